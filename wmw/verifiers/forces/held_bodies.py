"""Bodies that something holds, and on which the list has forces of one way only.

What hangs, floats or rests is pulled down by its weight and held up; a list that has its weight
alone lacks what holds it, or has it turned about. Nothing is told of what falls, flies or is let
go, nor of a body with a force whose way is not plainly up or down.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from wmw.core.patterns import compiled
from wmw.core.work import spend
from wmw.verifiers.claims import Claims, ForceClaim
from wmw.verifiers.forces.balance import line_of
from wmw.verifiers.forces.listed import is_component, is_resultant
from wmw.verifiers.questions.asking import asking_sentences, asks_whether
from wmw.verifiers.questions.options import split_options
from wmw.verifiers.vocabulary.lexicon import plain

_SENTENCE = re.compile(r"(?<=[.?!;])\s+")
_WEIGHT = re.compile(
    r"(?:own )?(?:weight|gravity|gravitational force|force of gravity|gravitational pull|mg|w"
    r"|force due to gravity|load)(?: (?:of|on) (?P<whose>[a-z\d][a-z\d ]*))?"
)
_BONDS = re.compile(
    r"\b(?:string|rope|cord|cable|thread|wire|chain|spring|strand|tether|twine)s?\b"
)
_PULL = re.compile(
    r"(?:(?:string|rope|cord|cable|thread|wire) )?(?:tension|pull)(?: force)?"
    r"(?: (?:in|of|from|by) (?:string|rope|cord|cable|thread|wire))?"
)
_HOLDING = re.compile(
    r"\b(?:tension|normal|spring|elastic|buoyan\w*|upthrust|supporting|string|rope|cord|cable|pivot"
    r"|fulcrum|support|hinge|axle)\b"
)
_BUOYANT = re.compile(
    r"(?:buoyan(?:t force|cy)(?: force)?|upthrust)(?: (?:on|of|from) [a-z\d][a-z\d ]*)?"
)
_FLOATS = re.compile(r"\bfloat(?:s|ing)\b")
_HEAVY = re.compile(r"\b(?:weigh\w*|mass|heavy|buoyan\w*|upthrust|forces?)\b")
_ASKED = re.compile(
    r"\b(?:tensions?|forces?|pulls?|upthrust|buoyan\w*|normal|support\w*|reaction|hold|reads?"
    r"|reading)\b"
)
_SWINGS = re.compile(r"\b(?:pendulum|swings?|swinging|hangs|hanging|hung|suspended)\b")
_OF_SWINGS = re.compile(r"\b(?:periods?|frequency|how long|swings?|oscillations?|length)\b")
_LIQUIDS = re.compile(
    r"\b(?:water|seawater|liquid|fluid|oil|brine|mercury|alcohol|ethanol|glycerin[e]?|petrol|honey"
    r"|gasoline|kerosene|sea|lake|pool|pond|river)\b"
)
_HELD = re.compile(
    r"\b(?:hangs|hanging|hung|suspended|floats?|floating|at rest (?:on|from|by)"
    r"|(?:rests|lies|stands|sits|resting|lying|standing|sitting) on)\b"
)
_LEFT_ALONE = re.compile(
    # what is no longer held, or never was
    r"\b(?:fall\w*|fell|drop\w*|thrown?|throws|toss\w*|launch\w*|project\w*|kick\w*|fir(?:es|ed)"
    r"|shot|shoots|cuts?|breaks?|broken|broke|snaps?|snapped|slack|slips? off|loose\w*|lets? go"
    r"|leaves|left (?:table|edge|hand)|(?:rolls?|slides?) off|off the|free flight|bounc\w*|jump\w*"
    r"|in air|detach\w*|burn\w*|weightless\w*|orbit\w*|space|balloon|magnet\w*|charged?|loop\w*"
    r"|crest|highest|stay\w* on|contact|touch\w*"
    r"|top of (?:[a-z]+ )?(?:hill|bump|hump|bridge|rise|dune|arch)"
    r"|fl(?:y|ies|ew)|knock\w*|com(?:es|ing) (?:off|down|loose)|unclip\w*|unhook\w*"
    r"|plung\w*|plummet\w*|tumbl\w*|topples?|lands?|how fast|how long (?:does|do|will))\b"
)
_OF_G = re.compile(r"\b(?:acceleration|intensity|field) of (?:free ?fall|gravity)\b")
_WHEEL = re.compile(r"\b(?:pulley|pivot|fulcrum|seesaw)\b")
_OVER = re.compile(r"\blets? go\b")
"""What hangs over a pulley, or sits on a bar with a pivot, is held still when it is let go."""
_OTHERWISE = re.compile(
    r"\b(?:(?:second|another|other|different|denser|lighter) (?:liquid|fluid)|neglect\w* buoy\w*"
    r"|afloat|go under|from below|unstretched|natural length|relaxed|vertical circle|taut)\b"
)
_SPRINGS = re.compile(r"\b(?:(?:two|both|another|parallel|series)\b.{0,200}\bspring|springs)\b")
"""What is told of two situations, of which the forces are not listed apart."""
_LET_BOB = re.compile(r"\b(?:hangs|hanging|hung|suspended)\b.{0,60}\bspring\b")
_FLOATS_FREE = re.compile(
    r"\b(?:space|weightless\w*|orbit\w*|free ?fall|horizontal\w*|incline\w*)\b"
)
_SPEEDS_UP = re.compile(r"\b(?:acceleration|net force|resultant)\b")
_SPRING = re.compile(r"\b(?:spring|elastic)\b(?! (?:balance|scale))")
_LARGE = re.compile(
    r"\b(?:earth|planet|moon|sun|water|liquid|fluid|oil|sea|lake|ground|floor|table|air|ceiling"
    r"|wall|string|rope|cord|cable|thread|wire|chain|spring|system|both|all|and)s?\b"
)
_MOST = 12
_LOOK = 6
"""Steps of work that a listed force takes."""


class OneSided(NamedTuple):
    """A body on which the forces all point one way, what is left out, and what is turned about."""

    body: str
    lacking: str
    turned: ForceClaim | None


def one_sided(claims: Claims) -> Iterator[OneSided]:
    """Yield each body that is held with only its weight in the list, or only what it hangs from."""
    if not 0 < len(claims.forces) <= _MOST:
        return
    stem, _ = split_options(claims.question)
    said = plain(stem)
    spend(_LOOK * len(claims.forces) + len(said) // 4)
    said = _OF_G.sub(" ", said)
    let_go = _LEFT_ALONE.search(_OVER.sub(" ", said) if _WHEEL.search(said) else said) is not None
    if _OTHERWISE.search(said) or _SPRINGS.search(said):
        return
    asked = plain(" . ".join(asking_sentences(stem)))
    for target in dict.fromkeys(plain(force.target) for force in claims.forces):
        here = tuple(f for f in claims.forces if plain(f.target) == target)
        if not target or _LARGE.search(target):
            continue
        if _all_down(here):
            liquid = _liquid(claims, target)
            held = liquid or (None if let_go else _holder(claims, target) or _told(stem, target))
            if held is not None:
                turned = [f for f in here if _HOLDING.search(plain(f.name))]
                if not turned and _ASKED.search(asked):
                    continue  # what is asked for may be left out
                if len(claims.forces) == 1 and _OF_SWINGS.search(asked):
                    continue  # gravity alone is what makes it swing
                lacking = "the buoyant force" if liquid else f"the force of {held}"
                yield OneSided(here[0].target, lacking, turned[0] if len(turned) == 1 else None)
        elif _FLOATS.search(said) and _all_up(here) and not _HEAVY.search(asked):
            yield OneSided(here[0].target, "its weight", None)
        elif not let_go and _SWINGS.search(said) and _all_by_bonds(here):
            bond = _holder(claims, target) or ""
            if _BONDS.search(bond):
                yield OneSided(here[0].target, "its weight", None)
        elif (
            _LET_BOB.search(said)
            and not _FLOATS_FREE.search(said)
            and _all_pull_up(here)
            and _SPEEDS_UP.search(asked)
            and _SPRING.search(_holder(claims, target) or "")
        ):
            yield OneSided(here[0].target, "its weight", None)


def _all_down(forces: tuple[ForceClaim, ...]) -> bool:
    """Tell whether the weight of a body is listed, and nothing that points up, or nowhere."""
    ways = [line_of(force.direction) for force in forces]
    if any(way is None for way in ways) or any(is_component(f) or is_resultant(f) for f in forces):
        return False
    along = [way for way in ways if way is not None and way[0] == "vertical"]
    falls = any(_WEIGHT.fullmatch(plain(force.name)) for force in forces)
    return falls and bool(along) and all(sign < 0 for _, sign in along)


def _all_up(forces: tuple[ForceClaim, ...]) -> bool:
    """Tell whether what floats has the push of the liquid alone."""
    return all(_BUOYANT.fullmatch(plain(force.name)) for force in forces) and all(
        line_of(force.direction) == ("vertical", 1) for force in forces
    )


def _all_by_bonds(forces: tuple[ForceClaim, ...]) -> bool:
    """Tell whether a body has the pull of what it hangs from alone."""
    return all(_PULL.fullmatch(plain(force.name)) for force in forces)


def _all_pull_up(forces: tuple[ForceClaim, ...]) -> bool:
    """Tell whether a body has nothing but the upward pull of a spring."""
    return all(
        _SPRING.search(plain(force.name)) and line_of(force.direction) == ("vertical", 1)
        for force in forces
    )


def _liquid(claims: Claims, target: str) -> str | None:
    """Return the liquid that a relation has the body in."""
    for relation in claims.relations:
        one, other = (plain(name) for name in relation.args)
        if relation.type == "in" and one == target and _LIQUIDS.search(other):
            return f"the {other}"
    return None


def _holder(claims: Claims, target: str) -> str | None:
    """Return the one thing that relations have the body hang from, or rest on."""
    holders = set()
    for relation in claims.relations:
        one, other = (plain(name) for name in relation.args)
        partner = other if one == target else one
        if relation.type == "attached" and target in (one, other) and _BONDS.search(partner):
            holders.add(partner)
        if relation.type == "supported_by" and one == target:
            holders.add(other)
    return f"the {holders.pop()}" if len(holders) == 1 else None


def _told(stem: str, target: str) -> str | None:
    """Return the words of the question that have the body held."""
    body = re.escape(target.split()[-1])
    held = compiled(rf"\b{body}\b(?: \w+){{0,5}}? {_HELD.pattern}")
    for sentence in _SENTENCE.split(stem):
        found = held.search(plain(sentence)) if not asks_whether(sentence) else None
        if found is not None:
            return "what it hangs from or rests on"
    return None
