"""Quantities of the bodies on a bar: mass, force, arm and moment, by their index."""

from __future__ import annotations

from sympy import Symbol

from wmw.core.family import Grid, Quantity

_PIVOTS = ("pivot", "fulcrum", "support", "centre", "center", "axis", "point")
_LATER = (
    "how far from pivot must", "how far from fulcrum must", "where must", "where should", "how far must", "how far should",
    "at what distance must", "what distance from pivot must", "at what distance should", *(f"from {p} and" for p in _PIVOTS),
    *(f"from {p} balances" for p in _PIVOTS), "and balances",
)  # fmt: skip
"""Words before the mass of the body whose place is asked for, and between the numbers of the first
body and those of the second."""
_NO_ARM = (
    r"\bhow far (?!.*\bfrom\b).*\b(?:go|goes|move|moves|come|comes) (?:up|down)\b",
    r"\bhow far (?:does|do|will|would|is) (?:(?!from\b)\w+ ){1,4}(?:rise|raised|lifted|sink|climb)\b",
    r"\bhow far from (?:other |heavier |lighter |older |\d+ kg )?(?:boy|girl|child|man|woman|father|mother"
    r"|brother|sister|son|daughter|dad|mum|friend|load|weight|crate)\b(?! (?:(?:must|should|does|will)"
    r" )?(?:pivot|fulcrum|support))",
    r"\bhow far apart\b",
)
"""What asks how far something goes, or how far two bodies are from one another."""
_ALONE = (
    "painter",
    "worker",
    "sailor",
    "diver",
    "carpenter",
    "student",
    "sign",
    "pirate",
    "gymnast",
)
_HOLDS = ("holds", "holding", "carries", "supports", "is holding", "keeps", "has")
_IN_HAND = ("ball", "dumbbell", "book", "bag", "stone", "melon", "bottle", "can", "weight")
_WEIGHING = (
    "truck",
    "fish",
    "fish pulls",
    "cracks under",
    "cracks under force of",
    "cracks at",
    "cracks when force of",
    "breaks under force of",
    *(f"{thing} of" for thing in ("ball", "dumbbell", "book", "bag", "stone", "object")),
    *(f"… {lies} in hand" for lies in ("rests", "is held", "lies", "is")),
    *(f"{holds} … {thing}" for holds in _HOLDS for thing in _IN_HAND),
    *(
        f"… {thing} {lies}"
        for thing in _IN_HAND
        for lies in ("is held", "held", "rests", "lies", "in hand", "in palm", "is in")
    ),
    *(
        f"{thing} {weighs}"
        for thing in _IN_HAND
        for weighs in ("that weighs", "which weighs", "weighs")
    ),
    "ball weighing",
    "ball of weight",
    "object weighing",
    "book weighing",
    "truck weighing",
    "car weighing",
    "person weighing",
    "man weighing",
    "worker weighing",
)
_PLACED = (
    "what mass must be",
    "what mass should be",
    "mass must be placed",
    "mass must be hung",
    "mass should be placed",
)
_BY_LENGTH = tuple(
    f"{length} {part}"
    for length in ("long", "longer", "short", "shorter")
    for part in ("end", "arm", "side")
)
"""Words of a side of a lever that may be either body's, and no word of its length."""
_FROM_THE_MIDDLE = tuple(
    f"… {away} {middle}"
    for middle in ("centre", "center", "middle", "midpoint")
    for away in ("from", "left of", "right of", "to left of", "to right of")
)
_HUNG = (
    "mass hangs",
    "mass hung",
    "mass is hung",
    "mass suspended",
    "mass is suspended",
    "mass is placed",
)
"""Words behind a mass that any of the bodies may have."""
_ORDINALS = {1: "first", 2: "second", 3: "third"}
_COLOURS = {1: "red", 2: "blue", 3: "green"}
HOW_FAR = (
    "how far from pivot", "how far from fulcrum", "how far from support", "how far from centre", "how far from center",
    "how far from middle", "how far", "where must", "where should", "where does", "where to", "at what distance",
    "what distance", "distance from pivot", "distance from fulcrum", "where on",
)  # fmt: skip
_MASS = (
    "what mass",
    "mass of",
    "how heavy",
    "how much mass",
    "which mass",
    "mass must",
    "mass is",
    "s mass",
)
_PRESSING = tuple(
    f"{load} {that}{presses}"
    for load in ("crate", "stone", "rock", "boulder", "load", "box", "block", "log", "slab", "lid", "nail", "tree trunk", "car")
    for that in ("", "that ", "which ")
    for presses in ("pushes on it with", "presses on it with", "pushes down on it with", "presses down on it with", "exerts force of", "exerts a force of", "exerts", "presses on crowbar with", "pushes on crowbar with", "presses on lever with", "pushes on lever with", "resists with", "resists with force of", "presses with", "pushes with", "presses down with", "pushes down with", "bears down with", "presses down on bar with", "presses on bar with", "presses down on lever with", "weighs down bar with")
)  # fmt: skip
"""What a load does to a lever that lifts it."""
_LIFTED = tuple(f"{verb} … from {pivot}" for verb in ("lift", "lifts", "raise", "raises") for pivot in ("fulcrum", "pivot"))  # fmt: skip
_RESTS = tuple(f"rests on … from {pivot}" for pivot in ("fulcrum", "pivot"))
"""What acts on a lever where, told before the distance: an effort, or the load."""
_WORKING_PARTS = tuple(
    f"{asked} {parts}"
    for parts in ("blades", "jaws", "tips", "teeth", "claw", "blade")
    for asked in ("force do", "force does", "hard do", "hard does", "strongly do", "strongly does")
)
_SHORT_PARTS = tuple(
    f"{part} {lies}"
    for part in ("tip", "its tip", "jaws", "its jaws", "claw", "blades", "toe", "short end", "tips", "its tips", "teeth", "nose")
    for lies in ("is", "are", "lies", "lie", "is only", "are only", "acts", "grip a wire", "grip a bolt", "grip it", "hold a seed", "grip nail", "grip wire", "grip bolt", "hold wire", "close on wire", "bite", "touch")
)  # fmt: skip
"""The parts of a tool with which it works, and which lie near what it turns about."""
_WORKS = tuple(
    f"force does {part} {verb}"
    for part in ("tip", "its tip", "blade", "short end", "claw", "toe", "tip of bar", "tip of crowbar", "tip of lever", "end of crowbar", "short arm")
    for verb in ("push", "push up", "push upward", "press", "press up", "press upward", "lift", "act", "pull", "pry", "raise")
)  # fmt: skip
"""How the force is asked for that the short end of a bar exerts on what it lifts."""
_WORKED_ON = tuple(
    f"{asked} {thing}"
    for thing in ("cap", "lid", "nail", "branch", "wire", "bolt", "nut", "seed", "twig", "rod", "stone", "rock", "slab", "strip", "cardboard", "garlic", "walnut", "sugar cube", "ice cube", "bottle cap", "crown cap")
    for asked in ("force does each jaw press on", "force do jaws press on", "force does each blade press on", "force is exerted on", "force gripped", "force is gripped", "force do jaws grip", "force do jaws hold", "force on", "force acts on", "force lifts", "force acting on", "force presses on", "push on", "act on", "press on", "pull on")
)  # fmt: skip
"""How the force of a tool on what it works on is asked for."""
_ARM_OF = {
    1: tuple(f"… {on}" for on in ("for load", "on load s side", "on load side", "on side of load", "load and", "load arm")),
    2: tuple(f"… {on}" for on in ("for effort", "on effort s side", "on effort side", "on side of effort", "effort and", "effort arm")),
}  # fmt: skip
"""Words behind an arm that tell whose it is: "2.0 m for the effort"."""
_ARM_ASKED = {
    i: tuple(f"{asked} {arm}" for arm in arms for asked in ("what", "find", "calculate", "determine", "length of", "what length of", "what length must", "what length should", "how long", "how long must", "how long should"))
    for i, arms in ((1, ("load arm", "resistance arm", "arm of load")), (2, ("effort arm", "arm of effort", "force arm")))
}  # fmt: skip
"""How the arm of load or effort is asked for."""
_ARM_CALLED = {
    1: ("arm of load", "load s arm"),
    2: ("arm of effort", "arm of force", "arm of hand force", "effort s arm", "lever arm of force"),
}
"""What the arms are called where one of them is changed."""
_ON_AN_END = tuple(
    f"{verb} {way}{end}with"
    for verb in ("push", "pull", "press", "bear", "lean", "pushes", "pulls", "presses", "bears", "leans", "pushing", "pulling", "pressing")
    for way in ("", "down ", "up ", "straight down ", "straight up ", "vertically down ", "vertically ", "vertically downward ", "downward ", "upward ")
    for end in ("", *(f"{at} {part} " for at in ("on", "at") for part in ("other end", "far end", "long end", "handle end", "handle", "opposite end", "outer end", "its other end", "its end", "its far end")))
)  # fmt: skip
"""What somebody does to the end of a lever that a load is not on."""
_BY_HAND = tuple(
    f"{verb} {way}with"
    for verb in ("push", "pull", "press", "squeeze", "pushes", "pulls", "squeezes", "pushing", "pulling", "squeezed", "squeezes each handle …", "squeeze handles …", "squeezes handles …")
    for way in ("each handle ", "each handle … ", "on each handle ", "", "up ", "down ", "upward ", "downward ", "handles ", "handle ", "on handles ", "on handle ", "on grips ", "grips ", "on ends ", "on ends of handles ", "at end ")
)  # fmt: skip
"""Words before the effort: what somebody does to a lever."""
_EFFORT = (
    "effort",
    "effort arm",
    "effort arm … long",
    "upper hand",
    "biceps",
    "biceps muscle",
    "muscle pulls",
    "muscle pulls upward",
    "muscle attached",
    "muscle is attached",
    "muscle attaches",
    "biceps pulls",
    "biceps attaches",
    "biceps attached",
    "biceps is attached",
    "tendon",
    "tendon attached",
    "tendon is attached",
    "applied",
    "applies",
    "pushes",
    "pulls",
    "pushing down",
    "exerts",
    "handles",
    "hand",
)
WHICH_WEIGHT = (*(f"{which} weight {must}" for which in ("which", "what") for must in ("must", "should", "has to", "have to", "needs to", "will balance", "would balance", "balances", "is needed", "is required")), "how many newtons must", "how many newtons should")  # fmt: skip
_TURNED = ("wrench", "spanner", "bolt", "nut", "door", "doorknob", "hinges")


