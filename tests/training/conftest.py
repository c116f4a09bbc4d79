"""What the tests of training share: a small model, a bank, and a folder of easy questions."""

from __future__ import annotations

from pathlib import Path

import pytest

from training.easy import ASKED, COLOURS, golds, pairs, reply, write_export
from training.runs import flags
from wmw.tracebank import build
from wmw.training.data import read
from wmw.training.processors import PictureProcessor, picture_processor
from wmw.training.recipe import recipe
from wmw.training.run import Trained, train
from wmw.training.tiny import tiny_model, tiny_processor


@pytest.fixture(scope="session")
def small(bank: Path, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The folder of a model much smaller than the embedded one, made as that one is.

    Its tokenizer knows the texts of these tests alone: a small vocabulary makes quick steps.
    """
    folder = tmp_path_factory.mktemp("small")
    texts = [ASKED, *map(reply, COLOURS)]
    for row in read(bank, "sft", text_only=True).rows:
        texts += [row[side][0]["content"] for side in ("prompt", "completion")]
    processor = tiny_processor(texts)
    processor = PictureProcessor(
        picture_processor(size={"shortest_edge": 56 * 56, "longest_edge": 56 * 56}),
        processor.tokenizer,
        chat_template=processor.chat_template,
    )
    processor.save_pretrained(folder)
    tiny_model(processor, width=64, layers=2).save_pretrained(folder)
    return str(folder)


@pytest.fixture(scope="session")
def easy(tmp_path_factory: pytest.TempPathFactory) -> str:
    return str(
        write_export(
            tmp_path_factory.mktemp("easy"),
            train=[*pairs(200, 1)],
            validation=[*pairs(40, 2)],
            test=[*pairs(40, 3)],
            sft_train=[*golds(32, 1)],
            sft_validation=[*golds(8, 2)],
        )
    )


@pytest.fixture(scope="session")
def bank(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("bank")
    build(21, 8, folder, families=("lever", "circuit"), pairs_per_trace=4)
    return folder


@pytest.fixture(scope="session")
def whole(small: str, easy: str, tmp_path_factory: pytest.TempPathFactory) -> Trained:
    """A run of DPO that nothing disturbed."""
    return train(recipe("dpo", None, flags(small, easy, tmp_path_factory.mktemp("whole") / "run")))


@pytest.fixture(scope="session")
def answering(small: str, easy: str, tmp_path_factory: pytest.TempPathFactory) -> str:
    """A model that has learnt by SFT to write the easy questions' replies."""
    steps = {"max_steps": 40, "rows": 32, "learning_rate": 5e-3, "eval_rows": 0}
    batch = {"effective_batch_size": 8, "per_device_train_batch_size": 8, "save_strategy": "no"}
    out = tmp_path_factory.mktemp("answering") / "sft"
    given = flags(small, easy, out, **steps, **batch)
    train(recipe("sft", None, [*given, "--full", "true"]))
    return str(out)
