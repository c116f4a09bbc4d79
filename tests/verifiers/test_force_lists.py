"""Lists of forces that are wrong whatever the family: by their names, and by what holds a body."""

from __future__ import annotations

from typing import Any

import pytest

from wmw.verifiers.pipeline import judge

Force = tuple[str, str, str]
Relation = tuple[str, str, str]

THROWN = "A dart is thrown at 9.0 m/s, 20° above the horizontal. How far away does it come down?"
DROPPED = "A bolt is dropped from a mast 12 m high. How long does it fall?"
LAMP = "A lantern swings to and fro on a wire under a roof beam. What is its period?"
WHIRLED = (
    "A cork of 40 g on a string of 0.60 m moves in a horizontal circle at 90 rpm. Find the pull."
)
TRAIN = "A trolley oscillates on a level rail at the end of a spring. What is its largest speed?"
SLED = "A sled slides over level snow at 6.0 m/s; μ_k = 0.05. How far does it come?"
BELT = "A parcel is laid on a moving belt, μ_k = 0.30. How far does it slip?"


def _judged(
    question: str, forces: tuple[Force, ...], sizes: tuple[float, ...] = (), **masses: str
) -> set[str]:
    """Return the places of wrong forces, some of them with sizes, on bodies of some masses."""
    record: dict[str, Any] = {
        "id": "list", "scenario_family": "none", "question": question,
        "state_0": {
            "objects": [
                {"name": body, "attributes": {"mass": masses[body]} if body in masses else {}}
                for body in dict.fromkeys([*masses, *(body for _, body, _ in forces)])
            ],
            "forces": [
                {"name": n, "target": body, "direction": way, "magnitude": size, "unit": "N"}
                for (n, body, way), size in zip(
                    forces, sizes or (None,) * len(forces), strict=True
                )
            ],
        },
        "transition": {}, "state_1": {}, "answer": {"value": None},
    }  # fmt: skip
    return {f.pointer for f in judge(record).findings if f.label == "force"}


@pytest.mark.parametrize(
    ("question", "forces"),
    [
        (
            "A goat tugs at its leash, which is tied to a stake post. What pulls the goat?",
            (("pull of the goat", "leash", "away from the post"),),
        ),
        (
            "A raft is held by a rope to a pole, and by a second rope to a tug.",
            (("pull of rope", "raft", "away from the pole"),),
        ),
        (
            "A squeezed spring drives a trolley off a wall.",
            (("spring force", "trolley", "away from the wall, toward the equilibrium position"),),
        ),
        (
            "A tack is driven into a board by a mallet.",
            (("normal force of mallet", "tack", "into the board"),),
        ),
        (
            "Two girls each push on a chest to the left.",
            (("push", "chest A", "left"), ("push", "chest B", "left")),
        ),
        (
            "Two pins are drawn to the left by a magnet.",
            (("magnetic force", "pin A", "left"), ("magnetic force", "pin B", "left")),
        ),
        (
            "A dart is thrown up; neglect air resistance. What acts during the throw?",
            (("throwing force", "dart", "up"), ("weight", "dart", "down")),
        ),
        (
            "A small book lies upon a slab on a frictionless floor, which is pulled with 9 N.",
            (("static friction", "book", "forward"), ("pull", "slab", "forward")),
        ),
        (
            "A trunk is pushed over a floor with a coefficient of kinetic friction of 0.2.",
            (
                ("applied force", "trunk", "right"),
                ("normal force", "trunk", "up"),
                ("retarding force of the floor", "trunk", "left"),
            ),
        ),
        (
            "A pear hanging from a twig comes down. What is its speed after 0.4 s?",
            (("weight", "pear", "down"),),
        ),
        (
            "A vase standing on a sill is knocked down. What is its speed after 0.5 s?",
            (("weight", "vase", "down"),),
        ),
        (
            "A trunk slides to the right over a floor that moves to the right faster.",
            (("kinetic friction", "trunk", "right"),),
        ),
        (
            "A syringe points up and its plunger is pushed upward with 5 N.",
            (("liquid force", "plunger", "down"),),
        ),
        (
            "A piston carries 10 N; the outside pressure is 100 kPa. How much higher is the"
            " pressure of the gas?",
            (("load", "piston", "down"), ("net gas force", "piston", "up")),
        ),
    ],
)
def test_sound_forces_of_strangers_are_left_alone(question: str, forces: tuple[Force, ...]) -> None:
    assert not _judged(question, forces)
    assert not _judged(question, forces, (9.0,) * len(forces))


