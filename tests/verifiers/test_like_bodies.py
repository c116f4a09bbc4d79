"""An answer told of the other one of two like bodies, by words alone and whatever the family."""

from __future__ import annotations

import pytest

from wmw.verifiers.pipeline import judge


def trace(question, bodies, effect, change, results, value, unit="N"):
    """Return a trace of no family with bodies, what is said of them, and an answer."""
    return {
        "id": "like",
        "scenario_family": "no such family",
        "question": question,
        "state_0": {"objects": [{"name": n, "attributes": a} for n, a in bodies.items()]},
        "transition": {"effect": effect},
        "state_1": {"predicted_change": change, "new_variables": results},
        "answer": {"value": value, "unit": unit, "explanation": "By the law."},
    }


_SIREN = (
    "A fire engine passes with its horn at 500 Hz. Uma stands ahead of it and Otto behind it. "
    "What frequency does Uma hear?"
)
_EARS = {"fire engine": {}, "Uma": {}, "Otto": {}}
_PAIR = "A barrel (20 kg) and a sack (30 kg) hang over a pulley. What is the net force on the sack?"
_HUNG = {"barrel": {"mass": "20 kg"}, "sack": {"mass": "30 kg"}, "pulley": {}}
_WIRES = (
    "A lantern hangs from a hook by a thin cord; the hook is held by a steel chain. What is the "
    "tension in the steel chain?"
)
_TIED = {"lantern": {}, "thin cord": {}, "steel chain": {}}
_LAMPS = (
    "A white lamp (30 Ω) and a blue lamp (60 Ω) are wired in parallel to 12 V. What current flows "
    "through the blue lamp?"
)
_WIRED = {"white lamp": {"resistance": "30 Ω"}, "blue lamp": {"resistance": "60 Ω"}}
_LENSES = (
    "A candle stands before lens L1 and another before lens L2. Where is the image of lens L2?"
)
_GLASS = {"candle": {}, "lens L1": {"f": "10 cm"}, "lens L2": {"f": "20 cm"}}
_THREADS = (
    "Trays A and B on ice are joined by thread 1, thread 2 pulls B along. What is the tension in "
    "thread 1, the thread between A and B?"
)
_ROW = {"A": {}, "B": {}, "thread 1": {}, "thread 2": {}}
_HOISTS = (
    "A safe of 80 kg hangs from a tackle with two strands, and beside it a boiler of 120 kg from a "
    "tackle with four. With what pull is the boiler held?"
)
_STORE = (
    "In a hall an iron stove (40 kg, coefficient of friction with the floor 0.50) and an oak trunk "
    "(30 kg, coefficient 0.40) stand apart. What push is needed to start the iron stove moving?"
)
_STORED = {"iron stove": {"mass": "40 kg"}, "oak trunk": {"mass": "30 kg"}, "floor": {}}
_HOISTED = {"safe": {"mass": "80 kg"}, "boiler": {"mass": "120 kg"}}
_FLOAT = (
    "A wave of amplitude 4.0 cm and frequency 1.5 Hz runs over a pond. What is the {} of a cork "
    "that bobs in it?"
)
_BOBS = {"pond": {}, "cork": {}, "wave crest": {}}
_SLEDS = (
    "On one icy slope Ida lets a sled go at 2.0 m/s and Noor lets one go at 3.0 m/s. How far does "
    "Noor's sled slide in 4.0 s?"
)
_LET_GO = {"idas_sled": {"speed": "2.0 m/s"}, "noors_sled": {"speed": "3.0 m/s"}}
_LIFTERS = (
    "Person A keeps a 12 kg crate up with a rope over a fixed wheel. Person B keeps a 40 kg crate "
    "up with a rope and a movable wheel. What pull does person B need?"
)
_CRATES = {"crate A": {"mass": "12 kg"}, "crate B": {"mass": "40 kg"}}
_POND = (
    "A 20 g corn cob floats in a tub of water; a steel bolt of 5.0 cm³ lies under water in it. "
    "What buoyant force acts on the bolt?"
)
_IN_TUB = {"cob": {"mass": "20 g"}, "bolt": {"volume": "5.0 cm³"}, "tub": {}}
_SOUP = (
    "A steel pot (1.2 kg) and the soup (2.0 kg) in it cool together from 80 °C to 50 °C. How much "
    "heat does the soup give off?"
)
_COOLING = {"pot": {"mass": "1.2 kg"}, "soup": {"mass": "2.0 kg"}}
FAULTS = [
    (_SLEDS, _LET_GO, "It slides.", "Ida's sled slides 8.0 m.", {}, 8.0, "m"),
    (
        _LIFTERS,
        _CRATES,
        "Person A's rope carries the whole crate, and this pull is the one to report.",
        "The pull is 118 N.",
        {},
        118,
        "N",
    ),
    (
        "An orange of 200 g and a brick of 1.2 L lie in a basin. What buoyant force acts on the "
        "brick?",
        {"orange": {"mass": "200 g"}, "brick": {"mass": "2 kg"}, "basin": {}},
        "The orange swims, and the push of the water on it is the force to report.",
        "It is 1.96 N.",
        {},
        1.96,
        "N",
    ),
    (_SOUP, _COOLING, "The pot cools by 30 K.", "The pot gives off 18 kJ.", {}, 18, "kJ"),
    (
        _THREADS,
        _ROW,
        "Thread 2, which pulls both trays, is the thread whose tension we seek.",
        "It pulls with 9.0 N.",
        {},
        9.0,
        "N",
    ),
    (
        "Trays A and B on ice are joined by string 1, string 2 pulls B. What is the tension in "
        "string 1 after release?",
        {"A": {}, "B": {}, "string 1": {}, "string 2": {}},
        "String 2 drags A and B along.",
        "String 2 is under 9.0 N.",
        {"T_2": "9.0 N"},
        9.0,
        "N",
    ),
    (
        _STORE,
        _STORED,
        "The oak trunk starts to move when the push is equal to the maximum static friction.",
        "The oak trunk is about to move at a push of 118 N.",
        {},
        118,
        "N",
    ),
    (
        _HOISTS,
        _HOISTED,
        "Two strands share the weight of the safe.",
        "The safe is held with a pull of 392 N.",
        {},
        392,
        "N",
    ),
    (
        _FLOAT.format("greatest speed"),
        _BOBS,
        "The wave crest moves on over the pond, and its speed is what is sought.",
        "The crest moves at 3.0 m/s.",
        {},
        3.0,
        "m/s",
    ),
    (_LENSES, _GLASS, "Light converges.", "The image of lens L1 is at 15 cm.", {}, 15, "cm"),
    (_SIREN, _EARS, "It leaves Otto behind.", "Otto hears 470 Hz.", {}, 470, "Hz"),
    (
        _SIREN,
        _EARS,
        "It drives on.",
        "The tone is lower for Otto.",
        {"f_Otto": "470 Hz"},
        470,
        "Hz",
    ),
    (
        _PAIR,
        _HUNG,
        "The net force on the barrel is what we look for.",
        "It rises.",
        {"F": "39.2 N"},
        39.2,
        "N",
    ),
    (_PAIR, _HUNG, "The barrel rises.", "The barrel feels 39.2 N.", {"F": "39.2 N"}, 39.2, "N"),
    (
        _WIRES,
        _TIED,
        "The tension of the thin cord is the quantity to report.",
        "It is 10 N.",
        {},
        10,
        "N",
    ),
    (
        _LAMPS,
        _WIRED,
        "Both lamps glow, and the total current is to be found.",
        "The source gives 0.60 A.",
        {"I": "0.60 A"},
        0.60,
        "A",
    ),
    (_LAMPS, _WIRED, "It glows.", "The white lamp carries 0.40 A.", {"I": "0.40 A"}, 0.40, "A"),
]


