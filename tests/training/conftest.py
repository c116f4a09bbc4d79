"""What the tests of training share: a small model, a bank, and a folder of easy questions."""

from __future__ import annotations

from pathlib import Path

import pytest

from training.easy import golds, pairs, write_export
from wmw.tracebank import build
from wmw.training.processors import PictureProcessor, picture_processor
from wmw.training.tiny import tiny_model, tiny_processor


@pytest.fixture(scope="session")
def small(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The folder of a model much smaller than the embedded one, made as that one is."""
    folder = tmp_path_factory.mktemp("small")
    processor = tiny_processor()
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
