"""French and English, complete in both, and nothing that nobody says."""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import visitor
from fluent.syntax.ast import Message, MessageReference, VariableReference

import tablee
from tablee.engine.game import BOX_LINE, AnyGame, Presentation
from tablee.engine.moves import VERDICT
from tablee.engine.options import Options
from tablee.engine.rng import FastRng
from tablee.engine.words import Refusal, ScoreLine, Text
from tablee.games import Shelved, known_games
from tablee.rulebook import game_rulebook
from tablee.server.web.shelf import YES_NO, game_info
from tablee.texts import LANGUAGES, BadText, Catalogue, Language, catalogue, read_texts
from texts.used_keys import found_in, keys_used_in, used_keys

SOURCE = Path(tablee.__file__).parent
OURS = [("tablee.texts", stem) for stem in ("table", "cli", "server", "class", "print")]
GAMES = [(shelved.package, "texts") for shelved in known_games().values()]
SHELF = [shelved for shelved in known_games().values() if not shelved.hidden]
NARROW = "\u202f"

# A move of every house, and one without a sentence of its own.
SAID_BY_THE_CLIENT = {"break-off-told", "move-as-written", "move-told"}
OF_GAMES = "card"  # what a game calls its cards: its own text, which the rim says

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_file = pytest.mark.parametrize(("package", "stem"), [*OURS, *GAMES])


def messages(package: str, stem: str, language: Language) -> dict[str, Message]:
    entries = read_texts(package, stem, language).body
    return {entry.id.name: entry for entry in entries if isinstance(entry, Message)}


class Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 Fluent's name
        self.names.add(node.id.name)


