"""Further rigs of the chapter, read in questions alone: a bounce, a rocket, the drag of the air.

None of them is drawn: their quantities, laws and regimes stand here together.
"""

from __future__ import annotations

from sympy import sqrt, symbols

from wmw.core.family import Eq, Fact, Ge, Gt, Law, Lt, Quantity, Regime
from wmw.families.free_fall.symbols import (
    W,
    d_a,
    g,
    h_0,
    h_max_ground,
    h_top,
    m,
    t_b,
    t_flight,
    t_up,
    t_w,
    v_0,
    v_a,
    v_land,
    w,
)

h_reb, v_reb, t_c, a_c, t_hop, t_both, r_v, r_h, E_lost = symbols(
    "h_reb v_reb t_c a_c t_hop t_both r_v r_h E_lost", real=True
)
a_r, t_r, v_r, h_r, h_coast, t_coast, t_summit, t_whole, t_back_down = symbols(
    "a_r t_r v_r h_r h_coast t_coast t_summit t_whole t_back_down", real=True
)
D, F_net, a_d, k_w, a_lift, h_cab, t_cab, t_apart, v_T, P_d = symbols("D F_net a_d k_w a_lift h_cab t_cab t_apart v_T P_d", real=True)  # fmt: skip

BOUNCE, ROCKET, DRAG, LAST, CABIN, CABIN_DOWN, UP_AND_DOWN = (
    "bounces", "rocket", "with_drag", "last_part", "in_a_lift_going_up", "in_a_lift_going_down", "one_up_one_down",
)  # fmt: skip
RIGS = (BOUNCE, ROCKET, DRAG, LAST, CABIN, CABIN_DOWN, UP_AND_DOWN)

_FREE = "OpenStax University Physics 1, 3.5"
_NEWTON = "OpenStax University Physics 1, 5.4"
_IN_THE_AIR = "OpenStax University Physics 1, 6.4"