@pytest.mark.parametrize(
    ("question", "body", "wrong"),
    [
        ("A 15 kg table with a jug on it is carried by two men.", "table", False),
        ("A ramp of 20 kg is lifted, and a jug on it.", "ramp", False),
        ("A jug falls past a table. Find its speed after 1 s.", "table", True),
    ],
)
def test_what_bears_may_have_a_weight_that_the_question_tells(
    question: str, body: str, wrong: bool
) -> None:
    record: dict[str, Any] = {
        "id": "list", "scenario_family": "none", "question": question,
        "state_0": {
            "objects": [{"name": body}, {"name": "jug"}],
            "forces": [{"name": "gravity", "target": body, "direction": "down"}],
        },
        "transition": {}, "state_1": {}, "answer": {"value": None},
    }  # fmt: skip
    places = {f.pointer for f in judge(record).findings}
    assert ("/state_0/forces/0/target" in places) is wrong


def test_a_carrier_may_be_listed_with_its_load() -> None:
    told, down = "A sled of 10 kg carries a child of 30 kg.", (("weight", "sled", "down"),)
    place = {"/state_0/forces/0/magnitude"}
    assert not _judged(told, down, (392.0,), sled="10 kg", child="30 kg") & place
    assert _judged(told, down, (300.0,), sled="10 kg", child="30 kg") & place


@pytest.mark.parametrize(
    "question",
    [
        "A spring with k = 100 N/m and a length of 0.20 m is compressed by a block.",
        "A spring with k = 100 N/m is stretched by 2 cm in series with a like one.",
        "A force of 5.0 N compresses a spring with k = 100 N/m. It can be compressed by 0.20 m.",
    ],
)
def test_a_length_that_is_no_compression_tells_no_force(question: str) -> None:
    assert not _judged(question, (("spring force", "block", "out"),), (5.0,))


def _flagged(
    question: str, forces: tuple[Force, ...], relations: tuple[Relation, ...] = ()
) -> set[str]:
    bodies = dict.fromkeys(
        [body for _, body, _ in forces] + [name for _, *args in relations for name in args]
    )
    record: dict[str, Any] = {
        "id": "list", "scenario_family": "none", "question": question,
        "state_0": {
            "objects": [{"name": body} for body in bodies],
            "relations": [{"type": t, "args": [one, other]} for t, one, other in relations],
            "forces": [{"name": n, "target": body, "direction": way} for n, body, way in forces],
        },
        "transition": {}, "state_1": {}, "answer": {"value": None},
    }  # fmt: skip
    return {f.pointer for f in judge(record).findings if f.label == "force"}


@pytest.mark.parametrize(
    ("question", "body", "name", "wrong", "right"),
    [
        (THROWN, "dart", "gravity", "along the direction of motion", "downward"),
        (THROWN, "dart", "weight of the dart", "to the right", "vertically down"),
        (THROWN, "dart", "gravity on the dart", "upward", "down"),
        (DROPPED, "bolt", "gravitational force", "horizontally", "in the direction of motion"),
        (LAMP, "lantern", "tension", "along the wire, away from the beam", "along the wire"),
        (LAMP, "lantern", "tension in the wire", "away from the pivot", "towards the pivot"),
        (WHIRLED, "cork", "string tension", "in the direction of motion", "towards the centre"),
        (TRAIN, "trolley", "spring force", "away from the rest position", "towards it"),
        (SLED, "sled", "kinetic friction", "along its motion", "opposite to its motion"),
        (SLED, "sled", "friction", "with the motion", "against the direction of motion"),
        (SLED, "sled", "air resistance", "in the direction of the motion", "backward"),
        (SLED, "sled", "normal force", "into the surface", "out of the surface"),
    ],
)
def test_a_way_that_no_force_of_its_name_has(
    question: str, body: str, name: str, wrong: str, right: str
) -> None:
    place = "/state_0/forces/0/direction"
    assert _flagged(question, ((name, body, wrong),)) == {place}
    assert place not in _flagged(question, ((name, body, right),))


