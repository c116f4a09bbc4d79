"""How questions set a spring up, per scene: four wordings each, to be followed by what is asked."""

from __future__ import annotations

from collections.abc import Sequence

STRETCHED = (
    "A light spring is fixed to a wall at one end. A hand pulls the other end with a force of {F_s} and stretches the spring by {Delta_x}.",
    "To hold a spring stretched by {Delta_x}, a hand has to pull its free end with a force of {F_s}; the other end is fixed to a wall.",
    "A hand pulls horizontally on the free end of a spring that is fixed to a wall. With a pulling force of {F_s} the spring is stretched by {Delta_x}.",
    "The spring in the picture is fixed to a wall. Held by a hand with a force of {F_s}, it is stretched by {Delta_x} from its natural length.",
)
COMPRESSED = (
    "A spring with a spring constant of {k} is fixed to a wall at one end. A hand pushes the other end in, so that the spring is compressed by {Delta_x}.",
    "A hand compresses a spring of force constant {k} by {Delta_x} against a wall and holds it there.",
    "One end of a spring is fixed to a wall; its spring constant is {k}. Pushed by a hand, the spring is compressed by {Delta_x}.",
    "The spring in the picture has a stiffness of {k}. A hand holds it compressed by {Delta_x} against a wall.",
)
FURTHER = (
    "A spring of force constant {k} is fixed to a wall and already stretched by {x_i}. A hand now pulls it slowly further, to a stretch of {x_f} from its natural length.",
    "A hand stretches a spring, which is fixed to a wall, further: from a stretch of {x_i} to a stretch of {x_f}, both counted from the natural length. The spring constant is {k}.",
    "The spring constant of a spring fixed to a wall is {k}. Held by a hand, the spring is pulled further, slowly, from a stretch of {x_i} to a stretch of {x_f} beyond its natural length.",
    "In the picture a hand holds a spring that is fixed to a wall. The spring constant is {k}. Already stretched by {x_i}, the spring is pulled further, to a stretch of {x_f} from its natural length.",
)
HANGING = (
    "A {block} of mass {m} hangs at rest from a vertical spring and stretches it by {Delta_x}.",
    "When a {block} of mass {m} is hung from a vertical spring and has come to rest, the spring is stretched by {Delta_x}.",
    "A vertical spring is fixed to the {ceiling}. A {block} of mass {m} hangs at rest from it; the spring is stretched by {Delta_x}.",
    "In the picture a {block} of mass {m} hangs at rest from a spring, which is stretched by {Delta_x} from its natural length.",
)
LONGER = (
    "A {block} of mass {m} hangs at rest from a vertical spring with a spring constant of {k} and a natural length of {L_0}.",
    "A vertical spring of natural length {L_0} and force constant {k} is fixed to the {ceiling}. A {block} of mass {m} hangs at rest from it.",
    "From the {ceiling} hangs a spring with a spring constant of {k}; its natural length is {L_0}. A {block} of mass {m} is hung from it and comes to rest.",
    "In the picture a {block} of mass {m} hangs at rest from a spring. The spring constant is {k}; the natural length of the spring is {L_0}.",
)
HUNG = (
    "A {block} of mass {m} hangs at rest from a vertical spring with a spring constant of {k}.",
    "A vertical spring of force constant {k} is fixed to the {ceiling}. A {block} of mass {m} hangs from it at rest.",
    "A {block} of mass {m} is suspended from a vertical spring, whose spring constant is {k}, and hangs at rest.",
    "In the picture a {block} of mass {m} hangs at rest from a spring with a stiffness of {k}.",
)
RESTING = (
    "A vertical spring stands on the {floor}; its spring constant is {k} and its natural length is {L_0}. A {block} of mass {m} is lowered onto it gently and stays at rest on top of it.",
    "A {block} of mass {m} rests on top of a vertical spring, which stands on the {floor}. The spring constant is {k}, the natural length of the spring {L_0}.",
    "The natural length of a vertical spring is {L_0}, its force constant {k}. Fixed to the {floor}, it carries a {block} of mass {m}, which rests on top of it.",
    "In the picture a {block} of mass {m} rests on a vertical spring, at rest. The spring constant is {k} and the natural length {L_0}.",
)
RELEASED = (
    "A {block} of mass {m} is attached to a vertical spring of force constant {k} that hangs from the {ceiling}. It is held so that the spring has its natural length, and then let go.",
    "A {block} of mass {m} is fixed to the lower end of an unstretched vertical spring with a spring constant of {k}, which hangs from the {ceiling}. The {block} is suddenly released from rest.",
    "From the {ceiling} hangs a spring with a spring constant of {k}. A {block} of mass {m} is hooked to it and, with the spring still at its natural length, let go.",
    "The {block} in the picture has a mass of {m} and is attached to a vertical spring of stiffness {k}, which is not stretched yet. The {block} is let go from this position, the spring being at its natural length.",
)
DROPPED = (
    "A {block} of mass {m} is dropped from rest at a height of {h} above the upper end of a vertical spring that stands on the {floor}. The spring constant is {k}.",
    "A vertical spring of force constant {k} stands on the {floor}. A {block} of mass {m} falls on it from rest, starting {h} above the spring.",
    "From a height of {h} above the spring, a {block} of mass {m} is dropped onto a vertical spring with a stiffness of {k}, which stands on the {floor}.",
    "The {block} in the picture, of mass {m}, is dropped from rest onto the vertical spring below it. It starts {h} above the spring, whose spring constant is {k}.",
)
SWINGS = (
    "A {block} of mass {m} on a frictionless {surface} is attached to a horizontal spring with a spring constant of {k} and oscillates",
    "A horizontal spring of force constant {k} is fixed to a wall. A {block} of mass {m}, attached to its other end, oscillates on a frictionless {surface}",
    "On a frictionless {surface} a {block} of mass {m} oscillates at the end of a spring with a stiffness of {k}",
    "The {block} in the picture has a mass of {m} and oscillates without friction on a level {surface}; the spring constant is {k}",
)
OSCILLATES = tuple(f"{text}." for text in SWINGS)
AMPLITUDE = (
    f"{SWINGS[0]} with an amplitude of {{A}}.",
    f"{SWINGS[1]}, with an amplitude of {{A}}.",
    f"{SWINGS[2]}. The amplitude is {{A}}.",
    f"{SWINGS[3]}, the amplitude {{A}}.",
)
TIMED = (
    "A {block} of mass {m} on a frictionless {surface} is attached to a horizontal spring with a spring constant of {k}. It oscillates with an amplitude of {A}; at time zero it is released from rest at its largest positive displacement. Consider the time {t} after the release.",
    "Released from rest at its largest positive displacement, a {block} of mass {m} oscillates on a frictionless {surface} at the end of a spring of force constant {k}. The amplitude is {A}. Consider the instant {t} after the release.",
    "At the end of a spring with a stiffness of {k}, a {block} of mass {m} is released from rest on a frictionless {surface} and oscillates with an amplitude of {A}. The side of the release counts as positive. Consider the moment {t} after the release.",
    "The {block} in the picture, of mass {m}, oscillates without friction on a level {surface}; the spring constant is {k}, the amplitude {A}. It started from rest at its largest positive displacement. Consider the time {t} after the release.",
)
VERTICAL = (
    "A {block} of mass {m} hangs from a vertical spring with a spring constant of {k}. It is pulled down {A} below its equilibrium position and released, and oscillates up and down.",
    "A vertical spring of force constant {k} is fixed to the {ceiling}. A {block} of mass {m} hangs from it and oscillates vertically with an amplitude of {A}.",
    "Hung from the {ceiling} by a spring with a stiffness of {k}, a {block} of mass {m} oscillates up and down; the amplitude is {A}.",
    "The {block} in the picture, of mass {m}, hangs from a spring with a spring constant of {k} and oscillates vertically about its equilibrium position with an amplitude of {A}.",
)
SAG = (
    "A {block} hung from a vertical spring stretches it by {Delta_x} at equilibrium. It is then pulled down a little and let oscillate.",
    "A vertical spring is fixed to the {ceiling}. With a {block} hanging from it in equilibrium, the spring is stretched by {Delta_x}. The {block} is then set into vertical oscillation.",
    "When a {block} hangs from a vertical spring in equilibrium, the spring is stretched by {Delta_x}. Neither the mass nor the spring constant is known. The {block} is made to oscillate up and down.",
    "In the picture a {block} hangs from a vertical spring, stretched by {Delta_x} from its natural length when the {block} is in equilibrium. The {block} then oscillates up and down.",
)
SERIES = (
    "Two light springs, {first} with a spring constant of {k_1} and {second} with a spring constant of {k_2}, hang one below the other from the {ceiling}. A {block} of mass {m} hangs at rest from the lower one.",
    "A {block} of mass {m} hangs at rest from two light springs connected in series, {first} of force constant {k_1} and {second} of force constant {k_2}.",
    "A light spring, {first}, with a stiffness of {k_1}, is fixed to the {ceiling}, and another one, {second}, with a stiffness of {k_2}, is joined to it end to end. A {block} of mass {m} hangs at rest from the two.",
    "In the picture a {block} of mass {m} hangs at rest from two light springs in series: {first} (spring constant {k_1}) and {second} (spring constant {k_2}).",
)
PARALLEL = (
    "Two light and equally long springs, {first} with a spring constant of {k_1} and {second} with a spring constant of {k_2}, hang side by side from the {ceiling}. A {block} of mass {m} hangs at rest from both of them and stretches them alike.",
    "A {block} of mass {m} hangs at rest from two light, equally long springs connected in parallel, which stretch alike: {first} of force constant {k_1} and {second} of force constant {k_2}.",
    "Two light springs of the same natural length, {first} with a stiffness of {k_1} and {second} with a stiffness of {k_2}, hang in parallel from the {ceiling}. A {block} of mass {m} hangs at rest from both and stretches them alike.",
    "In the picture a {block} of mass {m} hangs at rest from two light springs in parallel, which are stretched alike: {first} (spring constant {k_1}) and {second} (spring constant {k_2}).",
)
CUT = (
    "A spring with a spring constant of {k} is cut into {n} equal pieces.",
    "A uniform spring of force constant {k} is cut into {n} equal pieces.",
    "The spring constant of a long uniform spring is {k}. The spring is cut into {n} equal pieces.",
    "The uniform spring in the picture has a stiffness of {k}. It is cut into {n} equal pieces, as marked.",
)
CUT_BLOCK = (
    "A spring with a spring constant of {k} is cut into {n} equal pieces. A block of mass {m} then oscillates at the end of one piece.",
    "A uniform spring of force constant {k} is cut into {n} equal pieces, and a block of mass {m} is attached to one of them and oscillates.",
    "The spring constant of a long uniform spring is {k}. The spring is cut into {n} equal pieces, and a block of mass {m} oscillates on one of them.",
    "The uniform spring in the picture has a stiffness of {k}. It is cut into {n} equal pieces, as marked. A block of mass {m} then oscillates on one of the pieces.",
)
LAUNCH = (
    "A {block} of mass {m} is held against a spring of force constant {k} that is compressed by {Delta_x}. It is not attached to the spring. Released, it leaves the spring and slides along a frictionless {surface}.",
    "On a frictionless {surface} a {block} of mass {m} is pushed against a horizontal spring with a spring constant of {k}, which it compresses by {Delta_x}. When it is released, it is launched by the spring.",
    "A horizontal spring with a stiffness of {k} is compressed by {Delta_x} and launches a {block} of mass {m} from rest along a frictionless {surface}.",
    "In the picture a spring is compressed by {Delta_x} with a {block} of mass {m} in front of it on a frictionless {surface}. The spring constant is {k}. The {block} is released and leaves the spring.",
)
LAUNCH_UP = (
    "A vertical spring of force constant {k} stands on the {floor} and is compressed by {Delta_x} from its natural length, with a {block} of mass {m} on top of it, not attached. The {block} is released and shot straight up.",
    "A {block} of mass {m} lies on a vertical spring with a spring constant of {k}, which is held compressed by {Delta_x}, measured from its natural length, on the {floor}. When the spring is released, it shoots the {block} straight up.",
    "Compressed by {Delta_x} from its natural length, a vertical spring with a stiffness of {k}, standing on the {floor}, launches a {block} of mass {m} straight up.",
    "In the picture a vertical spring is held compressed by {Delta_x} from its natural length under a {block} of mass {m}. The spring constant is {k}. Released, it launches the {block} straight up.",
)
LAUNCH_PATCH = (
    "A {block} of mass {m} is launched by a spring of force constant {k} that was compressed by {Delta_x}. After a frictionless stretch it slides onto a rough patch, where the coefficient of kinetic friction is {mu_k}, and comes to rest there.",
    "A horizontal spring with a spring constant of {k}, compressed by {Delta_x}, launches a {block} of mass {m}. The {surface} is frictionless up to a rough section with a coefficient of kinetic friction of {mu_k}, on which the {block} comes to rest.",
    "A {block} of mass {m} is pushed against a spring with a stiffness of {k}, which it compresses by {Delta_x}, and released. It leaves the spring without friction and then slides onto a rough patch (coefficient of kinetic friction {mu_k}), where it stops.",
    "In the picture a spring is compressed by {Delta_x} with a {block} of mass {m} in front of it. The spring constant is {k}. Released, the {block} slides without friction up to the rough patch, where the coefficient of kinetic friction is {mu_k}, and stops on it.",
)
CAUGHT = (
    "A {block} of mass {m} slides at {v_0} along a frictionless {surface} and runs into the free end of a spring of force constant {k}, which brings it to rest for a moment.",
    "Moving at {v_0} on a frictionless {surface}, a {block} of mass {m} hits a horizontal spring with a spring constant of {k}, fixed to a wall, and is brought to rest for a moment.",
    "A horizontal spring with a stiffness of {k} is fixed to a wall. A {block} of mass {m} slides at {v_0} along a frictionless {surface} into the spring and stops for a moment.",
    "The {block} in the picture, of mass {m}, slides at {v_0} along the frictionless {surface} and is stopped by the spring, whose spring constant is {k}.",
)


def asking(setups: Sequence[str], questions: Sequence[str]) -> tuple[str, ...]:
    """Return each setup followed by one of the questions."""
    return tuple(f"{setup} {question}" for setup, question in zip(setups, questions, strict=True))
