"""Quantities of the spring chapter: what is given, and what springs at rest and joined ones have."""

from __future__ import annotations

from wmw.core.family import Grid, Quantity
from wmw.families.spring.quantities_motion import MOTION
from wmw.families.spring.symbols import (
    F_1,
    F_2,
    L_0,
    U_1,
    U_2,
    W_F,
    Delta_E_g,
    Delta_x,
    Delta_x_1,
    Delta_x_2,
    E_h,
    F_each,
    F_f,
    F_g,
    F_i,
    F_s,
    F_x,
    H,
    L,
    L_piece,
    N,
    Q_f,
    T_piece,
    U_f,
    U_i,
    U_s,
    f_k,
    f_piece,
    g,
    gap,
    k,
    k_1,
    k_2,
    k_eq,
    k_piece,
    label_1,
    label_2,
    m,
    mu_k,
    n,
    x_each,
    x_f,
    x_i,
    x_piece,
)

_OTHER_NAMES = ("spring constant", "force constant", "stiffness", "constant")
_BOTH = (
    "constants",
    "springs of constant",
    "springs with constant",
    "springs of stiffness",
    "stiffnesses",
)


_CONSTANT_OF = (
    "with a spring constant of", "of spring constant", "with a force constant of", "of force constant", "with a stiffness of",
    "of stiffness", "of constant", "has a spring constant of", "has spring constant", "has a force constant of",
    "has force constant", "has a stiffness of", "has stiffness", "has constant", "spring constant", "force constant", "constant", "with k",
    "stiffness", "",
)  # fmt: skip


def _numbered(i: int, names: tuple[str, ...]) -> tuple[str, ...]:
    """Return the cues of the constant of one of two springs, more telling than those of one."""
    return (
        *(f"{name} {words}".strip() for name in (f"spring {i}", *names) for words in _CONSTANT_OF),
        f"k_{i}",
        f"k{i}",
        *_BOTH,
    )


_EMPTY = ("unloaded", "when unloaded", "when it is unloaded", "when not loaded", "without load", "without a load", "without any load", "with no load", "when no load", "when nothing hangs", "with nothing", "when unstretched", "when it is unstretched", "when relaxed", "when empty", "when it carries nothing", "when it is relaxed")  # fmt: skip
_NO_LOAD = (
    *(f"… {long}{empty}" for long in ("long ", "") for empty in _EMPTY),
    *(f"{empty} spring {has}" for empty in ("unloaded", "unstretched", "relaxed") for has in ("is", "has length", "has length of", "has a length of", "measures", "of length")),
    "unloaded length", "when unloaded is", "length unloaded", "length when unloaded is", "unloaded it is", "without load it is", "without a load is", "without a load it is", "when unloaded it is",
)  # fmt: skip
_WEIGHTS = ("when weight", "when a weight", "when load", "when a load", "when mass", "when a mass", "when block", "when a block", "with weight", "with a weight", "with load", "with a load", "with mass", "with a mass", "under load", "under a load", "under force", "under a force", "when loaded", "when it carries", "when body", "when a body", "under weight", "under a weight")  # fmt: skip
_LOADED = (
    *(f"… {long}{weight}" for long in ("long ", "") for weight in _WEIGHTS),
    *(f"{verb} to length of" for verb in ("stretched", "stretches", "extended", "extends", "lengthened", "lengthens", "pulled", "compressed", "shortened", "squeezed")),
    "… long when", "… long with", "… long under", "weight … long", "weight it is", "load it is", "mass it is",
    "becomes … long", "stretches to … long", "it is … long", "spring is … long", "until it is … long",
)  # fmt: skip

_EACH_IN_A_ROW = (
    r"\b(?:series|end to end|one below (?:the )?other|one under (?:the )?other|one after (?:the )?other|below each other)\b"
    r".*\b(?:how (?:far|much) (?:does|is|will|are) each|(?:stretch|extension|elongation) of each)\b"
)
"""What asks for the stretch of each of two springs in a row, and not for both together."""

