"""One spring under two loads, one after the other, where nobody tells its spring constant.

No questions are generated of them. Sources are sections of OpenStax University Physics 1.
"""

from __future__ import annotations

from sympy import symbols

from wmw.core.family import Eq, Gt, Law, Quantity, Regime
from wmw.families.spring.symbols import L_0, g, k

TWO_LOADS, MORE, LESS = "two_loads_in_turn", "load_added_to", "load_taken_from"
_ALL = (TWO_LOADS, MORE, LESS)
M_a, P_a, e_a = symbols("M_a P_a e_a", real=True)
P_1, P_2, M_1, M_2, e_1, e_2, l_1, l_2 = symbols("P_1 P_2 M_1 M_2 e_1 e_2 l_1 l_2", real=True)
_HOOKE = "OpenStax University Physics 1, 5.6"

_OF_EACH = tuple(
    law
    for number, force, mass, stretch, length in (("first", P_1, M_1, e_1, l_1), ("second", P_2, M_2, e_2, l_2))
    for law in (
        Law(f"force-of-the-{number}-load", Eq(force, k * stretch), "Hooke's law", _ALL, _HOOKE),
        Law(f"weight-of-the-{number}-load", Eq(force, mass * g), "weight is mass times g", _ALL),
        Law(f"mass-of-the-{number}-load", Eq(mass, k * stretch / g), "the spring carries the weight", _ALL, _HOOKE),
        Law(f"length-under-the-{number}-load", Eq(length, L_0 + stretch), "natural length and stretch", _ALL),
    )
)  # fmt: skip
TWO_LOAD_LAWS = (*_OF_EACH, Law("stretches-as-loads", Eq(e_2 * P_1, e_1 * P_2), "the stretch is proportional to the load", _ALL, _HOOKE),)  # fmt: skip

ADDED_LAWS = tuple(
    law
    for regime, sign, does in ((MORE, 1, "is added"), (LESS, -1, "is taken away"))
    for law in (
        Law(f"mass-with-what-{does.replace(' ', '-')}", Eq(M_2, M_1 + sign * M_a), f"what {does} changes the mass", (regime,)),
        Law(f"force-with-what-{does.replace(' ', '-')}", Eq(P_2, P_1 + sign * P_a), f"what {does} changes the load", (regime,)),
        Law(f"stretch-with-what-{does.replace(' ', '-')}", Eq(e_2, e_1 + sign * e_a), f"what {does} changes the stretch", (regime,), _HOOKE),
    )
)  # fmt: skip

_THINGS = ("spring", "it", "same spring", "this spring")
_STRETCHES = tuple(
    f"{ask} {rest}"
    for ask in ("by how much", "how much", "how far", "how many centimetres", "how many centimeters")
    for rest in (
        *(f"{verb} {thing}" for verb in ("does", "will", "would", "is") for thing in ("spring", "force", "load", "mass", "weight", "same spring", "stretch", "stretched", "extend")),
        "stretch", "extend", "does move", "does pointer move", "will move", "would move",
        *(f"{verb} {down}" for verb in ("does", "will", "would") for down in ("sink", "sag", "stretch", "extend", "lengthen", "pan sink", "it sink")),
    )
)  # fmt: skip
_STRETCH = (
    "stretch",
    "extension",
    "elongation",
    "what stretch",
    "what extension",
    "what elongation",
    *_STRETCHES,
)
_LONG = (
    "how long",
    "what length",
    "length",
    "how long is spring",
    "how long will spring",
    "length of spring",
    "length under",
    "what is length",
)
_BY_HOW = r"how (?:much|far|many \w+) (?:(?!when|if|after|under|with|once|as)\w+ ){0,6}?"
_MASS_ADDED = (
    r"\bmass (?:\w+ ){0,4}(?:added|removed|taken (?:away|off)|add)\b"
    r"|\b(?:additional|extra|further|added) mass\b|\bhow much more mass\b"
)
"""Words that ask for what is added to a load, and not for the whole load then."""
_OF_A_CHANGE = (
    rf"\b{_BY_HOW}(?:further|farther|longer|shorter|more|less|shorten|contract|rise|shrink|lengthen|increase|decrease|grow|change)\b(?! (?:is|are|was|has been) (?:hung|added|put|placed))",
    r"\b(?:additional|further|extra) (?:stretch|extension|elongation|lengthening)\b",
)
"""What tells that a question asks for a further stretch, and not for the stretch in all."""
_LENGTHENS = tuple(
    f"{by} {rest}"
    for by in ("how much", "how far", "how many centimetres", "how many centimeters")
    for rest in (
        *(f"{size} {does}" for size in ("further", "farther", "longer", "shorter", "more", "less") for does in ("does", "will", "would", "is", "do")),
        *(f"{does} {thing} {verb}" for does in ("does", "will", "would") for thing in _THINGS[:3] for verb in ("stretch further", "stretch more", "extend further", "extend more", "lengthen", "shorten", "contract", "get longer", "get shorter", "become longer", "become shorter")),
        *(f"{does} {thing} {verb}" for does in ("does", "will", "would") for thing in ("stretch", "extension", "elongation", "length", "length of spring", "extension of spring") for verb in ("increase", "decrease", "grow", "change", "shrink", "go up", "go down")),
        *(f"{does} {thing} {verb}" for does in ("does", "will", "would") for thing in ("load", "pan", "pointer", "it", "body") for verb in ("rise", "go down further", "sink further", "move up")),
        "further",
    )
)  # fmt: skip

