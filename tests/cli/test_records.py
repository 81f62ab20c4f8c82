"""What `tablee replay`, `lessons` and `verify` say of records, and of those that are wrong."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cli.calls import Call
from tablee.engine.record import describe, opened, read_record, replay
from tablee.games import find_game
from tablee.texts import LANGUAGES, Language


def lines(path: Path) -> list[str]:
    return path.read_text("utf-8").splitlines()


def rewrite(path: Path, number: int, change: Callable[[dict[str, Any]], object]) -> None:
    """Change one record of a file as one would with an editor."""
    kept = lines(path)
    fields = json.loads(kept[number - 1])
    change(fields)
    kept[number - 1] = json.dumps(fields)
    path.write_text("\n".join(kept) + "\n")


# True records


@pytest.mark.parametrize(
    ("language", "one", "three"),
    [
        ("fr", "1 enregistrement vérifié.\n", "3 enregistrements vérifiés.\n"),
        ("en", "1 record verified.\n", "3 records verified.\n"),
    ],
)
def test_true_records_are_verified(
    call: Call, records: Path, language: Language, one: str, three: str
) -> None:
    assert call("verify", str(records), "--lang", language).out == three
    records.write_text(lines(records)[0])
    verified = call("verify", str(records), "--lang", language)
    assert (verified.status, verified.out, verified.err) == (0, one, "")


def test_verified_for_programs(call: Call, records: Path) -> None:
    said = call("verify", "--json", str(records))
    assert json.loads(said.out) == {"verified": 3, "line": None, "difference": None}


def test_replay_tells_every_move_and_every_point(call: Call, records: Path) -> None:
    records.write_text(lines(records)[1])
    record = read_record(lines(records)[0])
    said = call("replay", str(records)).out.splitlines()
    assert said[0] == "Window, rules 1, 3 seats, seed “file/2” (fast)"
    moves = [line for line in said if line[:6].strip().isdigit()]
    assert len(moves) == len(record.moves)
    for n, (line, (seat, text)) in enumerate(zip(moves, record.moves, strict=True), start=1):
        who = "the house" if seat == 99 else f"seat {seat}"
        assert line.split() == [str(n), line.split()[1], *who.split(), *text.split()]
    deals = [int(line.split()[1]) for line in moves]
    assert deals == sorted(deals) and set(deals) == {1, 2, 3}
    assert any(line.split()[2:] == ["+1", "Nobody", "challenged", "(window.2.1)"] for line in said)
    assert sum(line.strip().startswith("Scores: ") for line in said) == 3
    totals = [sum(column) for column in zip(*record.scores, strict=True)]
    last = next(line for line in reversed(said) if "Scores: " in line)
    assert last.split()[1:] == [str(total) for total in totals]
    assert said[-1] == "The match is over."


def test_a_replay_counts_deals_won_where_these_decide(call: Call, tmp_path: Path) -> None:
    path = str(tmp_path / "games")
    match = ["--seats", "3", "--deals", "1", "--match", "--option", "games=3", "--seed", "g"]
    call("simulate", "pique_points", *match, "--record", path)
    record = read_record(lines(Path(path))[0])
    won = [sum(row[seat] == max(row) for row in record.scores) for seat in range(3)]
    assert won != [sum(column) for column in zip(*record.scores, strict=True)]
    assert f"Scores: {'  '.join(map(str, won))}" in call("replay", path).out.splitlines()[-2]


def test_points_of_a_replay_follow_the_reader_and_the_unit(call: Call, tmp_path: Path) -> None:
    path = str(tmp_path / "teams")
    call(*["simulate", "teams", "--seats", "4", "--deals", "1", "--seed", "u", "--record"], path)
    assert "+2,5  Pli compté par cartes" in call("replay", path, "--lang", "fr").out
    assert "+2.5  Trick counted by cards" in call("replay", path).out


def test_several_records_are_told_apart(call: Call, records: Path) -> None:
    said = call("replay", str(records), "--lang", "fr").out
    starts = [line for line in said.splitlines() if line.startswith("Ligne ")]
    assert [line[:8] for line in starts] == [f"Ligne {n}\u202f" for n in (1, 2, 3)]


def test_an_unfinished_match_is_told_to_be_so(call: Call, records: Path) -> None:
    def cut(fields: dict[str, Any]) -> None:
        del fields["moves"][-1]

    records.write_text(lines(records)[0])
    rewrite(records, 1, cut)
    assert call("replay", str(records)).out.endswith("The match isn’t finished.\n")


def played(call: Call, tmp_path: Path, *game: str) -> str:
    path = str(tmp_path / "played.jsonl")
    call("simulate", *game, "--seed", "1", "--match", "--record", path)
    return path


def test_lessons_are_told_with_their_move_seat_and_article(call: Call, tmp_path: Path) -> None:
    path = played(call, tmp_path, "diego", "--seats", "2", "--deals", "1")
    heading, *lessons = call("lessons", path).out.splitlines()
    assert heading.startswith("Diego, rules 1, 2 seats")
    form = re.compile(r" +\d+  seat [01] +  (right|mistake|missed) +\S.*\. \(diego\.2\.[25]\)")
    assert lessons and [line for line in lessons if not form.fullmatch(line)] == []
    assert not [line for line in lessons if re.search("frac_|dec_|word_|disc_", line)]
    assert "faute" in call("lessons", path, "--lang", "fr").out


def test_a_game_without_lessons_says_so(call: Call, records: Path) -> None:
    records.write_text(lines(records)[0])
    assert call("lessons", str(records)).out.splitlines()[1:] == [
        "Nothing to learn from this match."
    ]


def test_the_full_replay_is_every_state(call: Call, records: Path) -> None:
    records.write_text(lines(records)[0])
    record, game = read_record(lines(records)[0]), find_game("window").game
    start, *steps = [
        json.loads(line) for line in call("replay", "--full", str(records)).out.splitlines()
    ]
    state = describe(opened(record, game).state)
    assert start == {"n": 0, "deal": 1, "seat": None, "move": None, "state": state}
    assert len(steps) == len(record.moves)
    for n, (step, match) in enumerate(zip(steps, replay(record, game), strict=True), start=1):
        seat, move = match.moves[-1]
        assert step == {
            "n": n,
            "deal": match.state.deal,
            "seat": "house" if seat == 99 else seat,
            "move": move,
            "state": json.loads(json.dumps(describe(match.state))),
        }


def test_the_full_replay_of_several_records_names_their_lines(call: Call, records: Path) -> None:
    said = call("replay", "--full", str(records)).out.splitlines()
    numbers = [json.loads(line)["record"] for line in said]
    assert numbers == sorted(numbers)
    assert set(numbers) == {1, 2, 3}


# Records that differ


def raise_a_score(fields: dict[str, Any]) -> None:
    fields["scores"][1][0] += 1


def forget_a_deal(fields: dict[str, Any]) -> None:
    del fields["scores"][-1]


def change_the_digest(fields: dict[str, Any]) -> None:
    fields["digest"] = "0" * 64


def repeat_a_move(fields: dict[str, Any]) -> None:
    fields["moves"].insert(1, fields["moves"][0])


def invent_a_move(fields: dict[str, Any]) -> None:
    fields["moves"][0][1] = "lay z9"


def let_the_house_lay(fields: dict[str, Any]) -> None:
    fields["moves"][0][0] = "house"


DIFFERENT = [
    (raise_a_score, "À la donne 2, l’enregistrement dit ", "In deal 2 the record says "),
    (forget_a_deal, "compte 2 donnes_; rejouée", "counts 2 deals; the match replayed has 3"),
    (change_the_digest, "L’empreinte ne concorde pas", "The digest differs"),
    (repeat_a_move, "Au coup 2, les règles refusent", "At move 2, the rules refuse"),
    (invent_a_move, "Au coup 1, «_lay z9_»", "At move 1, “lay z9”"),
    (let_the_house_lay, "à la table (article table.1)", "(article table.1)"),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("change", "french", "english"), DIFFERENT)
def test_a_record_that_differs_fails_verification(
    call: Call,
    records: Path,
    change: Callable[[dict[str, Any]], None],
    french: str,
    english: str,
    language: Language,
) -> None:
    rewrite(records, 2, change)
    said = call("verify", str(records), "--lang", language)
    assert (said.status, said.err) == (1, "")
    where = f"{records}, ligne 2\u202f: " if language == "fr" else f"{records}, line 2: "
    assert said.out.startswith(where)
    assert (french.replace("_", "\u202f") if language == "fr" else english) in said.out
    found = json.loads(call("verify", "--json", str(records), "--lang", language).out)
    assert (found["verified"], found["line"]) == (1, 2)
    assert found["difference"] == said.out.rstrip("\n")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("change", [repeat_a_move, invent_a_move, let_the_house_lay])
def test_an_illegal_move_ends_a_replay(
    call: Call, records: Path, change: Callable[[dict[str, Any]], None], language: Language
) -> None:
    rewrite(records, 2, change)
    for full in ([], ["--full"]):
        said = call("replay", str(records), *full, "--lang", language)
        assert said.status == 2
        assert said.failed().startswith(
            f"{records}, lig" if language == "fr" else f"{records}, line 2"
        )


# Records that can't be read


def other_rules(fields: dict[str, Any]) -> None:
    fields["rules"] = "0"


def other_game(fields: dict[str, Any]) -> None:
    fields["game"] = "chess"


def newer(fields: dict[str, Any]) -> None:
    fields["format"] = 2


def foreign(fields: dict[str, Any]) -> None:
    del fields["format"]


def too_few_seats(fields: dict[str, Any]) -> None:
    fields["seats"] = 1


def odd_option(fields: dict[str, Any]) -> None:
    fields["options"]["ranks"] = 99


def unknown_option(fields: dict[str, Any]) -> None:
    fields["options"]["speed"] = 1


def no_moves(fields: dict[str, Any]) -> None:
    del fields["moves"]


def odd_moves(fields: dict[str, Any]) -> None:
    fields["moves"] = "lay r1"


def more_fields(fields: dict[str, Any]) -> None:
    fields["extra"] = True


def bad_seed(fields: dict[str, Any]) -> None:
    fields["rng"] = "fair"


UNREADABLE = [
    (other_rules, "version 0 des règles", "version 0 of the rules"),
    (other_game, "pas de jeu «_chess_»", "no game “chess”"),
    (newer, "au format 2, plus récent", "format 2, newer"),
    (foreign, "pas un enregistrement de Tablée", "isn’t a record of Tablée"),
    (too_few_seats, "pas à 1 siège.", "with 1 seat."),
    (odd_option, "un nombre de 1 à 9, pas «_99_»", "a number from 1 to 9, not “99”"),
    (unknown_option, "pas d’option «_speed_»", "no option “speed”"),
    (no_moves, "le champ «_moves_»", "lacks the field “moves”"),
    (odd_moves, "Le champ «_moves_»", "The field “moves”"),
    (more_fields, "un champ inconnu, «_extra_»", "an unknown field, “extra”"),
    (bad_seed, "son tirage «_fair_»", "its stream “fair”"),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", [("verify",), ("lessons",), ("replay",), ("replay", "--full")])
@pytest.mark.parametrize(("change", "french", "english"), UNREADABLE)
def test_a_record_that_cannot_be_read(
    call: Call,
    records: Path,
    command: tuple[str, ...],
    change: Callable[[dict[str, Any]], None],
    french: str,
    english: str,
    language: Language,
) -> None:
    rewrite(records, 3, change)
    said = call(*command, str(records), "--lang", language)
    assert said.status == 2
    sentence = said.failed()
    where = f"{records}, ligne 3\u202f: " if language == "fr" else f"{records}, line 3: "
    assert sentence.startswith(where)
    assert (french.replace("_", "\u202f") if language == "fr" else english) in sentence
    assert sentence.count("\n") == 1
    assert os.listdir(records.parent) == ["records"]


BROKEN = [
    ('{"format": 1, "ga', "pas du JSON entier", "isn’t whole JSON"),
    ("hello", "pas du JSON entier", "isn’t whole JSON"),
    ("[" * 200_000, "pas du JSON entier", "isn’t whole JSON"),
    ('{"format": ' + "9" * 5000 + "}", "pas du JSON entier", "isn’t whole JSON"),
    ('{"format": ' + "9" * 4000 + "}", "plus récent", "newer"),
    ("[1, 2]", "pas un enregistrement de Tablée", "isn’t a record of Tablée"),
    ("17", "pas un enregistrement de Tablée", "isn’t a record of Tablée"),
    ('{"format": "x"}', "Le champ «_format_»", "The field “format”"),
    ('{"format": 1, "' + "x" * 9000 + '": 1}', "un champ inconnu", "an unknown field"),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize(("line", "french", "english"), BROKEN, ids=range(len(BROKEN)))
def test_a_line_that_is_no_record(
    call: Call,
    tmp_path: Path,
    command: str,
    line: str,
    french: str,
    english: str,
    language: Language,
) -> None:
    path = tmp_path / "broken"
    path.write_text(line)
    said = call(command, str(path), "--lang", language)
    assert (said.status, said.out) == (2, "")
    assert (french.replace("_", "\u202f") if language == "fr" else english) in said.failed()


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize(
    ("content", "french", "english"),
    [
        (b"", "est vide.", "is empty."),
        (b"\n\n", "est vide.", "is empty."),
        (
            b"\xff\xfe",
            "ligne 1\u202f: ce n’est pas du texte en UTF-8.",
            "line 1: this isn’t UTF-8 text.",
        ),
        (b"\n{}\n", "ligne 1\u202f: la ligne est vide.", "line 1: the line is empty."),
    ],
)
def test_a_file_that_holds_no_record(
    call: Call, tmp_path: Path, command: str, content: bytes, french: str, english: str
) -> None:
    path = tmp_path / "file"
    path.write_bytes(content)
    for language, said in (("fr", french), ("en", english)):
        answer = call(command, str(path), "--lang", language)
        assert (answer.status, answer.out) == (2, "")
        assert answer.failed().endswith(f"{said}\n")


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_file_that_is_not_there_or_is_a_folder(call: Call, tmp_path: Path, command: str) -> None:
    missing = call(command, str(tmp_path / "nowhere"), "--lang", "fr")
    assert missing.status == 2
    assert missing.failed() == f"Le fichier «\u202f{tmp_path / 'nowhere'}\u202f» n’existe pas.\n"
    folder = call(command, str(tmp_path))
    assert folder.status == 2
    assert folder.failed() == f"“{tmp_path}” is a folder, not a file.\n"


def test_a_record_does_not_command_the_terminal(call: Call, records: Path) -> None:
    def escape(fields: dict[str, Any]) -> None:
        fields["moves"][0][1] = "\x1b[2J\u202e"

    rewrite(records, 1, escape)
    said = call("verify", str(records)).out
    assert r"\x1b[2J\u202e" in said
    assert "\x1b" not in said


def test_an_empty_line_at_the_end_is_no_matter(call: Call, records: Path) -> None:
    records.write_text(records.read_text("utf-8") + "\n\n")
    assert call("verify", str(records)).status == 0
