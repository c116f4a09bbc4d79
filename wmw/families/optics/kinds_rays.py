"""Question kinds about rays at flat boundaries and light in a medium.

Air has the index 1.00. A given index is named in the text ("n_2 = 1.52"): two media stand beside
each other there, and "index" alone would leave open which of them has it.
"""

from __future__ import annotations

from sympy import acos, asin, atan, cos, pi, sin, tan

from wmw.core.family import Gt, Kind, Lt, Mistake
from wmw.families.optics.symbols import (
    DENSER,
    DEPTH,
    LAYERS_DOWN,
    MEDIUM,
    MIRROR_RAY,
    RARER,
    TOTAL,
    alpha_1,
    c,
    d,
    d_app,
    lambda_0,
    lambda_1,
    n_1,
    n_2,
    n_3,
    theta_1,
    theta_2,
    theta_3,
    theta_c,
    theta_refl,
    v_1,
)

_SNELL = (
    "Snell's law at the boundary between {medium_1} and {medium_2}",
    "Snell's law: n sinθ is the same on both sides of the boundary",
    "Refraction at a flat boundary, angles measured from the normal",
)
_TOWARD = (
    "The {ray} bends toward the normal, because {medium_2} has the larger index.",
    "On entering the {medium_2} the light gets slower and the {ray} is bent toward the normal.",
    "Going into the denser medium, the {ray} is refracted toward the normal.",
)
_AWAY = (
    "The {ray} bends away from the normal, because {medium_2} has the smaller index.",
    "On leaving the {medium_1} the light gets faster and the {ray} is bent away from the normal.",
    "Going into the rarer medium, the {ray} is refracted away from the normal.",
)
_REFRACTED = (
    "The {ray} goes on at {theta_2} to the normal.",
    "In the {medium_2} the {ray} makes an angle of {theta_2} with the normal.",
    "The angle of refraction is {theta_2}.",
)
_ROUTE = ("theta_2 = asin(n_1 sin(theta_1) / n_2)",)
# The index is at least 1.45, so these angles lie well on one side of the critical angle.
_PASSES = (Lt(n_1 * sin(theta_1), 0.96 * n_2),)
_REFLECTED = (Gt(n_1 * sin(theta_1), 1.04 * n_2),)

INTO_DENSER = Kind(
    "refraction_into_denser", DENSER, (theta_1, n_2), theta_2, "quantitative", "easy",
    (
        "A {ray} passes from {medium_1} into {medium_2} [(n_2 = {n_2})|(refractive index {n_2})]. It meets the flat boundary at {theta_1} to the normal. What is the angle of refraction?",
        "A {ray} in {medium_1} strikes a flat surface of {medium_2} [with n_2 = {n_2}|with the refractive index {n_2}] at an angle of incidence of {theta_1}. Find the angle of refraction.",
        "The angle of incidence is {theta_1} for a {ray} that goes from {medium_1} into {medium_2}. The {medium_2} has the refractive index [n_2 = {n_2}|{n_2}]. Calculate the angle of refraction, measured from the normal.",
        "Coming from {medium_1}, a {ray} enters {medium_2} [(n_2 = {n_2})|of refractive index {n_2}] through a flat surface, at an angle of incidence of {theta_1}. At what angle is it refracted?",
    ),
    _ROUTE, _SNELL, _TOWARD, _REFRACTED,
    ("The light comes from {medium_1}, whose index is 1.00.", "The angle of incidence is {theta_1}."),
    (Mistake("indices exchanged", asin(n_2 * sin(theta_1) / n_1)), Mistake("cosine for sine", acos(cos(theta_1) / n_2)),
     Mistake("angle divided by the index", theta_1 / n_2), Mistake("tangent for sine", atan(tan(theta_1) / n_2)),
     Mistake("angle from the surface", pi / 2 - asin(sin(theta_1) / n_2)), Mistake("reflected", pi / 2 - theta_1)),
    fixed={n_1: 1.0}, where=(Lt(theta_1, 1.3),),
)  # fmt: skip

