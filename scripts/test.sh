#!/usr/bin/env bash
# Every check of the project: lint, format, types, generated documents, tests.
# Usage: bash scripts/test.sh [--fast] [pytest arguments]
#   --fast   leave out the tests marked slow
# Exits with status 0 only if everything passed.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

selection=()
case "${1:-}" in
  --fast) selection=(-m 'not slow'); shift ;;
  -h | --help) sed -n '2,5s/^# //p' "$0"; exit 0 ;;
esac

. scripts/environment.sh
enter_environment '.[dev]'

failed=()
check() {
  echo "== $*"
  "$@" || failed+=("$*")
}
check ruff check --quiet .
check ruff format --quiet --check .
check mypy
check python scripts/generate_docs.py --check

for name in ${failed[@]+"${failed[@]}"}; do
  echo "FAILED: $name" >&2
done

# Last, so that the tests' own count closes the output.
echo "== pytest${selection[0]:+ ${selection[*]}}"
# A worker that is done takes tests from the other: some take minutes.
python -m pytest -n auto --dist worksteal ${selection[@]+"${selection[@]}"} "$@"
[ "${#failed[@]}" -eq 0 ]
