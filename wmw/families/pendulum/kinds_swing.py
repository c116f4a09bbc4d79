"""Question kinds about the energy and the tension of swings of any size.

`[a|b]` in a phrasing reads a where the text carries the numbers and b where the picture does.
"""

from __future__ import annotations

from sympy import acos, cos, pi, sin, sqrt

from wmw.core.family import Gt, Kind, Lt, Mistake
from wmw.families.pendulum.symbols import (
    LAUNCHED_LOCAL,
    LOWEST_LOCAL,
    RELEASED_LOCAL,
    L,
    T_break,
    T_low,
    T_turn,
    g,
    h_m,
    m,
    theta_m,
    v_b,
)

_ENERGY = (
    "Conservation of mechanical energy between the turning point and the lowest point",
    "The tension does no work, so mechanical energy is conserved: m g h = ½ m v²",
    "Potential energy at the turning point becomes kinetic energy at the lowest point",
)
_DOWN = (
    "The {bob} gains speed on the way down as its potential energy turns into kinetic energy.",
    "Gravity does work on the {bob} while it swings down, and the {bob} is fastest at the lowest point.",
    "The potential energy of the {bob} turns into kinetic energy on the way to the lowest point.",
)
_UP = (
    "The {bob} rises and its kinetic energy turns into potential energy.",
    "Gravity slows the {bob} down until it turns.",
    "On the way up the kinetic energy of the {bob} turns into potential energy.",
)
_NEWTON_LOW = (
    "Newton's second law at the lowest point: T − m g = m v²/L",
    "At the lowest point the tension carries the weight and supplies the centripetal force",
    "Energy conservation gives the speed; at the lowest point the net force is m v²/L, toward the {support}",
)
_CURVED = (
    "The {bob} moves on an arc, so it accelerates toward the {support} at the lowest point.",
    "The {string} has to hold the weight of the {bob} and to bend its path.",
    "The net force on the {bob} at the lowest point is directed up, toward the {support}.",
)
_REST_EVIDENCE = (
    "The {bob} starts from rest.",
    "The tension is perpendicular to the motion and does no work.",
)

SPEED_FROM_ANGLE = Kind(
    "speed_from_angle", RELEASED_LOCAL, (L, theta_m, g), v_b, "quantitative", "medium",
    (
        "A {bob} hangs from a light {string} of length {L}. It is released from rest with the {string} at an angle of {theta_m} from the vertical. How fast is it moving at the lowest point?[ Use g = {g}.|]",
        "A pendulum of length {L} is pulled aside until its {string} makes an angle of {theta_m} with the vertical, and let go. What is the speed of the {bob} at the lowest point[, with g = {g}|]?",
        "The {string} of a pendulum is {L} long. Its {bob} is released from rest where the {string} is at {theta_m} to the vertical. Find its speed as it passes the lowest point.[ Take g = {g}.|]",
        "A {bob} on a light {string} that is {L} long starts from rest at an angle of {theta_m} from the vertical[, where g = {g}|]. Calculate its speed at the bottom of its swing.",
    ),
    ("h_m = L (1 - cos(theta_m))", "v_b = sqrt(2 g h_m)"), _ENERGY, _DOWN,
    (
        "The {bob} passes the lowest point at {v_b}.",
        "At the lowest point the speed is {v_b}.",
        "It comes down by {h_m} and reaches {v_b} at the lowest point.",
    ),
    _REST_EVIDENCE,
    (Mistake("height taken as L cos", sqrt(2 * g * L * cos(theta_m))), Mistake("height taken as L sin", sqrt(2 * g * L * sin(theta_m))),
     Mistake("height taken as L", sqrt(2 * g * L)), Mistake("factor 2 left out", sqrt(g * L * (1 - cos(theta_m)))),
     Mistake("root left out", 2 * g * L * (1 - cos(theta_m)))),
)  # fmt: skip

