"""Buoyancy told in words: melting ice, ships, depth, and other liquids."""

from __future__ import annotations

from sympy import false, true

from wmw.core.family import Choice, Gt, Lt, Outcome
from wmw.core.situation import Situation, Trend
from wmw.families.buoyancy.symbols import FLOATS, HANGS, SINKS, F_b, W, rho_b, rho_f

_ICE = ("ice", "ice cube", "ice cubes", "iceberg", "ice floating")
_LEVEL = (
    "level",
    "water level",
    "water surface",
    "height of water",
    "spill",
    "overflow",
    "level of water",
    "water line",
    "water",
)
_WATER = ("water", "glass", "beaker", "fresh water", "tumbler")
_EVEN = (
    "stays the same",
    "same",
    "does not change",
    "unchanged",
    "no change",
    "not change",
    "remains the same",
    "at the brim",
    "constant",
    "it stays at the brim",
    "stays at the brim",
    "just fills",
    "same volume",
    "just the volume",
    "exactly the volume",
    "not spill",
    "does not spill",
    "level stays",
    "just as high",
    "stayed the same",
    "stayed as it was",
    "not changed",
    "remained the same",
)
_RISES = (
    "rises",
    "goes up",
    "water spills",
    "higher",
    "overflows",
    "spills",
    "increases",
    "it rises and water spills",
    "water overflows",
    "runs over",
    "risen",
    "gone up",
    "rose",
)
_FALLS = (
    "fallen",
    "sunk",
    "gone down",
    "dropped",
    "fell",
    "sinks",
    "falls",
    "goes down",
    "drops",
    "lower",
    "decreases",
    "it sinks",
    "it falls",
)
_MELTED = Outcome(
    "level_when_ice_has_melted", (), (Choice("stays", true, _EVEN), Choice("rises", false, _RISES), Choice("falls", false, _FALLS)), in_effects=False,
)  # fmt: skip
_OVERBOARD = Outcome(
    "level_when_ballast_is_thrown_over", (), (Choice("falls", true, _FALLS), Choice("stays", false, _EVEN), Choice("rises", false, _RISES)), in_effects=False,
)  # fmt: skip
_SAME = (
    "same",
    "the same",
    "stays the same",
    "equal",
    "does not change",
    "unchanged",
    "no change",
    "not change",
    "constant",
    "remains the same",
    "does not depend",
    "independent",
    "equal to its weight",
    "equals its weight",
    "equal to the weight",
)
_MORE = (
    "larger",
    "greater",
    "increases",
    "more",
    "higher",
    "bigger",
    "rises",
    "exceeds",
    "greater than its weight",
    "larger than its weight",
    "greater than the weight",
    "larger than the weight",
    "more than its weight",
    "grows",
)
_LESS = (
    "smaller",
    "less",
    "decreases",
    "lower",
    "falls",
    "less than its weight",
    "smaller than its weight",
    "less than the weight",
    "smaller than the weight",
    "shrinks",
)
_FORCE = ("buoyant force", "upthrust", "buoyancy", "force of buoyancy", "buoyancy force")
_FLOATING_FORCE = Outcome(
    "upthrust_of_a_floating_body", (), (Choice("equal", true, _SAME), Choice("greater", false, _MORE), Choice("smaller", false, _LESS)), in_effects=False,
)  # fmt: skip
_SINKING_FORCE = Outcome(
    "upthrust_of_a_sinking_body", (), (Choice("smaller", Lt(F_b, W), _LESS), Choice("equal", false, _SAME), Choice("greater", Gt(F_b, W), _MORE)), in_effects=False,
)  # fmt: skip
_WAY = Outcome(
    "way_of_the_upthrust", (),
    (
        Choice("up", true, ("upward", "upwards", "up", "vertically upward", "straight up", "vertically up", "vertically upwards")),
        Choice("others", false, ("downward", "downwards", "down", "sideways", "horizontal", "toward the wall", "in all directions", "to the left", "to the right")),
    ),
    in_effects=False,
)  # fmt: skip
_FLOATS = Outcome(
    "floats_by_density", ("float", "sink", "happens", "will it", "does it"),
    (
        Choice("floats", Lt(rho_b, rho_f), ("floats", "it floats", "float", "rises to the surface", "it will float", "it does not sink", "rises")),
        Choice("sinks", Gt(rho_b, rho_f), ("sinks", "it sinks", "sink", "goes to the bottom", "it will sink", "goes down", "it does not float", "falls to the bottom")),
        Choice("hovers", false, ("hovers", "stays where it is", "remains suspended", "neither floats nor sinks")),
    ),
    in_effects=False,
)  # fmt: skip
_SHIP = Outcome(
    "why_a_ship_floats", (),
    (
        Choice("displaces", true, ("displaces", "average density", "mean density", "hollow", "contains air", "full of air", "displaces its own weight", "displaces enough water", "displaced water weighs as much", "density of the whole ship is less", "overall density")),
        Choice("others", false, ("steel is lighter", "steel is less dense", "engine", "surface tension", "salt makes", "wind", "speed of the ship", "steel has a smaller density")),
    ),
    in_effects=False,
)  # fmt: skip
_UNDER = (
    "submerged",
    "under water",
    "underwater",
    "below surface",
    "below water",
    "diver",
    "submarine",
    "lowered",
    "sinks",
    "deeper",
)

