"""Question kinds about bodies on a floor under a force: at rest, on the edge, in motion.

`[a|b]` in a phrasing reads a where the text carries the numbers and b where the picture does.
"""

from __future__ import annotations

from sympy import cos, sin, sqrt

from wmw.core.family import Gt, Kind, Lt, Mistake
from wmw.families.friction.symbols import (
    DRAGGED,
    DRAGGED_DOWN,
    DRAGGED_UP,
    EDGE,
    EDGE_UP,
    HELD_UP,
    LOOSE,
    Delta_x,
    P,
    Q_f,
    a,
    f,
    g,
    m,
    mu_k,
    mu_s,
    theta,
    v_0,
)

_LIFTED = Lt(P * sin(theta), 0.7 * m * g)

STATIC_FRICTION = Kind(
    "static_friction_balances_pull", HELD_UP, (m, P, theta, mu_s), f, "quantitative", "medium",
    (
        "[A {m} {block}|A {block} of mass {m}] stands at rest on a {floor}. A rope pulls on it with a force of {P} at {theta} above the horizontal. The coefficient of static friction is {mu_s}. How large is the friction force on the {block}?",
        "A {block} of mass {m} is at rest on a {floor}, where the coefficient of static friction is {mu_s}. It is then pulled with a force of {P}, directed {theta} above the horizontal. Find the friction force that acts on the {block}.",
        "A pull of {P} at {theta} above the horizontal acts on a {block} of mass {m} that is initially at rest on a {floor}. With a coefficient of static friction of {mu_s}, what friction force acts on the {block}?",
        "A {block} (mass {m}) stands at rest on a {floor}; the coefficient of static friction between them is {mu_s}. Someone pulls it with a force of {P} at an angle of {theta} above the horizontal. Calculate the size of the friction force.",
    ),
    ("N = m g - P sin(theta)", "f_max = mu_s N", "f = P cos(theta)"),
    (
        "Static friction matches the horizontal part of the pull, up to the limit μ_s N",
        "Equilibrium: static friction is as large as the horizontal force that it balances",
        "Below its limit μ_s N, static friction balances the horizontal component of the pull",
    ),
    (
        "The horizontal part of the pull is below the limit of static friction, so the {block} stays at rest.",
        "Static friction grows with the pull and balances its horizontal part.",
        "The friction that is needed is available, and the {block} remains at rest.",
    ),
    (
        "The {block} stays at rest and the friction force is {f}.",
        "A friction force of {f} balances the horizontal part of the pull.",
        "Friction holds the {block} with {f}.",
    ),
    ("The {block} starts at rest.", "The coefficient of static friction is {mu_s}."),
    (Mistake("friction at its limit", mu_s * (m * g - P * sin(theta))), Mistake("limit with the whole weight", mu_s * m * g),
     Mistake("sine for cosine", P * sin(theta)), Mistake("weight", m * g), Mistake("coefficient times the force", mu_s * P * cos(theta)),
     Mistake("limit less the force", mu_s * (m * g - P * sin(theta)) - P * cos(theta))),
    where=(Lt(P * cos(theta), 0.9 * mu_s * (m * g - P * sin(theta))), Gt(P * cos(theta), 0.2 * mu_s * (m * g - P * sin(theta)))),
)  # fmt: skip

