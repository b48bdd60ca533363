# Builds the checkout's private .venv once, and trusts it only when it was finished.
# Sourced by play, test and tools/lock, which set $root first.
# shellcheck shell=bash disable=SC2154

venv=$root/.venv
log=$venv/setup.log

# Settings of the caller's own Python that would lead ours astray.
unset PYTHONHOME PYTHONPATH PIP_USER PIP_TARGET PIP_PREFIX PIP_REQUIRE_HASHES
[[ -n ${HOME:-} ]] || unset HOME

say() { printf '%s\n' "$*" >&2; }

refuse() { say "$*"; exit 1; }

fail() {
  [[ ! -s $log ]] || tail -n 15 "$log" >&2
  refuse "$*"
}

# set_up LOCK: afterwards .venv holds what LOCK lists, and Embertide itself.
set_up() {
  ready "$1" && { build_web; return; }
  [[ -w $root/requirements.lock ]] || refuse "Embertide cannot write to its own folder, $root."
  (
    if command -v flock >/dev/null; then
      flock -n 9 || { say "Waiting for another set-up of Embertide to finish …"; flock 9; }
    fi
    ready "$1" || build "$1"
    build_web
  ) 9<>"$root/requirements.lock" # read-write, because NFS locks only what may be written
}

# The pages follow their sources: built anew after an update, otherwise left alone.
build_web() {
  logged "$venv/bin/python" "$root/tools/web_build.py" ||
    fail "Embertide could not build its web pages (is there a network?); the whole log is in $log."
}

ready() { [[ -s $venv/$1.stamp && $(<"$venv/$1.stamp") == "$(fingerprint)" ]]; }

# The checkout's place counts, too: scripts in a .venv hold absolute paths and do not survive a move.
fingerprint() {
  (cd "$root" && cat requirements.lock requirements-dev.lock pyproject.toml tools/setup.sh) |
    "$venv/bin/python" -ISc 'import hashlib, sys
place = repr((sys.argv[1], sys.version, sys._base_executable)).encode()
print(hashlib.sha256(place + sys.stdin.buffer.read()).hexdigest())' "$root" 2>/dev/null
}

build() {
  say "Setting up Embertide (once, about a minute) …"
  trap 'say "Stopped; the next run will finish the set-up."; exit 130' INT TERM
  cd "$root" || exit
  if ! ready requirements.lock; then
    make_venv
    pip_install --require-hashes --only-binary :all: -r requirements.lock
    pip_install --no-deps --no-build-isolation -e .
    stamp requirements.lock
  fi
  # The dev lock only adds to the other one, so a break in here leaves ./play as it was.
  if [[ $1 != requirements.lock ]]; then
    pip_install --require-hashes --only-binary :all: -r "$1"
    stamp "$1"
  fi
}

make_venv() {
  local python
  # The stamps first: what is half removed must not look ready.
  { rm -f "$venv"/*.stamp && rm -rf "$venv" && mkdir "$venv"; } 2>/dev/null ||
    refuse "Embertide cannot replace $venv; does it belong to another user?"
  python=$(find_python) || refuse "Embertide needs Python 3.11 or newer, and found none on this machine."
  ensure_pip "$python"
  logged "$python" -Im venv --prompt embertide "$venv" ||
    fail "Embertide could not make its virtual environment; the whole log is in $log."
}

find_python() {
  local name
  for name in python3 python3.{11..19}; do
    if "$name" -Ic 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
      echo "$name"
      return
    fi
  done
  return 1
}

# Debian ships Python without ensurepip, which is in a package of its own.
ensure_pip() {
  has_ensurepip "$1" && return
  { [[ $EUID -eq 0 ]] && command -v apt-get >/dev/null; } ||
    refuse "Embertide needs Python's venv module; on Debian or Ubuntu: sudo apt install $1-venv"
  export DEBIAN_FRONTEND=noninteractive
  logged apt-get -qq update || true # one stale source need not stop the rest
  { logged apt-get -qq -y --no-install-recommends install "$1-venv" && has_ensurepip "$1"; } ||
    fail "Embertide could not install $1-venv with apt-get; the whole log is in $log."
}

# Browser tests need a browser.
ensure_chromium() {
  command -v chromium >/dev/null && return
  { [[ $EUID -eq 0 ]] && command -v apt-get >/dev/null; } ||
    refuse "The browser tests need Chromium; on Debian: sudo apt install chromium"
  say "Installing Chromium for the browser tests …"
  export DEBIAN_FRONTEND=noninteractive
  logged apt-get -qq update || true
  logged apt-get -qq -y --no-install-recommends install chromium ||
    fail "Embertide could not install Chromium with apt-get; the whole log is in $log."
}

# One short game of each room is played in Firefox and in WebKit as well; where they cannot be had, it is skipped.
ensure_other_browsers() {
  command -v firefox-esr >/dev/null && command -v WebKitWebDriver >/dev/null && command -v Xvfb >/dev/null && return
  [[ $EUID -eq 0 ]] && command -v apt-get >/dev/null || return 0
  say "Installing Firefox and WebKit for the browser tests …"
  export DEBIAN_FRONTEND=noninteractive
  logged apt-get -qq update || true
  logged apt-get -qq -y --no-install-recommends install firefox-esr webkit2gtk-driver xvfb ||
    say "Firefox and WebKit could not be installed with apt-get: their tests are skipped."
}

# Tests with several nodes use a NATS server, tests behind a proxy use Caddy and nginx; without them these
# tests are skipped. The packages are only unpacked: installing them would start both as services.
ensure_servers() {
  local place=$root/.servers
  export PATH=$PATH:$place/usr/sbin:$place/usr/bin
  command -v nats-server >/dev/null && command -v caddy >/dev/null && command -v nginx >/dev/null && return
  command -v apt-get >/dev/null && command -v dpkg-deb >/dev/null || return 0
  say "Fetching nats-server, Caddy and nginx for the tests …"
  [[ $EUID -ne 0 ]] || logged apt-get -qq update || true
  rm -rf "$place" && mkdir "$place"
  (cd "$place" && logged apt-get -qq download nats-server caddy nginx &&
    for package in *.deb; do dpkg-deb -x "$package" .; done && rm ./*.deb) ||
    say "nats-server, Caddy and nginx could not be fetched with apt-get: their tests are skipped."
}

has_ensurepip() { "$1" -Ic 'import ensurepip, venv' 2>/dev/null; }

pip_install() {
  mkdir -p "$venv/tmp"
  TMPDIR=$venv/tmp logged "$venv/bin/python" -Im pip install -q --no-input --disable-pip-version-check "$@" ||
    fail "Embertide could not install its libraries (is there a network?); the whole log is in $log."
  rm -rf "$venv/tmp"
}

logged() { "$@" >>"$log" 2>&1 </dev/null; }

stamp() { fingerprint >"$venv/stamp.part" && mv "$venv/stamp.part" "$venv/$1.stamp"; }
