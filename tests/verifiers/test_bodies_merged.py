"""Two bodies of the question that state 0 takes for one: only where they must be kept apart."""

from __future__ import annotations

import pytest

from wmw.verifiers.pipeline import judge


def trace(question, bodies, derivation):
    """Return a trace of no family with its bodies and a line that works with them."""
    return {
        "id": "merged",
        "scenario_family": "no such family",
        "question": question,
        "state_0": {"objects": [{"name": n, "attributes": a} for n, a in bodies.items()]},
        "transition": {},
        "state_1": {},
        "derivation": derivation,
        "answer": {"value": None},
    }


_LAYERS = (
    "A drum holds 0.80 m of diesel (840 kg/m³) floating on 0.40 m of brine (1100 kg/m³). What is "
    "the pressure at the bottom?"
)
_TRAY = (
    "A 0.5 kg cup stands on a 1.5 kg tray. The tray is pulled over ice and both speed up at "
    "2 m/s². What friction acts on the cup?"
)
_CARTS = (
    "Cart P of mass 2.0 kg moves at 3.0 m/s; cart Q of mass 6.0 kg {} What is the {} of cart P?"
)
_SHELF = (
    "On a light shelf a jar (3.0 kg) stands 0.80 m and a pan (1.0 kg) hangs 0.40 m to the right of "
    "the hinge. What moment do they have?"
)
_MIXED = (
    "Water (0.60 kg at 20 °C) and oil (0.20 kg at 60 °C) are poured into one jug. Which temperature"
    " do they reach?"
)
_LINE = (
    "Sled 1 of mass 2.0 kg slides at 3.0 m/s into sled 2 of mass 4.0 kg and sticks to it. A third "
    "sled of mass 6.0 kg is at rest further on. How fast do they move {}?"
)
_TRAIN = (
    "A 4.0 kg wagon A and a 6.0 kg wagon B are tied by a rope, and B is pulled with 20 N. What is "
    "the tension of the rope between A and B?"
)
_ROCKETS = (
    "Two separate sleds stand on ice. Sled P (3.0 kg) is pushed with 12 N and sled Q (5.0 kg)"
    " with 30 N. Which acceleration does sled Q get?"
)
_RAFT = (
    "A 40 kg raft floats on a lake. A separate 25 kg anchor lies on the bed. How large is the "
    "buoyant force on the raft?"
)
_BEAM = (
    "Mia (30 kg) sits 1.5 m left of the pivot of a light beam. Leo (18 kg) sits 0.50 m to the right"
    " of it. How far to the right must Zoe (24 kg) sit for balance?"
)
_COILS = (
    "Two separate coils, A of 300 turns and B of 80 turns, are on one core. The flux changes at "
    "0.010 Wb/s. What emf is induced in coil B?"
)
_BINS = (
    "Two bins stand apart on a floor: the near one has 9.0 kg, the far one 6.0 kg. Only the near"
    " bin is pushed, with 60 N. Which acceleration does the near bin have without friction?"
)
_BOXES = (
    "Tin U has a mass of 0.35 kg and tin V has a mass of 0.75 kg; each has 6.0e-4 m³. They are put"
    " into two separate pools of water. Does tin V float?"
)
_BELOW = (
    "Coil M (150 N/m) and coil N (250 N/m) hang next to one another without being joined. Coil M"
    " bears 12 N. How much longer does coil M get?"
)
_RIDE = (
    "A 300 kg safe rides on a 1.7 t van that speeds up at 1.5 m/s². What friction acts on the safe?"
)
_PASSED = (
    "A 15 g pellet at 300 m/s passes right through a 3.0 kg log that rests on smooth ice, and comes"
    " out at 100 m/s in the same direction. How fast does the log slide then?"
)
FAULTS = [
    (_PASSED, {"log with pellet": {"mass": "3.015 kg"}}, "v = 4.5 / 3.015 = 1.49 m/s"),
    (_BINS, {"bins": {"mass": "15 kg"}}, "a = 60/15 = 4.0 m/s²"),
    (_BOXES, {"tin UV": {"mass": "1.10 kg"}}, "rho = 1.10/1.2e-3 = 917 kg/m³"),
    (_BELOW, {"coil MN": {"stiffness": "400 N/m"}}, "x = 12/400 = 0.030 m"),
    (_RIDE, {"van+safe": {"mass": "2.0 t"}}, "F = 2.0·1.5 = 3.0 kN"),
    (_RAFT, {"raft with anchor": {"mass": "65 kg"}}, "F = 65 × 9.8 = 637 N"),
    (_BEAM, {"Mia": {"mass": "30 kg"}, "both": {"mass": "42 kg"}}, "d = 30 × 1.5/42 = 1.07 m"),
    (_COILS, {"coil AB": {"turns": 380}}, "380 × 0.010 = 3.8 V"),
    (_ROCKETS, {"sleds": {"mass": "8.0 kg"}}, "a = 42 / 8.0 = 5.25 m/s²"),
    (_SHELF, {"jar and pan": {"mass": "4.0 kg", "position": "0.60 m from the hinge"}}, ""),
    (_SHELF, {"both": {"mass": "4.0 kg", "distance": "0.80 m"}}, ""),
    (
        _SHELF.replace("kg)", "N)"),
        {"jar with pan": {"weight": "4.0 N", "position": "0.60 m"}},
        "",
    ),
    (_MIXED, {"liquid": {"mass": "0.80 kg", "temperature": "40 °C"}}, ""),
    (_LINE.format("before they reach the third sled"), {"2 and 3": {"mass": "10.0 kg"}}, ""),
    (
        _LINE.format("before they reach the third sled").replace("2.0 kg", "4.0 kg"),
        {"1": {"mass": "4.0 kg"}, "2 and 3": {"mass": "10.0 kg"}},
        "",
    ),
    (_TRAIN, {"A+B": {"mass": "10.0 kg"}}, "T = 10.0 × 2.0 = 20 N"),
    (_LAYERS, {"brine": {"depth": "1.20 m", "density": "1100 kg/m^3"}}, ""),
    (_LAYERS, {"liquid": {"depth": "120 cm", "density": "840 kg/m^3"}}, ""),
    (_TRAY, {"tray and cup": {"mass": "2.0 kg"}}, "f = 2.0 × 2 = 4 N"),
    (
        _CARTS.format("waits elsewhere.", "kinetic energy"),
        {"carts": {"mass": "8.0 kg"}},
        "E = 0.5 × 8.0 × 9.0 = 36 J",
    ),
    (_CARTS.format("stays put.", "speed"), {"carts": {"mass": "8.0 kg"}}, "v = 24/8.0"),
]


