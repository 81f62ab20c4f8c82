"""The command `tablee`, in French or in English."""

from tablee.cli.app import main

__all__ = ["main"]
