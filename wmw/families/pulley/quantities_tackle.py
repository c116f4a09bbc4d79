"""The quantities of tackles: load, effort, rope, mechanical advantage, efficiency."""

from __future__ import annotations

from wmw.core.family import Grid, Quantity
from wmw.families.pulley.symbols import (
    IMA,
    MA,
    WEIGHING_PULLEYS,
    E_lost,
    F,
    W,
    W_in,
    W_out,
    W_pul,
    eta,
    m_L,
    n,
    s,
    v_r,
)

_HOLDERS = "bracket|hook|ceiling|beam|branch|support|nail|rafter|crossbar"
"""What a pulley is fixed to: what it bears is no pull on the rope."""

_ROPE_MOVES = (
    *(f"{end} {moves}{through}" for end in ("effort", "effort end", "free end", "hand", "rope", "chain", "pull")
      for moves in ("moves", "is moved", "moved", "is pulled", "travels", "has moved", "must move", "moves down", "is drawn in", "is hauled in", "is pulled in", "is drawn") for through in ("", " through", " by")),
    "… of chain", "… of cord", "… of cable",
)  # fmt: skip
"""Words of how far the effort goes, or how much rope is hauled in."""

TACKLES = (
    Quantity(
        m_L, "m_L", "mass of the load", "kg", 0.01, 50000, Grid(10, 96, 1),
        aliases=("m_L", "load_mass", "m_load", "mass_load", "mass_of_load", "m_crate", "m_bucket", "m_engine"),
        cues=("load of mass", "load", "lift", "lifted", "raise", "raised", "hoist", "hoisted", "haul up", "hauls up", "hangs from a movable", "hangs from a rope that passes over a fixed", "hangs on a rope that passes over a fixed", "hangs from a rope over a fixed", "hangs from a light movable", "hangs from a single movable", "hangs from a frictionless movable", "supported by a movable", "attached to a movable", "hung from a movable", "engine", "piano", "bucket", "beam", "lifting", "tackle", "lifts", "raises"),
        asked=("mass of the load", "what mass can", "largest mass", "mass can be lifted", "heaviest load"), body="load",
    ),
    Quantity(
        n, "n", "number of strands that carry the load", "1", 0, 20, Grid(2, 6, 1),
        aliases=("n", "strands", "number_of_strands", "n_strands", "supporting_strands", "n_ropes", "rope_strands", "num_strands", "N_strands", "n_supporting"),
        cues=("strands", "supporting strands", "strands of rope", "supporting ropes", "rope segments", "supporting segments", "segments", "ropes", "strand", "parts of the rope"),
        asked=("how many strands", "number of strands", "how many supporting", "number of supporting", "how many rope"),
    ),
    Quantity(
        eta, "η", "efficiency", "%", 0, 100, Grid(55, 95, 5),
        aliases=("eta", "efficiency", "eff", "e", "epsilon"), cues=("efficiency", "efficient"), asked=("efficiency", "how efficient"),
    ),
    Quantity(
        W_pul, "W_pul", "weight of the movable pulley", "N", 0, 1e5, Grid(10, 60, 2),
        aliases=("W_pul", "W_pulley", "pulley_weight", "weight_pulley", "W_p", "weight_of_pulley", "F_pulley_weight", "w", "W_block"),
        cues=("pulley weighs", "weight of the movable pulley", "weight of the pulley", "movable pulley weighs", "movable pulley of weight", "movable block weighs", "lower block weighs", "lower pulley weighs", "weight of the lower block", "lower block of weight", "pulley of weight", "pulley has a weight of",
              "movable block of weight", *WEIGHING_PULLEYS),
        asked=("weight of the movable pulley", "weight of the pulley"),
    ),
    Quantity(
        W, "W", "weight of the load", "N", 0, 1e6, Grid(120, 900, 20),
        aliases=("W", "load", "load_weight", "F_load", "W_load", "F_L", "weight_of_load", "F_out", "resistance", "F_R"),
        cues=("together weigh", "weigh together", "total weight of", "load of", "load weighs", "weight of the load", "load of weight", "weight is", "weighing", "weighs", "weight of", "load", "crate", "lift", "raise", "raises", "lifts", "hoists", "holds", "supports", "hold", "support",
              *(f"… {thing}" for thing in ("engine", "crate", "box", "load", "bucket", "piano", "safe", "motor", "barrel", "beam", "stone", "sack", "bale", "boat", "container", "car engine", "block of stone", "sail", "bag", "bundle", "anchor")),
              *(f"{how}hangs {at} {what}" for how in ("", "… ") for at in ("from", "on") for what in ("a tackle", "the tackle", "a block and tackle", "the lower block", "the movable block", "a pulley tackle"))),
        asked=("weight of the load", "what load", "heaviest load", "largest load", "load can be", "greatest load", "what weight", "how heavy a load", "maximum load", *(f"how heavy {a} {thing}" for a in ("a", "an") for thing in ("part", "crate", "box", "stone", "engine", "weight", "body", "object", "barrel", "sack", "piano", "beam", "motor", "bucket", "machine", "thing", "block", "piece"))), body="load",
        unasked=(rf"\b(?:load|weight) must (?:{_HOLDERS})\b",),
    ),
    Quantity(
        F, "F", "pull on the rope", "N", 0, 1e6, Grid(40, 400, 5),
        aliases=("F", "effort", "pull", "force", "F_effort", "F_pull", "F_E", "F_applied", "applied_force", "F_in", "pulling_force", "F_app", "effort_force", "P", "input_force", "F_a", "F_min", "T_max", "breaking_strength", "breaking_tension", "max_tension"),
        cues=(*(f"{pulls} {on} with" for pulls in ("pulls", "pull", "pulling", "hauls", "heaves", "tugs", "pulled") for on in ("on rope", "rope", "down", "down on rope", "on chain", "on free end", "on cord", "free end", "at free end")), *(f"{pulls} {on}" for pulls in ("pulls", "pulling", "hauls on", "hauls at", "heaves on", "tugs at", "draws on") for on in ("rope of", "cord of", "chain of", "end of rope", "on rope of", "free end of", "on free end of", "at free end of", "at rope of")), "breaks at", "breaking strength", "breaking tension", "tension of", "withstand", "maximum tension", "snaps", "pull of", "effort of", "force of", "pulls with", "pulling with", "pull of", "by pulling", "effort", "pull", "force", "applied"),
        asked=("what pull", "what force", "what effort", "how large a force", "pulling force", "pull on the", "effort", "force is needed", "force must", "force is required", "force needed", "with what force",
               "how hard must", "how hard do", "how hard does", "how large a pull", "pull is needed", "force on the free end", "find the force", "force required", "applied force", "find the pull", "calculate the pull", "how strong a pull", "minimum force"),
        unasked=(
            rf"\bforce (?:must|does|should|has to) (?:{_HOLDERS})\b", rf"\bforce does pulley (?:exert|put|apply) on (?:{_HOLDERS})\b",
            rf"\b(?:pull|force|load) on (?:{_HOLDERS})\b", rf"\bpulley pull on (?:{_HOLDERS})\b",
        ),
    ),
    Quantity(
        s, "s", "length of rope pulled", "m", 0, 5000, Grid(2, 20, 0.5),
        aliases=("s", "rope_length", "rope_distance", "d_in", "d_effort", "d_rope", "length_of_rope", "L_rope", "distance_rope", "s_rope", "d_E", "effort_distance", "x_rope", "length_pulled", "rope_pulled", "length_rope", "rope", "pulled_rope"),
        cues=(*(f"free end {is_pulled} {way}by" for is_pulled in ("is pulled", "pulled", "is drawn", "moves", "is hauled") for way in ("", "down ", "up ", "out ", "in ")), "of rope", "rope is pulled", "length of rope", "pulling in", "pulled in", "applied through", "acts through", "exerted through", "applied over", "effort through", "effort moves through", "effort moves", "effort is moved through", *_ROPE_MOVES), asked=("how much rope", "length of rope", "what length", "how many metres of rope", "how many meters of rope", "how far must the rope", "rope must be pulled", "how far must the free end", *(f"how {much} {verb} the {end}" for much in ("much", "far") for verb in ("must", "does", "should", "has") for end in ("free end", "loose end", "end of the rope")),
                                                      "how long a piece of rope", "distance must the rope", "how far is the rope", "how far does the free end"),
        moment="after",
    ),
    Quantity(
        v_r, "v_r", "speed of the free end of the rope", "m/s", 0, 100, aliases=("v_r", "rope_speed", "v_rope", "v_hand"), cues=("free rope", "winds up", "winds in", "pulls the rope at", "rope is pulled at", "pulls in the rope at", "rope in at", "free end at", *(f"{end} {is_pulled}{way} at" for end in ("free end", "end of rope", "rope", "loose end") for is_pulled in ("is pulled", "pulled", "is drawn", "is hauled", "moves", "is moved", "goes") for way in ("", " up", " upward", " upwards", " down", " downward", " in"))), asked=("speed of the rope", *(f"{ask} {verb} rope" for ask in ("what speed", "speed", "how fast", "with what speed", "at what speed") for verb in ("must", "does", "should", "will")), "fast must the rope", "fast does the free end"), moment="after",
    ),
    Quantity(
        MA, "MA", "mechanical advantage", "1", 0, 50,
        aliases=("MA", "mechanical_advantage", "AMA", "actual_mechanical_advantage", "actual_MA"), cues=("actual mechanical advantage", "mechanical advantage of", "mechanical advantage"), asked=("mechanical advantage", "actual mechanical advantage"), moment="after",
    ),
    Quantity(
        IMA, "IMA", "ideal mechanical advantage", "1", 0, 50,
        aliases=("IMA", "ideal_mechanical_advantage", "velocity_ratio", "VR", "ideal_MA"), cues=("ideal mechanical advantage", "velocity ratio"), asked=("ideal mechanical advantage", "velocity ratio"), moment="after",
    ),
    Quantity(
        W_in, "W_in", "work done on the rope", "J", 0, 1e7,
        aliases=("W_in", "work_in", "input_work", "work_input", "E_in", "W_effort"), asked=("work is done on the rope", "work input", "work does the person", "work done by the pull", "input work", "work must be done", "work is done by the pull", "how much work does", "what work does"), moment="after",
    ),
    Quantity(
        W_out, "W_out", "work done on the load", "J", 0, 1e7,
        aliases=("W_out", "work_out", "output_work", "work_output", "useful_work", "E_out", "W_load_work", "W_useful"), asked=("useful work", "work output", "work done on the load", "output work"), moment="after",
    ),
    Quantity(
        E_lost, "E_lost", "work lost", "J", 0, 1e7, aliases=("E_lost", "work_lost", "W_lost", "energy_lost"), asked=("work is lost", "energy is lost", "work lost"), sign="nonnegative", moment="after",
    ),
)  # fmt: skip
