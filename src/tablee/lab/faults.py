"""Bots that fail: one raises, plays what isn't legal or is too slow, or all never end a match."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from traceback import extract_tb
from types import FrameType

from tablee.engine.moves import Seat
from tablee.engine.words import Params, Text


class BotFault(Exception):
    """A bot failed, or all together; `why` names the match, the move, and the one to blame."""

    def __init__(self, key: str, params: Params) -> None:
        super().__init__(key, params)
        self.why = Text(key, params)

    def __reduce__(self) -> tuple[type[BotFault], tuple[str, Params]]:
        """How it reaches us from another process: compiled values can't be pickled."""
        return BotFault, (self.why.key, self.why.params)


class Terminated(BaseException):
    """Somebody wants us to end, or our terminal is gone: whoever catches signals raises it."""

    def __init__(self, signum: int) -> None:
        super().__init__(signum)
        self.status = 128 + signum


class OutOfTime(BaseException):
    """The alarm rang inside a bot. No `Exception`, for bots may catch these."""


class Watch:
    """Looks after the bots of one match, and knows what to say when one fails."""

    def __init__(self, bots: list[str], match: int, seconds: float) -> None:
        self.bots = bots
        self.match = match
        self.seconds = seconds
        self.move = 1
        # Elsewhere than in a main thread the clock alone tells, afterwards.
        self.can_ring = threading.current_thread() is threading.main_thread()

    @contextmanager
    def kept(self) -> Iterator[None]:
        """Bots are asked inside only: here the alarm rings in us."""
        before = signal.signal(signal.SIGALRM, ring) if self.can_ring else None
        try:
            yield
        finally:
            if self.can_ring:
                signal.signal(signal.SIGALRM, before)

    @contextmanager
    def over(self, seat: Seat) -> Iterator[None]:
        """Whatever goes wrong inside is the fault of this seat's bot."""
        started = monotonic()
        try:
            self.set_alarm(self.seconds)
            try:
                yield
            finally:
                self.set_alarm(0)
        except OutOfTime:
            raise self.too_slow(seat) from None
        except (KeyboardInterrupt, Terminated):
            raise
        except BaseException as error:  # a bot may raise what it will
            raise self.raised(seat, error) from error
        if monotonic() - started > self.seconds:
            raise self.too_slow(seat)

    def set_alarm(self, seconds: float) -> None:
        if self.can_ring:
            signal.setitimer(signal.ITIMER_REAL, seconds)

    def where(self, seat: Seat) -> Params:
        return {"bot": self.bots[seat], "seat": seat, "match": self.match, "n": self.move}

    def too_slow(self, seat: Seat) -> BotFault:
        return BotFault("bot-too-slow", self.where(seat))

    def raised(self, seat: Seat, error: BaseException) -> BotFault:
        last = extract_tb(error.__traceback__)[-1]
        place: Params = {"file": last.filename, "line": last.lineno or 0}
        message = in_words(str, error)
        said = f"{type(error).__name__}: {message}" if message else type(error).__name__
        return BotFault("bot-raised", {**self.where(seat), **place, "error": said})

    def no_move(self, seat: Seat, answer: object) -> BotFault:
        said = answer if type(answer) is str else in_words(repr, answer)
        return BotFault("bot-no-move", {**self.where(seat), "move": said})

    def illegal(self, seat: Seat, move: str, article: str) -> BotFault:
        return BotFault("bot-illegal-move", {**self.where(seat), "move": move, "article": article})

    def waits(self, seat: Seat) -> BotFault:
        return BotFault("bot-waits", self.where(seat))

    def endless(self) -> BotFault:
        return BotFault("match-endless", {"match": self.match, "n": self.move - 1})


def in_words(say: Callable[[object], str], value: object) -> str:
    """What a value of a bot's own making says of itself, if it can."""
    try:
        return str.__str__(say(value))
    except Exception:
        return type(value).__name__


def ring(signum: int, frame: FrameType | None) -> None:
    raise OutOfTime
