"""A charged capacitor that is discharged completely: all of its charge flows, all energy leaves it."""

from __future__ import annotations

from sympy import symbols

from wmw.core.family import Eq, Gt, Law, Quantity, Regime
from wmw.families.circuit.symbols import C, E, I_start, Q, Q_total, R, emf

EMPTIED = "discharged_completely"
E_out = symbols("E_out", real=True)
_OPENSTAX = "OpenStax University Physics 2, 8.3"

QUANTITIES = (
    Quantity(
        E_out, "E", "energy that leaves the capacitor", "mJ", 1e-9, 1e10,
        aliases=("E_out", "E_released", "W_released", "energy_released", "released_energy", "E_flash", "E_discharge", "E_set_free", "E_given_off"),
        asked=("energy is released", "energy released", "energy does it release", "energy is set free", "energy is given off", "energy does it give off", "energy goes into", "energy is delivered", "energy does it deliver",
               "energy is transferred", "energy is converted", "energy is turned into", "energy is dissipated", "how much heat", "how much energy", "what energy", "energy does flash", "energy leaves", "energy becomes"),
        moment="after",
    ),
)  # fmt: skip

LAWS = (
    Law("emptied-charge", Eq(Q_total, C[1] * emf), "charge is capacitance times voltage", (EMPTIED,), _OPENSTAX),
    Law("emptied-own-charge", Eq(Q[1], Q_total), "all of its charge flows off", (EMPTIED,)),
    Law("emptied-energy", Eq(E_out, C[1] * emf**2 / 2), "energy stored in a capacitor", (EMPTIED,), _OPENSTAX),
    Law("emptied-energy-of-charge", Eq(E_out, Q_total * emf / 2), "energy stored in a capacitor", (EMPTIED,), _OPENSTAX),
    Law("emptied-stored", Eq(E[1], E_out), "all of its energy leaves it", (EMPTIED,)),
    Law("emptied-first-current", Eq(I_start, emf / R[1]), "Ohm's law at the start", (EMPTIED,)),
)  # fmt: skip

_EMPTIES = r"\b(?:discharg\w+|drain(?:s|ed)|fires?|flash(?:es)? (?:fires?|goes off)|releas\w+|emptie[sd]|short(?: |-)?circuited)\b"
_ALL = r"\b(?:complete(?:ly)?|full(?:y)?|entire(?:ly)?|totally|all(?: of)?|whole|until (?:it is )?empty)\b"
_NO_TIME = r"(?!.*\d ?(?:ms|s|μs|min|minutes?|seconds?|milliseconds?)\b)"

REGIMES = (
    Regime(
        EMPTIED, "a capacitor is discharged completely",
        cues=("discharged", "discharges", "discharge", "completely", "released", "flash", "fully discharged", "completely discharged"), needs_cue=True,
        rules_out=("uncharged", "parallel", "in series", "capacitors", "time constant", "half"),
        where=(rf"\A{_NO_TIME}(?=.*\bcapacitor\b)(?=.*{_EMPTIES}).*{_ALL}", rf"\A{_NO_TIME}(?=.*\bcapacitor\b)(?=.*\bcharged (?:to|up to)\b)(?!.*Ω).*\b(?:released|discharges?|discharged)\b"),
        conditions=(Gt(C[1], 0),), drawn=False,
    ),
)  # fmt: skip
