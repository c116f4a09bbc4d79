"""The page on shortcuts: what physics-blind classifiers make of a bank's pairs."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from wmw.benchmarks.shortcuts import CONSISTENCY, Accuracy, Verdict

_WHOLE = ("seen edits", "held-out edits", "written laws")


def page(verdicts: Sequence[Verdict], plan: Mapping[str, Any], picture: str | None) -> str:
    """Return the page as Markdown; `picture` is the path of the curves, where there are any."""
    last = _last(verdicts)
    parts = [
        "# Shortcuts",
        "",
        "Written by `wmw audit shortcuts`. A classifier that knows no physics is fitted to the",
        "pairs of the train split (counts of the chosen text less those of the rejected one,",
        "logistic regression) and asked which text is the chosen one in pairs of traces that it",
        "has not seen. Chance is 50%. Intervals are 95%, by a bootstrap over traces.",
        "",
        f"The bank: {plan['traces']} traces of seed {plan['seed']}, up to "
        f"{plan['pairs_per_trace']} pairs each; {last[0].trained_on} traces are trained on.",
        "",
        "*Written laws* are the pairs whose rejected trace states a false equation: that can be",
        "learnt by heart, so they are few and stand apart. *Repeated numbers* is no shortcut: it",
        "looks whether the numbers of a trace agree, which is what a faithful trace is to do.",
        "",
        *_table(last, _WHOLE),
        "",
        "## By label",
        "",
        *_table(last, [name for name in last[0].by if name not in _WHOLE]),
    ]
    if picture is not None:
        parts += ["", "## More to learn from", "", f"![Accuracy over traces trained on]({picture})"]
    parts += ["", "## What they go by", ""]
    for verdict in last:
        names = ", ".join(f"`{_shown(name)}` ({weight:+.2f})" for name, weight in verdict.telling)
        parts.append(f"- {verdict.reader}: {names}")
    return "\n".join([*parts, ""])


def _last(verdicts: Sequence[Verdict]) -> list[Verdict]:
    most = max(verdict.trained_on for verdict in verdicts)
    return [verdict for verdict in verdicts if verdict.trained_on == most]


def _shown(name: str) -> str:
    return name.replace("`", "'").replace("|", "¦").replace("\n", " ")


def _table(verdicts: Sequence[Verdict], groups: Sequence[str]) -> Iterator[str]:
    yield "| pairs | number | " + " | ".join(v.reader for v in verdicts) + " |"
    yield "| --- | ---: |" + " ---: |" * len(verdicts)
    for group in groups:
        own = [verdict.by[group] for verdict in verdicts]
        yield f"| {group} | {own[0].pairs} | " + " | ".join(map(shown, own)) + " |"


def shown(accuracy: Accuracy) -> str:
    """Return an accuracy in percent with its interval."""
    if math.isnan(accuracy.share):
        return "–"
    low, high = (f"{100 * bound:.0f}" for bound in (accuracy.low, accuracy.high))
    return f"{100 * accuracy.share:.1f}% ({low}–{high})"


def record(verdicts: Sequence[Verdict]) -> list[dict[str, Any]]:
    """Return the verdicts as plain dicts, accuracies rounded to four digits."""
    return [
        {
            "classifier": verdict.reader,
            "traces": verdict.trained_on,
            "accuracy": {
                name: {
                    "share": None if math.isnan(a.share) else round(a.share, 4),
                    "interval": [round(a.low, 4), round(a.high, 4)],
                    "pairs": a.pairs,
                }
                for name, a in verdict.by.items()
            },
            "telling": [[name, round(weight, 4)] for name, weight in verdict.telling],
        }
        for verdict in verdicts
    ]


def curves(verdicts: Sequence[Verdict], path: Path) -> None:
    """Draw the accuracy over the number of traces trained on, for seen and held-out edits."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(10, 3.6), layout="constrained")
    sizes = sorted({verdict.trained_on for verdict in verdicts})
    for axes, group in zip(figure.subplots(1, 2, sharey=True), _WHOLE[:2], strict=True):
        for reader in dict.fromkeys(verdict.reader for verdict in verdicts):
            own = {v.trained_on: v.by[group].share for v in verdicts if v.reader == reader}
            dashed = "--" if reader == CONSISTENCY else "-"
            axes.plot(sizes, [own[size] for size in sizes], dashed, marker="o", ms=3, label=reader)
        axes.axhline(0.5, color="0.6", lw=0.8)
        axes.set(xscale="log", xlabel="traces trained on", title=group, ylim=(0.3, 1.0))
        axes.set_xticks(sizes, [str(size) for size in sizes])
        axes.minorticks_off()
    figure.axes[0].set_ylabel("pairs ranked rightly")
    handles, names = figure.axes[0].get_legend_handles_labels()
    figure.legend(handles, names, loc="outside right upper", fontsize=8, frameon=False)
    figure.savefig(path, dpi=150, metadata={"Software": None})