GIVEN = (
    Quantity(
        m, "m", "mass of the block", "kg", 0.0001, 1e5, Grid(0.2, 5.0, 0.1),
        aliases=("m", "mass", "M", "block_mass", "m_block", "mass_block", "m_b", "load", "hanging_mass"),
        cues=("mass", "weighs", "block", "object"), asked=("what is the mass", "what mass", "find the mass",
              "mass of the block", "mass of the object", "how heavy", "mass must", "mass is"), body="block",
    ),
    Quantity(
        k, "k", "spring constant", "N/m", 0.01, 1e7, Grid(40, 800, 10),
        aliases=("k", "spring_constant", "force_constant", "stiffness", "k_s", "k_spring", "D", "springConstant",
                 "k_whole", "spring_stiffness", "constant_of_spring", "k_0", "elastic_constant"),
        cues=("spring constant", "force constant", "stiffness", "constant of the spring", "constant k", "constant",
              "spring of constant", "each", "k"),
        asked=("spring constant", "force constant", "stiffness", "constant of the spring", "constant of each spring", "constant of each",
               "value of k", "its k", "what is k", "what k", "how stiff", "constant must"), body="spring", lasting=True,
    ),
    Quantity(
        k_1, "k_1", "constant of spring 1", "N/m", 0.01, 1e7, Grid(60, 400, 20),
        aliases=("k_1", "k_A", "k_Q", "spring_constant_1", "k1", "stiffness_1"), cues=_numbered(1, ("spring Q", "spring A", "first spring", "upper spring", "left spring", "one spring", "one")),
        asked=("constant of spring 1", "constant of spring Q", "constant of the first spring"), body="first",
    ),
    Quantity(
        k_2, "k_2", "constant of spring 2", "N/m", 0.01, 1e7, Grid(60, 400, 20),
        aliases=("k_2", "k_B", "k_R", "spring_constant_2", "k2", "stiffness_2"), cues=_numbered(2, ("spring R", "spring B", "second spring", "lower spring", "right spring", "other spring", "other")),
        asked=("constant of spring 2", "constant of spring R", "constant of spring B", "constant of the second spring", "constant of the other"),
        body="second",
    ),
    Quantity(
        n, "n", "number of equal pieces or springs", "1", 1, 20, Grid(2, 5, 1),
        aliases=("n", "number_of_pieces", "number_of_springs", "pieces", "parts"),
        cues=("equal pieces", "equal parts", "pieces", "equal lengths", "identical springs", "springs", "equal springs"),
        asked=("how many equal pieces", "how many pieces", "into how many", "how many springs"),
    ),
    Quantity(
        g, "g", "acceleration of free fall", "m/s^2", 0.5, 30,
        aliases=("g", "gravity", "gravitational_acceleration", "g_accel", "acceleration_due_to_gravity", "grav",
                 "free_fall_acceleration", "g_earth"),
        cues=("acceleration of free fall", "acceleration due to gravity", "free fall", "gravity", "gravitational", "g"),
        moment="constant", choices=(9.8, 9.81, 10.0),
    ),
    Quantity(
        mu_k, "μ_k", "coefficient of kinetic friction", "1", 0, 2, Grid(0.1, 0.5, 0.05),
        aliases=("mu_k", "mu", "kinetic_friction_coefficient", "friction_coefficient", "coefficient_of_friction",
                 "coefficient_of_kinetic_friction", "mu_kinetic"),
        cues=("coefficient of kinetic friction", "kinetic friction", "coefficient of friction", "coefficient", "friction"),
        asked=("coefficient of kinetic friction", "coefficient of friction"),
    ),
    Quantity(
        L_0, "L_0", "natural length of the spring", "cm", 0.1, 1000, Grid(10, 40, 1),
        aliases=("L_0", "natural_length", "rest_length", "l_0", "unstretched_length", "relaxed_length", "L_natural",
                 "original_length", "L_i", "free_length", "x_0"),
        cues=("natural length", "unstretched length", "relaxed length", "rest length", "natural", "unstretched", "relaxed",
              "original length", "uncompressed length", "… long becomes", "… long is stretched to", "… long stretches to", "… long extends to", "… long spring is", "… long spring stretches", "free length", "initial length", *_NO_LOAD),
        asked=("natural length", "unstretched length", "relaxed length", "original length", "rest length"),
    ),
    Quantity(
        H, "H", "height of the block above the floor before the spring stretches", "cm", 0.1, 2000, Grid(4, 80, 1),
        aliases=("H", "clearance", "floor_distance", "height_above_floor", "distance_to_floor", "h_floor"),
        cues=("above the floor", "floor", "from the floor", "above the ground", "below the block", "clearance", "underside", "underside of", "bottom of", "its underside"),
        asked=("clearance",), sort="height",
    ),
    Quantity(
        Delta_x, "Δx", "deformation of the spring, from its natural length", "cm", 0.4, 80, Grid(2, 20, 0.2),
        aliases=("Delta_x", "deformation", "length_change", "stretch", "compression", "extension", "elongation", "delta_x",
                 "dx", "Delta_L", "Delta_l", "delta_L", "Delta_y", "delta_y", "x_stretch", "x_compression", "x_comp",
                 "x_s", "spring_stretch", "spring_compression", "total_stretch", "static_stretch", "equilibrium_extension",
                 "x_total", "e", "x_tot", "compression_distance", "delta_l", "equilibrium_stretch"),
        cues=("stretches", "stretched", "stretch", "stretched by", "compressed", "compresses", "compress", "compression", "compressing", "stretching", "compressing it",
              "compressed by", "pushed in", "squeezed", "elongates", "extends", "extended", "extension", "elongation",
              "longer", "shorter", "lengthens", "pulled out", "total stretch", "deformed", "displacement from its natural",
              "from its natural length", "natural length by", "from its natural length by", "from its unstretched length by", "sink by", "sinks by", "sags by", "sags", "squashes by", "squashed by", "gives way by", "drawn back", "pulled back", "draws back", "pulls back", "drawn back by", "pulled back by", "shortened by", "shortens by", "is shortened by", "relaxed length by", "from its relaxed", "from its unstretched"),
        asked=("how far is the spring stretched", "how far does the spring stretch", "how far does it stretch", "stretch",
               "how much does the spring stretch", "how much is the spring stretched", "how far is the spring compressed",
               "how far does the block compress the spring", "compression of the spring", "how much is the spring compressed",
               "elongation", "extension", "how far does it compress", "how far must the spring be compressed",
               "how far must the spring be stretched", "compression", "compress the spring", "spring compressed",
               "spring stretched", "springs stretched", "are the springs stretched", "spring stretch", "total stretch", "stretch of the spring", "by how much",
               "largest compression", "maximum compression", "greatest compression", "compress before", "stretched by", *(f"how far {verb} the {body} {falls}" for verb in ("does", "will") for falls in ("sink", "go down", "drop", "descend")
                                                  for body in ("load", "weight", "block", "mass", "body", "platform", "object"))),
        moment="after", body="spring", unasked=(_EACH_IN_A_ROW,),
    ),
    Quantity(
        x_i, "x_i", "first stretch", "cm", 0.01, 1000, Grid(2, 10, 0.5),
        aliases=("x_i", "initial_stretch", "initial_extension", "x_initial", "first_stretch"),
        cues=("from a stretch of", "from an extension of", "from an elongation of", "from an initial extension of", "stretch it from", "stretched from", "spring from", "from … to", "already stretched", "already stretched by", "initially stretched", "initially stretched by", "initial stretch", "first stretched by", "first compressed by", "already compressed by", "compressed from", "compress from", "initially compressed by", "… then stretched to", "… and then stretched to", "… and is then stretched to", "… then compressed to", "… and then compressed to"),
    ),
    Quantity(
        x_f, "x_f", "second stretch", "cm", 0.01, 1000, Grid(5, 20, 0.5),
        aliases=("x_f", "final_stretch", "final_extension", "x_final", "second_stretch"),
        cues=("to a stretch of", "to an extension of", "to an elongation of", "to a final extension of", "to a total extension of", "to a total stretch of", "then stretched to", "final stretch", "until it is stretched by", "stretch reaches", "to … beyond its natural", "to … beyond its unstretched", "to … from its natural", "to … past its natural", "to"), moment="after",
    ),
)  # fmt: skip