RIG_QUANTITIES = (
    Quantity(h_reb, "h'", "height to which it rebounds", "m", 0, 4000,
             aliases=("h_reb", "rebound_height", "bounce_height", "h_rebound", "h_bounce", "height_after_bounce"),
             cues=("rebounds to a height of", "rebounds to", "bounces to a height of", "bounces back to", "bounces back up to", "bounces up to", "bounces to", "rises to a height of", "rebound height",
                   "rebounds", "bounces", "rises again to", "rises back to", "back up to", "rise to", "rises to"),
             asked=("how high does it bounce", "how high does it rebound", "how high does the ball bounce", "how high does the ball rebound", "rebound height", "height of the bounce", "height of the rebound",
                    "how high will it bounce", "how high will the ball bounce", "how high will it rebound", "to what height does it rebound", "to what height does it bounce", "height does it rebound",
                    "height does the ball rebound", "height does the ball bounce"), sign="nonnegative", moment="after", sort="height"),
    Quantity(v_reb, "v'", "speed just after the bounce", "m/s", 0, 3000,
             aliases=("v_reb", "rebound_speed", "v_rebound", "bounce_speed", "speed_after_bounce", "v_after_bounce"),
             cues=("rebounds with a speed of", "rebounds at", "bounces back at", "bounces up at", "leaves the floor at", "leaves the ground at", "rebounds upward at"),
             asked=("speed just after", "velocity just after", "speed does it leave the floor", "speed does it leave the ground", "leaves the floor", "leaves the ground", "rebound speed", "speed of the rebound",
                    "speed after the bounce", "speed does it rebound", "speed does the ball rebound", "speed immediately after", "velocity immediately after", "rebound with", "as it leaves the floor"),
             sign="nonnegative", moment="after"),
    Quantity(t_c, "Δt", "time of contact with the floor", "s", 0, 10,
             aliases=("t_c", "contact_time", "t_contact", "Delta_t_c", "time_of_contact", "impact_time"),
             cues=("in contact with the floor for", "in contact with the ground for", "in contact for", "contact lasts", "contact time", "contact with the floor", "contact with the ground", "in contact", "contact"),
             asked=("how long is it in contact", "how long is the ball in contact", "contact time", "time of contact"), moment="after"),
    Quantity(a_c, "a_c", "average acceleration during the contact", "m/s^2", 0, 1e7, aliases=("a_c", "contact_acceleration", "a_contact", "average_acceleration", "a_avg", "a_av"),
             asked=("average acceleration", "acceleration during the contact", "acceleration while it is in contact", "acceleration during its contact", "acceleration of the ball while it is in contact",
                    "acceleration during contact", "mean acceleration"), sign="nonnegative", moment="after"),
    Quantity(t_hop, "t'", "time in the air between two bounces", "s", 0, 1000, aliases=("t_air_2", "t_between_bounces", "bounce_time"),
             asked=("time between the first and second", "time between the first and the second", "between the first and second bounce", "between the two bounces", "in the air between"), moment="after"),
    Quantity(t_both, "t_tot", "time from the release to the second impact", "s", 0, 1000, aliases=("t_both", "t_second_impact"),
             asked=("hit the floor for the second time", "hit the ground for the second time", "strike the floor a second time", "until the second bounce", "until the second impact"), moment="after"),
    Quantity(r_v, "r_v", "speed after the bounce over that before it", "1", 0, 1, aliases=("r_v", "e_bounce"), cues=("of its speed", "of the speed"), sign="nonnegative"),
    Quantity(r_h, "r_h", "height of the rebound over that of the fall", "1", 0, 1, aliases=("r_h", "height_ratio"),
             cues=("of its original height", "of the original height", "of its initial height", "of the height", "of its previous height", "of its height"), sign="nonnegative"),
    Quantity(E_lost, "ΔE", "mechanical energy lost in the bounce", "J", 0, 1e6, aliases=("E_lost", "energy_lost", "Delta_E", "energy_loss"),
             asked=("energy is lost", "energy lost", "mechanical energy is lost", "loss of energy", "energy does it lose", "energy is dissipated"), sign="nonnegative", moment="after"),
    Quantity(a_r, "a", "acceleration with the engine on", "m/s^2", 0.01, 1000, aliases=("a_r", "a_rocket", "rocket_acceleration", "a_engine", "a_thrust", "a_burn"),
             cues=("accelerates upward at", "accelerates straight up at", "accelerates vertically upward at", "upward acceleration of", "constant acceleration of", "accelerates vertically at", "accelerates at", "accelerates",
                   "acceleration of", "accelerating at", "accelerates vertically upward with", "net acceleration"),
             asked=("acceleration of the rocket", "acceleration while the engine", "acceleration with the engine")),
    Quantity(t_r, "t_1", "time until the engine stops", "s", 0, 1000, aliases=("t_r", "burn_time", "t_burn", "engine_time", "t_engine"),
             cues=("for", "engine stops after", "fuel lasts", "runs out of fuel after", "burns for", "engine burns for", "after", "burn time", "seconds, when", "engine runs"),
             asked=("how long does the engine", "how long do the engines", "time until the engine stops", "burn time")),
    Quantity(v_r, "v_1", "speed when the engine stops", "m/s", 0, 1e4, aliases=("v_r", "burnout_speed", "v_burnout", "v_engine_off", "v_b_out"),
             asked=("speed when the engine", "velocity when the engine", "speed at burnout", "speed at the moment the engine", "speed when the engines", "how fast is it moving when the engine", "how fast is the rocket moving when",
                    "speed when the fuel", "velocity when the fuel", "speed of the rocket when", "velocity of the rocket when", "speed at engine cutoff", "speed when it runs out"), sign="nonnegative", moment="after"),
    Quantity(h_r, "h_1", "height when the engine stops", "m", 0, 1e5, aliases=("h_r", "burnout_height", "h_burnout", "y_burnout", "h_engine_off"),
             cues=("until it reaches a height of", "up to a height of", "at a height of", "at an altitude of"),
             asked=("height when the engine", "how high is it when the engine", "height at burnout", "how high is the rocket when", "altitude when the engine", "height when the fuel", "height of the rocket when",
                    "height at which the engine", "height when it runs out"), moment="after", sort="height"),
    Quantity(h_coast, "h_2", "further rise after the engine stops", "m", 0, 1e5, aliases=("h_coast", "coast_height", "further_rise"),
             asked=("how much farther does it rise", "how much further does it rise", "how much higher does it rise", "how much farther does it climb", "how much higher"), moment="after"),
    Quantity(t_coast, "t_2", "time from the engine's stop to the top", "s", 0, 1000, aliases=("t_coast", "coast_time"),
             asked=("how long after the engine stops", "how long after the engine"), moment="after"),
    Quantity(t_summit, "t_summit", "time from the start to the top", "s", 0, 1000, aliases=("t_top_rocket", "total_time_up"),
             asked=("to reach its maximum height", "to reach its highest point", "to reach the highest point", "to reach the maximum height", "to reach its greatest height"), moment="after"),
    Quantity(t_back_down, "t_3", "time of the fall back to the ground", "s", 0, 1000, aliases=("t_back_down",), asked=("fall back to the ground", "to fall from its highest"), moment="after"),
    Quantity(t_whole, "t_whole", "time from the start until it is back on the ground", "s", 0, 1000, aliases=("t_whole", "total_flight_time"),
             asked=("in the air", "total time", "how long until it hits", "back on the ground", "to return to the ground", "until it strikes the ground", "until it hits the ground", "total time of flight"), moment="after"),
    Quantity(D, "D", "resistance of the air", "N", 0, 1e7, aliases=("D", "F_d", "F_D", "drag", "drag_force", "air_resistance", "F_air", "F_drag", "R", "f_air", "air_drag"),
             cues=("air resistance of", "air resistance is", "air resistance", "drag force of", "drag force", "drag of", "drag", "resistive force of", "resistance of", "upward force of"),
             asked=("drag force", "air resistance", "size of the drag", "force of air resistance", "resistive force", "drag on", "magnitude of the drag", "how large is the drag"), sign="nonnegative"),
    Quantity(v_T, "v", "speed of the fall against the drag", "m/s", 0, 3000, aliases=("v_T", "terminal_speed", "terminal_velocity", "v_terminal", "v_term"),
             cues=("terminal speed of", "terminal velocity of", "terminal speed", "terminal velocity", "constant speed of", "constant velocity of", "steady speed of", "speed of", "velocity of", "falls at", "falling at"),
             sign="nonnegative"),
    Quantity(P_d, "P", "power of the drag", "W", 0, 1e9, aliases=("P_d", "drag_power", "power"), asked=("power", "rate at which", "energy per second"), sign="nonnegative", moment="after"),
    Quantity(F_net, "F_net", "resultant force downward", "N", -1e7, 1e7, aliases=("F_net", "net_force", "F_res", "resultant_force", "F_total"), cues=("net force", "resultant force"),
             asked=("net force", "resultant force", "total force", "unbalanced force"), sign="any", moment="after"),
    Quantity(a_d, "a", "acceleration downward, against the drag", "m/s^2", -1000, 1000, aliases=("a_d", "a_down"),
             cues=("acceleration of", "accelerates at", "accelerating at", "acceleration is", "downward acceleration of", "accelerates downward at", "accelerates downwards at", "falls with an acceleration of"),
             asked=("acceleration",), sign="any", moment="after"),
    Quantity(k_w, "k", "share of the whole fall in its last part", "1", 0, 1, aliases=("k_w",), sign="nonnegative"),
    Quantity(a_lift, "a", "acceleration of the lift", "m/s^2", 0, 100, aliases=("a_lift", "lift_acceleration", "a_elevator", "elevator_acceleration"),
             cues=("accelerates upward at", "accelerates downward at", "upward acceleration of", "downward acceleration of", "accelerating upward at", "accelerating downward at", "accelerating upward with",
                   "accelerates upward with", "accelerates at", "acceleration of", "accelerating at", "moving upward with", "ascends with", "upward at", "downward at"), sign="nonnegative"),
    Quantity(h_cab, "h", "height of the cabin from which it falls", "m", 0, 100, aliases=("h_cab", "cabin_height", "h_ceiling_floor", "elevator_height"),
             cues=("ceiling is", "ceiling", "above the floor", "high", "height of", "from a height of", "below the ceiling", "tall"), asked=("height of the cabin", "height of the elevator", "how high is the ceiling"), sort="height"),
    Quantity(t_cab, "t", "time of the fall to the floor of the cabin", "s", 0, 100, aliases=("t_cab", "t_floor"),
             asked=("reach the floor", "hit the floor", "strike the floor", "to fall to the floor", "time of flight", "time of fall", "to reach the floor", "to hit the floor", "land on the floor", "from the ceiling to the floor"), moment="after"),
    Quantity(t_apart, "Δt", "time between the landings of the body thrown up and of the one thrown down", "s", 0, 1000, aliases=("t_apart", "landing_delay", "Delta_t_land"),
             asked=("difference in their times", "difference in the times", "difference between the times", "difference between their times", "time between the landings", "how much later does", "how much later will", "time interval between",
                    "difference in the time", "difference in time", "how long after the first"), moment="after"),
)  # fmt: skip

