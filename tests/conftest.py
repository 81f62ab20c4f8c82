"""Imports tablee before any test does, so that the probes come compiled as well."""

import os

from hypothesis import settings

from tablee.compiled import status

# The probes are games like any other: every law holds for them too.
os.environ["TABLEE_GAMES"] = "probes"

# The same examples at every run; `make soak` tries many more.
settings.register_profile("suite", derandomize=True, max_examples=12, deadline=None)
settings.register_profile("soak", max_examples=1000, deadline=None)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "suite"))


def pytest_report_header() -> str:
    rules = status()
    how = "compiled" if rules.compiled else f"interpreted ({rules.reason})"
    return f"rules: {how}, source {rules.source}"
