"""Records of the right shape with wild leaves."""

from __future__ import annotations

import random
from typing import Any

from fuzz.soup import FAMILIES, NUMBERS, VOCABULARY, leaf, text

_RELATIONS = ("on", "in", "above", "left_of", "supported_by", "contact", "no such relation")


def trace_shaped(rng: random.Random) -> dict[str, Any]:
    """Return a record that the schema mostly admits: names, values and texts are anything."""
    bodies = [_name(rng) for _ in range(rng.randrange(4))] or [text(rng, 2)]
    return {
        "id": rng.choice(("x", 3, None, text(rng, 2))),
        "scenario_family": rng.choice((*FAMILIES, "mechanics", text(rng, 1))),
        "question": f"{text(rng, 16)} {rng.choice(('What is', 'Find', ''))} {text(rng, 3)}?",
        "state_0": {
            "objects": [{"name": b, "attributes": _values(rng, 2)} for b in bodies],
            "relations": [
                {"type": rng.choice(_RELATIONS), "args": [rng.choice(bodies), rng.choice(bodies)]}
                for _ in range(rng.randrange(3))
            ],
            "forces": [_force(rng, bodies) for _ in range(rng.randrange(4))],
            "variables": _values(rng, 7),
            "assumptions": [text(rng, 4) for _ in range(rng.randrange(3))],
        },
        "transition": {
            "rule": text(rng, 4),
            "effect": text(rng, 5),
            "equation": rng.choice((_equation(rng), text(rng, 8), None)),
            "evidence": [_equation(rng) for _ in range(rng.randrange(3))],
        },
        "state_1": {"predicted_change": text(rng, 6), "new_variables": _values(rng, 3)},
        "derivation": rng.choice((text(rng, 14), _equation(rng), None)),
        "answer": {
            "value": leaf(rng) if rng.random() < 0.3 else rng.choice((*NUMBERS, 4.2, text(rng, 3))),
            "unit": rng.choice((None, "", "m/s", text(rng, 1))),
            "explanation": text(rng, 4),
        },
    }


def _name(rng: random.Random) -> str:
    return rng.choice(VOCABULARY)


def _values(rng: random.Random, most: int) -> dict[str, Any]:
    return {_name(rng): _value(rng) for _ in range(rng.randrange(most + 1))}


def _value(rng: random.Random) -> Any:
    if rng.random() < 0.1:
        return leaf(rng)
    number = rng.choice((rng.randrange(100), round(rng.uniform(-5, 200), rng.randrange(4))))
    return rng.choice((number, f"{number} {_name(rng)}", f"{number}", rng.choice(NUMBERS)))


def _force(rng: random.Random, bodies: list[str]) -> dict[str, Any]:
    return {
        "name": _name(rng),
        "target": rng.choice(bodies),
        "direction": rng.choice((None, _name(rng), text(rng, 2))),
        "magnitude": rng.choice((None, 3, "12 N", _value(rng))),
        "unit": rng.choice((None, "N", text(rng, 1))),
    }


def _equation(rng: random.Random) -> str:
    sides = [
        rng.choice([" + ", "*", " ", "/", "^2 + ", "-"]).join(
            rng.choice((_name(rng), rng.choice(NUMBERS), rng.choice("vmgtxFTθμ")))
            for _ in range(rng.randrange(1, 4))
        )
        for _ in range(rng.randrange(1, 4))
    ]
    return rng.choice((" = ", " = ", " ≈ ", " > ")).join(sides)
