"""Whether a body is within or beyond a focal point, by its distance and the focal length.

A stamp 5.0 cm from a glass of focal length 8.0 cm is within the focal point, and no relation has it
beyond. Distance and focal length are those that the trace itself states.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from wmw.core.equation import canonical_name
from wmw.core.equation.names import word_set
from wmw.core.unit_table import LENGTH
from wmw.verifiers.claims import Claims, RelationClaim
from wmw.verifiers.questions.options import split_options
from wmw.verifiers.vocabulary.lexicon import plain

_BEYOND = frozenset({"beyond", "outside", "farther_than", "further_than"})
_WITHIN = frozenset({"in", "inside", "within", "closer_than", "nearer_than"})
_FOCUS = re.compile(r"\b(?:focal (?:point|length|distance)|focus)\Z|\Af\Z")
_DOUBLE = re.compile(r"\b(?:2f|2 f|twice|double|curvature)\b")
_FOCAL = word_set("f focal_length focalLength f_lens f_glass")
_OBJECT = re.compile(
    r"(?:d_?o|d_?ob?j(?:ect)?|s_?o|u|do|object_?distance|distance_?(?:of_)?(?:the_)?object"
    r"|objectDistance|p)\Z",
    re.I,
)
_SEVERAL = re.compile(
    r"\b(?:moved|moves|then|later|second lens|two lenses|diverging|eyepiece|objective|until)\b"
)
"""What tells of a second place, or of a second lens."""
_NOT_IT = word_set(
    "eye observer viewer reader person virtual image wall film sensor retina paper camera"
)
_OF_THE_GLASS = word_set("lens mirror glass loupe magnifier axis screen image focus point length f")
_ASKED_OF_IMAGE = re.compile(r"\b(?:image|screen|ray|rays|light|picture|lens|mirror|glass)\Z")


def on_this_side_of_focus(claims: Claims, claim: RelationClaim) -> str | None:
    """Return on which side of the focal point a body is, where the claim has it on the other."""
    body, point = (plain(name) for name in claim.args)
    if claim.type not in _BEYOND | _WITHIN or not _FOCUS.search(point) or _DOUBLE.search(point):
        return None
    if _ASKED_OF_IMAGE.search(body) or not _NOT_IT.isdisjoint(body.split()):
        return None
    others = {plain(name) for name in claims.bodies} - {body}
    if any(_OF_THE_GLASS.isdisjoint(other.split()[-1:]) for other in others):
        return None  # the distance may be that of another thing
    stem = plain(split_options(claims.question)[0])
    if f" {body} " not in f" {stem} " or not claim.args[0][-1:].isalnum() or _SEVERAL.search(stem):
        return None
    focal, away = _only(claims, _is_focal), _only(claims, _is_object)
    if focal is None or away is None or focal <= 0 or away <= 0 or focal == away:
        return None
    beyond = away > focal
    if beyond == (claim.type in _BEYOND):
        return None
    return f"{'beyond' if beyond else 'within'}({claim.args[0]}, {claim.args[1]})"


def _is_focal(name: str) -> bool:
    return canonical_name(name) in _FOCAL


def _is_object(name: str) -> bool:
    return _OBJECT.match(name) is not None


def _only(claims: Claims, means: Callable[[str], bool]) -> float | None:
    """Return the one length (SI) that state 0 has under a name of a kind."""
    found = {
        claim.measured.si
        for claim in (*claims.variables, *claims.attributes)
        if claim.measured is not None
        and claim.measured.unit is not None
        and claim.measured.unit.dimension == LENGTH
        and means(claim.name)
    }
    return found.pop() if len(found) == 1 else None
