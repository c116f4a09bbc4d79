"""Bodies, relations, forces, qualitative outcomes and shared names of induction."""

from __future__ import annotations

from sympy import Abs, false, true

from wmw.core.family import (
    Choice,
    Direction,
    Eq,
    ForceSpec,
    Ge,
    Gt,
    Le,
    Lt,
    Outcome,
    RelationSpec,
    Role,
)
from wmw.families.em_induction.symbols import (
    B_0,
    B_2,
    COIL_PAIR,
    COILS,
    CONSTANT,
    FASTER,
    FLUX,
    GENERATOR,
    INDUCTOR,
    MAGNET,
    NORTH_NEAR,
    NORTH_OFF,
    RAILS,
    RODS,
    ROTOR,
    SEEN,
    SOUTH_NEAR,
    SOUTH_OFF,
    A_change,
    A_fall,
    B_change,
    B_fall,
    B_rate,
    B_rate_fall,
    Delta_t,
    F_m,
    F_pull,
    I_change,
    I_end,
    I_fall,
    I_ind,
    I_p,
    I_rate,
    I_rate_fall,
    I_s,
    I_start,
    L_ind,
    L_rod,
    N,
    N_p,
    N_s,
    Phi_1,
    Phi_2,
    Phi_change,
    Phi_drop,
    Phi_rate,
    Phi_rate_fall,
    Psi_change,
    Psi_drop,
    Psi_rate,
    Psi_rate_fall,
    V_p,
    V_s,
    alpha,
    emf_after,
    emf_avg,
    emf_ind,
    emf_max,
    emf_neg,
    emf_rms,
    emf_t,
    f_rot,
    phi_turn,
    s_app,
    s_F,
    s_force,
    s_grow,
    s_I,
    s_top,
    s_v,
    t_gen,
    t_quarter,
    theta_n,
    theta_v,
)

_LOOPS = (*FLUX, CONSTANT, GENERATOR, FASTER)
_PULLING = (NORTH_OFF, SOUTH_OFF)
_PUSHING = (NORTH_NEAR, SOUTH_NEAR)

ROLES = (
    Role("coil", ("coil", "loop", "ring", "wire loop", "solenoid", "circular coil", "flat coil", "square coil", "search coil", "rectangular coil",
                  "winding", "circular loop", "square loop", "inductor", "wire coil", "circular wire loop", "conducting loop"),
         (("turns", "N"), ("area", "A"), ("resistance", "R")), (*_LOOPS, *SEEN, INDUCTOR, COIL_PAIR), ("coil", "wire coil")),
    Role("field", ("field", "magnetic field", "field magnet", "uniform field", "uniform magnetic field", "electromagnet"), (),
         (*_LOOPS, *RODS, ROTOR, *SEEN), ("field", "magnetic field")),
    Role("rod", ("rod", "bar", "wire", "conductor", "metal rod", "metal bar", "copper rod", "wing", "airplane", "crossbar", "sliding rod",
                 "conducting rod", "conducting bar", "straight wire"),
         (("length", "L_rod"), ("speed", "v")), (*RODS, ROTOR), ("rod", "bar")),
    Role("rails", ("rails", "rail", "tracks", "parallel rails", "metal rails", "conducting rails", "U-shaped frame", "frame"), (), RODS,
         ("rails", "tracks")),
    Role("magnet", ("magnet", "bar magnet", "permanent magnet"), (), MAGNET, ("bar magnet", "magnet")),
    Role("ring", ("ring", "copper ring", "coil", "loop", "metal ring", "wire loop", "aluminium ring", "aluminum ring", "wire ring", "conducting ring",
                  "conducting loop"), (), MAGNET, ("copper ring", "metal ring", "wire loop")),
    Role("primary", ("primary coil", "primary", "primary winding", "input coil"), (("turns", "N_p"), ("voltage", "V_p")), COILS,
         ("primary coil",)),
    Role("secondary", ("secondary coil", "secondary", "secondary winding", "output coil"), (("turns", "N_s"), ("voltage", "V_s")), COILS,
         ("secondary coil",)),
    Role("core", ("iron core", "core", "transformer"), (), COILS, ("iron core",)),
)  # fmt: skip