TWO_LOAD_QUANTITIES = (
    Quantity(P_1, "F_1", "force of the first load", "N", 1e-4, 1e6, aliases=("P_1", "W_1", "F_a", "load_1"), cues=("force", "force of", "load", "load of", "weight", "weight of", "under", "under load of", "pull of")),
    Quantity(P_2, "F_2", "force of the second load", "N", 1e-4, 1e6, aliases=("P_2", "W_2", "F_b", "load_2", "F_new"), cues=("force", "force of", "load", "load of", "weight", "weight of", "under", "under load of", "pull of", "belongs to", "belong to", "corresponds to", "correspond to"), asked=("what force", "which force", "what load", "which load", "what weight", "how large force", "how great force", "force needed", "force is needed", "force stretches", "load stretches", "weight stretches", "force must", "force will", "force would", "force required")),
    Quantity(M_1, "m_1", "mass of the first load", "kg", 1e-6, 1e5, aliases=("M_1", "m_1", "m_a"), cues=("mass", "mass of", "load of", "body", "block", "hangs", "hung", "load", "pan", "carries", "holds", "weight")),
    Quantity(M_2, "m_2", "mass of the second load", "kg", 1e-6, 1e5, aliases=("M_2", "m_2", "m_b", "m_new"), cues=("mass", "mass of", "load of", "body", "block", "hangs", "hung", "load", "pan", "carries", "holds", "weight"), asked=("what mass", "which mass", "mass must", "mass will", "mass would", "mass stretches", "how heavy", "mass of", "what is mass"), unasked=(_MASS_ADDED,)),
    Quantity(e_1, "x_1", "stretch under the first load", "cm", 1e-4, 1e5, aliases=("e_1", "s_1", "Delta_L_1", "Delta_l_1"), cues=("stretches", "stretched by", "stretches by", "by", "stretch of", "stretch", "extends by", "extends", "extension of", "extension", "elongated by", "elongates by", "extended by", "is extended by", "lengthened by", "lengthens by", "moves by", "goes down by", "by … when", "by … if", "moves … under", "moves down … under", "sinks", "sinks by", "sags", "sags by", "longer by", "gets longer by", "… longer with", "… longer when", "… longer under")),
    Quantity(e_2, "x_2", "stretch under the second load", "cm", 1e-4, 1e5, aliases=("e_2", "s_2", "x_new", "Delta_L_2", "Delta_l_2"), cues=("stretches", "stretched by", "stretches by", "by", "stretch of", "stretch", "extends by", "extends", "extension of", "extension", "elongated by", "elongates by", "extended by", "is extended by", "lengthened by", "lengthens by", "moves by", "goes down by", "by … when", "by … if", "moves … under", "moves down … under", "sinks", "sinks by", "sags", "sags by", "longer by", "gets longer by"), asked=(*_STRETCH, "by how much in total", "extension with", "extension under", "extension for", "extension when", "stretch with", "stretch under", "stretch for", "new stretch", "new extension", "total stretch", "total extension", "stretch in new rest", "how large is stretch", "stretch at rest", "stretch then", "stretch now", "spring now stretched", "stretched now", "how far is spring now"), unasked=_OF_A_CHANGE),
    Quantity(l_1, "L_1", "length under the first load", "cm", 1e-3, 1e5, aliases=("l_1",), cues=("becomes", "length of", "long under", "length", "is … long when", "to length of", "long when", "… long when", "… long under", "becomes … long", "has length of", "… with", "… when", "… long with", "… long with load of", "… long with weight of", "… long carrying")),
    Quantity(l_2, "L_2", "length under the second load", "cm", 1e-3, 1e5, aliases=("l_2",), cues=("… long when",), asked=_LONG),
)  # fmt: skip

