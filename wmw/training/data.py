"""The rows that all methods train on: from a bank's folder or from an exported one.

A row has `images` (a list of one picture, or none), `prompt` and, by its method, `chosen` and
`rejected` or `completion`, each a list of one message. Pictures of a bank stay where they are and
are opened when a batch is made.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from typing import Any, Literal

from datasets import Dataset, Features, Image, List, Value
from PIL import Image as Pictures
from trl.data_utils import apply_chat_template, prepare_multimodal_messages

from wmw.core.errors import InputFileError, UsageError
from wmw.core.streams import permuted, stream
from wmw.perturbations import registry
from wmw.tracebank.export.folder import RECORD
from wmw.tracebank.export.rows import rows as rows_of
from wmw.tracebank.export.source import Source
from wmw.tracebank.files import read_json, sha256
from wmw.tracebank.manifest import MANIFEST
from wmw.training.processors import image_tokens

Config = Literal["preference", "sft"]
Told = Callable[[str], None]
"""Called with a line on what was done."""

SIDES: Mapping[Config, tuple[str, ...]] = {
    "preference": ("chosen", "rejected"),
    "sft": ("completion",),
}
"""The columns with what a model writes."""
_ABOUT: Mapping[Config, tuple[str, ...]] = {
    "preference": ("pair_id", "trace_id", "family", "fault_label", "edit", "edit_family"),
    "sft": ("trace_id", "family"),
}
_BATCH = 256


@dataclass(frozen=True, slots=True)
class Data:
    """The rows of one split, and where they come from.

    `manifest_sha256` is the hash of the bank's manifest, which names the hashes of all its files;
    `bank` is its folder where that is at hand, with the scenes of the items. `dropped` counts rows
    that were left out, by reason; `tokens` are the lengths of the rows that are left, in tokens
    with their pictures, and `picture_tokens` those of the pictures.
    """

    rows: Dataset
    split: str
    manifest_sha256: str
    bank: Path | None = None
    dropped: Mapping[str, int] = field(default_factory=dict)
    tokens: Sequence[int] = ()
    picture_tokens: Sequence[int] = ()


def read(
    folder: Path,
    config: Config,
    split: str = "train",
    *,
    limit: int | None = None,
    seed: int = 0,
    text_only: bool = False,
) -> Data:
    """Read the rows of a split; of more than `limit` rows a sample is taken, by the seed.

    InputFileError for a folder that is neither a bank nor an export, that is not whole, or whose
    train split has a pair that is held out from training; UsageError where no row is left, and
    where there are no pictures, unless `text_only` takes what can be answered without.
    """
    if (folder / MANIFEST).exists():
        data = _of_bank(folder, config, split, limit, seed)
    elif (folder / RECORD).exists():
        data = _of_export(folder, config, split, limit, seed)
    else:
        problem = "neither a bank (manifest.json) nor an exported one (export.json)"
        raise InputFileError(folder, problem)
    if not len(data.rows):
        raise UsageError(f"{folder} has no rows in its {split} split: build a larger bank")
    if not text_only and not any(_shown(data.rows)):
        raise UsageError(
            f"{folder} has no pictures: build the bank with pictures, or train on what can be "
            "answered from its text with text_only"
        )
    return data


def _shown(rows: Dataset) -> Iterator[bool]:
    undecoded = rows.select_columns("images").cast_column("images", List(Image(decode=False)))
    return (bool(row["images"]) for row in undecoded)


def features(config: Config) -> Features:
    """Return the columns that rows are read with."""
    message = List({"role": Value("string"), "content": Value("string")})
    return Features(
        {
            "images": List(Image()),
            **dict.fromkeys(("prompt", *SIDES[config]), message),
            **dict.fromkeys(_ABOUT[config], Value("string")),
        }
    )


def _of_bank(folder: Path, config: Config, split: str, limit: int | None, seed: int) -> Data:
    source = Source(folder)
    columns = features(config)
    hidden = 0
    kept: list[dict[str, Any]] = []
    for shown, row in rows_of(config, source):
        if shown.split != split:
            continue
        if not shown.can_be_asked:
            hidden += 1
            continue
        if row["images"]:
            path = folder / "pictures" / row["images"][0]["path"]
            row["images"] = [{"path": str(path.resolve()), "bytes": None}]
        kept.append({name: row[name] for name in columns})
    chosen = [kept[index] for index in _sample(len(kept), limit, seed)]
    rows = Dataset.from_list(chosen, features=columns)
    dropped = {"numbers in a picture that is not there": hidden} if hidden else {}
    return Data(rows, split, source.manifest_sha256, folder, dropped)


def _of_export(folder: Path, config: Config, split: str, limit: int | None, seed: int) -> Data:
    record = read_json(folder / RECORD)
    if record is None or "plan" not in record:
        raise InputFileError(folder / RECORD, "is broken; export the bank again")
    names = [name for name in record["files"] if name.startswith(f"{config}/{split}-")]
    if not names:
        raise UsageError(f"{folder} has no {config} rows in its {split} split")
    for name in names:
        if sha256(folder / name) != record["files"][name]:
            problem = "missing, or changed since it was written; export the bank again with --force"
            raise InputFileError(folder / name, problem)
    columns = features(config)
    rows = Dataset.from_parquet(
        [str(folder / name) for name in names], columns=[*columns], split=split
    )
    if config == "preference" and split == "train":
        _refuse_held_out(folder, rows)
    rows = rows.select(_sample(len(rows), limit, seed))
    return Data(rows, split, record["plan"]["bank_manifest_sha256"])


def _refuse_held_out(folder: Path, rows: Dataset) -> None:
    held_out = {name for name, edit in registry().items() if edit.family == "held_out"}
    for row in rows.select_columns(["pair_id", "edit", "edit_family"]):
        if row["edit_family"] == "held_out" or row["edit"] in held_out:
            problem = (
                f"{row['pair_id']} stands in the train split, and its edit {row['edit']!r} is held "
                "out from training; build the bank again"
            )
            raise InputFileError(folder, problem)


def _sample(count: int, limit: int | None, seed: int) -> list[int]:
    """Return the indices of a sample, in their order."""
    if limit is None or count <= limit:
        return list(range(count))
    return sorted(permuted(stream("training sample", seed), range(count))[:limit])


# --- Rows against the processor ----------------------------------------------------------------


def fit(data: Data, config: Config, processor: Any, max_tokens: int) -> Data:
    """Hold every row against the processor and leave out those that are too long.

    Nothing is ever cut: what is over `max_tokens` is dropped and counted. UsageError for a row
    whose text has another number of places for pictures than it has pictures, and where no row is
    left.
    """
    lengths: list[int] = []
    pictures: list[int] = []
    for own, seen in _lengths(data.rows, config, processor):
        lengths.append(own)
        pictures.append(seen)
    kept = [index for index, length in enumerate(lengths) if length <= max_tokens]
    if not kept:
        raise UsageError(
            f"every row of the {data.split} split is longer than max_tokens={max_tokens} (the "
            f"shortest has {min(lengths)}): raise it, or lower max_pixels"
        )
    left_out = len(lengths) - len(kept)
    dropped = dict(data.dropped) | ({f"over {max_tokens} tokens": left_out} if left_out else {})
    tokens = [lengths[index] for index in kept]
    return Data(
        data.rows.select(kept).add_column("length", tokens),
        data.split,
        data.manifest_sha256,
        data.bank,
        dropped,
        tokens,
        [pictures[index] for index in kept],
    )


def _lengths(rows: Dataset, config: Config, processor: Any) -> Iterator[tuple[int, int]]:
    """Yield the tokens of each row's longest side with its prompt, and those of its picture."""
    sides = SIDES[config]
    sizes: dict[str, tuple[int, int]] = {}
    columns = ["images", "prompt", *sides, _ABOUT[config][0]]
    plain = rows.select_columns(columns).cast_column("images", List(Image(decode=False)))
    for batch in batches(plain):
        texts = [templated(row, sides, processor) for row in batch]
        prompts = _count(processor, [text["prompt"] for text in texts])
        written = [_count(processor, [text[side] for text in texts]) for side in sides]
        for index, row in enumerate(batch):
            _check_places(row, texts[index], sides, processor)
            seen = sum(
                image_tokens(processor, *_size_of(picture, sizes)) for picture in row["images"]
            )
            # a picture's one placeholder gives way to its tokens
            own = prompts[index] - len(row["images"]) + max(side[index] for side in written)
            yield own + seen, seen


