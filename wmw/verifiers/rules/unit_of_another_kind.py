"""A value has a unit that its name cannot have.

What it does: where a name that the family does not know ends in a plain noun of physics (mass,
speed, temperature, pressure, area, volume), its unit must have that noun's dimension. Everything
else that the family does not know is left alone.

Why it is bad: number and name belong to two different quantities.

Example: `"ballast_mass": "2.0 m/s"`.

Use instead: `"ballast_mass": "2.0 kg"`.
"""

from __future__ import annotations

from collections.abc import Iterator

from wmw.core.units import parse_unit
from wmw.core.verdict import FieldName, Finding, Label
from wmw.verifiers.case import Case
from wmw.verifiers.vocabulary.lexicon import plain

CODE = "WMW205"
LABEL: Label = "unit_scale"
FIELD: FieldName = "state"

_UNITS = {
    "mass": ("kg",),
    "speed": ("m/s", "1/s", "rad/s"),  # a speed of rotation, too
    "velocity": ("m/s", "1/s", "rad/s"),
    "temperature": ("K",),
    "pressure": ("Pa",),
    "area": ("m^2",),
    "volume": ("m^3",),
}
_OTHER = frozenset(
    [
        "molar",
        "linear",
        "specific",
        "areal",
        "per",
        "rate",
        "flow",
        "unit",
        "sound",
        "change",
        "relative",
        *("centre", "center", "position", "distance", "arm", "height", "length", "mark", "depth"),
        *("place", "coordinate", "location", "x", "y", "d", "r"),
    ]
)
"""Words that make another quantity of the noun: a molar mass, a specific volume, the place of a
mass."""
_PLACING = frozenset(["at", "of", "for", "in", "with", "by", "on", "under", "from", "to", "when"])
_NOUNS = frozenset(
    [
        "force",
        "emf",
        "energy",
        "power",
        "current",
        "time",
        "voltage",
        "distance",
        "weight",
        "drag",
        "range",
    ]
)
"""Words behind which a name tells no noun of its own: the "force at double speed"."""


def check(case: Case) -> Iterator[Finding]:
    """Yield a finding for every unknown name with a plain noun whose unit is another's."""
    for claim, meaning in (*case.terms.given, *case.terms.new):
        if meaning.quantities or claim.measured is None or claim.measured.unit is None:
            continue
        words = plain(claim.name).split()
        unit = claim.measured.unit
        allowed = [
            u for text in _UNITS.get(words[-1] if words else "", ()) if (u := parse_unit(text))
        ]
        if not allowed or (_OTHER | _PLACING | _NOUNS) & set(words) or not any(unit.dimension):
            continue
        if any(unit.dimension == other.dimension for other in allowed):
            continue
        after = claim.pointer.startswith("/state_1")
        yield Finding(
            CODE,
            LABEL,
            "transition" if after else FIELD,
            claim.pointer,
            f"a {words[-1]} is not given in {unit.text}: {claim.raw}",
            str(claim.raw),
            f"in {allowed[0].text}",
        )