RIG_LAWS = (
    Law("bounce-fall", Eq(h_0, g * t_flight**2 / 2), "position in free fall", (BOUNCE,), _FREE),
    Law("bounce-impact", Eq(v_land**2, 2 * g * h_0), "speed and height in free fall", (BOUNCE,), _FREE),
    Law("bounce-rebound", Eq(v_reb**2, 2 * g * h_reb), "at the top the velocity is zero", (BOUNCE,), _FREE),
    Law("bounce-air", Eq(v_reb, g * t_hop / 2), "rise and fall mirror each other", (BOUNCE,), _FREE),
    Law("bounce-both", Eq(t_both, t_flight + t_hop), "fall and bounce one after the other", (BOUNCE,)),
    Law("bounce-acceleration", Eq(a_c * t_c, v_land + v_reb), "the velocity turns around: average acceleration is its change over the time", (BOUNCE,), "OpenStax University Physics 1, 3.3"),
    Law("bounce-speeds", Eq(v_reb, r_v * v_land), "ratio of the speeds after and before", (BOUNCE,)),
    Law("bounce-heights", Eq(h_reb, r_h * h_0), "ratio of the heights", (BOUNCE,)),
    Law("bounce-ratios", Eq(r_h, r_v**2), "heights go with the squares of the speeds", (BOUNCE,), _FREE),
    Law("bounce-loss", Eq(E_lost, m * g * (h_0 - h_reb)), "energy that is missing at the top of the rebound", (BOUNCE,), "OpenStax University Physics 1, 8.3"),
    Law("rocket-speed", Eq(v_r, a_r * t_r), "uniform acceleration from rest", (ROCKET,), "OpenStax University Physics 1, 3.4"),
    Law("rocket-height", Eq(h_r, a_r * t_r**2 / 2), "uniform acceleration from rest", (ROCKET,), "OpenStax University Physics 1, 3.4"),
    Law("rocket-speed-height", Eq(v_r**2, 2 * a_r * h_r), "uniform acceleration from rest", (ROCKET,), "OpenStax University Physics 1, 3.4"),
    Law("rocket-coast", Eq(v_r**2, 2 * g * h_coast), "at the top the velocity is zero", (ROCKET,), _FREE),
    Law("rocket-top", Eq(h_max_ground, h_r + h_coast), "both parts of the rise", (ROCKET,)),
    Law("rocket-coast-time", Eq(v_r, g * t_coast), "at the top the velocity is zero", (ROCKET,), _FREE),
    Law("rocket-top-time", Eq(t_summit, t_r + t_coast), "both parts of the rise", (ROCKET,)),
    Law("rocket-fall", Eq(h_max_ground, g * t_back_down**2 / 2), "a fall from rest", (ROCKET,), _FREE),
    Law("rocket-whole", Eq(t_whole, t_summit + t_back_down), "rise and fall one after the other", (ROCKET,)),
    Law("rocket-landing", Eq(v_land**2, 2 * g * h_max_ground), "a fall from rest", (ROCKET,), _FREE),
    Law("drag-power", Eq(P_d, D * v_T), "power is force times velocity", (DRAG,), "OpenStax University Physics 1, 7.4"),
    Law("drag-weight", Eq(W, m * g), "weight", (DRAG,), _NEWTON),
    Law("drag-net", Eq(F_net, W - D), "weight less air resistance", (DRAG,), _IN_THE_AIR),
    Law("drag-acceleration", Eq(F_net, m * a_d), "Newton's second law", (DRAG,), "OpenStax University Physics 1, 5.3"),
    Law("last-share", Eq(t_b * (1 - sqrt(1 - k_w)), t_w), "heights go with the squares of the times", (LAST,), _FREE),
    Law("last-part", Eq(w, k_w * h_0), "share of the whole height", (LAST,)),
    Law("last-height", Eq(h_0, g * t_b**2 / 2), "position in free fall", (LAST,), _FREE),
    Law("last-before", Eq(d_a, h_0 - w), "the first part of the fall", (LAST,)),
    Law("last-whole", Eq(t_flight, t_b), "the last part ends with the fall", (LAST,)),
    Law("last-distance", Eq(w, g * t_b * t_w - g * t_w**2 / 2), "position in free fall", (LAST,), _FREE),
    Law("last-speed", Eq(v_land, g * t_b), "velocity in free fall", (LAST,), _FREE),
    Law("last-speed-before", Eq(v_a, v_land - g * t_w), "velocity in free fall", (LAST,), _FREE),
    Law("cabin-up", Eq(h_cab, (g + a_lift) * t_cab**2 / 2), "in the cabin it falls with the acceleration g + a", (CABIN,), _NEWTON),
    Law("cabin-down", Eq(h_cab, (g - a_lift) * t_cab**2 / 2), "in the cabin it falls with the acceleration g - a", (CABIN_DOWN,), _NEWTON),
    Law("landings-apart", Eq(t_apart, 2 * v_0 / g), "the one thrown up comes back with the speed of the other, 2 v/g later", (UP_AND_DOWN,), _FREE),
    Law("landings-speed", Eq(v_land**2, v_0**2 + 2 * g * h_0), "both land with the same speed", (UP_AND_DOWN,), _FREE),
    Law("landings-rise", Eq(v_0, g * t_up), "at the top the velocity is zero", (UP_AND_DOWN,), _FREE),
    Law("landings-top", Eq(v_0**2, 2 * g * h_top), "at the top the velocity is zero", (UP_AND_DOWN,), _FREE),
)  # fmt: skip

