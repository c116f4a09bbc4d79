"""Write a Qwen2.5-VL of random weights in a shape of choice, to measure where none can be had.

It has the tokenizer of the embedded model `tiny`, whose tokens hold about three times as many
letters of a trace as those of the large models.

    python scripts/reproduce/random_model.py --shape 7b out/7b
    wmw bench train --model out/7b --data out/bank --effective_batch_size 32
    python scripts/reproduce/random_model.py --shape 90m out/90m
    wmw train sft --full --model out/90m --data out/bank --out out/sft
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import torch

from wmw.training.tiny import random_model, tiny_processor

_ROPE = {"rope_type": "default", "rope_theta": 1e6, "mrope_section": [16, 24, 24]}
_TOWER = {
    "depth": 32,
    "hidden_size": 1280,
    "intermediate_size": 3420,
    "num_heads": 16,
    "fullatt_block_indexes": [7, 15, 23, 31],
    "patch_size": 14,
    "spatial_merge_size": 2,
    "temporal_patch_size": 2,
    "window_size": 112,
}
# The first two are the published configurations of Qwen2.5-VL (hidden layers, heads, vocabulary).
SHAPES: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "7b": (
        {
            "vocab_size": 152064,
            "hidden_size": 3584,
            "intermediate_size": 18944,
            "num_hidden_layers": 28,
            "num_attention_heads": 28,
            "num_key_value_heads": 4,
            "max_position_embeddings": 128000,
            "tie_word_embeddings": False,
            "rope_parameters": _ROPE,
        },
        _TOWER | {"out_hidden_size": 3584},
    ),
    "3b": (
        {
            "vocab_size": 151936,
            "hidden_size": 2048,
            "intermediate_size": 11008,
            "num_hidden_layers": 36,
            "num_attention_heads": 16,
            "num_key_value_heads": 2,
            "max_position_embeddings": 128000,
            "tie_word_embeddings": True,
            "rope_parameters": _ROPE,
        },
        _TOWER | {"out_hidden_size": 2048},
    ),
    "90m": (
        {
            "hidden_size": 768,
            "intermediate_size": 2304,
            "num_hidden_layers": 12,
            "num_attention_heads": 12,
            "num_key_value_heads": 6,
            "max_position_embeddings": 8192,
            "tie_word_embeddings": True,
            "rope_parameters": {"rope_type": "default", "rope_theta": 1e4}
            | {"mrope_section": [8, 12, 12]},
        },
        _TOWER
        | {"depth": 6, "hidden_size": 256, "intermediate_size": 768, "num_heads": 8}
        | {"fullatt_block_indexes": [2, 5], "out_hidden_size": 768},
    ),
}


def main() -> None:
    """Build the model and write it with its processor."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path, help="where to write it")
    parser.add_argument("--shape", choices=sorted(SHAPES), default="7b")
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument(
        "--max-pixels", type=int, default=448 * 448, help="larger pictures are scaled down to it"
    )
    asked = parser.parse_args()
    processor = tiny_processor()
    processor.image_processor.size = {"shortest_edge": 56 * 56, "longest_edge": asked.max_pixels}
    text, vision = SHAPES[asked.shape]
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.set_default_dtype(torch.bfloat16)
    with torch.device(device):
        model = random_model(processor, text, vision, asked.seed)
    weights = sum(weight.numel() for weight in model.parameters())
    model.save_pretrained(asked.folder)
    processor.save_pretrained(asked.folder)
    print(f"{asked.folder}: {weights:,} weights of the shape {asked.shape}")


if __name__ == "__main__":
    main()
