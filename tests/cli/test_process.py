"""What only a process of its own can show: pipes, signals, terminals, standard input."""

from __future__ import annotations

import os
import pty
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from cli.calls import command, environment, run_process, started

SLOW = (
    *("simulate", "rows", "--seats", "2", "--deals", "100000", "--seed", "s"),
    *("--bots", "lab.odd_bots:SlowlyRandom"),
)
QUICK = ("simulate", "rows", "--seats", "2", "--deals", "2", "--seed", "s")


def wait_for_a_file(folder: Path) -> None:
    for _ in range(400):
        if os.listdir(folder):
            return
        time.sleep(0.025)
    raise AssertionError("the run wrote nothing")


def wait_for_children(pid: int) -> None:
    for _ in range(400):
        if Path(f"/proc/{pid}/task/{pid}/children").read_text():
            return
        time.sleep(0.025)
    raise AssertionError("the run started no process")


def stopped(folder: Path, jobs: int, how: signal.Signals, seconds: float) -> tuple[int, str]:
    """A run in full swing that gets a signal, with all its processes, as from a terminal."""
    args = (*SLOW, "--jobs", str(jobs), "--record", str(folder / "records"))
    with started(*args, LANG="fr_FR.UTF-8") as process:
        wait_for_a_file(folder)
        time.sleep(seconds)
        os.killpg(process.pid, how)
        out, err = process.communicate(timeout=30)
    assert out == b""
    return process.returncode, err.decode("utf-8")


@pytest.mark.parametrize(("jobs", "seconds"), [(1, 0.3), (2, 0.3), (2, 0.7), (2, 1.5)])
def test_an_interrupted_run_says_so_and_leaves_no_file(
    tmp_path: Path, jobs: int, seconds: float
) -> None:
    """Alone, before other processes start, while they start, and while they work."""
    status, said = stopped(tmp_path, jobs, signal.SIGINT, seconds)
    assert (status, said) == (130, "Interrompu.\n")
    assert os.listdir(tmp_path) == []


def test_an_interrupted_bench_says_so() -> None:
    with started("bench", "rows", "--seconds", "20") as process:
        wait_for_children(process.pid)
        os.killpg(process.pid, signal.SIGINT)
        assert process.communicate(timeout=30) == (b"", b"Interrupted.\n")
    assert process.returncode == 130


@pytest.mark.parametrize(
    ("jobs", "seconds", "how"),
    [(1, 0.3, signal.SIGTERM), (2, 1.5, signal.SIGTERM), (2, 1.5, signal.SIGHUP)],
)
def test_a_terminated_run_leaves_no_file(
    tmp_path: Path, jobs: int, seconds: float, how: signal.Signals
) -> None:
    args = (*SLOW, "--jobs", str(jobs), "--record", str(tmp_path / "records"))
    with started(*args) as process:
        wait_for_a_file(tmp_path)
        time.sleep(seconds)
        process.send_signal(how)
        out, err = process.communicate(timeout=30)
    assert (process.returncode, out, err) == (128 + how, b"", b"")
    assert os.listdir(tmp_path) == []


def test_nobody_reads_to_the_end(tmp_path: Path) -> None:
    """More is printed than a pipe holds."""
    path = str(tmp_path / "records")
    played = ("simulate", "teams", "--seats", "4", "--deals", "4", "--seed", "s", "--match")
    assert run_process(*played, "--record", path).status == 0
    replay = subprocess.Popen(
        command("replay", "--full", path),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    )
    assert replay.stdout is not None and replay.stderr is not None
    assert replay.stdout.readline().startswith(b'{"record": 1')
    replay.stdout.close()
    assert replay.stderr.read() == b""
    replay.stderr.close()
    assert replay.wait() == 141


@pytest.mark.parametrize("args", [("--help",), ("rules", "rows"), ("games", "--all", "--json")])
def test_a_full_disk_is_told(args: tuple[str, ...]) -> None:
    with open("/dev/full", "wb") as full:
        done = subprocess.run(
            command(*args), stdout=full, stderr=subprocess.PIPE, env=environment()
        )
    assert done.returncode == 2
    assert done.stderr.decode() == "There is no room left for the file “stdout”.\n"