_OTHERS = (
    "horizontally",
    "above the horizontal",
    "angle",
    "thrown",
    "second ball",
    "two balls",
    "meet",
)
_BOUNCING = ("bounces", "rebounds", "bounce", "rebound", "bounced", "bouncing", "rebounding")
_ENGINE = ("engine", "engines", "fuel", "rocket accelerates", "rocket engine", "motor", "burnout", "burns out", "accelerates upward", "accelerates straight up", "accelerates vertically")  # fmt: skip
_DRAGGED = ("air resistance of", "drag force", "drag", "terminal speed", "terminal velocity", "air resistance acting", "resistive force", "force of air resistance", "air resistance on",
            "constant velocity", "constant speed", "parachute", "parachutist", "skydiver", "air resistance is", "acceleration of")  # fmt: skip
_LIFT = ("elevator", "lift", "elevator's ceiling", "lift's ceiling")
_FLOOR = ("ceiling", "floor of the elevator", "floor of the lift", "elevator floor")
_NO_DRAG = ("neglect air resistance", "ignore air resistance", "neglecting air resistance", "ignoring air resistance", "no air resistance", "without air resistance", "air resistance is negligible",
            "air resistance is neglected", "air resistance may be neglected", "air resistance can be neglected", "air resistance is ignored", "air resistance can be ignored", "terminal speed is proportional",
            "drag coefficient", "cross-sectional", "cross section", "density", "viscosity", "proportional to", "upward with", "rising", "buoyan", "rope", "raises", "lifted", "floor", "crane", "table",
            "how long", "how far", "height of", "spring", "incline", "slope", "pulley", "string", "engine")  # fmt: skip

