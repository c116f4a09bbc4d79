"""Bodies that only the question names: "a 40 kg boy and a 30 kg girl" are the first and the second.

An answer may name the one of two bodies by the noun that stands beside its number, and the trace
list no bodies at all. The numbers tell which role each noun plays.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from wmw.core.equation.names import word_set
from wmw.core.family import Role, in_regime
from wmw.core.patterns import compiled
from wmw.core.quantity import find_measurements
from wmw.core.system import unit_of
from wmw.core.tolerance import Agreement, agrees
from wmw.verifiers.bodies.by_label import labelled_roles
from wmw.verifiers.questions.options import split_options
from wmw.verifiers.vocabulary.lexicon import plain

if TYPE_CHECKING:
    from wmw.verifiers.case import Case

_NOUN_AFTER = re.compile(r"[\s-]*(?:[a-z]+ ){0,1}?([a-z]{3,})\b")
_NOUN_BEFORE = re.compile(
    r"\b([a-z]{3,})\s*(?:\(|,)?\s*(?:of|with|has|having|whose|is)?\s*(?:an? |the )?"
    r"(?:mass|weight|weighing|weighs)?\s*(?:of|is|=)?\s*\Z"
)
_NO_BODY = word_set(
    "mass masses weight load body object block and the with sits hangs placed left right from one"
    " ones at are is stands"
)
"""Words beside a number that tell no two bodies apart."""


def in_roles(case: Case, text: str) -> str:
    """Return a text with the question's own nouns for two bodies put into the family's words."""
    if case.claims.bodies:
        return text
    labelled, roles = text, {r.name: r for r in case.family.roles if _plays(case, r)}
    for label, role in labelled_roles(case).items():
        if role in roles:
            name = rf"(?i:\b{re.escape(label[:-2])}) {re.escape(label[-1])}\b"
            labelled = compiled(name).sub(roles[role].words[0], labelled)
    if labelled != text:
        return plain(labelled)
    low = plain(text)
    for value, word in _values(case).items():
        low = compiled(rf"\b{re.escape(value)}(?: (?!and|or)[a-z]+)?").sub(word, low)
    named = _nouns(case)
    for noun, word in named.items() if len(named) > 1 else ():
        low = compiled(rf"\b{re.escape(noun)}\b").sub(word, low)
    return low if low != plain(text) else text


def _plays(case: Case, role: Role) -> bool:
    return in_regime(role.regimes, case.regime)


def _values(case: Case) -> dict[str, str]:
    """Return the values by which a reply may call a body ("the 5 kg block"), with its role's word.

    Values that two bodies share tell none of them.
    """
    roles = {r.name: r for r in case.family.roles if _plays(case, r)}
    found: dict[str, set[str]] = {}
    for name, given in case.question_givens.items():
        role = roles.get(case.family.quantity(name).body or "")
        unit = given.measurement.unit
        if role is not None and unit is not None and name in case.system.names:
            value = plain(f"{given.measurement.text} {unit.text}")
            found.setdefault(value, set()).add(plain(role.words[0]))
    return {value: words.pop() for value, words in found.items() if len(words) == 1}


def _nouns(case: Case) -> dict[str, str]:
    """Return the nouns beside the numbers of bodies of one kind, each with its role's word."""
    roles = {r.name: r for r in case.family.roles if _plays(case, r)}
    stem, _ = split_options(case.claims.question)
    found: dict[str, str] = {}
    for name, given in case.question_givens.items():
        quantity = case.family.quantity(name)
        role = roles.get(quantity.body or "")
        if role is None or name not in case.system.names:
            continue
        for mention in find_measurements(stem):
            here = mention.measurement.read_in(unit_of(quantity))
            if here is None or agrees(here, given.measurement.si) is not Agreement.EQUAL:
                continue
            after = _NOUN_AFTER.match(stem, mention.end)
            before = _NOUN_BEFORE.search(stem[: mention.start])
            for match in (after, before):
                noun = match[1].lower() if match else ""
                if noun and noun not in _NO_BODY and noun not in found:
                    found[noun] = plain(role.words[0])
                    break
    words = [*found.values()]
    return found if len({*words}) == len(words) else {}