@pytest.mark.parametrize(
    ("question", "body", "name", "way"),
    [
        (THROWN, "Earth", "gravity", "upward"),
        (THROWN, "dart", "weight of the counterweight", "up"),
        (BELT, "parcel", "kinetic friction", "along the motion"),
        (SLED, "sled", "pull", "in the direction of motion"),
        (SLED, "sled", "friction", "opposite to the direction of motion"),
        (LAMP, "beam", "tension", "away from the beam"),
        (LAMP, "lantern", "pull of a second wire", "away from the wall and the beam"),
        (TRAIN, "trolley", "push of the hand", "away from the rest position"),
        (SLED, "snow", "normal force", "into the surface"),
    ],
)
def test_a_way_that_the_force_may_have(question: str, body: str, name: str, way: str) -> None:
    assert _flagged(question, ((name, body, way),)) == set()


HANGS = "A tin hangs at rest from a spring under a shelf. How far is the spring stretched?"
TWO = "A tin hangs at rest from two springs side by side. How far are they stretched?"
FLOATS = "A tub floats upright in a lake. How deep is its base?"
OVER = "Two tubs hang from one cord over a pulley and are released. Which of them goes down?"
ROLLS = "A tin rolls off a shelf at 2.0 m/s. Where does it land?"
W, BOND, AFLOAT = "weight", ("attached", "tin", "spring"), ("in", "tub", "lake")


@pytest.mark.parametrize(
    ("question", "forces", "relations", "place"),
    [
        (HANGS, ((W, "tin", "down"),), (BOND,), ""),
        (HANGS, ((W, "tin", "down"),), (), ""),
        (HANGS, ((W, "tin", "down"), ("spring force", "tin", "down")), (BOND,), "/1/direction"),
        (FLOATS, ((W, "tub", "down"), ("push of the cargo", "tub", "↓")), (AFLOAT,), ""),
        (OVER, ((W, "tub P", "down"),), (("attached", "tub P", "cord"),), ""),
        (
            LAMP,
            (("tension", "lantern", "towards the beam"),),
            (("attached", "lantern", "wire"),),
            "",
        ),
    ],
)
def test_a_body_that_is_held_with_forces_one_way(
    question: str, forces: tuple[Force, ...], relations: tuple[Relation, ...], place: str
) -> None:
    assert _flagged(question, forces, relations) == {f"/state_0/forces{place}"}


@pytest.mark.parametrize(
    ("question", "forces", "relations"),
    [
        (HANGS, ((W, "tin", "down"), ("spring force", "tin", "up")), (BOND,)),
        (HANGS, (("spring force", "tin", "up"),), (BOND,)),
        (HANGS, (("pull of the tin", "spring", "down"),), (BOND,)),
        (TWO, ((W, "tin", "down"),), (("attached", "tin", "spring A"),)),
        (ROLLS, ((W, "tin", "down"),), (("supported_by", "tin", "shelf"),)),
        (LAMP, ((W, "lantern", "down"), ("tension", "lantern", "along the wire")), (BOND,)),
        (WHIRLED, (("tension", "cork", "inward"),), (("attached", "cork", "string"),)),
        (DROPPED, ((W, "bolt", "down"),), (("above", "bolt", "deck"),)),
    ],
)
def test_a_list_that_may_be_whole(
    question: str, forces: tuple[Force, ...], relations: tuple[Relation, ...]
) -> None:
    assert _flagged(question, forces, relations) == set()


Sized = tuple[str, str, str, float | None]


def _of_sizes(
    question: str,
    forces: tuple[Sized, ...],
    assumptions: tuple[str, ...] = (),
    variables: dict[str, str | float] | None = None,
) -> set[str]:
    record: dict[str, Any] = {
        "id": "sizes", "scenario_family": "none", "question": question,
        "state_0": {
            "objects": [{"name": body} for body in dict.fromkeys(f[1] for f in forces)],
            "forces": [
                {"name": name, "target": body, "direction": way, "magnitude": size, "unit": "N"}
                for name, body, way, size in forces
            ],
            "variables": variables or {},
            "assumptions": [*assumptions],
        },
        "transition": {}, "state_1": {}, "answer": {"value": None},
    }  # fmt: skip
    return {f.pointer for f in judge(record).findings if f.label == "force"}


