"""Feed bytes to the verifier under the coverage of atheris, until an error of our own appears.

Usage: python scripts/fuzz_atheris.py [CORPUS_FOLDER] [libFuzzer options, such as -runs=100000]

Needs `pip install -e '.[fuzz]'`. Without a folder the gold traces of every family are the corpus,
in out/atheris. A crash is an input file in the current folder; give its path to run it again.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import atheris

with atheris.instrument_imports(include=["wmw.verifiers", "wmw.core"]):
    from wmw.core import registry
    from wmw.generators import generate
    from wmw.verifiers.decoding import Problem, decode
    from wmw.verifiers.pipeline import judge_unguarded
    from wmw.verifiers.unjudged import unjudged

CORPUS = Path("out") / "atheris"
_LONGEST = 16_384


def judge_bytes(data: bytes) -> None:
    """Judge a line as `wmw verify` does; anything raised is a crash."""
    decoded = decode(data)
    verdict = unjudged(decoded) if isinstance(decoded, Problem) else judge_unguarded(decoded)
    json.dumps(verdict.to_dict(), allow_nan=False, ensure_ascii=False).encode("utf-8")


def _corpus() -> Path:
    CORPUS.mkdir(parents=True, exist_ok=True)
    for name in registry.names():
        for index in range(3):
            trace = generate(name, 17, index).trace.to_dict()
            path = CORPUS / f"{name}-{index}.json"
            path.write_text(json.dumps(trace, ensure_ascii=False), encoding="utf-8")
    return CORPUS


def main() -> None:
    """Start libFuzzer."""
    arguments = sys.argv[1:]
    if not any(not argument.startswith("-") for argument in arguments):
        arguments.append(str(_corpus()))
    atheris.Setup([sys.argv[0], f"-max_len={_LONGEST}", *arguments], judge_bytes)
    atheris.Fuzz()


if __name__ == "__main__":
    main()