ACCELERATION = Kind(
    "acceleration_with_pull", DRAGGED, (m, P, mu_k), a, "quantitative", "medium",
    (
        "[A {m} {block}|A {block} of mass {m}] slides on a {floor} and is pulled in the direction of its motion by a horizontal force of {P}. The coefficient of kinetic friction is {mu_k}. What is the acceleration of the {block}?",
        "A {block} of mass {m} is sliding over a {floor} while it is pushed forward with a horizontal force of {P}; the coefficient of kinetic friction is {mu_k}. Find its acceleration.",
        "A horizontal pull of {P} drags a {block} of mass {m} along a {floor}. With a kinetic friction coefficient of {mu_k}, what acceleration does the {block} have?",
        "Over a {floor} with a coefficient of kinetic friction of {mu_k} a {block} (mass {m}) is dragged by a horizontal force of {P}. Calculate the acceleration of the {block}.",
    ),
    ("f = mu_k m g", "a = (P - f) / m"),
    (
        "Newton's second law: the force less the kinetic friction gives m a",
        "The net horizontal force equals mass times acceleration; the kinetic friction is μ_k N",
        "Newton's second law along the {floor}, with kinetic friction against the motion",
    ),
    (
        "The force exceeds the kinetic friction, and the {block} gains speed.",
        "The {block} speeds up at a constant rate.",
        "Friction takes away part of the force and what is left makes the {block} gain speed.",
    ),
    (
        "The {block} accelerates at {a}.",
        "The speed of the {block} grows at the rate of {a}.",
        "The acceleration is {a}, in the direction of the force.",
    ),
    ("The {block} is sliding, so the friction is kinetic.", "The coefficient of kinetic friction is {mu_k}."),
    (Mistake("friction left out", P / m), Mistake("friction along the motion", P / m + mu_k * g),
     Mistake("friction alone", mu_k * g), Mistake("coefficient squared", P / m - mu_k**2 * g), Mistake("g left over", P / m - g)),
    where=(Gt(P, 1.15 * mu_k * m * g), Lt(P, 3 * mu_k * m * g)), fixed={v_0: 2.0},
)  # fmt: skip

_PULLED_UP_ROUTE = ("N = m g - P sin(theta)", "f = mu_k N", "a = (P cos(theta) - f) / m")

PULL_AT_ANGLE = Kind(
    "acceleration_pulled_at_angle", DRAGGED_UP, (m, P, theta, mu_k), a, "quantitative", "hard",
    (
        "[A {m} {block}|A {block} of mass {m}] is dragged along a {floor} by a rope that pulls with a force of {P} at {theta} above the horizontal. The coefficient of kinetic friction is {mu_k}. What is its acceleration?",
        "A {block} of mass {m} slides on a {floor}. A rope pulls it forward with a force of {P} at an angle of {theta} above the horizontal; the coefficient of kinetic friction is {mu_k}. Find the acceleration of the {block}.",
        "With a force of {P}, directed {theta} above the horizontal, someone pulls a sliding {block} of mass {m} over a {floor}. Given a coefficient of kinetic friction of {mu_k}, what acceleration does it have?",
        "A {block} (mass {m}) is dragged over a {floor} with a coefficient of kinetic friction of {mu_k}. The force is {P} and points {theta} above the horizontal. Calculate the acceleration.",
    ),
    _PULLED_UP_ROUTE,
    (
        "The pull's vertical part takes weight off the {floor}: N = m g − P sinθ; then Newton's second law horizontally",
        "Newton's second law in both directions; the upward part of the pull lowers normal force and friction",
        "Horizontal net force equals m a, with kinetic friction μ_k (m g − P sinθ)",
    ),
    (
        "The pull lifts a little, so the normal force is less than the weight; the {block} gains speed.",
        "The horizontal part of the pull exceeds the friction and the {block} speeds up.",
        "The upward part of the pull lowers the friction, and the {block} gains speed.",
    ),
    (
        "The {block} accelerates forward at {a}.",
        "Its acceleration along the {floor} is {a}.",
        "The speed grows at the rate of {a}.",
    ),
    ("The pull has an upward part.", "The {block} stays on the {floor}.", "The coefficient of kinetic friction is {mu_k}."),
    (Mistake("normal force taken as mg", (P * cos(theta) - mu_k * m * g) / m),
     Mistake("normal force increased", (P * cos(theta) - mu_k * (m * g + P * sin(theta))) / m),
     Mistake("whole force forward", (P - mu_k * (m * g - P * sin(theta))) / m),
     Mistake("friction left out", P * cos(theta) / m),
     Mistake("sine and cosine exchanged", (P * sin(theta) - mu_k * (m * g - P * cos(theta))) / m)),
    where=(_LIFTED, Gt(P * cos(theta), 1.1 * mu_k * m * g)), fixed={v_0: 2.0},
)  # fmt: skip

