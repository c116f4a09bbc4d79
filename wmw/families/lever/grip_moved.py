"""How much farther out a spanner or a handle must be gripped so that a smaller pull is enough."""

from __future__ import annotations

from sympy import symbols

from wmw.core.family import Eq, Gt, Law, Quantity, Regime
from wmw.families.lever.symbols import F_e, tau_2, tau_c

MOVED = "grip_moved_farther_out"
_HERE = (MOVED,)
d_was, d_new, d_more, F_was = symbols("d_was d_new d_more F_was", positive=True)
_TORQUE = "OpenStax University Physics 1, 10.6"
_LAW = "moment: force times perpendicular distance"
_HELD = ("gripped", "held", "grasped", "pulled", "pushed", "applied", "is gripped", "is held", "hand is", "hands are", "grips it", "holds it", "grips", "hand holds it", "hand grips it")  # fmt: skip
_OUT = ("farther", "further", "farther out", "further out")
_WHAT = ("grip", "hand", "hands", "force", "pull", "push", "it", "your hand", "his hand", "her hand", "effort")  # fmt: skip
_MORE = (
    *(f"{how} {out}" for how in ("how much", "how far", "how many centimetres", "how many centimeters", "how many cm") for out in (*_OUT, "longer must", "longer should", "outward", "outwards")),
    *(f"{by} {must} {what} {moved}" for by in ("by how much", "how far", "by how far", "by how many centimetres", "by how many centimeters", "by how many cm") for must in ("must", "should", "does", "has") for what in _WHAT for moved in ("be moved", "be shifted", "move", "have to be moved", "to be moved", "slide out", "be moved out")),
    "by how much must handle be lengthened", "by how much must spanner be lengthened", "by how much must wrench be lengthened", "how much must handle be lengthened",
)  # fmt: skip
_NOW_PULL = ("pull of", "push of", "force of", "with only", "with", "of only", "enough", "suffices", "effort of", "so that … is enough", "so that … suffices")  # fmt: skip

MOVED_QUANTITIES = (
    Quantity(d_was, "d_1", "distance of the grip before", "m", 0.001, 100, aliases=("d_was", "d_before", "d_old", "r_before", "r_old", "d_present", "present_grip_distance", "old_arm", "old_distance", "d_now"),
             cues=(*(f"{held} … {away}" for held in _HELD for away in ("from", "out")), *_HELD, "arm of", "wrench … long", "spanner … long", "handle … long", "long"), sort="arm"),
    Quantity(d_new, "d_2", "distance of the grip afterwards", "m", 0.001, 100, aliases=("d_new", "d_after", "r_new", "r_after", "d_needed", "needed_grip_distance", "new_arm", "new_distance", "d_req"),
             moment="after", asked=("new distance", "new arm"), sort="arm"),
    Quantity(d_more, "Δd", "distance by which the grip is moved out", "m", 0.0001, 100, aliases=("d_more", "Delta_d", "delta_d", "extra_distance", "Delta_r", "delta_r", "d_extra", "shift", "extra_length", "additional_distance", "dd"),
             moment="after", asked=_MORE),
    Quantity(F_was, "F_1", "pull that was needed before", "N", 0.001, 1e6, aliases=("F_was", "F_before", "F_old", "present_pull"), cues=("takes pull of", "takes force of", "took pull of", "took force of", "needs pull of", "needs force of", "at first with", "now pulls with", "pulled with … there")),
)  # fmt: skip

MOVED_LAWS = (
    Law("grip-new", Eq(tau_c, F_e * d_new), _LAW, _HERE, _TORQUE),
    Law("grip-before", Eq(tau_c, F_was * d_was), _LAW, _HERE, _TORQUE),
    Law("grip-moved", Eq(d_more, d_new - d_was), "how far the grip is moved", _HERE),
    Law("grip-kept", Eq(tau_2, tau_c), "the moment that is needed stays the same", _HERE, _TORQUE),
)  # fmt: skip

MOVED_REGIMES = (
    Regime(MOVED, "a handle gripped farther out", _MORE, ("seesaw", "plank", "balance", "balanced", "child", "children", "angle of", "degrees", "rises", "raised", "lifted"), needs_cue=True, drawn=False,
           conditions=(Gt(d_more, 0),), where=(r"\b(?:wrench|spanner|handle|crank|bolt|nut|door|gate|lever|steering wheel|tap|crowbar)\b",), assumptions=("the force acts at right angles to the handle",)),
)  # fmt: skip