STATICS = (
    Quantity(
        F_s, "F", "force on the spring", "N", 0.001, 1e6, Grid(4, 80, 1),
        aliases=("F_s", "spring_force", "applied_force", "pull", "pulling_force", "F_spring", "F_sp", "F_app", "F_el",
                 "F_applied", "F_pull", "F_push", "push", "F_k", "restoring_force", "F_elastic", "F_h", "tension",
                 "elastic_force", "force_applied", "F_hand", "F_tot"),
        cues=("force", "pulled with", "pull of", "pulls with", "pushes with", "push of"),
        asked=("what force", "how large a force", "force must", "force needed", "force is needed", "how hard", "force does",
               "force exerted", "spring force", "force of the spring", "force that the spring", "applied force",
               "force on the block", "what pull", "what push"),
    ),
    Quantity(
        F_g, "F_g", "weight of the block", "N", 0.001, 1e6,
        aliases=("F_g", "weight", "mg", "F_grav", "gravity_force", "F_w", "block_weight"),
        cues=("weight", "weighs", "weighing"),
        asked=("what is the weight", "weight of the block", "weight of the object", "weight must"), moment="after", body="block",
    ),
    Quantity(
        N, "N", "normal force on the block", "N", 0.001, 1e6, aliases=("N", "normal_force", "F_N", "normal", "F_n"),
        asked=("normal force",), moment="after", body="block",
    ),
    Quantity(
        F_x, "F_sx", "spring force at the moment in question", "N", 0, 1e6, sign="nonnegative", moment="after",
    ),
    Quantity(
        L, "L", "length of the loaded spring", "cm", 2, 150,
        aliases=("L", "length", "new_length", "total_length", "stretched_length", "compressed_length", "loaded_length",
                 "spring_length", "equilibrium_length", "L_eq"),
        cues=("to a length", "length becomes", "length of the spring is then", "length is then", "total length", "its length is", "its length becomes", "its length grows to",
              "length is now", "length of the spring is now", "spring is then", "spring is now", "stretched length", "loaded length", "measures", *_LOADED),
        asked=("how long is the spring", "length of the spring", "length does the spring", "total length", "what length",
               "new length", "how long does the spring", "length of the stretched", "how long is it then", "long is the spring", "long is the loaded spring", "long is it"),
        moment="after",
    ),
    Quantity(
        U_s, "U_s", "elastic energy of the spring", "J", 1e-6, 1e7, Grid(0.5, 20, 0.5),
        aliases=("U_s", "elastic_energy", "stored_energy", "U_el", "PE_s", "E_s", "EPE", "PE_el", "PE_spring",
                 "E_el", "PE_elastic", "spring_energy", "elastic_potential_energy", "U_spring", "E_spring", "E_stored",
                 "U_elastic", "U_e", "energy_stored", "E_elastic", "spring_potential_energy", "E_p_spring"),
        cues=("stores", "stored", "elastic energy", "elastic potential energy", "energy of"),
        asked=("energy is stored", "energy does the spring store", "energy stored", "elastic energy", "elastic potential energy",
               "energy does it store", "potential energy", "how much energy", "energy is then stored", "energy in the spring"),
        moment="after",
    ),
    Quantity(
        W_F, "W_F", "work done on the spring", "J", 1e-6, 1e7,
        aliases=("W_F", "work", "work_done", "W_hand", "W_ext", "W_app", "W_applied"),
        asked=("how much work", "what work", "work is done", "work is needed", "work must", "work does", "work required",
               "work done"), cues=("work",), moment="after",
    ),
    Quantity(
        gap, "c", "room left between the block and the floor", "cm", -1000, 2000, sign="any",
        aliases=("gap", "room_left", "remaining_clearance"),
        asked=("how far above the floor", "how far from the floor", "how high above the floor"), moment="after",
    ),
    Quantity(
        Delta_E_g, "ΔE_g", "gravitational energy given up in lowering the block", "J", 1e-6, 1e7,
        aliases=("Delta_E_g", "Delta_U_g", "gravitational_energy_lost", "Delta_PE_g", "Delta_GPE"),
        asked=("gravitational potential energy", "gravitational energy"), moment="after",
    ),
    Quantity(
        E_h, "E_h", "energy taken up by the hand that lowers the block", "J", 1e-6, 1e7,
        aliases=("E_h", "energy_to_hand", "work_against_hand"), asked=("energy taken up by the hand",), moment="after",
    ),
    Quantity(F_i, "F_i", "spring force at the first stretch", "N", 0.001, 1e6, aliases=("F_i", "initial_force"), moment="after"),
    Quantity(F_f, "F_f", "spring force at the second stretch", "N", 0.001, 1e6, aliases=("F_f", "final_force"), moment="after"),
    Quantity(U_i, "U_i", "elastic energy at the first stretch", "J", 1e-6, 1e7,
             aliases=("U_i", "initial_energy", "PE_i", "E_i"), moment="after"),
    Quantity(U_f, "U_f", "elastic energy at the second stretch", "J", 1e-6, 1e7,
             aliases=("U_f", "final_energy", "PE_f", "E_f"), moment="after"),
    Quantity(
        f_k, "f_k", "friction force", "N", 0.001, 1e6,
        aliases=("f_k", "friction_force", "F_fr", "friction", "F_friction", "F_fric", "f_fr", "kinetic_friction"),
        cues=("friction force", "force of friction"), asked=("friction force", "force of friction"), moment="after", body="block",
    ),
    Quantity(
        Q_f, "Q_f", "energy lost to friction", "J", 1e-6, 1e7,
        aliases=("Q_f", "friction_work", "W_f", "heat", "W_fric", "work_friction", "E_lost", "W_friction", "E_th"),
        asked=("energy lost to friction", "work done by friction", "thermal energy", "heat produced"), moment="after",
    ),
)  # fmt: skip


