# Sourced by demo.sh and test.sh, never run: makes the virtual environment and enters it.
# PYTHON names the interpreter to make it with; left out, the newest suitable one is taken.

# Print the first interpreter that is Python 3.11 or newer.
find_python() {
  local candidate
  for candidate in ${PYTHON:-python3 python python3.13 python3.12 python3.11}; do
    if "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
      echo "$candidate"
      return
    fi
  done
  {
    echo "error: wmw needs Python 3.11 or newer; ${PYTHON:-python3} is $(
      "${PYTHON:-python3}" --version 2>/dev/null || echo 'not installed'
    )."
    echo "Install one, or name it: PYTHON=/path/to/python3.11 bash $0"
  } >&2
  return 1
}

# enter_environment WHAT: make .venv if it is not there, install WHAT ('.' or '.[dev]') unless
# that has been done for these requirements, and put .venv first on PATH.
enter_environment() {
  local what="$1" python stamp wanted
  stamp=".venv/installed-$(echo "$what" | tr -cd '[:alnum:]')"
  wanted="$(cat pyproject.toml scripts/constraints.txt | cksum)"
  if [ ! -x .venv/bin/python ]; then
    python="$(find_python)" || return 1
    echo "== make a virtual environment in .venv ($("$python" --version))"
    "$python" -m venv .venv || {
      echo "error: $python cannot make virtual environments (on Debian: install python3-venv)" >&2
      return 1
    }
  fi
  # With the development tools everything is there.
  if ! grep -qsxF "$wanted" "$stamp" .venv/installed-dev; then
    echo "== install $what into .venv (the first time this downloads; it may take some minutes)"
    .venv/bin/python -m pip install -qq --disable-pip-version-check \
      --constraint scripts/constraints.txt --editable "$what" || return 1
    echo "$wanted" > "$stamp"
  fi
  PATH="$PWD/.venv/bin:$PATH"
  export PATH
}
