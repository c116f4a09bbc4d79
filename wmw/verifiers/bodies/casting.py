"""Who is who: the roles of a trace's bodies, where a body's name alone fits several.

"Block A" may be the one on the table or the one that hangs. Relations and attributes tell, then
what is left for the others; where the scene treats both alike, their order does.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from functools import lru_cache

from wmw.core.family import in_regime
from wmw.core.patterns import compiled
from wmw.verifiers.claims import Claims
from wmw.verifiers.relations.denied import denied
from wmw.verifiers.vocabulary.lexicon import Lexicon, plain

_WORD = re.compile(r"\d+|[A-Z]?[a-z]+|[^\W\d_]")
_INITIAL = re.compile(r"^[^\W\d_]+_([A-Za-z])\Z")
_SUBSCRIPTS = str.maketrans("₀₁₂₃₄₅₆₇₈₉", "0123456789")
_TOUCHING = frozenset({"on", "supported_by", "contact", "in"})


def cast(
    claims: Claims, words: Lexicon, regime: str, names: Mapping[str, str] | None = None
) -> Mapping[str, str]:
    """Return the role of every body that can be told, in a regime.

    `names` are the words by which a known scene calls the bodies of its roles.
    """
    named = _by_scene(claims, words, regime, names or {})
    open_ones: dict[str, tuple[str, ...]] = {}
    told: dict[str, str] = {}
    for body in dict.fromkeys(claims.bodies):
        if body in named:
            continue
        roles = words.roles_of(body, regime)
        if len(roles) == 1:
            told[body] = roles[0]
        elif roles:
            open_ones[body] = roles
    _reopen_doubled(told, open_ones, words, regime)
    told |= named
    for tell in (_by_relations, _by_attributes):
        for body, roles in list(open_ones.items()):
            role = tell(claims, words, regime, body, roles, told)
            if role is not None and role not in told.values():
                told[body] = role
                del open_ones[body]
    _by_what_is_left(open_ones, told)
    return told


def _by_scene(
    claims: Claims, words: Lexicon, regime: str, names: Mapping[str, str]
) -> dict[str, str]:
    """Return the roles of the bodies that go by the very words of the known scene."""
    playing = {role.name for role in words.family.roles if in_regime(role.regimes, regime)}
    called = [(plain(name), role) for role, name in names.items() if role in playing]
    found: dict[str, str] = {}
    for body in claims.bodies:
        roles = [role for name, role in called if name == plain(body)]
        if len(roles) == 1:
            found[body] = roles[0]
    return found


def _reopen_doubled(
    told: dict[str, str], open_ones: dict[str, tuple[str, ...]], words: Lexicon, regime: str
) -> None:
    """Leave open who is who among like bodies whose name alone gives them one and the same role.

    Of two buckets over a pulley only one can be the second body. The others play roles that carry
    the same kinds of attributes and that nobody plays yet.
    """
    kinds: dict[str, set[str]] = {}
    for role in words.family.roles:
        if in_regime(role.regimes, regime):
            kinds.setdefault(role.name, set()).update(name for name, _ in role.attributes)
    for shared in {role for role in told.values() if list(told.values()).count(role) > 1}:
        bodies = [body for body, role in told.items() if role == shared]
        free = [
            role
            for role in kinds
            if role == shared or (kinds[role] & kinds[shared] and role not in told.values())
        ]
        if len(free) != len(bodies) or not _of_one_kind(bodies):
            continue
        for body in bodies:
            open_ones[body] = tuple(free)
            del told[body]


def _by_relations(
    claims: Claims,
    words: Lexicon,
    regime: str,
    body: str,
    roles: tuple[str, ...],
    told: Mapping[str, str],
) -> str | None:
    """Return the one of the roles that stands in the body's relation to a body that is known."""
    fits: list[str] = []
    wrong = {claim.pointer for claim, _ in denied(claims)}
    for claim in claims.relations:
        if body not in claim.args or claim.type not in _TOUCHING or claim.pointer in wrong:
            continue
        other = claim.args[1 - claim.args.index(body)]
        for spec in words.family.relations:
            touching = spec.type in _TOUCHING and in_regime(spec.regimes, regime)
            if touching and told.get(other) in spec.args:
                fits += [role for role in roles if role in spec.args]
    return fits[0] if len(set(fits)) == 1 else None