# The numbers of numbered springs are no values; see the facts that mention them.
LABELS = (
    Quantity(label_1, "1", "number of the first spring", "1", 0, 9, aliases=("label_1",)),
    Quantity(label_2, "2", "number of the second spring", "1", 0, 9, aliases=("label_2",)),
)


def _of_two(i: int, letter: str, word: str) -> tuple[Quantity, ...]:
    stretch, force, energy = {1: (Delta_x_1, F_1, U_1), 2: (Delta_x_2, F_2, U_2)}[i]
    names = (
        f"spring {i}",
        f"spring {letter}",
        f"spring {'AB'[i - 1]}",
        f"{word} spring",
        ("upper spring", "lower spring")[i - 1],
    )
    body = {1: "first", 2: "second"}[i]
    return (
        Quantity(
            stretch, f"Δx_{i}", f"stretch of spring {i}", "cm", 0.001, 1000,
            aliases=(f"Delta_x_{i}", f"stretch_{i}", f"extension_{i}", f"delta_x_{i}", f"Delta_L_{i}", f"e_{i}", f"Delta_x_{letter}"),
            asked=tuple(f"{lead} {name}" for name in (*names, "each spring", "each of springs", "each of two")
                        for lead in ("stretch of", "extension of", "elongation of", "how far is", "how far does", "how much is", "how much does", "how much longer is")),
            moment="after", body=body,
        ),
        Quantity(
            force, f"F_{i}", f"force of spring {i}", "N", 0.001, 1e6,
            aliases=(f"F_{i}", f"force_{i}", f"F_s{i}", f"F_s_{i}", f"F_{letter}"),
            asked=tuple(f"{lead} {name}" for name in names for lead in ("force in", "force of", "tension in", "force on")),
            moment="after", body=body,
        ),
        Quantity(
            energy, f"U_{i}", f"elastic energy of spring {i}", "J", 1e-6, 1e7,
            aliases=(f"U_{i}", f"energy_{i}", f"PE_{i}", f"U_{letter}", f"U_s{i}", f"U_s_{i}"),
            asked=tuple(f"{lead} {name}" for name in names for lead in ("energy stored in", "energy of", "energy in")),
            moment="after", body=body,
        ),
    )  # fmt: skip