RIG_REGIMES = (
    Regime(BOUNCE, "dropped, and thrown back by the floor", _BOUNCING, needs_cue=True, drawn=False,
           rules_out=(*_OTHERS, "wall", "restitution", "third bounce", "each bounce", "every bounce", "impulse", "force", "momentum"),
           conditions=(Ge(h_0, h_reb),), assumptions=("no air resistance",)),
    Regime(ROCKET, "driven up from rest for some time, then in free flight", _ENGINE, needs_cue=True, drawn=False,
           rules_out=("balloon", "released", "helicopter", "angle", "horizontally", "thrust", "mass", "parachute", "elevator", "lift", "second stage"), conditions=(Gt(a_r, 0),), assumptions=("no air resistance",)),
    Regime(DRAG, "falls against the drag of the air, at one moment", _DRAGGED, _NO_DRAG, needs_cue=True, drawn=False),
    Regime(LAST, "dropped from rest, the last part of the fall", ("last second", "final second", "last part", "final part", "last 2", "last two seconds", "last half second"), needs_cue=True, drawn=False,
           rules_out=("thrown", "window", "sound", "two balls", "second stone", "apart", "upward", "horizontally"), conditions=(Gt(t_b, t_w), Lt(k_w, 1)), assumptions=("no air resistance", "it is dropped from rest")),
    Regime(CABIN, "falls in a lift that accelerates upward", (*_LIFT, *_FLOOR), needs_cue=True, drawn=False,
           rules_out=("downward", "downwards", "descend", "constant speed", "constant velocity", "thrown", "cable breaks", "scale", "weighs", "descending", "person", "mass"), assumptions=("no air resistance",)),
    Regime(CABIN_DOWN, "falls in a lift that accelerates downward", (*_LIFT, *_FLOOR), needs_cue=True, drawn=False,
           rules_out=("upward", "upwards", "ascend", "constant speed", "constant velocity", "thrown", "cable breaks", "scale", "weighs", "ascending", "person", "mass"), conditions=(Lt(a_lift, g),), assumptions=("no air resistance",)),
    Regime(UP_AND_DOWN, "one body thrown up, another thrown down with the same speed", ("same speed", "same initial speed", "equal speeds", "one straight up", "one upward", "one vertically upward", "the other downward",
           "the other straight down", "other vertically downward", "another downward"), needs_cue=True, drawn=False, rules_out=("horizontally", "angle", "dropped", "meet", "seconds later", "collide", "from rest"),
           assumptions=("no air resistance",)),
)  # fmt: skip