SPEED_FROM_HEIGHT = Kind(
    "speed_from_height", RELEASED_LOCAL, (m, h_m, g), v_b, "quantitative", "easy",
    (
        "The {bob} of a pendulum has a mass of {m}. It is released from rest at a height of {h_m} above its lowest point. What is its speed at the lowest point?[ Use g = {g}.|]",
        "A {bob} of mass {m} on a light {string} is raised to a height of {h_m} above its lowest point and let go. How fast is it moving at the lowest point[, with g = {g}|]?",
        "A pendulum with a {bob} of mass {m} starts from rest at a height of {h_m} above the lowest point of its swing. Find the speed of the {bob} at the lowest point.[ Take g = {g}.|]",
        "Released from rest at a height of {h_m} above its lowest point, a pendulum's {bob} of mass {m} swings down[ where g = {g}|]. Calculate its speed at the bottom.",
    ),
    ("v_b = sqrt(2 g h_m)",), _ENERGY, _DOWN,
    (
        "The {bob} passes the lowest point at {v_b}.",
        "At the lowest point the speed is {v_b}.",
        "The {bob} reaches {v_b} at the lowest point.",
    ),
    ("The mass cancels.", *_REST_EVIDENCE),
    (Mistake("factor 2 left out", sqrt(g * h_m)), Mistake("root left out", 2 * g * h_m), Mistake("factor 2 outside the root", 2 * sqrt(g * h_m)),
     Mistake("kinetic energy without the half", sqrt(g * h_m / 2)), Mistake("mass kept", sqrt(2 * m * g * h_m))),
)  # fmt: skip

HEIGHT = Kind(
    "height_from_speed", LAUNCHED_LOCAL, (m, v_b, g), h_m, "quantitative", "easy",
    (
        "The {bob} of a pendulum, of mass {m}, moves through the lowest point with a speed of {v_b}. How high above the lowest point does it rise?[ Use g = {g}.|]",
        "A {bob} of mass {m} on a light {string} passes its lowest point at {v_b}. To what height above this point does it swing[, with g = {g}|]?",
        "A pendulum's {bob} of mass {m} hangs at rest until it is struck and gets a speed of {v_b} at its lowest point. Find the maximum height that it reaches above that point.[ Take g = {g}.|]",
        "The speed of a pendulum's {bob} at the lowest point is {v_b}; its mass is {m}[, and g = {g}|]. Calculate the greatest height above the lowest point to which it rises.",
    ),
    ("h_m = v_b^2 / (2 g)",),
    (
        "Conservation of mechanical energy: ½ m v² = m g h",
        "Kinetic energy at the lowest point becomes potential energy at the turning point",
        "The tension does no work, so mechanical energy is conserved",
    ),
    _UP,
    (
        "The {bob} turns {h_m} above the lowest point.",
        "It rises by {h_m}.",
        "The height of the turning point above the lowest point is {h_m}.",
    ),
    ("At the turning point the {bob} is at rest for a moment.", "The mass cancels."),
    (Mistake("factor 2 left out", v_b**2 / g), Mistake("square left out", v_b / (2 * g)), Mistake("factor 4", v_b**2 / (4 * g)),
     Mistake("multiplied by 2", 2 * v_b**2 / g), Mistake("mass kept", m * v_b**2 / (2 * g))),
)  # fmt: skip

ANGLE = Kind(
    "angle_from_speed", LAUNCHED_LOCAL, (L, v_b, g), theta_m, "quantitative", "hard",
    (
        "A {bob} on a light {string} of length {L} passes its lowest point with a speed of {v_b}. What is the maximum angle of the {string} from the vertical?[ Use g = {g}.|]",
        "A pendulum of length {L} hangs at rest when its {bob} is struck; it leaves the lowest point at {v_b}. To what angle from the vertical does it swing[, with g = {g}|]?",
        "The {string} of a pendulum is {L} long, and the {bob} moves through the lowest point with a speed of {v_b}. Find the greatest angle that the {string} makes with the vertical.[ Take g = {g}.|]",
        "The {bob} of a pendulum with a length of {L} has a speed of {v_b} at the lowest point[ where g = {g}|]. Calculate the largest angle from the vertical that the {string} reaches.",
    ),
    ("h_m = v_b^2 / (2 g)", "theta_m = acos(1 - h_m / L)"),
    (
        "Conservation of mechanical energy, with h = L(1 − cosθ)",
        "Kinetic energy becomes potential energy; the height gives the angle",
        "½ m v² = m g L (1 − cosθ)",
    ),
    _UP,
    (
        "The {string} swings out to {theta_m}.",
        "The {bob} rises by {h_m}, and the {string} then stands at {theta_m} to the vertical.",
        "The greatest angle from the vertical is {theta_m}.",
    ),
    ("At the turning point the {bob} is at rest for a moment.", "The tension does no work."),
    (Mistake("height over length as the cosine", acos(v_b**2 / (2 * g * L))), Mistake("factor 2 left out", acos(1 - v_b**2 / (g * L))),
     Mistake("angle from the horizontal", pi / 2 - acos(1 - v_b**2 / (2 * g * L))), Mistake("factor 4", acos(1 - v_b**2 / (4 * g * L)))),
    where=(Lt(v_b**2, 1.7 * g * L), Gt(v_b**2, 0.06 * g * L)),
)  # fmt: skip