_OF_KNOWN_STIFFNESS = tuple(
    f"{verb} {kind} of"
    for verb in ("and", "has", "with")
    for kind in ("constant", "spring constant", "force constant", "stiffness")
)
"""One load is enough where the stiffness is told."""
_ADDED, _TAKEN = (
    ("added", "is added", "are added", "has been added", "additional", "extra", "another", "a further", "further", "more", "in addition", "adds", "adding", "second mass"),
    ("taken away", "removed", "taken off", "is removed", "taken out", "lifted off", "takes away", "removes", "removing", "unloaded"),
)  # fmt: skip
_OF_CHANGE = tuple(f"{noun}{more}" for noun in ("mass", "load", "body", "block", "") for more in (" added", " is added", " additional", " taken away", " is taken away", " removed", " is removed"))  # fmt: skip
_MORE_OF_IT = tuple(f"{more} {noun}{of}" for more in ("further", "additional", "extra") for noun in ("load", "weight", "force", "mass", "body") for of in ("", " of"))  # fmt: skip
_BESIDE_IT = tuple(f"… is {put}{on} {too}" for put in ("hung", "put", "attached", "placed") for on in ("", " on it", " on the spring", " from it", " to it", " below it", " beside it", " onto it") for too in ("too", "as well", "in addition", "also"))  # fmt: skip
_NOUNS = ("", "load ", "mass ", "weight ", "body ", "block ")
_PUT_IN = (
    *(f"… {noun}is added" for noun in _NOUNS),
    *(f"… {noun}is {put} {on} pan" for noun in _NOUNS for put in ("put", "placed", "laid", "set") for on in ("in", "into", "on", "onto")),
)  # fmt: skip
"""What comes to the load that hangs already."""
_OFF = tuple(f"… {be} {off}" for be in ("is", "are", "has been") for off in ("taken away", "removed", "taken off", "taken out", "lifted off"))  # fmt: skip
ADDED_QUANTITIES = (
    Quantity(M_a, "Δm", "mass that is added or taken away", "kg", 1e-6, 1e5, aliases=("M_a", "Delta_m", "dm", "delta_m", "m_added", "m_add", "added_mass", "m_extra", "m_removed", "removed_mass"), cues=("… is added", *_OFF,  "added", "further", "additional", "another", "extra", "add", *_MORE_OF_IT, *_BESIDE_IT, *_PUT_IN, "taken away", "removed", "… has been added", "… are added", "… more", "now", "then"), asked=(*(f"mass {must}be {moved}" for must in ("must ", "has to ", "have to ", "should ", "needs to ", "is to ", "will have to ") for moved in ("added", "removed", "taken away", "taken off", "hung on")), "mass was added", "mass do you add", "additional mass", "extra mass", "mass to add", "further mass")),
    Quantity(P_a, "ΔF", "load that is added or taken away", "N", 1e-4, 1e6, aliases=("P_a", "Delta_F", "dF", "F_added", "added_weight", "added_load"), cues=("… is added", *_OFF,  "added", "further", "additional", "another", "extra", "add", *_MORE_OF_IT, *_BESIDE_IT, *_PUT_IN, "taken away", "removed", "… more", "now", "then")),
    Quantity(e_a, "Δx", "further stretch", "cm", 1e-4, 1e5, aliases=("e_a", "Delta_x", "dx", "delta_x", "Delta_e", "extra_stretch", "additional_stretch", "further_stretch", "x_extra", "x_added"), asked=(*_LENGTHENS, "additional stretch", "additional extension", "additional elongation", "further stretch", "further extension", "extra stretch", "extra extension")),
)  # fmt: skip

_ELSEWHERE = (
    "oscillates", "oscillation", "oscillate", "period", "frequency", "amplitude", "energy", "work", "joule", "j", "speed", "velocity", "released", "launched", "launch", "dropped", "compressed", "compress", "compression",
    "in series", "in parallel", "side by side", "two springs", "second spring", "springs", "k", "k_1", "cut", "spring constant", "force constant", "stiffness", "incline", "lift", "elevator", "friction",
    "more", "additional", "added", "adds", "add", "adding", "another", "further", "extra", "in addition", "removed", "cm if", "m if", "mm if", "n if", "kg if", "g if", "it if", "spring if", "how stiff", "moon", "mars", "planet", "water", "liquid", "factor", "ratio", "times",
)  # fmt: skip
_ADDS = frozenset(
    (
        "more",
        "additional",
        "added",
        "adds",
        "add",
        "adding",
        "another",
        "further",
        "extra",
        "in addition",
        "removed",
        "kg if",
        "g if",
        "n if",
        "it if",
        "spring if",
        "cm if",
    )
)
_NOT_ADDED = tuple(words for words in _ELSEWHERE if words not in _ADDS)
TWO_LOAD_REGIMES = (
    *(Regime(name, f"one spring, {does} its load", cues=cues, needs_cue=True, drawn=False, rules_out=(*_NOT_ADDED, *others), conditions=(Gt(k, 0), Gt(e_1, 0), Gt(e_2, 0)), assumptions=("the spring is light and obeys Hooke's law",))
      for name, does, cues, others in ((MORE, "with something added to", _ADDED, _TAKEN), (LESS, "with something taken from", _TAKEN, _ADDED))),
    Regime(TWO_LOADS, "one spring under two loads in turn", cues=("by how much", "how much", "how far", "how long", "what extension", "what stretch", "what elongation", "what length", "length", "what force", "which force", "what load", "which load", "what mass", "which mass", "what weight", "how heavy", "force is needed", "force needed", "what is the mass", "belongs to", "belong to", "corresponds to", "correspond to"),
           needs_cue=True, drawn=False, rules_out=(*_ELSEWHERE, *_OF_KNOWN_STIFFNESS), conditions=(Gt(k, 0), Gt(e_1, 0), Gt(e_2, 0)), assumptions=("the spring is light and obeys Hooke's law",)),
)  # fmt: skip