PUSH_DOWN_FRICTION = Kind(
    "friction_pushed_down", DRAGGED_DOWN, (m, P, theta, mu_k), f, "quantitative", "medium",
    (
        "[A {m} {block}|A {block} of mass {m}] slides along a {floor} while it is pushed with a force of {P} at {theta} below the horizontal. The coefficient of kinetic friction is {mu_k}. How large is the friction force?",
        "A {block} of mass {m} is pushed along a {floor} by a force of {P} that is directed {theta} below the horizontal. It slides; the coefficient of kinetic friction is {mu_k}. Find the friction force.",
        "A force of {P}, pointing forward and {theta} below the horizontal, pushes a sliding {block} of mass {m} over a {floor}. If the coefficient of kinetic friction is {mu_k}, what friction force acts on the {block}?",
        "A sliding {block} (mass {m}) is pushed forward over a {floor} with a coefficient of kinetic friction of {mu_k}. The push is {P} at {theta} below the horizontal. Calculate the friction force on the {block}.",
    ),
    ("N = m g + P sin(theta)", "f = mu_k N"),
    (
        "The push presses the {block} onto the {floor}: N = m g + P sinθ, and f = μ_k N",
        "No vertical acceleration gives the normal force; kinetic friction is μ_k times it",
        "Kinetic friction with the normal force raised by the vertical part of the push",
    ),
    (
        "The vertical part of the push adds to the normal force, and friction grows with it.",
        "The {block} is pressed onto the {floor} by more than its weight.",
        "The downward part of the push makes normal force and friction larger.",
    ),
    (
        "The friction force on the {block} is {f}.",
        "A friction force of {f} acts against the motion.",
        "Kinetic friction of {f} opposes the sliding.",
    ),
    ("The push has a downward part.", "The {block} slides, so the friction is kinetic."),
    (Mistake("normal force taken as mg", mu_k * m * g), Mistake("normal force lowered", mu_k * (m * g - P * sin(theta))),
     Mistake("whole force added", mu_k * (m * g + P)), Mistake("cosine for sine", mu_k * (m * g + P * cos(theta))),
     Mistake("horizontal part of the push", P * cos(theta))),
    where=(Gt(P * cos(theta), 1.05 * mu_k * (m * g + P * sin(theta))), Lt(P, 4 * mu_k * m * g)), fixed={v_0: 2.0},
)  # fmt: skip

LEAST_FORCE = Kind(
    "least_horizontal_force", EDGE, (m, mu_s), P, "quantitative", "easy",
    (
        "[A {m} {block}|A {block} of mass {m}] is at rest on a {floor}. The coefficient of static friction is {mu_s}. What is the smallest horizontal force that starts it moving?",
        "What minimum horizontal force is needed to start a {block} of mass {m} sliding on a {floor}, if the coefficient of static friction is {mu_s}?",
        "A {block} of mass {m} rests on a {floor} (coefficient of static friction {mu_s}). Find the minimum horizontal force with which it begins to move.",
        "A {block} (mass {m}) is to be set in motion on a {floor} where the coefficient of static friction is {mu_s}. Calculate the least horizontal force required.",
    ),
    ("f_max = mu_s m g", "P = f_max"),
    (
        "The {block} begins to move when the force reaches the limit of static friction μ_s N",
        "At the edge of motion the horizontal force equals the largest static friction",
        "Equilibrium at the limit of static friction",
    ),
    (
        "Static friction grows with the force until it reaches its limit.",
        "Up to the limit of static friction the force is balanced.",
        "The limit of static friction is the least force that moves the {block}.",
    ),
    (
        "The {block} begins to move at a force of {P}.",
        "A force of {P} is just enough to overcome static friction.",
        "Static friction gives way at {P}.",
    ),
    ("The {block} is at rest.", "The coefficient of static friction is {mu_s}."),
    (Mistake("weight", m * g), Mistake("divided by the coefficient", m * g / mu_s), Mistake("g left out", mu_s * m),
     Mistake("half", mu_s * m * g / 2), Mistake("weight less friction", (1 - mu_s) * m * g)),
)  # fmt: skip

