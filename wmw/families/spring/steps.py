"""Springs stretched step by step, and shares of an oscillation's energy.

No questions are generated of them. Sources are sections of OpenStax University Physics 1.
"""

from __future__ import annotations

from sympy import symbols

from wmw.core.family import Eq, Fact, Gt, Law, Quantity, Regime
from wmw.families.spring.symbols import W_F, F_f, F_i, U_f, U_i, k

BY_MORE, SHARES = "stretched_by_more", "share_of_the_energy"
x_one, x_more, x_two = symbols("x_one x_more x_two", real=True)
q_x, p_kin, p_pot = symbols("q_x p_kin p_pot", real=True)
_HOOKE, _WORK = "OpenStax University Physics 1, 5.6", "OpenStax University Physics 1, 8.1"
_SHM = "OpenStax University Physics 1, 15.2"

STEP_LAWS = (
    Law("step", Eq(x_two, x_one + x_more), "one stretch after the other", (BY_MORE,)),
    Law("force-before-the-step", Eq(F_i, k * x_one), "Hooke's law", (BY_MORE,), _HOOKE),
    Law("force-after-the-step", Eq(F_f, k * x_two), "Hooke's law", (BY_MORE,), _HOOKE),
    Law("energy-before-the-step", Eq(U_i, k * x_one**2 / 2), "elastic potential energy", (BY_MORE,), _WORK),
    Law("energy-after-the-step", Eq(U_f, k * x_two**2 / 2), "elastic potential energy", (BY_MORE,), _WORK),
    Law("work-of-the-step", Eq(W_F, U_f - U_i), "work equals the gain of elastic energy", (BY_MORE,), _WORK),
    Law("potential-share", Eq(p_pot, q_x**2), "potential energy goes with the square of the displacement", (SHARES,), _SHM),
    Law("kinetic-share", Eq(p_kin, 1 - p_pot), "the energies add up to the total", (SHARES,), _SHM),
)  # fmt: skip

_KINETIC = ("kinetic", "is kinetic", "kinetic energy")
_POTENTIAL = ("is potential", "potential energy", "elastic energy", "stored in the spring")
_WHAT_SHARE = ("what fraction", "what percentage", "what percent", "what share", "fraction")


def _shares(kind: tuple[str, ...]) -> tuple[str, ...]:
    """Return the phrases that ask for the share of one kind of energy."""
    of_all = (
        "of the total energy is",
        "of its total energy is",
        "of the energy is",
        "of its energy is",
        "of the total mechanical energy is",
        "of the mechanical energy is",
    )
    named = tuple(
        f"{ask} {whole} {word.removeprefix('is ')}"
        for ask in _WHAT_SHARE
        for whole in of_all
        for word in kind
    )
    return (*named, *(f"{word.removeprefix('is ')} to the total" for word in kind))


STEP_QUANTITIES = (
    Quantity(x_one, "x_1", "stretch before the further step", "cm", 0.01, 1e4, aliases=("x_one", "x_1", "x_i", "x1", "x_initial"), cues=("stretched", "stretched by", "compressed", "compressed by", "stretch of", "compression of", "… from its natural length", "… from its unstretched", "… beyond its natural length", "stretch"), asked=()),
    Quantity(x_more, "Δx", "further stretch", "cm", 0.01, 1e4, aliases=("x_more", "Delta_x", "dx", "delta_x", "additional_stretch"), cues=("another", "by another", "additional", "by additional", "further by", "… more", "… further"), asked=("how much further", "how much more does it stretch")),
    Quantity(x_two, "x_2", "stretch after the further step", "cm", 0.01, 1e4, aliases=("x_two", "x_2", "x_f", "x2", "x_final", "x_total"), cues=("to", "to a total of", "to a stretch of", "to a compression of"), asked=(), moment="after"),
    Quantity(q_x, "x/A", "displacement as a share of the amplitude", "1", -1, 1, aliases=("q_x", "x_over_A"), cues=("amplitude",), asked=("what fraction of the amplitude", "fraction of its amplitude"), sign="any"),
    Quantity(p_kin, "K/E", "share of the kinetic energy", "1", 0, 1, aliases=("p_kin", "K_fraction", "kinetic_fraction", "fraction_kinetic", "K_over_E", "fraction_K"), asked=_shares(_KINETIC), sign="nonnegative", moment="after"),
    Quantity(p_pot, "U/E", "share of the potential energy", "1", 0, 1, aliases=("p_pot", "U_fraction", "potential_fraction", "fraction_potential", "U_over_E", "fraction_U"), asked=_shares(_POTENTIAL), sign="nonnegative", moment="after"),
)  # fmt: skip

_MORE = ("another", "additional", "how much more work", "extra")
_ELSEWHERE = ("mass", "block", "hangs", "hung", "oscillates", "oscillation", "amplitude", "launch", "launched", "in series", "in parallel", "second spring", "two springs", "released", "cut", "speed", "period", "long")  # fmt: skip
_HALVES = {
    0.5: ("half its amplitude", "half the amplitude", "half of its amplitude", "half of the amplitude", "one-half the amplitude", "one half of the amplitude", "half amplitude", "x A 2", "halfway between equilibrium", "a 2", "halfway to"),
    1 / 3: ("one third of the amplitude", "one-third of the amplitude", "a third of the amplitude", "one third of its amplitude", "one-third its amplitude", "a third of its amplitude"),
    0.25: ("one quarter of the amplitude", "a quarter of the amplitude", "one-fourth of the amplitude", "a quarter of its amplitude"),
}  # fmt: skip
STEP_REGIMES = (
    Regime(BY_MORE, "a deformed spring deformed by so much more", cues=(*_MORE, "more work", "further by"), needs_cue=True, drawn=False, rules_out=_ELSEWHERE, conditions=(Gt(x_more, 0),)),
    Regime(SHARES, "shares of the energy of an oscillation", cues=(*_WHAT_SHARE, *(word for words in _HALVES.values() for word in words)), needs_cue=True, drawn=False, rules_out=("launched", "dropped", "collides", "friction", "damped", "sticks", "lost", "speed", "hits")),
)  # fmt: skip
STEP_FACTS = tuple(Fact(words, {q_x: value}, (SHARES,)) for value, words in _HALVES.items())
