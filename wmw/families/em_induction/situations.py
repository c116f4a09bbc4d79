"""Induction told in words: magnets at rest, which pole, which way the meter moves."""

from __future__ import annotations

from sympy import false, true

from wmw.core.family import Choice, Eq, Gt, Lt, Outcome
from wmw.core.situation import Situation, Trend
from wmw.families.em_induction.symbols import (
    CONSTANT,
    NORTH_NEAR,
    NORTH_OFF,
    SOUTH_NEAR,
    SOUTH_OFF,
    emf_ind,
    s_app,
    s_pole,
)

_COIL = ("coil", "solenoid", "loop", "ring", "coils")
_METER = (
    "galvanometer",
    "ammeter",
    "meter",
    "current",
    "emf",
    "deflect*",
    "milliammeter",
    "needle",
    "pointer",
    "voltmeter",
    "induced",
    "bulb",
    "lamp",
    "led",
    "voltage",
)
_STILL = (
    "at rest", "held still", "stationary", "held at rest", "motionless", "not moving", "not moved", "without moving", "kept still", "remains at rest", "stays at rest", "does not move", "held stationary",
    "held fixed", "lies still", "kept at rest", "held inside", "rests inside", "stays inside", "left inside", "held steady", "kept stationary", "completely still", "nothing moves", "nothing is moving", "just sits", "sits inside", "sits still", "just sitting", "sitting inside", "sits motionless", "not being moved", "just lies inside", "just resting", "rests in", "rest inside", "perfectly still", "quite still", "absolutely still", "completely at rest",
)  # fmt: skip
_DISTURBED = (
    r"re:\b(?:still|stationary|motionless|steady|fixed|(?:at )?rests?|sits|sitting|lies|resting|held inside|stays inside|left inside)\b.*\b(?<!not )(?:is|are|as|being|then|when|while|before|until|coil|it)"
    r" (?:\w+ ){0,2}(?<!not )(?<!never )(?:pull(?:ed|s)|push(?:ed|es)|mov(?:ed|es|ing)|withdrawn|removed|taken|drawn|drops|dropped|turned|flipped|shaken|squeezed|stretched|crushed|reversed|switched|lifted|slid|slides)\b",
    "electromagnet",
)  # fmt: skip
"""What is done to a magnet after it was at rest in a coil, or to the coil."""
_NEARS = (
    "toward coil", "towards coil", "into coil", "toward left end", "towards left end", "toward right end", "towards right end", "approach*", "pushed", "inserted", "brought near", "brought towards", "brought toward",
    "toward loop", "towards loop", "toward ring", "towards ring", "toward solenoid", "towards solenoid", "plunged", "thrust", "moved toward", "moved towards", "moves toward", "moves towards", "toward end", "towards end",
    "closer", "toward face", "towards face", "enters",
)  # fmt: skip
_LEAVES = (
    "away from",
    "out of",
    "pulled out",
    "withdrawn",
    "recedes",
    "receding",
    "removed",
    "drawn away",
    "pulled away",
    "taken out",
    "leaves",
)
_POLE_ASKED = (
    "which pole",
    "what pole",
    "north or south",
    "polarity",
    "kind of pole",
    "type of pole",
    "what magnetic pole",
    "magnetic pole",
    "behave like",
    "act like",
    "acts as",
    "act as",
    "become north pole",
    "become south pole",
    "pole is",
    "pole does",
)
_NORTH_POLE, _SOUTH_POLE = (
    ("north pole", "n pole", "north end"),
    ("south pole", "s pole", "south end"),
)


def _led_by(pole: str) -> str:
    """Return words of a magnet that moves with a pole in front."""
    return (
        rf"re:\b{pole} (?:pole|end) of (?:\w+ ){{0,2}}magnet\b"
        rf"|\b{pole} (?:pole|end) (?:first|foremost|leading|in front|ahead|facing|toward|towards|pointing|nearest|enters|entering|approach\w*)\b"
        rf"|\bwith (?:its |magnet s )?{pole} (?:pole|end)\b|\bmagnet s {pole} (?:pole|end)\b"
    )


