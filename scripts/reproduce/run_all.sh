#!/usr/bin/env bash
# The published recipe from an empty checkout to a served model, in stages.
# Usage: bash scripts/reproduce/run_all.sh [--dry-run] [STAGE ...]
#   setup         install wmw and what it trains with into .venv
#   prepare_data  build the bank of questions, pictures and pairs, and check its hashes
#   train_dpo     DPO with LoRA; goes on where a run was cut off
#   serve_dpo     serve the base model with the adapter by vLLM (runs until it is ended)
# Without a STAGE: setup, prepare_data, train_dpo. A stage that is done is not done again.
# --dry-run checks what each stage needs and prints its commands.
# Settings, as environment variables with their defaults:
#   OUT=out/reproduce   MODEL=Qwen/Qwen2.5-VL-7B-Instruct   SEED=2026
#   TRACES=10000        PAIRS_PER_TRACE=4                   FAMILIES= (all)   JOBS= (all cores)
#   LAUNCH=one_gpu      one_gpu, ddp, fsdp2, zero2, zero3, or cpu for a trial with MODEL=tiny
#   GPUS= (all)         PORT=8000                           TRAIN= (more flags of wmw train dpo)
# Examples:
#   bash scripts/reproduce/run_all.sh --dry-run train_dpo
#   LAUNCH=ddp GPUS=4 bash scripts/reproduce/run_all.sh train_dpo
#   OUT=out/trial MODEL=tiny LAUNCH=cpu TRACES=40 TRAIN="--max_steps 4 --eval_rows 8" \
#     bash scripts/reproduce/run_all.sh prepare_data train_dpo
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
here=scripts/reproduce

fail() { echo "error: $*" >&2; exit 1; }
run() {
  echo "+ $*"
  if [ -z "$dry_run" ]; then "$@"; fi
}

# --- What a stage needs -------------------------------------------------------------------------

# need COMMAND REMEDY
need() {
  command -v "$1" >/dev/null || fail "$1 is not installed: $2"
}

# need_room GIB FOLDER WHAT; a folder that is yet to be made counts as the checkout
need_room() {
  local folder="$2" free
  [ -d "$folder" ] || folder=.
  free="$(df -Pk "$folder" | awk 'NR == 2 { print int($4 / 1048576) }')"
  [ "$free" -ge "$1" ] || fail "$free GiB are left on the disk of $folder, and $3 needs $1: make room"
}

count_gpus() {
  if command -v nvidia-smi >/dev/null; then nvidia-smi --list-gpus 2>/dev/null | grep -c . || true
  else echo 0; fi
}

need_gpus() {
  local there
  there="$(count_gpus)"
  [ "$there" -gt 0 ] || fail "no GPU is seen here (nvidia-smi): $1"
  GPUS="${GPUS:-$there}"
  case "$GPUS" in *[!0-9]* | 0) fail "GPUS=$GPUS is no number of GPUs" ;; esac
  [ "$GPUS" -le "$there" ] || fail "GPUS=$GPUS are asked for, and $there are here: give fewer"
}

need_module() {
  python -c "import sys, importlib.util as u; sys.exit(u.find_spec('$1') is None)" \
    || fail "the Python package $1 is not installed: $2"
}

enter() {
  if [ -x .venv/bin/python ]; then PATH="$PWD/.venv/bin:$PATH"; export PATH; fi
  need wmw "run the stage setup first"
}

# --- The stages ---------------------------------------------------------------------------------

setup() {
  . scripts/environment.sh
  find_python >/dev/null
  need_room 12 . "the environment"
  echo "+ pip install --editable '.[train]' into .venv"
  if [ -n "$dry_run" ]; then return; fi
  enter_environment '.[train]'
}

prepare_data() {
  enter
  need_room 2 "$OUT" "the bank"
  # a build goes on where it stopped, and one that is complete is left as it is
  run wmw tracebank build --seed "$SEED" --traces "$TRACES" --pairs-per-trace "$PAIRS_PER_TRACE" \
    ${FAMILIES:+--families "$FAMILIES"} --jobs "$JOBS" --out "$OUT/bank"
  if [ -z "$dry_run" ]; then
    (cd "$OUT/bank" && sha256sum --quiet -c SHA256SUMS) || fail "$OUT/bank was changed: remove it"
  fi
}

