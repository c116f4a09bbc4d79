"""A product of numbers is held against its result, whatever word tells the result."""

import pytest

from wmw.verifiers.equations.said_products import with_results_equated
from wmw.verifiers.pipeline import judge


@pytest.mark.parametrize(
    ("said", "read"),
    [
        ("6.0 T × 2.0 m² gives 12 Wb.", "6.0 T × 2.0 m² = 12 Wb."),
        ("It is 40 × 3e-3 Wb / 0.2 s, i.e. 0.6 V", "It is 40 × 3e-3 Wb / 0.2 s = 0.6 V"),
        ("36 km/h is 10 m/s", "36 km/h is 10 m/s"),
        ("5 + 3 × 2 is 11", "5 + 3 × 2 is 11"),
        ("v = 2 × 3 m/s is 6 m/s", "v = 2 × 3 m/s is 6 m/s"),
        ("b 3/4 is 5", "b 3/4 is 5"),
        ("3/4 is lost", "3/4 is lost"),
        ("The root of 2 × 8 m² gives 4.0 m", "The root of 2 × 8 m² gives 4.0 m"),
        ("Taking the root, 2 × 8 gives 4.0", "Taking the root, 2 × 8 gives 4.0"),
        ("4.0 m/s plus 9.8 × 1.5 gives 18.7 m/s", "4.0 m/s plus 9.8 × 1.5 gives 18.7 m/s"),
        ("the weight less 0.2 × 50 N is 40 N", "the weight less 0.2 × 50 N is 40 N"),
        ("Half of 3 × 4 is 6", "Half of 3 × 4 is 6"),
        ("By his law, 2 Wb / 4 s is 0.5 V", "By his law, 2 Wb / 4 s = 0.5 V"),
    ],
)
def test_a_told_result_is_put_equal_to_its_product(said: str, read: str) -> None:
    assert with_results_equated(said) == read


@pytest.mark.parametrize("word", [" =", " gives", ", i.e.", " is"])
@pytest.mark.parametrize(
    ("product", "sound"),
    [
        ("90 × 5.0 mWb / 0.30 s", True),
        ("90 × 0.0050 Wb / 0.30 s", True),
        ("90 × 0.0020 m² × 2.5 T / 0.30 s", True),
        ("90 × 7.5 mWb / 0.30 s", False),
        ("90 × 0.0020 m² × 3.75 T / 0.30 s", False),
    ],
)
def test_one_wrong_factor_is_found(word: str, product: str, sound: bool) -> None:
    trace = {
        "id": "p-1",
        "scenario_family": "em_induction",
        "question": "A coil of 90 turns and area 20 cm² is perpendicular to a field that falls "
        "from 2.5 T to zero in 0.30 s. What EMF is induced?",
        "state_0": {
            "objects": [{"name": "coil", "attributes": {}}],
            "relations": [],
            "forces": [],
            "variables": {"N": 90, "A": "20 cm²", "B_1": "2.5 T", "B_2": "0 T", "dt": "0.30 s"},
            "assumptions": [],
        },
        "transition": {
            "rule": "Faraday's law",
            "effect": "The falling flux induces an EMF.",
            "equation": "emf = N ΔΦ/Δt",
            "evidence": [],
        },
        "state_1": {"predicted_change": "An EMF acts.", "new_variables": {"emf": "1.5 V"}},
        "derivation": f"{product}{word} 1.5 V",
        "answer": {"value": 1.5, "unit": "V", "explanation": ""},
        "metadata": {},
    }
    assert judge(trace).outcome == ("valid" if sound else "invalid")
