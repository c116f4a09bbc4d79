"""Which parts the question's words put in parallel, and which in series, whatever else they tell.

"A 4 ohm resistor R1 and a 6 ohm resistor R2 are connected in parallel with each other", "a group of
two parallel lamps, L1 and L2": the words between two parts, and those around them, tell how they
are joined. Numbers and kinds of parts may stand between.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations

from wmw.verifiers.bodies.known_by import further_names
from wmw.verifiers.bodies.named_bodies import Told, said_in, told_of, without_measures
from wmw.verifiers.claims import Claims, RelationClaim
from wmw.verifiers.vocabulary.lexicon import plain

_PART = r"(?:resistors?|lamps?|bulbs?|heaters?|capacitors?|coils?|cells?|springs?|elements?|parts?)"
_AND = re.compile(rf"(?:of )?(?:, )?(?:(?:and|an?|another|second|third|its|{_PART}) ?){{0,4}},?\Z")
_BEHIND = re.compile(
    rf"(?: ,)?(?: (?:of|which|that|{_PART}))?(?: (?:are|is))?(?: both| all)?"
    r"(?: (?:connected|joined|wired|placed|put|linked|arranged))?(?: together)?"
    r" in (?P<how>parallel|series)\b(?! with\b(?! (?:each other|one another)\b))"
    r"(?! to\b(?!\Z|(?: (?:ideal|same|single))? (?:battery|source|supply|cell|mains|each other)\b))"
)
_BEFORE = re.compile(
    r"\b(?P<how>parallel|series) (?:combination|connection|arrangement|group|pair|circuit|branch"
    rf"|section) of(?: (?:two|three|{_PART})){{0,2}} ?,?\Z"
    r"|\b(?P<pair>parallel|series) pair(?: of)? ?,?\Z"
    rf"|\b(?:two|three) (?P<these>parallel|series) {_PART} ,?\Z"
    rf"|\b(?:two|three) {_PART} (?:connected |joined |wired )?in (?P<those>parallel|series) ,?\Z"
)
_JOINT = re.compile(
    r"(?:, )?(?:(?:is|are|and is|which is|that is|lies|sits|stands) )?"
    r"(?:(?:connected|joined|wired|placed|put) )?(?:in )?(?P<how>parallel|series)"
    rf" (?:with|to)(?: (?:another|second|closed|open|switch|{_PART}))*\Z"
)
_OTHERWISE = re.compile(
    r"\b(?:now|then|instead|first|afterwards|later|re-?(?:connected|wired|arranged)|rather|not|if"
    r"|change[sd]?|switch(?:ed|es)?|either|once|both ways|next)\b"
)
"""What may tell of a second circuit, or of one that there is not."""
_SWITCH = re.compile(r"\bswitch\b")
_REWIRED = re.compile(r"\b(?:parallel|series|across|re-?connected|rewired|rearranged|swapped)\b")
_MORE = re.compile(
    r" (?:and|or)\b(?! (?:\w+ ){1,3}?(?:(?:connected|joined|wired) )?in (?:parallel|series)\b)"
)
"""Another part of the same list; not one that is joined in a way of its own."""
_WAYS = {
    "parallel": re.compile(
        rf"\bin parallel\b|\bparallel (?:{_PART}|branches|connection|circuit)\b|\bside by side\b"
    ),
    "series": re.compile(
        rf"\bin series\b|\bseries (?:{_PART}|connection|circuit)\b"
        r"|\b(?:one|in line,?) (?:after|behind) (?:other|another)\b"
    ),
}
_NO_PART = re.compile(
    r"\b(?:battery|batteries|cell|source|supply|mains|generator|switch|wires?|leads?|circuit|meter"
    r"|voltmeter|ammeter|galvanometer|node|junction|terminals?|internal resistance|fuse|ground)\Z"
)
"""What joins the parts of a circuit, feeds or measures them."""
_METERS = re.compile(r"\b(?:volt|am|galvano|multi)?meters?\b|\binternal\b")
SERIES = frozenset({"series", "in_series", "in_series_with", "series_with", "connected_in_series"})
PARALLEL = frozenset(
    {
        "parallel", "in_parallel", "in_parallel_with", "parallel_with", "connected_in_parallel",
        "parallel_to",
    }
)  # fmt: skip


def joined_otherwise(claims: Claims, claim: RelationClaim) -> str | None:
    """Return how the words join two parts, where the claim has the other of series and parallel."""
    if claim.type not in SERIES | PARALLEL:
        return None
    told = (*told_of(claims), *told_of(claims, further_names(claims)))
    if any(_OTHERWISE.search(sentence.words) for sentence in told):
        return None
    said = {
        how
        for sentence in told
        for how, one, other in (*_runs(sentence), *_joints(sentence))
        if {one, other} == {*claim.args}
    }
    own = "series" if claim.type in SERIES else "parallel"
    said = said or _of_two(claims, claim)
    if len(said) != 1 or own in said:
        return None
    return f"{claim.args[0]} in {said.pop()} with {claim.args[1]}"


def ways_told(claims: Claims) -> tuple[tuple[str, str, str], ...]:
    """Return (how, part, part) for what the words put in series or parallel, and nowhere else."""
    told = (*told_of(claims), *told_of(claims, further_names(claims)))
    if any(
        _OTHERWISE.search(said)
        for said in (_SWITCH.sub(" ", o.words) for o in told)
        if _REWIRED.search(said)
    ):
        return ()
    found = {
        (how, *sorted((one, other)))
        for sentence in told
        for how, one, other in (*_runs(sentence), *_joints(sentence))
    }
    joined = {arg for r in claims.relations if r.type == "connected" for arg in r.args}
    parts = [b for b in claims.bodies if b in joined and not _NO_PART.search(_unmarked(b))]
    if not found and len(parts) == 2 and not _METERS.search(said_in(claims)):
        words = " . ".join(one.words for one in told)
        ways = {how for how, way in _WAYS.items() if way.search(words)}
        found = {(how, parts[0], parts[1]) for how in ways if len(ways) == 1}
    pairs = [{one, other} for _, one, other in found]
    return tuple(
        (how, one, other) for how, one, other in sorted(found) if pairs.count({one, other}) == 1
    )


def _unmarked(body: str) -> str:
    """Return a body's name without the letter or number behind it: "node" of "node a"."""
    words = plain(body).split()
    return " ".join(words[:-1] if len(words) > 1 and len(words[-1]) == 1 else words)


