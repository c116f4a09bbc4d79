"""Phrases made by combining words: how people say along, across and beyond on an incline."""

from __future__ import annotations

from itertools import product

_PARALLEL = (
    "{sense} the {incline}",
    "{sense} along the {incline}",
    "{sense} parallel to the {incline}",
    "{sense} and parallel to the {incline}",
    "along the {incline} {sense}",
    "along the {incline} and {sense}",
    "along the {incline} pointing {sense}",
    "along the {incline} directed {sense}",
    "along the {incline} in the {sense} direction",
    "parallel to the {incline} {sense}",
    "parallel to the {incline} and {sense}",
    "parallel to the {incline} pointing {sense}",
    "parallel to the {incline} directed {sense}",
    "parallel to the {incline} in the {sense} direction",
    "parallel to the {incline} {sense} the {incline}",
    "parallel to {incline} surface {sense}",
    "along {incline} surface {sense}",
)
_SQUARE = ("perpendicular to", "normal to", "at right angles to")
_PERPENDICULAR = (
    "{square} the {incline} {sense}",
    "{square} the {incline} and {sense}",
    "{square} the {incline} pointing {sense}",
    "{square} the {incline} directed {sense}",
    "{square} the {incline} surface {sense}",
    "{sense} {square} the {incline}",
    "{sense} and {square} the {incline}",
    "{sense} {square} the {incline} surface",
)


def along(senses: tuple[str, ...]) -> tuple[str, ...]:
    """Return the wordings of a direction along the incline, `senses` being words for up or down.

    The slot {incline} is left for the words that the incline goes by.
    """
    return tuple(form.replace("{sense}", sense) for form, sense in product(_PARALLEL, senses))


def across(senses: tuple[str, ...]) -> tuple[str, ...]:
    """Return the wordings of a direction across the incline; an empty sense says no more."""
    made = (
        form.replace("{square}", square).replace("{sense}", sense)
        for form, square, sense in product(_PERPENDICULAR, _SQUARE, senses)
    )
    return tuple(dict.fromkeys(" ".join(text.split()) for text in made))


def predicates(verbs: tuple[str, ...], objects: tuple[str, ...]) -> tuple[str, ...]:
    """Return every verb with every object."""
    return tuple(f"{verb} {thing}" for verb, thing in product(verbs, objects))
