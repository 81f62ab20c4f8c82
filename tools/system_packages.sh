#!/bin/sh
# What only the system can give: Python with venv, a C compiler with Python's headers, a browser.
#   tools/system_packages.sh               install what is missing as root on Debian, or name it
#   tools/system_packages.sh browser       the same for the browser that tests need
#   tools/system_packages.sh can-compile   exit status only

has_python() { python3 -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; }
has_venv() { python3 -c 'import ensurepip, venv' 2>/dev/null; }
has_headers() {
    include=$(python3 -c 'import sysconfig; print(sysconfig.get_path("include"))' 2>/dev/null)
    test -f "$include/Python.h"
}
has_browser() {
    test -n "${CHROMIUM:-}" || command -v chromium >/dev/null || command -v google-chrome >/dev/null
}
has_compiler() { command -v cc >/dev/null || command -v gcc >/dev/null; }

missing() {
    if [ "$wanted" = browser ]; then
        has_browser || printf ' chromium'
        return
    fi
    { has_python && has_venv; } || printf ' python3 python3-venv'
    has_headers || printf ' python3-dev'
    has_compiler || printf ' gcc libc6-dev'
}

wanted=${1:-}
if [ "$wanted" = can-compile ]; then
    has_headers && has_compiler
    exit
fi

packages=$(missing)
if [ -n "$packages" ] && [ "$(id -u)" -eq 0 ] && command -v apt-get >/dev/null; then
    echo "Installing from Debian:$packages"
    export DEBIAN_FRONTEND=noninteractive
    # shellcheck disable=SC2086 # a list of words
    { apt-get update -qq && apt-get install -y -qq --no-install-recommends $packages; } >/dev/null
    packages=$(missing)
fi
if [ -n "$packages" ]; then
    echo "Missing on this system:$packages; as root, 'apt-get install$packages' brings them." >&2
fi
# Without a browser its tests are skipped, without a compiler everything works, slower; without
# Python 3.11 and venv nothing does.
test "$wanted" = browser && exit
{ has_python && has_venv; } || exit 1
