"""Files of records: read line by line, written whole or not at all."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from tablee.lab.record_file import BadFile, lines_of, written_whole


def texts(path: Path) -> list[tuple[int, str, bool]]:
    return [(line.number, line.text.strip(), line.is_alone) for line in lines_of(str(path))]


def file(tmp_path: Path, content: bytes) -> Path:
    path = tmp_path / "records"
    path.write_bytes(content)
    return path


def key_of(caught: pytest.ExceptionInfo[BadFile]) -> str:
    return caught.value.why.key


# Reading


@pytest.mark.parametrize("content", [b"a", b"a\n", b"a\r\n", b"a\n\n \n"])
def test_a_single_line_knows_that_it_is_alone(tmp_path: Path, content: bytes) -> None:
    assert texts(file(tmp_path, content)) == [(1, "a", True)]


@pytest.mark.parametrize("content", [b"a\nb", b"a\nb\n", b"a\nb\n\n\n"])
def test_several_lines_know_that_they_are_not(tmp_path: Path, content: bytes) -> None:
    assert texts(file(tmp_path, content)) == [(1, "a", False), (2, "b", False)]


@pytest.mark.parametrize("content", [b"", b"\n", b" \n\n"])
def test_an_empty_file_is_no_file_of_records(tmp_path: Path, content: bytes) -> None:
    with pytest.raises(BadFile) as caught:
        texts(file(tmp_path, content))
    assert key_of(caught) == "file-empty"


def test_an_empty_line_in_between_is_found_after_what_stands_before_it(tmp_path: Path) -> None:
    lines = lines_of(str(file(tmp_path, b"a\n\n\nb\n")))
    assert next(lines).text == "a\n"
    with pytest.raises(BadFile) as caught:
        next(lines)
    assert (key_of(caught), caught.value.why.params["line"]) == ("file-gap", 2)


def test_what_is_not_utf_8_is_found_where_it_stands(tmp_path: Path) -> None:
    lines = lines_of(str(file(tmp_path, b"a\n\xff\nb\n")))
    assert next(lines).text == "a\n"
    with pytest.raises(BadFile) as caught:
        next(lines)
    assert (key_of(caught), caught.value.why.params["line"]) == ("file-not-utf-8", 2)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadFile) as caught:
        texts(tmp_path / "nowhere")
    assert key_of(caught) == "file-missing"


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(BadFile) as caught:
        texts(tmp_path)
    assert key_of(caught) == "file-is-folder"


# Writing


def test_a_file_appears_when_it_is_complete(tmp_path: Path) -> None:
    path = tmp_path / "new"
    with written_whole(str(path)) as file:
        file.write("é\n")
        assert not path.exists()
    assert path.read_text("utf-8") == "é\n"
    assert os.listdir(tmp_path) == ["new"]


@pytest.mark.parametrize("fault", [ValueError, KeyboardInterrupt, SystemExit])
def test_nothing_is_left_of_a_failure(tmp_path: Path, fault: type[BaseException]) -> None:
    path = tmp_path / "new"
    with pytest.raises(fault), written_whole(str(path)) as file:
        file.write("half")
        raise fault
    assert os.listdir(tmp_path) == []


def test_a_failure_leaves_the_file_that_was_there(tmp_path: Path) -> None:
    path = file(tmp_path, b"old")
    with pytest.raises(ValueError), written_whole(str(path)) as new:
        new.write("half")
        raise ValueError
    assert path.read_bytes() == b"old"
    assert os.listdir(tmp_path) == ["records"]


def test_a_new_file_is_as_readable_as_any(tmp_path: Path) -> None:
    path, other = tmp_path / "new", tmp_path / "other"
    other.touch()
    with written_whole(str(path)):
        pass
    assert stat.S_IMODE(path.stat().st_mode) == stat.S_IMODE(other.stat().st_mode)


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "there").mkdir()
    target, link = tmp_path / "there" / "file", tmp_path / "link"
    target.write_text("old")
    link.symlink_to(target)
    with written_whole(str(link)) as new:
        new.write("new")
    assert link.is_symlink()
    assert target.read_text() == "new"
    assert os.listdir(tmp_path / "there") == ["file"]


@pytest.mark.parametrize("name", ["nowhere/new", "file/new"])
def test_a_file_in_no_folder_cannot_be_written(tmp_path: Path, name: str) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(BadFile) as caught, written_whole(str(tmp_path / name)):
        pass
    assert key_of(caught) == "file-no-folder"


def test_a_folder_cannot_be_written(tmp_path: Path) -> None:
    with pytest.raises(BadFile) as caught, written_whole(str(tmp_path)):
        pass
    assert key_of(caught) == "file-is-folder"
    assert os.listdir(tmp_path) == []


def test_a_name_too_long_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadFile) as caught, written_whole(str(tmp_path / ("n" * 300))):
        pass
    assert (key_of(caught), caught.value.why.params["code"]) == ("file-trouble", "ENAMETOOLONG")


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write anywhere")
def test_a_protected_file_cannot_be_written(tmp_path: Path) -> None:
    path = file(tmp_path, b"old")
    path.chmod(0o444)
    with pytest.raises(BadFile) as caught, written_whole(str(path)):
        pass
    assert key_of(caught) == "file-forbidden"


def test_a_pipe_is_written_as_it_comes_and_stays_a_pipe(tmp_path: Path) -> None:
    path = tmp_path / "pipe"
    os.mkfifo(path)
    reader = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
    with written_whole(str(path)) as pipe:
        pipe.write("x")
    assert stat.S_ISFIFO(path.stat().st_mode)
    assert os.read(reader, 10) == b"x"
    os.close(reader)
    assert os.listdir(tmp_path) == ["pipe"]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no full device")
def test_a_full_device_is_told() -> None:
    with pytest.raises(BadFile) as caught, written_whole("/dev/full") as full:
        full.write("x")
    assert key_of(caught) == "file-no-room"
