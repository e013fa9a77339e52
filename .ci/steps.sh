# Shared by .ci/run and .ci/release: installs tools, and runs a step with its time.

# need PACKAGE=TOOL...: installs the Debian packages whose tool is missing, and a Chinese font.
need() {
  local missing=() one
  for one; do command -v "${one#*=}" >/dev/null || missing+=("${one%%=*}"); done
  fc-list :lang=zh 2>/dev/null | grep -q . || missing+=(fonts-noto-cjk)
  [ ${#missing[@]} -eq 0 ] && return
  export DEBIAN_FRONTEND=noninteractive
  apt-get update -qq
  apt-get install -y -qq --no-install-recommends fontconfig "${missing[@]}"
}

export CI=1
times=()

# step COMMAND...: says how long it took; the first failure ends the run.
step() {
  local began=$SECONDS
  "$@"
  times+=("$((SECONDS - began)) s  $*")
}

trap 'printf "%s\n" "${times[@]}" "$SECONDS s in all"' EXIT
