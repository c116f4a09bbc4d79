#!/usr/bin/env bash
# A tour of wmw: set-up, a small bank with pictures, verdicts on the traces in data/.
# Usage: bash scripts/demo.sh          everything it writes goes to out/demo/ and .venv/
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. scripts/environment.sh
enter_environment '.'

export OMP_NUM_THREADS=1
export MPLCONFIGDIR="$PWD/out/matplotlib"
mkdir -p "$MPLCONFIGDIR"
folder=out/demo

echo
echo "== 1. Generate: 48 questions with pictures and gold traces, from seed 2026"
wmw tracebank build --seed 2026 --traces 48 --jobs 2 --force --out "$folder/bank"
python scripts/gallery.py "$folder/bank" "$folder/gallery.html"

echo
echo "== 2. Verify: eight traces written as a model would, four of them with one fault each"
status=0
wmw verify data/sample_traces.jsonl || status=$?
# 1 says that something is invalid, as it should be here; anything above is a failure.
[ "$status" -eq 1 ] || { echo "error: wmw verify ended with status $status, not 1" >&2; exit 1; }
wmw verify --output-format jsonl -o "$folder/verdicts.jsonl" data/sample_traces.jsonl || true

cat <<TEXT

== Where to look
pictures           $folder/bank/pictures/*.png
gallery            $folder/gallery.html (open it in a browser: picture, question, gold trace, verdict)
gold traces        $folder/bank/traces.jsonl
verdicts           $folder/verdicts.jsonl (one JSON object for each trace in data/sample_traces.jsonl)
what a code means  .venv/bin/wmw explain WMW211
TEXT
