"""The nine failure labels in a line each, as annotators meet them; docs/review.md says more."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wmw.core.verdict import Label

MEANINGS: Final[Mapping[Label, str]] = {
    "object": "the wrong body is tracked or reported, two are merged, or its kind is wrong",
    "state": "a given is misstated, missing, or has the wrong sign",
    "relation": "contact, support, containment, alignment or order of the bodies is wrong",
    "force": "a force is missing, reversed, on the wrong body or of the wrong size",
    "transition": "a law, equation or effect does not hold; a slip in the working",
    "intervention": "state 1 does not follow from the transition that is stated",
    "temporal": "before and after are exchanged, or the order of events is wrong",
    "unit_scale": "wrong only by a unit, a prefix, a power of ten or a sign convention",
    "faithfulness": "a contradiction that appears only in the answer",
}