_NORTH_FIRST, _SOUTH_FIRST = _led_by("north"), _led_by("south")
"""Which pole moves where both are named: "does this end act as a north or as a south pole"."""

_NO_CURRENT = Outcome(
    "magnet_at_rest", (),
    (
        Choice("none", Eq(emf_ind, 0), ("no current", "no deflection", "zero", "nothing", "no reading", "reads zero", "shows zero", "no emf", "none", "not deflect", "does not deflect", "needle stays at zero", "pointer stays at zero",
                                        "no induced", "current is zero", "no induced current", "no current flows", "no emf is induced", "nothing is induced", "stays at zero", "remains at zero", "no", "induces no emf", "does not move",
                                        "not change", "no voltage", "stays dark", "remains dark", "not light", "does not light", "no light", "not glow", "does not glow", "off", "0 V", "0 A")),
        Choice("steady", false, ("lights up", "it lights", "it glows", "glows", "shines", "stays lit", "steady current", "constant current", "steady deflection", "constant deflection", "a steady", "large current", "strong current", "a current flows", "continuous current", "deflects to one side", "yes",
                                 "positive reading", "small current", "maximum current", "maximum deflection", "large deflection", "deflection to the right", "deflection to the left", "constant emf", "permanent deflection",
                                 "non zero", "nonzero", "a current", "deflects")),
        Choice("alternating", false, ("alternating current", "alternating", "oscillating", "back and forth", "swings back and forth")),
        Choice("dying", false, ("dies away", "slowly dies", "decreasing current", "decays", "slowly falls", "momentary", "brief", "decreases slowly", "short pulse")),
    ),
    in_effects=False,
)  # fmt: skip
_FLUX = Outcome(
    "flux_of_the_magnet_at_rest", ("flux",),
    (
        Choice("constant", true, ("flux is constant", "flux does not change", "flux stays the same", "constant flux", "no change of flux", "no change in flux", "flux is not changing", "flux remains constant", "flux through the coil is constant",
                                  "flux through the coil does not change", "flux does not vary", "no flux change", "flux stays constant", "flux unchanged")),
        Choice("changes", false, ("flux changes", "flux is changing", "flux increases", "flux decreases", "changing flux", "flux grows")),
    ),
)  # fmt: skip


_NEAR_END = Outcome(
    "pole_of_the_near_end", ("pole", "polarity", "north or south"),
    (
        Choice("north", Gt(s_pole * s_app, 0), ("north pole", "north", "n pole", "a north pole", "north magnetic pole")),
        Choice("south", Lt(s_pole * s_app, 0), ("south pole", "south", "s pole", "a south pole", "south magnetic pole")),
        Choice("none", false, ("no pole", "neither", "none", "no magnetic pole")),
    ),
    in_effects=False,
)  # fmt: skip
_FORCE = Outcome(
    "force_between_magnet_and_coil", ("attract*", "repel*", "repuls*", "force"),
    (
        Choice("repelled", Gt(s_app, 0), ("repel", "repels", "repelled", "is repelled", "repulsion", "repulsive", "pushes the magnet back", "opposes the approach", "pushes away", "pushed away", "away from coil", "keeps the magnet from coming nearer",
                                          "keep the magnet from coming nearer", "opposes the motion of the magnet")),
        Choice("attracted", Lt(s_app, 0), ("attract", "attracts", "attracted", "is attracted", "attraction", "attractive", "pulls the magnet back", "pulled towards", "pulls it back", "holds it back", "pulls towards")),
        Choice("no force", false, ("no force", "neither", "not affected")),
    ),
)  # fmt: skip
_BY_POLE = (
    ("north_nears", _NORTH_POLE, _NEARS, (*_LEAVES, _SOUTH_FIRST), NORTH_NEAR),
    ("north_leaves", _NORTH_POLE, _LEAVES, (_SOUTH_FIRST,), NORTH_OFF),
    ("south_nears", _SOUTH_POLE, _NEARS, (*_LEAVES, _NORTH_FIRST), SOUTH_NEAR),
    ("south_leaves", _SOUTH_POLE, _LEAVES, (_NORTH_FIRST,), SOUTH_OFF),
)
_MORE = (
    (
        "faster",
        "more quickly",
        "higher speed",
        "greater speed",
        "speed is increased",
        "twice as fast",
        "moved quickly",
        "more rapidly",
    ),
    ("more turns", "number of turns is increased", "greater number of turns", "turns is doubled"),
    ("stronger magnet", "strength of magnet is increased"),
)
_EMF = (
    "emf",
    "induced emf",
    "current",
    "induced current",
    "deflection",
    "reading",
    "voltage",
    "induced voltage",
)


