#!/usr/bin/env bash
# Measure training on one GPU where no weights can be downloaded: everything is built here.
# Usage: bash scripts/reproduce/measure_gpu.sh STAGE ...
#   speed    the speed card of DPO and SFT in the shape of the 7B, random weights
#   scratch  a model of 94 million weights from nothing: SFT, replies, DPO, replies, preferences
# Settings, as environment variables with their defaults:
#   OUT=out/measure_gpu  TRACES=20000  JOBS= (all cores)
#   SFT_STEPS=1200       DPO_STEPS=150  ROWS=400 (questions asked, pairs of a group)
#   SPEED_ROWS=16        SPEED_STEPS=3  SHAPE=7b (7b, 3b or 90m)  METHODS="dpo sft"
#   BATCH=32 (rows of scratch at once)  WORKERS=12 (processes that read pictures)
#   MAX_PIXELS=200704 (larger pictures of scratch are scaled down to it)
# Example:
#   SFT_STEPS=230 DPO_STEPS=30 ROWS=160 MAX_PIXELS=50176 \
#     bash scripts/reproduce/measure_gpu.sh scratch
# What was printed on which GPU is in docs/training.md.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
OUT="${OUT:-out/measure_gpu}"
JOBS="${JOBS:-$(nproc)}"
export HF_HUB_OFFLINE=1 TOKENIZERS_PARALLELISM=false
wmw() { python3 -c 'from wmw.cli import main; main()' "$@"; }
timed() { echo "+ $*" >&2; local t=$SECONDS; "$@"; echo "  ($((SECONDS - t)) s)" >&2; }

speed() {
  local model="$OUT/${SHAPE:-7b}" bank="$OUT/speed"
  timed wmw tracebank build --seed 5 --traces 600 --pairs-per-trace 2 --jobs "$JOBS" --out "$bank"
  [ -f "$model/config.json" ] \
    || timed python3 scripts/reproduce/random_model.py --shape "${SHAPE:-7b}" "$model"
  for method in ${METHODS:-dpo sft}; do
    timed wmw bench train --method "$method" --model "$model" --data "$bank" \
      --steps "${SPEED_STEPS:-3}" --effective_batch_size "${SPEED_ROWS:-16}" \
      --per_device_train_batch_size 4 --json
  done
}

scratch() {
  local bank="$OUT/bank" rows="${ROWS:-400}"
  timed wmw tracebank build --seed 11 --traces "${TRACES:-20000}" --pairs-per-trace 2 \
    --jobs "$JOBS" --out "$bank"
  [ -f "$OUT/90m/model.safetensors" ] \
    || timed python3 scripts/reproduce/random_model.py --shape 90m "$OUT/90m"
  local common=(--data "$bank" --eval_rows 0 --save_strategy no --logging_steps 50
    --max_pixels "${MAX_PIXELS:-200704}" --gradient_checkpointing false --dataloader_num_workers "${WORKERS:-12}")
  local batch="${BATCH:-32}"
  local asked=(--data "$bank" --rows "$rows" --batch "$((8 * batch))" --max-new-tokens 700)
  rm -rf "$OUT/sft" "$OUT/dpo"
  timed wmw train sft --full --model "$OUT/90m" --learning_rate 6e-4 --max_steps "${SFT_STEPS:-1200}" \
    --effective_batch_size "$((2 * batch))" --per_device_train_batch_size "$batch" --out "$OUT/sft" "${common[@]}"
  timed wmw train answer "$OUT/sft" "${asked[@]}" --out "$OUT/sft.jsonl"
  timed wmw train dpo --model "$OUT/sft" --learning_rate 2e-4 --max_steps "${DPO_STEPS:-150}" \
    --effective_batch_size "$batch" --per_device_train_batch_size "$((batch / 2))" --out "$OUT/dpo" "${common[@]}"
  timed wmw train answer "$OUT/dpo" "${asked[@]}" --out "$OUT/dpo.jsonl" --against "$OUT/sft.jsonl"
  timed wmw train eval-preferences "$OUT/dpo" --data "$bank" --rows "$rows" \
    --out "$OUT/preferences.json"
}

case "${1:-}" in
  -h | --help) sed -n '2,15s/^# //p' "$0"; exit 0 ;;
  '') sed -n '2,15s/^# //p' "$0" >&2; exit 2 ;;
esac
for stage in "$@"; do
  case "$stage" in
    speed | scratch) "$stage" ;;
    *) echo "error: no stage $stage: speed or scratch (--help)" >&2; exit 2 ;;
  esac
done