INTO_RARER = Kind(
    "refraction_into_rarer", RARER, (theta_1, n_1), theta_2, "quantitative", "medium",
    (
        "A {ray} passes from {medium_1} [(n_1 = {n_1})|(refractive index {n_1})] into {medium_2}. It meets the flat boundary at {theta_1} to the normal. What is the angle of refraction?",
        "A {ray} inside {medium_1} [with n_1 = {n_1}|with the refractive index {n_1}] strikes the flat boundary with {medium_2} at an angle of incidence of {theta_1}. Find the angle of refraction.",
        "The angle of incidence is {theta_1} for a {ray} that goes from {medium_1} into {medium_2}. The {medium_1} has the refractive index [n_1 = {n_1}|{n_1}]. Calculate the angle of refraction, measured from the normal.",
        "Coming from {medium_1} [(n_1 = {n_1})|of refractive index {n_1}], a {ray} goes into {medium_2} through a flat surface, at an angle of incidence of {theta_1}. At what angle is it refracted?",
    ),
    _ROUTE, _SNELL, _AWAY, _REFRACTED,
    ("The light goes into {medium_2}, whose index is 1.00.", "The angle of incidence is {theta_1}."),
    (Mistake("indices exchanged", asin(sin(theta_1) / n_1)), Mistake("angle times the index", n_1 * theta_1),
     Mistake("tangent for sine", atan(n_1 * tan(theta_1))), Mistake("angle from the surface", pi / 2 - asin(n_1 * sin(theta_1))),
     Mistake("angle divided by the index", theta_1 / n_1)),
    fixed={n_2: 1.0}, where=_PASSES,
)  # fmt: skip

CRITICAL_ANGLE = Kind(
    "critical_angle", TOTAL, (n_1,), theta_c, "quantitative", "easy",
    (
        "A {ray} inside {medium_1} [with n_1 = {n_1}|of refractive index {n_1}] meets the flat boundary with {medium_2}. What is the critical angle for total internal reflection?",
        "The refractive index of a block of {medium_1} is [n_1 = {n_1}|{n_1}]; it is surrounded by {medium_2}. Find the critical angle for a {ray} inside the block.",
        "Light in {medium_1} [(n_1 = {n_1})|(refractive index {n_1})] falls on a flat boundary with {medium_2}. Calculate the critical angle of a {ray} there.",
        "What is the critical angle for a {ray} that goes from {medium_1} [(n_1 = {n_1})|of refractive index {n_1}] to a flat boundary with {medium_2}?",
    ),
    ("theta_c = asin(n_2 / n_1)",),
    (
        "At the critical angle the refracted ray runs along the boundary: sinθ_c = n_2/n_1",
        "Snell's law with an angle of refraction of 90°",
        "Critical angle of total internal reflection",
    ),
    (
        "At this angle the refracted ray grazes the boundary.",
        "As the angle of incidence grows, the refracted ray leans toward the boundary until it runs along it.",
        "Rays at larger angles find no direction in the {medium_2} that Snell's law allows.",
    ),
    (
        "The critical angle is {theta_c}.",
        "Beyond {theta_c} to the normal no light gets into the {medium_2}.",
        "The boundary has a critical angle of {theta_c}.",
    ),
    ("The light goes toward the rarer medium.", "The index of {medium_2} is 1.00."),
    (Mistake("arccosine", acos(1 / n_1)), Mistake("arctangent", atan(1 / n_1)),
     Mistake("Brewster's angle", atan(n_1)), Mistake("right angle divided by the index", pi / (2 * n_1)),
     Mistake("half", asin(1 / n_1) / 2)),
    fixed={n_2: 1.0},
)  # fmt: skip

