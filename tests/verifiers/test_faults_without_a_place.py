"""Faults that another reading would pass, since it has no place for what is wrong."""

from __future__ import annotations

from typing import Any

import pytest

from wmw.verifiers.pipeline import judge


def trace(family: str, question: str, **parts: Any) -> dict[str, Any]:
    """Return a trace; bodies are given with their attributes, forces as (name, target, way)."""
    forces = [
        {"name": name, "target": target, "direction": way, "magnitude": size, "unit": None}
        for name, target, way, size in parts.get("forces", ())
    ]
    bodies = parts.get("bodies", {})
    return {
        "scenario_family": family,
        "question": question,
        "state_0": {
            "objects": [{"name": name, "attributes": own} for name, own in bodies.items()],
            "relations": [],
            "forces": forces,
            "variables": parts.get("variables", {}),
            "assumptions": [],
        },
        "transition": {
            "rule": parts.get("rule"),
            "effect": parts.get("effect"),
            "equation": parts.get("equation"),
            "evidence": [],
        },
        "state_1": {
            "predicted_change": parts.get("change"),
            "new_variables": parts.get("results", {}),
        },
        "derivation": parts.get("derivation"),
        "answer": {"value": parts["answer"], "unit": None, "explanation": None},
    }


def told(record: dict[str, Any]) -> tuple[str, tuple[str, ...]]:
    verdict = judge(record)
    return verdict.outcome, verdict.labels


SOUND = ("valid", ())


class TestANumberThatOnlyTheTracePlaces:
    QUESTION = (
        "The water level in a tall tube is lowered while a tuning fork of 440 Hz sounds above it. "
        "The first resonance occurs with an air column of 18.0 cm, the next resonance with one of "
        "57.0 cm. Calculate the speed of sound."
    )

    def of(self, speed: str, difference: str = "39.0 cm") -> dict[str, Any]:
        return trace(
            "wave",
            self.QUESTION,
            bodies={"tuning fork": {}, "tube": {}},
            variables={"f_wave": "440 Hz", "L_1": "18.0 cm", "L_2": "57.0 cm"},
            rule="Neighbouring resonances differ by half a wavelength",
            equation="Delta_L = L_2 - L_1; lambda_wave = 2 Delta_L; v_wave = f_wave lambda_wave",
            results={"Delta_L": difference, "lambda_wave": "0.780 m", "v_wave": speed},
            derivation="Delta_L = 57.0 cm - 18.0 cm = 39.0 cm; lambda_wave = 2 × 0.390 m = 0.780 m",
            answer=speed,
        )

    def test_right(self) -> None:
        assert told(self.of("343 m/s")) == SOUND

    def test_a_wrong_result_is_found(self) -> None:
        assert told(self.of("373 m/s")) == ("invalid", ("intervention",))
        assert told(self.of("343 m/s", "93.0 cm")) == ("invalid", ("intervention",))


class TestForcesThatALessLikelySceneDoesNotKnow:
    QUESTION = (
        "The weight of a bronze ball is 30.0 N. When it hangs from a thread, completely submerged "
        "in a liquid of density 1.10 g/cm³, its apparent weight is 18.0 N. Find the volume of the "
        "ball. Take g to be 9.80 m/s²."
    )
    FORCES = (
        ("gravitational force", "ball", "vertically downward", "30.0 N"),
        ("buoyant force", "ball", "vertically upward", "12.0 N"),
        ("string force", "ball", "vertically upward", "18.0 N"),
    )

    def of(self, *forces: tuple[str, str, str, str]) -> dict[str, Any]:
        return trace(
            "buoyancy",
            self.QUESTION,
            bodies={"ball": {}, "liquid": {"density": "1.10 g/cm³"}, "thread": {}},
            forces=forces,
            variables={"W": "30.0 N", "W_app": "18.0 N", "rho_f": "1.10 g/cm³", "g": "9.80 m/s²"},
            rule="The loss of weight is the buoyant force",
            equation="F_b = W - W_app; V_b = F_b / (rho_f g)",
            results={"F_b": "12.0 N", "V_b": "1110 cm³"},
            answer="1110 cm³",
        )

    def test_right(self) -> None:
        assert told(self.of(*self.FORCES)) == SOUND

    def test_a_missing_or_turned_force_is_found(self) -> None:
        gravity, buoyant, pull = self.FORCES
        assert told(self.of(gravity, pull)) == ("invalid", ("force",))
        turned = ("string force", "ball", "vertically downward", "18.0 N")
        assert told(self.of(gravity, buoyant, turned)) == ("invalid", ("force",))