TENSION_AFTER_RELEASE = Kind(
    "tension_after_release", LOWEST_LOCAL, (m, L, theta_m, g), T_low, "quantitative", "hard",
    (
        "A {bob} of mass {m} hangs from a light {string} of length {L}. It is released from rest with the {string} at an angle of {theta_m} from the vertical. What is the tension in the {string} at the lowest point?[ Use g = {g}.|]",
        "A pendulum of length {L} has a {bob} of mass {m}. It is let go where its {string} makes an angle of {theta_m} with the vertical. Find the tension at the lowest point[, with g = {g}|].",
        "The {string} of a pendulum is {L} long, and its {bob} has a mass of {m}. After a release from rest at {theta_m} from the vertical the {bob} swings down. How large is the tension at the lowest point of the swing?[ Take g = {g}.|]",
        "A {bob} of mass {m} on a light {string} that is {L} long starts from rest at an angle of {theta_m} from the vertical[, where g = {g}|]. Calculate the tension in the {string} as the {bob} passes the lowest point.",
    ),
    ("h_m = L (1 - cos(theta_m))", "v_b = sqrt(2 g h_m)", "T_low = m g + m v_b^2 / L"), _NEWTON_LOW, _CURVED,
    (
        "The {string} pulls with {T_low} at the lowest point.",
        "The tension at the lowest point is {T_low}, where the {bob} moves at {v_b}.",
        "At the lowest point the {string} holds the {bob} with {T_low}.",
    ),
    _REST_EVIDENCE,
    (Mistake("weight alone", m * g), Mistake("centripetal force alone", 2 * m * g * (1 - cos(theta_m))), Mistake("weight subtracted", m * g * (1 - 2 * cos(theta_m))),
     Mistake("component of the weight", m * g * cos(theta_m)), Mistake("factor 2 left out", m * g * (2 - cos(theta_m))),
     Mistake("height taken as L sin", m * g * (1 + 2 * sin(theta_m)))),
)  # fmt: skip

TENSION_AT_SPEED = Kind(
    "tension_at_speed", LOWEST_LOCAL, (m, L, v_b, g), T_low, "quantitative", "medium",
    (
        "A {bob} of mass {m} swings on a light {string} of length {L}. It passes its lowest point with a speed of {v_b}. What is the tension in the {string} at the lowest point?[ Use g = {g}.|]",
        "The {string} of a pendulum is {L} long and carries a {bob} of mass {m}. The {bob} moves through the lowest point at {v_b}. Find the tension in the {string} there[, with g = {g}|].",
        "The {bob} of a pendulum has a mass of {m} and moves with a speed of {v_b} at the lowest point; the {string} has a length of {L}. How large is the tension at the lowest point?[ Take g = {g}.|]",
        "A {bob} of mass {m} on a light {string} that is {L} long has a speed of {v_b} at the bottom of its swing[, where g = {g}|]. Calculate the tension in the {string} at the bottom.",
    ),
    ("T_low = m g + m v_b^2 / L",), (*_NEWTON_LOW[:2], "At the lowest point the net force toward the {support} is m v²/L"), _CURVED,
    (
        "The {string} pulls with {T_low} at the lowest point.",
        "The tension at the lowest point is {T_low}.",
        "At the lowest point the {string} holds the {bob} with {T_low}.",
    ),
    ("The {bob} moves on a circular arc around the {support}.", "At the lowest point the tension is directed up."),
    (Mistake("weight alone", m * g), Mistake("centripetal force alone", m * v_b**2 / L), Mistake("centripetal force doubled", m * g + 2 * m * v_b**2 / L),
     Mistake("weight subtracted", m * v_b**2 / L - m * g), Mistake("half of it", m * g + m * v_b**2 / (2 * L))),
    where=(Lt(v_b**2, 2 * g * L), Gt(v_b**2, 0.06 * g * L)),
)  # fmt: skip

