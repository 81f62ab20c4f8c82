"""In which language to speak, found before anything is said."""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import pairwise
from typing import Final

from tablee.texts import LANGUAGES, Language, first_spoken

OPTION: Final = "--lang"
ENVIRONMENT: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides
OTHERWISE: Final[Language] = "en"


def find_language(args: list[str], environment: Mapping[str, str]) -> Language:
    """What `--lang` says, before or after the command, or else the locale."""
    asked = [value for value in values_of_option(args) if value in LANGUAGES]
    names = [environment[name] for name in ENVIRONMENT if environment.get(name)]
    located = [re.split(r"[_.@-]", name)[0] for name in names[:1]]
    return first_spoken([*asked[-1:], *located]) or OTHERWISE


def values_of_option(args: list[str]) -> list[str]:
    args = args[: args.index("--")] if "--" in args else args
    apart = [value for name, value in pairwise(args) if name == OPTION]
    return apart + [arg.partition("=")[2] for arg in args if arg.startswith(f"{OPTION}=")]
