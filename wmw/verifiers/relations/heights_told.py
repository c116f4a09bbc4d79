"""Which of two bodies is higher by its own height or depth, by what lies on what, or by levels.

Heights and depths that the trace has by the bodies' own names; a liquid's surface that stands so
far above a hole; air over a liquid, a piston on its gas, and pistons told to be level.
"""

from __future__ import annotations

import re

from wmw.core.equation.names import word_set
from wmw.core.patterns import compiled
from wmw.core.quantity import Measurement, read_value
from wmw.core.unit_table import LENGTH
from wmw.verifiers.bodies.named_bodies import said_in
from wmw.verifiers.claims import Claims, RelationClaim
from wmw.verifiers.relations.told_under import told_under
from wmw.verifiers.vocabulary.lexicon import plain

_LIQUIDS = word_set("water oil mercury brine alcohol liquid glycerine sea petrol ethanol milk")
_GASES = word_set("air gas helium nitrogen argon hydrogen oxygen steam oil liquid water fluid")
_TRAPPED = re.compile(
    r"\b(?:bubbles?|drops?|trapped|bell|inverted|upside|balloon|under ?water|beneath|pocket|sealed"
    r"|u tube|barometer|manometer|closed|diver|tubes?|straw|pipette|capillary|clouds?|rain\w*)\b"
)
_HEIGHT = re.compile(r"(?:h|y|altitude|elevation|(?:(?:start|initial|drop|release) )?height)\Z")
_DEPTH = re.compile(r"(?:h|depth(?: below surface)?)\Z")
_SPACED = re.compile(r"_|(?<=[a-z])(?=[A-Z])")
_DEEP = re.compile(r"\b(?:deep|depths?|below surface)\b")
_OVER_GROUND = re.compile(
    r"\b(?:above|over) (?:[a-z]+ )?(?:ground|floor|sea|street|water|lake|pavement)\b"
)
_TALL = re.compile(r"\b(?:tall|thick|stack\w*|on top|sides|high blocks?|rests? on|lies on)\b")
"""What makes a height that of a body itself, and not of its place."""
_TWO_PLACES = re.compile(
    r"(\d+(?: \d+)?) m and (?:[a-z]+ ){1,4}(\d+(?: \d+)?) m"
    r" above (?:ground|floor|sea|water|street)\b"
)
_UPWARD = re.compile(
    r"\b(?:up|upwards?|rises?|rising|below|beneath|under\w*|piston|membrane|divided|partition"
    r"|glass bottom|fountain|hangs?|chamber)\b"
)
"""What may have air under a liquid."""
_FEW = r"(?: (?!former|latter)[a-z]+){0,6}"
_SURFACE = re.compile(r"\b(?:surface|level)\Z")
_NO_OTHER = (
    r" (?!(?:and|or|but|with|that|which|who|whose|while|when|then|above|over|not|of|its|bottom|foot"
    r"|partly|float\w*|reach\w*|extend\w*|dip\w*|stick\w*|immers\w*|sunk|end\w*|down)\b)[a-z]+"
)
"""A word behind a body's name that leads to no other body's place, nor to that of its bottom."""
_RISES = re.compile(r"\b(?:rises?|higher|lower|falls|then|later|difference)\b")
_LEVEL = re.compile(r"\b(?:level with|at same (?:level|height)|(?:equal|same) heights?)\b")
_DOWN = re.compile(
    r"\b(?:press(?:es|ed)?|push(?:es|ed)?)(?: [a-z]+){0,5}? down\b|\bdown on\b"
    r"|\bdownward (?:force|push)"
    r"|\b(?:rests?|lies|lying|resting|sits) (?:[a-z]+ ){0,3}?on\b"
    r"|\bcarries (?:[a-z]+ ){0,3}piston\b|\benclosed below\b"
)
_PISTON = re.compile(r"\b(?:piston|plunger)\b")
_HANGING = re.compile(
    r"\b(?:hang\w*|upward|under(?:side|neath)?|beneath|bottom|suspended|horizontal)\b"
)


def stands_otherwise(claims: Claims, claim: RelationClaim) -> str | None:
    """Return which of two is higher, or that they are level, where the claim has it otherwise."""
    if claim.type not in ("above", "below"):
        return None
    upper, lower = claim.args if claim.type == "above" else claim.args[::-1]
    words = said_in(claims)
    return (
        _by_values(claims, upper, lower, words)
        or _by_turns(upper, lower, words)
        or _air_on_top(upper, lower, words)
        or _surface(upper, lower, words)
        or told_under(claims, upper, lower, words)
        or _pistons(claims, upper, lower, words)
    )


def _by_values(claims: Claims, upper: str, lower: str, words: str) -> str | None:
    high, low = _heights(claims, upper), _heights(claims, lower)
    over = _OVER_GROUND.search(words) is not None and not _TALL.search(words)
    for kind in ("height", "depth"):
        if kind not in high or kind not in low or high[kind] == low[kind]:
            continue
        if (over or kind == "depth") and (high[kind] < low[kind]) == (kind == "height"):
            return f"above({lower}, {upper})"
    return None