class TestAnAnswerOfAnotherQuestion:
    def of(self, answer: str) -> dict[str, Any]:
        return trace(
            "buoyancy",
            "A block with a mass of 2.00 kg and a volume of 900 cm³ is suspended on a thread and "
            "fully submerged in a liquid of density 1.00 g/cm³. If the density of the liquid were "
            "0.80 g/cm³, what would the tension in the thread be? Let g = 10 m/s².",
            bodies={"block": {"mass": "2.00 kg"}, "liquid": {"density": "1.00 g/cm³"}},
            variables={
                "m_b": "2.00 kg",
                "V_b": "900 cm³",
                "rho_f": "1.00 g/cm³",
                "rho_f_new": "0.80 g/cm³",
            },
            rule="The tension is the weight less the buoyant force",
            equation="F_b = rho_f V_b g; T = m_b g - F_b",
            results={"F_b": "7.20 N", "T": "12.8 N"},
            answer=answer,
        )

    def test_the_force_on_the_way_is_not_the_tension(self) -> None:
        assert told(self.of("12.8 N")) == SOUND
        assert told(self.of("7.20 N")) == ("invalid", ("faithfulness",))


class TestALetterThatAnotherSceneDoesNotKnow:
    QUESTION = (
        "With an initial speed of 4.0 m/s a chest of mass 8.0 kg is launched up a board at 30° "
        "(coefficient of kinetic friction 0.20). Find the distance along the board at which it "
        "comes to rest. Use g = 9.8 m/s²."
    )

    def of(self, law: str, slowing: str) -> dict[str, Any]:
        return trace(
            "inclined_plane",
            self.QUESTION,
            bodies={"chest": {"mass": "8.0 kg"}, "board": {"angle": "30°"}},
            variables={"mu_k": 0.20, "m": "8.0 kg", "theta": "30°", "v_0": "4.0 m/s"},
            rule="On the way up weight and friction both slow the chest",
            equation=law,
            results={"a": slowing, "d": "1.21 m"},
            derivation="a = 9.8 × (sin 30° + 0.20 × cos 30°) = 6.60 m/s²",
            answer="1.21 m",
        )

    def test_right(self) -> None:
        assert told(self.of("d = v_0^2 / (2 a)", "6.60 m/s²")) == SOUND

    def test_a_half_forgotten_and_a_wrong_value_are_found(self) -> None:
        assert told(self.of("d = v_0^2 / a", "6.60 m/s²")) == ("invalid", ("transition",))
        assert told(self.of("d = v_0^2 / (2 a)", "6.06 m/s²")) == ("invalid", ("intervention",))

    def test_a_letter_without_a_value_may_mean_another_thing(self) -> None:
        question = (
            "A parcel lies on the flat bed of a van. The coefficient of static friction between "
            "parcel and bed is 0.40. What is the largest acceleration the van may have on a level "
            "road if the parcel is not to slide?"
        )
        record = trace(
            "friction",
            question,
            bodies={"parcel": {}, "van": {}},
            variables={"mu_s": 0.40, "g": 9.8},
            rule="Static friction at its limit provides the acceleration",
            equation="a_max = mu_s * g",
            results={"a_max": 3.92},
            answer="3.92 m/s^2",
        )
        record["transition"]["evidence"] = ["m*a = mu_s*m*g"]
        assert told(record) == SOUND


class TestValuesOfTheOtherBody:
    def of_sound(self, air: str, steel: str) -> dict[str, Any]:
        return trace(
            "wave",
            "Sound of frequency 680 Hz enters steel from the air. The speed of sound is 340 m/s in "
            "air and 5900 m/s in steel. Does the wavelength get longer, shorter or stay the same?",
            bodies={"air": {}, "steel": {"speed of sound": steel}},
            variables={"f_wave": "680 Hz", "v_wave": air, "v_m2": steel},
            rule="The frequency is that of the source in both",
            equation="lambda_m2 = v_m2 / f_wave",
            results={"lambda_wave": "0.500 m", "lambda_m2": "8.68 m"},
            answer="it becomes longer",
        )

    def test_two_media(self) -> None:
        assert told(self.of_sound("340 m/s", "5900 m/s")) == SOUND
        assert told(self.of_sound("5900 m/s", "340 m/s")) == ("invalid", ("state",))
        assert told(self.of_sound("340 m/s", "340 m/s")) == ("invalid", ("object",))

    def of_ice(self, ice: str, water: str, cold: str = "-20 °C") -> dict[str, Any]:
        return trace(
            "thermal",
            "Somebody drops 0.30 kg of ice at −20 °C into 0.50 kg of water at 40 °C; the container "
            "takes up no heat. Does all of the ice melt or does some ice remain?",
            bodies={"ice": {"mass": ice}, "water": {"mass": water}},
            variables={"massIce": ice, "T_ice": cold, "waterMass": water, "T_w": "40 °C"},
            rule="Compare the heat that the water can give with what the ice takes",
            effect="Heat flows from the water into the ice.",
            change="Some of the ice is left.",
            answer="some of the ice remains",
        )

    def test_ice_and_water(self) -> None:
        assert told(self.of_ice("0.30 kg", "0.50 kg")) == SOUND
        assert told(self.of_ice("0.50 kg", "0.30 kg")) == ("invalid", ("state",))
        assert told(self.of_ice("0.30 kg", "0.50 kg", "40 °C")) == ("invalid", ("object",))

    def of_carts(self, names: tuple[str, str], first: str, second: str) -> dict[str, Any]:
        one, other = names
        return trace(
            "collision",
            "Trolley P has a mass of 2.0 kg and a speed of 3.0 m/s; trolley Q, which it follows on "
            "a frictionless track, has a mass of 1.0 kg and a speed of 1.5 m/s. The two stick "
            "together in the collision. With what common velocity do they move on?",
            bodies={"trolley P": {"mass": first}, "trolley Q": {"mass": second}},
            variables={one: first, other: second},
            rule="Momentum is kept",
            effect="Both go on together.",
            results={"v_f": "2.5 m/s"},
            answer="2.5 m/s",
        )

    def test_bodies_by_their_names(self) -> None:
        assert told(self.of_carts(("m_1", "m_2"), "2.0 kg", "1.0 kg"))[0] != "invalid"
        assert told(self.of_carts(("m_2", "m_1"), "2.0 kg", "1.0 kg"))[0] != "invalid"
        assert told(self.of_carts(("m_1", "m_2"), "1.0 kg", "2.0 kg")) == ("invalid", ("state",))
        assert told(self.of_carts(("m_1", "m_2"), "1.0 kg", "1.0 kg")) == ("invalid", ("object",))


