"""The rule of the transition is a law that is false of any scene.

What it does: looks in rule, effect and evidence for sentences that state one of the well-known
false laws of their chapter: friction that grows with the area of contact, a heavier body that falls
faster in a vacuum, a pendulum whose period depends on its mass, a current that lamps use up. What
is denied or only supposed is left alone, and so is what holds in another chapter (a spring's period
does depend on the mass). An equation of two quantities of two bodies, told apart by their indices
and the units of their values, is false where it has a ratio upside down: the voltages of a
transformer inversely as its turns, forces on a lever as their arms.

Why it is bad: what follows from a false law is right by chance alone.

Example: "Kinetic friction is proportional to the area of contact."

Use instead: "Kinetic friction depends on the normal force, not on the area of contact."
"""

from __future__ import annotations

from collections.abc import Iterator

from wmw.core.equation import canonical_name
from wmw.core.verdict import FieldName, Finding, Label
from wmw.verifiers.claims import Claims, Text
from wmw.verifiers.equations.false_accounts import false_account
from wmw.verifiers.equations.false_forms import false_form
from wmw.verifiers.equations.false_laws import false_law
from wmw.verifiers.equations.statements import statements
from wmw.verifiers.questions.options import split_options

CODE = "WMW308"
LABEL: Label = "transition"
FIELD: FieldName = "transition"

_MOST = 12


def of_itself(claims: Claims) -> Iterator[Finding]:
    """Yield a finding for the first text of the transition that states a false law."""
    stem, _ = split_options(claims.question)
    for text in (claims.rule, claims.effect, *claims.evidence):
        if text is None:
            continue
        found = false_law(text.text, stem) or false_account(text.text, stem)
        if found is not None:
            stated, truth = found
            yield Finding(CODE, LABEL, FIELD, text.pointer, f"{stated!r}: {truth}", stated, truth)
            return
    if claims.equation is not None:
        yield from _upside_down(claims, claims.equation)


def _upside_down(claims: Claims, text: Text) -> Iterator[Finding]:
    named = (*claims.variables, *claims.attributes, *claims.results)
    found, _ = statements(text.text, frozenset(canonical_name(claim.name) for claim in named))
    for statement in found[:_MOST]:
        if len(statement.sides) != 2 or statement.relations != ("=",):
            continue
        truth = false_form(claims, *statement.sides)
        if truth is not None:
            stated = statement.text.strip()
            yield Finding(CODE, LABEL, FIELD, text.pointer, f"{stated!r}: {truth}", stated, truth)
            return
