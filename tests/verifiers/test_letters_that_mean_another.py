"""A name for one quantity, though the trace's own values show that it means another."""

from __future__ import annotations

import pytest

from tests.bare import trace_of_numbers
from wmw.verifiers.pipeline import judge

TRUCKS = (
    "A 1500 kg van moving at 12 m/s runs into a parked 2500 kg truck on an icy road, and the two"
    " lock together. How much kinetic energy is turned into other forms?"
)
PUCKS = (
    "Puck 1 (0.40 kg) slides over frictionless ice at 1.5 m/s to the right, puck 2 (0.40 kg) at"
    " 0.50 m/s to the left. They collide head-on and perfectly elastically. What is the velocity"
    " of puck 1 after the collision? To the right is positive."
)
WALL = (
    "A 0.20 kg ball flies at 15 m/s straight into a wall and comes straight back at 10 m/s. It"
    " touches the wall for 2.0 ms. What is the magnitude of the average force on the ball?"
)
STUDENT = (
    "An 80.0 kg student standing at rest on skates throws a 2.00 kg ball forward. The ball leaves"
    " with a speed of 6.00 m/s. With what speed does the student recoil?"
)


def outcome(question, answer, **fields):
    return judge(trace_of_numbers("collision", question, answer, **fields)).outcome


@pytest.mark.parametrize(
    ("working", "judged"),
    [
        ("u = 1500 × 12 / 4000 = 4.5 m/s", "valid"),
        ("u = 1500 × 12 / 2500 = 7.2 m/s", "invalid"),
        ("1500 × 12 = (1500 + 2500) u", "valid"),
        ("1500 × 12 = 2500 u", "invalid"),
    ],
)
def test_a_letter_is_what_its_working_ends_in(working: str, judged: str) -> None:
    given = {"m": "1500 kg", "M": "2500 kg", "van speed": "12 m/s"}
    assert outcome(TRUCKS, "67.5 kJ", variables=given, evidence=[working]) == judged


@pytest.mark.parametrize(
    ("after", "judged"),
    [({"u_1": "-0.50 m/s", "u_2": "1.5 m/s"}, "valid"), ({"u_1": "0.50 m/s"}, "invalid")],
)
def test_a_new_letter_beside_the_given_is_the_value_after(after, judged: str) -> None:
    trace = {
        "variables": {"m_1": "0.40 kg", "m_2": "0.40 kg", "v_1": "1.5 m/s", "v_2": "-0.50 m/s"},
        "equation": "v_1 + u_1 = v_2 + u_2",
        "results": after,
    }
    assert outcome(PUCKS, after["u_1"], **trace) == judged


@pytest.mark.parametrize(
    ("change", "force", "judged"),
    [
        ("Δv = 10 − (−15) = 25 m/s", "2500 N", "valid"),
        ("Δv = 10 − 15 = -5 m/s", "500 N", "invalid"),
    ],
)
def test_a_change_counts_from_the_value_before(change: str, force: str, judged: str) -> None:
    trace = {"variables": {"m": "0.20 kg", "Δt": "2.0 ms"}, "evidence": [change]}
    assert outcome(WALL, force, equation="F Δt = m Δv", **trace) == judged


@pytest.mark.parametrize(
    ("speed", "judged"), [("0.150 m/s", "valid"), ("6.00 m/s", "invalid"), ("0.160 m/s", "invalid")]
)
def test_a_letter_is_the_initial_of_the_one_body_that_has_it(speed: str, judged: str) -> None:
    record = trace_of_numbers(
        "collision",
        STUDENT,
        speed,
        variables={"M": "80.0 kg", "m": "2.00 kg", "v_b": "6.00 m/s"},
        equation="0 = m v_b + M v_s",
        results={"v_s": f"-{speed}"},
    )
    record["state_0"]["objects"] = [{"name": name} for name in ("student", "ball")]
    assert judge(record).outcome == judged


@pytest.mark.parametrize(
    ("results", "answer", "judged"),
    [
        ({"v": "6.26 m/s"}, "6.26 m/s", "valid"),
        ({"v": "4.43 m/s"}, "4.43 m/s", "invalid"),
    ],
)
def test_the_surface_of_a_tank_is_at_rest(results, answer: str, judged: str) -> None:
    record = trace_of_numbers(
        "fluid",
        "A wide open barrel of rain water has a small hole 2.0 m below the water surface. At what"
        " speed does the water leave the hole? Use g = 9.8 m/s².",
        answer,
        variables={"h": "2.0 m", "v_surface": "≈ 0"},
        equation="v = √(2 g h)",
        results=results,
    )
    record["state_0"]["objects"] = [{"name": name} for name in ("water surface", "hole")]
    assert judge(record).outcome == judged


