# shellcheck shell=bash
# The common part of deploy/run and tests/run: installing what is missing, choosing compiler and Node, building.
# To be sourced by a script that has set `root` to the checkout; works there afterwards.

# Node for building the web client where the machine's own is too old, from the npm registry; npm itself, since Debian's
# is older than the build tools of the client want.
node_version=22.23.3
npm_version=11.21.1

: "${root:?}"
cd "$root" || exit 1
# Where a script runs this one after `build_for`, these tell of another release of Debian, not of this machine.
unset DPKG_ADMINDIR DEB_HOST_ARCH

say() { printf '\n== %s\n' "$*"; }
die() {
  printf '%s: %s\n' "$0" "$*" >&2
  exit 1
}

# packages PURPOSE [SUITE]: the Debian packages for build, wasm, test, database, sanitize, browser, package, deploy or lint, of this
# machine's release or another.
packages() {
  local suite=${2:-}
  # shellcheck disable=SC1091
  [ -n "$suite" ] || suite=$(. /etc/os-release && echo "${VERSION_CODENAME:-}")
  case $1 in
    build)
      echo binutils cmake ninja-build ccache pkgconf nlohmann-json3-dev libspdlog-dev libsqlite3-dev libpq-dev \
        libsodium-dev libssl-dev libcli11-dev libtomlplusplus-dev zlib1g-dev libjpeg62-turbo-dev clang-19 lld-19
      case $suite in
        bookworm) echo libboost1.81-dev ;;
        *) echo libboost1.88-dev ;;
      esac
      ;;
    wasm) echo clang-19 lld-19 binaryen wasi-libc libc++-19-dev-wasm32 libc++abi-19-dev-wasm32 libclang-rt-19-dev-wasm32 ;;
    test) echo catch2 libvalijson-dev ;;
    # Its programs alone: tests start servers of their own, as the user postgres where they are run by root.
    database) echo postgresql ;;
    # Its profiler, too.
    sanitize) echo libclang-rt-19-dev llvm-19 ;;
    browser) echo chromium-headless-shell firefox-esr openssl webkit2gtk-driver xvfb fonts-dejavu-core ;;
    lint) echo clang-format-19 shellcheck ;;
    package) echo adduser ca-certificates dpkg-dev file patchelf ;;
    # systemd for its checks of the service's unit.
    deploy) echo docker-compose openssl python3 python3-pip python3-websocket python3-yaml systemd ;;
  esac
}

# again COMMAND...: runs it up to three times, since networks have their moments.
again() {
  "$@" || { sleep 5 && "$@"; } || { sleep 20 && "$@"; }
}

as_root() {
  if [ "$(id -u)" = 0 ]; then
    "$@"
  elif command -v sudo >/dev/null; then
    sudo "$@"
  else
    die "needs root or sudo for: $*"
  fi
}

apt_install() {
  as_root env DEBIAN_FRONTEND=noninteractive \
    apt-get install -y -q --no-install-recommends -o DPkg::Lock::Timeout=300 -o Acquire::Retries=3 "$@"
}

# Without fresh lists an installation may still succeed, and says best what is wrong if not.
apt_update() {
  again as_root apt-get update -q -o DPkg::Lock::Timeout=300 -o Acquire::Retries=3 || true
}