PLANK = (
    "A uniform plank of mass 20 kg lies level on prop A at one end and prop B at the other. A"
    " painter of 60 kg stands on it. How hard does prop B push up?"
)
PISTON = "A piston of 5.0 kg rests at equilibrium on air in an upright tube. What is its pressure?"
BAR = "A bar is drawn to the right at a constant 2.0 m/s on two rails with 1.2 N. Find B."
OVER_WHEEL = "A pail of 3.0 kg hangs at rest from a cord that runs over a pulley to a hook."
DOWN, UP = "downward", "upward"
PLANK_FORCES: tuple[Sized, ...] = (
    ("push of the painter", "plank", DOWN, 588),
    ("force of support A", "plank", UP, 490),
    ("force of support B", "plank", UP, 294),
)


@pytest.mark.parametrize(
    ("question", "forces", "sound"),
    [
        (PLANK, PLANK_FORCES, (*PLANK_FORCES, ("weight of the plank", "plank", DOWN, 196))),
        (
            PISTON,
            (("weight", "piston", DOWN, 49), ("push of the gas", "piston", UP, 30)),
            (("weight", "piston", DOWN, 49), ("push of the gas", "piston", UP, 49)),
        ),
        (
            BAR,
            (("pull", "bar", "right", 1.2), ("magnetic force", "bar", "right", 1.2)),
            (("pull", "bar", "right", 1.2), ("magnetic force", "bar", "left", 1.2)),
        ),
        (
            BAR,
            (("pull", "bar", "right", 1.2), ("magnetic force", "bar", "left", 0.6),
             ("weight", "bar", "down", None)),
            (("pull", "bar", "right", 1.2), ("magnetic force", "bar", "left", 1.2),
             ("weight", "bar", "down", None)),
        ),
        (
            OVER_WHEEL,
            (("weight", "pail", "down", 29.4), ("tension", "pail", "up", 14.7)),
            (("weight", "pail", "down", 29.4), ("tension", "pail", "up", 29.4)),
        ),
    ],
)  # fmt: skip
def test_forces_on_what_is_held_by_several(
    question: str, forces: tuple[Sized, ...], sound: tuple[Sized, ...]
) -> None:
    assert _of_sizes(question, forces, ("static equilibrium",)) != set()
    assert _of_sizes(question, sound, ("static equilibrium",)) == set()


@pytest.mark.parametrize(
    ("question", "forces"),
    [
        ("A lever is in equilibrium on its fulcrum under a load of 300 N. Find the effort.",
         (("load", "lever", "down", 300), ("effort", "lever", "up", 100))),
        (BAR, (("pull", "bar", "right", 1.2), ("weight", "bar", "down", 3))),
        ("A crate at rest on a floor is pulled up by a rope with 20 N.",
         (("weight", "crate", "down", 90), ("normal force", "crate", "up", 70),
          ("pull on the crate", "rope", "down", 20))),
    ],
)  # fmt: skip
def test_forces_that_need_not_balance(question: str, forces: tuple[Sized, ...]) -> None:
    assert _of_sizes(question, forces) == set()


TWO_BOBS = "Two bobs, P (0.20 kg) and Q (0.30 kg), hang on threads. What is the pull on Q?"
SLIDES = "A box slides over a level floor; the coefficient of kinetic friction is 0.30. Find a."
BENDS = "A van takes a flat bend; the coefficient of static friction is 0.40. How fast may it go?"
GUN = "A spring of 200 N/m in a level toy gun is compressed by 4.0 cm and shoots a pea. How fast?"
WHEEL = "Two tins hang from one cord over an ideal pulley and are let go. Find the acceleration."
MASSES: dict[str, str | float] = {"m_P": "0.20 kg", "m_Q": "0.30 kg"}


