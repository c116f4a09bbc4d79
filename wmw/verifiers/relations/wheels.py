"""What a pulley is fastened to: a fixed one to its support, a movable one to its load, never both.

A movable pulley hangs in its rope, so no beam is fastened to it; over a pulley that is fixed runs
the rope of the load, so the load is not fastened to it.
"""

from __future__ import annotations

import re

from wmw.core.equation.names import word_set
from wmw.core.patterns import compiled
from wmw.verifiers.bodies.known_by import further_names
from wmw.verifiers.bodies.named_bodies import Told, said_in, told_of, without_measures
from wmw.verifiers.claims import Claims, RelationClaim
from wmw.verifiers.vocabulary.lexicon import plain

_FASTENED = frozenset({"attached", "hangs_from"})
_PULLEY = re.compile(r"\b(?:pulley|wheel)\b")
_LOOSE = r"(?:movable|moveable|moving|loose|lower|travelling|traveling)"
_FIXED = r"(?:fixed|stationary|upper|top)"
_OVERHEAD = word_set("ceiling beam roof girder rafter bracket gantry frame scaffold")
_HOLDERS = _OVERHEAD | word_set("hook support wall hand worker")
_LOADS = word_set(
    "load weight crate drum block box bucket sack stone mass piano engine barrel basket tub can"
    " bag cage lift motor body"
)
_BEHIND = re.compile(
    r"\A(?: (?:that|which))?(?: is)?(?: (?:rigidly|firmly))? (?:fixed|bolted|screwed|fastened"
    r"|attached|mounted|secured) (?:to|on|under|at|from) (?:[a-z]+ ){0,2}(?P<what>[a-z]+)"
)
_ROPE = re.compile(r"\b(?:rope|string|cord|cable|chain|line)\b")
_OWN_HOOK = re.compile(r"\bhook (?:of|on|at|under)\b|\b(?:its|pulley|pulley s) hook\b")
_CARRIES = r"\b(?:from|to|by|on)(?: (?:hook|axle|frame|axis|centre|center) of)?(?: [a-z]+){0,2}"
_BEARS = r"(?: (?:that|which))? (?:carries|bears|carrying|bearing|supports|supporting|holds)"
_CARRYING = re.compile(rf"(?:,)?{_BEARS}(?: [a-z]+){{0,2}}\Z")
_HUNG = re.compile(
    r"(?:of [a-z]+ )?(?:, )?(?:(?:that|which) )?(?:is )?(?:fastened|attached|tied|fixed|hooked"
    r"|hangs?|hanging|hung|suspended) (?:directly )?(?:to|from|on)(?: hook of)?(?: [a-z]+){0,2}\Z"
)


def fastened_to_wheel(claims: Claims, claim: RelationClaim) -> str | None:
    """Return what a pulley is not fastened to, where the claim has it so."""
    words = said_in(claims)
    if claim.type not in _FASTENED or not _PULLEY.search(words) or not _ROPE.search(words):
        return None
    told = told_of(claims, further_names(claims))
    for wheel, other in (claim.args, claim.args[::-1]):
        last = plain(other).split()[-1:]
        if not _PULLEY.search(plain(wheel)) or _PULLEY.search(plain(other)):
            continue
        loose, fixed = _is_loose(wheel, told), _is_fixed(wheel, told)
        if loose == fixed:
            continue
        if loose and {*last} <= _OVERHEAD and not _is_said(words, wheel, other):
            return f"{wheel} in its rope"
        if fixed and {*last} <= _LOADS and not _is_said(words, wheel, other):
            return f"{other} in the rope over {wheel}"
    return _on_its_wheel(claims, claim, told)


def _on_its_wheel(claims: Claims, claim: RelationClaim, told: tuple[Told, ...]) -> str | None:
    """Return the movable pulley that a load is fastened to, where the claim has it on a support."""
    for load, holder in (claim.args, claim.args[::-1]):
        if plain(holder).endswith("hook") and _OWN_HOOK.search(said_in(claims)):
            continue
        if not (
            {*plain(load).split()[-1:]} <= _LOADS and {*plain(holder).split()[-1:]} <= _HOLDERS
        ):
            continue
        for one, between, other in (pair for sentence in told for pair in sentence.pairs()):
            hung = (one == load and _HUNG.match(between)) and other
            wheel = hung or (other == load and _CARRYING.match(f" {between}") and one)
            movable = wheel and _PULLEY.search(plain(wheel)) and _is_loose(wheel, told)
            if movable and not _is_fixed(str(wheel), told):
                return f"{load} hangs from {wheel}"
    return None


def _is_loose(wheel: str, told: tuple[Told, ...]) -> bool:
    return _is_called(wheel, _LOOSE, told)


def _is_fixed(wheel: str, told: tuple[Told, ...]) -> bool:
    """Tell whether a pulley is called fixed, or is told to be fastened overhead."""
    behind = (
        _BEHIND.match(f" {without_measures(sentence.words[noun.end() :])}")
        for sentence in told
        for named in sentence.named
        if named.body == wheel
        for noun in _PULLEY.finditer(sentence.words, named.start, named.end)
    )
    return _is_called(wheel, _FIXED, told) or any(
        found is not None and found["what"] in _OVERHEAD for found in behind
    )


def _is_called(wheel: str, kind: str, told: tuple[Told, ...]) -> bool:
    """Tell whether the trace's name for a pulley, or the words where they name it, have a kind."""
    return compiled(rf"\b{kind}\b").search(plain(wheel)) is not None or any(
        named.body == wheel
        and compiled(rf"\b{kind}(?: [a-z]+)?\Z").search(
            sentence.words[: named.end].rpartition(" ")[0]
        )
        is not None
        for sentence in told
        for named in sentence.named
    )


def _is_said(words: str, wheel: str, other: str) -> bool:
    """Tell whether the words may fasten the two to each other all the same."""
    one, two = re.escape(plain(wheel)), re.escape(plain(other).split()[-1])
    kind = rf"(?:{one}|{re.escape(plain(wheel).split()[-1])})"
    return compiled(
        rf"\b{two}\b[^.]{{0,60}}{_CARRIES} {one}\b|\b{one}{_BEARS}[^.]{{0,30}} {two}"
    ).search(words) is not None or (
        len(re.findall(r"\bpulleys?\b", words)) == 1
        and compiled(rf"\b{two}\b[^.]{{0,60}}{_CARRIES} {kind}\b").search(words) is not None
    )
