"""The circuit that a list of connections makes, where it is not the one that the words tell.

Nothing is connected to itself, nor with both ends to one junction; parts that are told to be in
series are on one line without a fork, and parts told to be parallel are not; and each part has the
source at both of its ends. A list that leaves ends out, as most do, tells none of this.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from wmw.core.work import spend
from wmw.verifiers.bodies.named_bodies import said_in
from wmw.verifiers.claims import Claims, RelationClaim
from wmw.verifiers.relations.told_wiring import ways_told
from wmw.verifiers.vocabulary.lexicon import plain

_JUNCTION = re.compile(
    r"\b(?:node|junction|joint|terminal|point|rail|wire|lead|bus|ground|earth)\b"
)
_SOURCE = re.compile(
    r"\b(?:battery|cell|source|supply|generator|mains|power)\b(?! (?:resist|switch))"
)
_ELECTRIC = re.compile(
    r"\b(?:battery|batteries|cells?|source|supply|circuit|volts?|voltage|current|capacitors?)\b"
)
_LOOSE = re.compile(
    r"\b(?:open(?:s|ed)?|disconnect\w*|unscrew\w*|remov\w*|burn\w*|short\w*|bridge\w*|bypass\w*"
    r"|broken|breaks|cut|unplug\w*|unconnected|dead|earthed|grounded)\b"
)
"""What may leave a part without current, or out of the loop."""
_METER = re.compile(r"meter\Z")
_MOST = 40
"""Connections that are followed."""


class _Graph:
    """The bodies of a list with what each of them is connected to, once for each connection."""

    def __init__(self, claims: Claims) -> None:
        self.claims = [r for r in claims.relations if r.type == "connected"][:_MOST]
        self.ends: dict[str, list[str]] = {}
        for claim in self.claims:
            one, other = claim.args
            self.ends.setdefault(one, []).append(other)
            self.ends.setdefault(other, []).append(one)
        spend(4 * len(self.claims))

    def junctions(self) -> set[str]:
        """Return the bodies that are but places where parts meet."""
        return {body for body in self.ends if _JUNCTION.search(plain(body))}

    def is_whole(self) -> bool:
        """Tell whether every part, junctions apart, has both of its ends somewhere."""
        junctions = self.junctions()
        return all(
            len(ends) == 2 or (body in junctions and len(ends) > 1)
            for body, ends in self.ends.items()
        )

    def line(self, part: str) -> set[str]:
        """Return what is on one line with a part, up to where it forks on either side."""
        found, waiting = {part}, list(self.ends[part])
        while waiting:
            body = waiting.pop()
            if body not in found and len(self.ends[body]) == 2:
                found.add(body)
                waiting.extend(self.ends[body])
        return found

    def reached(self, start: str, without: str) -> set[str]:
        """Return what hangs together with a body if another one is taken out."""
        found, waiting = {start}, [start]
        while waiting:
            for body in self.ends[waiting.pop()]:
                if body != without and body not in found:
                    found.add(body)
                    waiting.append(body)
        return found

    def fed(self, source: str) -> bool:
        """Tell whether no single junction cuts off a part from the source."""
        spend(len(self.claims) ** 2)
        whole = self.reached(source, "")
        return whole == {*self.ends} and all(
            self.reached(source, joint) == whole - {joint}
            for joint in self.junctions()
            if joint != source
        )

    def moved(self, claim: RelationClaim, to: str) -> _Graph:
        """Return the graph with the junction of a connection exchanged for another one."""
        other = object.__new__(_Graph)
        old = next(arg for arg in claim.args if arg in self.junctions())
        part = claim.args[1] if claim.args[0] == old else claim.args[0]
        other.claims = self.claims
        other.ends = {body: list(ends) for body, ends in self.ends.items()}
        other.ends[part].remove(old)
        other.ends[old].remove(part)
        other.ends[part].append(to)
        other.ends[to].append(part)
        return other


def misdrawn(claims: Claims) -> Iterator[tuple[RelationClaim, str]]:
    """Yield each connection that makes another circuit than the words tell, or none."""
    graph = _Graph(claims)
    if not graph.claims or not _ELECTRIC.search(plain(claims.question)):
        return
    found = dict.fromkeys(
        (claim.pointer, claim, told)
        for claim, told in (*_short(graph), *_opened(claims, graph), *_otherwise(claims, graph))
    )
    seen = set()
    for pointer, claim, told in found:
        if pointer not in seen:
            seen.add(pointer)
            yield claim, told
    if not found:
        yield from _without_source(claims, graph)


def _short(graph: _Graph) -> Iterator[tuple[RelationClaim, str]]:
    """Yield what is connected to itself, and the second end of a part at one junction."""
    junctions, seen = graph.junctions(), set()
    for claim in graph.claims:
        one, other = claim.args
        pair = frozenset(claim.args)
        if one == other:
            yield claim, f"a loop through {one}"
        elif pair in seen and len(pair & junctions) == 1:
            yield claim, f"the ends of {min(pair - junctions)} at two junctions"
        seen.add(pair)


def _opened(claims: Claims, graph: _Graph) -> Iterator[tuple[RelationClaim, str]]:
    """Yield the gap between the two loose ends of what would be a loop with a source."""
    words = said_in(claims)
    ends = [body for body, own in graph.ends.items() if len(own) == 1]
    chain = len(ends) == 2 and all(len(own) < 3 for own in graph.ends.values())
    if not chain or _LOOSE.search(words) or not any(_SOURCE.search(plain(b)) for b in graph.ends):
        return
    for claim in claims.relations:
        if claim.type == "separated" and {*claim.args} == {*ends}:
            yield claim, f"a closed loop with {' and '.join(ends)}"


def _otherwise(claims: Claims, graph: _Graph) -> Iterator[tuple[RelationClaim, str]]:
    """Yield what has parts in series that are told to be parallel, or the other way round."""
    for how, one, other in ways_told(claims):
        direct = next((c for c in graph.claims if {*c.args} == {one, other}), None)
        if how == "parallel" and direct is not None and graph.junctions():
            yield direct, f"{one} in parallel with {other}"
        elif how == "series" and any(len(graph.ends.get(p, ())) != 2 for p in (one, other)):
            yield from _round_itself(graph, one, other)
        elif how == "series":
            together = other in graph.line(one) and one in graph.line(other)
            if not together and not _meet(graph, one, other):
                yield _odd_one(graph, one, other), f"{one} in series with {other}"


def _meet(graph: _Graph, one: str, other: str) -> bool:
    """Tell whether two parts meet where there is nothing else but meters."""
    shared = {*graph.ends[one]} & {*graph.ends[other]} & graph.junctions()
    return any(
        {body for body in graph.ends[joint] if not _METER.search(plain(body))} == {one, other}
        for joint in shared
    )


def _round_itself(graph: _Graph, one: str, other: str) -> Iterator[tuple[RelationClaim, str]]:
    """Yield the second connection of a part that has both its ends at the source."""
    for part in (one, other):
        ends = graph.ends.get(part, [])
        if len(ends) == 2 and ends[0] == ends[1] and _SOURCE.search(plain(ends[0])):
            claim = [c for c in graph.claims if {*c.args} == {part, ends[0]}][1]
            yield claim, f"{one} in series with {other}"


def _odd_one(graph: _Graph, one: str, other: str) -> RelationClaim:
    """Return the connection that takes one of two parts to where it does not belong."""
    sources = {body for body in graph.ends if _SOURCE.search(plain(body))}
    for part in (one, other):
        ends = graph.ends[part]
        own = [c for c in graph.claims if part in c.args]
        if ends[0] == ends[1]:
            return own[1]
        for claim in own:
            beside = claim.args[1] if claim.args[0] == part else claim.args[0]
            if beside not in graph.junctions() | sources | {one, other}:
                return claim
    return next(c for c in graph.claims if other in c.args)


def _without_source(claims: Claims, graph: _Graph) -> Iterator[tuple[RelationClaim, str]]:
    """Yield the connection that leaves parts without the source, where one other one feeds all."""
    sources = [body for body in graph.ends if _SOURCE.search(plain(body))]
    junctions = graph.junctions()
    if len(sources) != 1 or len(junctions) < 2 or not graph.is_whole():
        return
    if graph.fed(sources[0]) or _LOOSE.search(said_in(claims)):
        return
    for claim in graph.claims:
        parts = {*claim.args} - junctions - {*sources}
        if len(parts) != 1 or not {*claim.args} & junctions:
            continue
        for joint in sorted(junctions - {*claim.args}):
            if graph.moved(claim, joint).fed(sources[0]):
                yield claim, f"{parts.pop()} at {joint}"
                return
