"""Files of records, one on a line: read line by line, and written whole or not at all."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO, Final, TextIO

from tablee.engine.words import Text

STANDARD_INPUT: Final = "-"
LONGEST_LINE: Final = 2**26  # bytes; a match of a hundred thousand moves has less


class BadFile(Exception):
    """A file can't be read or written; `why` says which and what is the matter."""

    def __init__(self, why: Text) -> None:
        super().__init__(why)
        self.why = why


@contextmanager
def trouble_with(name: str) -> Iterator[None]:
    """What the system says about a file, as a BadFile."""
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        raise BadFile(explained(name, error)) from error


def explained(name: str, error: OSError) -> Text:
    """In our own words where it is one of the usual reasons: the system's are English only."""
    if error.errno in (errno.ENOENT, errno.ENOTDIR):
        return Text("file-missing", {"file": name})
    if error.errno == errno.EISDIR:
        return Text("file-is-folder", {"file": name})
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return Text("file-forbidden", {"file": name})
    if error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG):
        return Text("file-no-room", {"file": name})
    code = errno.errorcode.get(error.errno or 0, "?")
    return Text("file-trouble", {"file": name, "code": code})


@dataclass(frozen=True)
class Line:
    """A line of a file of records, and its number, from 1."""

    number: int
    text: str
    is_alone: bool  # the file has no other


def lines_of(name: str) -> Iterator[Line]:
    """Every line, never more than two at once in memory; empty ones may stand at the end only."""
    last, gap, is_alone = (0, b""), 0, True
    with trouble_with(name), opened(name) as file:
        for number, raw in enumerate(iter(lambda: file.readline(LONGEST_LINE), b""), start=1):
            if len(raw) == LONGEST_LINE:
                raise BadFile(Text("file-long-line", {"file": name, "line": number}))
            if not raw.strip():
                gap = gap or number
                continue
            if last[0]:
                is_alone = False
                yield Line(last[0], decoded(name, *last), is_alone)
            if gap:
                raise BadFile(Text("file-gap", {"file": name, "line": gap}))
            last = number, raw
    if not last[0]:
        raise BadFile(Text("file-empty", {"file": name}))
    yield Line(last[0], decoded(name, *last), is_alone)


@contextmanager
def opened(name: str) -> Iterator[BinaryIO]:
    if name == STANDARD_INPUT:
        if sys.stdin is None:  # closed before we were started
            raise OSError(errno.EBADF, "")
        yield sys.stdin.buffer
        return
    with open(name, "rb") as file:
        yield file


def decoded(name: str, number: int, raw: bytes) -> str:
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError:
        raise BadFile(Text("file-not-utf-8", {"file": name, "line": number})) from None


@contextmanager
def written_whole(name: str) -> Iterator[TextIO]:
    """A text file that appears under its name only once it is complete and on disk.

    Until then it has another name beside it; when something fails nothing is left. A device or a
    pipe has no such name and is written as it comes.
    """
    with trouble_with(name):
        target = Path(name).resolve()
        if not target.parent.is_dir():
            raise BadFile(Text("file-no-folder", {"file": name, "folder": str(target.parent)}))
        if target.exists() and not target.is_file():
            with open(target, "w", encoding="utf-8") as file:
                yield file
            return
        if target.exists() and not os.access(target, os.W_OK):
            raise PermissionError(errno.EACCES, "")
        part = target.with_name(f".{target.name}.{os.getpid()}.part")
        try:
            with open(part, "x", encoding="utf-8") as file:
                yield file
                file.flush()
                os.fsync(file.fileno())
            part.replace(target)
        finally:
            part.unlink(missing_ok=True)
