"""Which of two things may be on, in or above the other, by what they are, whatever is told of them.

No road is on a car, no bridge on a cyclist, no pistol in its spring; the street is not above what
falls on it, nor the Moon above a hammer; and no stone has the water in it that it lies in. Only
kinds are told here of which this holds in every scene but those that the words set apart.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from wmw.core.patterns import compiled
from wmw.verifiers.bodies import kinds_of_bodies as kinds
from wmw.verifiers.bodies.named_bodies import said_in
from wmw.verifiers.claims import Claims, RelationClaim
from wmw.verifiers.vocabulary.lexicon import plain

_LIFTED = re.compile(
    r"\b(?:carr(?:y|ies|ied|ying)|holds? (?:up|the)|picks? up|shoulders?|head(?! on)|underneath"
    r"|upside|inverted|turned over|trailer|transporter|tow\w*|flatbed|ferry|back|bears?|across him"
    r"|across her)\b"
    r"|\blift(?:s|ed|ing) (?:the|a|an|his|her|one|up)\b"
)
_ICE_ABOARD = re.compile(
    r"\b(?:of|block|slab|cube|lump|load\w*|laden|piece|melt\w*)(?: [a-z]+)? (?:ice|snow)\b"
)
"""Where ice is a load, and nothing that others glide on."""
_SUPPORTS = re.compile(r"\b(?:supports? (?:it|one|other|beam|plank|end)|hold\w*|hands?|lift\w*)\b")
_HOLLOW = re.compile(
    r"\b(?:hollow|filled|fills|full of|inflat\w*|inside|pumped|leak\w*|contain\w*|pour\w*|soak\w*"
    r"|holds?|holding|floods?|flooded|cavity|encloses?|collects?|takes? (?:in|on|up)"
    r"|absorb\w*|ballast|tyres?|tires?|lungs?|breath\w*)\b"
)
_AROUND = re.compile(
    r"\b(?:float\w*|immers\w*|submerg\w*|lower(?:ed|s)|dip\w*|dunk\w*|sinks?|sank|sunk|lake|sea|bath"
    r"|pond|river|surrounded|stands? in|placed in|put in|put into|held in|under ?water|cooled in"
    r"|buoy\w*|empty|overboard|atmosphere of|warmed in|heated in|bathing)\b"
)
"""Where a vessel may stand in a liquid."""
_WEIGHED = (
    r"(?:weighs|weighed|hangs|hung|hanging|suspended|held|kept|displaces|appears to weigh"
    r"|seems to weigh|reads)"
)
"""What is done with a vessel that may be in a liquid."""
_BELOW_GROUND = re.compile(
    r"\b(?:under ?ground|cellar|basement|shaft|mine|pit|below|beneath|under|buried|tunnel|submarine"
    r"|underpass|flyover|overpass|viaduct|gorge|valley|quarry|ditch|trench|hole|crater|swimmer"
    r"|hollow|bunker|terrace|beach|upper|lower than|higher|up (?:on)?to"
    r"|diver|dives?|upstairs|storeys?|depth|sinks?|bottom|deep)\b"
)
_FLIES = re.compile(
    r"\b(?:fl(?:y|ies|ying|ew)|drop\w*|circl\w*|glid\w*|hover\w*|releas\w*|above|over|lets? fall)\b"
)
_STARTS = re.compile(r"\b(?:beside|next to|takes? off|parked|starts? (?:on|from)|stands?)\b")
_DROPPED = re.compile(
    r"\b(?:drop\w*|thr(?:ow|own|ows|ew)|falls?|let go|lets? fall|release\w*|kick\w*)\b"
)
_BACK_UP = re.compile(r"\b(?:comes? (?:back )?up|rises?|emerges?|surfaces|again)\b")
_STOREY = re.compile(
    r"\b(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\w+th|top|upper|other"
    r"|next|nth|\d+(?:st|nd|rd|th)) (?:floor|storey|story)\b"
)
_DUG = re.compile(
    r"\b(?:mine|lift|elevator|air|deep|vertical|down|into|in)(?: [a-z]+)? shaft\b|\bwell\b"
)
_CAUGHT = re.compile(r"\b(?:catch\w*|caught|reach\w*|receiv\w*|window|above|below|up to)\b")
_LIFT = re.compile(r"\b(?:lift|elevator|cabin|above ceiling|through)\b")
_HANGS = re.compile(r"\b(?:hang\w*|hung|suspend\w*|swing\w*|swung|pendulum)\b")
_STANDS = re.compile(
    r"\b(?:stands?|standing|rests?|resting|sits?|placed|put|plank|seesaw|see saw|balanc\w*|bench"
    r"|below|beneath|under)\b"
)
_PLANES = re.compile(r"\b(?:inclin\w*|tilted|slop\w*|polari\w*|focal|mirror)\b")
"""Where a plane is no aircraft."""
_THROWN_UP = re.compile(r"\bthr(?:ows?|own|ew)\b.*\b(?:up|upwards?)\b|\btoss\w*\b.*\bup\b")
_ROUND_ABOUT = re.compile(
    r"\b(?:circle|loop\w*|top|over(?:turn|balance)\w*|inverted|above|horizontal)\b"
)
_MORE_PULLEYS = re.compile(r"\b(?:pulleys|second pulley|lower pulley|ground|floor)\b")
_MAGNET_IN = re.compile(
    r"\bmagnets?\b[^.]*\b(?:in|inside|into|through|down|out of)\b(?: [a-z]+){0,4}"
    r" (?:coil|solenoid|ring|loop|pipe|tube)\b"
)
_BY_A_POLE = re.compile(r"\b(?:horseshoe|poles|u shaped|between|ring magnet|hollow|generator)\b")
_LOWER = frozenset({"lower", "movable", "moving"})
_FIXED = frozenset({"fixed", "upper", "stationary", "top", "ceiling"})
_OVERHEAD = re.compile(
    r"\b(?:ceiling|beam|overhead|roof|rafter|girder|hoist|crane|hang\w*|lifts?)\b"
)
_PULLS_DOWN = re.compile(
    r"\b(?:horizontal\w*|wall|fixed (?:to|on|at|in) (?:ground|floor)|pull\w* down (?:from|to)"
    r"|spring|ground|slope|incline|ramp|upside|inverted)\b"
)
"""Where a movable pulley may be higher than a fixed one."""
_FROM_BELOW = re.compile(
    r"\b(?:pushed up|pushes up|from below|upwards?|underneath|syringe|pump\w*|inverted|upside"
    r"|above (?:the )?piston)\b"
)
"""Where a piston may be under what it holds."""
_TUBE = re.compile(r"\b(?:barometer|tubes?|closed|sealed)\b")
_SUCKED = re.compile(r"\b(?:pump\w*|suck\w*|suction|straw|membrane|piston)\b")
"""Where a vacuum may be under a liquid."""
_MARK = re.compile(r"[a-z]|\d+(?:kg|g|n)?")
_DIGITS = "0123456789₁₂₃₄"
_OF_WATER = frozenset({"sea", "ocean", "lake", "river", "harbour", "harbor"})
_ON_BOARD = frozenset(
    {"sounder", "sonar", "transducer", "hull", "trawler", "vessel", "surface", "ferry"}
)
_LOOKS_DOWN = re.compile(
    r"\b(?:straight down|from above|straight above|directly above|vertically above)\b"
)


class _Thing(NamedTuple):
    """A body by the words of its name and by its kind: "ball" of "steel ball 2"."""

    words: frozenset[str]
    kind: str


def not_of_their_kind(claims: Claims, claim: RelationClaim) -> str | None:
    """Return the relation the other way round, where two things by their kind cannot be so."""
    one, other = (_thing(name) for name in claim.args)
    if one is None or other is None or one.words == other.words:
        return None
    words = said_in(claims)
    if claim.type in ("on", "supported_by"):
        turned = not _LIFTED.search(words) and _is_under(one, other, words, claim.type)
    elif claim.type in ("in", "inside"):
        turned = _is_around(one, other, words)
    elif claim.type in ("above", "below"):
        upper, lower = (one, other) if claim.type == "above" else (other, one)
        turned = _is_over(lower, upper, words)
        hoist = kinds.WHEELS | ({"block"} if "tackle" in words else set())
        if {one.kind, other.kind} <= hoist and _is_hoist(lower.words, upper.words, words):
            return f"{claim.type}({claim.args[1]}, {claim.args[0]})"
    else:
        return None
    if not turned or _says(words, claim.type, one.kind, other.kind):
        return None
    return f"{claim.type}({claim.args[1]}, {claim.args[0]})"


def _says(words: str, type_: str, one: str, other: str) -> bool:
    """Tell whether the words have the first on, in or above the second after all."""
    how = {"in": "in|into|inside", "inside": "in|into|inside", "above": "above|over"}
    how["below"] = "below|under|beneath"
    few = r"(?: (?!and\b|to\b)\w+)"
    told = how.get(type_, "on|onto|upon|to|from|by")
    return (
        compiled(
            rf"\b{re.escape(one)}\b{few}{{0,9}} (?:{told}){few}{{0,8}} {re.escape(other)}\b"
        ).search(words)
        is not None
    )


def _thing(name: str) -> _Thing | None:
    words = plain(name).replace("merry go round", "carousel").replace("see saw", "seesaw").split()
    kinds = [word for word in words if not _MARK.fullmatch(word)] or words
    return _Thing(frozenset(words), kinds[-1].rstrip(_DIGITS)) if kinds else None


def _is_under(under: _Thing, upon: _Thing, words: str, type_: str) -> bool:
    """Tell whether the first by its kind carries the second, and never the other way round."""
    below, above = under.kind, upon.kind
    if below in ("ice", "snow") and (
        under.words & {"cube", "block", "piece"} or _ICE_ABOARD.search(words)
    ):
        return False
    if type_ == "supported_by" and _is_held_by(under, upon, words):
        return True
    return (
        (below in kinds.ROADS and above in kinds.PEOPLE | kinds.DRIVE)
        or (below in ("track", "rails", "rail") and above in kinds.ON_RAILS)
        or (below in kinds.INCLINES and above in kinds.PEOPLE | kinds.DRIVE | {"suitcase"})
        or (below in kinds.LADEN and above in kinds.LOADS)
        or (below in kinds.SMOOTH and above in kinds.GLIDE)
        or (below in kinds.RIDDEN | kinds.DRIVEN and above in kinds.PEOPLE)
        or (below == "piston" and above in kinds.DRIVE | {"load"})
        or (below in kinds.DISKS and above in kinds.SMALL | kinds.BALLS)
        or (
            below in kinds.BARS
            and above in kinds.PEOPLE
            and type_ == "on"
            and not _SUPPORTS.search(words)
        )
    )


def _is_held_by(holder: _Thing, held: _Thing, words: str) -> bool:
    """Tell whether the first by its kind bears the second: a trestle its plank, a rope its load."""
    if holder.kind in kinds.SUPPORTERS:
        return held.kind in kinds.LEVERS
    if holder.kind in kinds.LINES:
        lower = held.kind in kinds.IN_A_TACKLE and bool(held.words & _LOWER)
        return lower or held.kind in kinds.LOADS | {"bucket", "bob", "lamp", "sack"}
    if held.kind in ("piston", "plunger") and holder.kind in kinds.LIQUIDS | kinds.GASES | {"air"}:
        return not _FROM_BELOW.search(words)
    return (
        holder.kind in kinds.LIQUIDS | kinds.WATERS
        and held.kind in kinds.AFLOAT
        and not _HOLLOW.search(words)
    )


def _is_around(outer: _Thing, inner: _Thing, words: str) -> bool:
    """Tell whether the first by its kind is around the second, and never the other way round."""
    out, within = outer.kind, inner.kind
    if out in kinds.MEDIA and within in kinds.RAYS:
        return True
    if out in kinds.PARTS_OF_CIRCUITS and within in kinds.CARRIERS:
        return True
    if within == "column" and "air" in inner.words and out in kinds.WINDINGS:
        return True
    if out in kinds.WINDINGS and within == "magnet":
        return _MAGNET_IN.search(words) is not None and not _BY_A_POLE.search(words)
    if out in kinds.HOLDERS and within in kinds.KEPT:
        return not outer.words & inner.words and not _HOLLOW.search(words)
    if out == "block" and within in kinds.PROJECTILES:
        return True
    if out == "field" and within in kinds.CONDUCTORS:
        return "electric" not in outer.words
    if (out in kinds.LIQUIDS | kinds.WATERS and within in kinds.SOLID) or (
        out == "air" and within in kinds.PEOPLE | {"ambulance"}
    ):
        return not _HOLLOW.search(words)
    if _AROUND.search(words) or _is_weighed_in(outer.kind, inner.kind, words):
        return out in ("balloon", "envelope") and within in kinds.GASES
    return (out in kinds.VESSELS and within in kinds.LIQUIDS) or (
        out in kinds.GAS_VESSELS and within in kinds.GASES
    )


def _is_weighed_in(vessel: str, liquid: str, words: str) -> bool:
    """Tell whether a vessel is itself weighed or hung in a liquid: "a cup weighs 6 N in water"."""
    if liquid not in kinds.LIQUIDS | kinds.WATERS:
        return False
    name, around = re.escape(vessel), re.escape(liquid)
    weighed = rf"\b{name}(?: (?!of\b|in\b)[a-z]+){{0,4}}? {_WEIGHED}\b"
    return (
        compiled(rf"{weighed}[^.?]{{0,90}}? (?:in|under)(?: [a-z]+){{0,2}} {around}\b").search(
            words
        )
        is not None
    )


def _is_hoist(fixed: frozenset[str], moving: frozenset[str], words: str) -> bool:
    """Tell whether the first pulley is fixed overhead, and the second hangs with its load."""
    return (
        bool(fixed & _FIXED and moving & _LOWER)
        and _OVERHEAD.search(words) is not None
        and not _PULLS_DOWN.search(words)
    )


def _is_over(lower: _Thing, upper: _Thing, words: str) -> bool:
    """Tell whether the first, said to be lower, is by its kind over the second.

    What falls, or what it falls from, is over the ground, and what hangs is under its hook.
    """
    high, low = lower.kind, upper.kind  # as they are, not as they are said to be
    if "vacuum" in lower.words and (low in kinds.LIQUIDS or {*upper.words} & kinds.LIQUIDS):
        return _TUBE.search(words) is not None and not _SUCKED.search(words)
    of_water = _OF_WATER & upper.words and low in ("floor", "bottom", "ground")
    if of_water and high in kinds.AFLOAT | _ON_BOARD:
        return True  # the floor of the sea, and what floats on it or is fastened to what does
    ground = next(iter(upper.words - {"surface"}), "") if low == "surface" else low
    if low in kinds.BEDS and not {*lower.words} & kinds.UNDER_THE_SEA:
        return "buried" not in words and "under seabed" not in words
    aloft = high in kinds.FALL | kinds.PERCHES and (high != "plane" or not _PLANES.search(words))
    if ground == "floor" and (_STOREY.search(words)):
        return False
    if ground in kinds.EARTH and not (ground == "earth" and "moon" in words.split()):
        return (aloft or high in kinds.DRIVE | kinds.PEOPLE) and not _BELOW_GROUND.search(words)
    if low in kinds.WATERS and high in ("observer", "eye", "viewer"):
        return _LOOKS_DOWN.search(words) is not None and not _BELOW_GROUND.search(words)
    if low in kinds.WATERS and aloft and not _BACK_UP.search(words):
        return _DROPPED.search(words) is not None and not _BELOW_GROUND.search(words)
    if low in kinds.SHAFTS or low == "bottom":
        return (
            high in kinds.FALL
            and _DUG.search(words) is not None
            and _DROPPED.search(words) is not None
            and not _BACK_UP.search(words)
        )
    if low in kinds.TARGETS and high in kinds.FLYING:
        aloft = _FLIES.search(words) is not None and not _STARTS.search(words)
        return aloft and not _PLANES.search(words) and not _BELOW_GROUND.search(words)
    if low == "hand" and high in kinds.FALL:
        thrown = _THROWN_UP.search(words) is not None and not _CAUGHT.search(words)
        return thrown and "down" not in words.split()
    if high == "ceiling":
        return low in kinds.HUNG_UP and not _LIFT.search(words)
    if high in ("pivot", "support", "hook") and low in kinds.HANGS:
        hung = _HANGS.search(words) is not None and not _STANDS.search(words)
        return hung and not _ROUND_ABOUT.search(words)
    return high in kinds.WHEELS and low == "bucket" and not _MORE_PULLEYS.search(words)