def templated(row: Mapping[str, Any], sides: Iterable[str], processor: Any) -> dict[str, str]:
    """Return the texts of a row as TRL's collators make them, a picture as one placeholder."""
    parts = {
        "prompt": prepare_multimodal_messages(row["prompt"], images=list(row["images"])),
        **{side: prepare_multimodal_messages(row[side]) for side in sides},
    }
    found: dict[str, str] = apply_chat_template(parts, processor)
    return found


def _check_places(
    row: Mapping[str, Any], texts: Mapping[str, str], sides: Iterable[str], processor: Any
) -> None:
    token = processor.image_token
    places = texts["prompt"].count(token)
    written = any(token in texts[side] for side in sides)
    if places != len(row["images"]) or written:
        name = row.get("pair_id") or row.get("trace_id")
        told = f"a reply with {token}" if written else f"{places} places for pictures in its prompt"
        raise UsageError(f"{name} has {told} and {len(row['images'])} pictures: mend the row")


def _count(processor: Any, texts: list[str]) -> list[int]:
    found = processor.tokenizer(texts, add_special_tokens=False)["input_ids"]
    return [len(tokens) for tokens in found]


def _size_of(picture: Mapping[str, Any], sizes: dict[str, tuple[int, int]]) -> tuple[int, int]:
    """Return width and height in pixels, from the head of the file."""
    path, content = picture["path"], picture["bytes"]
    if path not in sizes:
        try:
            with Pictures.open(path if content is None else io.BytesIO(content)) as opened:
                sizes[path] = opened.size
        except OSError as error:
            raise InputFileError(Path(path), "is no picture that can be read") from error
    return sizes[path]