_IN_A_PRESS = ("nut", "walnut", "garlic", "clove", "lemon", "lime", "hazelnut")
_SQUEEZED = tuple(
    phrase
    for thing in _IN_A_PRESS
    for phrase in (*(f"force {does} {part} {verb} on {thing}" for does, part in (("does", "each handle"), ("does", "each arm"), ("does", "each lever"), ("do", "handles"), ("do", "arms"), ("do", "levers"), ("does", "nutcracker"), ("does", "press")) for verb in ("exert", "press")),
                   f"force does each jaw exert on {thing}", f"force do jaws exert on {thing}", f"jaws press on {thing}", f"jaw press on {thing}", f"force is {thing} squeezed", f"force is {thing} pressed", f"force is {thing} compressed", f"force squeezes {thing}", f"force presses on {thing}", f"force on {thing}", f"force acts on {thing}", f"force does {thing} experience", f"force does {thing} feel")
)  # fmt: skip
"""What lies in a nutcracker or a garlic press, and how the force on it is asked for."""


_OF_JOINT = (
    r"\bforce (?:does|do|will|must) (?:\w+ ){0,2}(?:bone|elbow|joint|humerus|shoulder|hip|ankle|hinge"
    r"|axle|upper arm) (?:exert|apply|push|act)",
    r"\bforce does (?:(?:it|its tip|tooth|tip|toe|claw|blade|crowbar|opener|short end|short arm"
    r"|tip of (?:bar|crowbar|lever)) )?(?:exert|apply|push|press|act|lift|pull)(?: up(?:ward)?)? on"
    r" (?:rock|stone|boulder|slab|edge|cap|load|nail|lid|crate|nut)\b",
    r"\bforce of (?:\w+ ){0,2}(?:tip|blade|claw|crowbar|lever|short end) on\b",
)
"""How the force of what a bar turns about is asked for: it is no effort."""
JOINT_ASKED = tuple(
    f"force {does} {thing} {verb}"
    for does in ("does", "must")
    for thing in ("bone", "upper arm bone", "elbow", "elbow joint", "joint", "humerus", "upper arm")
    for verb in ("exert", "exert on forearm", "apply")
)


