"""Bodies that go by words nobody declared, read under the words that the family has for them.

A question about a "klocek" or a "Zorblat-7" is the same question about a block. Which role an
unknown word plays is not known beforehand, so a few likely ones are tried; a reading found in this
way is believed only where it explains the whole trace.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import combinations, islice, permutations
from typing import Any

from wmw.core import registry
from wmw.core.family import Role
from wmw.core.patterns import compiled
from wmw.verifiers.claims import Claims
from wmw.verifiers.questions.reading import read_question
from wmw.verifiers.vocabulary.lexicon import lexicon, plain

_TRIALS = 4
"""How many ways to give out the roles are tried."""
_MOST, _WAYS = 4, 120
"""How many unknown bodies, and how many ways to give roles to them, are thought of."""
_SHORT = 3
"""Shorter names are letters and particles, which stand for other things in the same text."""
_KEPT = frozenset({"id", "scenario_family", "metadata", "type", "unit", "verifier"})


def stand_ins(
    record: Mapping[str, Any], claims: Claims, family: str
) -> Iterator[Mapping[str, Any]]:
    """Yield the record with the family's own words in place of unknown bodies."""
    words = lexicon(family)
    unknown = [
        name
        for name in dict.fromkeys(claims.bodies)
        if len(name) >= _SHORT and not words.roles_of(name)
    ]
    told = claims.question.lower()
    if not unknown or any(name.lower() not in told for name in unknown):
        return  # names that only the trace has could be given out to suit its answer
    unknown.sort(key=lambda name: told.find(name.lower()))
    roles = _open_roles(claims, family)[: max(len(unknown), _TRIALS if len(unknown) == 1 else 0)]
    taken = {plain(name) for name in claims.bodies}
    unknown = unknown[:_MOST]
    ways = [
        chosen
        for chosen in islice(permutations(roles, min(len(unknown), len(roles))), _WAYS)
        if _in_order(chosen, roles)
    ]
    ways.sort(
        key=lambda chosen: -_agreeing(claims, family, dict(zip(unknown, chosen, strict=False)))
    )
    for chosen in ways[:_TRIALS]:
        swap = {}
        for name, role in zip(unknown, chosen, strict=False):
            free = [w for w in role.written or role.words if plain(w) not in taken]
            if free:
                swap[name] = free[0]
        if swap:
            yield _replaced(record, swap)


def _agreeing(claims: Claims, family: str, chosen: Mapping[str, Role]) -> int:
    """Return how many of the listed relations are the family's own when roles are so given out."""
    words = lexicon(family)
    found = 0
    for claim in claims.relations:
        first, second = (
            (chosen[name].name,) if name in chosen else words.roles_of(name) for name in claim.args
        )
        for spec in registry.family(family).relations:
            if spec.type == claim.type:
                found += spec.args[0] in first and spec.args[1] in second
                found -= spec.args[1] in first and spec.args[0] in second
    return found


def _open_roles(claims: Claims, family: str) -> list[Role]:
    """Return the roles that no known body plays, those with the most words first.

    What goes by many words is what an author may call by yet another one. Roles of the same size
    keep the order in which they are declared, which is that of their mention.
    """
    words = lexicon(family)
    possible = set(read_question(claims.question, family).regimes)
    filled = {role for name in claims.bodies for role in words.roles_of(name)}
    found: dict[str, Role] = {}
    for role in registry.family(family).roles:
        if role.name not in filled and (not role.regimes or possible & set(role.regimes)):
            found.setdefault(role.name, role)
    return sorted(found.values(), key=lambda role: -_openness(role))


def _openness(role: Role) -> int:
    return min(len(role.words) // 10, 3)


def _in_order(chosen: tuple[Role, ...], roles: list[Role]) -> bool:
    """Tell whether like roles go to the bodies in the order of their mention.

    Else the first of two carts could be made the second one to suit a wrong answer.
    """
    places = [(_openness(role), roles.index(role)) for role in chosen]
    return all(one[1] < other[1] for one, other in combinations(places, 2) if one[0] == other[0])


def _replaced(record: Mapping[str, Any], swap: Mapping[str, str]) -> Mapping[str, Any]:
    longest = sorted(map(re.escape, swap), key=len, reverse=True)
    pattern = compiled(rf"(_?)(?<![^\W_])({'|'.join(longest)})(?![^\W_])(_?)", re.I)
    low = {name.lower(): word for name, word in swap.items()}

    def put(match: re.Match[str]) -> str:
        word = low[match[2].lower()]
        joined = word.replace(" ", "_") if match[1] or match[3] else word
        return f"{match[1]}{joined}{match[3]}"

    def walk(value: Any) -> Any:
        if isinstance(value, str):
            return pattern.sub(put, value)
        if isinstance(value, list):
            return [walk(part) for part in value]
        if isinstance(value, dict):
            return {
                pattern.sub(put, key): part if key in _KEPT else walk(part)
                for key, part in value.items()
            }
        return value

    return {key: value if key in _KEPT else walk(value) for key, value in record.items()}