RELATIONS = (
    RelationSpec("in", ("coil", "field"), (*_LOOPS, *SEEN)),
    RelationSpec("perpendicular", ("coil", "field"), SEEN, required=False),
    RelationSpec("in", ("rod", "field"), (*RODS, ROTOR)),
    RelationSpec("on", ("rod", "rails"), RAILS),
    RelationSpec("contact", ("rod", "rails"), RAILS, required=False),
    RelationSpec("aligned", ("magnet", "ring"), MAGNET),
    RelationSpec("separated", ("magnet", "ring"), MAGNET),
    RelationSpec("on", ("primary", "core"), COILS, upright=False),
    RelationSpec("on", ("secondary", "core"), COILS, upright=False),
)

# The first axis runs along the motion of the rod, or from the magnet to the ring. Left and right have a
# meaning where the question says to which side the rod moves.
DIRECTIONS = (
    Direction("against_motion", (-1, 0), (
        "opposite to the motion of the {rod}", "against the motion of the {rod}", "opposite to its velocity", "against its motion",
        "opposite to its motion", "opposite to the velocity", "against the motion", "opposite to the motion", "opposing the motion",
        "opposite the motion", "opposite to velocity", "backward", "backwards", "opposite to v", "against the velocity",
        "opposite to the direction of motion", "opposite the direction of motion"), RODS),
    Direction("along_motion", (1, 0), (
        "in the direction of motion of the {rod}", "along the motion of the {rod}", "in the direction of its velocity", "along the motion",
        "in the direction of motion", "along its motion", "in the direction of the velocity", "forward", "forwards", "along the velocity",
        "in direction of motion", "along the direction of motion", "parallel to the velocity", "same direction as the motion"), RODS),
    Direction("right", (s_v, 0), ("to the right", "right", "rightward", "rightwards", "→", "+x", "positive x")),
    Direction("left", (-s_v, 0), ("to the left", "left", "leftward", "leftwards", "←", "-x", "negative x")),
    Direction("toward_ring", (1, 0), ("toward the {ring}", "towards the {ring}", "to the {ring}")),
    Direction("from_ring", (-1, 0), ("away from the {ring}", "from the {ring} away", "off the {ring}")),
    Direction("toward_magnet", (-1, 0), ("toward the {magnet}", "towards the {magnet}", "to the {magnet}")),
    Direction("from_magnet", (1, 0), ("away from the {magnet}", "from the {magnet} away", "off the {magnet}")),
)  # fmt: skip

_MAGNETIC = ("magnetic force", "force of the field", "induced magnetic force", "magnetic drag", "Lorentz force", "braking force", "F_B",
             "magnetic braking force", "F_m", "F_mag", "Ampère force", "Ampere force")  # fmt: skip
_PULL = (
    "applied force",
    "external force",
    "pulling force",
    "pull",
    "F_app",
    "F_ext",
    "push",
    "force of the hand",
)

FORCES = (
    ForceSpec("magnetic force", "rod", "against_motion", F_m, _MAGNETIC, RODS, Gt(I_ind, 0)),
    ForceSpec("applied force", "rod", "along_motion", F_pull, _PULL, RODS, Gt(I_ind, 0)),
    ForceSpec("magnetic force", "magnet", "from_ring", F_m, _MAGNETIC, _PUSHING),
    ForceSpec("magnetic force", "ring", "from_magnet", F_m, _MAGNETIC, _PUSHING),
    ForceSpec("magnetic force", "magnet", "toward_ring", F_m, _MAGNETIC, _PULLING),
    ForceSpec("magnetic force", "ring", "toward_magnet", F_m, _MAGNETIC, _PULLING),
)

