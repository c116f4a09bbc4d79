"""Question kinds about bodies that friction alone brings to a stop."""

from __future__ import annotations

from sympy import sqrt

from wmw.core.family import Gt, Kind, Lt, Mistake
from wmw.families.friction.symbols import (
    BRAKING,
    CAR,
    SHORT,
    STOPPED,
    Delta_t,
    Delta_x,
    L,
    d_stop,
    g,
    mu_k,
    mu_s,
    t_stop,
    v_0,
    v_f,
)

_SLOWS = (
    "The {block} slows down evenly until it stops.",
    "Friction acts against the motion, and the {block} loses speed.",
    "The {block} decelerates at a constant rate.",
)
_NEWTON = (
    "Kinetic friction is the only horizontal force, so the deceleration is μ_k g; then v² = v_0² − 2 a d",
    "Uniform deceleration a = μ_k g, whatever the mass",
    "Friction μ_k m g slows the {block}: the mass cancels and the kinematics of uniform deceleration follows",
)
_STOP = v_0**2 / (2 * mu_k * g)

DISTANCE = Kind(
    "stopping_distance", BRAKING, (v_0, mu_k), d_stop, "quantitative", "medium",
    (
        "A {block} slides over a {floor} with an initial speed of {v_0}. The coefficient of kinetic friction is {mu_k}. How far does it slide before it stops?",
        "A {block} is given an initial speed of {v_0} on a {floor} and let go. With a coefficient of kinetic friction of {mu_k}, what distance does it slide until it comes to rest?",
        "With a speed of {v_0} a {block} slides onto a rough {floor}, where the coefficient of kinetic friction is {mu_k}. Find its stopping distance.",
        "On a {floor} with a coefficient of kinetic friction of {mu_k} a {block} slides freely, starting at {v_0}. Calculate the distance to rest.",
    ),
    ("a = mu_k g", "d_stop = v_0^2 / (2 a)"),
    _NEWTON, _SLOWS,
    (
        "The {block} comes to rest after {d_stop}.",
        "After {d_stop} the {block} has stopped.",
        "The {block} slides {d_stop} and comes to rest.",
    ),
    ("Friction is the only horizontal force.", "The coefficient of kinetic friction is {mu_k}."),
    (Mistake("factor 2 dropped", 2 * _STOP), Mistake("g left out", v_0**2 / (2 * mu_k)), Mistake("coefficient left out", v_0**2 / (2 * g)),
     Mistake("multiplied by the coefficient", mu_k * v_0**2 / (2 * g)), Mistake("speed not squared", v_0 / (2 * mu_k * g)), Mistake("half", _STOP / 2)),
)  # fmt: skip

TIME = Kind(
    "stopping_time", BRAKING, (v_0, mu_k), t_stop, "quantitative", "easy",
    (
        "A {block} slides over a {floor} with an initial speed of {v_0}. The coefficient of kinetic friction is {mu_k}. How long does it take to stop?",
        "A {block} is given an initial speed of {v_0} on a {floor} and let go. With a coefficient of kinetic friction of {mu_k}, for how long does it slide?",
        "With a speed of {v_0} a {block} slides onto a rough {floor}, where the coefficient of kinetic friction is {mu_k}. Find its stopping time.",
        "On a {floor} with a coefficient of kinetic friction of {mu_k} a {block} slides freely, starting at {v_0}. After what time is it at rest?",
    ),
    ("a = mu_k g", "t_stop = v_0 / a"),
    (
        "Kinetic friction gives the deceleration μ_k g; the speed falls to zero in v_0/a",
        "Uniform deceleration a = μ_k g, whatever the mass",
        "Newton's second law with friction alone, then v = v_0 − a t",
    ),
    _SLOWS,
    (
        "The {block} comes to rest after {t_stop}.",
        "After {t_stop} the {block} has stopped.",
        "Its speed has fallen to zero after {t_stop}.",
    ),
    ("Friction is the only horizontal force.", "The coefficient of kinetic friction is {mu_k}."),
    (Mistake("half", v_0 / (2 * mu_k * g)), Mistake("coefficient left out", v_0 / g), Mistake("g left out", v_0 / mu_k),
     Mistake("multiplied by the coefficient", mu_k * v_0 / g), Mistake("twice", 2 * v_0 / (mu_k * g))),
)  # fmt: skip