@pytest.mark.parametrize(("question", "bodies", "derivation"), FAULTS)
def test_merged(question, bodies, derivation):
    verdict = judge(trace(question, bodies, derivation))
    assert [f.code for f in verdict.findings] == ["WMW218"]
    assert verdict.labels == ("object",)


SOUND = [
    (
        _PASSED.replace("passes right through", "goes into").replace(
            "comes out at 100 m/s in the same direction", "stays in it"
        ),
        {"log with pellet": {"mass": "3.015 kg"}},
        "v = 4.5 / 3.015 = 1.49 m/s",
    ),
    (_PASSED, {"log": {"mass": "3.0 kg"}, "pellet": {"mass": "15 g"}}, "v = 3.0 / 3.0 = 1.0 m/s"),
    (_BINS, {"bins": {"mass": "15 kg"}}, "a = 60/9.0 = 6.7 m/s²"),
    (
        _BINS.replace("stand apart", "touch one another").replace("Only the", "The"),
        {"bins": {"mass": "15 kg"}},
        "a = 60/15 = 4.0 m/s²",
    ),
    (_BOXES, {"tins": {"mass": "1.10 kg"}}, "rho = 0.75/6.0e-4 = 1250 kg/m³"),
    (
        _BELOW.replace("without being joined. Coil M bears", "and bear"),
        {"coils": {"stiffness": "400 N/m"}},
        "x = 12/400 = 0.030 m",
    ),
    (
        _RIDE.replace("friction acts on the safe", "force drives the van"),
        {"van+safe": {"mass": "2.0 t"}},
        "F = 2.0·1.5 = 3.0 kN",
    ),
    (_RAFT, {"raft with anchor": {"mass": "65 kg"}}, "F = 40 × 9.8 = 392 N"),
    (
        _RAFT.replace("force on the raft", "force on both together"),
        {"raft with anchor": {"mass": "65 kg"}},
        "F = 65 × 9.8 = 637 N",
    ),
    (
        _RAFT.replace("A separate 25 kg anchor lies on the bed", "A 25 kg anchor lies on it"),
        {"raft with anchor": {"mass": "65 kg"}},
        "F = 65 × 9.8 = 637 N",
    ),
    (
        _BEAM.replace("sits 0.50 m to the right of it", "sits down beside Zoe"),
        {"Mia": {"mass": "30 kg"}, "both": {"mass": "42 kg"}},
        "d = 30 × 1.5/42 = 1.07 m",
    ),
    (
        _BEAM,
        {"Mia": {"mass": "30 kg"}, "both": {"mass": "42 kg"}},
        "d = (30 × 1.5 - 18 × 0.50)/24 = 1.5 m",
    ),
    (
        _COILS.replace("What emf is induced in coil B", "What is their emf in series, in total"),
        {"coil AB": {"turns": 380}},
        "380 × 0.010 = 3.8 V",
    ),
    (_ROCKETS, {"sleds": {"mass": "8.0 kg"}}, "a = 30 / 5.0 = 6.0 m/s²"),
    (
        _ROCKETS.replace("sled Q get", "the pair get when both are tied together"),
        {"sleds": {"mass": "8.0 kg"}},
        "a = 42 / 8.0 = 5.25 m/s²",
    ),
    (
        "Two separate sleds stand on ice. Sled Q bears a tub of 3.0 kg and a box of 5.0 kg and is "
        "pushed with 30 N. Which acceleration does sled Q get?",
        {"sled": {"mass": "8.0 kg"}},
        "a = 30 / 8.0 = 3.75 m/s²",
    ),
    (_SHELF, {"jar and pan": {"mass": "4.0 kg", "position": "0.70 m from the hinge"}}, ""),
    (_MIXED, {"liquid": {"mass": "0.80 kg", "temperature": "30 °C"}}, ""),
    (_MIXED.replace("60 °C", "20 °C"), {"both": {"mass": "0.80 kg", "temperature": "20 °C"}}, ""),
    (_LINE.format("before they reach the third sled"), {"1 and 2": {"mass": "6.0 kg"}}, ""),
    (_LINE.format("after all have met"), {"all": {"mass": "10.0 kg"}}, ""),
    (_TRAIN, {"A+B": {"mass": "10.0 kg"}}, "a = 20/10.0; T = 4.0 × 2.0 = 8.0 N"),
    (
        "A cup of 0.20 kg at 20 °C gets 0.30 kg of water, heated to 80 °C. What is the heat?",
        {"cup with water": {"mass": "0.50 kg", "temperature": "20 °C"}},
        "",
    ),
    (
        _LAYERS,
        {
            "diesel": {"depth": "0.80 m", "density": "840 kg/m^3"},
            "brine": {"depth": "0.40 m", "density": "1100 kg/m^3"},
        },
        "",
    ),
    (_LAYERS, {"drum": {"depth": "1.20 m"}}, ""),
    (
        _LAYERS.replace("840", "1100"),
        {"liquid": {"depth": "1.20 m", "density": "1100 kg/m^3"}},
        "",
    ),
    (_TRAY, {"tray and cup": {"mass": "2.0 kg"}}, "f = 0.5 × 2 = 1 N"),
    (
        _TRAY.replace("friction acts on the cup", "force pulls the tray and the cup"),
        {"tray and cup": {"mass": "2.0 kg"}},
        "F = 2.0 × 2 = 4 N",
    ),
    (
        _TRAY.replace("friction acts on the cup", "friction of the floor acts on the tray"),
        {"tray and cup": {"mass": "2.0 kg"}},
        "f = 2.0 × 2 = 4 N",
    ),
    (
        _CARTS.format("couples to it.", "speed"),
        {"carts": {"mass": "8.0 kg"}},
        "v = 2.0 × 3.0/8.0 = 0.75 m/s",
    ),
    (
        _CARTS.format("stays put until they meet and stick.", "speed"),
        {"carts": {"mass": "8.0 kg"}},
        "v = 2.0 × 3.0/8.0 = 0.75 m/s",
    ),
    (
        _CARTS.format("couples to it.", "total kinetic energy with the other and not").replace(
            "not of", "not that of"
        ),
        {"carts": {"mass": "8.0 kg"}},
        "E = 0.5 × 8.0 × 0.5625 = 2.25 J",
    ),
]


