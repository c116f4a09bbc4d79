"""The embedded model `tiny`: a Qwen2.5-VL of a million weights with a tokenizer of its own.

It needs no download and is built from a seed, and everything after it is built goes the way of the
large models: it is saved, and loaded again by `AutoModelForImageTextToText`.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import islice
from pathlib import Path
from typing import Any

import torch
from tokenizers import AddedToken, Tokenizer, decoders, pre_tokenizers, trainers
from tokenizers.models import BPE
from transformers import Qwen2_5_VLConfig, Qwen2_5_VLForConditionalGeneration, Qwen2Tokenizer

from wmw.core import registry
from wmw.generators import admitted
from wmw.prompts import prompt
from wmw.replies import written
from wmw.training.processors import IMAGE, VIDEO, PictureProcessor, picture_processor

TINY = "tiny"
SEED = 2026

END, PAD = "<|im_end|>", "<|endoftext|>"
_VISION_START, _VISION_END = "<|vision_start|>", "<|vision_end|>"
_SPECIAL = ["<|im_start|>", END, _VISION_START, _VISION_END, IMAGE, VIDEO]
_ITEMS = 3
"""How many items of each family the tokenizer is trained on."""
_BPE_TOKENS = 2000
_PHRASES = 120
"""How many runs of JSON between two values get a token of their own."""
_SPREAD = 0.06
"""Standard deviation of the first weights; so few of them need more than the usual 0.02, lest the
picture make no difference."""
_MIN_PIXELS, _MAX_PIXELS = 56 * 56, 224 * 224

# As the large model's own, but without a system message: a picture is three tokens in the text.
_TEMPLATE = (
    "{% for message in messages %}<|im_start|>{{ message['role'] }}\n"
    "{% if message['content'] is string %}{{ message['content'] }}{% else %}"
    "{% for part in message['content'] %}{% if part['type'] == 'image' %}"
    f"{_VISION_START}{IMAGE}{_VISION_END}"
    "{% else %}{{ part['text'] }}{% endif %}{% endfor %}{% endif %}<|im_end|>\n{% endfor %}"
    "{% if add_generation_prompt %}<|im_start|>assistant\n{% endif %}"
)


def save_tiny(folder: Path, seed: int = SEED) -> None:
    """Build the model from a seed and write it with its processor to a folder."""
    processor = tiny_processor()
    processor.save_pretrained(folder)
    tiny_model(processor, seed).save_pretrained(folder)


def tiny_processor(texts: Sequence[str] | None = None) -> PictureProcessor:
    """Return the processor, its tokenizer trained on the texts (or on items of all families)."""
    return PictureProcessor(
        picture_processor(size={"shortest_edge": _MIN_PIXELS, "longest_edge": _MAX_PIXELS}),
        _tokenizer(_corpus() if texts is None else texts),
        chat_template=_TEMPLATE,
    )


def tiny_model(
    processor: PictureProcessor, seed: int = SEED, width: int = 128, layers: int = 4
) -> Qwen2_5_VLForConditionalGeneration:
    """Return a model of random weights for the tokens of a processor.

    `width` is the size of its hidden states, a multiple of 64; 128 and 4 layers come to 1.3 million
    weights.
    """
    heads = width // 32
    text = {
        "hidden_size": width,
        "intermediate_size": 3 * width,
        "num_hidden_layers": layers,
        "num_attention_heads": heads,
        "num_key_value_heads": heads // 2,
        "max_position_embeddings": 8192,
        "initializer_range": _SPREAD,
        "tie_word_embeddings": True,
        # the sections of the rotary positions (time, height, width) add up to half of a head
        "rope_parameters": {"rope_type": "default", "rope_theta": 1e4, "mrope_section": [4, 6, 6]},
    }
    vision = {
        "depth": 2,
        "hidden_size": 64,
        "intermediate_size": 128,
        "num_heads": 4,
        "out_hidden_size": width,
        "fullatt_block_indexes": [1],
        "patch_size": 14,
        "spatial_merge_size": 2,
        "temporal_patch_size": 2,
        "window_size": 112,
        "initializer_range": _SPREAD,
    }
    return random_model(processor, text, vision, seed)


def random_model(
    processor: PictureProcessor,
    text: Mapping[str, Any],
    vision: Mapping[str, Any],
    seed: int = SEED,
) -> Qwen2_5_VLForConditionalGeneration:
    """Return a model of random weights for the tokens of a processor, of any shape.

    `text` and `vision` are fields of the two configurations of Qwen2.5-VL; the vocabulary is the
    processor's where `text` does not say how large it is. The weights are made on torch's default
    device, in its default dtype.
    """
    tokenizer = processor.tokenizer
    token = tokenizer.convert_tokens_to_ids
    special = {"bos_token_id": PAD, "eos_token_id": END, "pad_token_id": PAD}
    config = Qwen2_5_VLConfig(
        text_config={
            "vocab_size": -(-len(tokenizer) // 64) * 64,
            **{name: token(text) for name, text in special.items()},
            **text,
        },
        vision_config=dict(vision),
        tie_word_embeddings=bool(text["tie_word_embeddings"]),
        image_token_id=token(IMAGE),
        video_token_id=token(VIDEO),
        vision_start_token_id=token(_VISION_START),
        vision_end_token_id=token(_VISION_END),
    )
    # a stream of its own, so that nothing else draws from the seed or is disturbed by it
    with torch.random.fork_rng(devices=[]):
        torch.manual_seed(seed)
        model = Qwen2_5_VLForConditionalGeneration(config)
    model.generation_config.update(eos_token_id=token(END), pad_token_id=token(PAD))
    return model


# --- The tokenizer -----------------------------------------------------------------------------


def _corpus() -> list[str]:
    texts = []
    for family in registry.names():
        for item in islice(admitted(family, SEED), _ITEMS):
            texts += [prompt(item.question, item.options), written(item.trace.to_dict())]
    return texts


def _tokenizer(texts: Sequence[str]) -> Qwen2Tokenizer:
    """Return a tokenizer of bytes with merges learnt from texts.

    The form of the reply, which ends every prompt, is one token, and so are the frequent runs of
    JSON between two values. Prompts and replies then have a third of the tokens, which is what a
    small machine can train on.
    """
    form = prompt("").rpartition("\n")[2]
    trained = Tokenizer(BPE())
    trained.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    trained.decoder = decoders.ByteLevel()
    trainer = trainers.BpeTrainer(
        vocab_size=_BPE_TOKENS,
        initial_alphabet=sorted(pre_tokenizers.ByteLevel.alphabet()),
        show_progress=False,
    )
    trained.train_from_iterator((text.removesuffix(form) for text in texts), trainer)
    bpe = json.loads(trained.to_str())["model"]
    tokenizer = Qwen2Tokenizer(
        vocab=bpe["vocab"],
        merges=[tuple(merge) for merge in bpe["merges"]],
        eos_token=END,
        pad_token=PAD,
        unk_token=None,
        additional_special_tokens=_SPECIAL,
        padding_side="left",
        model_max_length=8192,
    )
    whole = [form, *_phrases(texts)]
    tokenizer.add_tokens([AddedToken(text, normalized=False) for text in whole])
    return tokenizer


def _phrases(texts: Sequence[str]) -> list[str]:
    """Return the most frequent runs of JSON syntax and a trace's own keys, in a fixed order."""
    schema = _keys(json.loads(prompt("").rpartition("\n")[2]))
    keys = "|".join(sorted(schema, key=lambda key: (-len(key), key)))
    syntax = r"[{}\[\],: ]"
    run = re.compile(rf'(?:"(?:{keys})": |{syntax}|null)*(?:"(?:{keys})": )(?:{syntax}|null)*"?')
    counts: Counter[str] = Counter()
    for text in texts:
        if text.startswith("{"):
            counts.update(found for found in run.findall(text) if len(found) > 1)
    by_count = sorted(counts.items(), key=lambda entry: (-entry[1], entry[0]))
    return [text for text, _ in by_count[:_PHRASES]]


def _keys(form: Any) -> set[str]:
    if isinstance(form, dict):
        own = {key for key in form if not key.startswith("<")}
        return own.union(*map(_keys, form.values()))
    return set().union(*map(_keys, form)) if isinstance(form, list) else set()
