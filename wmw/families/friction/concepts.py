"""Questions of the chapter that need no number: which coefficient is larger, area, pull or push."""

from __future__ import annotations

from sympy import false, true

from wmw.core.family import Choice, Outcome

CONCEPTS = (
    Outcome(
        "larger_coefficient",
        ("coefficient of static friction or coefficient of kinetic", "static friction or kinetic friction", "static or kinetic friction", "kinetic or static friction", "static or kinetic",
         "kinetic friction or static friction", "which coefficient is larger", "which coefficient of friction is larger", "which coefficient is usually larger", "coefficient of kinetic friction or coefficient of static"),
        (
            Choice("static", true, ("static", "static friction", "coefficient of static friction", "static coefficient", "mu s", "static one", "kinetic friction is smaller", "coefficient of kinetic friction is smaller")),
            Choice("kinetic", false, ("kinetic", "kinetic friction", "coefficient of kinetic friction", "kinetic coefficient", "mu k", "kinetic one", "static friction is smaller")),
            Choice("equal", false, ("equal", "they are equal", "the same", "both are equal", "neither")),
        ),
        in_effects=False,
    ),
    Outcome(
        "before_motion",
        ("which statement best describes graph", "which statement about static friction", "statement about static friction", "statements about static friction", "statement describes friction force while",
         "describes friction before", "describes friction force before", "describes friction while", "true of static friction", "true about static friction", "happens to friction force before"),
        (
            Choice("matches", true, ("friction equals applied force", "equal to applied force", "equals applied force", "equals push", "equals pull", "equal to push", "equal to pull", "matches applied force",
                                     "increases with applied force", "grows with applied force", "equal in size to applied force", "equal in magnitude to applied force", "increases to match", "adjusts itself",
                                     "same size as applied force", "equal and opposite to applied force", "as large as applied force", "up to maximum")),
            Choice("at its limit", false, ("constant and equal to", "always equals mu s n", "always equal to mu s n", "always has its maximum value", "constant", "always at its maximum", "equal to mu s times normal force")),
            Choice("zero", false, ("friction is zero", "is zero", "no friction")),
            Choice("greater", false, ("greater than applied force", "larger than applied force", "exceeds applied force", "more than applied force")),
            Choice("smaller", false, ("less than applied force", "smaller than applied force", "below applied force")),
        ),
        in_effects=False,
    ),
    Outcome(
        "contact_area",
        ("smallest face", "largest face", "smaller face", "larger face", "area of contact", "contact area", "narrow side", "narrow face", "on its end", "wide side", "wider face", "on its edge", "different face", "another face"),
        (
            Choice("same", true, ("the same", "same", "equal", "does not change", "no change", "unchanged", "stays the same", "remains the same", "not affected", "independent of the area", "does not depend on area",
                                  "does not depend on contact area", "same for both", "equal in both cases", "it is equal")),
            Choice("larger", false, ("larger", "greater", "increases", "it is larger", "bigger", "more")),
            Choice("smaller", false, ("smaller", "less", "decreases", "it is smaller", "lower", "zero")),
        ),
        in_effects=False,
    ),
    Outcome(
        "pull_or_push",
        ("pull rather than push", "rather than push", "pulling rather than pushing", "easier to pull", "easier pulled than pushed", "pulled rather than pushed", "instead of pushing", "easier to drag"),
        (
            Choice("normal force", true, ("normal force smaller", "normal force is smaller", "reduces normal force", "normal force is reduced", "smaller normal force", "decreases normal force", "lowers normal force",
                                          "reduce normal force", "lessens normal force", "normal force decreases", "less normal force", "lower normal force")),
            Choice("weight", false, ("weight smaller", "reduces weight", "decreases weight", "weight is smaller", "lighter")),
            Choice("coefficient", false, ("coefficient of friction larger", "coefficient of friction smaller", "reduces coefficient", "changes coefficient", "increases coefficient", "lowers coefficient", "coefficient of friction is smaller")),
            Choice("no difference", false, ("no difference", "does not matter", "it makes no difference")),
        ),
        in_effects=False,
    ),
)  # fmt: skip
