"""docs/edits.md: every way in which gold traces are broken."""

from __future__ import annotations

from reference_pages.markdown import code, table
from wmw.core.verdict import LABELS
from wmw.perturbations import registry

_OPENING = """\
An edit breaks a gold trace in one typed way. `wmw perturb --list` prints the same table, and
`wmw.perturb(item, name, seed)` returns the pair of the sound and the broken trace with a
certificate: what is violated where, what was stated and what holds, and by how much beyond what
rounding explains. An edit that is `held_out` is never used for training. In the manner *carried*
everything that depends on the fault is worked out with it, in the words of the gold trace; in the
manner *isolated* all else stays right. A wrong law *in numbers* (`in_numbers`) stands nowhere: the
right one is written, and what is worked out, with all that follows, is what the wrong one gives.
What still holds after an edit is not used.

A certificate also names the quantity that is misstated, the equations that lead to it from what is
given, their values in SI, and where the trace states these. `python scripts/check_certificates.py
BANK` works all of that out again for every pair of a bank; it uses nothing of the package, reads
only the bank's files, and names each pair that is not what it claims.
"""


def page() -> str:
    """Return the whole page."""
    edits = registry().values()
    sections = []
    for label in LABELS:
        rows = [
            (code(e.name), e.family, ", ".join(e.manners), e.summary)
            for e in edits
            if e.label == label
        ]
        sections.append(
            f"## {label}\n\n" + table(("edit", "family", "manners", "what it does"), rows)
        )
    seen = sum(edit.family == "seen" for edit in edits)
    count = f"{len(edits)} edits, {seen} of them seen and {len(edits) - seen} held out.\n"
    return "\n".join(["# Edits\n", _OPENING, count, *sections])