def _other_way(after: str, opposite: tuple[str, ...] = (), same: tuple[str, ...] = ()) -> Outcome:
    """Return how a needle swings when the magnet's motion is reversed.

    Which side that is depends on the side that the question tells of the first swing.
    """
    return Outcome(
        f"reversed_motion_of_the_magnet{after}", (),
        (
            Choice("opposite", true, ("opposite direction", "other direction", "opposite way", "reverses", "other way", "reversed", "opposite side", "other side", "in the opposite direction", "opposite sense", *opposite)),
            Choice("same", false, ("same direction", "same way", "same side", *same)),
            Choice("none", false, ("no deflection", "zero", "no current", "does not deflect", "not deflect")),
        ),
        in_effects=False,
    )  # fmt: skip


def _pulled_out_again() -> tuple[Situation, ...]:
    """Return what is asked of a magnet that is pushed in and pulled out, by the first swing."""
    told = (
        ("magnet", "pole"),
        ("deflect*", "needle", "pointer", "direction of"),
        ("pushed into", "moved into", "plunged", "inserted", "pushed in", "moved towards", "moved toward", "toward", "towards"),
        ("pulled out", "withdrawn", "moved out", "taken out", "removed", "pulled back", "moved away", "pulled away"),
    )  # fmt: skip
    to_the_left, to_the_right = ("to the left", "left"), ("to the right", "right")
    turned = (
        "turned", "flipped", "swapped", r"re:\b(?:magnet|poles?) (?:is |are )?reversed\b",
        r"re:\bnorth\b.*\bsouth\b", r"re:\bsouth\b.*\bnorth\b", "other pole", "opposite pole", "other end",
    )  # fmt: skip
    on_no_side = (_other_way(""),)
    return (
        Situation("pulled_out_again", told, NORTH_OFF, ("left", "right", *turned), outcomes=on_no_side),
        Situation("pulled_out_again_of_either", (*told, ("left",), ("right",)), NORTH_OFF, turned, outcomes=on_no_side),
        Situation("pulled_out_again_after_left", (*told, ("left",)), NORTH_OFF, ("right", *turned), outcomes=(_other_way("_after_left", to_the_right, to_the_left),)),
        Situation("pulled_out_again_after_right", (*told, ("right",)), NORTH_OFF, ("left", *turned), outcomes=(_other_way("_after_right", to_the_left, to_the_right),)),
    )  # fmt: skip


