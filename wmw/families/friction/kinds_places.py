"""Question kinds about bodies on walls and on carriers."""

from __future__ import annotations

from wmw.core.family import Gt, Kind, Lt, Mistake
from wmw.families.friction.symbols import (
    CARRIED,
    WALL_EDGE,
    WALL_HELD,
    P,
    a,
    f,
    g,
    m,
    mu_s,
)

WALL_FRICTION = Kind(
    "friction_on_wall", WALL_HELD, (m, P, mu_s), f, "quantitative", "medium",
    (
        "[A {m} {block}|A {block} of mass {m}] is pressed against a vertical {wall} by a horizontal force of {P} and stays at rest. The coefficient of static friction is {mu_s}. How large is the friction force on the {block}?",
        "A horizontal force of {P} holds a {block} of mass {m} at rest against a vertical {wall}, where the coefficient of static friction is {mu_s}. What friction force acts on the {block}?",
        "Someone presses a {block} of mass {m} against a vertical {wall} with a horizontal force of {P}. The {block} stays at rest; the coefficient of static friction is {mu_s}. Find the friction force.",
        "A {block} (mass {m}) stays at rest against a vertical {wall} under a horizontal force of {P}. The coefficient of static friction between them is {mu_s}. Calculate the size of the friction force.",
    ),
    ("f_max = mu_s P", "f = m g"),
    (
        "Vertical equilibrium: static friction balances the weight",
        "Static friction matches the weight, as long as that is below μ_s N",
        "The {block} is at rest, so the friction up the {wall} is as large as the weight",
    ),
    (
        "The weight is below the limit of static friction, so the {block} stays in place.",
        "Static friction balances the weight of the {block}.",
        "Friction takes up the weight and the {block} stays where it is.",
    ),
    (
        "The friction force on the {block} is {f}, upward.",
        "The {block} stays at rest with a friction force of {f}.",
        "Friction holds the {block} with {f}.",
    ),
    ("The {block} is at rest.", "The normal force of the {wall} is as large as the horizontal force."),
    (Mistake("friction at its limit", mu_s * P), Mistake("coefficient times the weight", mu_s * m * g), Mistake("horizontal force", P),
     Mistake("limit less the weight", mu_s * P - m * g), Mistake("mass as a force", m)),
    where=(Lt(m * g, 0.9 * mu_s * P), Gt(m * g, 0.1 * mu_s * P)),
)  # fmt: skip

WALL_LEAST = Kind(
    "least_force_on_wall", WALL_EDGE, (m, mu_s), P, "quantitative", "medium",
    (
        "[A {m} {block}|A {block} of mass {m}] is pressed against a vertical {wall} by a horizontal force. The coefficient of static friction is {mu_s}. What is the smallest force that keeps the {block} from sliding down?",
        "What minimum horizontal force holds a {block} of mass {m} at rest against a vertical {wall}, if the coefficient of static friction is {mu_s}?",
        "Someone holds a {block} of mass {m} against a vertical {wall} with a horizontal force; the coefficient of static friction is {mu_s}. Find the least force with which it does not slip.",
        "A {block} (mass {m}) is held against a vertical {wall} by a horizontal force alone. Given a coefficient of static friction of {mu_s}, calculate the smallest force that is needed.",
    ),
    ("P = m g / mu_s",),
    (
        "At the edge of slipping the weight equals the largest static friction μ_s N, and N equals the horizontal force",
        "Vertical equilibrium at the limit of static friction",
        "The normal force is the horizontal force, and μ_s times it must carry the weight",
    ),
    (
        "The horizontal force makes the friction that carries the weight.",
        "Pressed harder, the {wall} can give more friction; it must reach the weight.",
        "Static friction at its limit balances the weight.",
    ),
    (
        "A force of {P} is just enough.",
        "With {P} the friction just carries the weight.",
        "The {block} is held with a force of at least {P}.",
    ),
    ("The friction must carry the weight.", "The normal force is as large as the horizontal force."),
    (Mistake("multiplied by the coefficient", mu_s * m * g), Mistake("weight", m * g), Mistake("g left out", m / mu_s),
     Mistake("twice", 2 * m * g / mu_s), Mistake("one plus the coefficient", m * g / (1 + mu_s))),
)  # fmt: skip

ON_TRUCK = Kind(
    "friction_on_truck", CARRIED, (m, a, mu_s), f, "quantitative", "medium",
    (
        "[A {m} {block}|A {block} of mass {m}] lies on the level bed of a {carrier} that speeds up with an acceleration of {a}. The coefficient of static friction is {mu_s}, and the {block} does not slip. How large is the friction force on it?",
        "A {carrier} accelerates at {a} on a level road. On its flat bed stands a {block} of mass {m} that moves with it without slipping; the coefficient of static friction is {mu_s}. Find the friction force on the {block}.",
        "What friction force acts on a {block} of mass {m} that rides on the level bed of a {carrier}, if the {carrier} has a forward acceleration of {a}, the coefficient of static friction is {mu_s} and the {block} does not slip?",
        "A {block} (mass {m}) is carried along on the flat bed of a {carrier} with an acceleration of {a} and does not slip. The coefficient of static friction is {mu_s}. Calculate the friction force.",
    ),
    ("f_max = mu_s m g", "f = m a"),
    (
        "Static friction is the only horizontal force on the {block} and gives it the {carrier}'s acceleration",
        "Newton's second law for the {block}: the static friction equals m a",
        "Static friction is as large as the acceleration needs, up to μ_s N",
    ),
    (
        "Friction pulls the {block} along with the {carrier}.",
        "The friction that is needed is below its limit, so the {block} moves with the {carrier}.",
        "The {block} gains speed together with the {carrier}.",
    ),
    (
        "The friction force on the {block} is {f}, forward.",
        "Static friction of {f} accelerates the {block}.",
        "Friction drives the {block} with {f}.",
    ),
    ("The {block} does not slip.", "Friction is the only horizontal force on the {block}."),
    (Mistake("friction at its limit", mu_s * m * g), Mistake("coefficient times m a", mu_s * m * a), Mistake("weight", m * g),
     Mistake("limit less m a", mu_s * m * g - m * a), Mistake("sum", mu_s * m * g + m * a)),
    where=(Lt(a, 0.85 * mu_s * g), Gt(a, 0)),
)  # fmt: skip

PLACED = (WALL_FRICTION, WALL_LEAST, ON_TRUCK)