def _of_two(claims: Claims, claim: RelationClaim) -> set[str]:
    """Return how the words join the only two parts that a trace has between source and wires."""
    parts = [body for body in claims.bodies if not _NO_PART.search(plain(body))]
    words = said_in(claims)
    if {*parts} != {*claim.args} or len(parts) != 2 or _METERS.search(words):
        return set()
    return {how for how, way in _WAYS.items() if way.search(words)}


def _runs(sentence: Told) -> Iterator[tuple[str, str, str]]:
    """Yield (how, part, part) for parts that are listed and told to be joined to each other."""
    named, words = sentence.named, sentence.words
    start = 0
    for here in range(1, len(named) + 1):
        between = "-"
        if here < len(named):
            between = without_measures(words[named[here - 1].end : named[here].start])
        if _AND.fullmatch(between):
            continue
        run, start = named[start:here], here
        if len(run) < 2 or not all(part.body for part in run):
            continue
        behind = _BEHIND.match(f" {without_measures(words[run[-1].end :])}")
        before = _BEFORE.search(without_measures(words[: run[0].start]))
        ways = {*(before.groups() if before else ()), *(behind.groups() if behind else ())} - {None}
        for how in ways if len(ways) == 1 else ():
            for one, other in combinations(run, 2):
                yield str(how), one.body, other.body


def _joints(sentence: Told) -> Iterator[tuple[str, str, str]]:
    """Yield (how, part, part) for "R1 is in series with R2", where neither is one of several."""
    named, words = sentence.named, sentence.words
    for here in range(1, len(named)):
        one, other = named[here - 1], named[here]
        joint = _JOINT.match(without_measures(words[one.end : other.start]))
        listed = here > 1 and _AND.fullmatch(
            without_measures(words[named[here - 2].end : one.start])
        )
        after = without_measures(words[other.end :])
        if joint and not listed and not _MORE.match(f" {after}") and one.body and other.body:
            yield joint["how"], one.body, other.body
