"""docs/tracebank.md: the card of the bank in data/, with its edits and ten of its pairs."""

from __future__ import annotations

import html
import json
import re
from collections.abc import Iterator, Mapping
from difflib import SequenceMatcher
from pathlib import Path
from typing import Any

from reference_pages.markdown import code, table
from wmw.core.verdict import LABELS
from wmw.perturbations import registry

BANK = Path(__file__).resolve().parents[2] / "data" / "tracebank-2026"
_SHOWN = 10
_SPLITS = ("train", "validation", "test")
_WORD = re.compile(r"\w+(?:\.\d+)?|\s+|[^\w\s]")

_OPENING = """\
[data/tracebank-2026](../data/tracebank-2026) is what
`wmw tracebank build --seed 2026 --no-pictures` writes, to the byte; a test builds it anew and
compares. `wmw tracebank build --seed 2026` adds the pictures, and `wmw tracebank export` makes a
dataset folder of it ([export.md](export.md)).

<!-- run -->
```bash
wmw tracebank show data/tracebank-2026
python scripts/check_certificates.py data/tracebank-2026
```
"""
_FORM = """\
## What is in it

- `traces.jsonl`: gold traces, one JSON object on each line ([schema.md](schema.md)). Each answers a
  question that its seed draws and words, in one of three modalities: the numbers stand in the text,
  in the picture, or in both.
- `pairs.jsonl`: preference pairs. `chosen` is the gold trace; `rejected` is the same trace broken
  in one typed way, in state, relation, force, law, number, unit, order or answer. With them go the
  JSON Patch from one to the other, the label, the edit, and a certificate: what is violated, where,
  what was stated and what holds, by how much, and the equations and values that show it.
- `scenes/`: what each picture shows, as data, with question, options and givens.
- `splits.json`, `manifest.json`, `SHA256SUMS`: splits, counts, versions, hashes.

All pairs of a trace are in its split. Splits follow a hash of what is drawn, so the same draw under
another seed is in the same split. Edits that are `held_out` break no trace of the train split: the
other splits tell how what was learnt carries over to faults never met.
"""
_MADE = """\
## How it is made

Questions are drawn from declarations of seventeen chapters of introductory physics, and solved by
the laws declared there. Quality gates set aside what is not a fair question
([quality-gates.md](quality-gates.md)). Edits then break the gold trace as models do. What still
holds after an edit is no edit and is not used. Among what several edits offer, the bank takes the
pair that a judge without physics, taught as the bank grows, would get most wrong, so that little
but physics tells chosen from rejected ([shortcuts.md](shortcuts.md) measures what is left).

On one core of a shared AMD EPYC server, 200 traces with 3,200 pairs take 2.9 to 3.1 s where it is
fast and idle (2026-11-24), 5.1 to 5.5 s at most times and 6 to 8 s where much else runs (first
builds of a process, after imports, without pictures). A bank of 99,999 traces with 1,595,040 pairs
(7.5 GB) took a process about 30 minutes on the fast one, broken off once; it held 187 MB after
15,000 traces, 192 MB after 50,000, and at most 210 MB when it joined the files at the end.

## What it is for, and what not

It is for training models to prefer sound reasoning (DPO and its kin), for supervised training on
gold traces, and for measuring verifiers. It is not a test of how well a model knows physics: all
questions are generated, in English, from introductory chapters with ideal bodies; the words of a
trace come from a finite stock, and rejected traces have one fault each, where models make several.
Sound traces are taken to be sound because laws, gates and the verifier agree; how people judge them
is measured by a review ([review.md](review.md)). Apache-2.0, as the code.
"""
_DRAWN = """\
## Ten pairs

The first pair of each label that is met in the test split, each of another family, and one more in
which a wrong law shows in numbers alone. What was changed is ~~struck out~~, what stands there in
the rejected trace is **bold**.
"""


def page() -> str:
    """Return the whole page."""
    manifest = json.loads((BANK / "manifest.json").read_text(encoding="utf-8"))
    pairs = manifest["counts"]["pairs"] if "pairs" in manifest["counts"] else manifest["pairs"]
    return "\n".join(
        [
            "# TraceBank, seed 2026\n",
            _OPENING,
            _FORM,
            _counts(manifest, pairs),
            _MADE,
            _shortcuts(manifest),
            _edits(pairs["edit"]),
            _DRAWN,
            *_examples(),
        ]
    )


def _counts(manifest: Mapping[str, Any], pairs: Mapping[str, Any]) -> str:
    splits = json.loads((BANK / "splits.json").read_text(encoding="utf-8"))
    traces = {split: len(splits[split]) for split in _SPLITS}
    by_split = [
        ("traces", *(str(traces[split]) for split in _SPLITS), str(sum(traces.values()))),
        ("pairs", *(str(pairs["split"][s]) for s in _SPLITS), str(sum(pairs["split"].values()))),
    ]
    labels = [(label, str(pairs["label"][label])) for label in LABELS if label in pairs["label"]]
    families = [
        (name, str(count), str(pairs["family"].get(name, 0)))
        for name, count in manifest["counts"]["family"].items()
    ]
    sides = pairs["edit_family"]
    modality = ", ".join(f"{n} {name}" for name, n in manifest["counts"]["modality"].items())
    return "\n".join(
        [
            table(("", *_SPLITS, "all"), by_split),
            f"Modality of the questions: {modality}. Pairs by seen edits: {sides['seen']}, by held-"
            f"out ones: {sides['held_out']}.\n",
            table(("label", "pairs"), labels),
            table(("family", "traces", "pairs"), families),
        ]
    )