LEAST_PULL = Kind(
    "least_pull_at_angle", EDGE_UP, (m, theta, mu_s), P, "quantitative", "hard",
    (
        "[A {m} {block}|A {block} of mass {m}] is at rest on a {floor}; the coefficient of static friction is {mu_s}. A rope pulls on it at {theta} above the horizontal. What is the smallest pulling force that starts it moving?",
        "A {block} of mass {m} rests on a {floor} (coefficient of static friction {mu_s}). It is pulled by a rope at an angle of {theta} above the horizontal. Find the minimum force with which it begins to slide.",
        "What minimum force, directed {theta} above the horizontal, is needed to start a {block} of mass {m} moving on a {floor} with a coefficient of static friction of {mu_s}?",
        "A {block} (mass {m}) is to be set in motion on a {floor} by a pull at {theta} above the horizontal. The coefficient of static friction is {mu_s}. Calculate the least pulling force required.",
    ),
    ("P = mu_s m g / (cos(theta) + mu_s sin(theta))",),
    (
        "At the edge of motion P cosθ = μ_s N, with N = m g − P sinθ",
        "Equilibrium in both directions at the limit of static friction; the pull lowers the normal force",
        "The horizontal part of the pull equals the largest static friction, which the vertical part lowers",
    ),
    (
        "The upward part of the pull takes weight off the {floor} and lowers the limit of static friction.",
        "The normal force is less than the weight, and so is easier to overcome the friction.",
        "Both parts of the pull help: one drags the {block}, the other lowers the normal force.",
    ),
    (
        "The {block} begins to move at a pull of {P}.",
        "A pull of {P} is just enough.",
        "Static friction gives way when the rope pulls with {P}.",
    ),
    ("The pull has an upward part.", "At the edge of motion static friction is at its limit."),
    (Mistake("normal force taken as mg", mu_s * m * g / cos(theta)), Mistake("as if horizontal", mu_s * m * g),
     Mistake("normal force increased", mu_s * m * g / (cos(theta) - mu_s * sin(theta))),
     Mistake("sine and cosine exchanged", mu_s * m * g / (sin(theta) + mu_s * cos(theta))),
     Mistake("multiplied by the cosine", mu_s * m * g * cos(theta))),
    where=(Gt(cos(theta) - mu_s * sin(theta), 0.3),),
)  # fmt: skip

STEADY_COEFFICIENT = Kind(
    "coefficient_from_steady_pull", DRAGGED, (m, P), mu_k, "quantitative", "easy",
    (
        "[A {m} {block}|A {block} of mass {m}] is pulled along a {floor} at constant velocity by a horizontal force of {P}. What is the coefficient of kinetic friction?",
        "A horizontal force of {P} keeps a {block} of mass {m} moving over a {floor} at constant speed. Find the coefficient of kinetic friction.",
        "To drag a {block} of mass {m} across a {floor} at a steady speed takes a horizontal force of {P}. What coefficient of kinetic friction follows from this?",
        "A {block} (mass {m}) moves over a {floor} at constant velocity while it is pushed with a horizontal force of {P}. Calculate the coefficient of kinetic friction between them.",
    ),
    ("N = m g", "mu_k = P / N"),
    (
        "At constant velocity the force balances the kinetic friction μ_k N",
        "Zero acceleration means that the force is as large as the kinetic friction",
        "Equilibrium of the moving {block}: P = μ_k N",
    ),
    (
        "The force and the friction cancel, and the {block} keeps its speed.",
        "The net force is zero and the velocity does not change.",
        "Friction balances the force, so the {block} moves at constant speed.",
    ),
    (
        "The coefficient of kinetic friction comes out as {mu_k}.",
        "The surfaces have a coefficient of kinetic friction of {mu_k}.",
        "From the balance of the forces the coefficient is {mu_k}.",
    ),
    ("The velocity is constant.", "The force is horizontal."),
    (Mistake("upside down", m * g / P), Mistake("complement", 1 - P / (m * g)), Mistake("half", P / (2 * m * g)), Mistake("twice", 2 * P / (m * g)),
     Mistake("square root", sqrt(P / (m * g)))),
    where=(Gt(P, 0.1 * m * g), Lt(P, 0.6 * m * g)), fixed={a: 0.0, v_0: 1.5},
)  # fmt: skip