LAYERED = Kind(
    "layered_media", LAYERS_DOWN, (theta_1, n_2, n_3), theta_3, "quantitative", "hard",
    (
        "A flat layer of {medium_2} [(n_2 = {n_2})|(index {n_2})] lies on {medium_3} [(n_3 = {n_3})|(index {n_3})]. A {ray} comes from the {medium_1} above and meets the layer at {theta_1} to the normal. What angle to the normal does it make in the lowest medium?",
        "A {ray} travels from {medium_1} down into a flat layer of {medium_2} [with n_2 = {n_2}|with index {n_2}] and on into the {medium_3} that the layer lies on [(n_3 = {n_3})|(index {n_3})]. The angle of incidence on the layer is {theta_1}. Find the angle to the normal in the lowest medium.",
        "The flat surface of {medium_3} [(n_3 = {n_3})|(index {n_3})] is covered with a layer of {medium_2} [(n_2 = {n_2})|(index {n_2})]. From above, a {ray} in {medium_1} strikes the layer at an angle of incidence of {theta_1}. Calculate its angle to the normal in the lowest medium.",
        "From the {medium_1} above, a {ray} strikes a flat layer of {medium_2} [(n_2 = {n_2})|(index {n_2})] that rests on {medium_3} [(n_3 = {n_3})|(index {n_3})]. The angle of incidence is {theta_1}. What is the angle to the normal in the lowest medium?",
    ),
    ("theta_2 = asin(n_1 sin(theta_1) / n_2)", "theta_3 = asin(n_2 sin(theta_2) / n_3)"),
    (
        "Snell's law at both boundaries: n sinθ is the same in all flat layers",
        "Snell's law, first into the {medium_2}, then into the {medium_3}",
        "In parallel flat layers n sinθ stays the same from one to the next",
    ),
    (
        "The {ray} is refracted at both boundaries.",
        "At each boundary the {ray} changes its direction.",
        "Each boundary bends the {ray}; the product n sinθ is kept.",
    ),
    (
        "In the {medium_3} the {ray} travels at {theta_3} to the normal.",
        "The {ray} makes an angle of {theta_3} with the normal in the {medium_3}.",
        "The angle in the lowest medium is {theta_3}.",
    ),
    ("The boundaries are flat and parallel.", "The index of {medium_1} is 1.00."),
    (Mistake("stops at the layer", asin(sin(theta_1) / n_2)), Mistake("indices multiplied", asin(sin(theta_1) / (n_2 * n_3))),
     Mistake("second boundary inverted", asin(n_3 * sin(theta_1) / n_2**2)), Mistake("angle divided by the index", theta_1 / n_3),
     Mistake("angle from the surface", pi / 2 - asin(sin(theta_1) / n_3))),
    fixed={n_1: 1.0}, where=(Gt(n_3 - n_2, 0.03) | Lt(n_3 - n_2, -0.03), Lt(theta_1, 1.3)),
)  # fmt: skip

APPARENT_DEPTH = Kind(
    "apparent_depth", DEPTH, (d, n_1), d_app, "quantitative", "medium",
    (
        "A {object} lies {d} below the surface of a {medium_1} [with n_1 = {n_1}|of refractive index {n_1}]. It is seen from straight above, in {medium_2}. What is its apparent depth?",
        "A {object} rests at a depth of {d} in a {medium_1} [(n_1 = {n_1})|(refractive index {n_1})]. Find the apparent depth for an eye that looks straight down from the {medium_2}.",
        "The refractive index of a {medium_1} is [n_1 = {n_1}|{n_1}]. Seen straight from above, through {medium_2}, how deep does a {object} seem to lie that is really {d} below the surface?",
        "Someone in the {medium_2} looks straight down on a {object} that is {d} deep in a {medium_1} [(n_1 = {n_1})|of refractive index {n_1}]. Calculate the apparent depth of the {object}.",
    ),
    ("d_app = d n_2 / n_1",),
    (
        "Snell's law for small angles: depths go with the indices",
        "Apparent depth, seen nearly along the normal: d_app = d n_2/n_1",
        "Refraction of nearly vertical rays at the flat surface",
    ),
    (
        "The rays bend away from the normal at the surface and seem to come from a higher point.",
        "Refraction makes the rays spread more on leaving the {medium_1}, so the {object} seems nearer.",
        "Traced straight back, the rays meet above the {object}.",
    ),
    (
        "The {object} seems to lie at a depth of {d_app}.",
        "The apparent depth is {d_app}.",
        "Seen from above, the {object} appears {d_app} below the surface.",
    ),
    ("The {object} is seen nearly along the normal.", "The true depth is {d}."),
    (Mistake("indices exchanged", d * n_1 / n_2), Mistake("apparent rise for depth", d - d / n_1),
     Mistake("index squared", d / n_1**2), Mistake("depth plus apparent depth", d + d / n_1)),
    fixed={n_2: 1.0},
)  # fmt: skip