class TestALengthAfterTheChange:
    def of(self, old: str, new: str) -> dict[str, Any]:
        return trace(
            "wave",
            "The length of an organ pipe with both ends open is 1.40 m; the speed of sound in it "
            "is 343 m/s. Calculate the fundamental frequency after the length has been changed to "
            "0.70 m.",
            bodies={"organ pipe": {"length": old}},
            variables={"l": old, "v_w": "343 m/s", "l_new": new},
            rule="Half a wavelength fits into an open pipe",
            equation="f_min = v_w / (2 l)",
            results={"f_min": "245 Hz"},
            answer="245 Hz",
        )

    def test_old_and_new(self) -> None:
        assert told(self.of("1.40 m", "0.70 m")) == SOUND
        assert told(self.of("0.70 m", "1.40 m")) == ("invalid", ("temporal",))


class TestAPowerOfTen:
    @pytest.mark.parametrize(
        ("working", "size", "gained", "label"),
        [
            ("f_k = 0.20 × 15.0 × 10 = 30.0 N", "30.0 N", "3.33 m/s²", None),
            ("f_k = 0.20 × 15.0 = 3.00 N", "3.00 N", "5.13 m/s²", "transition"),
            ("f_k = 0.20 × 15.0 × 10 = 3.00 N", "3.00 N", "5.13 m/s²", "unit_scale"),
        ],
    )
    def test_a_mass_for_a_weight_is_no_slip_of_units(
        self, working: str, size: str, gained: str, label: str | None
    ) -> None:
        record = trace(
            "friction",
            "A crate of mass 15.0 kg slides on a level floor (coefficient of kinetic friction "
            "0.20) and is pulled forward by a horizontal force of 80 N. Calculate its "
            "acceleration. Take g = 10 m/s².",
            bodies={"crate": {"mass": "15.0 kg"}, "floor": {}},
            variables={"m": "15.0 kg", "mu_k": 0.20, "F": "80 N", "g": "10 m/s²"},
            rule="Newton's second law with kinetic friction",
            equation="a = (F - f_k) / m",
            results={"f_k": size, "a": gained},
            derivation=f"{working}; a = (80 - {size.split()[0]}) / 15.0 = {gained}",
            answer=gained,
        )
        assert told(record) == (SOUND if label is None else ("invalid", (label,)))


@pytest.mark.parametrize(
    ("hot", "cold", "end", "outcome"),
    [("0.50 kg", "0.30 kg", "65", "valid"), ("0.30 kg", "0.50 kg", "55", "invalid")],
)
def test_masses_and_temperatures_told_together_are_not_paired_anew(
    hot: str, cold: str, end: str, outcome: str
) -> None:
    m, n = hot.split()[0], cold.split()[0]
    record = trace(
        "thermal",
        "In a thermos 0.50 kg of water at 80 °C is mixed with 0.30 kg of water at 40 °C. What is"
        " the final temperature?",
        bodies={"hot water": {}, "cold water": {}, "thermos": {}},
        variables={"m_hot": hot, "m_cold": cold, "T_hot": "80 °C", "T_cold": "40 °C"},
        rule="The heat given off is the heat taken up",
        equation="T = (m_hot T_hot + m_cold T_cold) / (m_hot + m_cold)",
        results={"T": f"{end} °C"},
        derivation=f"T = ({m} × 80 + {n} × 40) / 0.80 = {end} °C",
        answer=f"{end} °C",
    )
    assert judge(record).outcome == outcome
