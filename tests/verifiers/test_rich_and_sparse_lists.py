"""Sound traces whose lists say more than a question needs, or hardly anything: none is blamed."""

from __future__ import annotations

import pytest

from tests.bare import bare_trace, trace_of_numbers
from wmw.verifiers.pipeline import judge

DRAGGED = "A 4.0 kg crate is dragged over a level floor at constant velocity. How large is mu?"
BUFFER = "A cart runs into a light spring of constant 500 N/m. How far is the spring compressed?"
TUBE = "A magnet is dropped down a vertical copper tube without touching its wall. How does it go?"
BEAKER = (
    "A beaker of water stands on a scale. A steel ball on a thread is lowered until it is under"
    " water; it does not touch the beaker. By how many grams does the reading rise?"
)
GLASS = "A ball hangs in water beside a glass. The ball is clear of the glass. How hard is it held?"
STACK = (
    "Box A (1.0 kg) lies on box B (3.0 kg) on a frictionless floor. B is pushed with 8.0 N, and"
    " both move together. How large is the friction on A?"
)
PLATFORM = (
    "A box rests on a platform without sliding. Its tilt is raised from 20° to 50°, and the box"
    " still does not slide. By what factor does the normal force on the box change?"
)
SWING = "How long must a simple pendulum be to have a period of 1.5 s? Use g = 9.8 m/s²."
BOBS = (
    "The brass bob of a simple pendulum is replaced by a bob of lead of twice the mass; the length"
    " stays the same. How does the period of small swings change?"
)
SLOPE = (
    "A 4.0 kg block on a smooth slope of 30° is tied by a light string over a frictionless light"
    " pulley at the top to a 1.0 kg block that hangs. Which way does the 4.0 kg block move?"
)


def force(name, target, way, size=None):
    return {"name": name, "target": target, "direction": way, "magnitude": size, "unit": "N"}


def found(family, question, answer, bodies="", relations=(), forces=(), assumptions=()):
    """Return the pointers of what is found wrong with a scene."""
    state = {
        "objects": [{"name": name} for name in bodies.split(", ") if name],
        "relations": [{"type": kind, "args": args} for kind, *args in relations],
        "forces": list(forces),
        "assumptions": list(assumptions),
    }
    return [f.pointer for f in judge(bare_trace(family, question, answer, state_0=state)).findings]


