"""Draw docs/images/caught-error.png: a picture, a trace with a fault, and what wmw finds in it.

Everything in it is computed: the picture is drawn from the family's scene, the findings are those
of `wmw.verify` on a trace of data/sample_traces.jsonl.
"""

from __future__ import annotations

import io
import textwrap
from math import radians
from pathlib import Path

import matplotlib

matplotlib.use("Agg")

import matplotlib.pyplot as plt

import wmw
from wmw.core import registry
from wmw.core.scene import SceneInput
from wmw.diagrams import draw

ROOT = Path(__file__).resolve().parent.parent
TRACE = "sample-2"
VALUES = {"m": 4.0, "theta": radians(35), "mu_k": 0.25, "g": 9.8}
SHOWN = {"m": "m = 4.0 kg", "theta": "θ = 35°", "mu_k": "μ_k = 0.25", "g": "g = 9.8 m/s²"}
INK, DIM, RED, GREEN = "#1a1a1a", "#6b6b6b", "#a8071a", "#17692b"
WIDTH = 62


def picture() -> bytes:
    """Return the picture that goes with the trace's question, as PNG."""
    family = registry.family("inclined_plane")
    given = SceneInput("slides_down", VALUES, {"block": "box", "incline": "incline"})
    return draw(family.draw(given), SHOWN).png


def rows() -> list[tuple[str, str]]:
    """Return the lines of the right half, each with its colour."""
    path = ROOT / "data" / "sample_traces.jsonl"
    trace = next(t for t in wmw.load_traces(path) if t["id"] == TRACE)
    verdict = wmw.verify(trace)
    faulty = {f.pointer for f in verdict.findings}
    told: list[tuple[str, str]] = [("the trace", DIM)]
    for place, force in enumerate(trace["state_0"]["forces"]):
        wrong = f"/state_0/forces/{place}/direction" in faulty
        line = f"  {force['name']}, {force['direction']}: {force['magnitude']}"
        told.append((line, RED if wrong else INK))
    equation = trace["transition"]["equation"]
    told.append((f"  {equation}", RED if "/transition/equation" in faulty else INK))
    answer = f"  answer: {trace['answer']['value']} {trace['answer']['unit']}"
    told.append((answer, RED if "/answer/value" in faulty else INK))
    told += [("", INK), ("wmw verify", DIM)]
    for field, status in verdict.verdict.items():
        told.append((f"  {field:<13} {status}", {"valid": GREEN, "invalid": RED}.get(status, DIM)))
    told.append((f"  labels        {', '.join(verdict.labels)}", RED))
    finding = next(f for f in verdict.findings if f.label in verdict.labels)
    told.append(("", INK))
    lines = textwrap.wrap(f"{finding.code} {finding.message}", WIDTH)
    return told + [(f"  {line}", INK) for line in lines]


def main() -> None:
    figure = plt.figure(figsize=(12.6, 4.2), dpi=100)
    left = figure.add_axes((0.0, 0.0, 0.48, 1.0))
    left.imshow(plt.imread(io.BytesIO(picture())))
    left.axis("off")
    for place, (line, colour) in enumerate(rows()):
        figure.text(
            0.5, 0.94 - 0.055 * place, line, color=colour, family="DejaVu Sans Mono", fontsize=10.5
        )
    target = ROOT / "docs" / "images" / "caught-error.png"
    target.parent.mkdir(exist_ok=True)
    figure.savefig(target, metadata={"Software": None})


if __name__ == "__main__":
    main()