@pytest.mark.parametrize("parts", FAULTS)
def test_the_other_one_is_told(parts):
    verdict = judge(trace(*parts))
    assert [f.code for f in verdict.findings] == ["WMW305"]
    assert verdict.labels == ("object",)


SOUND = [
    (_SLEDS, _LET_GO, "It slides.", "Noor's sled slides 12 m.", {}, 12, "m"),
    (_SLEDS, _LET_GO, "Ida's is slower; Noor goes on.", "Ida's sled: 8 m.", {}, 8, "m"),
    (
        _LIFTERS,
        _CRATES,
        "Two strands share the crate of person B, and this pull is the one to report.",
        "The pull is 196 N, more than that of person A.",
        {},
        196,
        "N",
    ),
    (
        "Worker 1 and worker 2 stand at the two ends of one rope. What force does worker 2 exert?",
        {"rope": {}},
        "The rope hands the pull on.",
        "Worker 1 pulls with 80 N.",
        {},
        80,
        "N",
    ),
    (
        _SOUP.replace("cool together", "come").replace("80 °C", "rest, the soup at 80 °C,"),
        _COOLING,
        "The pot warms up.",
        "The pot takes up 18 kJ.",
        {},
        18,
        "kJ",
    ),
    (_SOUP, _COOLING, "The soup cools by 30 K.", "The soup gives off 251 kJ.", {}, 251, "kJ"),
    (
        _THREADS,
        _ROW,
        "Thread 1 drags A along, and its tension is what is sought.",
        "It pulls with 4.0 N.",
        {},
        4.0,
        "N",
    ),
    (
        _STORE.replace("stand apart", "stand one on the other"),
        _STORED,
        "The oak trunk starts to move when the push is equal to the maximum static friction.",
        "The oak trunk is about to move at a push of 118 N.",
        {},
        118,
        "N",
    ),
    (
        _HOISTS.replace("beside it", "tied to it"),
        _HOISTED,
        "Two strands share the weight of the safe.",
        "The safe is held with a pull of 392 N.",
        {},
        392,
        "N",
    ),
    (
        _FLOAT.format("period"),
        _BOBS,
        "The wave crest moves on, and its period is what is sought.",
        "A crest comes every 0.67 s.",
        {},
        0.67,
        "s",
    ),
    (_LENSES, _GLASS, "Light converges.", "The image of lens L2 is at 60 cm.", {}, 60, "cm"),
    (_SIREN, _EARS, "It comes nearer to Uma.", "Uma hears 530 Hz.", {"f_Uma": "530 Hz"}, 530, "Hz"),
    (_SIREN, _EARS, "It comes nearer.", "Otto hears less, 470 Hz; Uma 530 Hz.", {}, 530, "Hz"),
    (
        _SIREN.replace("does Uma", "do both, Uma and Otto,"),
        _EARS,
        "It leaves Otto behind.",
        "Otto hears 470 Hz.",
        {},
        470,
        "Hz",
    ),
    (
        _PAIR,
        _HUNG,
        "The barrel is lighter.",
        "The net force is 58.8 N.",
        {"F": "58.8 N"},
        58.8,
        "N",
    ),
    (
        _PAIR,
        _HUNG,
        "The net force on the barrel is to be found first, that on the sack is larger.",
        "The sack feels 58.8 N.",
        {},
        58.8,
        "N",
    ),
    (
        _PAIR.replace("net force on", "acceleration of"),
        _HUNG,
        "The barrel rises.",
        "The barrel has 1.96 m/s².",
        {},
        1.96,
        "m/s^2",
    ),
    (
        "A barrel (20 kg) hits a sack (30 kg). What force acts on the sack?",
        _HUNG,
        "The barrel is slowed down.",
        "The barrel feels 80 N.",
        {},
        80,
        "N",
    ),
    (_WIRES, _TIED, "The lantern pulls on the thin cord.", "It is 10 N.", {}, 10, "N"),
    (
        _WIRES.replace("in the steel chain", "of the lantern's support"),
        _TIED,
        "The tension of the thin cord is the quantity to report.",
        "It is 10 N.",
        {},
        10,
        "N",
    ),
    (
        _LAMPS.replace("parallel", "series"),
        _WIRED,
        "One current flows.",
        "The white lamp carries 0.13 A.",
        {},
        0.13,
        "A",
    ),
    (
        _LAMPS.replace("the blue lamp?", "the two lamps together?"),
        _WIRED,
        "The total current is to be found.",
        "The source gives 0.60 A.",
        {},
        0.60,
        "A",
    ),
    (
        "A coin and a 5 g pin float. What is the reading of the scale?",
        {"coin": {}, "pin": {"mass": "5 g"}, "scale": {}},
        "The normal force on the pin is what is asked for.",
        "It is 0.05 N.",
        {},
        0.05,
        "N",
    ),
]