FRICTION_WORK = Kind(
    "energy_lost_to_friction", DRAGGED, (m, mu_k, Delta_x), Q_f, "quantitative", "medium",
    (
        "[A {m} {block}|A {block} of mass {m}] is dragged over a distance of {Delta_x} across a {floor} by a horizontal force. The coefficient of kinetic friction is {mu_k}. How much energy is lost to friction?",
        "A {block} of mass {m} is pulled horizontally over a {floor} through a distance of {Delta_x}; the coefficient of kinetic friction is {mu_k}. Find the energy lost to friction.",
        "The coefficient of kinetic friction between a {floor} and a {block} of mass {m} is {mu_k}. The {block} is dragged by a horizontal rope over a distance of {Delta_x}. What amount of thermal energy does this produce?",
        "Someone pushes a {block} (mass {m}) horizontally over a {floor} with a coefficient of kinetic friction of {mu_k}. Calculate the work done against friction over a distance of {Delta_x}.",
    ),
    ("f = mu_k m g", "Q_f = f Delta_x"),
    (
        "Energy lost to friction is the friction force times the distance",
        "Work against kinetic friction: Q = μ_k N times the distance",
        "Kinetic friction turns f times the distance into thermal energy",
    ),
    (
        "Friction opposes the sliding all along the way and takes energy away.",
        "Along the whole way kinetic friction turns mechanical energy into thermal energy.",
        "The sliding surfaces warm up.",
    ),
    (
        "Friction turns {Q_f} into thermal energy.",
        "An energy of {Q_f} is lost to friction.",
        "Over this distance {Q_f} goes into heat.",
    ),
    ("The {floor} is level and the force horizontal.", "The coefficient of kinetic friction is {mu_k}."),
    (Mistake("g left out", mu_k * m * Delta_x), Mistake("coefficient left out", m * g * Delta_x),
     Mistake("half", mu_k * m * g * Delta_x / 2), Mistake("twice", 2 * mu_k * m * g * Delta_x), Mistake("divided by the coefficient", m * g * Delta_x / mu_k)),
    fixed={v_0: 1.5, a: 0.0},
)  # fmt: skip

