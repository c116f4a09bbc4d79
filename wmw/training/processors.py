"""Processors: text and pictures to a model's tensors, with or without torchvision."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import transformers
from transformers import AutoProcessor, AutoTokenizer, Qwen2_5_VLProcessor
from transformers.processing_utils import ProcessorMixin
from transformers.utils.hub import cached_file

from wmw.core.errors import UsageError

IMAGE, VIDEO = "<|image_pad|>", "<|video_pad|>"
_CONFIGS = ("processor_config.json", "preprocessor_config.json")


class PictureProcessor(Qwen2_5_VLProcessor):  # type: ignore[misc]
    """The processor of Qwen2.5-VL for pictures alone: that of videos needs torchvision."""

    def __init__(
        self,
        image_processor: Any = None,
        tokenizer: Any = None,
        chat_template: str | None = None,
        **others: Any,
    ) -> None:
        self.image_token, self.video_token = IMAGE, VIDEO
        self.image_token_id = tokenizer.convert_tokens_to_ids(IMAGE)
        self.video_token_id = tokenizer.convert_tokens_to_ids(VIDEO)
        ProcessorMixin.__init__(self, image_processor, tokenizer, chat_template=chat_template)


@cache
def torchvision_works() -> bool:
    """Whether torchvision can be imported: its wheels do not fit every build of torch."""
    try:
        import_module("torchvision")
    except (ImportError, OSError, RuntimeError):
        return False
    return True


def picture_processor(**settings: Any) -> Any:
    """Return the image processor of Qwen2.5-VL that needs no torchvision."""
    name = "Qwen2VLImageProcessorPil"
    if not hasattr(transformers, name):
        name = "Qwen2VLImageProcessor"  # before the backends had names
    return getattr(transformers, name)(**settings)


def load_processor(model: str, max_pixels: int | None = None) -> Any:
    """Return the processor that was saved with a model, by path or by the name on a hub.

    The stock one is taken where it can be; else, for want of torchvision, that of Qwen2.5-VL is
    put together without videos. `max_pixels` is the area in pixels to which larger pictures are
    scaled down. Raises OSError where the model has no processor, UsageError where it needs
    torchvision.
    """
    config = _config(model)
    own = config.get("processor_class") == PictureProcessor.__name__
    if torchvision_works() and not own:
        processor = AutoProcessor.from_pretrained(model)
    else:
        processor = _assembled(model, config)
    if not hasattr(processor, "image_processor"):
        raise UsageError(f"{model} reads no pictures: name a vision-language model")
    if max_pixels is not None:
        _cap(processor.image_processor, max_pixels)
    return processor


def _assembled(model: str, config: Mapping[str, Any]) -> PictureProcessor:
    kind = str(config.get("processor_class", ""))
    if kind not in (PictureProcessor.__name__, Qwen2_5_VLProcessor.__name__):
        raise UsageError(
            f"the processor of {model} ({kind or 'of unknown kind'}) needs torchvision: install "
            "the torchvision that fits this torch"
        )
    pictures = {**config, **config.get("image_processor", {})}
    names = ("size", "min_pixels", "max_pixels", "patch_size", "temporal_patch_size", "merge_size")
    settings = {name: pictures[name] for name in names if pictures.get(name) is not None}
    tokenizer = AutoTokenizer.from_pretrained(model)
    return PictureProcessor(
        picture_processor(**settings), tokenizer, chat_template=tokenizer.chat_template
    )


def _config(model: str) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name in reversed(_CONFIGS):
        path = cached_file(model, name, _raise_exceptions_for_missing_entries=False)
        if path is not None:
            found |= json.loads(Path(path).read_text(encoding="utf-8"))
    if not found:
        raise OSError("no configuration of a processor is there")
    return found


def _cap(image_processor: Any, max_pixels: int) -> None:
    """Scale pictures down to an area, whichever of its settings the image processor goes by."""
    size = dict(image_processor.size)
    least = size.get("shortest_edge")
    if least is not None and least > max_pixels:
        raise UsageError(f"max_pixels is {max_pixels}, and the model's least picture has {least}")
    image_processor.size = {**size, "longest_edge": max_pixels}
    if hasattr(image_processor, "max_pixels"):
        image_processor.max_pixels = max_pixels


def image_tokens(processor: Any, width: int, height: int) -> int:
    """Return how many tokens a picture of this size in pixels takes in a prompt."""
    pictures = processor.image_processor
    patches = pictures.get_number_of_image_patches(height, width, {})
    return int(patches) // int(pictures.merge_size) ** 2