train_dpo() {
  local resume="" start=()
  enter
  need_module trl "run the stage setup first"
  if [ -z "$dry_run" ] && [ ! -f "$OUT/bank/manifest.json" ]; then
    fail "$OUT/bank holds no bank: run the stage prepare_data first"
  fi
  case "$LAUNCH" in
    cpu) GPUS=1 start=(wmw train dpo --device cpu) ;;
    *)
      need_gpus "train with LAUNCH=cpu MODEL=tiny for a trial, or run where one is"
      case "$LAUNCH" in
        one_gpu) GPUS=1 ;;
        zero*) need_module deepspeed "pip install deepspeed" ;;
      esac
      need_room 40 "$OUT" "the run"
      start=(accelerate launch --config_file "$here/accelerate/$LAUNCH.yaml"
        --num_processes "$GPUS" --no_python wmw train dpo --device cuda) ;;
  esac
  if [ -f "$OUT/dpo/metrics.json" ]; then echo "$OUT/dpo is trained"; return; fi
  if [ -f "$OUT/dpo/run.json" ]; then resume=--resume; fi
  # shellcheck disable=SC2086  # TRAIN holds several flags
  run "${start[@]}" --config "$here/dpo.yaml" --model "$MODEL" --data "$OUT/bank" \
    --out "$OUT/dpo" --processes "$GPUS" $resume $TRAIN
}

serve_dpo() {
  local base=$MODEL
  enter
  need vllm "pip install 'wmw[serve]' (into an environment of its own where torch would change)"
  need_gpus "vLLM serves from GPUs"
  if [ -z "$dry_run" ] && [ ! -f "$OUT/dpo/adapter_config.json" ]; then
    fail "$OUT/dpo holds no adapter: run the stage train_dpo first"
  fi
  if [ -d "$OUT/dpo/base" ]; then base="$OUT/dpo/base"; fi
  run vllm serve "$base" --served-model-name base --enable-lora --max-lora-rank 16 \
    --lora-modules "dpo=$OUT/dpo" --tensor-parallel-size "$GPUS" --dtype bfloat16 \
    --max-model-len 8192 --limit-mm-per-prompt '{"image": 1}' --seed "$SEED" --port "$PORT"
}

# --- The command line ---------------------------------------------------------------------------

dry_run=""
stages=()
for argument in "$@"; do
  case "$argument" in
    -h | --help) sed -n '2,/^set -/{/^set -/d;s/^# //p}' "$0"; exit 0 ;;
    --dry-run) dry_run=yes ;;
    setup | prepare_data | train_dpo | serve_dpo) stages+=("$argument") ;;
    *) echo "error: no stage or option $argument; see bash $0 --help" >&2; exit 2 ;;
  esac
done
[ "${#stages[@]}" -gt 0 ] || stages=(setup prepare_data train_dpo)

OUT="${OUT:-out/reproduce}" MODEL="${MODEL:-Qwen/Qwen2.5-VL-7B-Instruct}" SEED="${SEED:-2026}"
TRACES="${TRACES:-10000}" PAIRS_PER_TRACE="${PAIRS_PER_TRACE:-4}" FAMILIES="${FAMILIES:-}"
JOBS="${JOBS:-$(env -u OMP_NUM_THREADS nproc)}" LAUNCH="${LAUNCH:-one_gpu}" GPUS="${GPUS:-}" PORT="${PORT:-8000}" TRAIN="${TRAIN:-}"
if [ "$LAUNCH" != cpu ] && [ ! -f "$here/accelerate/$LAUNCH.yaml" ]; then
  fail "no LAUNCH=$LAUNCH; there are: one_gpu, ddp, fsdp2, zero2, zero3, cpu"
fi

for stage in "${stages[@]}"; do
  echo "== $stage"
  "$stage"
done