COEFFICIENT = Kind(
    "coefficient_from_stopping_distance", BRAKING, (v_0, d_stop), mu_k, "quantitative", "medium",
    (
        "A {block} slides over a {floor} with an initial speed of {v_0} and has a stopping distance of {d_stop}. What is the coefficient of kinetic friction?",
        "A {block} is let go on a {floor} with an initial speed of {v_0}. It stops after {d_stop}. Find the coefficient of kinetic friction.",
        "With an initial speed of {v_0} a {block} slides onto a rough {floor} and comes to rest after {d_stop}. What coefficient of kinetic friction follows from this?",
        "Sliding freely over a {floor}, a {block} with an initial speed of {v_0} stops after {d_stop}. Calculate the coefficient of kinetic friction.",
    ),
    ("a = v_0^2 / (2 d_stop)", "mu_k = a / g"),
    (
        "The stopping distance gives the deceleration, which is μ_k g",
        "Uniform deceleration v_0² = 2 a d, and a = μ_k g",
        "Friction uses up the kinetic energy: ½ m v_0² = μ_k m g d",
    ),
    _SLOWS,
    (
        "The coefficient of kinetic friction comes out as {mu_k}.",
        "The {block} stops as it does if the coefficient is {mu_k}.",
        "The surfaces have a coefficient of kinetic friction of {mu_k}.",
    ),
    ("Friction is the only horizontal force.", "The {block} comes to rest."),
    (Mistake("factor 2 dropped", v_0**2 / (g * d_stop)), Mistake("half", v_0**2 / (4 * g * d_stop)), Mistake("upside down", 2 * g * d_stop / v_0**2),
     Mistake("speed not squared", v_0 / (2 * g * d_stop)), Mistake("g left out", v_0**2 / (2 * d_stop))),
    where=(Gt(v_0**2, 0.1 * g * d_stop), Lt(v_0**2, 1.8 * g * d_stop)),
)  # fmt: skip

LONG_AFTER = Kind(
    "distance_long_after", STOPPED, (v_0, mu_k, Delta_t), Delta_x, "quantitative", "hard",
    (
        "A {block} slides over a {floor} with an initial speed of {v_0}, slowed by friction alone. The coefficient of kinetic friction is {mu_k}. What distance has it covered after {Delta_t}?",
        "A {block} is let go on a {floor} with an initial speed of {v_0}. With a coefficient of kinetic friction of {mu_k}, how far has it moved after a time of {Delta_t}?",
        "With an initial speed of {v_0} a {block} slides freely over a {floor}, where the coefficient of kinetic friction is {mu_k}. Find the distance covered in the first {Delta_t}.",
        "The coefficient of kinetic friction between a {block} and a {floor} is {mu_k}. The {block} starts sliding freely with an initial speed of {v_0}. Calculate how far it is from the start after {Delta_t}.",
    ),
    ("a = mu_k g", "t_stop = v_0 / a", "d_stop = v_0^2 / (2 a)", "Delta_x = d_stop"),
    (
        "Kinetic friction slows the {block} at μ_k g until it stops; after that it stays at rest",
        "Friction can stop the {block} but not drive it back, so the motion ends at v = 0",
        "Compare the time with the stopping time: once at rest, the {block} moves no farther",
    ),
    (
        "The {block} slows down, stops before the time is up and stays where it is.",
        "Friction brings the {block} to rest, and then there is nothing to move it.",
        "The {block} loses speed until it stops; afterwards it stays at rest.",
    ),
    (
        "The {block} has come to rest after {d_stop} and is still there.",
        "After {t_stop} the {block} has stopped, {Delta_x} from the start.",
        "At the end the {block} is at rest, {Delta_x} from where it began.",
    ),
    ("Friction cannot reverse the motion.", "Friction is the only horizontal force."),
    (Mistake("motion reversed", v_0 * Delta_t - mu_k * g * Delta_t**2 / 2), Mistake("no friction", v_0 * Delta_t),
     Mistake("factor 2 dropped", 2 * _STOP), Mistake("mean speed over the whole time", v_0 * Delta_t / 2), Mistake("half", _STOP / 2)),
    where=(Gt(mu_k * g * Delta_t, 1.15 * v_0), Lt(mu_k * g * Delta_t, 4 * v_0)),
)  # fmt: skip

CAR_DISTANCE = Kind(
    "shortest_braking_distance", CAR, (v_0, mu_s), d_stop, "quantitative", "medium",
    (
        "A {block} moves at {v_0} on a level {floor}. The coefficient of static friction between tires and {floor} is {mu_s}. What is the shortest distance in which it can come to rest without skidding?",
        "A {block} with a speed of {v_0} brakes on a level {floor} as hard as it can while the wheels keep rolling. The coefficient of static friction of the tires is {mu_s}. Find the stopping distance.",
        "The tires of a {block} have a coefficient of static friction of {mu_s} on a level {floor}. From a speed of {v_0} it brakes without skidding. What is the minimum distance to rest?",
        "On a level {floor} a {block} travelling at {v_0} is to stop without skidding. With a coefficient of static friction of {mu_s} between tires and {floor}, calculate the shortest distance.",
    ),
    ("a = mu_s g", "d_stop = v_0^2 / (2 a)"),
    (
        "Rolling tires do not slide on the {floor}, so static friction at its limit gives the largest deceleration μ_s g",
        "The largest braking force without skidding is μ_s N; the mass cancels",
        "Uniform deceleration a = μ_s g, then v_0² = 2 a d",
    ),
    _SLOWS,
    (
        "The {block} comes to rest after {d_stop}.",
        "The {block} needs at least {d_stop}.",
        "After {d_stop} the {block} has stopped.",
    ),
    ("The wheels do not skid, so the friction is static.", "At the limit static friction is μ_s N."),
    (Mistake("factor 2 dropped", v_0**2 / (mu_s * g)), Mistake("coefficient left out", v_0**2 / (2 * g)), Mistake("g left out", v_0**2 / (2 * mu_s)),
     Mistake("multiplied by the coefficient", mu_s * v_0**2 / (2 * g)), Mistake("speed not squared", v_0 / (2 * mu_s * g)), Mistake("half", v_0**2 / (4 * mu_s * g))),
)  # fmt: skip

