"""Symbols of the pendulum's quantities, and the regimes by name.

Every way of swinging is there twice: with the gravity of the Earth, where a question may leave the
value of g open, and with the local gravity, which the question gives, asks for, or leaves to the
place (the Moon).
"""

from __future__ import annotations

from sympy import Symbol, symbols

SMALL, SMALL_LOCAL = "small_swings", "small_swings_local"
RELEASED, RELEASED_LOCAL = "released", "released_local"
LOWEST, LOWEST_LOCAL = "passes_lowest_point", "passes_lowest_point_local"
LAUNCHED, LAUNCHED_LOCAL = "launched_from_lowest_point", "launched_from_lowest_point_local"
ON_WAY, ON_WAY_LOCAL = "passes_an_angle", "passes_an_angle_local"
PUSHED, PUSHED_LOCAL = "released_with_a_push", "released_with_a_push_local"
TWO, TWO_LOCAL = "two_pendulums", "two_pendulums_local"
CHANGED, CHANGED_LOCAL = "length_changed", "length_changed_local"
CHANGED_TO, CHANGED_TO_LOCAL = "length_set", "length_set_local"
MOVED, MOVED_LOCAL = "moved_elsewhere", "moved_elsewhere_local"
LIFT_UP, LIFT_DOWN, CAR = "lift_accelerating_up", "lift_accelerating_down", "car_accelerating"
RIGID, ROD, DISC, HOOP = (
    "rigid_body",
    "rod_about_its_end",
    "disc_about_its_rim",
    "hoop_about_its_rim",
)
TORSION, PEG, HELD, LEANING = "torsion", "caught_by_a_peg", "held_aside", "leaning_in_a_vehicle"
RATIO, CLOCK = "longer_over_shorter", "clock_goes_wrong"
FROM_EARTH = "known_on_the_earth"
LIFTED_UP, LIFTED_DOWN = "taken_into_a_lift_going_up", "taken_into_a_lift_going_down"

SMALLS = (SMALL, SMALL_LOCAL)
ON_WAYS = (ON_WAY, ON_WAY_LOCAL)
FROM_REST = (RELEASED, RELEASED_LOCAL, LOWEST, LOWEST_LOCAL, *ON_WAYS)
LAUNCHES = (LAUNCHED, LAUNCHED_LOCAL)
PUSHES = (PUSHED, PUSHED_LOCAL)
SWINGS = (*FROM_REST, *LAUNCHES)
LARGE = (*SWINGS, *PUSHES)
PAIRS = (TWO, TWO_LOCAL)
CHANGED_TOS = (CHANGED_TO, CHANGED_TO_LOCAL)
CHANGES = (CHANGED, CHANGED_LOCAL, *CHANGED_TOS)
MOVES = (MOVED, MOVED_LOCAL)
COMPARED = (*PAIRS, *CHANGES, *MOVES)
RIDES = (LIFT_UP, LIFT_DOWN, CAR)
TIMED = (*SMALLS, *RIDES)
ONE = (*TIMED, *LARGE, *CHANGES, *MOVES)
EARTH = (SMALL, RELEASED, LOWEST, ON_WAY, LAUNCHED, PUSHED, TWO, CHANGED, CHANGED_TO, MOVED, *RIDES)
LOCAL = (SMALL_LOCAL, RELEASED_LOCAL, LOWEST_LOCAL, ON_WAY_LOCAL, LAUNCHED_LOCAL, PUSHED_LOCAL, TWO_LOCAL, CHANGED_LOCAL, CHANGED_TO_LOCAL,
         MOVED_LOCAL)  # fmt: skip
RIGS_WITH_GRAVITY = (RIGID, ROD, DISC, HOOP, PEG, HELD, LEANING, RATIO, LIFTED_UP, LIFTED_DOWN)
RIGS = (*RIGS_WITH_GRAVITY, TORSION, CLOCK, FROM_EARTH)

# Angles below the horizontal first: they are what questions draw.
L, m, g, g_0, k_g, W = symbols("L m g g_0 k_g W", positive=True)
# small swings
T_0, f, omega, n, t, t_half, t_quarter = symbols("T_0 f omega n t t_half t_quarter", positive=True)
theta_s, A, v_max, a_max = symbols("theta_s A v_max a_max", positive=True)
# swings of any size
theta_m, h_m, v_b, v_turn, h_low = symbols("theta_m h_m v_b v_turn h_low", nonnegative=True)
E_p, K, T_low, T_turn, a_c, F_c, F_tan, a_tan, x_m = symbols(
    "E_p K T_low T_turn a_c F_c F_tan a_tan x_m", positive=True
)
phi, h_phi, v_phi, T_mid, F_phi = symbols("phi h_phi v_phi T_mid F_phi", nonnegative=True)
v_start, K_start, h_top, theta_top = symbols("v_start K_start h_top theta_top", nonnegative=True)
T_any = Symbol("T_any", positive=True)
"""The tension where it has no one value."""
T_break = Symbol("T_break", positive=True)
"""The greatest tension that the string can bear."""
r_T = Symbol("r_T", positive=True)
"""Tension at the lowest point as a share of what the string can bear."""
a_0, g_eff = symbols("a_0 g_eff", positive=True)
"""Acceleration of what carries the pendulum, and the gravity that it feels there."""
# two pendulums, or one before and after
L_1, L_2, m_1, m_2, W_1, W_2 = symbols("L_1 L_2 m_1 m_2 W_1 W_2", positive=True)
T_1, T_2, f_1, f_2, g_2 = symbols("T_1 T_2 f_1 f_2 g_2", positive=True)
k_T, k_f, k_L = symbols("k_T k_f k_L", positive=True)
Delta_L = Symbol("Delta_L", nonnegative=True)
n_1, n_2 = symbols("n_1 n_2", positive=True)
# rigid bodies, a twisted wire, a peg, a bob held aside or left behind, a clock
I_p, d_p, kappa, R_b, d_peg, L_peg = symbols("I_p d_p kappa R_b d_peg L_peg", positive=True)
F_h, T_held, phi_rest, t_loss = symbols("F_h T_held phi_rest t_loss", nonnegative=True)
k_long = Symbol("k_long", positive=True)
"""Period of the longer pendulum over that of the shorter."""
