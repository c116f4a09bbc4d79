"""Quantities of collisions, with the names and wordings by which they are known.

Which body a number or a question is about is told by the body's name ("cart Q", "second ball"): the
article-like letter A is lost in reading, so that a first body named with it goes by the order of
mention alone.
"""

from __future__ import annotations

from sympy import Symbol

from wmw.core.family import Grid, Moment, Quantity, Sign
from wmw.families.collision.bodies import EITHER, FIRST, SECOND, SPEEDS, THINGS, THIRD, Naming
from wmw.families.collision.symbols import (
    J_1,
    J_2,
    N_1,
    N_2,
    W_1,
    W_2,
    E_x,
    F_avg,
    F_c,
    J,
    K_1f,
    K_1i,
    K_2f,
    K_2i,
    K_f,
    K_i,
    L,
    Q,
    alpha,
    d_1f,
    d_2f,
    d_f,
    e,
    eta,
    g,
    h,
    label_1,
    label_2,
    m_1,
    m_2,
    m_3,
    p,
    p_1f,
    p_1i,
    p_2f,
    p_2i,
    s_1,
    s_1f,
    s_2,
    s_2f,
    s_3,
    s_f,
    s_r,
    t_c,
    theta,
    v_0,
    v_1f,
    v_1i,
    v_2f,
    v_2i,
    v_cm,
    v_f,
    w_f,
    w_i,
)


def _ask(
    leads: tuple[str, ...], names: tuple[str, ...], tails: tuple[str, ...] = ("",)
) -> tuple[str, ...]:
    return tuple(
        f"{lead} {name} {tail}".strip() for lead in leads for name in names for tail in tails
    )


def _masses(body: Naming, *first: str) -> tuple[str, ...]:
    """Return the cues of a mass, those that the body is told by alone coming first."""
    named = (
        *body.each("of mass"),
        *body.each("whose mass is"),
        *body.each("with mass of"),
        *body.each("which has mass of"),
        *body.each("has mass of"),
    )
    return (*first, *named, *body.names, *EITHER)


def _speeds(body: Naming) -> tuple[str, ...]:
    """Return the cues of a speed before the collision."""
    return (*body.each("at"), *body.each("moves at"), *body.names, *SPEEDS)


# A bullet "at 400 m/s" has left a rifle that recoils; one that goes on into something has it before.
_STRIKING = tuple(
    f"{missile} … {link}{verb}"
    for missile in ("bullet", "shell", "pellet", "fired at", "fires", "shot at")
    for link in ("", "and ")
    for verb in ("embeds", "lodges", "sticks", "gets stuck", "becomes stuck", "gets embedded", "gets lodged", "becomes embedded", "becomes lodged", "is embedded", "buries itself", "remains in", "stays in",
                 "strikes", "hits", "collides", "penetrates", "enters", "passes", "goes through", "goes straight through", "comes to rest in", "is stopped in", "is stopped by", "is caught", "is absorbed", "is fired into", "is shot into", "flies into")
)  # fmt: skip
_STRIKING = (*_STRIKING, *(f"{missile} … {way}" for missile in ("bullet", "shell", "pellet", "fired at", "shot at") for way in ("into", "horizontally into")))  # fmt: skip


def _after(body: Naming) -> tuple[str, ...]:
    """Return the cues of a velocity after the collision."""
    return (*body.each("moves off at"), *body.each("then moves at"))


def _going_on(body: Naming) -> tuple[str, ...]:
    """Return further cues of such a velocity, which count for less."""
    verbs = ("goes on", "moves on", "rolls on", "continues", "moves away")
    return tuple(name for verb in verbs for name in body.each(f"{verb} at"))


