"""Question kinds of bodies that oscillate on a spring, fall on one, are launched or stopped by one."""

from __future__ import annotations

from sympy import Or, cos, pi, sin, sqrt

from wmw.core.family import Gt, Kind, Lt, Mistake
from wmw.families.spring import setups
from wmw.families.spring.setups import asking
from wmw.families.spring.symbols import (
    AT_TIME,
    CAUGHT,
    DROPPED,
    LAUNCH,
    LAUNCH_PATCH,
    LAUNCH_UP,
    OSCILLATES,
    RELEASED,
    VERTICAL,
    A,
    Delta_x,
    F_max,
    T,
    a_max,
    d,
    g,
    h,
    h_max,
    k,
    m,
    mu_k,
    t,
    v_0,
    v_f,
    v_max,
    v_P,
    x_max,
    x_P,
    x_t,
)

_PERIOD = (
    "Period of a mass on a spring",
    "Mass on a spring: T = 2π√(m/k), whatever the amplitude is",
    "Simple harmonic motion with the angular frequency √(k/m)",
)
_TO_AND_FRO = (
    "The spring pulls the {block} back whenever it has left equilibrium, and the motion repeats.",
    "Restoring force and inertia make the {block} oscillate.",
    "The {block} moves to and fro about its equilibrium position.",
)
_NO_FRICTION = ("There is no friction.", "The spring obeys Hooke's law.")