def _heights(claims: Claims, body: str) -> dict[str, float]:
    """Return the height, or the depth, that a trace gives for a body by the body's own name."""
    found: dict[str, set[float]] = {}
    name = plain(body)
    deep = _DEEP.search(plain(claims.question)) is not None
    for value in (*claims.variables, *claims.attributes):
        measured = value.measured
        if measured is None or measured.unit is None or measured.unit.dimension != LENGTH:
            continue
        if value.body not in (None, body):
            continue
        said = _SPACED.sub(" ", value.name).lower() + (f" {name}" if value.body else "")
        letter = name[-2:] if name[-2:-1] == " " else f" {name}"
        ends = next((end for end in (f" {name}", letter) if said.endswith(end)), "")
        stem = said.removesuffix(ends).removesuffix(" of") if ends else ""
        if _HEIGHT.match(stem) and not (deep and stem == "h"):
            found.setdefault("height", set()).add(measured.si)
        elif _DEPTH.match(stem):
            found.setdefault("depth", set()).add(measured.si)
    return {kind: values.pop() for kind, values in found.items() if len(values) == 1}


def _by_turns(upper: str, lower: str, words: str) -> str | None:
    """Return which of two falls from the higher of two places, "the former" and "the latter"."""
    told = _TWO_PLACES.search(words)
    if told is None:
        return None
    first, second = (read_value(told[n].replace(" ", ".")) for n in (1, 2))
    if not isinstance(first, Measurement) or not isinstance(second, Measurement):
        return None
    lows = ("former", "latter") if first.value < second.value else ("latter", "former")
    from_ = [
        compiled(rf"\b{re.escape(plain(body))}\b{_FEW} from {place}\b").search(words)
        for body, place in zip((upper, lower), lows, strict=True)
    ]
    return f"above({lower}, {upper})" if all(from_) and first.value != second.value else None


def _air_on_top(upper: str, lower: str, words: str) -> str | None:
    """Return that air is above a liquid, or above what light enters from the air overhead."""
    if plain(lower) not in ("air", "atmosphere", "outside air") or _TRAPPED.search(words):
        return None
    if _UPWARD.search(words):
        return None
    liquid = {*plain(upper).split()} & _LIQUIDS
    overhead = re.search(
        r"\bair (?:above|overhead|over it)\b"
        r"|\b(?:down|downwards?)(?: (?:in|through|from))? air\b",
        words,
    )
    return f"above({lower}, {upper})" if liquid or overhead else None


def _surface(upper: str, lower: str, words: str) -> str | None:
    """Return that a liquid's surface is above a hole, as so many metres of it are."""
    name = plain(lower)
    if not _SURFACE.search(name) or not {*name.split()} & (_LIQUIDS | {"surface"}):
        return None
    hole = re.escape(plain(upper).split()[-1])
    deep = (
        rf"\b(?<!of ){hole}(?:{_NO_OTHER}){{0,7}}? \d+(?: \d+)? (?:cm|m|mm) (?:below|under|beneath)"
    )
    if compiled(rf"{deep} (?:[a-z]+ )?(?:surface|{re.escape(name)})\b").search(words):
        return f"above({lower}, {upper})"
    so_far = rf"[^.]{{0,60}}? \d+ (?:cm|m|mm) (?:above|over) {hole}\b"
    stands = rf"\b(?:water|surface|level|liquid|oil)\b{so_far}"
    return f"above({lower}, {upper})" if compiled(stands).search(words) else None


def _pistons(claims: Claims, upper: str, lower: str, words: str) -> str | None:
    bears = {r.args[1] for r in claims.relations if r.type == "supported_by" and r.args[0] == lower}
    if any({*plain(fluid).split()[-1:]} <= _GASES for fluid in bears - {upper}):
        return None  # the air above it is that outside
    first, second = plain(upper), plain(lower)
    if _PISTON.search(first) and _PISTON.search(second):
        level = _LEVEL.search(words) and not _RISES.search(words)
        return f"{upper} level with {lower}" if level else None
    if _PISTON.search(second) and {*first.split()[-1:]} <= _GASES:
        kind = re.escape(second.split()[-1])
        gas = re.escape(first.split()[-1])
        drives = rf"\b{gas}\b[^.]{{0,60}} (?:push|press|driv|forc|mov)[^.]{{0,30}} {kind}\b"
        driven = rf"\b{kind}\b[^.]{{0,40}} by (?:[a-z]+ ){{0,2}}{gas}\b"
        if compiled(rf"{drives}|{driven}|\bengine\b").search(words):
            return None  # then the gas may well be above
        told = kind in words and _DOWN.search(words) and not _HANGING.search(words)
        return f"above({lower}, {upper})" if told else None
    return None