@pytest.mark.parametrize(("question", "bodies", "derivation"), SOUND)
def test_kept_apart_or_one(question, bodies, derivation):
    assert not judge(trace(question, bodies, derivation)).findings


_STRUCK = (
    "A puck A of 0.2 kg at 4.0 m/s hits a puck B of 0.4 kg at rest. After the impact A {}. What is "
    "the speed of B?"
)
_AS_ONE = "Both pucks are one body after the impact."


@pytest.mark.parametrize(
    ("question", "effect", "codes"),
    [
        (_STRUCK.format("rests"), _AS_ONE, ["WMW218"]),
        (_STRUCK.format("bounces back"), "The pucks move on together.", ["WMW218"]),
        (_STRUCK.format("rests"), "The pucks do not move on together.", []),
        (_STRUCK.format("rests"), "Puck B takes over the momentum.", []),
        (_STRUCK.format("sticks to B"), _AS_ONE, []),
        (_STRUCK.format("goes on with B"), _AS_ONE, []),
    ],
)
def test_made_one_by_the_effect(question, effect, codes):
    told = trace(question, {"A": {}, "B": {}}, "")
    told["transition"] = {"effect": effect}
    assert [f.code for f in judge(told).findings] == codes


_SEESAW = (
    "On a light seesaw a 24 kg boy sits 1.2 m left of the pivot, and his 6.0 kg dog lies 0.40 m"
    " left of it. How far to the right must a 40 kg woman sit for balance?"
)