_CLOCKWISE = (
    "clockwise",
    "it flows clockwise",
    "the current flows clockwise",
    "in the clockwise direction",
)
_COUNTER = ("counterclockwise", "it flows counterclockwise", "the current flows counterclockwise", "anticlockwise", "counter-clockwise",
            "anti-clockwise", "in the counterclockwise direction")  # fmt: skip
_WHICH_SENSE = ("in which sense", "sense of the induced current", "clockwise or counterclockwise", "counterclockwise or clockwise", "clockwise or anticlockwise", "anticlockwise or clockwise",
                "direction of the induced current", "direction does the induced current", "direction does the current", "direction of the current",
                "which way does the induced current", "which way does the current", "clockwise or counter-clockwise")  # fmt: skip


def _sense(name: str, regimes: tuple[str, ...]) -> Outcome:
    return Outcome(
        name, _WHICH_SENSE,
        (Choice("clockwise", Lt(s_I, 0), _CLOCKWISE), Choice("counterclockwise", Gt(s_I, 0), _COUNTER)),
        regimes, in_effects=False,
    )  # fmt: skip


def _sense_claim(regimes: tuple[str, ...]) -> Outcome:
    """Return what effects say of the current in the loop; magnets are seen from either side."""

    def said(*senses: str) -> tuple[str, ...]:
        return tuple(
            text
            for sense in senses
            for text in (
                f"{sense} current is induced",
                f"induces {sense} current",
                f"{sense} induced current",
                f"current flows {sense}",
                f"current is {sense}",
                f"induced current must flow {sense}",
                f"current runs {sense}",
                f"drives {sense} current",
                f"{sense} current flows",
                f"flows {sense}",
                f"current circulates {sense}",
                f"current in {sense} direction",
                f"current in {sense} sense",
                f"current must be {sense}",
            )
        )

    return Outcome(
        "sense_claim", (),
        (Choice("clockwise", Lt(s_I, 0), said("clockwise")),
         Choice("counterclockwise", Gt(s_I, 0), said("counterclockwise", "counter clockwise", "anticlockwise", "anti clockwise"))),
        regimes,
    )  # fmt: skip


def _flux(name: str, grows: object, shrinks: object, regimes: tuple[str, ...]) -> Outcome:
    return Outcome(
        name, (),
        (
            Choice("grows", grows, ("flux increases", "flux grows", "flux is increasing", "flux is growing", "growing flux",
                                    "flux through it increases", "flux through the {coil} increases", "flux through the {ring} increases",
                                    "flux through the loop increases", "flux through the {ring} grows", "flux through the loop grows",
                                    "flux through the {coil} grows", "flux rises", "increasing flux",
                                    "flux into the page increases", "flux into the page grows", "flux into the page through the loop increases",
                                    "flux into the page through the loop grows", "flux out of the page increases", "flux out of the page grows",
                                    "flux out of the page through the loop increases", "flux out of the page through the loop grows")),
            Choice("shrinks", shrinks, ("flux decreases", "flux shrinks", "flux is decreasing", "shrinking flux", "decreasing flux",
                                        "flux through it decreases", "flux through the {coil} decreases", "flux through the {ring} decreases",
                                        "flux through the loop decreases", "flux through the {ring} shrinks", "flux through the loop shrinks",
                                        "flux through the {coil} shrinks", "flux falls", "flux drops",
                                        "flux into the page decreases", "flux into the page shrinks", "flux into the page through the loop decreases",
                                        "flux into the page through the loop shrinks", "flux out of the page decreases", "flux out of the page shrinks",
                                        "flux out of the page through the loop decreases", "flux out of the page through the loop shrinks")),
        ),
        regimes,
    )  # fmt: skip