SPEED = Kind(
    "speed_in_medium", MEDIUM, (n_1,), v_1, "quantitative", "easy",
    (
        "A {ray} travels in {medium_1} [with n_1 = {n_1}|of refractive index {n_1}]. What is the speed of the light in this medium?",
        "How fast does light travel in {medium_1} [with n_1 = {n_1}|with a refractive index {n_1}]?",
        "The refractive index of the {medium_1} in which a {ray} travels is [n_1 = {n_1}|{n_1}]. Find the speed of light in the {medium_1}.",
        "A {ray} enters {medium_1} [(n_1 = {n_1})|(refractive index {n_1})]. Calculate the speed of light in the {medium_1}.",
    ),
    ("v_1 = c / n_1",),
    (
        "The index of refraction is the ratio of the speeds: n = c/v",
        "Definition of the refractive index, n = c/v",
        "In a medium light is slower than in vacuum by the factor n",
    ),
    (
        "In the {medium_1} the light is slower than in vacuum.",
        "The {medium_1} slows the light down; its frequency stays.",
        "The index says by what factor the light is slower than in vacuum.",
    ),
    (
        "The light travels at {v_1} in the {medium_1}.",
        "The speed of the light in the {medium_1} is {v_1}.",
        "In the {medium_1} the speed is {v_1}.",
    ),
    ("The refractive index is {n_1}.",),
    (Mistake("times the index", c * n_1), Mistake("index squared", c / n_1**2), Mistake("speed in vacuum", c),
     Mistake("speed lost", c - c / n_1), Mistake("square root of the index", c / n_1**0.5)),
)  # fmt: skip

WAVELENGTH = Kind(
    "wavelength_in_medium", MEDIUM, (lambda_0, n_1), lambda_1, "quantitative", "easy",
    (
        "Light with a wavelength of {lambda_0} in vacuum goes through {medium_1} [with n_1 = {n_1}|of refractive index {n_1}]. What is the wavelength in the {medium_1}?",
        "The vacuum wavelength of a {ray} is {lambda_0}. It travels in {medium_1} [with n_1 = {n_1}|with a refractive index {n_1}]. Find its wavelength in the {medium_1}.",
        "A {ray} of wavelength {lambda_0} in vacuum enters {medium_1} [(n_1 = {n_1})|(refractive index {n_1})]. What wavelength does it have in the {medium_1}?",
        "A {ray} has a wavelength of {lambda_0} in vacuum. Calculate the wavelength in the {medium_1}, whose refractive index is [n_1 = {n_1}|{n_1}].",
    ),
    ("lambda_1 = lambda_0 / n_1",),
    (
        "The frequency stays and the speed is c/n, so the wavelength is λ_0/n",
        "Wavelength in a medium: the vacuum wavelength divided by the index",
        "Speed and wavelength shrink by the same factor n, the frequency stays",
    ),
    (
        "In the {medium_1} the waves are closer together than in vacuum.",
        "The frequency is kept, so slower light means closer waves.",
        "The {medium_1} shortens the waves.",
    ),
    (
        "In the {medium_1} the wavelength is {lambda_1}.",
        "The wavelength becomes {lambda_1}.",
        "The light has a wavelength of {lambda_1} in the {medium_1}.",
    ),
    ("The frequency does not change.", "The wavelength in vacuum is {lambda_0}."),
    (Mistake("times the index", lambda_0 * n_1), Mistake("index squared", lambda_0 / n_1**2),
     Mistake("wavelength lost", lambda_0 - lambda_0 / n_1), Mistake("square root of the index", lambda_0 / n_1**0.5),
     Mistake("half the index", 2 * lambda_0 / n_1)),
)  # fmt: skip

REFLECTION = Kind(
    "angle_of_reflection", MIRROR_RAY, (alpha_1,), theta_refl, "quantitative", "easy",
    (
        "A {ray} meets a plane {mirror} at an angle of {alpha_1} to the surface. What is the angle of reflection?",
        "A {ray} falls on a flat {mirror}; the angle between the ray and the surface is {alpha_1}. Find the angle of reflection.",
        "A {ray} strikes a plane {mirror} and makes an angle of {alpha_1} with its surface. Calculate the angle of reflection, measured from the normal.",
        "Before a {ray} is reflected by a flat {mirror}, it makes an angle of {alpha_1} with the surface. How large is the angle of reflection?",
    ),
    ("theta_1 = pi/2 - alpha_1", "theta_refl = theta_1"),
    (
        "Law of reflection: the angles of incidence and reflection, both from the normal, are equal",
        "Law of reflection, after the angle has been taken from the normal",
        "The reflected ray leaves at the angle of incidence, measured from the normal",
    ),
    (
        "The {mirror} sends the {ray} back on the other side of the normal, at the same angle to it.",
        "The {ray} leaves the {mirror} as steeply as it came.",
        "The normal halves the angle between the two rays.",
    ),
    (
        "The angle of reflection is {theta_refl}.",
        "The reflected ray makes {theta_refl} with the normal.",
        "The {ray} is reflected at {theta_refl} to the normal.",
    ),
    ("The angle of incidence is {theta_1}.", "Angles of incidence and reflection count from the normal."),
    (Mistake("angle from the surface", alpha_1), Mistake("angle between the rays", pi - 2 * alpha_1),
     Mistake("angle turned through", 2 * alpha_1), Mistake("supplement", pi - alpha_1), Mistake("half", pi / 4 - alpha_1 / 2)),
)  # fmt: skip