RIG_FACTS = (
    Fact(("terminal speed", "terminal velocity", "constant velocity", "constant speed", "steady speed", "steady velocity"), {a_d: 0.0}, (DRAG,)),
    Fact(("half of its total", "half of the total", "half its total", "half the total", "half of its whole", "half of the whole", "half the whole", "half the height", "half of the height", "half its height",
          "half of its height", "half of its path", "half the distance", "half of its fall", "half of the distance", "half the entire", "half of the entire"), {k_w: 0.5}, (LAST,)),
    Fact(("one third of the total", "one third of its total", "a third of its total", "a third of the total", "one third of the height", "a third of the height"), {k_w: 1 / 3}, (LAST,)),
    Fact(("three quarters of the total", "three quarters of its total", "three quarters of the height", "three fourths of the height", "three fourths of the total", "3/4 of its"), {k_w: 0.75}, (LAST,)),
    Fact(("last second", "final second"), {t_w: 1.0}, (LAST,)),
    Fact(("last two seconds", "final two seconds"), {t_w: 2.0}, (LAST,)),
    Fact(("constant speed", "constant velocity"), {a_lift: 0.0}, (CABIN, CABIN_DOWN)),
    Fact(("half of its original height", "half its original height", "half the original height", "half its height", "half the height", "half of the height"), {r_h: 0.5}, (BOUNCE,)),
    Fact(("three quarters of its original height", "three-fourths of its original height", "three quarters of the height"), {r_h: 0.75}, (BOUNCE,)),
    Fact(("half its speed", "half of its speed", "half the speed"), {r_v: 0.5}, (BOUNCE,)),
)  # fmt: skip
