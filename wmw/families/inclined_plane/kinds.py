"""Question kinds of a body on an incline.

`[a|b]` in a phrasing reads a where the text carries the numbers and b where the picture does.
"""

from __future__ import annotations

from sympy import acos, asin, atan, cos, pi, sin, sqrt, tan

from wmw.core.family import Gt, Kind, Le, Lt, Mistake
from wmw.families.inclined_plane.physics import (
    DOWN,
    HELD,
    LIMIT,
    PULLED,
    UP,
    N,
    P,
    a,
    d,
    f,
    g,
    m,
    mu_k,
    mu_s,
    theta,
    theta_c,
    v_0,
    v_f,
)

_NEWTON = (
    "Newton's second law along the {incline}",
    "The net force along the {incline} equals mass times acceleration",
    "Net force along the slope = m a",
)
_NEWTON_ROUGH = (
    "Newton's second law along the {incline}, with kinetic friction μ_k N",
    "Along the {incline} the weight's component less the kinetic friction gives m a",
    "Newton's second law parallel to the surface; the kinetic friction is μ_k times the normal force",
)
_GAINS = (
    "The {block} speeds up down the {incline} at a constant rate.",
    "The {block} gains speed steadily as it moves down the {incline}.",
    "The unbalanced component of gravity makes the {block} gain speed down the {incline}.",
)

ACCELERATION_SMOOTH = Kind(
    "acceleration_smooth", DOWN, (m, theta), a, "quantitative", "easy",
    (
        "[A {m} {block}|A {block} of mass {m}] is released from rest on a frictionless {incline} tilted at {theta} to the horizontal. What is the magnitude of its acceleration?",
        "A {block} of mass {m} slides down a smooth {incline} that makes an angle of {theta} with the horizontal. Find its acceleration along the {incline}.",
        "The {incline} in the picture is frictionless and makes an angle of {theta} with the horizontal. A {block} of mass {m} is let go on it. With what acceleration does it move down?",
        "A {block} (mass {m}) is released on a {incline} tilted at {theta} above the horizontal. Friction is negligible. Calculate the {block}'s acceleration.",
    ),
    ("a = g sin(theta)",),
    _NEWTON, _GAINS,
    (
        "The {block} accelerates down the {incline} at {a}.",
        "Its speed down the {incline} grows at the rate of {a}.",
        "The acceleration down the {incline} is {a}.",
    ),
    ("The {incline} is frictionless.", "Only the component of gravity along the {incline} is unbalanced."),
    (Mistake("cosine for sine", g * cos(theta)), Mistake("full g", g), Mistake("tangent for sine", g * tan(theta)),
     Mistake("half", g * sin(theta) / 2)),
    fixed={mu_k: 0.0, mu_s: 0.0, v_0: 0.0},
)  # fmt: skip

ACCELERATION_ROUGH = Kind(
    "acceleration_rough", DOWN, (m, theta, mu_k), a, "quantitative", "medium",
    (
        "[A {m} {block}|A {block} of mass {m}] slides down a rough {incline} of [{theta}|angle {theta}]. The coefficient of kinetic friction is {mu_k}. What is the magnitude of its acceleration?",
        "A {block} of mass {m} slides down a {incline} tilted at {theta} to the horizontal; the coefficient of kinetic friction between them is {mu_k}. Find its acceleration.",
        "A {block} (mass {m}) is sliding down a {incline} that is tilted at {theta}. With a kinetic friction coefficient of {mu_k}, what acceleration does it have down the {incline}?",
        "On a {incline} at {theta} above the horizontal a {block} of mass {m} slides downhill. The coefficient of kinetic friction is {mu_k}. Calculate the acceleration of the {block}.",
    ),
    ("N = m g cos(theta)", "f = mu_k N", "a = g (sin(theta) - mu_k cos(theta))"),
    _NEWTON_ROUGH,
    (
        "Friction takes away part of the gravity component, and the {block} gains speed down the {incline}.",
        "The {block} speeds up down the {incline}, more slowly than without friction.",
        "Gravity's component along the {incline} wins over friction and the {block} gains speed.",
    ),
    (
        "The {block} accelerates down the {incline} at {a}.",
        "The {block}'s speed increases at the rate of {a}.",
        "The acceleration along the {incline} is {a}, downhill.",
    ),
    ("The {block} moves down the {incline}.", "The surface is rough with a kinetic friction coefficient of {mu_k}."),
    (Mistake("friction along the motion", g * (sin(theta) + mu_k * cos(theta))),
     Mistake("friction left out", g * sin(theta)),
     Mistake("sine and cosine exchanged", g * (cos(theta) - mu_k * sin(theta))),
     Mistake("normal force taken as mg", g * (sin(theta) - mu_k))),
    where=(Gt(tan(theta), mu_k + 0.05), Gt(sin(theta) - mu_k, 0.02)),
)  # fmt: skip