@pytest.mark.parametrize(("answer", "judged"), [(0.5, "valid"), (0.25, "invalid")])
def test_one_state_over_the_other_is_neither(answer: float, judged: str) -> None:
    question = (
        "The oil in a wide open drum stands 1.20 m above a small hole in its side. Later it stands"
        " 0.30 m above the hole. By what factor has the speed of the outflow changed? Use"
        " g = 9.8 m/s²."
    )
    trace = {
        "variables": {"h_1": "1.20 m", "h_2": "0.30 m"},
        "equation": "v = √(2 g h)",
        "results": {"v_1": "4.85 m/s", "v_2": "2.42 m/s", "v_2/v_1": answer},
    }
    assert judge(trace_of_numbers("fluid", question, answer, **trace)).outcome == judged


@pytest.mark.parametrize(
    ("law", "judged"),
    [("φ = arctan(g Δt / v_0)", "valid"), ("φ = arctan(v_0 / (g Δt))", "invalid")],
)
def test_a_span_of_time_with_a_value_is_no_guess(law: str, judged: str) -> None:
    record = trace_of_numbers(
        "projectile",
        "From a cliff a stone is thrown horizontally at 32.0 m/s. Find the angle of its velocity to"
        " the horizontal 1.2 s later, before it lands. Use g = 9.8 m/s².",
        "20.2°",
        variables={"v_0": "32.0 m/s", "Δt": "1.2 s"},
        equation=law,
        results={"φ": "20.2°"},
    )
    assert judge(record).outcome == judged


ARROW = (
    "An arrow is shot horizontally at 72 km/h at a tree 5.00 m away. By how many centimetres has it"
    " dropped when it hits the tree? Use g = 9.8 m/s²."
)


@pytest.mark.parametrize(
    ("time", "drop", "judged"),
    [
        ("t = s/v", "y = ½ g t² = g s²/(2v²) = 9.8 · 5.00²/(2 · 20²) = 0.306 m", "valid"),
        ("t = v/s", "y = ½ g t² = g s²/(2v²) = 9.8 · 5.00²/(2 · 20²) = 0.306 m", "invalid"),
        ("t = s/v", "y = ½ g t² = g s²/v² = 9.8 · 5.00²/(2 · 20²) = 0.306 m", "invalid"),
    ],
)
def test_a_stated_value_is_a_givens_and_not_what_the_letter_usually_is(
    time: str, drop: str, judged: str
) -> None:
    record = trace_of_numbers(
        "projectile",
        ARROW,
        "30.6 cm",
        variables={"v": "72 km/h", "s": "5.00 m", "g": "9.8 m/s²"},
        equation="y = g s² / (2 v²)",
        evidence=[time, drop],
        results={"t": "250 ms", "y": "0.306 m"},
    )
    assert judge(record).outcome == judged


@pytest.mark.parametrize(
    ("equation", "judged"), [("Q = m · q_v", "valid"), ("Q = m / q_v", "invalid")]
)
def test_a_letter_with_another_unit_is_another_quantity(equation: str, judged: str) -> None:
    record = trace_of_numbers(
        "thermal",
        "How much heat does it take to melt 400 g of ice at 0 °C completely? The specific latent"
        " heat of fusion is 334 kJ/kg.",
        "134 kJ",
        variables={"m": "0.400 kg", "q_v": "334 kJ/kg"},
        equation=equation,
        results={"Q": "134 kJ"},
    )
    assert judge(record).outcome == judged


@pytest.mark.parametrize(
    ("results", "line", "judged"),
    [
        ({"N": "294 N", "R": "88.2 N", "a": "1.06 m/s²"}, "R = μ N = 88.2 N", "valid"),
        ({"N": "294 N", "R": "98.2 N", "a": "1.06 m/s²"}, "R = μ N = 98.2 N", "invalid"),
        ({"R": "294 N", "a": "1.06 m/s²"}, "R = m g = 294 N", "valid"),
        ({"R": "88.2 N", "a": "1.06 m/s²"}, "R = m g = 88.2 N", "invalid"),
    ],
)
def test_what_the_trace_has_by_another_name_is_not_a_letters_meaning(
    results, line: str, judged: str
) -> None:
    record = trace_of_numbers(
        "friction",
        "A 30 kg chest is pulled with a horizontal force of 120 N over a floor with a coefficient"
        " of kinetic friction of 0.30. What is its acceleration? Use g = 9.8 m/s².",
        "1.06 m/s²",
        variables={"m": "30 kg", "F": "120 N", "μ": 0.30, "g": "9.8 m/s²"},
        equation="m a = F − μ m g",
        evidence=[line],
        results=results,
    )
    assert judge(record).outcome == judged


@pytest.mark.parametrize(
    ("line", "judged"),
    [("T = t/N = 60 s/90 = 0.667 s", "valid"), ("T = N/t = 60 s/90 = 0.667 s", "invalid")],
)
def test_a_number_of_turns_is_a_plain_number(line: str, judged: str) -> None:
    record = trace_of_numbers(
        "circular_motion",
        "A wheel of radius 0.40 m makes 90 revolutions in a minute. What is the speed of a point on"
        " its rim?",
        "3.77 m/s",
        variables={"R": "0.40 m", "N": "90 rev", "t": "60 s"},
        equation="v = 2 π R / T",
        evidence=[line],
        results={"T": "0.667 s", "v": "3.77 m/s"},
    )
    assert judge(record).outcome == judged