TENSION_AT_TURN = Kind(
    "tension_at_turning_point", RELEASED_LOCAL, (m, theta_m, g), T_turn, "quantitative", "medium",
    (
        "A pendulum's {bob} of mass {m} is released from rest with the light {string} at an angle of {theta_m} from the vertical. What is the tension in the {string} just after the release?[ Use g = {g}.|]",
        "A {bob} of mass {m} swings on a light {string}; at its highest point the {string} makes an angle of {theta_m} with the vertical. Find the tension in the {string} at the highest point[, with g = {g}|].",
        "The {bob} of a pendulum has a mass of {m} and swings out to {theta_m} from the vertical. How large is the tension in the {string} at the turning point?[ Take g = {g}.|]",
        "A {bob} of mass {m} on a light {string} turns back at an angle of {theta_m} from the vertical[, where g = {g}|]. Calculate the tension at the turning point.",
    ),
    ("T_turn = m g cos(theta_m)",),
    (
        "At the turning point the speed is zero, so the forces along the {string} balance",
        "Newton's second law along the {string} with v = 0: T = m g cosθ",
        "The tension balances the weight's component along the {string}",
    ),
    (
        "The {bob} is at rest for a moment and has no centripetal acceleration.",
        "Along the {string} the forces balance; along the arc the weight's component accelerates the {bob}.",
        "Only the component of the weight along the arc is unbalanced there.",
    ),
    (
        "The {string} pulls with {T_turn} at the turning point.",
        "The tension there is {T_turn}.",
        "At the turning point the tension comes to {T_turn}.",
    ),
    ("The {bob} has no speed at the turning point.", "The angle from the vertical is {theta_m}."),
    (Mistake("weight", m * g), Mistake("sine for cosine", m * g * sin(theta_m)), Mistake("divided by the cosine", m * g / cos(theta_m)),
     Mistake("as at the lowest point", m * g * (3 - 2 * cos(theta_m))), Mistake("mass for weight", m * cos(theta_m))),
)  # fmt: skip

OTHER_ANGLE = Kind(
    "speed_from_another_angle", RELEASED_LOCAL, (L, theta_m, g), v_b, "counterfactual", "hard",
    (
        "A pendulum of length {L} is released from rest with its {string} at an angle of {theta_m} from the vertical. How fast would the {bob} move at the lowest point if it were released at {theta_m_new} instead?[ Use g = {g}.|]",
        "The {string} of a pendulum is {L} long; the {bob} is let go at an angle of {theta_m} from the vertical. What is the speed of the {bob} at the lowest point if the angle is changed to {theta_m_new}[, with g = {g}|]?",
        "A {bob} on a light {string} with a length of {L} starts from rest at an angle of {theta_m} from the vertical. Find its speed at the bottom when the angle is changed to {theta_m_new}.[ Take g = {g}.|]",
        "A pendulum with a length of {L} is let go at an angle of {theta_m} from the vertical[, where g = {g}|]. Suppose that the angle were {theta_m_new} instead: calculate the speed at the lowest point.",
    ),
    ("h_m = L (1 - cos(theta_m))", "v_b = sqrt(2 g h_m)"), _ENERGY, _DOWN,
    (
        "The {bob} then passes the lowest point at {v_b}.",
        "At the lowest point the speed becomes {v_b}.",
        "It then comes down by {h_m} and reaches {v_b}.",
    ),
    _REST_EVIDENCE,
    (Mistake("height taken as L cos", sqrt(2 * g * L * cos(theta_m))), Mistake("height taken as L sin", sqrt(2 * g * L * sin(theta_m))),
     Mistake("height taken as L", sqrt(2 * g * L)), Mistake("factor 2 left out", sqrt(g * L * (1 - cos(theta_m)))),
     Mistake("root left out", 2 * g * L * (1 - cos(theta_m)))),
    alters=theta_m,
)  # fmt: skip

