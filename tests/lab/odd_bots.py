"""Bots for the tests: some play in a way that can be counted on, the others fail."""

from __future__ import annotations

import sys
import time

from probes.rows.view import Scene
from tablee.bots.random_bot import RandomBot
from tablee.engine.bot import Choice
from tablee.engine.moves import Seat
from tablee.engine.options import Options
from tablee.engine.rng import Rng
from tablee.engine.shown import View


class Watchful(RandomBot):
    """Plays as RandomBot does, but is another class: it is sent every view."""


class Star(RandomBot):
    """In Rows: lays the star first, which is worth a point, and is content with its row."""

    def choose(self) -> Choice | None:
        scene = self.scene()
        assert isinstance(scene, Scene)
        if self.view().may_wait:
            return None
        star = f"lay p{scene.star + 1:02}"
        return Choice(star) if star in self.view().moves else super().choose()


class Low(RandomBot):
    """In Teams: plays its lowest card, so that others take the tricks."""

    def choose(self) -> Choice | None:
        moves = self.view().moves
        if not moves[0].startswith("play "):
            return super().choose()
        return Choice(min(moves, key=lambda move: int(move[len("play x") :])))


class Logbook(RandomBot):
    """Writes down what it was shown, all matches into one list."""

    seen: list[tuple[Seat, View]] = []  # noqa: RUF012 emptied by the test

    def observe(self, view: View) -> None:
        super().observe(view)
        self.seen.append((self.seat, view))


class Raises(RandomBot):
    def choose(self) -> Choice | None:
        raise ValueError("no idea")


class RaisesAtOnce(RandomBot):
    def __init__(self, options: Options, seats: int, seat: Seat, rng: Rng) -> None:
        raise RuntimeError


class RaisesWhenShown(RandomBot):
    def observe(self, view: View) -> None:
        if view.happened:
            raise LookupError("what is this?")
        super().observe(view)


class Leaves(RandomBot):
    def choose(self) -> Choice | None:
        sys.exit(0)


class Unsayable(Exception):
    def __str__(self) -> str:
        raise ValueError("nothing to say")


class RaisesTheUnsayable(RandomBot):
    def choose(self) -> Choice | None:
        raise Unsayable


class RaisesTheBase(RandomBot):
    def choose(self) -> Choice | None:
        raise BaseException("all of it")


class ClosesAGenerator(RandomBot):
    def choose(self) -> Choice | None:
        raise GeneratorExit


class Sleeps(RandomBot):
    def choose(self) -> Choice | None:
        time.sleep(60)
        return super().choose()


class Stubborn(RandomBot):
    """Doesn't let itself be interrupted by an `Exception`."""

    def choose(self) -> Choice | None:
        while True:
            try:
                time.sleep(60)
            except Exception:
                continue


class Dawdles(RandomBot):
    """Answers late even when the alarm rang."""

    def choose(self) -> Choice | None:
        try:
            time.sleep(60)
        except BaseException:
            return super().choose()
        return None


class Late(RandomBot):
    def choose(self) -> Choice | None:
        time.sleep(0.1)
        return super().choose()


class Nonsense(RandomBot):
    def choose(self) -> Choice | None:
        return Choice("abracadabra")


class NoText(RandomBot):
    def choose(self) -> Choice | None:
        return 7  # type: ignore[return-value]  # a bot may answer anything


class Unprintable(RandomBot):
    def __repr__(self) -> str:
        raise ValueError("no picture of me")

    def choose(self) -> Choice | None:
        return self  # type: ignore[return-value]  # a bot may answer anything


class DealsItself(RandomBot):
    """A move, but not one of a seat's."""

    def choose(self) -> Choice | None:
        return Choice("deal")


class Waits(RandomBot):
    def choose(self) -> Choice | None:
        return None


class Talks(RandomBot):
    def choose(self) -> Choice | None:
        print("let me think")
        return super().choose()


class SlowlyRandom(RandomBot):
    """Slow enough for a run to be interrupted."""

    def choose(self) -> Choice | None:
        time.sleep(0.002)
        return super().choose()


NOT_A_CLASS = Watchful.choose


class NotABot:
    pass