JOINED = (
    Quantity(
        k_eq, "k_eq", "constant of the combination", "N/m", 0.01, 1e7,
        aliases=("k_eq", "equivalent_constant", "effective_constant", "k_eff", "k_tot", "k_total", "k_s_eq", "k_comb",
                 "k_series", "k_parallel", "k_p", "k_net", "k_combined", "effective_spring_constant", "k_ser", "k_par",
                 "equivalent_spring_constant", "k_pair", "combined_spring_constant", "k_system"),
        cues=("effective spring constant", "equivalent spring constant", "combination has a spring constant"),
        asked=("effective spring constant", "equivalent spring constant", "constant of the combination", "combined spring constant",
               "constant of the pair", "constant of the system", "effective constant", "equivalent constant", "effective force constant",
               "constant of the two springs together", "constant of the arrangement", "equivalent force constant",
               "spring constant of the combination", "spring constant of the system",
               *(f"{one} spring {does}" for one in ("what single", "which single", "what one", "single") for does in ("would replace", "could replace", "can replace", "replaces", "would act", "would behave", "has the same effect", "would have the same effect", "is equivalent", "would be equivalent"))), moment="after",
    ),
    *_of_two(1, "Q", "first"),
    *_of_two(2, "R", "second"),
    Quantity(
        F_each, "F_each", "force of each spring", "N", 0.001, 1e6, aliases=("F_each", "force_each", "force_per_spring"),
        asked=("force of each spring", "force in each spring", "force does each spring"), moment="after",
    ),
    Quantity(
        x_each, "x_each", "stretch of each spring", "cm", 0.001, 1000, aliases=("x_each", "stretch_each", "stretch_per_spring"),
        asked=("stretch of each spring", *(f"how {much} {does} each{spring}" for much in ("far", "much") for does in ("does", "is", "will", "are") for spring in (" spring", " of springs", " of two", " stretched", " stretch"))), moment="after",
    ),
    Quantity(
        k_piece, "k_p", "constant of one piece", "N/m", 0.01, 1e8,
        aliases=("k_piece", "piece_constant", "k_new", "k_half", "k_cut", "k_short", "new_spring_constant", "k_part",
                 "constant_of_piece", "k_third", "k_prime", "k_n"),
        asked=("constant of each piece", "constant of one piece", "constant of one of the pieces", "constant of each half",
               "constant of each part", "spring constant of a piece", "constant does each piece", "constant of one half",
               "constant of the piece", "constant of one of the halves", "constant does one piece", "constant does each half",
               "constant of the shorter", "force constant of one piece", "force constant of each piece", "spring constant of each piece", "spring constant does each piece",
               "spring constant of one piece", "constant of a single piece", *(f"stiffness {of} {part}" for of in ("of", "does", "of each", "does each", "of one", "of one of", "does one", "has each", "does one of") for part in ("piece", "pieces", "half", "halves", "part", "parts", "third", "quarter", "short spring", "new spring"))),
        cues=("each piece has",), moment="after", body="piece",
    ),
    Quantity(
        L_piece, "L_p", "natural length of one piece", "cm", 0.01, 1000,
        aliases=("L_piece", "piece_length", "l_piece", "L_cut"), cues=("length of the piece", "piece of", "long piece"),
        asked=("length of each piece", "how long is each piece"), moment="after", body="piece",
    ),
    Quantity(
        x_piece, "x_p", "stretch of one piece", "cm", 0.001, 1000, aliases=("x_piece", "piece_stretch", "Delta_x_piece"),
        asked=("how far does the piece stretch", "how far does one piece stretch", "stretch of the piece", "stretch of one piece"),
        moment="after", body="piece",
    ),
    Quantity(
        T_piece, "T_p", "period on one piece", "s", 1e-4, 1000,
        aliases=("T_piece", "piece_period", "T_cut", "T_half"),
        asked=("period on one piece", "period when it hangs from one piece", "period of the block on the piece", "period on the piece",
               "period with one piece", "period on one of the pieces", "period does the block have on one piece", "what is its period"),
        unasked=(r"\A(?!.*\b(?:one|each|either|half) of (?:its |the |these )?(?:two )?(?:equal )?(?:halves|pieces|parts)\b)(?!.*\bperiod (?:\w+ ){0,6}pieces?\b)",), moment="after",
    ),
    Quantity(
        f_piece, "f_p", "frequency on one piece", "Hz", 1e-4, 1e5, aliases=("f_piece", "piece_frequency"),
        asked=("frequency on one piece", "frequency on one of the pieces", "frequency on the piece"), moment="after",
    ),
)  # fmt: skip

QUANTITIES = (*GIVEN, *MOTION, *STATICS, *JOINED, *LABELS)