_BREAK = (
    "A {bob} of mass {m} hangs from a light {string} that breaks at a tension of {T_break}. It is released from rest with the {string} at an angle of {theta_m} from the vertical. Does the {string} break or hold as the {bob} passes the lowest point?[ Use g = {g}.|]",
    "A light {string} can withstand a tension of {T_break} at most. A {bob} of mass {m} on it is let go at an angle of {theta_m} from the vertical. Does it break or does it hold at the lowest point[, with g = {g}|]?",
    "A pendulum is made of a {bob} of mass {m} and a light {string} with a breaking strength of {T_break}. After a release from rest at {theta_m} from the vertical, does the {string} hold or break at the lowest point?[ Take g = {g}.|]",
    "The {string} of a pendulum breaks when the tension exceeds {T_break}. The {bob} of mass {m} is released from rest at an angle of {theta_m} from the vertical[, where g = {g}|]. Will the {string} hold or break at the lowest point?",
)
_BREAK_ROUTE = ("T_low = m g (3 - 2 cos(theta_m))", "r_T = T_low / T_break")
_BREAK_RULES = (
    "Compare the tension at the lowest point with what the {string} can bear",
    "Energy conservation and Newton's second law at the lowest point: T = m g (3 − 2 cosθ)",
    "The tension is greatest at the lowest point, where it carries the weight and supplies the centripetal force",
)
_BREAK_CHANGES = (
    "The tension at the lowest point would be {T_low}, the {string} can bear {T_break}.",
    "At the lowest point a tension of {T_low} is needed; the limit is {T_break}.",
    "A tension of {T_low} stands against a limit of {T_break}.",
)
BREAKS = Kind(
    "string_breaks", LOWEST_LOCAL, (m, theta_m, T_break, g), "breaks", "qualitative", "hard", _BREAK, _BREAK_ROUTE, _BREAK_RULES, _CURVED, _BREAK_CHANGES,
    _REST_EVIDENCE, where=(Gt(T_low, 1.06 * T_break), Lt(m * g, 0.95 * T_break)),
)  # fmt: skip
HOLDS = Kind(
    "string_holds", LOWEST_LOCAL, (m, theta_m, T_break, g), "breaks", "qualitative", "hard", _BREAK, _BREAK_ROUTE, _BREAK_RULES, _CURVED, _BREAK_CHANGES,
    _REST_EVIDENCE, where=(Lt(T_low, 0.94 * T_break), Lt(T_break, 3 * m * g)),
)  # fmt: skip

_COMPARE = (
    "A {bob} of mass {m} on a light {string} is released from rest with the {string} at an angle of {theta_m} from the vertical.",
    "A pendulum with a {bob} of mass {m} is pulled aside until its {string} makes an angle of {theta_m} with the vertical, and let go.",
    "The {bob} of a pendulum has a mass of {m}. It is released from rest at {theta_m} from the vertical.",
    "A pendulum's {bob} of mass {m} starts from rest at an angle of {theta_m} from the vertical.",
)
LOW_AND_WEIGHT = Kind(
    "tension_at_lowest_point_and_weight", LOWEST_LOCAL, (m, theta_m, g), "tension_lowest_weight", "qualitative", "medium",
    tuple(f"{setup} How does the tension at the lowest point compare with the weight of the {{bob}}: is it greater, smaller or equal?[ Use g = {{g}}.|]" for setup in _COMPARE),
    ("T_low = m g (3 - 2 cos(theta_m))", "W = m g"), (*_NEWTON_LOW[:2], "Compare the tension at the lowest point, m g (3 − 2 cosθ), with m g"), _CURVED,
    (
        "At the lowest point the {string} pulls with {T_low} on a {bob} that weighs {W}.",
        "The tension there is {T_low}, the weight {W}.",
        "The {string} pulls with {T_low}; gravity pulls with {W}.",
    ),
    _REST_EVIDENCE,
)  # fmt: skip
TURN_AND_WEIGHT = Kind(
    "tension_at_turning_point_and_weight", RELEASED_LOCAL, (m, theta_m, g), "tension_turning_weight", "qualitative", "medium",
    tuple(f"{setup} How does the tension at the turning point compare with the weight of the {{bob}}: is it greater, smaller or equal?[ Use g = {{g}}.|]" for setup in _COMPARE),
    ("T_turn = m g cos(theta_m)", "W = m g"),
    (
        "At the turning point the speed is zero, so the forces along the {string} balance",
        "Newton's second law along the {string} with v = 0: T = m g cosθ",
        "The tension balances the weight's component along the {string}",
    ),
    (
        "The {bob} is at rest for a moment and has no centripetal acceleration.",
        "Along the {string} the forces balance; along the arc the weight's component accelerates the {bob}.",
        "Only the component of the weight along the arc is unbalanced there.",
    ),
    (
        "At the turning point the {string} pulls with {T_turn} on a {bob} that weighs {W}.",
        "The tension there is {T_turn}, the weight {W}.",
        "The {string} pulls with {T_turn}; gravity pulls with {W}.",
    ),
    ("The {bob} has no speed at the turning point.", "The angle from the vertical is {theta_m}."),
)  # fmt: skip

SWING_KINDS = (SPEED_FROM_ANGLE, SPEED_FROM_HEIGHT, HEIGHT, ANGLE, TENSION_AFTER_RELEASE, TENSION_AT_SPEED, TENSION_AT_TURN, OTHER_ANGLE,
               BREAKS, HOLDS, LOW_AND_WEIGHT, TURN_AND_WEIGHT)  # fmt: skip