_OF_THE_BLOCK = tuple(
    f"{how} block {goes}"
    for how in (
        "how fast does",
        "how fast will",
        "at what speed does",
        "what speed does",
        "with what speed does",
    )
    for goes in (
        "move afterwards",
        "move then",
        "move off",
        "move away",
        "slide off",
        "slide away",
        "slide afterwards",
        "slide then",
        "gain",
        "get",
        "move after",
        "have after",
        "have afterwards",
        "move once",
        "move when",
    )
)
_BLOCK_STRUCK = r"\A(?!.*\bthrough\b).*\b(?:does|will) block (?:move|slide|gain|get|have)\b"
"""What asks for the speed of a block that nothing goes through: either of the two may be that."""
_STRAIGHT_ON = tuple(
    f"{verb} in same direction {at}"
    for verb in (
        "comes out",
        "comes out of it",
        "emerges",
        "exits",
        "leaves it",
        "leaves block",
        "flies on",
        "goes on",
        "continues",
    )
    for at in ("at", "with", "with speed of")
)
"""What passes through a body goes on so."""
_FIRST = (*FIRST.names, *FIRST.numbered, "m_1", "m1", *THINGS)
_SECOND = (
    *SECOND.names,
    *SECOND.numbered,
    "other ball",
    "other cart",
    "struck ball",
    "target",
    "m_2",
    "m2",
)
"""Names in questions; a bare thing is the first one where the other has a letter (A is read over)."""
_MASS = (
    "what is the mass of",
    "find the mass of",
    "calculate the mass of",
    "determine the mass of",
    "what mass does",
)
_VELOCITY = (
    "velocity of",
    "velocity does",
    "velocity will",
    "velocity has",
    "final velocity of",
    "velocity for",
)
_SPEED = (
    "speed of",
    "speed does",
    "how fast does",
    "how fast is",
    "final speed of",
    "speed will",
    "how fast will",
)
_AT_REST = (
    "at rest",
    "stationary",
    "initially at rest",
    "resting",
    "parked",
    "motionless",
    "standing still",
    "wooden block",
    "target",
    "fired into",
    "shot into",
    "embeds itself in",
    "embedded in",
    "lodges in",
    "embeds in",
    "fired at",
    "jumps onto",
    "rifle",
    "gun",
    "cannon",
    "lands on",
    "lands in",
    "astronaut",
    "spacewalker",
    "rowboat",
    "canoe",
    "sitting in",
    "thrower",
    "catches up with",
    "overtakes",
)
_ON_TOGETHER = tuple(
    f"they {then}{go} {at}"
    for at in ("at", "with")
    for then in ("", "then ", "now ")
    for go in ("move", "slide", "moves", "slides", "slides off", "moves off")
)
_THROWERS = (
    "skater",
    "thrower",
    "astronaut",
    "boy",
    "girl",
    "man",
    "woman",
    "child",
    "student",
    "person",
    "he",
    "she",
    "boat",
    "sled",
    "canoe",
    "raft",
    "sledge",
    "player",
    "climber",
    "lady",
)
_MOVES = ("move", "slide", "glide", "drift", "go", "travel", "coast", "start moving", "set off")
_FLYING = (
    "bullet",
    "dart",
    "arrow",
    "clay",
    "lump of clay",
    "pellet",
    "putty",
    "snowball",
    "projectile",
    "shell",
    "pebble",
    "bean bag",
    "rock",
    "hit by",
    "struck by",
    "catches",
    "fires",
    "shoots",
    "fire",
    "rammed by",
    "bumped by",
    "lump of putty",
    "throws",
    "throwing",
    "tosses",
    "hurls",
    "ejects",
    "expels",
    "dart of",
    "grenade",
)

_HITTING = tuple(f"{how} {does} {who} {hit}" for how in ("speed", "fast") for does in ("did", "does")
                 for who in ("it", "the ball", "the puck", "the cart", "the glider", "the body", "the stone", "the block")
                 for hit in ("hit", "strike", "run into", "meet", "come in", "arrive"))  # fmt: skip
"""What asks for the speed of what comes to a wall."""