@pytest.mark.parametrize(
    ("rise", "answer", "height", "judged"),
    [
        ("T = u/g = 3.06 s", "31.1 m", "31.1 m", "valid"),  # it is up there after 3.06 s
        ("T = u/g = 4.06 s", "31.1 m", "31.1 m", "invalid"),
        ("T = u/g = 3.06 s", "40.9 m", "40.9 m", "invalid"),
    ],
)
def test_a_time_that_follows_from_the_traces_values(rise, answer, height, judged) -> None:
    record = trace_of_numbers(
        "free_fall",
        "A ball is thrown straight up at 30 m/s. How high is it after 4.8 s? Use g = 9.8 m/s².",
        answer,
        variables={"u": "30 m/s", "t": "4.8 s", "g": "9.8 m/s²"},
        equation="s = u t − ½ g t²",
        evidence=["H = u²/(2g) = 45.9 m", rise],
        results={"H": "45.9 m", "T": rise.rpartition("= ")[2], "s": height},
    )
    assert judge(record).outcome == judged


@pytest.mark.parametrize(
    ("rise", "judged"),
    [("θ = t_2 − t_1 = 45 K", "valid"), ("θ = t_2 + t_1 = 45 K", "invalid")],
)
def test_a_temperature_that_the_trace_has_is_no_other_letters(rise: str, judged: str) -> None:
    record = trace_of_numbers(
        "thermal",
        "How much heat does it take to warm 3.0 kg of water (4190 J/(kg·K)) from 15 °C to 60 °C?",
        "566 kJ",
        variables={"M": "3.0 kg", "s": "4190 J/(kg·K)", "t_1": "15 °C", "t_2": "60 °C"},
        equation="H = M s θ",
        evidence=[rise],
        results={"θ": "45 K", "H": "566 kJ"},
    )
    assert judge(record).outcome == judged


DRAIN = (
    "Capacitor A (220 µF), charged to 12 V, is connected across a resistor of 15 kΩ. To what value"
    " has its voltage fallen after 2.0 s?"
)
SIREN = (
    "An ambulance drives along a straight road at 20 m/s with its siren at 600 Hz. A woman at the"
    " roadside hears it come and go. The speed of sound is 340 m/s. What frequency does she hear"
    " before the ambulance passes?"
)


@pytest.mark.parametrize(
    ("value", "law", "sound"),
    [
        ("6.55 V", "V_A = V_0 * exp(-t/(R*C))", True),
        ("5.45 V", "V_A = V_0 * (1 - exp(-t/(R*C)))", False),
    ],
)
def test_the_voltage_asked_for_is_not_that_of_the_battery(value, law, sound):
    trace = trace_of_numbers(
        "circuit",
        DRAIN,
        value,
        variables={"C": "220 µF", "R": "15 kΩ", "V_0": "12 V", "t": "2.0 s"},
        equation=law,
        results={"V_A": value},
    )
    assert judge(trace).outcome == ("valid" if sound else "invalid")


@pytest.mark.parametrize(
    ("value", "law", "sound"),
    [
        ("638 Hz", "f_before = f_0 * c/(c - v_s)", True),
        ("567 Hz", "f_before = f_0 * c/(c + v_s)", False),
    ],
)
def test_a_pitch_named_for_its_moment_is_the_one_that_is_heard(value, law, sound):
    trace = trace_of_numbers(
        "wave",
        SIREN,
        value,
        variables={"f_0": "600 Hz", "v_s": "20 m/s", "c": "340 m/s"},
        equation=law,
        results={"f_before": value},
    )
    assert (judge(trace).outcome == "valid") is sound


@pytest.mark.parametrize("across", ["2.68 V", "2.7 V"])
def test_what_no_body_surely_has_is_not_the_others(across: str) -> None:
    """The voltage of a resistor beside a battery is no electromotive force."""
    record = trace_of_numbers(
        "circuit",
        "An uncharged 50 µF capacitor is connected in series with a 20 kΩ resistor and a 12 V"
        " battery. What is the voltage across the capacitor 1.5 s after the switch is closed?",
        "9.32 V",
        variables={"battery_emf_V": 12.0, "R": "20 kΩ", "C": "50 µF", "t": "1.5 s"},
        results={"voltage_capacitor_V": 9.32, "V_R": across},
    )
    names = ("battery", "resistor", "capacitor", "switch")
    record["state_0"]["objects"] = [{"name": name} for name in names]
    assert judge(record).outcome == "valid"


@pytest.mark.parametrize(("in_water", "judged"), [("7.0 N", "valid"), ("6.0 N", "invalid")])
def test_a_weight_in_water_is_what_the_balance_shows_there(in_water: str, judged: str) -> None:
    question = (
        "A key weighs 8.0 N in air and 7.0 N when it hangs fully under water (1000 kg/m³). What "
        "is its density?"
    )
    trace = trace_of_numbers(
        "buoyancy",
        question,
        "8000 kg/m^3",
        variables={"F_G": "8.0 N", "F_W": in_water, "rho_W": "1000 kg/m^3"},
        equation="rho = rho_W F_G / (F_G - F_W)",
    )
    assert judge(trace).outcome == judged