class References(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802 Fluent's name
        self.names.add(node.id.name)


def variables(message: Message) -> set[str]:
    found = Variables()
    found.visit(message)
    return found.names


def own_words(package: str) -> set[str]:
    """The keys that a game's own source uses, without those of the table."""
    origin = import_module(package).__file__
    assert origin is not None
    used = keys_used_in(Path(origin).parent) | keys_of_the_board(Path(origin).parent.name)
    return used - set(messages("tablee.texts", "table", "fr"))


def keys_of_the_board(game: str) -> set[str]:
    """The keys that a game's drawn board says itself."""
    board = SOURCE.parents[1] / "web" / "src" / "games" / game
    sources = [path.read_text("utf-8") for path in board.glob("*") if path.is_file()]
    return {key for source in sources for key in re.findall(rf"'({game}-[a-z-]+)'", source)}


# Complete


@every_file
def test_both_languages_say_the_same_with_the_same_words_filled_in(package: str, stem: str) -> None:
    french, english = messages(package, stem, "fr"), messages(package, stem, "en")
    assert list(french) == list(english)
    assert {key: variables(french[key]) for key in french} == {
        key: variables(english[key]) for key in english
    }


def test_every_key_of_our_source_has_a_text_and_every_text_is_used() -> None:
    known = {key for package, stem in OURS for key in messages(package, stem, "fr")}
    ours = {key for key in known if not key.startswith("web-")}  # test_web_files.py looks at those
    outside_games = set().union(
        *(
            keys_used_in(path)
            for path in SOURCE.iterdir()
            if path.is_dir() and path.name != "games"
        ),
        *(used_keys(path.read_text("utf-8")) for path in SOURCE.glob("*.py")),
        used_keys((SOURCE / "games" / "__init__.py").read_text("utf-8")),
    )
    assert found_in(outside_games - {OF_GAMES}, ours) | SAID_BY_THE_CLIENT == ours


# What a game may say of its deals, where their points aren't added up.
OF_SEVERAL_DEALS = {"course", "course-brief", "deals-won", "deals-won-title"}


@pytest.mark.parametrize("package", [package for package, _ in GAMES])
def test_every_key_of_a_game_has_a_text_and_every_text_is_used(package: str) -> None:
    # How a card is called wherever a parameter names one and what is on it, and what stands on the
    # lid and the room.
    hints = {f"hint-{phase}" for phase in hints_of(package)}
    said_at_the_rim = {
        OF_GAMES,
        BOX_LINE,
        "goal",
        "own-keys",
        *OF_SEVERAL_DEALS,
        *hints,
        *captions_of(package),
        *said_of_places(package),
    }
    about = ("about-", "option-")  # of options and their values
    found = {key for key in messages(package, "texts", "fr") if not key.startswith(about)}
    elsewhere = said_of_verbs(package) | said_within(package)
    found -= said_at_the_rim | elsewhere
    assert found_in(own_words(package) - elsewhere, found) == found


def captions_of(package: str) -> set[str]:
    game: AnyGame = import_module(package).GAME
    return {f"caption-{kind}" for kind in game.rules.cards(game.rules.options(), 4)}


def said_of_places(package: str) -> set[str]:
    """What a replay calls the places where cards lie hidden, if the game has words of its own."""
    game: AnyGame = import_module(package).GAME
    state = game.start(game.rules.options(), game.rules.seats[0], FastRng("places"))
    return {f"zone-{zone.name.partition(' ')[0]}" for zone in state.zones()}


def said_within(package: str) -> set[str]:
    """What another text refers to: the name of a picture within that of a card."""
    found = References()
    for message in messages(package, "texts", "fr").values():
        found.visit(message)
    return found.names


def said_of_verbs(package: str) -> set[str]:
    """Sentences of moves and claims; where one is missing the notation is shown."""
    game: AnyGame = import_module(package).GAME
    state = game.start(game.rules.options(), game.rules.seats[0], FastRng("verbs"))
    vocabulary = state.vocabulary()
    verbs = vocabulary.verbs | {claim.verb() for claim in vocabulary.claims.values()}
    verbs |= {VERDICT} if vocabulary.claims else set()
    return {f"{game.name}-{v}-{form}" for v in verbs for form in ("offered", "told", "house")}


@every_language
@pytest.mark.parametrize("shelved", SHELF, ids=lambda shelved: shelved.game.name)
def test_every_option_on_the_shelf_is_explained(shelved: Shelved, language: Language) -> None:
    keys = catalogue(language, shelved.package).keys
    assert {f"about-{option}" for option in shelved.game.defaults()} <= keys


@pytest.mark.parametrize("shelved", SHELF, ids=lambda shelved: shelved.game.name)
def test_values_that_are_explained_exist(shelved: Shelved) -> None:
    """In the room a value that is a word of the code is said in words of the table."""
    options = game_info(shelved).options
    info = {option.name: ["each"] if option.is_by_seat else option.choices for option in options}
    possible = {f"option-{name}" for name in info}
    possible |= {f"option-{name}-{choice}" for name, choices in info.items() for choice in choices}
    explained = {key for key in messages(shelved.package, "texts", "fr") if key[:7] == "option-"}
    assert explained <= possible
    numbers = {n for n, values in shelved.game.all_allowed().items() if isinstance(values, range)}
    info = {name: choices for name, choices in info.items() if name not in numbers}
    words = {f"option-{name}-{c}" for name, cs in info.items() for c in cs if c not in YES_NO}
    assert words <= explained


@every_language
@pytest.mark.parametrize("shelved", SHELF, ids=lambda shelved: shelved.game.name)
def test_every_game_on_the_shelf_has_a_box(shelved: Shelved, language: Language) -> None:
    box = shelved.game.presentation.box
    assert box is not None
    assert 3 <= box.age <= 18 and 1 <= box.minutes <= 240 and 1 <= box.difficulty <= 5
    assert 20 <= len(catalogue(language, shelved.package).sentence(BOX_LINE)) <= 100


def hints_of(package: str) -> Mapping[str, str]:
    presentation: Presentation[Options] = import_module(package).GAME.presentation
    return presentation.hints


@every_language
@pytest.mark.parametrize("shelved", known_games().values(), ids=lambda shelved: shelved.game.name)
def test_every_hint_is_short_and_names_an_article(shelved: Shelved, language: Language) -> None:
    game, words = shelved.game, catalogue(language, shelved.package)
    book = game_rulebook(game.name, shelved.package, language)
    for phase, article in game.presentation.hints.items():
        assert article in book.articles
        assert 20 <= len(words.sentence(f"hint-{phase}")) <= 240


@pytest.mark.parametrize("shelved", SHELF, ids=lambda shelved: shelved.game.name)
def test_every_hint_can_come(shelved: Shelved) -> None:
    """Between deals the score is explained, and a game of one deal has no such moment."""
    game = shelved.game
    assert not (game.rules.is_one_deal and "scored" in game.presentation.hints)


def test_used_keys_are_found_wherever_they_are_written() -> None:
    source = """
LATE: Final = "late"
a = Refusal("mu.1", "early", {"n": 1})
b = engine.words.ScoreLine(0, "mu.2", LATE, 3)
c = words.sentence("yes" if x else "no")
key = "many" if n else "one"
d = Text(key, params)
e = Text(why.key, why.params)
f = Text(f"mu-{phase}-now")
"""
    assert used_keys(source) == {"early", "late", "yes", "no", "many", "one", "mu-*-now"}


def test_a_pattern_stands_for_the_keys_that_fit() -> None:
    keys = {"mu-bid-now", "mu-play-now", "mu-play", "late"}
    assert found_in({"late", "mu-*-now"}, keys) == keys - {"mu-play"}
    assert found_in({"rummu-*"}, keys) == {"rummu-*"}


# French by the book


def french_files() -> list[Path]:
    return sorted([*SOURCE.rglob("*.fr.ftl"), *SOURCE.rglob("*.fr.md")])


WRONG = re.compile(
    rf"[^{NARROW}\s][;!?»](?!\w)|[^{NARROW}\s]:(?=\s|$)|[ \u00a0][;:!?»]|«[^{NARROW}]|\w'\w"
)
FUNCTION = re.compile(r"(?:NUMBER|-[a-z]+)\([^)]*\)")


def typing_faults(text: str) -> list[str]:
    """High punctuation without its narrow space, and straight apostrophes or quotation marks."""
    return [line for line in text.splitlines() if WRONG.search(FUNCTION.sub("", line))]


@pytest.mark.parametrize("path", french_files(), ids=lambda path: path.name)
def test_french_is_typed_as_the_french_do(path: Path) -> None:
    assert typing_faults(path.read_text("utf-8")) == []


@pytest.mark.parametrize("text", ["Non !", "Ah: oui", "« oui »", f"«{NARROW}oui »", "l'as", "oui?"])
def test_careless_french_is_found(text: str) -> None:
    assert typing_faults(text) == [text]


def test_careful_french_passes() -> None:
    text = f"«{NARROW}Oui{NARROW}»{NARROW}: l’as{NARROW}! (package.module:Classe)"
    assert typing_faults(text) == []


# Said


def test_a_text_a_refusal_and_a_score_line_are_said() -> None:
    words = catalogue("en", "probes.rows")
    assert words.say(Text("your-move")) == "Your move."
    assert words.say(Refusal("table.1", "not-your-turn")) == "It isn’t your turn."
    line = ScoreLine(0, "rows.2.1", "same-place", 3, {"count": 1})
    assert words.say(line) == "1 picture in the same place as the left neighbour’s"


def test_numbers_follow_the_reader() -> None:
    french, english = catalogue("fr"), catalogue("en")
    assert french.sentence("cli-points", {"value": 0.25}) == "0,25"
    assert english.sentence("cli-points", {"value": 0.25}) == "0.25"
    assert french.sentence("cli-whole", {"value": 12345}) == f"12{NARROW}345"
    assert english.sentence("cli-whole", {"value": 12345}) == "12,345"


@pytest.mark.parametrize(
    ("language", "records", "said"),
    [
        ("fr", 0, "0 enregistrement vérifié."),
        ("fr", 1, "1 enregistrement vérifié."),
        ("fr", 2, "2 enregistrements vérifiés."),
        ("en", 0, "0 records verified."),
        ("en", 1, "1 record verified."),
        ("en", 2, "2 records verified."),
    ],
)
def test_plurals_are_those_of_the_language(language: Language, records: int, said: str) -> None:
    assert catalogue(language).sentence("cli-verified", {"records": records}) == said


@every_language
def test_nothing_invisible_surrounds_what_is_filled_in(language: Language) -> None:
    said = catalogue(language).sentence("cli-scores", {"scores": "3"})
    assert not re.search("[\u2066-\u2069]", said)


@every_language
def test_a_missing_key_is_no_sentence(language: Language) -> None:
    with pytest.raises(BadText, match="no-such-key"):
        catalogue(language).sentence("no-such-key")


@every_language
def test_a_missing_filling_is_no_sentence(language: Language) -> None:
    with pytest.raises(BadText, match="records"):
        catalogue(language).sentence("cli-verified")


@pytest.mark.parametrize("text", ["this is no Fluent\n", "twice = one\ntwice = two\n"])
def test_a_faulty_file_is_refused(text: str) -> None:
    with pytest.raises(BadText):
        Catalogue("en").add(FluentResource(text), "somewhere")


def test_a_file_that_is_not_there_is_named() -> None:
    with pytest.raises(BadText, match=r"tablee\.lab: no file texts\.en\.ftl"):
        read_texts("tablee.lab", "texts", "en")
