"""A body that goes by its value, "the 80 Ω lamp", put as the word of its role."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from wmw.core.quantity import find_measurements
from wmw.core.tolerance import Agreement, agrees

if TYPE_CHECKING:
    from wmw.verifiers.case import Case

_BY_VALUE = re.compile(
    r"\s*(?:it is )?(?:the |one of )?\d[^,;]{0,16}?(?: [a-z]{3,12}){1,2}\W*", re.I
)


def told_by_value(case: Case, text: str) -> str:
    """Return the role's word for a body named by the one value that it alone is given."""
    if not _BY_VALUE.fullmatch(text):
        return text
    said = find_measurements(text)
    if len(said) != 1 or said[0].measurement.unit is None:
        return text
    roles = {role.name: role.words[0] for role in case.family.roles}
    found = {
        quantity.body
        for name, given in case.question_givens.items()
        if (quantity := case.family.quantity(name)).body in roles
        and name in case.system.names
        and given.measurement.unit is not None
        and given.measurement.unit.dimension == said[0].measurement.unit.dimension
        and agrees(said[0].measurement, given.measurement.si) is Agreement.EQUAL
    }
    body = found.pop() if len(found) == 1 else None
    return f"the {roles[body]}" if body is not None else text