_HIGH = (
    "higher",
    "floats higher",
    "it floats higher",
    "rises",
    "rises out",
    "comes up",
    "less deep",
    "less of it is under water",
    "smaller part is submerged",
    "lies higher",
    "sits higher",
    "displaces less",
    "higher in the water",
    "higher out of the water",
    "it rises a little",
)
_DEEP = ("lower", "deeper", "floats lower", "floats deeper", "sinks deeper", "sinks in deeper", "it floats deeper", "goes down", "sits lower", "lies deeper", "more of it is under water", "larger part is submerged", "displaces more volume", "lower in the water")  # fmt: skip
_SALT = "(?:sea|seas|ocean|salt|salty|saltwater|seawater|brine)"
_FRESH = "(?:river|fresh|freshwater|lake|pond|pure|tap)"


def _depth_in(name: str, there: str, elsewhere: str, *, higher: bool) -> Outcome:
    """Return how a body floats in one of two waters, where the asking sentence names that one."""
    asked = rf"re:^(?!.*\b{elsewhere}\b)(?=.*\b{there}\b)(?=.*\b(?:float|lie|sit|rise|sink|higher|deeper|lower)\w*\b).*"
    choices = (
        Choice("higher", true if higher else false, _HIGH),
        Choice("deeper", false if higher else true, _DEEP),
        Choice("the same", false, _EVEN),
    )
    return Outcome(name, (asked,), choices, in_effects=False)  # fmt: skip


_TWO_WATERS = (
    _depth_in("depth_in_salt_water", _SALT, _FRESH, higher=True),
    _depth_in("depth_in_fresh_water", _FRESH, _SALT, higher=False),
)

_DENSER_WATER = Outcome(
    "depth_in_the_denser_water", (r"re:\b(?:float|lie|sit|ride|rise|sink|higher|deeper|lower)\w*\b",),
    (Choice("higher", true, _HIGH), Choice("deeper", false, _DEEP), Choice("the same", false, _EVEN)), in_effects=False,
)  # fmt: skip
_EQUAL_FORCES = Outcome(
    "upthrust_on_equal_volumes", (),
    (
        Choice("same", true, ("same", "equal", "equal on both", "same on both", "same for both", "equal for both", "neither", "both the same", "equally large", "they are equal", "it is equal", "same on all", "equal on all", "same for all")),
        Choice("one", false, ("on lead", "lead", "on aluminium", "aluminium", "on aluminum", "aluminum", "iron", "on iron", "steel", "on steel", "copper", "gold", "brass", "wood", "wooden", "oak", "cork", "plastic", "glass", "stone", "lead ball", "iron ball", "lead one", "iron one", "wooden one",
                              "heavier", "heavier one", "lighter", "lighter one", "denser one", "less dense one", "denser body", "lighter body", "heavier body", "lead block", "iron block", "aluminium block", "aluminum block", "wooden block", "steel ball", "lead cube", "aluminium cube", "iron cube")),
    ),
    in_effects=False,
)  # fmt: skip