GIVEN = (
    Quantity(
        m_1, "m_1", "mass of the first body", "kg", 1e-6, 1e6, Grid(0.2, 4.0, 0.1),
        aliases=("m_1", "mass_1", "m_A", "m_P", "M_1", "mass_A", "mass_P", "m_bullet", "m_first"),
        cues=_masses(FIRST, *_FLYING),
        asked=(*_ask(_MASS, _FIRST), *_ask(_MASS[:-1], ("bullet", "first body"))), body="first",
    ),
    Quantity(
        m_2, "m_2", "mass of the second body", "kg", 1e-6, 1e6, Grid(0.2, 4.0, 0.1),
        aliases=("m_2", "mass_2", "m_B", "m_Q", "M_2", "mass_B", "mass_Q", "m_block", "m_second", "m_target"),
        cues=_masses(SECOND, *_AT_REST),
        asked=_ask(_MASS, _SECOND), body="second",
    ),
    Quantity(
        s_1, "s_1", "speed of the first body before", "m/s", 0, 1e3, Grid(0.6, 6.0, 0.2), sign="nonnegative",
        aliases=("s_1", "speed_1", "speed_A", "speed_P", "initial_speed_1"),
        cues=(*_speeds(FIRST), *_STRIKING),
        asked=(*_ask(("initial speed of", "speed before the collision of"), (*_FIRST, "bullet")), "speed of the bullet", "muzzle velocity", "muzzle speed", *(f"{how} {missile}" for how in ("speed of", "speed did", "speed does", "fast was", "fast is", "fast did") for missile in ("arrow", "dart", "pellet", "projectile")), "bullet's speed", "bullet's initial speed", "initial speed", "speed did the bullet", "speed does the bullet", "how fast was the bullet", "fast is the bullet", *_HITTING),
        moment="before", body="first",
    ),
    Quantity(
        s_2, "s_2", "speed of the second body before", "m/s", 0, 1e3, Grid(0.4, 5.0, 0.2), sign="nonnegative",
        aliases=("s_2", "speed_2", "speed_B", "speed_Q", "initial_speed_2"),
        cues=_speeds(SECOND), asked=_ask(("initial speed of",), _SECOND), moment="before", body="second",
    ),
    Quantity(
        v_1i, "v_1i", "velocity of the first body before", "m/s", -1e3, 1e3, sign="any",
        aliases=("v_1i", "v_i1", "u_1", "v_Ai", "v_Pi", "u_A", "u_P", "v_1_before", "v_1_initial", "v_1_i", "v_A_i", "v_P_i",
                 "v_10", "v_A_before", "v_A0", "initial_velocity_1", "velocity_1_before", "v_1o", "v_A_initial",
                 "v_P_before", "v_1_0", "v_P0"),
        asked=_ask(("initial velocity of", "velocity before the collision of"), _FIRST), moment="before", body="first",
    ),
    Quantity(
        v_2i, "v_2i", "velocity of the second body before", "m/s", -1e3, 1e3, sign="any",
        aliases=("v_2i", "v_i2", "u_2", "v_Bi", "v_Qi", "u_B", "u_Q", "v_2_before", "v_2_initial", "v_2_i", "v_B_i", "v_Q_i",
                 "v_20", "v_B_before", "v_B0", "initial_velocity_2", "velocity_2_before", "v_2o", "v_B_initial", "v_Q_before",
                 "v_2_0", "v_Q0"),
        asked=_ask(("initial velocity of", "velocity before the collision of"), _SECOND), moment="before", body="second",
    ),
    Quantity(
        v_0, "v_0", "velocity of both bodies before they part", "m/s", -1e3, 1e3, Grid(0.6, 4.0, 0.2), sign="any",
        aliases=("v_0", "common_initial_velocity", "v_before", "initial_common_velocity", "V_0"),
        cues=("together at", "moving together at", "coupled together at", "as one body at", "moving as one at", "both moving at",
              "move together at", "locked together at", "moves as a whole at"), moment="before",
    ),
    Quantity(
        e, "e", "coefficient of restitution", "1", 0, 1, Grid(0.2, 0.8, 0.05), sign="nonnegative",
        aliases=("e", "coefficient_of_restitution", "restitution", "restitution_coefficient", "COR", "epsilon", "C_R", "c_r"),
        cues=("coefficient of restitution", "restitution", "e"), asked=("coefficient of restitution",),
    ),
    Quantity(
        h, "h", "height that the pendulum rises", "cm", 0.01, 1e4, Grid(4, 30, 1),
        aliases=("h", "height", "rise", "h_max", "swing_height", "Delta_h", "y"),
        cues=("height", "rises", "swings up", "rise", "swing to a height of", "higher"),
        asked=("how high", "what height", "maximum height", "to what height", "height does"), moment="after", sort="height",
    ),
    Quantity(
        g, "g", "acceleration of free fall", "m/s^2", 0.5, 30,
        aliases=("g", "gravity", "gravitational_acceleration", "acceleration_due_to_gravity", "grav", "free_fall_acceleration"),
        cues=("acceleration of free fall", "acceleration due to gravity", "free fall", "gravity", "gravitational", "g"),
        moment="constant", choices=(9.8, 9.81, 10.0),
    ),
    Quantity(
        L, "L", "length of the pendulum", "m", 0.01, 1000,
        aliases=("L", "length", "string_length", "l"), cues=("string", "long", "length", "cord", "strings", "cords"), moment="given",
    ),
    Quantity(
        t_c, "Δt", "duration of the contact", "ms", 0.001, 1e6, Grid(10, 80, 5),
        aliases=("Delta_t", "contact_time", "duration", "t_c", "t", "time", "delta_t", "dt", "interaction_time", "collision_time",
                 "impact_time", "t_contact"),
        cues=("lasts", "in contact", "contact", "for a time of", "within", "duration", "takes", "in", "over", "contact time", "during"),
        asked=("how long does the collision last", "contact time", "how long is the contact", "how long does the contact",
               "duration", "time of contact", "how long"),
    ),
    Quantity(
        s_r, "s_r", "speed after the rebound", "m/s", 0, 1e3, Grid(0.4, 10.0, 0.2), sign="nonnegative",
        aliases=("s_r", "rebound_speed", "v_rebound", "v_r", "return_speed"),
        cues=("rebounds at", "bounces back at", "bounces off at", "rebounds with a speed of", "bounces back with", "comes back at",
              "returns at", "rebounds", "bounces back", "back at", "rebounds straight back at", "opposite direction at", "bounces", "straight back at", "hit back at", "returned at", "sent back at", "goes back at", *(f"back {way} at" for way in ("toward pitcher", "towards pitcher", "toward bowler", "towards bowler", "toward thrower", "along its path", "along same line", "way it came", "in opposite direction", "toward server", "towards server")),
              "rebound speed"),
        asked=("rebound speed", "with what speed does it rebound", "speed after the bounce", "speed does it rebound", "does it bounce back"), moment="after",
    ),
    Quantity(alpha, "α", "angle of the stated axis with the line of motion", "deg", 0, 180, sign="nonnegative"),
)  # fmt: skip


