"""Questions by what factor the force on the load surpasses the effort."""

from __future__ import annotations

_LOADS = ("load", "cap", "nut", "crate", "branch", "object", "bottle cap", "cork", "wire", "bolt", "stone", "rock", "lid", "nail", "box")  # fmt: skip
_EFFORTS = ("force of hand", "hand force", "hand s force", "force of hands", "effort", "force of worker", "force of man", "force of person", "man s force", "worker s force", "applied force", "force applied", "force exerted by hand", "force on handle", "force on handles", "force at handle", "force at handles", "force you apply")  # fmt: skip
FORCES_COMPARED = tuple(
    phrase
    for load in _LOADS
    for effort in _EFFORTS
    for phrase in (
        *(f"force on {load} {larger} than {effort}" for larger in ("larger", "greater", "bigger", "stronger", "as large", "higher")),
        f"how many times {effort} force on {load}",
        f"force on {load} as large as {effort}",
        f"force on {load} to {effort}",
    )
)  # fmt: skip