def _shortcuts(manifest: Mapping[str, Any]) -> str:
    """Return the best that classifiers without physics do on pairs of unseen traces."""
    best = {
        pairs: max(
            audit["accuracy"][pairs]["share"]
            for audit in manifest["shortcuts"]
            if audit["classifier"] != "repeated numbers"
        )
        for pairs in ("seen edits", "held-out edits")
    }
    return (
        "Of six classifiers that know no physics, taught on the train split, the best tells chosen"
        f" from rejected in {100 * best['seen edits']:.0f}% of the pairs of other traces by seen"
        f" edits, and in {100 * best['held-out edits']:.0f}% of those by held-out ones; chance is"
        " 50%. The manifest has all figures.\n"
    )


def _edits(used: Mapping[str, int]) -> str:
    rows = [
        (e.label, code(e.name), e.family, ", ".join(e.manners), str(used.get(e.name, 0)), e.summary)
        for label in LABELS
        for e in registry().values()
        if e.label == label
    ]
    head = ("label", "edit", "family", "manners", "pairs", "what it does")
    return "\n".join(["## Edits\n", "[edits.md](edits.md) says more of them.\n", table(head, rows)])


# --- Ten pairs ---------------------------------------------------------------------------------


def _examples() -> Iterator[str]:
    splits = json.loads((BANK / "splits.json").read_text(encoding="utf-8"))
    for number, pair in enumerate(_chosen(frozenset(splits["test"])), 1):
        yield _example(number, pair)


def _chosen(traces: frozenset[str]) -> list[Mapping[str, Any]]:
    """Return the pairs that are shown: one of each label, then one in numbers alone."""
    with (BANK / "pairs.jsonl").open(encoding="utf-8") as lines:
        pairs = [pair for pair in map(json.loads, lines) if pair["source_trace_id"] in traces]
    found: list[Mapping[str, Any]] = []
    families: set[str] = set()
    for label in (*LABELS, None):
        for pair in pairs:
            family = pair["chosen"]["scenario_family"]
            in_numbers = "-in_numbers-" in pair["id"]
            fits = in_numbers if label is None else pair["perturbation_type"] == label
            if fits and family not in families and len(found) < _SHOWN:
                found.append(pair)
                families.add(family)
                break
    return found


def _example(number: int, pair: Mapping[str, Any]) -> str:
    certificate = pair["certificate"]
    title = f"### {number}. {pair['perturbation_type']}: {code(pair['perturbation_name'])}\n"
    why = f"Changed: {pair['description']}."
    sizes = ""
    if certificate.get("residual") is not None and certificate.get("slack") is not None:
        sizes = (
            f" Off by {100 * certificate['residual']:.3g}%; rounding explains at most"
            f" {100 * certificate['slack']:.2g}%."
        )
    rows = [(code(at), text) for at, text in _changes("", pair["chosen"], pair["rejected"])]
    facts = f"{pair['chosen']['scenario_family']}, {pair['perturbation_family']}, " + (
        "carried on" if pair["carried"] else "isolated"
    )
    question = html.escape(pair["chosen"]["question"], quote=False).replace("\n", " ")
    return "\n".join(
        [title, f"*{facts}.* {question}\n", f"{why}{sizes}\n", table(("place", "change"), rows)]
    )


def _changes(place: str, old: Any, new: Any) -> Iterator[tuple[str, str]]:
    """Yield the leaves in which two traces differ, with the difference marked."""
    if old == new:
        return
    if isinstance(old, dict) and isinstance(new, dict):
        for key in dict.fromkeys((*old, *new)):
            yield from _changes(f"{place}/{key}", old.get(key), new.get(key))
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for index, (mine, theirs) in enumerate(zip(old, new, strict=True)):
            yield from _changes(f"{place}/{index}", mine, theirs)
    elif isinstance(old, list) and isinstance(new, list):
        yield place, _marked([f"{_text(item)}; " for item in old], [f"{_text(x)}; " for x in new])
    else:
        yield place, _marked(_WORD.findall(_text(old)), _WORD.findall(_text(new)))


def _text(value: Any) -> str:
    if value is None:
        return ""
    if isinstance(value, dict):
        return ", ".join(_text(part) for part in value.values() if part is not None)
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def _marked(before: list[str], after: list[str]) -> str:
    """Return the new text with what is new in bold, and what it replaces struck out."""
    parts: list[str] = []
    for tag, i, j, k, m in SequenceMatcher(None, before, after, autojunk=False).get_opcodes():
        gone, come = ("".join(side).replace("\n", " ") for side in (before[i:j], after[k:m]))
        if tag == "equal":
            parts.append(html.escape(gone, quote=False))
            continue
        if gone:
            parts.append(f"<del>{html.escape(gone, quote=False)}</del>")
        if come:
            parts.append(f"<strong>{html.escape(come, quote=False)}</strong>")
    return re.sub(r"([\\$*_`])", r"\\\1", "".join(parts))