def batches(rows: Iterable[dict[str, Any]], size: int = _BATCH) -> Iterator[list[dict[str, Any]]]:
    """Yield the rows, so many at a time."""
    found = iter(rows)
    while batch := list(islice(found, size)):
        yield batch


class CheckedCollator:
    """A collator of TRL's, each of whose batches is held to its pictures.

    UsageError for a row whose picture's tokens are not as many as its patches make: the model would
    read the picture in part, or not at all.
    """

    def __init__(self, collator: Callable[[list[dict[str, Any]]], Any], processor: Any) -> None:
        self.collator = collator
        self._token = processor.image_token_id
        self._merged = int(processor.image_processor.merge_size) ** 2

    def __call__(self, examples: list[dict[str, Any]]) -> Any:
        """Return the batch of the collator, tensors by name."""
        counts = [len(example["images"]) for example in examples]
        batch = self.collator(examples)
        found = (batch["input_ids"] == self._token).sum(dim=1).tolist()
        counts *= len(found) // len(examples)  # a pair makes two rows
        grid = batch.get("image_grid_thw")
        made = [] if grid is None else (grid.prod(dim=1) // self._merged).tolist()
        if len(made) != sum(counts):
            raise UsageError(f"a batch of {sum(counts)} pictures holds the patches of {len(made)}")
        shown = iter(made)
        for row, (own, count) in enumerate(zip(found, counts, strict=True)):
            expected = sum(islice(shown, count))
            if own != expected:
                raise UsageError(
                    f"row {row} of a batch has {own} image tokens, and its picture makes "
                    f"{expected}: max_length or the processor has cut it"
                )
        return batch