PERIOD = Kind(
    "period", OSCILLATES, (m, k), T, "quantitative", "easy",
    asking(setups.OSCILLATES, ("What is the period of the oscillation?", "Find the period.", "Calculate the period of the oscillation.",
                               "How long does one oscillation take?")),
    ("omega = sqrt(k / m)", "T = 2 pi / omega"), _PERIOD, _TO_AND_FRO,
    ("One oscillation takes {T}.", "The {block} oscillates with a period of {T}.", "The period is {T}."), _NO_FRICTION,
    (Mistake("2π dropped", sqrt(m / k)), Mistake("factor 2 dropped", pi * sqrt(m / k)),
     Mistake("4π", 4 * pi * sqrt(m / k)), Mistake("half of the mass", 2 * pi * sqrt(m / (2 * k)))),
)  # fmt: skip
CHANGED_PERIOD = Kind(
    "period_with_new_mass", OSCILLATES, (m, k), T, "counterfactual", "medium",
    asking(setups.OSCILLATES, (
        "The {block} is then replaced by one of mass {m_new}. What is the new period of the oscillation?",
        "If the mass is changed to {m_new}, what is the period?",
        "What is the period if the mass is instead {m_new}?",
        "The {block} is now replaced by one with a mass of {m_new}. How long does one oscillation take then?",
    )),
    ("T = 2 pi sqrt(m / k)",), _PERIOD,
    ("The period changes with the square root of the mass.", "The spring moves another mass to and fro than before.",
     "Only the inertia changes; the restoring force at a given displacement stays as it was."),
    ("The new period is {T}.", "One oscillation then takes {T}.", "With the new mass the period is {T}."), ("The spring stays the same.",),
    (Mistake("2π dropped", sqrt(m / k)), Mistake("factor 2 dropped", pi * sqrt(m / k)), Mistake("4π", 4 * pi * sqrt(m / k)),
     Mistake("half of the mass", 2 * pi * sqrt(m / (2 * k)))),
    alters=m,
)  # fmt: skip
MAX_SPEED = Kind(
    "largest_speed", OSCILLATES, (m, k, A), v_max, "quantitative", "medium",
    asking(setups.AMPLITUDE, ("What is its maximum speed?", "Find the maximum speed of the {block}.", "How fast does the {block} pass through the equilibrium position?",
                              "How large is its maximum speed?")),
    ("omega = sqrt(k / m)", "v_max = omega A"),
    ("The energy ½kA² is all kinetic as the {block} passes through equilibrium", "Largest speed of a harmonic oscillation: v = ωA",
     "Conservation of energy between turning point and equilibrium"),
    ("The {block} gains speed until it passes through equilibrium.", "On the way to equilibrium elastic energy becomes kinetic energy.",
     "At the equilibrium position the spring is relaxed and the {block} moves fastest."),
    ("The {block} moves at {v_max} when it passes through equilibrium.", "The largest speed is {v_max}.", "It reaches a speed of {v_max}."), _NO_FRICTION,
    (Mistake("amplitude doubled", 2 * A * sqrt(k / m)),
     Mistake("half", A * sqrt(k / m) / 2), Mistake("factor of energy", A * sqrt(k / (2 * m))), Mistake("root two", A * sqrt(2 * k / m))),
)  # fmt: skip
MAX_ACCELERATION = Kind(
    "largest_acceleration", OSCILLATES, (m, k, A), a_max, "quantitative", "medium",
    asking(setups.AMPLITUDE, ("What is its maximum acceleration?", "Find the maximum acceleration of the {block}.",
                              "How large is the acceleration at the turning points?", "How large is its maximum acceleration?")),
    ("F_max = k A", "a_max = F_max / m"),
    ("Newton's second law at a turning point, where the spring force is k A", "Largest acceleration of a harmonic oscillation: ω²A",
     "Hooke's law and Newton's second law at the turning point"),
    ("At the turning points the spring pulls hardest.", "The {block} turns round where the spring force is largest.",
     "The farther the {block} is from equilibrium, the larger its acceleration."),
    ("At the turning points the acceleration is {a_max}.", "The {block} has an acceleration of {a_max} there.", "The largest acceleration is {a_max}."),
    _NO_FRICTION,
    (Mistake("half", k * A / (2 * m)), Mistake("amplitude doubled", 2 * k * A / m), Mistake("four times", 4 * k * A / m),
     Mistake("three halves", 3 * k * A / (2 * m))),
)  # fmt: skip
SPEED_AT = Kind(
    "speed_at_position", OSCILLATES, (m, k, A, x_P), v_P, "quantitative", "hard",
    asking(setups.AMPLITUDE, (
        "What is its speed when it is {x_P} from the equilibrium position?",
        "Find its speed at the moment when it is {x_P} from the equilibrium position.",
        "How fast is it moving when it is {x_P} from the equilibrium position?",
        "What speed does it have when it is {x_P} from the equilibrium position?",
    )),
    ("omega = sqrt(k / m)", "v_P = omega sqrt(A^2 - x_P^2)"),
    ("Conservation of energy: ½kA² = ½mv² + ½kx²", "The energy of the oscillation is shared between spring and {block}",
     "Mechanical energy is conserved between the turning point and the given position"),
    ("Part of the energy is still in the spring.", "The {block} moves more slowly there than at equilibrium.", "Elastic energy has become kinetic energy in part."),
    ("The {block} moves at {v_P} there.", "Its speed is {v_P} at that distance.", "At this point the speed is {v_P}."), _NO_FRICTION,
    (Mistake("largest speed", A * sqrt(k / m)), Mistake("difference of the distances", (A - x_P) * sqrt(k / m)),
     Mistake("distance for amplitude", x_P * sqrt(k / m)), Mistake("sum of squares", sqrt(k * (A**2 + x_P**2) / m))),
    where=(Gt(A, 1.15 * x_P), Lt(A, 5 * x_P)),
)  # fmt: skip
POSITION_AT_TIME = Kind(
    "position_at_time", AT_TIME, (m, k, A, t), x_t, "quantitative", "hard",
    asking(setups.TIMED, ("What is its displacement?", "Find its displacement from equilibrium.", "What displacement does it have?",
                          "Calculate the displacement of the {block}.")),
    ("omega = sqrt(k / m)", "x_t = A cos(omega t)"),
    ("Harmonic oscillation released from rest at the largest displacement: x = A cos(ωt)", "Simple harmonic motion, starting at a turning point",
     "Displacement of a harmonic oscillator with the angular frequency √(k/m)"),
    _TO_AND_FRO,
    ("The displacement is {x_t} at that moment.", "The {block} is then at {x_t}.", "Its displacement comes out as {x_t}."), _NO_FRICTION,
    (Mistake("sine for cosine", A * sin(sqrt(k / m) * t)), Mistake("half of the angular frequency", A * cos(sqrt(k / m) * t / 2)),
     Mistake("twice the angular frequency", A * cos(2 * sqrt(k / m) * t)), Mistake("opposite sign of sine", -A * sin(sqrt(k / m) * t)),
     Mistake("amplitude alone", A)),
    where=(Or(Gt(cos(sqrt(k / m) * t), 0.3), Lt(cos(sqrt(k / m) * t), -0.3)), Lt(sqrt(k / m) * t, 9.0)),
)  # fmt: skip
VERTICAL_PERIOD = Kind(
    "period_from_stretch", VERTICAL, (Delta_x, g), T, "quantitative", "medium",
    asking(setups.SAG, ("What is the period?", "Find the period of the oscillation.", "What is the period of the oscillation?", "How long does one oscillation take?")),
    ("T = 2 pi sqrt(Delta_x / g)",),
    ("At equilibrium k Δx = m g, so that m/k = Δx/g in the period of a mass on a spring", "T = 2π√(m/k) with m/k from the balance of weight and spring force",
     "Balance at equilibrium gives m/k, and that gives the period"),
    _TO_AND_FRO,
    ("The period is {T}.", "One oscillation takes {T}.", "The {block} goes up and down once in {T}."), ("The stretch of {Delta_x} is that at equilibrium.",),
    (Mistake("2π dropped", sqrt(Delta_x / g)), Mistake("factor 2 dropped", pi * sqrt(Delta_x / g)), Mistake("fall through the stretch", sqrt(2 * Delta_x / g)),
     Mistake("stretch of a fall", 2 * pi * sqrt(2 * Delta_x / g))),
)  # fmt: skip
LOWEST_FORCE = Kind(
    "force_at_lowest_point", VERTICAL, (m, k, A, g), F_max, "quantitative", "hard",
    asking(setups.VERTICAL, ("How large is the spring force at the lowest point?", "What is the spring force at the lowest point?",
                             "Find the force of the spring at the lowest point.", "Calculate the largest spring force.")),
    ("F_g = m g", "F_max = F_g + k A"),
    ("The spring already carries the weight at equilibrium; at the lowest point k A is added", "Hooke's law with the whole stretch, m g / k + A",
     "Spring force at the lowest point: weight plus restoring force"),
    ("At the lowest point the spring is stretched most.", "The {block} turns round at the lowest point, pulled up more strongly than its weight pulls down.",
     "Below equilibrium the spring pulls with more than the weight."),
    ("The spring pulls with {F_max} at the lowest point.", "The spring force there is {F_max}.", "The largest spring force is {F_max}."),
    ("The amplitude counts from equilibrium.", "The weight is balanced at equilibrium."),
    (Mistake("weight left out", k * A), Mistake("weight alone", m * g), Mistake("weight subtracted", k * A - m * g), Mistake("twice the weight", 2 * m * g),
     Mistake("twice the amplitude", m * g + 2 * k * A)),
    where=(Lt(k * A, 0.95 * m * g), Gt(k * A, 0.3 * m * g)),
)  # fmt: skip
RELEASED_STRETCH = Kind(
    "released_stretch", RELEASED, (m, k, g), x_max, "quantitative", "medium",
    asking(setups.RELEASED, ("What is the maximum stretch of the spring?", "What is the largest stretch of the spring?",
                             "How far does the {block} fall before it turns round?", "Find the maximum stretch.")),
    ("x_max = 2 m g / k",),
    ("Conservation of energy from the release to the lowest point: m g x = ½ k x²", "The gravitational energy given up is all elastic energy at the lowest point",
     "The {block} swings as far below equilibrium as it started above it"),
    ("The {block} passes through equilibrium with speed and falls on until the spring has stopped it.", "Gravitational energy goes into the spring.",
     "The {block} falls farther than it would if it were lowered gently."),
    ("At the lowest point the spring is stretched by {x_max}.", "The {block} falls {x_max} before it turns round.", "The largest stretch is {x_max}."),
    ("It starts from rest with the spring at its natural length.", "There is no friction."),
    (Mistake("stretch at equilibrium", m * g / k), Mistake("square root", sqrt(2) * m * g / k), Mistake("four times", 4 * m * g / k),
     Mistake("half of equilibrium", m * g / (2 * k))),
)  # fmt: skip
DROPPED_COMPRESSION = Kind(
    "dropped_compression", DROPPED, (m, k, h, g), x_max, "quantitative", "hard",
    asking(setups.DROPPED, ("What is the maximum compression of the spring?", "Find the largest compression of the spring.",
                            "By how much is the spring compressed at most: what is the maximum compression?", "What is the maximum compression?")),
    ("x_eq = m g / k", "x_max = x_eq + sqrt(x_eq^2 + 2 x_eq h)"),
    ("Conservation of energy over the whole fall: m g (h + x) = ½ k x²", "The gravitational energy of the fall, compression included, becomes elastic energy",
     "Energy balance between the start and the lowest point, a quadratic equation for the compression"),
    ("The {block} falls, meets the spring and is stopped by it.", "The energy of the fall goes into the spring.", "The spring brings the {block} to rest for a moment."),
    ("The spring is compressed by {x_max} at most.", "At the lowest point the compression is {x_max}.", "The largest compression is {x_max}."),
    ("It starts from rest.", "The gravitational energy is also given up on the way down with the spring."),
    (Mistake("fall in the spring left out", sqrt(2 * m * g * h / k)), Mistake("equilibrium", m * g / k), Mistake("twice equilibrium", 2 * m * g / k),
     Mistake("other root's size", sqrt((m * g / k) ** 2 + 2 * m * g * h / k) - m * g / k), Mistake("height added", h + m * g / k)),
    where=(Gt(m * g / k, 0.05 * h), Lt(m * g / k, 0.6 * h)),
)  # fmt: skip
_TRANSFER = (
    "Conservation of energy: ½kx² = ½mv²",
    "The elastic energy of the spring equals the kinetic energy of the free {block}",
    "Mechanical energy is conserved between spring and {block}",
)
LAUNCH_SPEED = Kind(
    "launch_speed", LAUNCH, (m, k, Delta_x), v_f, "quantitative", "medium",
    asking(setups.LAUNCH, ("With what speed does it leave the spring?", "What is its speed after it has left the spring?", "How fast is the {block} when it leaves the spring?",
                           "What speed does it have then?")),
    ("U_s = 1/2 k Delta_x^2", "v_f = sqrt(2 U_s / m)"), _TRANSFER,
    ("The spring relaxes and gives its energy to the {block}.", "Elastic energy becomes kinetic energy.", "The spring pushes the {block} until it has its natural length."),
    ("The {block} leaves the spring at {v_f}.", "It slides on at {v_f}.", "The speed after the launch is {v_f}."), ("There is no friction.", "The {block} starts from rest."),
    (Mistake("factor of the energy", Delta_x * sqrt(2 * k / m)), Mistake("half", Delta_x * sqrt(k / m) / 2),
     Mistake("doubled", 2 * Delta_x * sqrt(k / m)), Mistake("half of the energy", Delta_x * sqrt(k / (2 * m)))),
)  # fmt: skip
CHANGED_LAUNCH = Kind(
    "launch_with_new_compression", LAUNCH, (m, k, Delta_x), v_f, "counterfactual", "medium",
    asking(setups.LAUNCH, (
        "If the compression is changed to {Delta_x_new}, with what speed does it leave the spring?",
        "With what speed does it leave the spring if the compression is instead {Delta_x_new}?",
        "The compression is now changed to {Delta_x_new}. What is the speed of the {block} when it leaves the spring?",
        "If the compression were {Delta_x_new}, what speed would it have when it leaves the spring?",
    )),
    ("U_s = 1/2 k Delta_x^2", "v_f = sqrt(2 U_s / m)"), _TRANSFER,
    ("The speed changes in proportion to the compression.", "Another compression stores another energy.", "The stored energy changes with the square of the compression."),
    ("The {block} then leaves the spring at {v_f}.", "It slides on at {v_f}.", "The new speed is {v_f}."), ("Spring and {block} stay the same.",),
    (Mistake("factor of the energy", Delta_x * sqrt(2 * k / m)), Mistake("half", Delta_x * sqrt(k / m) / 2),
     Mistake("doubled", 2 * Delta_x * sqrt(k / m))),
    alters=Delta_x,
)  # fmt: skip
LAUNCH_HEIGHT = Kind(
    "launch_height", LAUNCH_UP, (m, k, Delta_x, g), h_max, "quantitative", "hard",
    asking(setups.LAUNCH_UP, (
        "What maximum height does it reach above the compressed position?",
        "How high does the {block} rise above the position where it was released?",
        "What height does it reach above its starting position?",
        "How high does it rise above its starting position?",
    )),
    ("U_s = 1/2 k Delta_x^2", "h_max = U_s / (m g)"),
    ("Conservation of energy from the release to the highest point: ½kx² = mgh", "All of the elastic energy is gravitational energy at the highest point",
     "Energy balance between the compressed spring and the top of the flight"),
    ("The spring throws the {block} up, and it rises until its speed is zero.", "Elastic energy becomes gravitational energy.",
     "The {block} gains speed on the spring and loses it again in the air."),
    ("The {block} rises {h_max} above its starting position.", "The highest point is {h_max} above the start.", "It reaches a height of {h_max}."),
    ("The height counts from the compressed position.", "There is no air resistance."),
    (Mistake("factor one half dropped", k * Delta_x**2 / (m * g)), Mistake("quarter", k * Delta_x**2 / (4 * m * g)), Mistake("doubled again", 2 * k * Delta_x**2 / (m * g)),
     Mistake("height above the natural length", k * Delta_x**2 / (2 * m * g) - Delta_x), Mistake("compression added", k * Delta_x**2 / (2 * m * g) + Delta_x)),
    where=(Gt(k * Delta_x, 4 * m * g),),
)  # fmt: skip
ROUGH_DISTANCE = Kind(
    "distance_on_rough_patch", LAUNCH_PATCH, (m, k, Delta_x, mu_k, g), d, "quantitative", "hard",
    asking(setups.LAUNCH_PATCH, ("How far does it slide on the rough patch?", "How far does it slide on the rough section?", "How far does it slide on the rough patch?",
                                 "What distance does the {block} slide on the rough patch?")),
    ("U_s = 1/2 k Delta_x^2", "f_k = mu_k m g", "d = U_s / f_k"),
    ("Friction takes all of the elastic energy: ½kx² = μmgd", "Work-energy theorem from the release to the stop", "The work against friction equals the energy of the spring"),
    ("The spring gives its energy to the {block}, and friction takes it away.", "The {block} keeps its speed up to the patch and loses it there.",
     "Friction slows the {block} down on the patch until it stops."),
    ("The {block} stops after {d} on the patch.", "It slides {d} on the rough surface.", "The path on the patch is {d}."),
    ("There is friction on the patch alone.", "The {block} starts and ends at rest."),
    (Mistake("factor one half dropped", k * Delta_x**2 / (mu_k * m * g)), Mistake("coefficient left out", k * Delta_x**2 / (2 * m * g)),
     Mistake("quarter", k * Delta_x**2 / (4 * mu_k * m * g)), Mistake("compression added", k * Delta_x**2 / (2 * mu_k * m * g) + 4 * Delta_x),
     Mistake("force for energy", k * Delta_x**2 / (3 * mu_k * m * g))),
)  # fmt: skip
CAUGHT_COMPRESSION = Kind(
    "compression_by_sliding_block", CAUGHT, (m, k, v_0), Delta_x, "quantitative", "medium",
    asking(setups.CAUGHT, ("What is the largest compression of the spring?", "Find the maximum compression of the spring.", "By how much is the spring compressed then?",
                           "What is the largest compression of the spring?")),
    ("K_0 = 1/2 m v_0^2", "Delta_x = sqrt(2 K_0 / k)"), _TRANSFER,
    ("The spring slows the {block} down until it is at rest for a moment.", "Kinetic energy becomes elastic energy.", "The {block} pushes the spring together and loses its speed."),
    ("The spring is compressed by {Delta_x}.", "The {block} stops after compressing the spring by {Delta_x}.", "The largest compression is {Delta_x}."),
    ("There is no friction.", "The {block} is at rest for a moment at the largest compression."),
    (Mistake("factor one half kept", v_0 * sqrt(m / (2 * k))), Mistake("factor two", v_0 * sqrt(2 * m / k)),
     Mistake("doubled", 2 * v_0 * sqrt(m / k)), Mistake("half", v_0 * sqrt(m / k) / 2)),
)  # fmt: skip

KINDS_MOTION = (
    PERIOD, CHANGED_PERIOD, MAX_SPEED, MAX_ACCELERATION, SPEED_AT, POSITION_AT_TIME, VERTICAL_PERIOD, LOWEST_FORCE, RELEASED_STRETCH,
    DROPPED_COMPRESSION, LAUNCH_SPEED, CHANGED_LAUNCH, LAUNCH_HEIGHT, ROUGH_DISTANCE, CAUGHT_COMPRESSION,
)  # fmt: skip
