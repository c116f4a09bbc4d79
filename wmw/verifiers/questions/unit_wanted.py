"""The unit that a question wants its answer in: "how fast may the record turn, in rad/s".

The words before it may be those of another quantity ("how fast" asks for a speed as well); what
cannot have this unit is not asked for.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from wmw.core.system import unit_of
from wmw.core.units import Unit, compatible, parse_unit
from wmw.verifiers.vocabulary.lexicon import Lexicon

_IN = re.compile(
    r"[,(]\s?(?:given |expressed |measured )?in ([^\s,;?()]{1,20}(?: per [a-z]{1,12})?)"
    r"(?=\s?[,;?)])"
    r"|\bin ([^\s,;?()]{1,20}(?: per [a-z]{1,12})?)\s?\?",
    re.I,
)
"""A unit that is set off from the sentence, or ends it."""
_FORMS = 2


def unit_wanted(asking: Iterable[str]) -> Unit | None:
    """Return the unit, with a dimension, that the sentences which ask name for their answer."""
    found = (match for sentence in asking for match in _IN.finditer(sentence))
    units = {text: parse_unit(text) for match in found for text in (match[1] or match[2],)}
    known = [unit for unit in units.values() if unit is not None and any(unit.dimension)]
    return known[0] if len(known) == 1 else None


def of_unit_wanted(
    words: Lexicon, targets: dict[str, int], unit: Unit | None, given: set[str]
) -> dict[str, int]:
    """Return what is asked for, less what cannot have the unit.

    For nothing left it is what the family knows of this unit, where that is one thing, or one in
    two forms (rate of turning and angular speed).
    """
    if unit is None or not targets:
        return targets
    family = words.family
    kept = {n: at for n, at in targets.items() if compatible(unit, unit_of(family.quantity(n)))}
    if kept:
        return kept
    known = [
        quantity.name
        for quantity in family.quantities
        if quantity.moment != "before"
        and quantity.name not in given
        and compatible(unit, unit_of(quantity))
    ]
    return dict.fromkeys(known, max(targets.values())) if len(known) <= _FORMS else {}