def _result(
    symbol: Symbol, text: str, meaning: str, unit: str, aliases: tuple[str, ...], asked: tuple[str, ...] = (),
    cues: tuple[str, ...] = (), sign: Sign = "any", body: str | None = None, grid: Grid | None = None,
    moment: Moment = "after", size: float = 1e3, unasked: tuple[str, ...] = (),
) -> Quantity:  # fmt: skip
    size = 10 * size if unit == "J" else size
    low = -size if sign == "any" else 0.0
    return Quantity(
        symbol, text, meaning, unit, low, size, grid, aliases, cues, asked, sign, moment, body,
        unasked=unasked,
    )  # fmt: skip


_FIRST_VELOCITY = (*_ask(_VELOCITY, _FIRST), "velocity of the bullet")
_SECOND_VELOCITY = (*_ask(_VELOCITY, _SECOND), "recoil velocity", "velocity of the gun", "velocity of the rifle", "velocity of the cannon")  # fmt: skip
_COMMON_VELOCITY = (
    "common velocity", "velocity of the combined", "velocity do they", "move on together", "velocity of the pair", "their velocity",
    "their common velocity", "velocity of the two", "velocity after the collision", "final velocity", "velocity of the joined",
    "velocity of the wreckage", "velocity afterwards", "velocity of the coupled", "velocity of both", "velocity after coupling",
    "velocity after the impact", "velocity of the carts", "velocity of the balls", "velocity of the cars", "velocity do the two",
    "velocity immediately after", "velocity just after", "speed after catch", "velocity after catch", "speed after the catch", "velocity after the catch",
)  # fmt: skip
_ASKS_NO_SPEED = r"\b(?:what|find|calculate|determine)\b(?![^.]*\b(?:speed|fast|magnitude|size)\b)"
_ON_AN_AXIS = (
    rf"\A(?>.*?\b(?:posi|nega)tive\b).*{_ASKS_NO_SPEED}[^.]*\bvelocit",
    rf"{_ASKS_NO_SPEED}(?>[^.]*?\bvelocit)[^.]*\b(?:posi|nega)tive\b",
)
"""Words that ask for a velocity on a stated axis, and so for no speed."""
# Writers give a velocity as "0.8 m/s to the left", too: its sign is asked for where the question says
# which way is positive (then the velocity along that axis is known), elsewhere its size is.
RESULTS = (
    _result(v_1f, "v_1f", "velocity of the first body after", "m/s",
            ("v_1f", "v_f1", "final_velocity_1", "v_1_prime", "v_Af", "v_Pf", "v_A_prime", "v_P_prime", "v_1_after", "v_A_after", "v_P_after",
             "v_1_final", "v_1_f", "v_A_f", "v_P_f", "velocity_1_after", "v_A_final", "v_prime_1", "v_prime_A", "v_1_new"),
            (), (*_after(FIRST), "bullet at", "leaves at", "leaves with speed of", "leaves bat at", "leaves stick at", *(f"leaves {what} {at}" for what in ("foot", "racket", "racquet", "club", "tee", "hand", "boot", "club face", "clubface") for at in ("at", "with speed of")), "leaves it at", "to speed of", "to velocity of", "gives it speed of", "muzzle velocity of", "muzzle speed of", "throws", "throw", "thrown", "throwing", "fires", "shoots", "ejects", "hurls", "tosses", "thrown at", "fired at", "bullet leaves at", "comes out at", "comes out with", "emerges at", "emerges with", "emerging at", "exits at", "exits with", "comes out other side at", "emerges on other side at", "slowed to", "shell at", "bullet with speed of", *_STRAIGHT_ON, *_going_on(FIRST)), body="first", grid=Grid(0.6, 4.0, 0.2)),
    _result(v_2f, "v_2f", "velocity of the second body after", "m/s",
            ("v_2f", "v_f2", "final_velocity_2", "v_2_prime", "v_Bf", "v_Qf", "v_B_prime", "v_Q_prime", "v_2_after", "v_B_after", "v_Q_after",
             "v_2_final", "v_2_f", "v_B_f", "v_Q_f", "velocity_2_after", "v_B_final", "v_prime_2", "v_prime_B", "v_2_new", "v_recoil", "v_gun", "v_rifle"),
            (), (*_after(SECOND), *(f"{which} {verb}{way} at" for which in ("which then", "which", "then") for verb in ("shoots", "flies", "moves off", "moves away", "moves on", "rolls off", "rolls away", "slides off", "slides away", "glides off", "glides away", "shoots off", "flies off", "travels off", "leaves", "sets off", "is knocked forward")
                      for way in ("", " to right", " to left", " forward", " ahead", " straight ahead", " straight on", " straight forward", " in same direction", " east", " with speed of")), *_going_on(SECOND)), body="second", grid=Grid(0.6, 4.0, 0.2)),
    _result(v_f, "v_f", "common velocity after", "m/s",
            ("v_f", "common_velocity", "final_velocity", "v_common", "V_f", "v_after", "v_final", "v_12", "v_c", "v_AB", "v_prime", "v_together",
             "v_tot", "v_combined", "combined_velocity", "v_PQ"),
            (), ("together at", "together with", *_ON_TOGETHER, *(f"{who} {go}{off} {with_}" for who in ("together they", "they", "both", "pair", "two", "coupled cars", "coupled gliders", "coupled carts", "joined carts", "combined") for go in ("move", "moves", "roll", "rolls", "slide", "slides", "glide", "travel", "continue", "continues", "go", "drift")
                                                           for off in ("", " off", " on", " together", " on together", " off together") for with_ in ("at", "with"))), size=1e3),
    _result(d_1f, "v_1f", "velocity of the first body after", "m/s", (), _FIRST_VELOCITY, body="first"),
    _result(d_2f, "v_2f", "velocity of the second body after", "m/s", (), _SECOND_VELOCITY, body="second"),
    _result(d_f, "v_f", "common velocity after", "m/s", (), _COMMON_VELOCITY),
    _result(s_1f, "|v_1f|", "speed of the first body after", "m/s",
            ("s_1f", "final_speed_1", "speed_1_after", "speed_1_final", "speed_A_after", "speed_P_after", "speed_A_final", "speed_P_final", "final_speed_A"),
            (*_ask(_SPEED, _FIRST), *_FIRST_VELOCITY, "speed does the impulse give", "velocity does the impulse give"), sign="nonnegative", body="first", unasked=_ON_AN_AXIS),
    _result(s_2f, "|v_2f|", "speed of the second body after", "m/s", 
            ("s_2f", "final_speed_2", "speed_2_after", "speed_2_final", "speed_B_after", "speed_Q_after", "speed_B_final", "speed_Q_final", "final_speed_B"),
            (*_ask(_SPEED, _SECOND), *_SECOND_VELOCITY, *(f"{how} {who} {goes}" for how in ("speed does", "velocity does", "fast does", "speed will", "fast will") for who in _THROWERS for goes in _MOVES), *_OF_THE_BLOCK, "recoil speed", "recoil", "speed of the gun", "speed of the rifle", "speed of the cannon"), sign="nonnegative", body="second", unasked=(*_ON_AN_AXIS, _BLOCK_STRUCK)),
    _result(s_f, "|v_f|", "common speed after", "m/s", ("s_f", "common_speed", "final_speed"),
            ("common speed", "speed do they", "speed of the combined", "their speed", "their common speed", "how fast do they", "final speed",
             "how fast are they", "speed of the pair", "speed after the collision", "speed of the two", "speed afterwards", "speed do the two",
             "how fast do the two", "speed just after", "speed immediately after", "speed of the block and bullet", "speed of the joined",
             "speed of the block", "speed of the wreckage", "speed of the coupled", "speed of both", "speed after coupling", "speed after the impact", "how fast does the combination", "how fast does the combined", "speed of the carts",
             "speed of the cars", "speed do both", "how fast are the two", *_COMMON_VELOCITY), sign="nonnegative", unasked=_ON_AN_AXIS),
    _result(v_cm, "v_cm", "velocity of the centre of mass", "m/s", ("v_cm", "v_com", "center_of_mass_velocity"),
            ("velocity of the centre of mass", "velocity of the center of mass")),
    _result(w_i, "v_rel", "relative velocity of approach", "m/s", ("w_i", "v_rel", "approach_velocity", "v_rel_i", "relative_velocity_before", "v_approach", "v_rel_before"),
            ("relative velocity before", "speed of approach", "velocity of approach")),
    _result(w_f, "v_sep", "relative velocity of separation", "m/s", ("w_f", "v_sep", "separation_velocity", "v_rel_f", "relative_velocity_after", "v_rel_after"),
            ("relative velocity after", "speed of separation", "velocity of separation")),
    *(
        _result(symbol, text, f"momentum of the {word} body {when}", "kg*m/s",
                (str(symbol), *(f"p_{letter}{tail}" for letter in letters for tail in tails), f"momentum_{number}_{when}"),
                _ask(asks, names))
        for symbol, text, word, when, number, letters, tails, asks, names in (
            (p_1i, "p_1i", "first", "before", 1, "AP", ("i", "_i", "_before"), ("initial momentum of", "momentum before the collision of"), _FIRST),
            (p_2i, "p_2i", "second", "before", 2, "BQ", ("i", "_i", "_before"), ("initial momentum of", "momentum before the collision of"), _SECOND),
            (p_1f, "p_1f", "first", "after", 1, "AP", ("f", "_f", "_after", "_prime"), ("final momentum of", "momentum after the collision of"), _FIRST),
            (p_2f, "p_2f", "second", "after", 2, "BQ", ("f", "_f", "_after", "_prime"), ("final momentum of", "momentum after the collision of"), _SECOND),
        )
    ),
    _result(p, "p", "total momentum", "kg*m/s", ("p", "total_momentum", "p_total", "p_tot", "momentum", "p_system", "P"),
            ("total momentum", "momentum of the system", "momentum of the two", "combined momentum")),
    *(
        _result(symbol, str(symbol), f"kinetic energy of the {word} body {when}", "J",
                (str(symbol), f"KE_{number}{tail}", f"kinetic_energy_{number}_{when}", f"K_{number}_{when}", f"KE_{number}_{when}", f"K_{letter}_{when}"),
                _ask((f"{lead}kinetic energy of",), names), sign="nonnegative")
        for symbol, word, when, number, letter, tail, lead, names in (
            (K_1i, "first", "before", 1, "A", "i", "initial ", _FIRST), (K_2i, "second", "before", 2, "B", "i", "initial ", _SECOND),
            (K_1f, "first", "after", 1, "A", "f", "", _FIRST), (K_2f, "second", "after", 2, "B", "f", "", _SECOND),
        )
    ),
    _result(K_i, "K_i", "total kinetic energy before", "J",
            ("K_i", "kinetic_energy_before", "KE_i", "KE_initial", "K_before", "E_i", "KE_before", "initial_kinetic_energy", "E_k_i", "K_initial", "Ek_i", "E_ki"),
            ("kinetic energy before", "initial kinetic energy", "total kinetic energy before"), sign="nonnegative"),
    _result(K_f, "K_f", "total kinetic energy after", "J",
            ("K_f", "kinetic_energy_after", "KE_f", "KE_final", "K_after", "E_f", "KE_after", "final_kinetic_energy", "E_k_f", "K_final", "Ek_f", "E_kf"),
            ("kinetic energy after", "final kinetic energy", "total kinetic energy after"), sign="nonnegative"),
    _result(Q, "Q", "kinetic energy lost", "J",
            ("Q", "energy_lost", "E_lost", "kinetic_energy_lost", "KE_lost", "K_lost", "Delta_E", "heat", "energy_loss", "Delta_K_lost"),
            ("kinetic energy is lost", "energy is lost", "energy lost", "loss of kinetic energy", "kinetic energy lost", "energy is dissipated",
             "mechanical energy is lost", "energy is converted", "heat", "energy is turned into", "energy does the collision", "energy is transformed",
             "loss in kinetic energy", "decrease in kinetic energy", "how much energy", "turned into other forms",
             *(f"energy {goes}" for goes in ("goes missing", "is missing", "disappears", "vanishes", "gets lost", "is used up", "is turned"))), sign="nonnegative"),
    _result(eta, "η", "fraction of the kinetic energy that is lost", "1",
            ("eta", "fraction_lost", "energy_fraction_lost", "lost_fraction", "percent_lost", "percentage_lost", "fractional_loss", "fraction_of_energy_lost"),
            ("fraction of the kinetic energy", "what fraction of the initial kinetic energy", "percentage of the kinetic energy", "fraction of the initial",
             "what fraction", "what percentage", "percent of the kinetic energy", "percentage of the initial",
             *(f"what {part} of {whole}energy" for part in ("part", "share", "proportion", "portion") for whole in ("", "kinetic ", "initial ", "initial kinetic ", "its ", "its kinetic ")))),
    _result(E_x, "E", "energy released as the bodies part", "J",
            ("E_x", "energy_released", "E_released", "released_energy", "E_spring", "stored_energy", "E_stored", "U_spring", "U_s"),
            ("energy is released", "energy released", "energy was stored", "energy stored", "energy does the explosion", "energy did the spring"), ("stores", "stored", "energy of", "releases", "released", "energy", "explosion supplies"), sign="nonnegative"),
    _result(J_1, "J_1", "impulse on the first body", "N*s", ("J_1", "impulse_1", "Delta_p_1", "impulse_on_1", "J_A", "J_P", "Delta_p_A"),
            _ask(("impulse on", "impulse that acts on", "change of momentum of", "change in momentum of"), FIRST.names)),
    _result(J_2, "J_2", "impulse on the second body", "N*s", ("J_2", "impulse_2", "Delta_p_2", "impulse_on_2", "J_B", "J_Q", "Delta_p_B"),
            _ask(("impulse on", "impulse that acts on", "change of momentum of", "change in momentum of"), _SECOND)),
    _result(J, "J", "size of the impulse", "N*s", ("J_size", "impulse_size", "J_abs", "I_mp"),
            ("impulse", "change of momentum", "change in momentum", "change in the momentum", "momentum change"),
            ("impulse",), sign="nonnegative"),
    _result(F_avg, "F", "size of the average force", "N",
            ("F_avg", "average_force", "F_av", "F", "F_mean", "force", "F_average", "mean_force", "F_contact", "F_net"),
            ("average force", "mean force", "what force", "force does", "force acts", "force exerted", "average net force"),
            ("average force", "mean force", "force"), sign="nonnegative", size=990),
    _result(F_c, "F_c", "force of contact at a moment", "N", ("F_c",), sign="nonnegative"),
    _result(W_1, "W_1", "weight of the first body", "N", ("W_1", "weight_1", "W_A", "W_P"), sign="nonnegative"),
    _result(W_2, "W_2", "weight of the second body", "N", ("W_2", "weight_2", "W_B", "W_Q"), sign="nonnegative"),
    _result(N_1, "N_1", "normal force on the first body", "N", ("N_1", "normal_1", "N_A", "N_P"), sign="nonnegative"),
    _result(N_2, "N_2", "normal force on the second body", "N", ("N_2", "normal_2", "N_B", "N_Q"), sign="nonnegative"),
    Quantity(theta, "θ", "angle of the swing", "deg", 0, 120, None, ("swing_angle",), ("angle", "vertical"),
             ("angle",), "nonnegative", "after"),
    # The numbers of numbered bodies are no values; see the facts that mention them.
    # A third mass or speed, of a third body or of one that the words do not single out after the
    # collision: no law knows them, so that a question which gives one is left alone.
    Quantity(m_3, "m_3", "mass of a third body", "kg", 0, 1e6, cues=_masses(THIRD, *("third body",) * len(_FLYING))),
    Quantity(s_3, "s_3", "speed of a third body", "m/s", 0, 1e3, cues=(*THIRD.each("at"), *THIRD.each("moves at"), *THIRD.names)),
    Quantity(label_1, "1", "number of the first body", "1", 0, 9, aliases=("label_1",)),
    Quantity(label_2, "2", "number of the second body", "1", 0, 9, aliases=("label_2",)),
)  # fmt: skip

QUANTITIES = (*GIVEN, *RESULTS)