NORMAL_FORCE = Kind(
    "normal_force", DOWN, (m, theta, mu_k), N, "quantitative", "easy",
    (
        "[A {m} {block}|A {block} of mass {m}] slides down a {incline} of [{theta}|angle {theta}]; the coefficient of kinetic friction is {mu_k}. How large is the normal force on the {block}?",
        "A {block} of mass {m} slides down a rough {incline} that makes {theta} with the horizontal (coefficient of kinetic friction {mu_k}). Find the normal force exerted on the {block}.",
        "What normal force does the {incline} exert on a {block} of mass {m} that slides down it, when the {incline} is tilted at {theta} and the coefficient of kinetic friction is {mu_k}?",
        "A {block} (mass {m}) is sliding down a {incline} tilted at {theta} to the horizontal. The coefficient of kinetic friction is {mu_k}. Calculate the magnitude of the normal force.",
    ),
    ("N = m g cos(theta)",),
    (
        "No acceleration perpendicular to the {incline}: the normal force balances the weight's component",
        "Equilibrium perpendicular to the surface",
        "Newton's second law perpendicular to the {incline}, where the acceleration is zero",
    ),
    (
        "The {incline} pushes on the {block} just enough to balance the perpendicular component of its weight.",
        "The {block} does not leave the {incline}, so the perpendicular forces balance.",
        "The normal force holds the perpendicular component of the weight.",
    ),
    (
        "The {incline} supports the {block} with {N}.",
        "The normal force is {N} while the {block} slides.",
        "Perpendicular to the {incline} the forces balance at {N}.",
    ),
    ("The {block} stays on the {incline}.", "The {incline} is tilted at {theta}."),
    (Mistake("weight for normal force", m * g), Mistake("sine for cosine", m * g * sin(theta)),
     Mistake("divided by the cosine", m * g / cos(theta)), Mistake("mass for weight", m * cos(theta))),
    where=(Gt(tan(theta), mu_k + 0.05),),
)  # fmt: skip

KINETIC_FRICTION = Kind(
    "kinetic_friction", DOWN, (m, theta, mu_k), f, "quantitative", "medium",
    (
        "[A {m} {block}|A {block} of mass {m}] slides down a {incline} of [{theta}|angle {theta}] with a coefficient of kinetic friction of {mu_k}. How large is the friction force on it?",
        "A {block} of mass {m} slides down a {incline} tilted at {theta}. The coefficient of kinetic friction is {mu_k}. Find the magnitude of the friction force.",
        "What friction force acts on a {block} of mass {m} that slides down a {incline} tilted at {theta}, given that the coefficient of kinetic friction is {mu_k}?",
        "A {block} (mass {m}) is sliding down a rough {incline} at {theta} to the horizontal, with a kinetic friction coefficient of {mu_k}. Calculate the force of friction.",
    ),
    ("N = m g cos(theta)", "f = mu_k N"),
    (
        "Kinetic friction is μ_k times the normal force",
        "Kinetic friction, with the normal force from the balance perpendicular to the {incline}",
        "f = μ_k N with N = m g cosθ",
    ),
    (
        "The rough surface holds the {block} back with a force along the {incline}.",
        "Friction acts against the sliding, whatever the speed is.",
        "The surface resists the motion with a constant force.",
    ),
    (
        "A friction force of {f} acts up the {incline} on the {block}.",
        "The {block} slides on against a friction force of {f}.",
        "The friction force is {f}.",
    ),
    ("The {block} slides, so the friction is kinetic.", "The coefficient of kinetic friction is {mu_k}."),
    (Mistake("normal force taken as mg", mu_k * m * g), Mistake("sine for cosine", mu_k * m * g * sin(theta)),
     Mistake("component of the weight", m * g * sin(theta)), Mistake("mass for weight", mu_k * m * cos(theta))),
    where=(Gt(tan(theta), mu_k + 0.05),),
)  # fmt: skip

