"""The card of an exported bank: what a hub reads (YAML) and what a person reads."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from wmw.prompts import prompt
from wmw.tracebank.export.rows import COLUMNS, features
from wmw.tracebank.splits import SPLITS

if TYPE_CHECKING:
    from wmw.tracebank.export.folder import Exported

_SIZES = ((1_000, "n<1K"), (10_000, "1K<n<10K"), (100_000, "10K<n<100K"), (10**6, "100K<n<1M"))
_LARGE = "1M<n<10M"

_PURPOSE = {
    "preference": "pairs of a gold trace and the same trace broken in one typed way, for DPO",
    "sft": "questions and gold traces, for supervised fine-tuning",
    "traces": "whole gold traces with their pictures, for all else",
}


def card(exported: Exported, file_sizes: Mapping[str, int]) -> str:
    """Return the text of README.md; `file_sizes` are bytes on disk by the files' names."""
    return f"---\n{_front_matter(exported, file_sizes)}\n---\n\n{_page(exported)}"


def _front_matter(exported: Exported, file_sizes: Mapping[str, int]) -> str:
    from datasets import DatasetInfo, SplitDict, SplitInfo
    from datasets.info import DatasetInfosDict
    from huggingface_hub import DatasetCardData

    largest = max(sum(splits.values()) for splits in exported.rows.values())
    data = DatasetCardData(
        language="en",
        license="apache-2.0",
        pretty_name="wmw TraceBank",
        task_categories=["visual-question-answering", "image-text-to-text"],
        size_categories=next((name for most, name in _SIZES if largest < most), _LARGE),
        tags=["physics", "reasoning", "preference", "dpo", "sft", "trl", "synthetic"],
        configs=[
            {
                "config_name": config,
                **({"default": True} if config == _default(exported) else {}),
                "data_files": [
                    {"split": split, "path": f"{config}/{split}-*.parquet"} for split in splits
                ],
            }
            for config, splits in exported.rows.items()
        ],
    )
    infos = DatasetInfosDict()
    for config, splits in exported.rows.items():
        sizes = exported.sizes[config]
        found = SplitDict()
        for split, count in splits.items():
            found.add(SplitInfo(split, num_bytes=sizes[split], num_examples=count))
        on_disk = [size for name, size in file_sizes.items() if name.startswith(f"{config}/")]
        infos[config] = DatasetInfo(
            features=features(config),
            splits=found,
            download_size=sum(on_disk),
            dataset_size=sum(sizes.values()),
        )
    infos.to_dataset_card_data(data)
    return str(data)


def _default(exported: Exported) -> str:
    return "preference" if "preference" in exported.rows else "sft"


def _page(exported: Exported) -> str:
    bank = exported.plan["bank"]
    versions = ", ".join(f"{name} {found}" for name, found in exported.plan["versions"].items())
    default = _default(exported)
    return f"""# wmw TraceBank

Physics questions with pictures, gold reasoning traces, and traces broken in one typed way each.
A trace says what the scene is (`state_0`), which law acts and to what effect (`transition`), what
comes of it (`state_1`), how it is worked out (`derivation`), and the answer.

{_table(exported)}

{_lists(exported)}

## Load it

```python
from datasets import load_dataset

# FOLDER: this folder, or its name on a hub
data = load_dataset("FOLDER", "{default}")
row = data["{next(iter(exported.rows[default]))}"][0]
row["images"], row["prompt"][0]["content"]
```

`prompt`, `chosen`, `rejected` and `completion` are lists of messages whose content is a text, and
`images` is a list of pictures: TRL's `DPOTrainer` and `SFTTrainer` take `preference` and `sft` as
they are, and put the picture before the question themselves. Set `max_length=None`, or a length
that the longest row with its picture tokens stays below: a reply that is cut off teaches broken
JSON. Pictures are stored once for all pairs of a trace and unpacked when the data are loaded:
`load_dataset(..., streaming=True)` reads a large bank without that copy.

The prompt asks for the five parts of the trace as one JSON object. Around the question it is:

```text
{prompt("...")}
```

## How it was made

By `wmw tracebank build` and `wmw tracebank export`. Every question, picture and gold trace is
computed from a declaration of the laws of its family, and passes the quality gates of wmw. Every
rejected trace is the gold trace after one edit that breaks a law, a relation or a consistency;
`certificate` holds the numbers.

- bank: seed {bank["seed"]}, {bank["traces"]} traces asked for, at most {bank["pairs_per_trace"]} \
pairs of each, bank format {bank["bank_format"]}
- exported with {versions}

The SHA-256 of the bank's `manifest.json` is

```text
{exported.plan["bank_manifest_sha256"]}
```

The split of an item follows from what is drawn for it (family, question kind and givens), so that
no question stands in two splits, here or in a bank of another seed. Some edits are held out:
traces of the train split are never broken by them.

## Limits

- The questions are generated, from introductory physics alone, and the pictures are drawn in one
  style. How far training on them carries to other questions has to be measured.
- Pairs can partly be told apart without physics: `wmw audit shortcuts BANK` says how far.
- The second frame of what moves is not exported: it may show what is asked for.
{_left_out(exported)}
"""


def _table(exported: Exported) -> str:
    lines = [
        "| configuration | for | " + " | ".join(SPLITS) + " |",
        "| --- | --- | " + " | ".join("---:" for _ in SPLITS) + " |",
    ]
    for config, splits in exported.rows.items():
        counts = " | ".join(str(splits.get(split, 0)) for split in SPLITS)
        lines.append(f"| `{config}` | {_PURPOSE[config]} | {counts} |")
    return "\n".join(lines)


def _lists(exported: Exported) -> str:
    parts: list[str] = []
    for config in exported.rows:
        parts += [f"## Columns of `{config}`", "", "| column | |", "| --- | --- |"]
        parts += [f"| `{name}` | {told} |" for name, told in COLUMNS[config].items()]
        parts.append("")
    parts += ["## Counts", ""]
    for config, counts in exported.counts.items():
        parts += [
            f"- `{config}` by {key.replace('_', ' ')}: {_counted(found)}"
            for key, found in counts.items()
        ]
    return "\n".join(parts)


def _counted(counts: Mapping[str, Any]) -> str:
    return ", ".join(f"{name} {count}" for name, count in counts.items())


def _left_out(exported: Exported) -> str:
    lines: list[str] = []
    if any(exported.without_picture.values()):
        lines.append(
            "- Rows without a picture, whose `images` is an empty list and whose question holds "
            f"all numbers: {_counted(exported.without_picture)}."
        )
    if any(exported.left_out.values()):
        lines.append(
            "- Left out, because the numbers stand in a picture that the bank has not: "
            f"{_counted(exported.left_out)}."
        )
    if not lines:
        lines.append("- Every row has its picture.")
    return "\n".join(lines)
