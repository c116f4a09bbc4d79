"""Which way who throws something from rest goes, by the question's own words.

Nothing of it hangs on a family or on a number: a skater at rest who throws a ball to the east moves
to the west, and so does what fires a shell.
"""

from __future__ import annotations

import re

from wmw.core.quantity import find_measurements
from wmw.core.units import parse_unit
from wmw.verifiers.accounts.opposite_ways import Way, ways_in
from wmw.verifiers.questions.asking import asking_sentences
from wmw.verifiers.vocabulary.lexicon import holds_phrase, plain

_THROWS = re.compile(
    r"\b(?:throws|throwing|tosses|hurls|flings|fires|shoots|ejects)\b(?P<rest>(?:[^.;?!]|\.(?=\d)){3,120})",
    re.I,
)
_RESTS = re.compile(
    r"\b(?:at rest|from rest|stationary|motionless|stands?|standing|sits|sitting)\b", re.I
)
_GOES_ON = re.compile(
    r"\b(?:catch\w*|caught|hits?|strikes?|collid\w*|walls?|returns?|comes? back|already|while"
    r"|moving|rolling|gliding|drifting)\b",
    re.I,
)
"""What may happen after the throw, or be so before it."""
_WHICH_WAY = re.compile(r"\b(?:which|what) (?:way|direction)\b", re.I)
_THING = re.compile(
    r"\s*(?:(?:off|away|out) )?(?P<thing>[^,]*?)(?= (?:at|with|to|from|for|in)\b|\Z)"
)
_LEAST = 3
"""How many letters a word has at least that names what is thrown."""
_SPEED = parse_unit("m/s")


def way_of_the_throw(question: str) -> Way | None:
    """Return which way something is thrown from rest, where the way of the thrower is asked for."""
    throws = list(_THROWS.finditer(question))
    asking = " ".join(asking_sentences(question))
    if len(throws) != 1 or not _WHICH_WAY.search(asking):
        return None
    if not _RESTS.search(question) or _GOES_ON.search(question):
        return None
    units = [m.measurement.unit for m in find_measurements(question)]
    if (
        sum(_SPEED is not None and u is not None and u.dimension == _SPEED.dimension for u in units)
        > 1
    ):
        return None  # another body moves, or the thrower itself
    rest = throws[0]["rest"]
    ways, thing = ways_in(rest), _THING.match(rest)
    words = plain(thing["thing"]).split() if thing is not None else []
    if any(len(word) >= _LEAST and holds_phrase(plain(asking), word) for word in words):
        return None  # which way the thing goes may be asked for
    return ways[0] if len(ways) == 1 else None