def test_records_come_from_standard_input_too(tmp_path: Path) -> None:
    path = tmp_path / "records"
    run_process(*QUICK, "--record", str(path))
    assert run_process("verify", "-", stdin=path.read_bytes()).out == "2 records verified.\n"
    assert run_process("replay", "-", stdin=path.read_bytes()).status == 0
    broken = run_process("verify", "-", stdin=path.read_bytes()[:-9])
    assert broken.status == 2
    assert broken.failed().startswith("-, line 2: ")


def test_a_closed_standard_input_is_told() -> None:
    closed = subprocess.run(
        ["sh", "-c", 'exec "$@" <&-', "sh", *command("verify", "-")],
        capture_output=True,
        env=environment(),
    )
    assert closed.returncode == 2
    assert b"Traceback" not in closed.stderr and closed.stderr


def test_what_never_ends_is_no_record() -> None:
    assert "longer than any record" in run_process("verify", "/dev/zero").failed()


def test_progress_is_shown_at_a_terminal() -> None:
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        command(*QUICK), stdout=subprocess.PIPE, stderr=theirs, env=environment(TERM="xterm")
    )
    os.close(theirs)
    assert process.stdout is not None
    out = process.stdout.read().decode("utf-8")
    process.stdout.close()
    assert process.wait() == 0
    shown = os.read(ours, 100_000).decode("utf-8")
    os.close(ours)
    assert "Matches" in shown and "100%" in shown
    assert "Matches" not in out


def test_a_bot_may_lie_where_we_are_called(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(
        "from tablee.bots.random_bot import RandomBot\nclass Mine(RandomBot): pass\n"
    )
    assert run_process(*QUICK, "--bots", "mine:Mine", cwd=tmp_path).status == 0


def test_a_process_that_dies_is_told(tmp_path: Path) -> None:
    """A bot that ends its process, in the processes that others started."""
    (tmp_path / "deadly.py").write_text(
        "import multiprocessing, os, time\n"
        "from tablee.bots.random_bot import RandomBot\n"
        "class Deadly(RandomBot):\n"
        "    def choose(self):\n"
        "        time.sleep(0.05)\n"
        "        if multiprocessing.parent_process() is not None:\n"
        "            os._exit(1)\n"
        "        return super().choose()\n"
    )
    said = run_process(
        *("simulate", "rows", "--seats", "2", "--deals", "100", "--seed", "s", "--jobs", "2"),
        *("--bots", "deadly:Deadly", "--record", str(tmp_path / "records")),
        cwd=tmp_path,
    )
    assert said.status == 2
    assert "processes ended in the middle of its work" in said.failed()
    assert not (tmp_path / "records").exists()
    assert [name for name in os.listdir(tmp_path) if name.endswith(".part")] == []


def test_a_fault_in_another_process_is_told_whole(tmp_path: Path) -> None:
    (tmp_path / "late.py").write_text(
        "import multiprocessing, time\n"
        "from tablee.bots.random_bot import RandomBot\n"
        "class Late(RandomBot):\n"
        "    def choose(self):\n"
        "        time.sleep(0.05)\n"
        "        assert multiprocessing.parent_process() is None, 'elsewhere'\n"
        "        return super().choose()\n"
    )
    said = run_process(
        *("simulate", "rows", "--seats", "2", "--deals", "100", "--seed", "s", "--jobs", "2"),
        *("--bots", "late:Late"),
        cwd=tmp_path,
    )
    assert said.status == 2
    assert "AssertionError: elsewhere" in said.failed()
    assert said.err.count("\n") == 1


def test_the_command_is_the_module(tmp_path: Path) -> None:
    """`tablee` of the installed package calls the same function."""
    code = "import sys\nfrom tablee.cli import main\nsys.exit(main(['games', '--json']))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, env=environment())
    assert done.returncode == 0
    assert done.stdout == run_process("games", "--json").out.encode()