_FORCE_ASKED = tuple(
    phrase
    for ring in ("ring", "loop", "coil", "aluminium ring", "aluminum ring", "copper ring")
    for phrase in (
        *(f"{kind}force does {ring} {verb}" for kind in ("", "magnetic ") for verb in ("feel", "experience", "exert")),
        *(f"{kind}force does magnet exert on {ring}" for kind in ("", "magnetic ")),
        *(f"{kind}force acts on {ring}" for kind in ("", "magnetic ")),
        f"how does magnet act on {ring}", f"how does {ring} act on magnet", f"what is true of {ring}", f"what does {ring} do", f"what happens to {ring}",
        f"how does {ring} react", f"how does {ring} respond", f"which way does {ring} move",
    )
)  # fmt: skip
"""How the force between a magnet and a ring is asked for without the words for it."""

OUTCOMES = (
    Outcome(
        "emf_appears", ("is any emf induced", "is there any induced emf", "whether an emf is induced", "is there any emf induced", "does a current flow", "is a current induced", "is there an induced emf",
                      "does an emf", "is there an emf", "induced current flow", "is there an induced current",
                      "is a voltage induced", "any current induced", "galvanometer show", "galvanometer deflect", "galvanometer needle deflect",
                      "show a deflection", "show any deflection", "needle move", "is any current induced", "does any current flow", "any induced current",
                      "will a current", "will there be a current", "is there a current", "any emf"),
        (
            Choice("induced", Gt(emf_ind, 0), ("an EMF is induced", "yes, an EMF is induced", "yes", "emf is induced", "a current is induced",
                                               "there is an induced emf", "a current flows", "current is induced", "there is an emf")),
            Choice("none", Eq(emf_ind, 0), ("no EMF is induced", "no, no EMF is induced", "no", "no emf", "no current is induced", "there is no induced emf",
                                            "none", "no current flows", "emf is zero", "zero", "no current", "there is no emf", "no voltage is induced")),
        ),
        (*FLUX, CONSTANT), in_effects=False,
    ),
    Outcome(
        "induction_claim", (),
        (
            Choice("induced", Gt(emf_ind, 0), ("an emf is induced", "induces an emf", "a current is induced", "induces a current")),
            Choice("none", Eq(emf_ind, 0), ("no emf is induced", "induces no emf",
                                            "there is no induced emf")),
        ),
        (*FLUX, CONSTANT),
    ),
    _sense("sense_in_loop", (*RAILS, *SEEN)),
    _sense_claim((*RAILS, *SEEN)),
    _sense("sense_in_ring", MAGNET),
    _flux("flux_seen", Gt(s_grow, 0), Lt(s_grow, 0), (*RAILS, *SEEN)),
    _flux("flux_of_magnet", Gt(s_app, 0), Lt(s_app, 0), MAGNET),
    _flux("flux_of_field", Ge(Abs(Phi_2), Abs(Phi_1)), Le(Abs(Phi_2), Abs(Phi_1)), FLUX),
    Outcome(
        "positive_end", ("which end of the rod", "which end of the bar", "which end is positive", "which end is at the higher potential",
                         "upper or the lower end", "upper or lower end", "top or bottom", "top or the bottom", "upper end or the lower end"),
        (
            Choice("upper", Gt(s_top, 0), ("the upper end", "upper", "the top end", "the top", "upper end")),
            Choice("lower", Lt(s_top, 0), ("the lower end", "lower", "the bottom end", "the bottom", "lower end")),
        ),
        RAILS, in_effects=False,
    ),
    Outcome(
        "force_side", ("force on the rod point to the left or", "to the left or to the right", "to the right or to the left", "left or right",
                       "right or left", "direction of the magnetic force", "which way does the magnetic force", "which direction does the magnetic force", "which side does the magnetic force",
                       *(f"{what} force on the {rod} {how}" for what in ("does the magnetic", "magnetic", "does the") for rod in ("rod", "bar", "wire")
                         for how in ("point", "act", "directed", "point right", "point left")), "point right or left", "point left or right", "directed left or right",
                       "act right or left", "which direction is the magnetic force", "direction of the force on the rod", "right or left", "left or right"),
        (
            Choice("right", Gt(s_F, 0), ("to the right", "right", "rightward")),
            Choice("left", Lt(s_F, 0), ("to the left", "left", "leftward")),
        ),
        RAILS, in_effects=False,
    ),
    Outcome(
        "braking", ("oppose the motion", "help or oppose", "speed up or slow down the rod"),
        (
            Choice("opposes", true, ("force opposes the motion", "force on the rod opposes its motion", "force opposes its motion", "opposes the motion",
                                     "opposes its motion", "brakes the rod", "brakes the {rod}", "slows the {rod} down", "slows the rod")),
            Choice("helps", false, ("magnetic force acts in the direction of motion", "magnetic force is in the direction of motion",
                                    "magnetic force on the rod is in the direction of motion", "magnetic force helps the motion",
                                    "magnetic force aids the motion", "magnetic force speeds the {rod} up", "magnetic force accelerates the {rod}",
                                    "magnetic force pushes the {rod} forward", "magnetic force points in the direction of motion",
                                    "magnetic force acts in the direction of its motion", "magnetic force supports the motion")),
        ),
        RODS,
    ),
    Outcome(
        "attraction", ("attract or repel", "repel or attract", "attracted or repelled", "repelled or attracted", "attracts or repels", "attracted to or repelled", "repelled by or attracted", "attracted by or repelled", "attracted toward or repelled",
                       "attractive or repulsive", "repulsive or attractive", "attraction or repulsion", "attracted or is it repelled", "attract or does it repel", *_FORCE_ASKED),
        (
            Choice("repelled", Gt(s_force, 0), ("repulsive", "it is repelled", "repelled", "repels", "they repel each other", "repel", "repulsion", "away from the {magnet}", "away from the magnet", "pushed away", "repulsive force", "repelling")),
            Choice("attracted", Lt(s_force, 0), ("attractive", "it is attracted", "attracted", "attracts", "they attract each other", "attract", "attraction", "toward the {magnet}", "towards the {magnet}", "toward the magnet", "towards the magnet", "attractive force", "attracting")),
            Choice("neither", false, ("no force", "it feels no force", "no magnetic force", "there is no force", "it stays at rest", "nothing happens", "not affected", "neither attracted nor repelled")),
        ),
        MAGNET, in_effects=False,
    ),
    Outcome(
        "attraction_claim", (),
        (
            Choice("repelled", Gt(s_force, 0), ("repels the {magnet}", "{magnet} is repelled", "repel each other", "pushes the {magnet} away", "repelled by the {magnet}", "repelled from the {magnet}", "is repelled")),
            Choice("attracted", Lt(s_force, 0), ("attracts the {magnet}", "{magnet} is attracted", "attract each other", "pulls the {magnet} back", "attracted towards the {magnet}", "attracted toward the {magnet}", "attracted to the {magnet}", "attracted by the {magnet}", "is attracted")),
        ),
        MAGNET,
    ),
    Outcome(
        "step", ("step-up or a step-down", "step-down or a step-up", "step-up or step-down", "step-down or step-up", "step up or down",
                 "higher or lower than the primary", "step the voltage up or down", "step up or step down"),
        (
            Choice("step-up", Gt(N_s, N_p), ("step-up", "a step-up transformer", "step-up transformer", "it steps the voltage up", "steps up",
                                             "higher", "up")),
            Choice("step-down", Lt(N_s, N_p), ("step-down", "a step-down transformer", "step-down transformer", "it steps the voltage down",
                                               "steps down", "lower", "down")),
        ),
        COILS, in_effects=False,
    ),
    Outcome(
        "step_claim", (),
        (
            Choice("step-up", Gt(N_s, N_p), ("steps the voltage up", "step-up transformer", "raises the voltage")),
            Choice("step-down", Lt(N_s, N_p), ("steps the voltage down", "step-down transformer", "lowers the voltage", "reduces the voltage")),
        ),
        COILS,
    ),
    Outcome(
        "peak_claim", (),
        (
            Choice("grows", Gt(emf_after, emf_max), ("peak emf increases", "peak emf grows", "peak emf rises", "peak emf doubles", "peak emf is doubled")),
            Choice("shrinks", Lt(emf_after, emf_max), ("peak emf decreases", "peak emf falls", "peak emf is halved", "peak emf drops")),
            Choice("stays", Eq(emf_after, emf_max), ("peak emf stays the same", "peak emf stays at", "peak emf does not change", "peak emf is unchanged",
                                                     "peak emf remains")),
        ),
        (FASTER,),
    ),
)  # fmt: skip