_BEND = (
    "A {ray} passes from {medium_1} into {medium_2} through a flat boundary, which it meets at {theta_1} to the normal. The indices are [n_1 = 1.00 and n_2 = {n_2}|1.00 and {n_2}]. Does it bend toward the normal or away from it?",
    "A {ray} in {medium_1} [(n_1 = 1.00)|(index 1.00)] strikes a flat surface of {medium_2} [(n_2 = {n_2})|(index {n_2})] at an angle of incidence of {theta_1}. Is it bent toward the normal or away from the normal?",
    "The angle of incidence is {theta_1} for a {ray} that goes from {medium_1} [(n_1 = 1.00)|(index 1.00)] into {medium_2} [(n_2 = {n_2})|(index {n_2})]. Which way does the ray bend, toward the normal or away from it?",
    "Coming from {medium_1}, whose index is [n_1 = 1.00|1.00], a {ray} enters {medium_2}, whose index is [n_2 = {n_2}|{n_2}], at an angle of incidence of {theta_1}. Does it turn toward the normal or away from the normal?",
)
_BEND_BACK = tuple(text.replace("1.00", "{n_1}").replace("{n_2}", "1.00") for text in _BEND)
_BEND_RULES = (
    "Snell's law: the angle to the normal is smaller in the medium of larger index",
    "Light bends toward the normal where it gets slower, away from it where it gets faster",
    "Compare the indices on the two sides of the boundary",
)
BENDS_TOWARD = Kind(
    "bends_into_denser", DENSER, (theta_1, n_2), "bending", "qualitative", "easy", _BEND, _ROUTE, _BEND_RULES, _TOWARD,
    (
        "The angle to the normal becomes smaller: the {ray} bends toward the normal.",
        "The {ray} turns toward the normal in the {medium_2}.",
        "In the {medium_2} the {ray} runs closer to the normal: it bends toward the normal.",
    ),
    ("The index of {medium_1} is 1.00.", "The angle of incidence is {theta_1}."), fixed={n_1: 1.0}, where=(Lt(theta_1, 1.3),),
)  # fmt: skip
BENDS_AWAY = Kind(
    "bends_into_rarer", RARER, (theta_1, n_1), "bending", "qualitative", "easy", _BEND_BACK, _ROUTE, _BEND_RULES, _AWAY,
    (
        "The angle to the normal becomes larger: the {ray} bends away from the normal.",
        "The {ray} turns away from the normal in the {medium_2}.",
        "In the {medium_2} the {ray} runs farther from the normal: it bends away from the normal.",
    ),
    ("The index of {medium_2} is 1.00.", "The angle of incidence is {theta_1}."), fixed={n_2: 1.0}, where=_PASSES,
)  # fmt: skip

