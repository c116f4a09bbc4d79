"""Words that tell prose from mathematics."""

from __future__ import annotations

from typing import Final

from .names import word_set

BREAKS: Final = word_set(
    "and where with so then hence therefore thus since because when while but giving gives "
    "give yields yielding if which or implies imply whence"
)
"""Words between two statements."""

ARTICLES: Final = word_set("the an this that its their each both")

CONNECTORS: Final = word_set("of on in by the")
"""Words inside a noun phrase: "sum of torques", "force on the block"."""

PARTICIPLES: Final = word_set("given found obtained expressed described calculated defined")
"""Words after which "by" opens an equation and not a noun phrase."""

APPROXIMATELY: Final = word_set("about approximately approx roughly nearly around ca exactly")

PREPOSITIONS: Final = CONNECTORS | word_set(
    "to at as for from into onto out off along across through over under between among per "
    "before after during until up down near against above below upward upwards downward "
    "downwards left right east west north south eastward westward clockwise counterclockwise "
    "anticlockwise inward outward away toward towards"
)
"""Words that a name can hold but not begin with: "speed after the collision"."""

STOP_WORDS: Final = (
    BREAKS
    | ARTICLES
    | PREPOSITIONS
    | PARTICIPLES
    | APPROXIMATELY
    | word_set(
        "these those all any every is are was were be been being has have had equals equal "
        "becomes become get gets got we find use using used take taking put putting substitute "
        "substituting solve solving consider let obtain know known means follows must can "
        "will would it they he she you our only just here there also again now not no us than "
        "such more less leaving remains stays law"
    )
)
"""Words that are never a quantity when another word or a symbol follows."""

TIME_WORDS: Final = word_set("at after in for within from during until")
"""Words before a quantity that only sets the scene: "after 3.0 s v = 29.4 m/s"."""

COUNT_NOUNS: Final = word_set(
    "turn turns loop loops coil coils winding windings strand strands rope ropes segment "
    "segments block blocks resistor resistors lamp lamps bulb bulbs wavelengths "
    "wavelength nodes antinodes person people passengers capacitors cells particles molecules"
)
"""What a pure number may count."""

ENTITIES: Final = word_set(
    "block cart car ball object body box crate puck sphere particle glider child person lamp "
    "bulb branch point position side disk wheel pulley plate planet satellite resistor "
    "capacitor coil pipe tank train boat trolley bucket lens mirror cylinder runner skater"
)
"""Nouns that a capital letter or a number after them names."""

OPERATOR_WORDS: Final = word_set(
    "times over divided multiplied plus minus squared cubed raised than twice ratio"
)
"""Words that compute: prose that holds one cannot be left out."""

COLLECTIVES: Final = word_set("sum difference product ratio between both")
"""Words that bind the two names around an "and" into one quantity."""

NEGATIONS: Final = word_set("not never cannot instead neither nor wrong incorrect unlike")
"""Words that turn what follows into something that is not stated."""
