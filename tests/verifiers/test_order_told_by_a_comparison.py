"""Which of two is higher, or farther out, where a question compares their levels or distances."""

from __future__ import annotations

import pytest

from tests.bare import trace_of_relation
from wmw.verifiers.pipeline import judge

_ARMS = (
    "A tube bent into a U holds brine; a vessel of gas is joined to its narrow arm. The brine"
    " stands 8.0 cm {} in the wide arm than in the narrow arm. What is the excess pressure there?"
)
_RISEN = (
    "Brine stands 8.0 cm higher in the wide arm than in the narrow arm. Then somebody blows into"
    " the wide arm. What happens?"
)
_LAYERS = (
    "Petrol is poured onto the mercury in one arm of a tube. How much higher than the mercury"
    " surface in the other arm is the petrol surface?"
)
_ROD = (
    "A light beam is hinged at its {} end. A 12 N lamp hangs 0.40 m from the hinge, and a cable"
    " holds the beam 1.1 m from the hinge. What is the tension?"
)
_PEG = (
    "A bob hangs on a thread from a nail. A peg is fixed 0.50 m below the nail. How long does a"
    " full swing last?"
)
_BOAT = (
    "A dinghy floats in a harbour. A steel case of 15 kg {} the dinghy. What volume does the dinghy"
    " displace?"
)
_RAY = "A beam in air meets the surface of a glass plate {}. What is its direction in the glass?"
_METER = (
    "Bulb P and bulb Q are in parallel across a battery. An ammeter is in the {} next to the"
    " battery. What does it read?"
)


@pytest.mark.parametrize(
    ("question", "bodies", "relation", "denied"),
    [
        (
            _ARMS.format("higher"),
            "wide arm level, narrow arm level",
            ("below", ["wide arm level", "narrow arm level"]),
            True,
        ),
        (
            _ARMS.format("higher"),
            "wide arm level, narrow arm level",
            ("above", ["wide arm level", "narrow arm level"]),
            False,
        ),
        (
            _ARMS.format("lower"),
            "wide arm level, narrow arm level",
            ("below", ["wide arm level", "narrow arm level"]),
            False,
        ),
        (
            _RISEN,
            "wide arm level, narrow arm level",
            ("below", ["wide arm level", "narrow arm level"]),
            False,
        ),
        (
            _LAYERS,
            "petrol surface, mercury surface",
            ("below", ["petrol surface", "mercury surface"]),
            True,
        ),
        (
            _LAYERS,
            "petrol surface, mercury surface",
            ("above", ["petrol surface", "mercury surface"]),
            False,
        ),
        (_ROD.format("left"), "beam, hinge, lamp, cable", ("right_of", ["lamp", "cable"]), True),
        (_ROD.format("left"), "beam, hinge, lamp, cable", ("left_of", ["lamp", "cable"]), False),
        (_ROD.format("right"), "beam, hinge, lamp, cable", ("right_of", ["lamp", "cable"]), False),
        (_ROD.format("right"), "beam, hinge, lamp, cable", ("right_of", ["lamp", "hinge"]), True),
        (_PEG, "bob, thread, nail, peg", ("above", ["peg", "nail"]), True),
        (_PEG, "bob, thread, nail, peg", ("below", ["peg", "nail"]), False),
        (_BOAT.format("lies in"), "dinghy, case, bottom", ("on", ["case", "bottom"]), True),
        (_BOAT.format("lies in"), "dinghy, case, bottom", ("on", ["case", "dinghy"]), False),
        (
            _BOAT.format("sinks under"),
            "dinghy, case, bottom",
            ("on", ["case", "bottom"]),
            False,
        ),
        (
            _RAY.format("at 25° to the surface normal"),
            "beam, glass plate",
            ("perpendicular", ["beam", "glass plate"]),
            True,
        ),
        (
            _RAY.format("along the normal"),
            "beam, glass plate",
            ("perpendicular", ["beam", "glass plate"]),
            False,
        ),
        (
            _METER.format("main line"),
            "bulb P, bulb Q, ammeter",
            ("in_branch_of", ["ammeter", "bulb P"]),
            True,
        ),
        (
            _METER.format("branch of bulb P"),
            "bulb P, bulb Q, ammeter",
            ("in_branch_of", ["ammeter", "bulb P"]),
            False,
        ),
    ],
)
def test_a_relation_against_what_is_compared(
    question: str, bodies: str, relation: tuple[str, list[str]], denied: bool
) -> None:
    kind, pair = relation
    further = [("in_parallel", "bulb P", "bulb Q")] if "bulb" in bodies else ()
    verdict = judge(trace_of_relation(question, bodies, (kind, *pair), further=further))
    assert ("relation" in verdict.labels) is denied