PAIR = [
    force("pull", "crate", "forward", 12), force("kinetic friction", "crate", "backward", 12),
    force("weight", "crate", "downward", 39.2), force("normal force", "crate", "upward", 39.2),
    force("friction of crate on floor", "floor", "forward", 12),
]  # fmt: skip
PUSHED = [
    force("weight", "cart", "down"), force("normal force", "cart", "up"),
    force("push of the cart", "spring", "toward the wall"),
]  # fmt: skip
CARRIED = [
    force("static friction", "box A", "right", 2.0), force("weight", "box A", "downward", 9.8),
    force("normal force from B", "box A", "upward", 9.8), force("push", "box B", "right", 8.0),
    force("static friction from A", "box B", "left", 2.0),
]  # fmt: skip
PULLED = [
    force("weightAlongSlope", "slopeBlock", "down the slope", 19.6),
    force("tension", "slopeBlock", "up the slope", 11.8),
    force("weight", "hangingBlock", "down", 9.8), force("tension", "hangingBlock", "up", 11.8),
]  # fmt: skip
SOUND = {
    "the partner of friction on the floor": (
        "friction", DRAGGED, None, "crate, floor", [("on", "crate", "floor")], PAIR,
    ),
    "a spring of a constant moves nowhere": (
        "none", BUFFER, None, "cart, spring, wall", [("attached", "spring", "wall")], PUSHED,
    ),
    "in the tube, and apart from it": (
        "none", TUBE, None, "magnet, tube",
        [("in", "magnet", "tube"), ("separated", "magnet", "tube")],
    ),
    "what does not touch is the ball": (
        "none", BEAKER, None, "beaker, water, ball, thread, scale",
        [("on", "beaker", "scale"), ("separated", "ball", "beaker")],
    ),
    "friction between two on a smooth floor": (
        "friction", STACK, None, "box A, box B, floor",
        [("on", "box A", "box B"), ("on", "box B", "floor")], CARRIED, ["frictionless floor"],
    ),
    "the one force that is asked about": (
        "inclined_plane", PLATFORM, "0.684", "box, platform", [("on", "box", "platform")],
        [force("normal force", "box", "perpendicular to the platform, away from it")],
    ),
    "gravity alone on a pendulum": (
        "pendulum", SWING, "0.559 m", "bob, string", [("attached", "bob", "string")],
        [force("gravity", "bob", "down")],
    ),
    "a bob in the place of another": (
        "pendulum", BOBS, "it stays the same", "lead bob, brass bob, string",
        [("attached", "lead bob", "string"), ("separated", "brass bob", "string")],
    ),
    "the part of a weight along a slope": (
        "pulley", SLOPE, "down the slope", "slopeBlock, hangingBlock, slope, pulley",
        [("on", "slopeBlock", "slope")], PULLED,
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", SOUND)
def test_a_sound_scene_is_not_blamed(case: str) -> None:
    assert not found(*SOUND[case])


def test_what_is_wrong_beside_it_is_found() -> None:
    turned = [("on", "ball", "glass")]
    assert found("none", GLASS, None, "ball, glass, water", turned) == ["/state_0/relations/0"]
    one_way = [force("pull", "crate", "forward", 12), force("push", "crate", "forward", 3)]
    assert found("none", DRAGGED, None, "crate, floor", (), one_way) == ["/state_0/forces"]
    lonely = [*PAIR[2:4], force("pull", "crate", "forward", 12)]
    smooth = ["frictionless floor"]
    rubbed = [*lonely, force("friction", "crate", "backward", 12)]
    ice = "A 4.0 kg crate is pulled over a frictionless floor. How fast does it become?"
    on = [("on", "crate", "floor")]
    assert found("none", ice, None, "crate, floor", on, rubbed, smooth) == ["/state_0/forces/3"]


CHARGED = (
    "A 50 µF capacitor, at first empty, is charged through 80 kΩ from a 9.0 V source. What is the"
    " voltage across the capacitor after one time constant?"
)
KICKED = (
    "A ball is kicked from level ground at 20 m/s and 45° toward a wall 4.0 m high that stands 30 m"
    " away. Does it clear the wall, and by how much? Use g = 9.8 m/s²."
)
BUCKET = (
    "A 12 kg bucket is lifted at a steady speed with a rope over a single fixed light frictionless"
    " pulley hung from a beam; the mason pulls straight down. What force does the pulley exert on"
    " the beam? g = 9.8 m/s²."
)
CONVEX = (
    "A convex mirror has a focal length of −0.50 m. A candle stands 2.0 m in front of it. Where is"
    " its image? (Virtual distances are negative.)"
)


@pytest.mark.parametrize(
    ("family", "question", "answer", "given", "equation", "results", "wrong"),
    [
        ("circuit", CHARGED, "5.7 V", {"U₀": "9.0 V", "R": "80 kΩ", "C": "50 µF"},
         "U_C(t) = U₀(1 − e^(−t/τ)), τ = RC", {"τ": "4.0 s", "U_C(τ)": "5.69 V"}, None),
        ("projectile", KICKED, "yes, by 3.95 m", {"v0": "20 m/s", "h_wall": "4.0 m", "d": "30 m"},
         "y = x tan θ − g x² / (2 v0² cos² θ)", {"y_wall": "7.95 m"}, {"y_wall": "9.95 m"}),
        ("pulley", BUCKET, "235 N, downward", {"m": "12 kg", "g": "9.8 m/s²"},
         "F_{beam} = 2T = 2 m g", {"T": "118 N", "fBeam": "235 N"},
         {"T": "118 N", "fBeam": "118 N"}),
        ("optics", CONVEX, "0.40 m behind the mirror", {"f": "-0.50 m", "d_o": "2.0 m"},
         "1/d_i = -2.0 - 0.5 = -2.5 1/m", {"d_i": "-0.40 m"}, {"d_i": "-0.25 m"}),
    ],
)  # fmt: skip
def test_names_and_units_of_results_are_read(
    family, question, answer, given, equation, results, wrong
):
    def judged(values):
        stated = trace_of_numbers(
            family, question, answer, variables=given, equation=equation, results=values
        )
        return judge(stated).outcome

    assert judged(results) != "invalid"
    assert wrong is None or judged(wrong) == "invalid"


@pytest.mark.parametrize("written", ["-2.5 1/m", "-2.5 (1/m)", "-2.5 /m", "-2.5 m^-1"])
def test_one_over_a_unit_is_a_unit(written: str) -> None:
    def judged(value):
        stated = trace_of_numbers(
            "optics", CONVEX, "0.40 m behind", variables={"f": "-0.50 m", "d_o": "2.0 m"},
            equation="1/d_i = 1/f - 1/d_o", evidence=[f"1/d_i = -2.0 - 0.5 = {value}"],
        )  # fmt: skip
        return judge(stated).outcome

    assert judged(written) != "invalid"
    assert judged(written.replace("2.5", "1.5")) == "invalid"