# need PURPOSE...: installs the packages of these purposes that are not there yet.
need() {
  local purpose name missing=()
  command -v dpkg-query >/dev/null || die "only Debian 12 and 13 are supported; elsewhere see CONTRIBUTING.md"
  for purpose in "$@"; do
    for name in $(packages "$purpose"); do
      [ "$(dpkg-query -W -f='${db:Status-Status}' "$name" 2>/dev/null)" = installed ] || missing+=("$name")
    done
  done
  [ ${#missing[@]} -gt 0 ] || return 0
  say "installing ${missing[*]}"
  mkdir -p build
  # Package lists of today are used as they are; if they turn out to be stale, they are fetched after all.
  if [ -z "$(find /var/lib/apt/lists -name '*_Packages*' -mtime -1 2>/dev/null | head -1)" ] ||
    ! apt_install "${missing[@]}" >build/apt.log 2>&1; then
    apt_update >build/apt.log 2>&1
    again apt_install "${missing[@]}" >>build/apt.log 2>&1 || {
      tail -20 build/apt.log >&2
      die "could not install: ${missing[*]}"
    }
  fi
}

# need_programs PACKAGE...: programs of these packages, unpacked into build/programs and put into PATH. Not installed, since that would
# start their services on this machine; only the libraries that they want are.
need_programs() {
  local name libraries dir=$root/build/programs
  for name in "$@"; do
    [ ! -e "$dir/$name.unpacked" ] || continue
    say "unpacking $name into build/programs"
    mkdir -p "$dir/deb"
    rm -f "$dir/deb/${name}"_*.deb
    (cd "$dir/deb" && again apt-get download -q "$name") >build/apt.log 2>&1 ||
      { apt_update && (cd "$dir/deb" && again apt-get download -q "$name"); } >build/apt.log 2>&1 ||
      { tail -20 build/apt.log >&2 && die "could not fetch $name"; }
    libraries=$(dpkg-deb -f "$dir/deb/${name}"_*.deb Depends | tr , '\n' | grep -E '^ *lib' | grep -v libjs | paste -sd,)
    [ -z "$libraries" ] || as_root env DEBIAN_FRONTEND=noninteractive apt-get satisfy -y -q --no-install-recommends \
      -o DPkg::Lock::Timeout=300 "$libraries" >build/apt.log 2>&1 || { tail -20 build/apt.log >&2 && die "$name lacks libraries"; }
    dpkg-deb -x "$dir/deb/${name}"_*.deb "$dir" || die "could not unpack $name"
    rm -r "$dir/deb"
    touch "$dir/$name.unpacked"
  done
  export PATH=$dir/usr/sbin:$dir/usr/bin:$PATH
}

# Node 20.19+ or 22.12+, as the web client's build tools want it.
node_fits() {
  local major minor
  IFS=. read -r major minor _ <<<"$("$1" -p process.versions.node 2>/dev/null)"
  [ -n "${minor:-}" ] || return 1
  [ "$major" -gt 22 ] || { [ "$major" = 22 ] && [ "$minor" -ge 12 ]; } || { [ "$major" = 20 ] && [ "$minor" -ge 19 ]; }
}

npm_fits() {
  local version
  version=$(npm --version 2>/dev/null) && [ "${version%%.*}" -ge 11 ]
}

# Puts a fitting node and npm into PATH: the machine's own, else ones fetched into build/node.
need_node() {
  local bin=$root/build/node/bin arch tool wanted=()
  [ ! -d "$bin" ] || export PATH=$bin:$PATH
  if node_fits node && npm_fits; then return 0; fi
  if ! command -v npm >/dev/null; then
    say "installing npm"
    mkdir -p build
    apt_update >build/apt.log 2>&1
    again apt_install npm >>build/apt.log 2>&1 || {
      tail -20 build/apt.log >&2
      die "could not install npm"
    }
  fi
  if ! npm_fits; then wanted+=("npm@$npm_version"); fi
  if ! node_fits node; then
    case $(uname -m) in
      x86_64) arch=x64 ;;
      aarch64) arch=arm64 ;;
      *) die "no Node for $(uname -m): install Node 22 by hand, then run this again" ;;
    esac
    wanted+=("node-linux-$arch@$node_version")
  fi
  say "fetching ${wanted[*]} into build/node"
  rm -rf build/node
  mkdir -p build/node/bin
  again npm install --prefix build/node --no-save --no-audit --no-fund --no-update-notifier --loglevel=error \
    "${wanted[@]}" >build/node/log 2>&1 || {
    tail -20 build/node/log >&2
    die "could not fetch ${wanted[*]}"
  }
  for tool in npm/bin/npm-cli.js npm/bin/npx-cli.js "node-linux-${arch:-}/bin/node"; do
    [ ! -e "build/node/node_modules/$tool" ] || ln -s "../node_modules/$tool" "build/node/bin/$(basename "$tool" -cli.js)"
  done
  export PATH=$bin:$PATH
  hash -r
}

# How many compilers at once: as many as cores, but each wants up to 2 GB.
jobs() {
  local by_memory
  by_memory=$(awk '/^MemTotal/ { print int($2 / 2000000) }' /proc/meminfo)
  [ "$by_memory" -ge 1 ] || by_memory=1
  if [ "$by_memory" -lt "$(nproc)" ]; then echo "$by_memory"; else nproc; fi
}

# What the compiler cache holds serves every checkout, wherever it lies.
export CCACHE_BASEDIR=$root CCACHE_NOHASHDIR=1