def body(i: int, mass: Symbol, force: Symbol, arm: Symbol) -> tuple[Quantity, ...]:
    """Return mass, force and arm of one body on the lever."""
    who = _ORDINALS[i]
    later = _LATER if i == 2 else ("third", "same side", "green") if i == 3 else ()
    names = (_COLOURS[i], who, *(("other",) if i == 2 else ()))
    load = {
        1: (
            "load",
            "resistance",
            "load arm",
            "resistance arm",
            "load arm … long",
            "resistance arm … long",
        ),
        2: ("effort",),
        3: (),
    }[i]
    acts = _EFFORT if i == 2 else load
    return (
        Quantity(
            mass, f"m_{i}", f"mass of the {who} body", "kg", 0.001, 1e5, Grid(12, 32, 2),
            aliases=(f"m_{i}", f"{who}_mass", f"mass_{i}", f"mass_of_{who}", f"mass_{who}",
                     *(("m_load", "load_mass", "mass_load", "m_person", "person_mass", "m_l", "mass_of_load", "mass_of_person")
                       if i == 1 else ())),
            cues=(*_HUNG, *later, *(("load of mass", *_ALONE) if i == 1 else ())), asked=(*_MASS, *(f"{lead} {x}" for lead in ("mass of", "what mass of", "what mass must", "what mass does", "what mass has", "mass must", "how heavy", "how heavy must") for x in names)), body={1: "first", 2: "second", 3: "third"}[i],
        ),
        Quantity(
            force, {1: "W_1", 2: "F_e", 3: "W_3"}[i], {1: "weight of the load", 2: "effort", 3: "third force"}[i], "N", 0.001, 990,
            {1: Grid(100, 380, 10), 2: Grid(40, 400, 10), 3: Grid(120, 600, 20)}[i],
            aliases=(f"W_{i}", f"{who}_weight", f"{who}_force", f"weight_{i}", f"w_{i}", f"G_{i}",
                     f"P_{i}", f"F_g{i}", f"F_g_{i}",
                     *({1: ("load", "F_l", "F_load", "load_force", "resistance_force", "F_r", "W_load", "load_weight", "weight_of_the_load", "barrow_weight", "W_barrow",
                            "weight_load", "resistance", "F_out", "output_force", "F_o", "F_resistance", "W_l", "W_person",
                            "weight_of_load"),
                        2: ("effort", "F_e", "F_E", "F_effort", "effort_force", "holding_force", "lifting_force", "hand_force", "applied_force", "F_a", "F_app", "F_applied", "F_in",
                            "input_force", "F_i", "force_needed", "force_required", "lifting_force", "F_lift", "F_hand", "F_handles", "F_push", "F_pull", "handle_force"),
                        3: ()}[i])),
            cues=(*acts, *((*_TURNED, *_BY_HAND, *_ON_AN_END, "force of", "force", "push of", "pull of") if i == 2 else (*_WEIGHING, *_PRESSING) if i == 1 else ())), asked=(
                *({1: (*_WORKING_PARTS, *_WORKED_ON, *_WORKS, "what force acts on", "force acts on lid", "what load", "how large load", "find load", "calculate load", "largest load", "heaviest load", "which load", "force on load",
                       "what weight", "what downward force", "downward force at", "weight of load", "what weight of load", "force on object", "output force", "how heavy load", "what force do tips", "force do tips exert", "exert on object", "force on nut", "force on nail", "force is exerted on nail", "force exerted on nail", "force does hammer exert", "force does claw exert", "force on lid", "force is exerted on lid", "force on branch", "force on wire", "force on boulder", "force on rock", "force tip can exert", "upward force tip can exert", "upward force tip exerts", "largest upward force tip", "force does bar exert on", "force exerted on load", "force acts on nut", "force acting on nut", *_SQUEEZED, "force exerted on nut",
                       "force does lever exert", "what force does lever exert", "force does tip exert", "force does blade exert", "force does screwdriver exert", "force on lid"),
                   2: ("what effort", "how large effort", "how much effort", "find effort", "calculate effort", "determine effort",
                       "effort needed", "effort required", "effort must", "new effort", "effort that", "effort at", "what force",
                       "what weight must", "what weight should", *WHICH_WEIGHT, "weight must hang", "weight should hang", "weight needed", "force must", "force needed", "force required", "applied force", "how much force", "how large force",
                       "minimum force", "what upward force", "total upward force", "upward force at", *(f"vertical force at {end}" for end in ("free end", "other end", "far end", "outer end", "right end")), "force at handles", "lifting force", "what downward force", "force should", "how hard", "force applied",
                       "strongly must biceps pull", "strongly must muscle pull", "hard must biceps pull", "hard must muscle pull", "strongly does biceps pull", "muscle force", "force of muscle", "force in muscle", "force does muscle", "muscle exert", "biceps force", "force of biceps", "force in biceps", "force does biceps", "force must biceps", "force must muscle", "pull of biceps", "pull of muscle", "biceps pull", "muscle pull", "biceps exert", "force exerted by muscle", "force exerted by biceps", "tension in biceps", "force exerted", "force lifts", "force to lift", "vertical force lifts", "force raises", "force does", "force do", "size of effort"),
                   3: ("third force",)}[i]),
                f"weight of {who}", f"{who} force", f"{who} weight"),
            body={1: "load", 2: "effort", 3: "third"}[i], unasked=_OF_JOINT if i == 2 else (),
        ),
        Quantity(
            arm, f"d_{i}", {1: "distance of the first body from the pivot", 2: "distance of the second body from the pivot",
                            3: "distance of the third body from the pivot"}[i],
            "m", 0.001, 1000, Grid(0.5, 2.4, 0.05),
            aliases=(f"d_{i}", f"{who}_arm", f"{who}_distance", f"arm_{i}", f"r_{i}", f"l_{i}", f"L_{i}", f"distance_{i}",
                     f"a_{i}", f"D_{i}", f"ell_{i}", f"lever_arm_{i}",
                     *({1: ("d_l", "d_load", "load_arm", "load_distance", "r_load", "r_l", "arm_load", "L_load", "L_l", "d_r",
                            "resistance_arm", "d_out", "l_load", "distance_load", "r_L", "x_load"),
                        2: ("d_e", "d_E", "handle_arm", "handle_distance", "handles_arm", "distance_from_fulcrum_to_hand", "hand_distance", "d_effort", "effort_arm", "force_arm", "effort_distance", "r_effort", "r_e", "arm_effort", "L_effort",
                            "L_e", "d_handles", "d_in", "l_effort", "distance_effort", "d_hand", "d_handle", "r_E", "x_effort"),
                        3: ()}[i])),
            # What tells neither body is listed first, so that it tells both equally well.
            cues=(*((*_FROM_THE_MIDDLE, *_BY_LENGTH) if i != 3 else ()), *(_SHORT_PARTS if i == 1 else ()), *acts, *_ARM_OF.get(i, ()), *((*_PLACED, *_TURNED, *_LIFTED) if i == 2 else _RESTS if i == 1 else ()), *(("third", "same side", "green") if i == 3 else ()),
                  *(("held in hand", "in hand", "in palm", "hand … from elbow", "from elbow", "from elbow joint", "nut placed", "nut held", *(f"{thing} {lies}" for thing in _IN_A_PRESS for lies in ("sits", "lies", "is", "is placed", "is held", "rests", "at")), "center of gravity is", "centre of gravity is", "center of mass is", "centre of mass is") if i == 1 else ())),
            asked=(*HOW_FAR, *_ARM_ASKED.get(i, ()), *_ARM_CALLED.get(i, ()), *(f"{lead} {x}" for x in names for lead in (
                *(f"how far from {p} {must}" for p in ("pivot", "fulcrum") for must in ("must", "would", "should", "is", "does", "will")),
                *(f"distance from {p} {must}" for p in ("pivot", "fulcrum") for must in ("must", "would", "at which", "does", "is")),
                *(f"{at}what distance from {p} {must}" for at in ("", "at ") for p in ("pivot", "fulcrum") for must in ("must", "would", "does", "should")),
                "where must", "where should", "distance of", "how far must", "where does", "distance must", "arm of", "how far from", "distance from", "distance between pivot and", "distance between fulcrum and")), *(("distance have to be", "girl s distance", "boy s distance", "child s distance", "her distance", "his distance", "new distance") if i == 2 else ())),
            body={1: "first", 2: "second", 3: "third"}[i], unasked=_NO_ARM, sort="arm",
        ),
    )  # fmt: skip


def moment(i: int, torque: Symbol) -> Quantity:
    """Return the moment of one body about the pivot."""
    who = _ORDINALS[i]
    return Quantity(
        torque, f"τ_{i}", {1: "moment of the first body about the pivot", 2: "moment of the second body about the pivot",
                       3: "moment of the third body about the pivot"}[i],
    "N*m", 0.0001, 990,
    aliases=(f"tau_{i}", f"{who}_moment", f"{who}_torque", f"torque_{i}", f"moment_{i}", f"M_tau{i}", f"T_{i}", f"Gamma_{i}",
             *({1: ("tau_load", "load_moment", "tau_l", "torque_load", "moment_load"),
                2: ("tau_effort", "effort_moment", "tau_e", "tau_E", "torque_effort", "moment_effort"), 3: ()}[i])),
    asked=(f"moment of {who}", f"torque of {who}",
           *({1: ("moment of load", "torque of load"), 2: ("what torque", "torque", "moment", "turning effect", "what moment", "torque about"), 3: ()}[i])), moment="after",
)  # fmt: skip
