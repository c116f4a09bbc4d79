"""A law that a question only grants: "how far does 12 N stretch it, if Hooke's law still holds?".

Such a clause alters nothing. What tells of a change by its "if" would take it for a supposition, so
it is read as a sentence of its own.
"""

from __future__ import annotations

import re

_GRANTS = re.compile(
    r",? (?:if|provided|assuming|supposing|as long as|so long as) (?:that )?"
    r"(?P<law>(?:[\w'’]{1,20} )?law (?:still |always )?"
    r"(?:holds|applies|is (?:still )?(?:valid|obeyed))"
    r"|(?:it|the \w{1,20}) (?:still |always )?(?:obeys|follows) [\w'’]{1,20} law)"
    r"(?P<end>[?.])",
    re.I,
)


def with_laws_granted(question: str) -> str:
    """Return a question whose last clause, that some law holds, stands behind it."""
    return _GRANTS.sub(_behind, question)


def _behind(match: re.Match[str]) -> str:
    law = match["law"]
    return f"{match['end']} {law[0].upper()}{law[1:]}."