STATIC_FRICTION = Kind(
    "static_friction", HELD, (m, theta, mu_s), f, "quantitative", "medium",
    (
        "[A {m} {block}|A {block} of mass {m}] stays at rest on a {incline} of [{theta}|angle {theta}]. The coefficient of static friction is {mu_s}. How large is the static friction force on it?",
        "A {block} of mass {m} remains at rest on a rough {incline} tilted at {theta}; the coefficient of static friction is {mu_s}. Find the friction force that holds it.",
        "What friction force acts on a {block} of mass {m} that is at rest on a {incline} tilted at {theta}, with a coefficient of static friction of {mu_s}?",
        "A {block} (mass {m}) does not slide on a {incline} at {theta} to the horizontal. With a coefficient of static friction of {mu_s}, calculate the force of friction on it.",
    ),
    ("f = m g sin(theta)",),
    (
        "Equilibrium: static friction balances the weight's component along the {incline}",
        "Static friction takes the value that keeps the {block} at rest",
        "The forces along the {incline} add up to zero",
    ),
    (
        "The {block} stays at rest because friction balances the pull down the {incline}.",
        "Static friction holds the {block} in place.",
        "The component of the weight along the {incline} is balanced and nothing moves.",
    ),
    (
        "The {block} stays at rest with a friction force of {f} up the {incline}.",
        "Friction holds the {block} with {f}.",
        "Nothing moves; the friction force is {f}.",
    ),
    ("The {block} is at rest.", "Static friction is below its limit μ_s N."),
    (Mistake("the limit of static friction", mu_s * m * g * cos(theta)),
     Mistake("cosine for sine", m * g * cos(theta)), Mistake("coefficient times weight", mu_s * m * g),
     Mistake("mass for weight", m * sin(theta))),
    where=(Lt(tan(theta), mu_s - 0.04),),
)  # fmt: skip

SPEED_AFTER = Kind(
    "speed_after_distance", DOWN, (m, theta, mu_k, d), v_f, "quantitative", "hard",
    (
        "[A {m} {block}|A {block} of mass {m}] starts from rest and slides [{d}|a distance {d}] down a rough {incline} of [{theta}|angle {theta}]. The coefficient of kinetic friction is {mu_k}. How fast is it moving then?",
        "A {block} of mass {m} slides from rest down a {incline} tilted at {theta}, with a coefficient of kinetic friction of {mu_k}. What is its speed after a distance of {d}?",
        "Starting from rest, a {block} of mass {m} slides a distance of {d} down a {incline} at {theta}; the coefficient of kinetic friction is {mu_k}. Find its final speed.",
        "A {block} (mass {m}) begins from rest and slides down a {incline} tilted at {theta} (coefficient of kinetic friction {mu_k}). Calculate the speed it has after sliding a distance of {d} along the {incline}.",
    ),
    ("a = g (sin(theta) - mu_k cos(theta))", "v_f = sqrt(2 a d)"),
    (
        "Newton's second law along the {incline}, then constant-acceleration kinematics",
        "Newton's second law gives a constant acceleration, and v² = 2 a d the speed",
        "Uniformly accelerated motion along the {incline} under gravity and kinetic friction",
    ),
    (
        "Friction takes away part of the gravity component, and the {block} gains speed down the {incline}.",
        "The {block} speeds up down the {incline} from rest.",
        "The {block} gains speed evenly over the whole distance.",
    ),
    (
        "The {block} speeds up from rest to {v_f} over {d}.",
        "After {d} the {block} moves down the {incline} at {v_f}.",
        "The {block} reaches a speed of {v_f}.",
    ),
    ("The {block} starts from rest.", "The surface is rough with a kinetic friction coefficient of {mu_k}."),
    (Mistake("friction left out", sqrt(2 * g * d * sin(theta))),
     Mistake("free fall through the distance", sqrt(2 * g * d)),
     Mistake("friction along the motion", sqrt(2 * d * g * (sin(theta) + mu_k * cos(theta)))),
     Mistake("factor 2 dropped", sqrt(d * g * (sin(theta) - mu_k * cos(theta))))),
    where=(Gt(tan(theta), mu_k + 0.08),), fixed={v_0: 0.0},
)  # fmt: skip

