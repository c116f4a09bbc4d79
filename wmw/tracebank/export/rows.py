"""The rows of each configuration, in the form that TRL reads: messages with texts, and pictures.

TRL's vision trainers put the pictures before the first user message themselves; the content of a
message is therefore a plain text, and a row without a picture has an empty list.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from wmw.core.item import Option
from wmw.prompts import NO_PICTURE, TRACE, prompt
from wmw.replies import written
from wmw.tracebank.export.source import Shown, Source

if TYPE_CHECKING:
    from datasets import Features

Row = dict[str, Any]

IMAGES, MESSAGES, TEXTS = "images", "messages", "texts"
_OF_ITEM = {
    "trace_id": "id of the item and its gold trace",
    "family": "physics family",
    "kind": "question kind within the family",
    "regime": "which case of the laws holds",
    "modality": "where the numbers stand: text, picture or both",
    "task_type": "quantitative, qualitative, multiple_choice or counterfactual",
    "difficulty": "easy, medium or hard",
}
_PICTURE = {"images": "the picture as a list of one (PNG); empty where there is none"}
_PROMPT = {"prompt": "one user message: the question, and the form of the reply"}

COLUMNS: Mapping[str, Mapping[str, str]] = {
    "preference": {
        **_PICTURE,
        **_PROMPT,
        "chosen": "one assistant message: the gold trace",
        "rejected": "one assistant message: the same trace, broken in one typed way",
        "pair_id": "id of the pair",
        **_OF_ITEM,
        # TRL takes a column "label" for one of its own
        "fault_label": "what kind of fault the rejected trace has",
        "edit": "name of the edit that broke it",
        "edit_family": "seen, or held_out (never in train)",
        "manner": "isolated, or carried on through what depends on it",
        "pointer": "JSON pointer of the root of the fault",
        "description": "the fault in words",
        "patch": "JSON Patch from the gold trace to the broken one, as JSON",
        "certificate": "what is violated, with the numbers, as JSON",
    },
    "sft": {
        **_PICTURE,
        **_PROMPT,
        "completion": "one assistant message: the gold trace",
        **_OF_ITEM,
    },
    "traces": {
        **_PICTURE,
        **_OF_ITEM,
        "question": "the question, with its options where it has any",
        "options": "the options as texts, “(A) …”; empty where there are none",
        "gold_answer": "the reference answer",
        "trace": "the whole gold trace as JSON",
    },
}
"""What stands in the columns of each configuration, in their order."""

_KINDS = {
    "images": IMAGES,
    "prompt": MESSAGES,
    "completion": MESSAGES,
    "chosen": MESSAGES,
    "rejected": MESSAGES,
    "options": TEXTS,
}


def features(config: str) -> Features:
    """Return the features of a configuration's columns; needs `datasets`."""
    from datasets import Features, Image, List, Value

    kinds = {
        IMAGES: List(Image()),
        MESSAGES: List({"role": Value("string"), "content": Value("string")}),
        TEXTS: List(Value("string")),
    }
    return Features(
        {name: kinds.get(_KINDS.get(name, ""), Value("string")) for name in COLUMNS[config]}
    )


def rows(config: str, source: Source) -> Iterator[tuple[Shown, Row]]:
    """Yield every row that a configuration could have, with the item it belongs to."""
    if config == "preference":
        for shown, pair in source.pairs():
            yield (
                shown,
                {
                    **_asked(shown),
                    "chosen": _message("assistant", written(pair.chosen)),
                    "rejected": _message("assistant", written(pair.rejected)),
                    "pair_id": pair.id,
                    **_of_item(shown),
                    "fault_label": pair.perturbation_type,
                    "edit": pair.perturbation_name,
                    "edit_family": pair.perturbation_family,
                    "manner": "carried" if pair.carried else "isolated",
                    "pointer": pair.perturbation_field,
                    "description": pair.description,
                    "patch": _json([*pair.patch]),
                    "certificate": _json(pair.certificate.to_dict()),
                },
            )
        return
    for shown in source.items():
        trace = shown.trace
        if config == "sft":
            completion = _message("assistant", written(trace))
            yield shown, {**_asked(shown), "completion": completion, **_of_item(shown)}
        else:
            yield (
                shown,
                {
                    "images": _images(shown),
                    **_of_item(shown),
                    "question": shown.item["question"],
                    "options": [str(option) for option in _options(shown)],
                    "gold_answer": str(trace["metadata"]["gold_answer"]),
                    "trace": _json(trace),
                },
            )


def _asked(shown: Shown) -> Row:
    condition = NO_PICTURE if shown.picture is None else TRACE
    text = prompt(shown.item["question"], _options(shown), condition)
    return {"images": _images(shown), "prompt": _message("user", text)}


def _options(shown: Shown) -> list[Option]:
    return [Option(**option) for option in shown.item["options"]]


def _images(shown: Shown) -> list[Row]:
    if shown.picture is None:
        return []
    return [{"bytes": shown.picture, "path": f"{shown.trace['id']}.png"}]


def _message(role: str, content: str) -> list[Row]:
    return [{"role": role, "content": content}]


def _of_item(shown: Shown) -> Row:
    item = shown.item
    return {
        "trace_id": shown.trace["id"],
        "task_type": item["task"],
        **{name: item[name] for name in _OF_ITEM if name in item},
    }


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, allow_nan=False)
