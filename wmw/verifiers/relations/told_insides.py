"""Which vessel, branch or the like the words put a body in."""

from __future__ import annotations

import re

from wmw.core.patterns import compiled
from wmw.verifiers.claims import Claims, RelationClaim
from wmw.verifiers.questions.asking import twins
from wmw.verifiers.relations.told_supports import GAP
from wmw.verifiers.vocabulary.lexicon import plain

_WITHIN = r"(?:sits|is|lies|is placed|is put|is connected|is inserted|is wired|is) (?:in|into)"


def within_another(words: str, claims: Claims, claim: RelationClaim) -> str | None:
    """Return the other branch, or the like, that the words put a body in."""
    if claim.type != "in":
        return None
    first, second = (plain(name) for name in claim.args)
    for other in claims.bodies:
        its = plain(other)
        if its in (first, second) or its.split()[-1:] != second.split()[-1:]:
            continue
        there = compiled(rf"\b{re.escape(first)}{GAP} {_WITHIN} {re.escape(its)}\b").search(words)
        if there is not None and not _goes_on(words[there.end() :], second):
            return f"in({claim.args[0]}, {other})"
    return None


def poured_elsewhere(words: str, claims: Claims, claim: RelationClaim) -> str | None:
    """Return the other of two like vessels that the words put a body in."""
    if claim.type != "in":
        return None
    first, second = (plain(name) for name in claim.args)
    for group in twins(claims.bodies):
        kin = {f"{mark} {group.kind}" for mark in group.marks} | {
            f"{group.kind} {mark}" for mark in group.marks
        }
        if second not in kin:
            continue
        for other in (body for body in claims.bodies if plain(body) in kin):
            poured = (
                rf"\b{re.escape(first)}{GAP}(?: is| are)? (?:poured|put|placed|filled|dropped)"
                rf" (?:in|into)(?: [a-z]+)? {re.escape(plain(other))}\b"
            )
            there = compiled(poured).search(words)
            goes_on = there and _goes_on(words[there.end() :], second)
            if plain(other) != second and there and not goes_on:
                return f"in({claim.args[0]}, {other})"
    return None


def _goes_on(words: str, name: str) -> bool:
    """Tell whether a text goes on with a second vessel: "in beaker A and into beaker B"."""
    either = rf"(?:in|into|{re.escape(name)}|{re.escape(name.split()[-1])})"
    return (
        compiled(rf"(?: ,)? (?:and|or|then)(?: (?:then|also))? {either}\b").match(words) is not None
    )
