"""What hostile records are made of: words of physics, numbers, formulas, odd characters."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from wmw.core import registry
from wmw.generators import generate

MODEL_LIKE = Path(__file__).parents[1] / "cases" / "model_like"
EVIL = (
    *("NaN", "Infinity", "-0", "1e999", "9**9**9", "10^(10^10)", "1" * 40, "0x1F", "1_000", "²²²"),
    *(
        "١٢ m",
        "a\u202eb",
        "m\u200bs",
        "\ufeff",
        "\x00",
        "\ud83d",
        "\U0001f680",
        "е = mс²",
        "Ⅷ",
        "ﬁ",
    ),
    *("(" * 60, "\\frac{" * 20, "{" * 40, "$" * 9, "×10^", "5 kg" * 12, "m·" * 30, "km/h/s/s" * 5),
    *("= = =", "0 = 0", "1/0 = 1/0", "(A) (B) (C)", "(A) 1 m (A) 2 m", "±∞", "−" * 20, "x_{y_{z}}"),
    *(
        "true",
        "null",
        "[]",
        "{}",
        "'; drop",
        "__import__('os')",
        "%s%n",
        "../../",
        "\\u0000",
        "\r\n",
    ),
    *("above" * 9, "above " * 30, "what " * 30, "a" * 400, "a " * 200, "1 " * 100, "; " * 60),
)
GLUE = (
    " ",
    "",
    ", ",
    " = ",
    " + ",
    "*",
    "/",
    "^",
    "; ",
    ". ",
    " is ",
    " of ",
    "\n",
    " (",
    ")",
    "?",
)
NUMBERS = (
    *("3.0", "9.81", "0", "-2", "1200", "1e5", "2.5×10^3", "½", "30°", "1,000", "5 ± 1", "2/3"),
    *("4.0 m/s", "12 kg", "0.25 N·m", "90 km/h", "20 °C", "50 %", "3 m s^-1", "7 Ω", "1.5 rad"),
)


def _vocabulary() -> tuple[str, ...]:
    words: set[str] = set()
    for name in registry.names():
        family = registry.family(name)
        for quantity in family.quantities:
            words |= {quantity.name, quantity.unit, quantity.meaning, *quantity.aliases}
            words |= {*quantity.cues, *quantity.asked}
        words |= {word for role in family.roles for word in role.words}
        words |= {phrase for d in family.directions for phrase in d.phrases}
        words |= {p for o in family.outcomes for c in o.choices for p in c.phrases[:3]}
        words |= {cue for regime in family.regimes for cue in regime.cues}
        words |= {word for force in family.forces for word in (force.name, *force.words)}
        words |= set(family.ambiguous)
    return tuple(sorted(words))


VOCABULARY = _vocabulary()
FAMILIES = tuple(registry.names())


def text(rng: random.Random, most: int = 12) -> str:
    """Return a few words, numbers, formulas and odd characters, glued together."""
    parts: list[str] = []
    for _ in range(rng.randrange(most + 1)):
        kind = rng.random()
        if kind < 0.55:
            parts.append(rng.choice(VOCABULARY))
        elif kind < 0.75:
            parts.append(rng.choice(NUMBERS))
        elif kind < 0.85:
            parts.append(rng.choice(EVIL))
        elif kind < 0.9:
            parts.append(chr(rng.choice((rng.randrange(0x250), rng.randrange(0x11000)))))
        else:
            a, b, c = (rng.choice(VOCABULARY) for _ in range(3))
            parts.append(f"{a} = {b} {rng.choice('+-*/^')} {rng.choice(NUMBERS)} {c}")
        parts.append(rng.choice(GLUE))
    return "".join(parts)


def leaf(rng: random.Random) -> Any:
    """Return any JSON value that is no container, or a small one."""
    kind = rng.randrange(12)
    if kind < 6:
        return text(rng, 6)
    if kind == 6:
        return rng.choice((True, False, None))
    if kind == 7:
        return rng.choice((rng.randrange(-9, 100), 10**30, 10**33, -(10**31), 0))
    if kind == 8:
        return rng.choice((rng.uniform(-1e3, 1e3), 1e308, 5e-324, float("nan"), float("inf"), -0.0))
    if kind == 9:
        return [leaf(rng) for _ in range(rng.randrange(4))]
    if kind == 10:
        return {text(rng, 2): leaf(rng) for _ in range(rng.randrange(4))}
    return rng.choice(NUMBERS)


def seeds() -> tuple[dict[str, Any], ...]:
    """Return gold traces of every family and the records of the model-like cases."""
    gold = [generate(name, 17, index).trace.to_dict() for name in FAMILIES for index in range(6)]
    lines = [
        json.loads(line)
        for path in sorted(MODEL_LIKE.glob("*.jsonl"))
        for line in path.read_text(encoding="utf-8").splitlines()
        if line.strip()
    ]
    return (*gold, *(line.get("trace", line) for line in lines))


SEEDS = seeds()