_PASS_OR_NOT = (
    "A {ray} inside {medium_1} [(n_1 = {n_1})|(index {n_1})] meets the flat boundary with {medium_2} at {theta_1} to the normal. Is it totally reflected, or does some light pass into the {medium_2}?",
    "A {ray} goes from {medium_1} [with n_1 = {n_1}|of index {n_1}] toward a flat boundary with {medium_2}; the angle of incidence is {theta_1}. Does any light pass into the {medium_2}, or is the ray totally reflected?",
    "The refractive index of a block of {medium_1} is [n_1 = {n_1}|{n_1}]; it is surrounded by {medium_2}. A {ray} inside it strikes a flat face at an angle of incidence of {theta_1}. Is it totally reflected there, or does part of it pass into the {medium_2}?",
    "The angle of incidence is {theta_1} for a {ray} in {medium_1} [(n_1 = {n_1})|(index {n_1})] that meets a flat boundary with {medium_2}. Does the ray pass into the {medium_2}, at least in part, or is it totally reflected?",
)
_TIR_RULES = (
    "Total internal reflection takes place above the critical angle",
    "Compare the angle of incidence with the critical angle, sinθ_c = n_2/n_1",
    "Toward a rarer medium, light is totally reflected beyond the critical angle",
)
PASSES = Kind(
    "below_the_critical_angle", RARER, (theta_1, n_1), "transmission", "qualitative", "medium", _PASS_OR_NOT,
    ("theta_c = asin(n_2 / n_1)",), _TIR_RULES,
    (
        "The angle of incidence is smaller than the critical angle, so part of the light passes into the {medium_2}.",
        "Below the critical angle there is a refracted ray.",
        "Snell's law gives an angle of refraction below 90°, and light gets into the {medium_2}.",
    ),
    (
        "Part of the light passes into the {medium_2}.",
        "A refracted ray goes on in the {medium_2}.",
        "Some light passes into the {medium_2}, the rest is reflected.",
    ),
    ("The light goes toward the rarer medium.", "The critical angle is {theta_c}."), fixed={n_2: 1.0}, where=_PASSES,
)  # fmt: skip
REFLECTED = Kind(
    "above_the_critical_angle", TOTAL, (theta_1, n_1), "transmission", "qualitative", "medium", _PASS_OR_NOT,
    ("theta_c = asin(n_2 / n_1)",), _TIR_RULES,
    (
        "The angle of incidence is larger than the critical angle, so the {ray} is totally reflected.",
        "Above the critical angle there is no refracted ray.",
        "Snell's law has no solution for the angle in the {medium_2}, and all the light stays in the {medium_1}.",
    ),
    (
        "The whole {ray} is reflected back into the {medium_1}.",
        "The {ray} is totally reflected.",
        "No light passes into the {medium_2}.",
    ),
    ("The light goes toward the rarer medium.", "The critical angle is {theta_c}."), fixed={n_2: 1.0}, where=_REFLECTED,
)  # fmt: skip

OTHER_MATERIAL = Kind(
    "other_material", DENSER, (theta_1, n_2), theta_2, "counterfactual", "medium",
    (
        "A {ray} passes from {medium_1} into {medium_2} [(n_2 = {n_2})|(refractive index {n_2})], meeting the flat boundary at {theta_1} to the normal. With another sort of {medium_2} the index n_2 is then changed to {n_2_new}. What is the angle of refraction now?",
        "A {ray} in {medium_1} strikes a flat surface of {medium_2} [with n_2 = {n_2}|with the refractive index {n_2}] at an angle of incidence of {theta_1}. Suppose the index n_2 were changed to {n_2_new}, by another sort of {medium_2}. Find the angle of refraction.",
        "The angle of incidence is {theta_1} for a {ray} that goes from {medium_1} into {medium_2} [(n_2 = {n_2})|(index {n_2})]. Another sort of {medium_2} takes its place, and the index n_2 is changed to {n_2_new}. Calculate the angle of refraction.",
        "Coming from {medium_1}, a {ray} enters {medium_2} [(n_2 = {n_2})|of refractive index {n_2}] through a flat surface at an angle of incidence of {theta_1}. If another sort of {medium_2} is taken and the index n_2 is changed to {n_2_new}, at what angle is it refracted?",
    ),
    _ROUTE, _SNELL,
    (
        "With another index the {ray} bends toward the normal by another angle.",
        "The index sets how much the {ray} is bent toward the normal.",
        "The angle of incidence stays; the new index changes how strongly the {ray} is refracted toward the normal.",
    ),
    (
        "The angle of refraction is now {theta_2}.",
        "With the new {medium_2} the {ray} goes on at {theta_2} to the normal.",
        "The angle in the {medium_2} becomes {theta_2}.",
    ),
    ("Only the material is changed.", "The angle of incidence stays {theta_1}."),
    fixed={n_1: 1.0}, where=(Lt(theta_1, 1.3),), alters=n_2,
)  # fmt: skip

RAY_KINDS = (
    INTO_DENSER, INTO_RARER, CRITICAL_ANGLE, LAYERED, APPARENT_DEPTH, SPEED, WAVELENGTH, REFLECTION, BENDS_TOWARD,
    BENDS_AWAY, PASSES, REFLECTED, OTHER_MATERIAL,
)  # fmt: skip