_SALTED = Outcome(
    "sunk_body_in_brine", (),
    (
        Choice("rises", true, ("rises", "it rises", "rises and floats", "floats", "it floats", "begins to float", "comes up", "floats up", "rises to the surface", "goes up", "moves up", "it will float", "starts to float")),
        Choice("stays", false, ("stays on the bottom", "stays where it is", "remains on the bottom", "stays at the bottom", "it stays", "nothing", "does not move", "remains at the bottom", "stays down", "sinks", "it sinks", "keeps lying", "presses harder on the bottom")),
    ),
    in_effects=False,
)  # fmt: skip

_SINKING_FOOD = ("egg", "potato", "carrot", "grape", "radish", "apple slice", "plasticine")
_STIRRED = ("dissolved", "added", "stirred", "adds", "dissolve*", "poured", "adding", "stirs")
_SALTED_WHY = Outcome(
    "why_brine_lifts_a_body", (),
    (
        Choice("denser_water", true, ("salt water is denser", "brine is denser", "water has become denser", "water is denser", "liquid is denser", "solution is denser", "denser than the egg", "denser than the potato", "density of the water has increased", "density of the water has grown", "density of the water increases", "density of the liquid has increased", "density of the water is greater", "water's density has increased", "raises the density of the water", "salt makes the water denser", "egg is less dense than the salt water", "less dense than the salt water", "less dense than the brine")),
        Choice("others", false, ("become lighter", "is lighter than before", "lost mass", "lost weight", "weight has decreased", "mass has decreased", "weighs less", "volume has grown", "volume has increased", "has swollen", "has expanded", "taken in salt", "air pressure", "density of the egg has decreased", "density of the egg has become smaller", "density of the potato has decreased", "salt pushes", "gravity has become weaker", "temperature", "water has become less dense", "fresh water is denser")),
    ),
    in_effects=False,
)  # fmt: skip

_SALTED_CLAIMS = (
    Outcome("salted_water_claim", (), (
        Choice("denser", true, ("makes the water denser", "water becomes denser", "water gets denser", "density of the water increases", "raises the density of the water")),
        Choice("lighter", false, ("makes the water less dense", "water becomes less dense", "water gets less dense", "density of the water decreases", "lowers the density of the water", "reduces the density of the water")))),
    Outcome("lifted_by_brine_claim", (), (
        Choice("rises", true, ("rises", "comes up", "floats", "goes up", "is lifted")),
        Choice("stays", false, ("stays on the bottom", "remains on the bottom", "stays at the bottom", "remains at the bottom", "stays down", "sinks deeper")))),
)  # fmt: skip