@pytest.mark.parametrize(
    ("question", "force", "wrong", "right"),
    [
        (TWO_BOBS, ("weight of Q", "bob Q", "down"), (5.9, 0.30, 1.96), (2.94, 3.0, 2.9)),
        (SLIDES, ("kinetic friction", "box", "backward"), (10, 40), (30, 29.4)),
        (BENDS, ("static friction", "box", "inward"), (55, 100), (40, 12)),
        (GUN, ("spring force", "pea", "forward"), (4, 16, 80), (8, 8.0)),
        (WHEEL, ("tension", "tin B", "up"), (10, 40), (20, 20.1)),
    ],
)
def test_a_size_that_the_numbers_of_its_body_rule_out(
    question: str, force: tuple[str, str, str], wrong: tuple[float, ...], right: tuple[float, ...]
) -> None:
    beside = {
        WHEEL: (("tension", "tin A", "up", 20.0),),
        SLIDES: (("normal force", "box", "up", 100.0),),
        BENDS: (("normal force", "box", "up", 100.0),),
    }.get(question, ())
    for sizes, places in ((wrong, {f"/state_0/forces/{len(beside)}/magnitude"}), (right, set())):
        for size in sizes:
            forces = (*beside, (*force, size))
            assert _of_sizes(question, forces, variables=MASSES) == places


@pytest.mark.parametrize(
    ("question", "forces"),
    [
        (f"On Mars g is 3.7 m/s². {TWO_BOBS}", (("weight", "bob Q", "down", 1.11),)),
        (TWO_BOBS, (("weight", "bobs P and Q", "down", 4.9),)),
        (TWO_BOBS, (("pull of the thread", "bob Q", "up", 9.0),)),
        (GUN.replace("4.0 cm", "4.0 cm and by 2.0 cm"), (("spring force", "pea", "on", 4),)),
        (GUN, (("average spring force", "pea", "forward", 4),)),
        (WHEEL.replace("an ideal", "a rough"), (("tension", "tin A", "up", 20.0),
                                               ("tension", "tin B", "up", 30.0))),
    ],
)  # fmt: skip
def test_a_size_that_may_be_right(question: str, forces: tuple[Sized, ...]) -> None:
    assert _of_sizes(question, forces, variables=MASSES) == set()


APART = "Two skaters, Mo and Li, push off from each other on ice. Mo gets 1.2 m/s. How fast is Li?"
HITS = "A puck slides into a resting disc and sticks to it. What becomes of the energy?"
RINGS = "The north pole of a magnet is moved toward a copper coil. Is the coil attracted?"
PEBBLES = "Pebble 1 and pebble 2 fall from a cliff together, one of 2 kg. Which lands first?"


@pytest.mark.parametrize(
    ("question", "one", "other"),
    [
        (APART, ("push on Mo", "Mo", "left"), ("push on Li", "Li", "to the left")),
        (HITS, ("impact force on the disc", "disc", "along the motion of the puck"),
         ("impact force on the puck", "puck", "along its motion")),
        (RINGS, ("magnetic force", "coil", "away from the magnet"),
         ("magnetic force", "magnet", "toward the coil")),
    ],
)  # fmt: skip
def test_two_sides_of_one_push(question: str, one: Force, other: Force) -> None:
    assert _flagged(question, (one, other)) == {"/state_0/forces/1/direction"}


@pytest.mark.parametrize(
    ("question", "one", "other"),
    [
        (APART, ("push on Mo", "Mo", "left"), ("push on Li", "Li", "to the right")),
        (HITS, ("impact force on the disc", "disc", "along the motion of the puck"),
         ("impact force on the puck", "puck", "opposite to its motion")),
        (HITS, ("impact force on the disc", "disc", "along its motion"),
         ("impact force on the puck", "puck", "along its motion")),
        (RINGS, ("magnetic force", "coil", "away from the magnet"),
         ("magnetic force", "magnet", "away from the coil")),
        ("A hand gives a push of 3 N to each of two carts.",
         ("push on cart A", "cart A", "right"), ("push on cart B", "cart B", "right")),
        (RINGS, ("tension on the coil", "coil", "left"), ("tension on it", "magnet", "left")),
    ],
)  # fmt: skip
def test_two_forces_that_may_both_be(question: str, one: Force, other: Force) -> None:
    assert _flagged(question, (one, other)) == set()