@pytest.mark.parametrize("parts", SOUND)
def test_the_one_asked_about_is_told(parts):
    assert not judge(trace(*parts)).findings


def _in_water(question, relations, effect, change, value):
    record = trace(question, _IN_TUB, effect, change, {}, value)
    record["state_0"]["relations"] = [{"type": t, "args": list(a)} for t, *a in relations]
    return judge(record)


_SIDE_BY_SIDE = (("in", "cob", "tub"), ("in", "bolt", "tub"))


def test_of_two_bodies_in_one_fluid_the_other_one_is_told():
    verdict = _in_water(
        _POND,
        _SIDE_BY_SIDE,
        "The cob swims, and the buoyant force equals its weight.",
        "The cob is pushed up with 0.196 N.",
        0.196,
    )
    assert [f.code for f in verdict.findings] == ["WMW305"]


@pytest.mark.parametrize(
    ("question", "relations", "change"),
    [
        (_POND, _SIDE_BY_SIDE, "The bolt is pushed up with 0.049 N, the cob with 0.196 N."),
        (
            _POND.replace("lies under", "is tied to it under"),
            _SIDE_BY_SIDE,
            "The cob is pushed up with 0.196 N.",
        ),
        (
            _POND,
            (("on", "cob", "bolt"), ("in", "bolt", "tub")),
            "The cob is pushed up with 0.196 N.",
        ),
    ],
)
def test_of_two_bodies_in_one_fluid_the_one_asked_about_is_told(question, relations, change):
    effect = "The buoyant force equals its weight."
    assert not _in_water(question, relations, effect, change, 0.196).findings
