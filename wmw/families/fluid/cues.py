"""Words beside numbers that tell the quantities of fluids apart, and the places of a pipe."""

from __future__ import annotations

from itertools import product

KPA = "kPa"
DENSITY = ("density", "densities")
WIDE = (
    "wide section",
    "wide",
    "wider",
    "larger section",
    "widens to",
    "widening to",
    "expands to",
    "enlarges to",
    "main pipe",
    "main section",
)
NARROW = ("narrow section", "narrow", "narrower", "constriction", "throat", "smaller section", "narrows to", "tapers to",
           "constricted", "reduced to", "reduces to")  # fmt: skip
FIRST = (
    "first section",
    "first part",
    "lower end",
    "lower section",
    "lower point",
    "inlet",
    "ground floor",
    "ground level",
    "basement",
)
SECOND = (
    "second section",
    "second part",
    "upper end",
    "upper section",
    "upper point",
    "upper floor",
    "second floor",
)
ENDS = ("nozzle", "outlet", "opening", "exit", "mouth")
SMALL = (
    "small piston",
    "smaller piston",
    "input piston",
    "narrow piston",
    "first piston",
    "master cylinder",
    "small cylinder",
    "plunger",
    "small one",
    "smaller one",
)
LARGE = ("large piston", "larger piston", "output piston", "wide piston", "second piston", "slave cylinder", "large cylinder",
          "lifting piston", "big piston", "bigger piston", "large one", "larger one", "big one", "ram")  # fmt: skip
LIGHT = ("oil", "lighter liquid", "upper liquid", "upper layer", "alcohol", "ethanol", "kerosene", "petrol", "gasoline", "top layer",
          "benzene", "turpentine", "liquid poured in")  # fmt: skip
HEAVY = ("water", "heavier liquid", "denser liquid", "lower liquid", "lower layer", "mercury", "glycerin", "glycerine", "glycerol",
          "salt solution", "brine", "bottom layer", "sea water", "seawater")  # fmt: skip


def of_body(words: tuple[str, ...], *nouns: str) -> tuple[str, ...]:
    """Return cues that join a noun to a body ("diameter of the small piston"), then the bodies."""
    return (
        *(
            f"{noun} the {word}"
            if noun.endswith((" in", " on", " at"))
            else f"{noun} of the {word}"
            for noun, word in product(nouns, words)
        ),
        *words,
    )


def where_it_flows(places: tuple[str, ...]) -> tuple[str, ...]:
    """Return cues for the speed in a place of a pipe that is told behind it."""
    flowing = ("where it flows", "where it moves", "where the water flows", "in which it flows",
               "where the water moves", "where the liquid flows", "where the liquid moves")  # fmt: skip
    being = ("where its speed is", "where the speed is", "where the water has a speed of")
    return tuple(
        f"{place} {flows}" for place in places for flows in (*(f"{x} at" for x in flowing), *being)
    )


def told_behind(places: tuple[str, ...]) -> tuple[str, ...]:
    """Return cues for what is told with its place behind it: "150 kPa in the wide part"."""
    return tuple(f"… {at} the {place}" for at in ("in", "at") for place in places)


def with_its(places: tuple[str, ...], *nouns: str) -> tuple[str, ...]:
    """Return cues for what a place has: "in the narrow section its speed is"."""
    return tuple(
        f"{place} {its} {noun}" for place in places for its in ("its", "the") for noun in nouns
    )


def column_heights(words: tuple[str, ...]) -> tuple[str, ...]:
    """Return cues for the height of a liquid's column or layer."""
    return (*(f"{word} column" for word in words), *(f"column of {word}" for word in words), *(f"layer of {word}" for word in words),
            *(f"thickness of the {word}" for word in words),
            *(word for word in words if word.endswith(("liquid", "layer"))))  # fmt: skip


def at_places(nouns: tuple[str, ...], places: tuple[str, ...]) -> tuple[str, ...]:
    """Return phrases that ask for something at a place of a pipe."""
    between = ("", "of the water", "of the liquid", "of the fluid", "of the flow", "of the oil", "does the water flow",
               "does the liquid flow", "does the fluid flow", "does the water move", "does the liquid move",
               "is the water moving", "is the water", "is the flow", "is the liquid", "is it", "was it", "does it flow",
               "does it run", "does it move", "did it flow", "did it run", "does the water run", "did the water flow")  # fmt: skip
    return tuple(
        " ".join(f"{noun} {middle} {preposition} the {place}".split())
        for noun, middle, preposition, place in product(
            nouns, between, ("in", "at", "through"), places
        )
    )


WIDE_PLACES = ("wide section", "wider section", "wide part", "wider part", "wide pipe", "wider pipe", "larger section",
                "larger pipe", "wide end", "wide", "wider")  # fmt: skip
NARROW_PLACES = ("narrow section", "narrower section", "narrow part", "narrower part", "narrow pipe", "narrower pipe",
                  "smaller section", "smaller pipe", "constriction", "throat", "narrow end", "narrow", "narrower")  # fmt: skip
FIRST_PLACES = (
    "first section",
    "first part",
    "lower section",
    "lower end",
    "inlet",
    "lower point",
    "section 1",
    "hose",
)
SECOND_PLACES = ("second section", "second part", "upper section", "upper end", "outlet", "upper point", "nozzle",
                  "exit", "upper floor", "section 2")  # fmt: skip
SPEED = ("speed", "velocity", "flow speed", "flow velocity", "how fast")