_BALLAST = Outcome(
    "why_a_submarine_sinks", (),
    (
        Choice("weight", true, ("its weight becomes greater", "weight becomes greater than the buoyant force", "weight becomes larger", "weight increases", "it becomes heavier", "its weight grows", "average density becomes greater", "average density increases", "its mean density becomes greater than that of the water", "becomes denser than the water")),
        Choice("others", false, ("buoyant force becomes smaller", "buoyant force on its hull becomes smaller", "buoyant force decreases", "upthrust becomes smaller", "density of the sea becomes smaller", "water becomes less dense", "pressure pushes it down", "water pressure pushes", "its volume becomes smaller", "its volume decreases", "engine")),
    ),
    in_effects=False,
)  # fmt: skip
_SUNK_AFTER = (
    "sinks",
    "it sinks",
    "sink",
    "goes down",
    "moves down",
    "downward",
    "downwards",
    "descends",
    "sinks deeper",
    "down",
)
_RISEN_AFTER = (
    "rises",
    "it rises",
    "rise",
    "floats up",
    "goes up",
    "ascends",
    "upward",
    "upwards",
    "moves up",
    "comes up",
    "up",
)
_STILL_AFTER = (
    "stays at rest",
    "stays where it is",
    "remains at rest",
    "hovers on",
    "keeps hovering",
    "nothing happens",
    "does not move",
    "stays",
)
_HEAVIER_THAN_WATER = Outcome(
    "way_of_what_hovered_and_gets_heavier",
    (),
    (
        Choice("down", true, _SUNK_AFTER),
        Choice("up", false, _RISEN_AFTER),
        Choice("still", false, _STILL_AFTER),
    ),
    in_effects=False,
)
_LIGHTER_THAN_WATER = Outcome(
    "way_of_what_hovered_and_gets_lighter",
    (),
    (
        Choice("up", true, _RISEN_AFTER),
        Choice("down", false, _SUNK_AFTER),
        Choice("still", false, _STILL_AFTER),
    ),
    in_effects=False,
)
_HOVERS = (
    "hover*",
    "neutrally",
    "floats at rest under",
    "at rest under water",
    "motionless under",
    "suspended in water",
    "in equilibrium under",
    "stays at rest under",
    "neither rises nor sinks",
    "floats under water",
    "floats fully submerged",
    "floats completely submerged",
)
_AFTERWARDS = (
    "what does",
    "what happens",
    "does it",
    "does submarine",
    "does fish",
    "does diver",
    "which way",
    "how does",
    "will it",
    "will submarine",
    "will fish",
    "will diver",
    "rise or",
    "sink or",
    "moves",
)
_HUNG = ("spring scale", "scale", "balance", "string", "thread", "dynamometer", "newton meter")
_LIGHTER_NOW = ("oil", "alcohol", "petrol", "gasoline", "less dense", "smaller density", "lower density")  # fmt: skip
_DENSER_NOW = ("salt water", "seawater", "sea water", "brine", "denser", "greater density", "higher density", "mercury")  # fmt: skip
_REPLACED = ("replaced by", "exchanged for", "instead of water", "replaced with", "poured out and", "is now immersed", "then immersed", "into a jar of", "is changed to")  # fmt: skip
_READING = Trend(("reading", "scale reading", "reading of scale", "tension", "apparent weight", "spring scale", "tension in string"), 1)  # fmt: skip
_NO_READING = Trend(_READING.nouns, -1)
_AFLOAT = ("ship", "boat", "barge", "raft", "body", "block", "swimmer", "egg", "wood", "hydrometer")
_FROM_FRESH = ("from river", "from fresh water", "from freshwater", "fresh water into", "from lake", "from pure water", "leaves river", "leaves lake", r"re:\bfrom \w{3,12} into (?:\w{3,12} )?sea\b")  # fmt: skip
_FROM_SALT = ("from sea", "from ocean", "from salt water", "from saltwater", "from seawater", "salt water into", "leaves sea", "leaves salt water", "leaves ocean", "out of sea")  # fmt: skip
_UNDER_WATER = ("submerged volume", "volume below", "volume of displaced", "displaced volume", "volume of water displaces", "volume of water that displaces", "volume of water that pushes aside", "volume of water pushes aside", "amount of hull under", "amount of its hull under", "part of its hull under",
                "draft", "draught", "depth to which", "submerged part", "submerged fraction", "part below", "how deep", "fraction below")  # fmt: skip
_OUT_OF_WATER = ("height above", "part above", "volume above")
_DISPLACED_WEIGHT = ("weight of displaced", "weight of water displaces", "weight of water that displaces", "mass of water displaces", "mass of water that displaces")  # fmt: skip