def test_the_weight_of_one_of_two_alone() -> None:
    bodies = (("above", "pebble 1", "sea"), ("above", "pebble 2", "sea"))
    first, second = ("weight of pebble 1", "pebble 1", "down"), ("weight", "pebble 1", "down")
    assert _flagged(PEBBLES, (first,), bodies) == {"/state_0/forces"}
    assert _flagged(PEBBLES, (second,), bodies) == set()
    of_one = PEBBLES.replace("Which lands first", "How long does pebble 1 fall")
    assert _flagged(of_one, (first,), bodies) == set()
    assert _flagged(of_one.replace("pebble 1 fall", "pebble 2 fall"), (first,), bodies) != set()


DESK = "A man pushes a desk with 90 N; the coefficient of static friction is 0.35. Does it move?"
BOARD = "A book lies on a board tilted by 20°; the coefficient of friction is 0.5. Does it slide?"
AIR = "A piston of 2.0 kg lies on gas in a tube; the atmospheric pressure is 100 kPa. Find p."
N, PUSH = ("normal force", "desk", "up"), ("push", "desk", "forward")


@pytest.mark.parametrize(
    ("question", "forces", "lacks"),
    [
        (DESK, (PUSH, N), True),
        (DESK, (PUSH, N, ("static friction", "desk", "backward")), False),
        (DESK, (N, ("weight", "desk", "down")), False),
        (DESK.replace("Does it move", "How large is the friction"), (PUSH, N), False),
        (BOARD, (("weight", "book", "down"), ("normal", "book", "off the board")), True),
        (BOARD.replace("the coefficient", "without friction; for ice the coefficient"),
         (("weight", "book", "down"), ("normal", "book", "off the board")), False),
        (AIR, (("weight", "piston", "down"), ("push of the gas", "piston", "up")), True),
        (AIR, (("weight", "piston", "down"), ("push of the gas", "piston", "up"),
               ("push of the air", "piston", "down")), False),
        (AIR.replace("Find p", "What is the gauge pressure"),
         (("weight", "piston", "down"), ("push of the gas", "piston", "up")), False),
    ],
)  # fmt: skip
def test_a_force_that_the_question_tells_of(
    question: str, forces: tuple[Force, ...], lacks: bool
) -> None:
    assert _flagged(question, forces) == ({"/state_0/forces"} if lacks else set())


WAGON = "A wagon oscillates at the end of a spring on a level frictionless rail. Find its period."
WOOD = "A wooden block floats in a lake. Which part of it is under the surface?"
STAYS = "A carton stays at rest on a ramp tilted by 15°. How large is the friction?"
SHOVED = "A carton is shoved up a ramp tilted by 15°. How large is the friction?"
BESIDE = "A 4 kg box P on a rough table is joined by a cord over a pulley to a 3 kg box Q. The \
coefficient of static friction is 0.60. Do they stay at rest?"


@pytest.mark.parametrize(
    ("question", "forces", "place"),
    [
        (WAGON, (("spring force", "wagon", "vertically upward"),), "/0/direction"),
        (WAGON, (("spring force", "wagon", "toward the equilibrium position"),), None),
        (WAGON.replace("on a level", "hanging below a"), (("spring force", "wagon", "up"),), None),
        (WOOD, (("buoyant force", "block", "upward"),), ""),
        (WOOD.replace("Which part", "What is the mass"), (("buoyancy", "block", "up"),), None),
        (STAYS, ((W, "carton", "down"), ("normal", "carton", "off the ramp"),
                 ("static friction", "carton", "down the ramp")), "/2/direction"),
        (STAYS, ((W, "carton", "down"), ("normal", "carton", "off the ramp"),
                 ("static friction", "carton", "up the ramp")), None),
        (SHOVED, ((W, "carton", "down"), ("normal", "carton", "off the ramp"),
                  ("friction", "carton", "down the ramp")), None),
        (BESIDE, (("normal force", "box P", "up"), ("tension", "box P", "toward the pulley"),
                  (W, "box P", "down")), ""),
        (BESIDE, (("normal force", "box P", "up"), ("tension", "box P", "toward the pulley"),
                  ("friction", "box P", "away from the pulley")), None),
    ],
)  # fmt: skip
def test_what_the_question_tells_of_a_surface(
    question: str, forces: tuple[Force, ...], place: str | None
) -> None:
    assert _flagged(question, forces) == (set() if place is None else {f"/state_0/forces{place}"})


