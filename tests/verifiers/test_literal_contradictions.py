"""What a trace says against the literal words of its question, whatever these are about."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from wmw.verifiers.claims import collect
from wmw.verifiers.decoding import admit
from wmw.verifiers.unfamiliar import familyless_findings


def trace(question: str, **parts: Any) -> dict[str, Any]:
    """Return a trace of no known family; bodies are names, or names with attributes."""
    bodies = parts.get("bodies", ())
    held = bodies.items() if isinstance(bodies, dict) else ((name, {}) for name in bodies)
    return {
        "scenario_family": "none that is declared",
        "question": question,
        "state_0": {
            "objects": [{"name": name, "attributes": own} for name, own in held],
            "relations": [{"type": t, "args": list(a)} for t, *a in parts.get("relations", ())],
            "variables": parts.get("variables", {}),
        },
        "transition": {"effect": parts.get("effect"), "equation": parts.get("equation")},
        "state_1": {
            "predicted_change": parts.get("change"),
            "new_variables": parts.get("results", {}),
        },
        "derivation": parts.get("derivation"),
        "answer": {
            "value": parts.get("answer"),
            "unit": parts.get("unit"),
            "explanation": parts.get("explanation"),
        },
    }


def found(question: str, **parts: Any) -> list[tuple[str | None, str]]:
    """Return (label, pointer) of what contradicts the question or the trace itself."""
    claims = collect(admit(trace(question, **parts)))
    return [(f.label, f.pointer) for f in familyless_findings(claims)]


class TestNumbers:
    QUESTION = "A toy boat of 1.8 kg is towed over a pond at 2.6 m/s for 45 s. How far does it go?"
    OWN: ClassVar = {"m": "1.8 kg", "v": "2.6 m/s", "t": "45 s"}

    def test_the_question_s_numbers_are_no_fault(self) -> None:
        assert not found(self.QUESTION, variables=self.OWN, derivation="d = 2.6 × 45 = 117 m")

    def test_the_point_in_another_place(self) -> None:
        got = found(self.QUESTION, variables={**self.OWN, "v": "26 m/s"}, derivation="2.6 × 45")
        assert got == [("unit_scale", "/state_0/variables/v")]

    @pytest.mark.parametrize(("name", "value"), [("v", "2.9 m/s"), ("t", "54 s"), ("v", "6.2 m/s")])
    def test_a_digit_misread_or_two_exchanged(self, name: str, value: str) -> None:
        wrong = {**self.OWN, name: value}
        place = [("state", f"/state_0/variables/{name}")]
        assert found(self.QUESTION, variables=wrong, derivation="d = 2.6 × 45 = 117 m") == place
        carried = f"d = {value.split()[0]} × {wrong['t' if name == 'v' else 'v'].split()[0]}"
        assert found(self.QUESTION, variables=wrong, derivation=carried) == place

    @pytest.mark.parametrize(
        ("told", "own", "misread"),
        [("25", "65", False), ("125", "55", False), ("25", "29", True), ("25", "52", True)],
    )
    def test_an_angle_counted_from_the_other_line(self, told: str, own: str, misread: bool) -> None:
        question = f"A ski jump makes an angle of {told}° with the tower. How steep is it?"
        wrong = [("state", "/state_0/variables/slope")]
        assert found(question, variables={"slope": f"{own}°"}) == wrong * misread

    def test_a_number_that_both_stand_in_the_working_is_left_open(self) -> None:
        wrong = {**self.OWN, "v": "2.9 m/s"}
        assert not found(self.QUESTION, variables=wrong, derivation="d = 2.6 × 45 + 2.9 = 120 m")

    def test_what_is_worked_out_from_the_question_is_no_fault(self) -> None:
        question = (
            "A wheel of diameter 48 cm rolls 36 m. The weight of 3.0 kg on it is held by 28 N."
        )
        for own in (
            {"r": "24 cm", "s": "36 m", "F": "28 N"},
            {"D": "48 cm", "s": "36 m", "W": "29.4 N"},
            {"D": "48 cm", "s": "36 m", "W": "29 N"},
        ):
            assert not found(question, variables=own, derivation="n = 36/(π 0.48); 28"), own

    @pytest.mark.parametrize(
        ("speed", "working", "wrong"),
        [
            ("6.2 m/s", "d = 6.2 × 45 = 279 m", True),
            ("2.6 m/s", "d = 2.6 × 45 = 117 m", False),
            ("6.2 m/s", "v = 6.2 = 2.6 + 3.6", False),
            ("5.2 m/s", "d = 5.2 × 45 = 234 m", False),  # twice as fast
        ],
    )
    def test_an_attribute_may_have_it_rightly(self, speed: str, working: str, wrong: bool) -> None:
        boat = {"boat": {"mass": "1.8 kg", "speed": "2.6 m/s"}}
        got = found(self.QUESTION, bodies=boat, variables={"v": speed}, derivation=working)
        assert got == [("state", "/state_0/variables/v")] * wrong

    def test_another_digit_count_or_unit_is_left_open(self) -> None:
        for value in ("2.65 m/s", "26 km/h", "2.9 km/h"):
            variables = {**self.OWN, "v": value}
            assert not found(self.QUESTION, variables=variables, derivation="2.6 × 45"), value


class TestNumbersOfTwo:
    QUESTION = "A resistor of 40 Ω and a resistor of 60 Ω are in series with 20 V. What flows?"

    def test_the_other_s_number_for_one_that_is_told(self) -> None:
        own = {"R_1": "40 Ω", "R_2": "40 Ω", "V": "20 V"}
        place = [("state", "/state_0/variables/R_2")]
        assert found(self.QUESTION, variables=own, derivation="I = 20/(40 + 40) = 0.25 A") == place
        turned = {"R_1": "60 Ω", "R_2": "60 Ω", "V": "20 V"}
        place = [("state", "/state_0/variables/R_1")]
        assert found(self.QUESTION, variables=turned, derivation="I = 20/120 = 0.17 A") == place

    @pytest.mark.parametrize(
        ("question", "own", "working"),
        [
            (QUESTION, {"R_1": "40 Ω", "R_2": "60 Ω"}, "I = 20/100"),
            (QUESTION, {"R_1": "40 Ω", "R_first": "40 Ω", "R_2": "60 Ω"}, "I = 20/100"),
            (QUESTION, {"R_1": "40 Ω", "load": "40 Ω"}, "I = 20/40"),
            (QUESTION, {"R_1": "40 Ω", "R_2": "40 Ω"}, "I = 20/(40 + 60)"),
            ("Two resistors of 40 Ω and a 60 Ω heater.", {"R_1": "40 Ω", "R_2": "40 Ω"}, "80"),
            ("200 g of ice melts in a cup of 300 g.", {"m_i": "200 g", "m_w": "200 g"}, "0.2 L"),
        ],
    )
    def test_what_may_be_one_value_is_left_alone(
        self, question: str, own: dict[str, str], working: str
    ) -> None:
        assert not found(question, variables=own, derivation=working)


class TestWays:
    QUESTION = "Trolley A rolls to the right at 3.0 m/s and trolley B rolls to the left at 1.5 m/s."

    def test_the_opposite_way(self) -> None:
        wrong = {"v_B": "1.5 m/s to the right"}
        assert found(self.QUESTION, variables=wrong) == [("state", "/state_0/variables/v_B")]

    @pytest.mark.parametrize(
        "value", ["1.5 m/s to the left", "-1.5 m/s", "1.5 m/s", "1.5 m/s (right is positive)"]
    )
    def test_the_same_way_or_none(self, value: str) -> None:
        assert not found(self.QUESTION, variables={"v_B": value})

    def test_a_horizontal_throw_has_no_vertical_part(self) -> None:
        question = (
            "A ball is thrown horizontally at 9.0 m/s from a roof 20 m high. When does it land?"
        )
        assert found(question, variables={"v_0y": "9.0 m/s"}) == [
            ("state", "/state_0/variables/v_0y")
        ]
        for own in ({"v_0x": "9.0 m/s"}, {"v_0y": "0 m/s"}, {"v_y": "9.0 m/s"}):
            assert not found(question, variables=own)
        tilted = question.replace("horizontally", "60° above the horizontal")
        assert not found(tilted, variables={"v_0y": "9.0 m/s"})

    def test_a_number_told_twice_is_left_open(self) -> None:
        question = "A rolls to the right at 3.0 m/s and B to the left at 3.0 m/s."
        assert not found(question, variables={"v": "3.0 m/s to the right"})


class TestNumbersBesideNouns:
    GATE = (
        "A man pushes a gate with 40 N, 1.10 m from the hinges, and a goat pushes the other way"
        " 0.40 m from the hinges. How hard does it push?"
    )
    LAMP = "A lamp is 24 cm in front of a concave mirror with a focal length of 34 cm."

    def test_arms_told_from_the_pivot_are_no_differences(self) -> None:
        wrong = {"F_1": "40 N", "d_1": "70 cm", "d_2": "40 cm"}
        worked = "F_2 = 40 × 70/40 = 70 N"
        place = [("state", "/state_0/variables/d_1")]
        assert found(self.GATE, variables=wrong, derivation=worked) == place
        right = {"F_1": "40 N", "d_1": "110 cm", "d_2": "40 cm"}
        assert not found(self.GATE, variables=right, derivation="F_2 = 40 × 110/40 = 110 N")

    def test_an_arm_may_be_the_difference_of_places_told_from_an_end(self) -> None:
        question = self.GATE.replace("hinges", "left end")
        own = {"F_1": "40 N", "d_1": "70 cm", "d_2": "40 cm"}
        assert not found(question, variables=own, derivation="F_2 = 40 × 70/40 = 70 N")

    def test_what_is_named_beside_a_number_is_no_mean_of_two(self) -> None:
        wrong = {"lamp distance": "29 cm", "f": "34 cm"}
        place = [("state", "/state_0/variables/lamp distance")]
        assert found(self.LAMP, variables=wrong, derivation="1/34 - 1/29") == place
        unnamed = {"d": "29 cm", "f": "34 cm"}
        assert not found(self.LAMP, variables=unnamed, derivation="1/34 - 1/29")


class TestTilts:
    QUESTION = "A stone is thrown from a cliff 30 m high at 12 m/s, 20° below the horizontal."

    def test_the_opposite_side_of_the_horizontal(self) -> None:
        wrong = {"theta": "20° above the horizontal"}
        assert found(self.QUESTION, variables=wrong) == [("state", "/state_0/variables/theta")]

    @pytest.mark.parametrize("value", ["20° below the horizontal", "20°", "-20°"])
    def test_the_same_side_or_none(self, value: str) -> None:
        assert not found(self.QUESTION, variables={"theta": value})

    def test_an_angle_of_landing_is_another(self) -> None:
        question = "A ball lands at 20° below the horizontal on the level it was kicked from."
        assert not found(question, variables={"theta": "20° above the horizontal"})


class TestCapacities:
    QUESTION = "A boiler that can hold up to 60 kg of water holds only 25 kg, at 18 °C, now."

    def test_what_a_vessel_can_hold_is_not_what_it_holds(self) -> None:
        place = [("state", "/state_0/variables/m_w")]
        worked = "Q = 4.2 × 60 × 30 = 7560 kJ"
        assert found(self.QUESTION, variables={"m_w": "60 kg"}, derivation=worked) == place

    def test_what_it_holds_or_both_are_no_fault(self) -> None:
        worked = "Q = 4.2 × 25 × 30 = 3150 kJ"
        for own in ({"m_w": "25 kg"}, {"m_w": "25 kg", "m_most": "60 kg"}, {"m_max": "60 kg"}):
            assert not found(self.QUESTION, variables=own, derivation=worked), own
        full = self.QUESTION + " How long would it take if it were full?"
        worked = "Q = 4.2 × 60 × 30 = 7560 kJ"
        assert not found(full, variables={"m_w": "60 kg"}, derivation=worked)


class TestKinds:
    @pytest.mark.parametrize(
        ("question", "key", "right", "wrong"),
        [
            ("A bar of brass is heated.", "material", "brass", "zinc"),
            ("A 36 kg block of marble is raised.", "material", "marble", "granite"),
            ("An aluminium plate swings.", "material", "aluminium", "wood"),
            ("A ball sinks in a jar of castor oil.", "substance", "castor oil", "mercury"),
            ("A candle stands before a diverging lens.", "type", "diverging", "converging"),
            ("A candle stands before a concave mirror.", "kind", "concave", "convex mirror"),
        ],
    )
    def test_another_kind(self, question: str, key: str, right: str, wrong: str) -> None:
        place = [("object", f"/state_0/objects/0/attributes/{key}")]
        assert not found(question, bodies={"it": {key: right}})
        assert found(question, bodies={"it": {key: wrong}}) == place

    def test_what_the_question_leaves_open_is_no_fault(self) -> None:
        both = "A copper block is dropped into a bowl of zinc."
        assert not found(both, bodies={"block": {"material": "zinc"}})
        assert not found("A metal bar is heated.", bodies={"bar": {"material": "zinc"}})
        assert not found("A steel bar is heated.", bodies={"bar": {"material": "iron"}})
        assert not found("A brass bar is heated.", bodies={"bar": {"colour": "zinc"}})
        magnet = "An aluminium plate swings between the poles of a strong magnet."
        assert not found(magnet, bodies={"magnet": {"material": "iron"}})


class TestRelations:
    FIELD = "A loop is held so that its plane is parallel to a uniform magnetic field."
    FUSE = "A cell feeds a lamp branch and a heater branch. A fuse sits in the lamp branch."
    SEESAW = (
        "A beam is pivoted at its centre. A 60 N weight hangs 1.0 m to the left of the pivot and a"
        " 35 N weight hangs 1.5 m to the right of it."
    )
    SCREEN = "A lamp stands before a lens. How far to the right of the lens must a screen stand?"
    BALL = "A ball hangs from a scale. It is lowered into water without touching the beaker."

    @pytest.mark.parametrize(
        ("question", "bodies", "relation"),
        [
            (FIELD, ("loop", "field"), ("perpendicular", "loop", "field")),
            (FUSE, ("fuse", "lamp branch", "heater branch"), ("in", "fuse", "heater branch")),
            (SEESAW, ("weight_60", "weight_35"), ("left_of", "weight_35", "weight_60")),
            (SEESAW, ("weight_60", "pivot"), ("right_of", "weight_60", "pivot")),
            (SCREEN, ("lens", "screen"), ("left_of", "screen", "lens")),
            (BALL, ("ball", "beaker"), ("supported_by", "ball", "beaker")),
            (
                "A town is fed by a tank whose water surface is 12 m above the taps.",
                ("tank", "tap"),
                ("above", "tap", "tank"),
            ),
        ],
    )
    def test_a_relation_that_the_words_deny(self, question, bodies, relation) -> None:
        assert found(question, bodies=bodies, relations=[relation]) == [
            ("relation", "/state_0/relations/0")
        ]

    @pytest.mark.parametrize(
        ("question", "bodies", "relation"),
        [
            (FIELD.replace("parallel", "at right angles"), ("loop", "field"),
             ("perpendicular", "loop", "field")),
            (FUSE, ("fuse", "lamp branch", "heater branch"), ("in", "fuse", "lamp branch")),
            (SEESAW, ("weight_60", "weight_35"), ("left_of", "weight_60", "weight_35")),
            (SEESAW, ("w1", "w2"), ("left_of", "w2", "w1")),
            (SCREEN, ("lens", "screen"), ("right_of", "screen", "lens")),
            (BALL, ("ball", "beaker"), ("in", "ball", "beaker")),
        ],
    )  # fmt: skip
    def test_a_relation_that_the_words_allow(self, question, bodies, relation) -> None:
        assert not found(question, bodies=bodies, relations=[relation])


class TestAnswers:
    QUESTION = (
        "A belt joins a wheel of 24 cm and one of 8.0 cm. The first turns at 150 rpm. How fast does"
        " the other turn?"
    )
    FOUND: ClassVar = {
        "variables": {"d1": "24 cm", "d2": "8.0 cm", "n1": "150 rpm"},
        "results": {"n2": "450 rpm"},
        "derivation": "n2 = 150 × 24/8.0 = 450 rpm",
        "change": "The small wheel turns at 450 rpm.",
    }

    def test_a_ratio_that_no_numbers_have_excuses_nothing(self) -> None:
        why = "Found from the ratio of the diameters."
        wrong = {"answer": 130, "unit": "rpm", "explanation": why}
        assert found(self.QUESTION, **self.FOUND, **wrong) == [("faithfulness", "/answer/value")]
        assert not found(self.QUESTION, **self.FOUND, answer=3, unit=None, explanation=why)

    def test_a_number_that_only_results_and_working_have(self) -> None:
        question = (
            "A sledge slows from 6.0 m/s to 2.0 m/s in 4.0 s. What is the coefficient of friction?"
        )
        own = {
            "results": {"a": "1.0 m/s²", "mu": 0.102},
            "derivation": "mu = 1.0/9.8 = 0.102",
            "change": "The sledge is slowed by friction.",
        }
        assert not found(question, **own, answer=0.102)
        assert found(question, **own, answer=0.153) == [("faithfulness", "/answer/value")]


class TestStartAndEnd:
    QUESTION = "The field through a coil rises evenly from 0.20 T to 0.70 T within 0.50 s."

    @pytest.mark.parametrize("names", [("B1", "B2"), ("B₁", "B₂"), ("B_1", "B_2")])
    def test_numbered_names(self, names: tuple[str, str]) -> None:
        first, second = names
        assert not found(self.QUESTION, variables={first: "0.20 T", second: "0.70 T"})
        exchanged = found(self.QUESTION, variables={first: "0.70 T", second: "0.20 T"})
        assert {label for label, _ in exchanged} == {"temporal"}

    def test_a_primed_name_is_the_later_one(self) -> None:
        question = "A bullet hits a plank at 350 m/s and leaves it on the far side at 210 m/s."
        right = {"variables": {"v": "350 m/s"}, "results": {"v'": "210 m/s"}}
        wrong = {"variables": {"v": "210 m/s"}, "results": {"v'": "350 m/s"}}
        assert not found(question, **right)
        assert ("temporal", "/state_0/variables/v") in found(question, **wrong)


class TestValuesOfTheOtherBody:
    QUESTION = (
        "A jar of mass 0.40 kg stands on a tray, which is 35 cm wide and has a mass of 1.20 kg. "
        "With what force does the tray press on the table?"
    )

    @pytest.mark.parametrize(
        ("jar", "tray", "wrong"),
        [
            ("0.40 kg", "1.20 kg", ()),
            ("400 g", "1.20 kg", ()),
            ("0.40 kg", "1.60 kg", ()),  # with the jar on it
            ("1.20 kg", "0.40 kg", ("state",)),  # each the other's: a given misstated
            ("1.20 kg", "1.20 kg", ("object",)),
        ],
    )
    def test_each_body_has_its_own(self, jar: str, tray: str, wrong: tuple[str, ...]) -> None:
        bodies = {"jar": {"mass": jar}, "tray": {"mass": tray}}
        places = [(label, "/state_0/objects/0/attributes/mass") for label in wrong]
        assert found(self.QUESTION, bodies=bodies) == places

    @pytest.mark.parametrize(
        "question",
        [
            "A jar of mass 0.40 kg stands on a tray of mass 1.20 kg. The two are exchanged.",
            "A jar of mass 0.40 kg stands beside a lid. With the lid the mass is 1.20 kg.",
            "Jar A of mass 0.40 kg and jar B of mass 1.20 kg stand on a shelf.",
        ],
    )
    def test_words_that_leave_it_open(self, question: str) -> None:
        bodies = {"jar": {"mass": "1.20 kg"}, "lid": {"mass": "0.80 kg"}}
        assert not found(question, bodies=bodies)