IMPACT = Kind(
    "speed_at_obstacle", SHORT, (v_0, mu_k, L), v_f, "quantitative", "hard",
    (
        "A {block} moves at {v_0} on a level {floor} when the driver sees an obstacle {L} ahead and locks the wheels at once. The coefficient of kinetic friction is {mu_k}. With what speed does the {block} reach the obstacle?",
        "The wheels of a {block} that moves at {v_0} are locked when an obstacle is still {L} away. On the level {floor} the coefficient of kinetic friction is {mu_k}. How fast is the {block} when it hits the obstacle?",
        "A {block} skids with locked wheels along a level {floor}, where the coefficient of kinetic friction is {mu_k}. It began to skid at {v_0}, with an obstacle {L} ahead. Find its speed at the obstacle.",
        "With an obstacle {L} ahead on a level {floor}, the driver of a {block} that moves at {v_0} locks the wheels. The coefficient of kinetic friction is {mu_k}. Calculate the impact speed: what speed does the {block} have left at the obstacle?",
    ),
    ("a = mu_k g", "v_f = sqrt(v_0^2 - 2 a L)"),
    (
        "Kinetic friction gives the deceleration μ_k g; then v² = v_0² − 2 a L",
        "Work of friction over the distance takes away kinetic energy; the mass cancels",
        "Uniform deceleration a = μ_k g over the distance to the obstacle",
    ),
    (
        "The {block} slows down but does not stop in time.",
        "Friction takes away a part of the kinetic energy before the obstacle.",
        "The {block} loses speed on the way to the obstacle.",
    ),
    (
        "The {block} reaches the obstacle at {v_f}.",
        "At the obstacle it still moves at {v_f}.",
        "The {block} hits the obstacle with {v_f}.",
    ),
    ("The wheels are locked, so the friction is kinetic.", "The obstacle is {L} away."),
    (Mistake("factor 2 dropped", sqrt(v_0**2 - mu_k * g * L)), Mistake("speed gained", sqrt(v_0**2 + 2 * mu_k * g * L)), Mistake("coefficient squared", sqrt(v_0**2 - 2 * mu_k**2 * g * L)),
     Mistake("speed lost taken as the rest", sqrt(2 * mu_k * g * L)), Mistake("half", v_0 / 2)),
    where=(Gt(v_0**2, 2.3 * mu_k * g * L), Lt(v_0**2, 12 * mu_k * g * L)),
)  # fmt: skip

FASTER = Kind(
    "other_initial_speed", BRAKING, (v_0, mu_k), d_stop, "counterfactual", "medium",
    (
        "A {block} slides over a {floor} with an initial speed of {v_0}; the coefficient of kinetic friction is {mu_k}. Suppose the initial speed were {v_0_new} instead. What distance would it slide before it stops?",
        "A {block} is let go on a {floor} with an initial speed of {v_0} and a coefficient of kinetic friction of {mu_k}. If the initial speed is changed to {v_0_new}, how far does it slide until it comes to rest?",
        "With an initial speed of {v_0} a {block} slides onto a rough {floor}, where the coefficient of kinetic friction is {mu_k}. Find its stopping distance if the initial speed were {v_0_new} instead.",
        "On a {floor} with a coefficient of kinetic friction of {mu_k} a {block} slides freely, with an initial speed of {v_0}. The run is repeated, and the initial speed is now {v_0_new}. Calculate the new stopping distance.",
    ),
    ("a = mu_k g", "d_stop = v_0^2 / (2 a)"),
    (
        "The deceleration μ_k g is the same, and the stopping distance goes with the square of the speed",
        "Uniform deceleration a = μ_k g: d = v_0²/(2 a) with the new speed",
        "Friction uses up the new kinetic energy: ½ m v_0² = μ_k m g d",
    ),
    (
        "The deceleration stays the same, and the {block} slows down evenly until it stops.",
        "Friction is the same as before, while the kinetic energy is another.",
        "The new speed changes the kinetic energy that friction must use up.",
    ),
    (
        "With {v_0_new} the {block} comes to rest after {d_stop}.",
        "The stopping distance becomes {d_stop}.",
        "The {block} now slides {d_stop}.",
    ),
    ("Only the initial speed is changed.", "The coefficient of kinetic friction is {mu_k}."),
    (Mistake("factor 2 dropped", 2 * _STOP), Mistake("g left out", v_0**2 / (2 * mu_k)), Mistake("coefficient left out", v_0**2 / (2 * g)),
     Mistake("speed not squared", v_0 / (2 * mu_k * g)), Mistake("half", _STOP / 2)),
    alters=v_0,
)  # fmt: skip

STOPPING = (DISTANCE, TIME, COEFFICIENT, LONG_AFTER, CAR_DISTANCE, IMPACT, FASTER)
