"""A Qwen2.5-VL of some ten thousand random parameters, with a tokenizer and a chat template of its
own: everything that TRL's trainers ask of a model, made here without a download."""

from __future__ import annotations

import json
from collections.abc import Iterable

import torch
from tokenizers import Tokenizer, models, pre_tokenizers, trainers
from transformers import (
    Qwen2_5_VLConfig,
    Qwen2_5_VLForConditionalGeneration,
    Qwen2_5_VLProcessor,
    Qwen2Tokenizer,
    Qwen2VLImageProcessorPil,
)
from transformers.processing_utils import ProcessorMixin

END, PAD = "<|im_end|>", "<|endoftext|>"
VISION_START, VISION_END = "<|vision_start|>", "<|vision_end|>"
IMAGE, VIDEO = "<|image_pad|>", "<|video_pad|>"
_SPECIAL = ["<|im_start|>", END, VISION_START, VISION_END, IMAGE, VIDEO]

# As the model's own: each message between two marks, a picture as three tokens.
_TEMPLATE = (
    "{% for message in messages %}<|im_start|>{{ message['role'] }}\n"
    "{% if message['content'] is string %}{{ message['content'] }}{% else %}"
    "{% for part in message['content'] %}{% if part['type'] == 'image' %}"
    f"{VISION_START}{IMAGE}{VISION_END}"
    "{% else %}{{ part['text'] }}{% endif %}{% endfor %}{% endif %}<|im_end|>\n{% endfor %}"
    "{% if add_generation_prompt %}<|im_start|>assistant\n{% endif %}"
)


class PictureProcessor(Qwen2_5_VLProcessor):
    """The model's processor without videos, which would need torchvision."""

    def __init__(self, image_processor=None, tokenizer=None, chat_template=None, **kwargs):
        self.image_token, self.video_token = IMAGE, VIDEO
        self.image_token_id = tokenizer.convert_tokens_to_ids(IMAGE)
        self.video_token_id = tokenizer.convert_tokens_to_ids(VIDEO)
        ProcessorMixin.__init__(self, image_processor, tokenizer, chat_template=chat_template)


def processor_for(texts: Iterable[str]) -> PictureProcessor:
    """Return a processor whose tokenizer was trained on the texts."""
    bytes_of = pre_tokenizers.ByteLevel
    trained = Tokenizer(models.BPE())
    trained.pre_tokenizer = bytes_of(add_prefix_space=False)
    trainer = trainers.BpeTrainer(
        vocab_size=600, initial_alphabet=bytes_of.alphabet(), show_progress=False
    )
    trained.train_from_iterator(texts, trainer)
    bpe = json.loads(trained.to_str())["model"]
    tokenizer = Qwen2Tokenizer(
        vocab=bpe["vocab"],
        merges=[tuple(merge) for merge in bpe["merges"]],
        eos_token=END,
        pad_token=PAD,
        unk_token=None,
        additional_special_tokens=_SPECIAL,
        padding_side="left",
    )
    pictures = Qwen2VLImageProcessorPil(min_pixels=56 * 56, max_pixels=56 * 56)
    return PictureProcessor(pictures, tokenizer, chat_template=_TEMPLATE)


def model_for(processor: PictureProcessor) -> Qwen2_5_VLForConditionalGeneration:
    """Return a model of random weights for the tokens of a processor."""
    tokenizer = processor.tokenizer
    token = tokenizer.convert_tokens_to_ids
    torch.manual_seed(0)
    text = {
        "vocab_size": len(tokenizer),
        "hidden_size": 16,
        "intermediate_size": 16,
        "num_hidden_layers": 1,
        "num_attention_heads": 2,
        "num_key_value_heads": 1,
        "max_position_embeddings": 8192,
        "tie_word_embeddings": True,
        "bos_token_id": token(PAD),
        "eos_token_id": token(END),
        "pad_token_id": token(PAD),
        # the sections of the rotary positions add up to half of a head
        "rope_parameters": {"rope_type": "default", "rope_theta": 1e4, "mrope_section": [2, 1, 1]},
    }
    vision = {
        "depth": 1,
        "hidden_size": 16,
        "intermediate_size": 16,
        "num_heads": 2,
        "out_hidden_size": 16,
        "fullatt_block_indexes": [0],
    }
    config = Qwen2_5_VLConfig(
        text_config=text,
        vision_config=vision,
        tie_word_embeddings=True,
        image_token_id=token(IMAGE),
        video_token_id=token(VIDEO),
        vision_start_token_id=token(VISION_START),
        vision_end_token_id=token(VISION_END),
    )
    return Qwen2_5_VLForConditionalGeneration(config)
