"""All changes under which a sound trace must stay valid, by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from properties import changes_forms as forms
from properties import changes_names as names
from properties import changes_shape as shape
from properties import changes_values as values
from properties.seeds import Record, Seed

Change = Callable[[Seed], Record | None]

CHANGES: Mapping[str, Change] = {
    "names-words": names.words,
    "names-symbols": names.other_symbols,
    "names-camel-case": names.camel_case,
    "names-with-body": names.with_body,
    "names-with-unit": names.unit_in_name,
    "names-neutral": names.neutral,
    "names-neutral-with-unit": names.neutral_with_unit,
    "bodies-nonsense": names.nonsense_bodies,
    "bodies-foreign": names.foreign_bodies,
    "units-prefixes": values.prefixes,
    "units-other": values.other_units,
    "units-forces": values.force_units,
    "units-answer": values.answer_unit,
    "answer-one-string": values.answer_as_one_string,
    "answer-in-two": values.answer_in_two,
    "three-digits": values.three_digits,
    "keys-reversed": shape.keys_reversed,
    "lists-shuffled": shape.lists_shuffled,
    "without-derivation": shape.without("derivation"),
    "without-evidence": shape.without("transition", "evidence", empty=[]),
    "without-assumptions": shape.without_assumptions,
    "without-effect": shape.without_effect,
    "without-explanation": shape.without("answer", "explanation"),
    "without-forces": shape.without("state_0", "forces", empty=[]),
    "without-relations": shape.without("state_0", "relations", empty=[]),
    "without-attributes": shape.without_attributes,
    "without-new-variables": shape.without_new_variables,
    "relations-swapped": shape.symmetric_swapped,
    "relations-opposite": shape.opposites,
    "in-unicode": shape.in_unicode,
    "in-ascii": shape.in_ascii,
    "equation-ascii": forms.in_plain_ascii,
    "equation-unicode": forms.in_unicode_mathematics,
    "equation-latex": forms.in_latex,
    "equation-latex-dots": forms.in_latex_with_dots,
    "equation-double-stars": forms.double_stars,
    "equation-dots": forms.dots_for_products,
    "equation-sides-swapped": forms.sides_swapped,
    "equation-reordered": forms.factors_reordered,
    "equation-one-side": forms.moved_to_one_side,
    "effect-paraphrased": forms.effect_paraphrased,
    "change-paraphrased": forms.change_paraphrased,
    "answer-paraphrased": forms.answer_paraphrased,
    "question-paraphrased": forms.question_paraphrased,
}