BREAKS_LOOSE = Kind(
    "acceleration_on_breaking_loose", LOOSE, (m, mu_s, mu_k), a, "quantitative", "medium",
    (
        "[A {m} {block}|A {block} of mass {m}] rests on a {floor}; the coefficient of static friction is {mu_s} and that of kinetic friction {mu_k}. The horizontal force on it is raised slowly until it just starts to slide, and the same force is kept up afterwards. What acceleration does it have then?",
        "A {block} of mass {m} on a {floor} is pushed with the smallest horizontal force that gets it moving, and the same force continues to act. The coefficient of static friction is {mu_s}; the coefficient of kinetic friction is {mu_k}. Find the acceleration of the {block}.",
        "A horizontal force just overcomes the static friction on a {block} of mass {m} that rests on a {floor}. The force is kept the same once it is moving. With a coefficient of static friction of {mu_s} and a kinetic friction coefficient of {mu_k}, what is its acceleration?",
        "The horizontal pull on a {block} (mass {m}) is just large enough to set it in motion on a {floor} (coefficient of static friction {mu_s}, kinetic friction {mu_k}). Calculate the acceleration if the same force continues to pull once it is moving.",
    ),
    ("P = mu_s m g", "f = mu_k m g", "a = (P - f) / m"),
    (
        "The force equals the limit of static friction; against kinetic friction, which is smaller, it gives m a",
        "Newton's second law with the force μ_s N and the kinetic friction μ_k N",
        "Kinetic friction is smaller than the limit of static friction, and the difference accelerates the {block}",
    ),
    (
        "Once it slides the friction drops and the {block} gains speed.",
        "The force exceeds the kinetic friction, so the {block} speeds up.",
        "The friction falls to its kinetic value and the {block} gains speed.",
    ),
    (
        "The {block} accelerates at {a}.",
        "After it has broken loose its acceleration is {a}.",
        "The speed grows at the rate of {a}.",
    ),
    ("The force is as large as the limit of static friction.", "Once it slides the friction is kinetic."),
    (Mistake("static friction alone", mu_s * g), Mistake("kinetic friction alone", mu_k * g), Mistake("sum", (mu_s + mu_k) * g),
     Mistake("mean", (mu_s + mu_k) * g / 2), Mistake("half", (mu_s - mu_k) * g / 2)),
    where=(Gt(mu_s, mu_k + 0.04),),
)  # fmt: skip

OTHER_SURFACE = Kind(
    "other_surface", DRAGGED, (m, P, mu_k), a, "counterfactual", "medium",
    (
        "[A {m} {block}|A {block} of mass {m}] slides on a {floor} while a horizontal force of {P} pulls it forward; the coefficient of kinetic friction is {mu_k}. Suppose the coefficient of kinetic friction were {mu_k_new} instead. What acceleration would the {block} have?",
        "A {block} of mass {m} is dragged over a {floor} by a horizontal force of {P}. The coefficient of kinetic friction is {mu_k}. It then comes to a part where the coefficient of kinetic friction is {mu_k_new} instead, and the force stays as it is. Find its acceleration there.",
        "A horizontal force of {P} pulls a sliding {block} of mass {m} along a {floor} with a coefficient of kinetic friction of {mu_k}. The {floor} is waxed and the coefficient of kinetic friction is changed to {mu_k_new}. What is the acceleration of the {block} now?",
        "A {block} (mass {m}) slides on a {floor} (coefficient of kinetic friction {mu_k}) and is pulled forward by a horizontal force of {P}. Calculate its acceleration if the coefficient of kinetic friction were {mu_k_new} instead.",
    ),
    ("f = mu_k m g", "a = (P - f) / m"),
    (
        "Newton's second law: the force less the kinetic friction gives m a, with the new coefficient",
        "The net horizontal force equals mass times acceleration; the kinetic friction follows the new coefficient",
        "Kinetic friction is the new coefficient times the normal force; the rest of the force accelerates the {block}",
    ),
    (
        "The new coefficient changes the friction and with it the net force.",
        "With the coefficient the friction changes, while the normal force stays the same.",
        "The friction changes and the force does not.",
    ),
    (
        "The {block} now accelerates at {a}.",
        "The acceleration becomes {a}.",
        "With the new coefficient the acceleration is {a}.",
    ),
    ("Only the coefficient is changed.", "The force and the mass stay the same."),
    (Mistake("friction left out", P / m), Mistake("friction along the motion", P / m + mu_k * g), Mistake("friction alone", mu_k * g),
     Mistake("coefficient squared", P / m - mu_k**2 * g)),
    where=(Gt(P, 1.1 * mu_k * m * g), Lt(P, 4 * mu_k * m * g)), fixed={v_0: 2.0}, alters=mu_k,
)  # fmt: skip

FORCED = (
    STATIC_FRICTION, ACCELERATION, PULL_AT_ANGLE, PUSH_DOWN_FRICTION, LEAST_FORCE, LEAST_PULL, STEADY_COEFFICIENT,
    FRICTION_WORK, BREAKS_LOOSE, OTHER_SURFACE,
)  # fmt: skip
