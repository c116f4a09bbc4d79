"""Two bodies that the author of a trace numbers in an order of his own."""

from __future__ import annotations

import pytest

from tests.bare import trace_of_numbers
from wmw.verifiers.bodies.renumbered import may_be_renumbered
from wmw.verifiers.claims import collect
from wmw.verifiers.pipeline import judge_unguarded

BARROW = (
    "A wheelbarrow carries a load of 600 N, 0.50 m from its axle. What upward force at the "
    "handles, 1.5 m from the axle, keeps it level?"
)
NUMBERED = (
    "A seesaw carries child 1 of 30 kg, 1.5 m from the pivot. How far from the pivot must child 2 "
    "of 45 kg sit on the other side?"
)
SEESAW = (
    "A 30 kg child sits 1.5 m from the pivot of a seesaw. How far from the pivot must a 45 kg "
    "child sit on the other side to balance it?"
)
LOAD_FIRST = {"F_1": "600 N", "r_1": "0.50 m", "r_2": "1.5 m"}
LOAD_SECOND = {"F_2": "600 N", "r_2": "0.50 m", "r_1": "1.5 m"}
ARMS = {"F_2": "600 N", "r_1": "0.50 m", "r_2": "1.5 m"}
NEW = "/state_1/new_variables"
OTHERS = {"m_2": "30 kg", "d_2": "1.5 m", "m_1": "45 kg"}


def judged(question, variables, equation, results):
    answer = next(iter(results.values()))
    record = trace_of_numbers(
        "lever", question, answer, variables=variables, equation=equation, results=results
    )
    return judge_unguarded(record)


@pytest.mark.parametrize(
    ("question", "variables", "equation", "results"),
    [
        (BARROW, LOAD_FIRST, "F_2 = F_1 r_1 / r_2", {"F_2": "200 N"}),
        (BARROW, LOAD_SECOND, "F_1 = F_2 r_2 / r_1", {"F_1": "200 N"}),
        (SEESAW, OTHERS, "m_1 d_1 = m_2 d_2", {"d_1": "1.0 m"}),
    ],
)
def test_either_order_holds(question, variables, equation, results):
    verdict = judged(question, variables, equation, results)
    assert verdict.outcome == "valid", verdict.abstentions


@pytest.mark.parametrize(
    ("question", "variables", "equation", "results", "at"),
    [
        (BARROW, LOAD_SECOND, "F_1 = F_2 r_1 / r_2", {"F_1": "1800 N"}, "/transition/equation"),
        (BARROW, LOAD_SECOND, "F_1 = F_2 r_2 / r_1", {"F_1": "300 N"}, f"{NEW}/F_1"),
        (BARROW, ARMS, "F_1 = F_2 r_2 / r_1", {"F_1": "1800 N"}, "/state_0/variables/r_2"),
        (SEESAW, OTHERS, "m_1 d_1 = m_2 d_2", {"d_1": "2.25 m"}, f"{NEW}/d_1"),
    ],
)  # fmt: skip
def test_what_is_wrong_in_it_is_found_under_its_own_names(
    question, variables, equation, results, at
):
    verdict = judged(question, variables, equation, results)
    assert at in {f.pointer for f in verdict.findings}


@pytest.mark.parametrize(("question", "free"), [(SEESAW, True), (NUMBERED, False)])
def test_numbers_of_the_question_are_kept(question, free):
    claims = collect(trace_of_numbers("lever", question, "1.0 m", variables=OTHERS))
    assert may_be_renumbered(claims, "lever") is free


THROW = (
    "A 48 kg girl at rest on smooth ice throws a 0.80 kg bag forward at 6.0 m/s. How fast does the "
    "girl slide back?"
)
OWN_WORKING = "v_1 = m_2 v_2 / m_1 = 0.80 × 6.0 / 48 = 0.10 m/s"


@pytest.mark.parametrize(
    "names",
    [("massOne", "massTwo", "speedTwo", "speedOne"), ("girl_mass", "bag_mass", "v_bag", "v_girl")],
)
@pytest.mark.parametrize(
    ("result", "outcome"), [("0.10 m/s", "valid"), ("0.16 m/s", "invalid")]
)  # fmt: skip
def test_numbers_in_words_and_in_the_working_alone_are_the_authors(names, result, outcome):
    variables = dict(zip(names, ("48 kg", "0.80 kg", "6.0 m/s"), strict=False))
    record = trace_of_numbers(
        "collision",
        THROW,
        result,
        variables=variables,
        equation="m_1 v_1 = m_2 v_2",
        results={names[3]: result},
    )
    record["derivation"] = OWN_WORKING.replace("0.10", result[:4])
    assert judge_unguarded(record).outcome == outcome


@pytest.mark.parametrize("names", [("T0", "T1"), ("theta_0", "theta_1"), ("T_1", "T_2")])
@pytest.mark.parametrize(("apart", "outcome"), [("70 K", "valid"), ("100 K", "invalid")])
def test_two_temperatures_in_the_order_of_the_question_may_be_counted_from_zero(
    names, apart, outcome
):
    record = trace_of_numbers(
        "thermal",
        "A steel ring has an inner diameter of 40.00 mm at 15 °C. Its expansion coefficient is "
        "1.2 × 10⁻⁵ /K. What is the inner diameter at 85 °C?",
        "40.03 mm",
        variables={"d0": "40.00 mm", "α": "1.2e-5 K⁻¹", names[0]: "15 °C", names[1]: "85 °C"},
        results={"d": "40.03 mm"},
        evidence=[f"ΔT = {apart}"],
    )
    assert judge_unguarded(record).outcome == outcome