@pytest.mark.parametrize(("arm", "codes"), [("1.2 m", ["WMW218"]), ("1.04 m", [])])
def test_the_place_of_both_among_the_variables(arm, codes):
    record = trace(_SEESAW, {"boy with dog": {"mass": "30 kg"}}, None)
    record["state_0"]["variables"] = {"M": "30 kg", "l": arm, "m_w": "40 kg"}
    assert [f.code for f in judge(record).findings] == codes


_CHAINED = (
    "A 6.0 Ω and an 18 Ω resistor are in series on an ideal 12 V battery. What voltage is across"
    " the 18 Ω resistor?"
)


@pytest.mark.parametrize(
    ("equation", "working", "labels"),
    [
        ("V = I R", "V = 0.50 × 24 = 12 V", ("object",)),
        ("V = I R_2", "V = 0.50 × 18 = 9.0 V", ()),
        # one body for both, but no sum for the one: the law is wrong
        ("V = U R_1/(R_1 + R_2)", "V = 12 × 6.0/24 = 3.0 V", ("transition",)),
    ],
)
def test_the_sum_in_a_wrong_answer_about_one(equation, working, labels):
    record = trace(_CHAINED, {"pair of resistors": {"R": "24 Ω"}, "battery": {}}, working)
    record["scenario_family"] = "circuit"
    record["state_0"]["variables"] = {"R_1": "6.0 Ω", "R_2": "18 Ω", "U": "12 V", "I": "0.50 A"}
    record["transition"] = {"effect": "The current makes heat.", "equation": equation}
    answer = working.rpartition("= ")[2]
    record["state_1"] = {"predicted_change": "", "new_variables": {"V": answer}}
    record["answer"]["value"] = answer
    assert judge(record).labels == labels