CRITICAL_ANGLE = Kind(
    "critical_angle", LIMIT, (m, mu_s), theta_c, "quantitative", "easy",
    (
        "[A {m} {block}|A {block} of mass {m}] stays at rest on a {incline} that is slowly tilted. The coefficient of static friction is {mu_s}. At what angle of the {incline} does the {block} begin to slide?",
        "A {block} of mass {m} remains on a {incline} whose angle is slowly increased. With a coefficient of static friction of {mu_s}, find the critical angle at which it just starts to slide.",
        "What is the largest angle at which a {block} of mass {m} stays at rest on a {incline}, with a coefficient of static friction of {mu_s} between them?",
        "The coefficient of static friction between a {block} (mass {m}) and a {incline} is {mu_s}. Calculate the critical angle of the {incline}, at which the {block} just begins to slide.",
    ),
    ("theta_c = atan(mu_s)",),
    (
        "At the critical angle static friction reaches its limit: tanθ_c = μ_s",
        "Limit of static friction: m g sinθ_c = μ_s m g cosθ_c",
        "The {block} begins to slide when the tangent of the angle equals the coefficient of static friction",
    ),
    (
        "Up to this angle static friction can balance the component of the weight.",
        "As the angle grows, the friction that is needed reaches its limit.",
        "Beyond this angle static friction is too weak to hold the {block}.",
    ),
    (
        "The {block} begins to slide at {theta_c}.",
        "The {block} holds until the angle reaches {theta_c}.",
        "At {theta_c} static friction is at its limit.",
    ),
    ("The {incline} is tilted slowly.", "The coefficient of static friction is {mu_s}."),
    (Mistake("arcsine for arctangent", asin(mu_s)), Mistake("arccosine", acos(mu_s)),
     Mistake("complement", pi / 2 - atan(mu_s)), Mistake("half", atan(mu_s) / 2)),
    where=(Le(mu_s, 0.85),),
)  # fmt: skip

DISTANCE_UP = Kind(
    "distance_up", UP, (m, theta, mu_k, v_0), d, "quantitative", "hard",
    (
        "[A {m} {block}|A {block} of mass {m}] is sent up a {incline} of [{theta}|angle {theta}] with an initial speed of {v_0}. The coefficient of kinetic friction is {mu_k}. How far along the {incline} does it travel before it stops?",
        "A {block} of mass {m} slides up a rough {incline} tilted at {theta}, starting with an initial speed of {v_0}; the coefficient of kinetic friction is {mu_k}. What distance does it cover until it stops momentarily?",
        "With an initial speed of {v_0} a {block} of mass {m} is launched up a {incline} at {theta} (coefficient of kinetic friction {mu_k}). Find the distance along the {incline} at which it comes to rest.",
        "A {block} (mass {m}) is projected up a {incline} tilted at {theta}, where the coefficient of kinetic friction is {mu_k}. Its initial speed is {v_0}. Calculate how far it gets along the {incline} before it stops.",
    ),
    ("a = g (sin(theta) + mu_k cos(theta))", "d = v_0^2 / (2 a)"),
    (
        "On the way up gravity's component and friction both slow the {block}; kinematics gives the distance",
        "Newton's second law along the {incline}, then v² = v_0² − 2 a d",
        "Uniform deceleration by the weight's component and kinetic friction",
    ),
    (
        "The {block} slows down evenly until it stops.",
        "Gravity and friction both act down the {incline}, and the {block} loses speed.",
        "The {block} decelerates on its way up.",
    ),
    (
        "The {block} comes to rest {d} up the {incline}.",
        "The {block} stops after {d}.",
        "After {d} along the {incline} the speed is zero.",
    ),
    ("The {block} moves up the {incline}, so friction acts down it.", "The initial speed is {v_0}."),
    (Mistake("friction left out", v_0**2 / (2 * g * sin(theta))),
     Mistake("cosine for sine", v_0**2 / (2 * g * (cos(theta) + mu_k * sin(theta)))),
     Mistake("friction up the slope", v_0**2 / (2 * g * (sin(theta) - mu_k * cos(theta)))),
     Mistake("factor 2 dropped", v_0**2 / (g * (sin(theta) + mu_k * cos(theta))))),
    where=(Gt(sin(theta) - mu_k * cos(theta), 0.05),),
)  # fmt: skip