SITUATIONS = (
    Situation("hung_in_a_lighter_liquid", (_HUNG, ("immersed", "submerged", "under water", "hangs in"), ("water",), _REPLACED, _LIGHTER_NOW), HANGS, (*_DENSER_NOW, "floats", "layer", "by what factor", "how large"), trends=(_READING, Trend(_FORCE, -1), Trend(("weight", "mass", "volume"), 0))),
    Situation("hung_in_a_denser_liquid", (_HUNG, ("immersed", "submerged", "under water", "hangs in"), ("water",), _REPLACED, _DENSER_NOW), HANGS, (*_LIGHTER_NOW, "less dense", "floats", "layer", "by what factor", "how large"), trends=(_NO_READING, Trend(_FORCE, 1), Trend(("weight", "mass", "volume"), 0))),
    Situation("submarine_takes_in_water", (("submarine",), ("ballast", "tanks", "tank"), ("why", "because", "reason", "explain"), ("sink*", "dive*")), SINKS, ("rise", "surface", "blow*", "how much"), outcomes=(_BALLAST,)),
    Situation("hovering_body_gets_heavier", (_HOVERS, ("flooded", "takes in", "take in", "water enters", "water is let", "lets water", "let water into", "fill with water", "filled with water", "pumps water into", "water is pumped into", "picks up", "is compressed", "breathes out", "breathe out", "exhales", "squeezed", "shrinks", "volume decreases", "becomes smaller"), _AFTERWARDS), SINKS, ("pumped out", "blow*", "expel*", "drop*", "expands", "how much", "how many", "why"), outcomes=(_HEAVIER_THAN_WATER,)),
    Situation("hovering_body_gets_lighter", (_HOVERS, ("pumped out", "blown out", "blows", "pushed out", "expel*", "emptied", "drops", "lets go of", "throws off", "expands", "breathes in", "breathe in", "inhales", "volume increases", "becomes larger", "swells"), _AFTERWARDS), FLOATS, ("flooded", "takes in", "picks up", "how much", "how many", "why"), outcomes=(_LIGHTER_THAN_WATER,)),
    Situation("why_salt_lifts_a_sunk_body", (_SINKING_FOOD, ("bottom", "sinks", "sunk", "sank"), ("salt",), _STIRRED, ("statement", "why", "reason", "because", "explain*", "what is true")), FLOATS, ("oil", "how much salt", "calculate", "what happens"), outcomes=(_SALTED_WHY, *_SALTED_CLAIMS)),
    Situation("salt_lifts_a_sunk_body", (("egg", "potato"), ("bottom", "sinks", "sunk", "lies at bottom"), ("salt",), ("dissolved", "added", "stirred", "adds", "dissolve", "poured", "adding", "stirs"), ("happens", "what does", "does egg", "will egg", "which", "egg will", "egg then")), FLOATS, ("oil", "statement", "why", "how much salt", "density of egg", "calculate"), outcomes=(_SALTED,)),
    Situation("river_and_sea", (("boat", "ship", "body", "block", "swimmer", "egg", "wood", "hydrometer", "log", "person", "barge", "raft", "canoe", "ball", "cork"), (rf"re:\b{_FRESH}\b",), (rf"re:\b{_SALT}\b",), ("float*", "lie*", "sink*", "sail*"), ("higher", "lower", "deeper")), FLOATS,
              ("level", "how much", "how far", "how deep", "what fraction", "ice", "iceberg", "loaded", "unload*", "takes on cargo", "cargo is", "force", "pressure", "which"), outcomes=_TWO_WATERS),
    Situation("floating_ice_melts", (_ICE, _WATER, ("float*",), ("melt*",)), FLOATS, ("salt water", "sea water", "seawater", "ocean", "salty", "on land", "stone in", "coin in", "frozen into", "lead in", "oil"), outcomes=(_MELTED,)),
    Situation("ballast_overboard", (("boat", "raft", "barge", "ship"), ("stone*", "anchor", "rock*", "iron", "bricks", "steel", "metal"), ("thrown overboard", "thrown into", "throws", "dropped into", "tossed", "overboard", "unloaded into water", "lowered into", "lowered to bottom", "lowered onto bottom", "let down into", "let down to bottom", "put into water", "placed in water", "dropped in water", "sunk in", "laid on bottom", "set down on bottom"), _LEVEL), FLOATS, ("wood", "logs"), outcomes=(_OVERBOARD,)),
    Situation("deeper_under_water", ((*_FORCE,), ("deeper", "greater depth", "depth increases", "lowered further", "lower in water", "descends", "sinks deeper", "dives deeper", "farther down", "further down"), ("happens", "change*", "how does", "increase*", "compar*", "does")), HANGS, ("partly", "partially", "half submerged", "pressure acts"),
              trends=(Trend(("pressure", "water pressure", "pressure on it"), 1), Trend((*_FORCE, "displaced volume", "volume of displaced water"), 0), Trend(("weight",), 0), Trend(("apparent weight",), 0))),
    Situation("lowered_into_water", ((*_FORCE, "tension", "spring scale", "scale reading", "reading", "apparent weight"), ("lowered into water", "lowered slowly into", "dipped into", "immersed in water", "lowered into", "immersed gradually", "lowered gradually"), ("happens", "change*", "increase*", "how does")), HANGS, ("fully submerged and", "deeper"),
              trends=(Trend(_FORCE, 1), Trend(("reading", "scale reading", "tension", "apparent weight", "reading of spring scale", "reading of scale", "spring scale", "tension in string"), -1), Trend(("weight", "mass", "true weight"), 0))),
    Situation("upthrust_while_floating", (_FORCE, ("floats", "floating", "afloat"), ("compar*", "equal", "greater", "larger"), ("weight",)), FLOATS, ("submerged", "iron block sinks", "which block", "other liquid", "oil", "volume"), outcomes=(_FLOATING_FORCE,)),
    Situation("upthrust_while_sunk", (_FORCE, ("sinks", "sunk", "lies on bottom", "rests on bottom", "sinking", "at bottom"), ("compar*", "equal", "greater", "larger", "smaller"), ("weight",)), SINKS, ("floats", "floating"), outcomes=(_SINKING_FORCE,)),
    Situation("way_of_the_upthrust", (_FORCE, ("direction", "which way", "point", "points", "act in")), HANGS, ("compar*", "magnitude", "tension"), outcomes=(_WAY,)),
    Situation("denser_than_the_liquid", (("denser than", "greater density than", "higher density than", "larger density than", "density greater than", "density larger than", "more dense than"), ("float", "floats", "sink", "sinks"), ("liquid", "water", "oil", "fluid", "it is put", "mercury")), SINKS, ("less dense", "which", "hollow", "ship", "smaller density", "lower density"), outcomes=(_FLOATS,)),
    Situation("less_dense_than_the_liquid", (("less dense than", "smaller density than", "lower density than", "density less than", "density smaller than", "density lower than"), ("float", "floats", "sink", "sinks"), ("liquid", "water", "oil", "fluid", "mercury")), FLOATS, ("denser than", "which", "hollow", "ship", "greater density", "higher density"), outcomes=(_FLOATS,)),
    Situation("equal_volumes_under_water", (("same volume", "equal volume*", "same size", "identical volume*", "equal size", "same dimensions"), ("submerged", "immersed", "under water", "underwater", "held under", "completely in water"), _FORCE, ("greater", "larger", "which", "compar*", "greatest", "largest")), HANGS,
              ("float*", "partly", "partially", "same mass", "equal mass*", "oil", "different liquid*", "half", "how large", "how great", "calculate", "sea water", "salt water", "alcohol", "mercury"), outcomes=(_EQUAL_FORCES,)),
    Situation("steel_ship", (("ship", "boat"), ("steel", "iron", "metal"), ("float*",), ("why", "because", "how can", "reason", "explain")), FLOATS, ("sink when", "level"), outcomes=(_SHIP,)),
    Situation("into_denser_water", (_AFLOAT, (*_FROM_FRESH, "salt is added", "salt is dissolved", "adding salt", "salt is stirred", "denser liquid"), ("sea", "salt*", "ocean", "denser"), ("float*", "sails", "ship", "boat", "swim*")), FLOATS, ("from sea", "how much", "how far", "how deep", "what fraction", "cargo", "unload*", "level of", "water level"), outcomes=(_DENSER_WATER,),
              trends=(Trend(_UNDER_WATER, -1), Trend((*_FORCE, *_DISPLACED_WEIGHT, "weight"), 0), Trend(_OUT_OF_WATER, 1))),
    Situation("into_lighter_water", (_AFLOAT, _FROM_SALT, ("river", "lake", "fresh*", "harbour", "harbor", "canal"), ("float*", "sails", "ship", "boat", "barge", "swim*")), FLOATS, (*_FROM_FRESH, "how much", "how far", "how deep", "what fraction", "cargo", "unload*", "level of", "water level", "to sea"),
              trends=(Trend(_UNDER_WATER, 1), Trend((*_FORCE, *_DISPLACED_WEIGHT, "weight"), 0), Trend(_OUT_OF_WATER, -1))),
)  # fmt: skip
