"""How many people, sacks or crates of one mass each a raft carries before it goes under."""

from __future__ import annotations

from sympy import floor, symbols

from wmw.core.family import Eq, Ge, Law, Quantity, Regime
from wmw.families.buoyancy.symbols import V, g, m, m_max, rho_b, rho_f

CROWD = "raft_that_carries_a_number"
m_1, W_1, x_n, n = symbols("m_each W_each x_n n_whole", real=True)
_ARCHIMEDES = "OpenStax University Physics 1, 14.4"
_HERE = (CROWD,)
_ROUNDED = 1e-9
"""Nine people of 70 kg are not eight where 630 kg come out a rounding too small."""
_ONE = ("person", "child", "man", "woman", "boy", "girl", "passenger", "student", "swimmer", "sack", "crate", "box", "penguin", "adult", "castaway", "scout", "dog", "bag", "seal", "survivor")  # fmt: skip
_MANY = ("people", "persons", "children", "men", "women", "boys", "girls", "passengers", "students", "swimmers", "sacks", "crates", "boxes", "penguins", "adults", "castaways", "scouts", "dogs", "bags", "seals", "survivors", "kids", "campers", "sailors", "friends", "sheep", "goats", "bears", "barrels", "bricks", "cars", "soldiers", "hikers", "tourists", "refugees", "players")  # fmt: skip
_COUNTED = tuple(f"how many {kind}{many}" for many in _MANY for kind in ("", "such "))

# The number goes by no letter: equations write one n for what comes out and for what is left of it.
CROWD_QUANTITIES = (
    Quantity(m_1, "m_1", "mass of each of those that are carried", "kg", 1e-3, 1e6, aliases=("mass_each", "mass_of_each", *(f"m_{x}" for x in _ONE), *(f"mass_per_{x}" for x in _ONE), *(f"mass_of_each_{x}" for x in _ONE)),
             cues=(*(f"{many} {of}" for many in _MANY for of in ("of mass", "with mass", "each of mass", "each with mass", "of average mass", "with average mass")), *("",) * 40, *_MANY, "each", "per person", "apiece", *_ONE), body="load"),
    Quantity(W_1, "W_1", "weight of each of those that are carried", "N", 1e-2, 1e7, aliases=("weight_each", "weight_of_each", *(f"W_{x}" for x in _ONE)), cues=(*(f"{many} {weigh}" for many in _MANY for weigh in ("weighing", "who weigh", "that weigh", "each weighing", "of weight")), *("",) * 40, *_MANY, "each", "apiece"), body="load"),
    Quantity(x_n, "x_n", "greatest load in bodies of that mass", "1", 0.0, 1e6, aliases=("n_exact", "n_raw", "ratio_of_masses"), sign="nonnegative", moment="after"),
    Quantity(n, "n", "greatest number of those that are carried", "1", 0.0, 1e6, asked=_COUNTED, sign="nonnegative", moment="after"),
)  # fmt: skip

CROWD_LAWS = (
    Law("crowd-load", Eq(m_max, (rho_f - rho_b) * V), "a raft carries until all of it is under", _HERE, _ARCHIMEDES),
    Law("crowd-mass", Eq(m + m_max, rho_f * V), "a raft carries until all of it is under", _HERE, _ARCHIMEDES),
    Law("crowd-each", Eq(m_max, x_n * m_1), "bodies of one mass", _HERE),
    Law("crowd-weight", Eq(W_1, m_1 * g), "weight", _HERE),
    Law("crowd-number", Eq(n, floor(x_n + _ROUNDED)), "only whole bodies are carried", _HERE),
)  # fmt: skip

CROWD_REGIMES = (
    Regime(CROWD, "a raft carries a number of bodies", _COUNTED,
           ("balloon", "helium", "airship", "hollow", "by how much", "deeper", "tied", "anchored", "oil", "already", "more", "join", "besides", "in addition", "stands on", "standing on", "sits on", "aboard", "on board", "together with", "captain", "skipper", "crew", "engine", "motor", "cargo", "further", "others", "to sink", "does it take", "it takes", "are needed", "is needed", "must", "at least", "fewest", "minimum", "smallest", "to submerge", "make it sink", "makes it sink", "would sink", "will sink", "sink it", "sinks it", "load of", "percent", "fraction", "freeboard", "above the water", "above the surface", "half"),
           needs_cue=True, conditions=(Ge(m_max, 0),), drawn=False, assumptions=("nobody is in the water",)),
)  # fmt: skip