def _by_attributes(
    claims: Claims,
    words: Lexicon,
    regime: str,
    body: str,
    roles: tuple[str, ...],
    told: Mapping[str, str],
) -> str | None:
    """Return the one of the roles that an attribute in words speaks of: "hanging", "on table"."""
    nouns = {word for word in plain(body).split() if set(words.roles_of(word)) & set(roles)}
    fits: list[str] = []
    for claim in claims.attributes:
        if claim.body != body or not isinstance(claim.raw, str) or claim.measured is not None:
            continue
        said = plain(f"{claim.name} {claim.raw}").split()
        for noun in nouns:
            for word in said:
                for name in (f"{word} {noun}", f"{noun} on {word}"):
                    own = [role for role in words.roles.get(name, ()) if role in roles]
                    fits += own if len(own) == 1 else []
    return fits[0] if len(set(fits)) == 1 else None


def _by_what_is_left(open_ones: dict[str, tuple[str, ...]], told: dict[str, str]) -> None:
    """Deal the roles that nobody has yet to the bodies that are left, if they suffice.

    Several are dealt theirs in order only if they are of one kind, as two blocks are; of air, gel
    and glass each may be any layer.
    """
    if not _of_one_kind(open_ones):
        return
    left = [role for roles in open_ones.values() for role in roles if role not in told.values()]
    free = tuple(dict.fromkeys(left))
    if len(free) == len(open_ones):
        for body in open_ones:
            role = next((r for r in open_ones[body] if r in free and r not in told.values()), None)
            if role is not None:
                told[body] = role


def _of_one_kind(bodies: Collection[str]) -> bool:
    """Tell whether bodies share a noun, as block 1 and block 2 do."""
    nouns = [{word for word in plain(body).split() if len(word) > 1} for body in bodies]
    return len(nouns) < 2 or bool(set.intersection(*nouns))


def body_named(name: str, bodies: tuple[str, ...]) -> str | None:
    """Return the one body whose last word a name ends in: "m_A" is block A's."""
    words = _words(name)
    found = [body for body in dict.fromkeys(bodies) if _words(body)[-1:] == words[-1:]]
    return found[0] if len(found) == 1 and len(words) > 1 else None


def body_by_initial(name: str, bodies: tuple[str, ...]) -> str | None:
    """Return the one body that a name's last letter is the initial of: "v_a" is an astronaut's.

    None where another body has a word with this initial, or is called by the letter itself.
    """
    match = _INITIAL.search(name)
    if match is None:
        return None
    letter = match[1].lower()
    words = {body: _words(body) for body in bodies}
    found = {b: ws for b, ws in words.items() if any(w.startswith(letter) for w in ws)}
    if len(found) != 1:
        return None
    [(body, own)] = found.items()
    return body if letter not in own else None


def bodies_with_initial(name: str, question: str, bodies: tuple[str, ...]) -> tuple[str, ...]:
    """Return the bodies of several kinds that a name's last letter may be the initial of.

    With a bullet and a block "m_B" may be either's, and says nothing of a second body. Where some
    body is called by the letter, or the letter before it has a name of the same kind, it is a
    letter for bodies in turn.
    """
    match = _INITIAL.search(name)
    if match is None:
        return ()
    letter = match[1].lower()
    words = {body: _words(body) for body in bodies}
    if any(letter in own for own in words.values()) or letter in ("a", "p", "x"):
        return ()
    if compiled(rf"\b[a-z]+ {match[1]}\b").search(question):
        return ()  # "block B"
    found = {b: w for b, own in words.items() for w in own[-1:] if w.startswith(letter)}
    return tuple(found) if len({*found.values()}) == len(found) > 1 else ()


@lru_cache(maxsize=4096)
def _words(name: str) -> tuple[str, ...]:
    return tuple(word.lower() for word in _WORD.findall(name.translate(_SUBSCRIPTS)))