@pytest.mark.parametrize(
    ("question", "size", "there"),
    [
        (WAGON, 3.0, False),
        (WAGON, 0.0, True),
        (WAGON.replace("frictionless", "rough"), 3.0, True),
        ("A sledge slides over smooth ice and then over a rough patch.", 3.0, True),
    ],
)
def test_friction_where_there_is_none(question: str, size: float, there: bool) -> None:
    friction = (("friction", "wagon", "against the motion", size),)
    assert _of_sizes(question, friction) == (set() if there else {"/state_0/forces/0"})


TOSS = "A boy tosses an apple straight up at 5.0 m/s. How high does it rise?"
SPUN = "A ring tied to a cord moves in a circle on a level smooth floor. Find the tension."
IN_HAND, TIED = ("contact", "apple", "hand"), ("attached", "ring", "cord")
ON_FLOOR = ("on", "ring", "floor")


@pytest.mark.parametrize(
    ("question", "force", "relations", "wrong"),
    [
        (TOSS, ("gravity", "hand", "down"), (IN_HAND,), True),
        (TOSS, ("gravity", "apple", "down"), (IN_HAND,), False),
        (TOSS, ("weight of the hand", "hand", "down"), (IN_HAND,), False),
        (TOSS, ("gravity", "hand", "down"), (), False),
        (SPUN, ("tension", "floor", "inward"), (TIED, ON_FLOOR), True),
        (SPUN, ("tension", "ring", "inward"), (TIED, ON_FLOOR), False),
        (SPUN, ("tension", "floor", "up"), (TIED, ("attached", "cord", "floor")), False),
    ],
)
def test_a_force_on_what_bears_the_scene(
    question: str, force: Force, relations: tuple[Relation, ...], wrong: bool
) -> None:
    places = {"/state_0/forces/0/target"} if wrong else set()
    assert _flagged(question, (force,), relations) == places


PRESS = "In a hydraulic press the small piston is pressed down with 90 N. What lifts the large one?"


@pytest.mark.parametrize(
    ("name", "wrong", "right"),
    [("oil pressure force", "downward", "upward"), ("push", "up", "down")],
)
def test_forces_on_the_pistons_of_a_press(name: str, wrong: str, right: str) -> None:
    assert _flagged(PRESS, ((name, "small piston", wrong),)) == {"/state_0/forces/0/direction"}
    assert _flagged(PRESS, ((name, "small piston", right),)) == set()


ARM = (
    "A lower arm is held level with a 15 N melon in the hand, 30 cm from the elbow joint. A muscle"
    " pulls straight up 5.0 cm from the joint. Neglecting the arm's weight, how hard does it pull?"
)


@pytest.mark.parametrize(
    ("way", "wrong"), [("upward", {"/state_0/forces/2/direction"}), ("downward", set())]
)
def test_a_joint_holds_down_what_a_muscle_lifts(way, wrong):
    """Of three forces that keep an arm level only one can be the other way round."""
    forces = (
        ("weight of the melon", "arm", "downward"),
        ("pull of the muscle", "arm", "upward"),
        ("force of the joint", "arm", way),
    )
    assert _judged(ARM, forces, (15.0, 90.0, 75.0)) == wrong


def test_what_acts_at_a_joint_may_be_left_out():
    """Moments about the joint do without it."""
    forces = (("weight of the melon", "arm", "downward"), ("pull of the muscle", "arm", "upward"))
    assert _judged(ARM, forces, (15.0, 90.0)) == set()


SHOVEL = (
    "A shovel is held horizontal with 60 N of sand in its blade. The front hand is 0.40 m from the"
    " end of the shaft, the sand 1.2 m. What force has the front hand?"
)


def test_what_turns_about_an_end_needs_no_force_listed_there():
    """The force at the turning point may be left out of what is held level by hand."""
    forces = (("front hand", "shovel", "upward"), ("sand", "shovel", "downward"))
    assert _judged(SHOVEL, forces, (180.0, 60.0)) == set()