PULL_UP = Kind(
    "pull_at_constant_speed", PULLED, (m, theta, mu_k), P, "quantitative", "medium",
    (
        "[A {m} {block}|A {block} of mass {m}] is pulled up a {incline} of [{theta}|angle {theta}] at constant speed by a rope parallel to the {incline}. The coefficient of kinetic friction is {mu_k}. What pulling force is needed?",
        "A {block} of mass {m} is pushed up a rough {incline} tilted at {theta} at constant velocity. The coefficient of kinetic friction is {mu_k}. What force parallel to the {incline} does this take?",
        "How large a force along the {incline} pulls a {block} of mass {m} up a {incline} of [{theta}|angle {theta}] at a steady speed, with a coefficient of kinetic friction of {mu_k}?",
        "A {block} (mass {m}) is hauled up a {incline} tilted at {theta} at constant speed; the coefficient of kinetic friction is {mu_k}. Calculate the applied force, which acts along the {incline}.",
    ),
    ("N = m g cos(theta)", "P = m g sin(theta) + mu_k N"),
    (
        "At constant speed the forces along the {incline} balance",
        "Equilibrium along the {incline}: the pull balances the weight's component and the friction",
        "Zero acceleration means zero net force along the {incline}",
    ),
    (
        "The pull balances friction and the weight's component, so the {block} keeps its speed.",
        "The {block} moves at constant speed up the {incline}.",
        "The forces along the {incline} cancel and the speed does not change.",
    ),
    (
        "A force of {P} keeps the {block} moving at constant speed.",
        "With a pull of {P} the {block} goes up the {incline} at constant speed.",
        "The force along the {incline} is {P}.",
    ),
    ("The speed is constant.", "The {block} moves up the {incline}, so friction acts down it."),
    (Mistake("friction left out", m * g * sin(theta)),
     Mistake("friction helps", m * g * (sin(theta) - mu_k * cos(theta))),
     Mistake("sine and cosine exchanged", m * g * (cos(theta) + mu_k * sin(theta))),
     Mistake("normal force taken as mg", m * g * (sin(theta) + mu_k))),
    where=(Gt(sin(theta) - mu_k * cos(theta), 0.05),),
)  # fmt: skip

_SLIDE_OR_STAY = (
    "[A {m} {block}|A {block} of mass {m}] is placed at rest on a {incline} of [{theta}|angle {theta}]. The coefficient of static friction is {mu_s}. Does it slide down, or does it stay at rest?",
    "A {block} of mass {m} is set down on a {incline} tilted at {theta}; the coefficient of static friction is {mu_s}. Will it slide or stay at rest?",
    "The coefficient of static friction between a {block} of mass {m} and a {incline} at {theta} is {mu_s}. The {block} is put on the {incline} at rest. Does it slide or stay where it is?",
    "A {block} (mass {m}) is placed on a {incline} tilted at {theta} and let go. Given a coefficient of static friction of {mu_s}, what happens: does the {block} slide down or stay at rest?",
)
_COMPARE = (
    "Compare the weight's component along the {incline} with the limit of static friction",
    "Static friction holds as long as tanθ ≤ μ_s",
    "The {block} slides when m g sinθ exceeds μ_s N",
)

STAYS = Kind(
    "slides_or_stays_held", HELD, (m, theta, mu_s), "motion", "qualitative", "easy", _SLIDE_OR_STAY,
    ("f_max = mu_s m g cos(theta)", "f = m g sin(theta)"), _COMPARE,
    (
        "Static friction can balance the component of the weight, so the {block} stays at rest.",
        "The component of the weight is below the limit of friction and nothing moves.",
        "The friction that is needed is available, and the {block} remains at rest.",
    ),
    (
        "The {block} stays at rest on the {incline}.",
        "Nothing changes: the {block} remains at rest.",
        "The {block} does not slide.",
    ),
    ("The {block} starts at rest.", "The coefficient of static friction is {mu_s}."),
    where=(Lt(tan(theta), mu_s - 0.05),),
)  # fmt: skip

SLIDES = Kind(
    "slides_or_stays_moving", DOWN, (m, theta, mu_s), "motion", "qualitative", "easy", _SLIDE_OR_STAY,
    ("f_max = mu_s m g cos(theta)", "W_par = m g sin(theta)"), _COMPARE,
    (
        "The component of the weight exceeds the limit of static friction, so the {block} slides down.",
        "Static friction is too weak and the {block} begins to slide.",
        "The friction that would be needed is more than there can be, and the {block} slides.",
    ),
    (
        "The {block} slides down the {incline}.",
        "The {block} begins to slide.",
        "The {block} starts to slide and gains speed.",
    ),
    ("The {block} starts at rest.", "The coefficient of static friction is {mu_s}."),
    where=(Gt(tan(theta), mu_s + 0.05),), fixed={v_0: 0.0},
)  # fmt: skip