# build PRESET [TARGET...]: configures where needed and builds. Where `with_tests` is set, the preset `release` has tests, too.
build() {
  local preset=$1 dir=build/$1 targets=() options
  shift
  [ $# -eq 0 ] || targets=(--target "$@")
  say "building $preset${*:+: $*}"
  options="${CI:+-DBASTIDE_WERROR=ON} ${with_tests:+-DBASTIDE_TESTS=ON}"
  # CMake notices changes of its own files, but not of the presets.
  if [ ! -e "$dir/build.ninja" ] || [ CMakePresets.json -nt "$dir/configured" ] || [ "$(cat "$dir/configured")" != "$options" ]; then
    # shellcheck disable=SC2086 # none or several
    cmake --preset "$preset" $options || die "CMake could not configure $preset"
    echo "$options" >"$dir/configured"
  fi
  cmake --build "$dir" -j "$(jobs)" "${targets[@]}" || die "$preset does not build"
}

need_web_modules() {
  need_node
  if [ ! -e web/node_modules/.package-lock.json ] || [ web/package-lock.json -nt web/node_modules/.package-lock.json ]; then
    say "fetching the web client's build tools"
    (cd web && again npm ci --no-audit --no-fund --no-update-notifier --loglevel=error) || die "npm ci failed"
    touch web/node_modules/.package-lock.json
  fi
}

# Builds the WebAssembly module by which the page plays alone, after the preset release, whose tile generator it uses. Where its toolchain
# can't be had, the page is built without.
build_page_module() {
  if ! (need wasm); then
    say "no WebAssembly toolchain: the page will play by the server alone"
    return 0
  fi
  build wasm bastide_page
}

# Builds web/dist where any of its sources is newer.
build_web() {
  need_web_modules
  local module=build/wasm/bastide_page.wasm
  [ -e $module ] || module=
  if [ -e web/dist/index.html ] &&
    [ -z "$(find web protocol engine/data $module \( -name node_modules -o -name dist \) -prune -o -type f \
      -newer web/dist/index.html -print -quit)" ]; then
    return 0
  fi
  say "building the web client"
  (cd web && npm run --silent build) || {
    rm -f web/dist/index.html # what is half built must not look fresh
    die "the web client does not build"
  }
}

# private_addresses: this machine's IPv4 addresses in its local network, a line each.
private_addresses() {
  hostname -I 2>/dev/null | tr ' ' '\n' |
    grep -E '^(10\.|192\.168\.|172\.(1[6-9]|2[0-9]|3[01])\.|100\.(6[4-9]|[7-9][0-9]|1[01][0-9]|12[0-7])\.)' || true
}

# tell_reach [ARGUMENTS OF bastide serve...]: how others in the local network join; nothing if the arguments, the
# environment or a file say where to listen, since the server then tells it.
tell_reach() {
  local address
  case " $* ${BASTIDE_LISTEN:+--listen} " in *' --listen'* | *' --tls-listen'* | *' --config'*) return ;; esac
  address=$(private_addresses | head -n 1)
  say "http://localhost:8080 is for this device alone. For friends in your network: deploy/run -- --listen 0.0.0.0:8080"
  [ -z "$address" ] || say "they then open http://$address:8080"
}

build_release() {
  need build
  build release bastide
  build_page_module
  build_web
  need_notices build/release
}

# need_notices BUILD_FOLDER [SYSROOT]: the page's notices become those of this build. The page's own are new with each build of the page;
# the server's join them.
need_notices() {
  if [ "$1/bastide" -nt web/dist/notices.txt ] || [ "$(cat build/parts/of 2>/dev/null)" != "$1" ] ||
    ! grep -q '^== Libraries in the server' web/dist/notices.txt; then
    deploy/notices "$@" || die "the notices of libraries could not be collected"
  fi
}

# build_for [SUITE/ARCHITECTURE]: builds program and page for this machine, or for that release of Debian and kind of processor. Sets
# `made`, the build's folder, `suite`, `architecture` and `processor`, which are names of one thing in Debian and elsewhere, and
# `sysroot`, which is empty for this machine.
build_for() {
  build_release
  made=build/release sysroot=
  # shellcheck disable=SC1091,SC2034 # scripts that source this use it
  suite=$(. /etc/os-release && echo "${VERSION_CODENAME:-}") architecture=$(dpkg --print-architecture) processor=$(uname -m)
  # What runs here tells of what may not: version, completions.
  version=$(build/release/bastide --version | cut -d ' ' -f 2)
  [ -n "${1:-}" ] || return 0
  sysroot=$(deploy/sysroot "$1") || exit 1
  suite=${1%/*} architecture=${1#*/} made=build/${1/\//-}
  case $architecture in
    amd64) processor=x86_64 ;;
    arm64) processor=aarch64 ;;
  esac
  say "building $made"
  if [ ! -e "$made/build.ninja" ] || [ CMakePresets.json -nt "$made/build.ninja" ]; then
    cmake --preset release -B "$made" --toolchain deploy/cmake/Sysroot.cmake -DBASTIDE_SYSROOT="$sysroot" \
      -DBASTIDE_PROCESSOR="$processor" -DBASTIDE_TILEGEN="$root/build/release/tilegen" || die "CMake could not configure $made"
  fi
  cmake --build "$made" -j "$(jobs)" --target bastide || die "$made does not build"
  need_notices "$made" "$sysroot"
  # dpkg's programs know the files of there by it.
  export DPKG_ADMINDIR=$sysroot/var/lib/dpkg DEB_HOST_ARCH=$architecture
}

# libraries_of PROGRAM [SYSROOT]: the shared libraries that it wants, and those that they want, a path a line.
libraries_of() {
  local todo=("$1") known=' ' name path
  [ -n "${2:-}" ] || { ldd "$1" | awk '$3 ~ /^\// { print $3 }' && return; }
  while [ ${#todo[@]} -gt 0 ]; do
    for name in $(readelf -d "${todo[0]}" | sed -n 's/.*(NEEDED).*\[\(.*\)\]$/\1/p'); do
      [[ $known != *" $name "* ]] || continue
      known+="$name "
      path=$(find "$2"/usr/lib/*-linux-gnu -maxdepth 1 -name "$name")
      [ -n "$path" ] || die "$2 lacks $name"
      echo "$path"
      todo+=("$path")
    done
    todo=("${todo[@]:1}")
  done
}
