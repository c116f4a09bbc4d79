"""Forces along one line on a body that the question's words keep in equilibrium, by no law.

Whatever the forces are, those on a body at rest, or in motion at a constant velocity, add up to
zero along each line. That can only be told where every one is listed with a size and a plain way;
a question that tells of a change, a turn, a slope or a moment of force is left alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Literal, NamedTuple

from wmw.core.equation.names import word_set
from wmw.core.patterns import compiled
from wmw.core.quantity import Measurement, find_measurements
from wmw.core.tolerance import slack
from wmw.core.units import parse_unit
from wmw.core.work import spend
from wmw.verifiers.claims import Claims, ForceClaim
from wmw.verifiers.forces.force_names import pieces_of
from wmw.verifiers.forces.listed import is_component, is_resultant
from wmw.verifiers.forces.surely_still import is_surely_still
from wmw.verifiers.own_words import alike, answered, is_among
from wmw.verifiers.questions.asking import asks_whether
from wmw.verifiers.questions.options import split_options
from wmw.verifiers.vocabulary.arrows import ARROWS
from wmw.verifiers.vocabulary.lexicon import plain

_SENTENCE = re.compile(r"(?<=[.?!;])\s+")
_STILL = re.compile(
    r"\b(?<!from )(?<!to )(?<!was )(?<!were )(?<!initially )(?<!first )at rest\b"
    r"|\bin (?:static |mechanical |vertical )?equilibrium\b"
    r"|\b(?:motionless|stationary)\b|\bdoes not (?:move|budge)\b"
    r"|\bat (?:constant|steady|uniform|terminal) (?:\w+ )?(?:velocity|speed)\b|\bat constant \d"
    r"|\bwith constant (?:\w+ )?(?:velocity|speed)\b"
    r"|\b(?:arm|forearm|leg|foot|limb|jaw) (?:[a-z]+ ){0,4}(?:held|kept)"
    r" (?:horizontal(?:ly)?|level|steady|still|in place)\b"
)
"""What keeps the forces on a body in balance."""
_BALANCE = re.compile(r"\b(?:static|mechanical|in) equilibrium\b|\bis (?:level|at rest)\b")
_CARRIED = re.compile(
    r"\b(?:hangs|hanging|hung|suspended|floats|floating|hovers|hovering|tied"
    r"|(?:rests|lies|stands|sits|resting|lying|standing|sitting) on|held (?:\w+ ){0,2}under)\b"
)
"""What keeps a body at its height, so that the forces up and down are in balance."""
_AFLOAT = re.compile(r"\bfloat")
_UNDER = re.compile(r"\b(?:under|beneath|submerged|immersed|sunk)\b")
"""What floats and is under water, too, is told of two states."""
_ON_ITS_WAY = re.compile(
    r"\b(?:elevator|lift|lifts?|lifted|rocket|car|cart|truck|train|bus|ship|plane|wheel|trampoline"
    r"|ris\w+|sink\w*|falls?|falling|ascend\w*|descend\w*|climb\w*|lower(?:s|ed|ing)|rais\w+|wound"
    r"|mov(?:es|ing|ed)|slid\w+|runs?|speeds?|velocity|thrust)\b"
)
"""Where a body that is carried may be under way with what carries it."""
_MOVED = re.compile(
    # what changes, or is of one moment alone
    r"\b(?:accel|decel|releas|let go|starts?\b|starting|begins?\b|suddenly|then\b|until|after"
    r"|before|once\b|when\b|if\b|instead|momentar|instant|initial|comes? to|brought to"
    r"|slow(?:s|ed|ing)\b|speeds? up|brak|increas|decreas|doubl|halv|cut\b|cuts\b|breaks?\b|snap"
    r"|tears?\b|torn|off\b|remov|additional|extra\b|drops?\b|dropped|jump|throw|thrown|kick"
    r"|fir(?:es|ed)\b|hits?\b|strik|struck|collid|collis|explo|impuls|moment|oscillat|vibrat"
    r"|displac|relative|net\b|result|unbalanc|which way|which direction|what direction|happen"
    r"|whether"
    # what goes round, or is on a slope
    r"|highest|lowest|crest|(?<!on )top\b|peak|circ|curv|bend\b|bends\b|round\b|around"
    r"|loop|orbit|turn|whirl|swing|swung|conical|hill|dip\b"
    r"|bridge|rotat|revolv|spin|centri|inclin|slope|ramp|slant|plane\b|angle|degree|diagonal|slide\b"
    r"|wedge|chute"
    # what is held by more than the list need say
    r"|ladder|hydraulic|charges?\b|charged|dipole|magnets?\b|planet|moon\b|fixed|glued"
    r"|(?<!fills )(?<!fills the )space\b"
    r"|clamped|bolted|nailed|frame\b|maximum|minimum|greatest|least\b|smallest|largest|at most"
    r"|at least|just\b)|°"
)
_BY_MORE = re.compile(
    r"\b(?:lever|pivot|hinge|fulcrum|beam|plank|axle|barrow|torque|seesaw|balanced\b|crane|piston"
    r"|pulley|tackle|joint|elbow|forearm|muscle|biceps|jaw|hip|knee|ankle|shoulder|wrist)"
)
"""Where something acts over an arm, or bears what is held, which need not be listed."""
_OVER_AN_ARM = re.compile(
    r"\b(?:lever|pivot|hinge|fulcrum|beam|plank|axle|barrow|torque|seesaw|balanced\b|nutcracker|pliers"
    r"|joint|elbow|forearm|muscle|biceps|jaw|hip|knee|ankle|shoulder|wrist)"
)
_BEARS = re.compile(
    r"\b(?:joint|elbow|pivot|hinge|fulcrum|support|axle|trestle|pier|gas|air|atmosphere)\b"
)
"""A list that has these leaves nothing out that holds the body."""
_HANGS_STILL = re.compile(r"\b(?:hangs|hanging|hung) (?:freely )?(?:at rest|motionless)\b")
_OTHERWISE = re.compile(
    r"\b(?:max\w*|limiting|least|apparent|effective|true|reading|pressure|initial|final|new|before"
    r"|after|without|if|each|per|both|pair|reaction|inertial?|fictitious|pseudo|imaginary|torque"
    r"|internal|total|sum|difference|excess)\b"
)
"""What a listed force may be called that is none of the forces of this moment, or several."""
_SEVERAL = re.compile(
    r"\b(?:two|three|four|five|six|both|each|several|pair|identical|strands?|ropes|springs|cables"
    r"|strings|cords|chains|wires|threads|legs|supports|wheels|hands|feet|men|people|scales|posts"
    r"|columns|hooks)\b"
)
"""Where there are several of a kind, one that is listed may stand for each of them."""
_TRACKS = re.compile(r"\b(?:two|both|pair of)(?: \w+){0,3}? (?:rails|tracks|sides|ends)\b")
_MOST_ALIKE = 8
_PLURAL = re.compile(r"\b(?:system|blocks|boxes|bodies|masses|and|both|all|everything|whole)\b")
_HOLDERS = re.compile(
    r"\b(?:rope|string|cord|cable|thread|wire|chain|spring|floor|table|ground|bottom|shelf|scale"
    r"|hand|water|liquid|oil|bench|desk|wall|hook|balloon|drag|resistance|friction|rough)\b"
)
"""What may exert a force that is left out."""
_WEIGHT = re.compile(r"\b(?:gravity|gravitational|weight|mg|w)\b")
_HOLDS_BACK = re.compile(
    r"\b(?:magnetic|friction\w*|drag|resistance|tension|normal|spring|buoyan\w*|brak\w*)\b"
)
_WAYS = {
    "vertical": ("up", "down"),
    "across": ("right", "left"),
    "east-west": ("east", "west"),
    "north-south": ("north", "south"),
    "forward": ("forward", "backward"),
}
_SAME = {"upward": "up", "downward": "down", "rightward": "right", "leftward": "left"}
_FILLING = word_set("to the directed pointing acting vertically horizontally straight s")
_NEAR = 0.03
"""How much of the greatest force may be left over: 9.8 for 10, sizes rounded to two digits."""
_GRAVITY = (9.8, 9.81, 10.0)
_MASS = 0.02
_FEWEST, _MOST = 2, 12
_PAIR = 2
_MARK = re.compile(r"[a-z]|\d{1,2}")
_LOOK = 4
"""Steps of work that a force, or a number of the question, takes."""


class Imbalance(NamedTuple):
    """Forces on one body that leave a rest, the one that is wrong, if it can be told, and how."""

    fault: Literal["direction", "size", "missing"]
    body: str
    force: ForceClaim | None
    told: str
    expected: float = 0.0


class _Along(NamedTuple):
    claim: ForceClaim
    size: Measurement
    value: float
    """In newtons, with its sign along the line."""


def imbalances(claims: Claims) -> Iterator[Imbalance]:
    """Yield how the forces on a body in equilibrium fail to balance, for each line."""
    bodies = dict.fromkeys(plain(force.target) for force in claims.forces[: _MOST + 1])
    for body in bodies if len(claims.forces) <= _MOST else ():
        own = tuple(force for force in claims.forces if plain(force.target) == body)
        others = [force for force in claims.forces if force not in own]
        yield from _of_body(replace(claims, forces=own), others)


def _of_body(claims: Claims, others: Sequence[ForceClaim]) -> Iterator[Imbalance]:
    """Yield how the forces on the one body of the list fail to balance.

    What is left over may stand in the list as the partner of it, on another body.
    """
    lines = _lines(claims)
    if not lines:
        return
    stem, _ = split_options(claims.question)
    told = tuple(mention.measurement for mention in find_measurements(stem))
    kept = _kept(claims, stem, told)
    if kept is None:
        return
    spend(_LOOK * (len(told) + 1) * len(claims.forces))
    spoken = plain(" ".join((stem, *(f.name for f in claims.forces))))
    several = _SEVERAL.search(_TRACKS.sub(" ", spoken))
    exerting = [pieces_of(body) for body in claims.bodies]
    for line, forces in lines.items():
        if kept == "in height" and line != "vertical":
            continue
        rest = sum(force.value for force in forces)
        if _is_none(rest, forces):
            continue
        one_way = len({f.value > 0 for f in forces}) == 1
        if one_way and not any(_is_none(rest - 2 * f.value, forces) for f in forces):
            continue  # forces all one way are no list of what keeps a body where it is
        if any(f.magnitude is None or _is_size(f.magnitude, rest) for f in others):
            continue
        if several and any(
            _is_none(rest + times * force.value, forces)
            for force in _unmarked(forces, exerting)
            for times in range(1, _MOST_ALIKE)
        ):
            continue
        found = _told(claims, forces, rest, told)
        if found is not None and (found.fault != "missing" or kept == "along every line"):
            yield found


def _unmarked(forces: Sequence[_Along], exerting: Sequence[tuple[str, ...]]) -> list[_Along]:
    """Return the forces that may stand for others: not those that are counted one by one.

    Nor those of a body that is told from its like by a mark: the force of spring 2.
    """
    names = [pieces_of(force.claim.name) for force in forces]
    counted = [name[:-1] for name in names if len(name) > 1 and _MARK.fullmatch(name[-1])]
    by_one = [its for its in exerting if len(its) > 1 and _MARK.fullmatch(its[-1])]
    return [
        force
        for force, name in zip(forces, names, strict=True)
        if counted.count(name[:-1]) < _PAIR
        and not any(len(its) < len(name) and name[-len(its) :] == its for its in by_one)
    ]


def _is_size(size: Measurement, rest: float) -> bool:
    return abs(abs(size.si) - abs(rest)) <= _NEAR * abs(rest)


def is_mirrored(claims: Claims, force: ForceClaim) -> bool:
    """Tell whether the forces on a body balance along the line of one, and none is its weight.

    Which way a nutcracker is held no word of the question tells: with all forces on its arm the
    other way round the account is as sound.
    """
    own = tuple(f for f in claims.forces if plain(f.target) == plain(force.target))
    told = {_SAME.get(word, word) for word in plain(claims.question).split()}
    if any(_WEIGHT.search(plain(f.name)) for f in own) or told & {
        w for p in _WAYS.values() for w in p
    }:
        return False
    for forces in _lines(replace(claims, forces=own)).values():
        if any(along.claim is force for along in forces):
            return _is_none(sum(along.value for along in forces), forces)
    return False


def _lines(claims: Claims) -> dict[str, list[_Along]]:
    """Return the forces on the one body by their lines; none where one of them is in doubt."""
    forces = claims.forces
    if not _FEWEST <= len(forces) <= _MOST or len({plain(f.target) for f in forces}) != 1:
        return {}
    spend(_LOOK * len(forces))
    newton = parse_unit("N")
    assert newton is not None
    target = plain(forces[0].target)
    if not target or _PLURAL.search(target):
        return {}
    lines: dict[str, list[_Along]] = {}
    unsized = set()
    for claim in forces:
        name, way = plain(claim.name), line_of(claim.direction)
        size = claim.magnitude.read_in(newton) if claim.magnitude is not None else None
        if way is None or (size is not None and size.si < 0):
            return {}
        if is_component(claim) or is_resultant(claim) or _OTHERWISE.search(name):
            return {}
        _, _, on = name.partition(" on ")
        if on and on.split()[-1] != target.split()[-1]:
            return {}
        line, sign = way
        if size is None:
            unsized.add(line)
        else:
            lines.setdefault(line, []).append(_Along(claim, size, sign * size.si))
    if len({*lines, *unsized} - {"vertical"}) > 1:
        return {}  # forward may be to the right, and the other way round
    full = lines.keys() - unsized
    return {line: found for line, found in lines.items() if line in full and len(found) >= _FEWEST}


def line_of(direction: str | None) -> tuple[str, int] | None:
    """Return the line of a plain direction and the sign along it."""
    text = (direction or "").strip()
    words = [_SAME.get(w, w) for w in re.sub(r"s\b", "", plain(text)).split()]
    said = [ARROWS[text]] if text in ARROWS else [w for w in words if w not in _FILLING]
    for line, (ahead, back) in _WAYS.items():
        if said in ([ahead], [back]):
            return line, 1 if said == [ahead] else -1
    return None


def _kept(
    claims: Claims, stem: str, told: Sequence[Measurement]
) -> Literal["along every line", "in height"] | None:
    """Return whether a sentence keeps the body in equilibrium, or only carries it.

    None where neither is said of it, or anything tells of a change.
    """
    said = plain(stem)
    spend(len(said) // 4)
    texts = (claims.rule, claims.effect, claims.change, *claims.assumptions)
    own = plain(" . ".join(text.text for text in texts if text is not None))
    if "accelerat" in own or any(_is_of(n, "m/s^2") and not _is_g(n) for n in told):
        return None
    bears = any(_BEARS.search(plain(force.name)) for force in claims.forces)
    whole = bears or not _OVER_AN_ARM.search(said)
    if whole and is_surely_still(stem, plain(claims.forces[0].target)):
        return "along every line"
    if _MOVED.search(said) or _MOVED.search(stem):
        return None
    body = compiled(rf"\b{re.escape(plain(claims.forces[0].target).split()[-1])}\b")
    sentences = [plain(s) for s in _SENTENCE.split(stem) if not asks_whether(s)]
    own_ones = [words for words in sentences if body.search(words)]
    still = _BALANCE.search(own) or any(_STILL.search(words) for words in own_ones)
    if _BY_MORE.search(said):
        still = (still if bears else None) or any(map(_HANGS_STILL.search, own_ones))
        return "along every line" if still else None
    if still:
        return "along every line"
    if _ON_ITS_WAY.search(said) or any(_is_of(number, "m/s") for number in told):
        return None
    if _AFLOAT.search(said) and _UNDER.search(said):
        return None
    return "in height" if any(_CARRIED.search(words) for words in own_ones) else None


def _is_of(number: Measurement, unit: str) -> bool:
    known = parse_unit(unit)
    assert known is not None
    return number.unit is not None and number.unit.dimension == known.dimension


def _is_g(number: Measurement) -> bool:
    return min(_GRAVITY) * 0.99 <= number.si <= max(_GRAVITY) * 1.01


def _is_none(rest: float, forces: Sequence[_Along]) -> bool:
    """Tell whether what is left over is no more than what rounding leaves."""
    most = max(abs(force.value) for force in forces)
    return abs(rest) <= _NEAR * most + sum(slack(force.size) for force in forces)


def _told(
    claims: Claims, forces: Sequence[_Along], rest: float, told: Sequence[Measurement]
) -> Imbalance | None:
    """Return which force is reversed, of a wrong size, or left out."""
    body = forces[0].claim.target
    said = f"the forces on the {body} leave {abs(rest):.3g} N, but it is in equilibrium"
    reversed_ = [f for f in forces if _is_none(rest - 2 * f.value, forces) and not _falls(f)]
    if reversed_:
        reversed_.sort(key=lambda f: _HOLDS_BACK.search(plain(f.claim.name)) is None)
        return Imbalance("direction", body, reversed_[0].claim, said)
    results = [claim.measured for claim in claims.results if claim.measured is not None]
    answer = answered(claims)
    found = [*results, *([answer] if answer is not None else [])]
    lacking = any(abs(abs(number.si) - abs(rest)) <= _NEAR * abs(rest) for number in found)
    suspects = [
        force for force in forces if not _is_given(force, told) and not is_among(force.size, found)
    ]
    if (
        _BEARS.search(" ".join(plain(force.claim.name) for force in forces))
        and not any(_WEIGHT.search(plain(force.claim.name)) for force in forces)
        and rest > 0
        and _is_weight(rest, told)
    ):
        return Imbalance("missing", body, None, said, abs(rest))
    if len(suspects) == 1 and not lacking:
        [wrong] = suspects
        balanced = wrong.value - rest
        if balanced * wrong.value > 0:
            return Imbalance("size", body, wrong.claim, said, abs(balanced))
    if _HOLDERS.search(plain(claims.question)):
        return Imbalance("missing", body, None, said, abs(rest))
    return None


def _falls(force: _Along) -> bool:
    return force.value < 0 and _WEIGHT.search(plain(force.claim.name)) is not None


def _is_given(force: _Along, told: Sequence[Measurement]) -> bool:
    """Tell whether the question gives the force, or the mass of which it is the weight."""
    if any(_is_of(number, "N") and alike(number, force.size) for number in told):
        return True
    return _is_weight(force.size.si, told)


def _is_weight(size: float, told: Sequence[Measurement]) -> bool:
    """Tell whether a force is the weight of a mass that the question tells."""
    kilogram = parse_unit("kg")
    assert kilogram is not None
    masses = [number.read_in(kilogram) for number in told if number.unit is not None]
    return any(
        abs(mass.si * g - size) <= _MASS * size
        for mass in masses
        if mass is not None
        for g in _GRAVITY
    )
