#!/usr/bin/env bash
# A tour of wmw: set-up, a small bank with pictures, verdicts on the traces in data/.
# Usage: bash scripts/demo.sh [--train]
#   --train   also train the tiny model: SFT, replies, DPO, replies again (needs torch)
# Everything it writes goes to out/demo/ and .venv/.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
case "${1:-}" in
  '' | --train) ;;
  -h | --help) sed -n '2,5s/^# //p' "$0"; exit 0 ;;
  *) echo "error: no option $1; see bash scripts/demo.sh --help" >&2; exit 2 ;;
esac
. scripts/environment.sh
if [ "${1:-}" = --train ]; then enter_environment '.[train]'; else enter_environment '.'; fi

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

if [ "${1:-}" = --train ]; then
  # Threads that wait sleep: if they span, they would take the core from what they wait for
  # wherever something else runs, too.
  export OMP_NUM_THREADS=2 OMP_WAIT_POLICY=passive HF_HUB_OFFLINE=1
  rm -rf "$folder/sft" "$folder/dpo"
  asked=(--data "$folder/pairs" --rows 32 --max-new-tokens 500 --batch 16)
  common=(--data "$folder/pairs" --effective_batch_size 8 --per_device_train_batch_size 4
    --eval_rows 0 --save_strategy no --logging_steps 20 --device cpu)
  echo
  echo "== 3. A bank to train on: 160 questions of two families, with pairs"
  wmw tracebank build --seed 11 --traces 160 --families free_fall,wave --pairs-per-trace 4 \
    --jobs 2 --force --out "$folder/pairs"
  echo
  echo "== 4. SFT: a model of 1.3 million random weights learns to write traces"
  wmw train sft --model tiny --full --learning_rate 4e-3 --max_steps 150 \
    --out "$folder/sft" "${common[@]}"
  wmw train answer "$folder/sft" "${asked[@]}" --out "$folder/replies-sft.jsonl"
  echo
  echo "== 5. DPO: it learns to prefer gold traces to broken ones; the same questions again"
  wmw train dpo --model "$folder/sft" --learning_rate 1e-3 --max_steps 25 \
    --out "$folder/dpo" "${common[@]}"
  wmw train answer "$folder/dpo" "${asked[@]}" --out "$folder/replies-dpo.jsonl" \
    --against "$folder/replies-sft.jsonl"
  echo
  echo "== 6. Which of two traces it prefers, and whether the picture matters"
  wmw train eval-preferences "$folder/dpo" --data "$folder/pairs" --rows 24
fi

cat <<TEXT

== Where to look
pictures           $folder/bank/pictures/*.png
gallery            $folder/gallery.html (open it in a browser: picture, question, gold trace, verdict)
gold traces        $folder/bank/traces.jsonl
verdicts           $folder/verdicts.jsonl (one JSON object for each trace in data/sample_traces.jsonl)
what a code means  .venv/bin/wmw explain WMW211
TEXT
