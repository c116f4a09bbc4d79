"""The working of a gold trace: symbols, numbers, results, in several manners."""

from __future__ import annotations

from wmw.core.equation.ast import Neg, Sym
from wmw.core.equation_text import Writer
from wmw.core.streams import Draws, pick
from wmw.generators.naming import Naming
from wmw.generators.notation import written
from wmw.generators.route import RouteStep, route_of
from wmw.generators.situation import Situation
from wmw.generators.substitution import only_adds_angles, substitute

_ABSENT = 0.22
_SYMBOLIC = 0.5
_UNITED = 0.35
_BARE = 0.4
_PROSE = (
    "Putting in the numbers, {steps}.",
    "With the given values, {steps}.",
    "Substituting the values: {steps}.",
    "Working it out: {steps}.",
    "Inserting the numbers gives {steps}.",
)
_THEN = ("; ", ", so ", ", and then ", ". Then ", ". With this, ")


def derive(rng: Draws, situation: Situation, naming: Naming, change: str) -> str | None:
    """Return the working in one of several manners, or None in a share of the traces.

    `change` is the predicted change, with which a qualitative working may conclude.
    """
    if rng.random() < _ABSENT:
        return None
    symbolic, united = rng.random() < _SYMBOLIC, rng.random() < _UNITED
    route = route_of(situation.family, situation.kind)
    steps = [_equality(situation, naming, step, symbolic, united) for step in route]
    if naming.manner == "latex":
        steps = [f"${step}$" for step in steps]
    if rng.random() < _BARE:
        return pick(rng, ("; ", "; ", "\n")).join(steps)
    joint = pick(rng, _THEN) if situation.target and len(steps) == 2 else "; "
    template = pick(rng, _PROSE)
    if ". " in joint and not template.startswith(("Putting", "With")):
        joint = "; "  # after a colon, a chain of sentences would not stand
    text = template.replace("{steps}", joint.join(steps))
    return text if situation.target else f"{text} {change}"


def _equality(
    situation: Situation, naming: Naming, step: RouteStep, symbolic: bool, united: bool
) -> str:
    """Write "a = g sin θ = 9.8 × sin 35° = 5.62 m/s²", the symbols or the units left out."""
    put = substitute(situation, step)
    notation = naming.notation

    def value(name: str, angle: bool) -> str:
        entry = put.numbers[name]
        return written(entry.angle if angle else entry.full if united else entry.bare, notation)

    degrees = only_adds_angles(situation, step)
    sides = [naming.symbol(step.name)]
    if symbolic:
        sides.append(naming.side(step, degrees=degrees))
    if not is_renaming(step):
        sides.append(Writer(notation, value, True, degrees).write(step.expr))
    sides.append(written(put.result, notation))
    return " = ".join(sides)


def is_renaming(step: RouteStep) -> bool:
    """Tell whether a step calculates nothing: x = y, or x = −y."""
    expr = step.expr.operand if isinstance(step.expr, Neg) else step.expr
    return isinstance(expr, Sym)