# Books write Φ for the flux of one turn and for that of all of them.
_FLUX_CHANGES = (Phi_change, Phi_drop, Psi_change, Psi_drop)
_FLUX_RATES = (Phi_rate, Phi_rate_fall, Psi_rate, Psi_rate_fall)
_EMFS = (emf_ind, emf_neg, emf_max, emf_avg, emf_rms, emf_t, emf_after)
AMBIGUOUS = {
    "emf": _EMFS,
    "EMF": _EMFS,
    "epsilon": _EMFS,
    "calE": _EMFS,
    "E": _EMFS,
    "E_mf": _EMFS,
    "U": (*_EMFS, V_p, V_s),
    "V": (*_EMFS, V_p, V_s),
    "voltage": (*_EMFS, V_p, V_s),
    "e": _EMFS,
    "xi": _EMFS,
    "B": (B_0, B_2),
    "field": (B_0, B_2),
    "Delta_Phi": _FLUX_CHANGES,
    "d_Phi": _FLUX_CHANGES,
    "dPhi": _FLUX_CHANGES,
    "dPhi_dt": _FLUX_RATES,
    "dPhi_B_dt": _FLUX_RATES,
    "rate": (B_rate, B_rate_fall, Phi_rate, I_rate, I_rate_fall),
    "rate_of_change": (B_rate, B_rate_fall, Phi_rate, I_rate, I_rate_fall),
    "Delta_B": (B_change, B_fall),
    "dB": (B_change, B_fall),
    "deltaB": (B_change, B_fall),
    "dB_dt": (B_rate, B_rate_fall),
    "dBdt": (B_rate, B_rate_fall),
    "Delta_A": (A_change, A_fall),
    "dA": (A_change, A_fall),
    "Delta_I": (I_change, I_fall),
    "dI": (I_change, I_fall),
    "deltaI": (I_change, I_fall),
    "dI_dt": (I_rate, I_rate_fall),
    "dIdt": (I_rate, I_rate_fall),
    "N": (N, N_p, N_s),
    "Delta_Phi_B": _FLUX_CHANGES,
    "Delta_flux": _FLUX_CHANGES,
    "Phi": (Phi_1, Phi_2, Phi_change),
    "Phi_B": (Phi_1, Phi_2, Phi_change),
    "phi": (phi_turn, theta_n, Phi_1),
    "theta": (theta_n, alpha, theta_v, phi_turn),
    "angle": (theta_n, alpha, theta_v, phi_turn),
    "L": (L_rod, L_ind),
    "l": (L_rod,),
    "length": (L_rod,),
    "F": (F_m, F_pull),
    "force": (F_m, F_pull),
    "I": (I_ind, I_start),
    "i": (I_ind, I_start),
    "I_1": (I_p, I_start),
    "I_2": (I_s, I_end),
    "n": (N, N_p, N_s, f_rot),
    "n_1": (N_p,),
    "n_2": (N_s,),
    "t": (Delta_t, t_gen, t_quarter),
    "time": (Delta_t, t_gen, t_quarter),
}  # fmt: skip
"""Names of several quantities; the regime, then the values, tell which is meant."""
