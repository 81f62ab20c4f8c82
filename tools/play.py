"""Serves at once, from the source if need be, and compiles the rules beside: for the next start.

Whoever ends the server ends the compiler, too.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from threading import Thread
from types import FrameType

from tablee import compiled

SERVER = [str(Path(sys.executable).with_name("tablee")), "serve"]
# One core stays free for the table, and the other isn't fought for.
COMPILER = ["nice", "-n", "19", sys.executable, "tools/compile.py", "--jobs", "1"]


def main() -> int:
    server = subprocess.Popen(SERVER)

    def stop(number: int, frame: FrameType | None) -> None:
        server.terminate()

    signal.signal(signal.SIGINT, lambda *_: None)  # Ctrl-C reaches the server by itself
    signal.signal(signal.SIGTERM, stop)
    signal.signal(signal.SIGHUP, stop)
    compiler = start_compiler(log_file())
    Thread(target=tell_result, args=(compiler,), daemon=True).start()
    status = server.wait()
    if compiler.poll() is None:
        os.killpg(compiler.pid, signal.SIGTERM)  # with the C compiler that it waits for
    return status


def log_file() -> Path:
    return compiled.build_folder().parent / "compile.log"


def start_compiler(log: Path) -> subprocess.Popen[bytes]:
    log.parent.mkdir(parents=True, exist_ok=True)
    with log.open("wb") as output:
        return subprocess.Popen(
            COMPILER,
            stdout=output,
            stderr=output,
            cwd=compiled.CHECKOUT,
            env={**os.environ, "TABLEE_COMPILED": "no"},
            start_new_session=True,
        )


def tell_result(compiler: subprocess.Popen[bytes]) -> None:
    before = compiled.read_manifest(compiled.build_folder())
    status = compiler.wait()
    if status > 0:
        print(f"The rules couldn't be compiled and stay interpreted: see {log_file()}.", flush=True)
    elif compiled.read_manifest(compiled.build_folder()) != before:
        print("The rules are compiled, and played by from the next start on.", flush=True)


if __name__ == "__main__":
    sys.exit(main())
