"""Bodies that the question calls by a letter or a number beside their values: "crate A of 5.0 kg".

The role of each is that of the given whose number stands beside its name.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from wmw.core.patterns import compiled
from wmw.core.quantity import find_measurements
from wmw.core.system import unit_of
from wmw.core.tolerance import Agreement, agrees
from wmw.core.work import spend
from wmw.verifiers.questions.asking import asking_sentences
from wmw.verifiers.questions.options import split_options

if TYPE_CHECKING:
    from wmw.verifiers.case import Case

_BEFORE = re.compile(
    r"\b(?P<kind>[A-Za-z]{3,}) (?P<mark>[A-Z]|\d)(?: \(|, | is | with | of | has | having | whose )"
    r"(?:an? |the )?(?:one )?(?:mass |weight )?(?:of |is |= ?)?\Z"
)
_AFTER = re.compile(r"(?: kg| g| N)? (?P<kind>[a-z]{3,}) (?P<mark>[A-Z]|\d)\b(?!\.\d)")
_LEFT = 60
_STEP = 2


def labelled_roles(case: Case) -> dict[str, str]:
    """Return the labelled names beside the numbers of two bodies, each with the body's role."""
    stem, _ = split_options(case.claims.question)
    roles: dict[str, set[str]] = {}
    mentions = find_measurements(stem)
    for name, given in case.question_givens.items():
        quantity = case.family.quantity(name)
        if quantity.body is None or name not in case.system.names:
            continue
        for mention in mentions:
            spend(_STEP)
            here = mention.measurement.read_in(unit_of(quantity))
            if here is None or agrees(here, given.measurement.si) is not Agreement.EQUAL:
                continue
            left = stem[max(0, mention.start - _LEFT) : mention.start]
            found = _BEFORE.search(left) or _AFTER.match(stem, mention.end)
            if found is not None:
                roles.setdefault(f"{found['kind'].lower()} {found['mark']}", set()).add(
                    quantity.body
                )
    told = {label: bodies.pop() for label, bodies in roles.items() if len(bodies) == 1}
    return told if len(set(told.values())) == len(told) > 1 else {}


def label_asked(case: Case) -> str | None:
    """Return the role of the one labelled body that the asking sentences name."""
    asking = " ".join(asking_sentences(case.claims.question))
    named = {
        role
        for label, role in labelled_roles(case).items()
        if compiled(rf"(?i:\b{re.escape(label[:-2])}) {re.escape(label[-1])}\b").search(asking)
    }
    return named.pop() if len(named) == 1 else None
