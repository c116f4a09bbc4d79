"""A body of state 0 that stands for one of the question's under the name of another kind.

The relations have a lens, the objects a mirror, and the question tells of a lens alone: what is
in the relations and in the question, but not among the objects, is there by a wrong name.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from wmw.core.equation.names import word_set
from wmw.core.work import spend
from wmw.verifiers.bodies.named_bodies import said_in
from wmw.verifiers.claims import Claims
from wmw.verifiers.vocabulary.lexicon import plain, singular

_GROUPS = tuple(
    word_set(words)
    for words in (
        "lens lenses", "mirror reflector", "prism prisms", "grating slit", "lamp bulb light",
        "capacitor", "resistor", "diode led", "inductor coil solenoid", "motor motors",
        "battery cell source supply", "switch switches", "ammeter", "voltmeter", "fuse fuses",
        "water", "oil", "mercury", "alcohol ethanol", "glycerin glycerine glycerol", "honey",
        "milk", "ice", "steam", "sphere ball globe marble", "cube cubes", "cylinder", "cone cones",
        "disk disc", "hoop ring", "magnet magnets", "bar bars",
        "rope string cord cable thread wire", "spring springs",
        "support prop trestle pivot fulcrum", "pendulum bob", "pulley wheel",
        "car automobile", "truck lorry", "boat", "bicycle cyclist", "liquid fluid", "piston",
        "pipe tube", "parachute", "balloon", "feather", "bullet", "arrow", "hammer", "stone rock",
        "slope incline ramp", "air", "glass", "iron", "copper", "lead", "wood", "electron",
        "proton", "kettle", "rod",
    )
)  # fmt: skip
"""Nouns of one kind each; what two groups have are two kinds of things."""
_KIN = (
    word_set("water liquid fluid oil mercury alcohol ethanol glycerin glycerine glycerol honey"),
    word_set("ring coil hoop solenoid"), word_set("bar rod"), word_set("wheel disk disc cylinder"),
    word_set("ball bob sphere pendulum"), word_set("stone ball rock"),
    word_set("wire rod resistor"),
    word_set("glass lens prism"), word_set("pipe cylinder tube")
)  # fmt: skip
"""Groups of which one thing may go by either name, where only the general one is told."""
_GENERAL = word_set("liquid fluid ball bob support wire source light glass bar")
_MARK = re.compile(r"[a-z]|\d{1,2}")
_MOST = 12
_FEW = 2


def of_another_kind(claims: Claims) -> Iterator[tuple[int, str, str]]:
    """Yield the place and the name of each body of another kind, and what it should be."""
    if not 1 < len(claims.bodies) <= _MOST or not claims.relations:
        return
    said = {singular(word) for word in said_in(claims).split()}
    spend(len(claims.bodies) * len(claims.relations))
    objects = [plain(body) for body in claims.bodies]
    named = dict.fromkeys(plain(name) for r in claims.relations for name in r.args)
    lost = [name for name in named if name not in objects and _is_told(name, said)]
    lost = [name for name in lost if not any(_is_about(name, body) for body in objects)]
    if len(lost) != 1 or not _kinds(lost[0]):
        return
    beside = [plain(n) for r in claims.relations for n in r.args if lost[0] in map(plain, r.args)]
    if not {*beside} & {*objects}:
        return
    forced = {plain(force.target) for force in claims.forces}
    idle = [
        (place, body)
        for place, body in enumerate(claims.bodies)
        if objects[place] not in named and objects[place] not in forced
    ]
    if len(idle) > _FEW:
        return  # the relations are not those of these bodies
    strangers = [(place, body) for place, body in idle if _is_other(plain(body), lost[0], said)]
    if len(strangers) == 1:
        yield *strangers[0], lost[0]


def _kinds(name: str) -> list[frozenset[str]]:
    words = re.sub(r"\d", " ", name).split()
    words += [singular(word) for word in words]
    return [group for group in _GROUPS if any(word in group for word in words)]


def _is_told(name: str, said: set[str]) -> bool:
    """Tell whether the question has the noun of a body."""
    words = [singular(w) for w in name.split() if len(w) > 1 and not w.isdigit()]
    return bool(words) and words[-1] in said


def _is_about(name: str, body: str) -> bool:
    """Tell whether two names may be one body's: "lens" and "converging lens", not lamps 1 and 2."""
    ends = name.split()[-1], body.split()[-1:]
    marks = [end for end in (ends[0], *ends[1]) if _MARK.fullmatch(end)]
    if len(marks) > 1 and marks[0] != marks[1]:
        return False
    one, other = ({singular(w) for w in text.split() if len(w) > 1} for text in (name, body))
    return bool(one & other) or any(one & group and other & group for group in _GROUPS)


def _is_other(body: str, lost: str, said: set[str]) -> bool:
    """Tell whether a body is of a kind that neither the question has nor the lost body."""
    mine, its = _kinds(body), _kinds(lost)
    words = {singular(word) for word in body.split() if len(word) > 1}
    if not mine or not words or (its and {*its} & {*mine}):
        return False
    nouns = {word for group in mine for word in group}
    own = {word for group in its for word in group} | {singular(lost.split()[-1])}
    if any(nouns & kin and own & kin and (nouns | own) & _GENERAL for kin in _KIN):
        return False
    head = [w for w in body.split() if len(w) > 1][-1]
    return not nouns.isdisjoint({head, singular(head)}) and singular(head) not in said