_BACK = (
    "[A {m} {block}|A {block} of mass {m}] is sent up a {incline} of [{theta}|angle {theta}] and stops momentarily. The coefficient of static friction is {mu_s}. Does it slide back down, or does it stay where it stopped?",
    "After being launched up a {incline} at {theta}, a {block} of mass {m} comes to rest for a moment. With a coefficient of static friction of {mu_s}, does it slide back or stay there?",
    "A {block} of mass {m} slides up a {incline} tilted at {theta} until it stops. The coefficient of static friction is {mu_s}. After it stops, does it slide back down or stay up there?",
    "A {block} (mass {m}) is projected up a {incline} tilted at {theta}; the coefficient of static friction is {mu_s}. Once it has come to rest, does it slide back down or stay at rest there?",
)
_AFTER_RULES = (
    "Once at rest, static friction decides: it holds as long as tanθ ≤ μ_s",
    "Compare the weight's component with the limit of static friction at the point where it stops",
    "At rest the friction is static, with the limit μ_s N",
)
COMES_BACK = Kind(
    "slides_back", UP, (m, theta, mu_s), "after_stopping", "qualitative", "medium", _BACK,
    ("f_max = mu_s m g cos(theta)", "W_par = m g sin(theta)"), _AFTER_RULES,
    (
        "The component of the weight exceeds the limit of static friction, so the {block} slides back down.",
        "Static friction cannot hold the {block} where it stops.",
        "The friction that would be needed is more than there can be.",
    ),
    (
        "The {block} slides back down.",
        "After its stop the {block} comes back down the {incline}.",
        "The {block} slides down again.",
    ),
    ("The {block} is at rest for a moment.", "The coefficient of static friction is {mu_s}."),
    where=(Gt(tan(theta), mu_s + 0.05),),
)  # fmt: skip

STAYS_UP = Kind(
    "stays_up", UP, (m, theta, mu_s), "after_stopping", "qualitative", "medium", _BACK,
    ("f_max = mu_s m g cos(theta)", "W_par = m g sin(theta)"), _AFTER_RULES,
    (
        "Static friction can balance the component of the weight, so the {block} stays where it stopped.",
        "The component of the weight is below the limit of static friction.",
        "The friction that is needed is available.",
    ),
    (
        "The {block} stays where it stopped.",
        "The {block} stays at rest there.",
        "The {block} does not slide back.",
    ),
    ("The {block} is at rest for a moment.", "The coefficient of static friction is {mu_s}."),
    where=(Lt(tan(theta), mu_s - 0.05),),
)  # fmt: skip

STEEPER = Kind(
    "steeper_incline", DOWN, (m, theta, mu_k), a, "counterfactual", "medium",
    (
        "[A {m} {block}|A {block} of mass {m}] slides down a {incline} of [{theta}|angle {theta}] with a coefficient of kinetic friction of {mu_k}. The angle of the {incline} is then changed to {theta_new}. What is the acceleration of the {block} now?",
        "A {block} of mass {m} slides down a {incline} tilted at {theta} (coefficient of kinetic friction {mu_k}). Suppose the angle were {theta_new} instead. What acceleration would it have?",
        "A {block} of mass {m} is sliding down a {incline} tilted at {theta}; the coefficient of kinetic friction is {mu_k}. If the {incline} is reset to {theta_new}, what is its new acceleration?",
        "On a {incline} at {theta} a {block} (mass {m}) slides down with a coefficient of kinetic friction of {mu_k}. Find its acceleration after the angle has been changed to {theta_new}.",
    ),
    ("a = g (sin(theta) - mu_k cos(theta))",),
    _NEWTON_ROUGH,
    (
        "The new angle changes both the weight's component along the {incline} and the friction.",
        "With the angle the pull down the {incline} and the normal force change.",
        "The angle sets how much of the weight acts along the {incline} and how much presses on it.",
    ),
    (
        "At {theta_new} the {block} accelerates down the {incline} at {a}.",
        "The acceleration is now {a}.",
        "With the new angle the acceleration becomes {a}.",
    ),
    ("Only the angle is changed.", "The coefficient of kinetic friction is {mu_k}."),
    where=(Gt(tan(theta), mu_k + 0.05),), alters=theta,
)  # fmt: skip

KINDS = (
    ACCELERATION_SMOOTH, ACCELERATION_ROUGH, NORMAL_FORCE, KINETIC_FRICTION, STATIC_FRICTION, SPEED_AFTER,
    CRITICAL_ANGLE, DISTANCE_UP, PULL_UP, STAYS, SLIDES, COMES_BACK, STAYS_UP, STEEPER,
)  # fmt: skip
