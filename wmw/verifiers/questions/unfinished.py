"""A sentence that its options complete, as the question which of them does.

"Its image is (A) real and inverted (B) virtual and upright" asks which describes the image.
"""

from __future__ import annotations

import re

_IMAGE_IS = re.compile(
    r"\b(?P<its>Its|The|This|The resulting|The final) (?P<image>image)(?: (?:formed|produced))?"
    r"(?: by (?:it|(?:the|this) [a-z]+))? (?:is|will be|must be|is then)[: …_]*(?=\(A\)|A\))",
    re.I,
)


def finished(text: str) -> str:
    """Return a question whose last sentence breaks off before the options as one that asks."""
    return _IMAGE_IS.sub(r"Which describes its \g<image>? ", text, count=1)