_LENZ = Outcome(
    "what_lenz_says", (),
    (
        Choice("opposes", true, ("opposes", "oppose", "opposite to the change", "against the change", "opposing the change")),
        Choice("helps", false, ("supports", "aids", "in the same direction as the change", "adds to", "strengthens", "helps", "increases the change", "enhances")),
    ),
    in_effects=False,
)  # fmt: skip
_ENERGY = Outcome(
    "energy_of_a_generator", (),
    (
        Choice("mechanical to electrical", true, ("mechanical energy to electrical", "mechanical energy into electrical", "kinetic energy to electrical", "kinetic energy into electrical", "mechanical to electrical", "mechanical into electrical",
                                                  "kinetic to electrical", "mechanical energy is converted to electrical", "from mechanical to electrical")),
        Choice("electrical to mechanical", false, ("electrical energy to mechanical", "electrical energy into mechanical", "electrical to mechanical", "electrical into mechanical", "electrical energy to kinetic", "electrical energy into kinetic", "from electrical to mechanical")),
        Choice("others", false, ("chemical", "thermal energy into", "heat into", "nuclear", "solar")),
    ),
    in_effects=False,
)  # fmt: skip
_SLOWER = Outcome(
    "magnet_falls_through_a_pipe", (),
    (
        Choice("slower", true, ("slower", "more slowly", "slowly", "takes longer", "longer", "less than g", "smaller than g", "a smaller acceleration", "smaller acceleration", "is slowed", "braked", "less", "after the",
                                "more time", "a longer time", "greater time", "more", "later", "less quickly", "less fast")),
        Choice("same", false, ("at the same time", "same rate", "equal to g", "the same", "freely", "not affected", "equally fast", "just as fast", "just as long", "same time", "equally long", "as fast as", "as long as")),
        Choice("faster", false, ("faster", "greater than g", "larger than g", "quicker", "more than g", "before the", "less time", "shorter", "a shorter time", "sooner", "earlier", "more quickly")),
    ),
    in_effects=False,
)  # fmt: skip
_OTHER_TUBES = (
    "slit*", "slot*", "slotted", "cut lengthwise", "thick*", "thin*", "wide*", "wider", "narrow*", "cold*", "cooled", "heated",
    r"re:\b(?:how|does|do|will|would) (?:\w+ ){0,3}(?:unmagneti[sz]ed|steel|iron|brass|rod|ball|stone|piece|cylinder|wood|wooden|slug|plastic)\b",
    r"re:\b(?:copper|alumini?um)\b.*\b(?:and|or|than|with) (?:\w+ ){0,4}(?:copper|alumini?um|steel|brass|iron|lead|silver)\b",
)  # fmt: skip
"""What makes the tubes differ otherwise than in whether they conduct, or asks of another body."""

SITUATIONS = (
    Situation("magnet_at_rest", (("magnet", "magnets"), _COIL, _STILL, _METER), CONSTANT, ("then moved", "while moving", "then pulled", "being pulled", "then pushed", "suddenly", "coil moves", "coil is moved", "rotat*", "spun", *_DISTURBED),
              outcomes=(_NO_CURRENT, _FLUX)),
    *(
        Situation(name, (pole, verbs, _COIL, (*_POLE_ASKED, "attract*", "repel*")), regime, untold, outcomes=(_NEAR_END, _FORCE))
        for name, pole, verbs, untold, regime in _BY_POLE
    ),
    *(
        Situation(f"more_{number}", (("magnet", "magnets"), _COIL, words), NORTH_NEAR, ("slower", "fewer", "weaker"), trends=(Trend(_EMF, 1),))
        for number, words in enumerate(_MORE)
    ),
    *_pulled_out_again(),
    Situation("lenz", (("lenz*", "direction of induced current", "induced current always", "induced current flows in such"), ("change", "oppos*", "flux", "cause", "direction")), NORTH_NEAR, ("clockwise", "left", "right", "rod", "pole"), outcomes=(_LENZ,)),
    Situation("generator_energy", (("generator", "dynamo", "alternator", "wind turbine"), ("energy",), ("convert*", "conversion", "transform*", "change", "transfer")), NORTH_NEAR, ("efficiency", "motor"), outcomes=(_ENERGY,)),
    Situation("magnet_in_a_pipe", (("magnet",), ("copper", "aluminium", "aluminum", "metal"), ("pipe", "tube"), ("drop*", "fall*")), NORTH_NEAR, ("plastic pipe first", "which reaches", *_OTHER_TUBES), outcomes=(_SLOWER,)),
)  # fmt: skip
