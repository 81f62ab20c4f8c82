"""Who somebody is: a guest with a random token in a signed cookie, and nothing else."""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256

ID_BYTES = 16  # 128 bits: nobody guesses one


def new_id() -> str:
    return secrets.token_urlsafe(ID_BYTES)


def hashed(token: str) -> str:
    """What the store keeps of a token, so that a stolen database opens no door."""
    return sha256(token.encode()).hexdigest()


class Signer:
    """Makes and checks cookies with the server's own key."""

    def __init__(self, key: bytes) -> None:
        self.key = key

    def sign(self, token: str) -> str:
        return f"{token}.{self.signature(token)}"

    def read(self, cookie: str) -> str | None:
        """The token of a cookie that we signed, or None."""
        token, _, signature = cookie.rpartition(".")
        if not token.isascii() or not signature.isascii():
            return None
        return token if hmac.compare_digest(self.signature(token), signature) else None

    def signature(self, token: str) -> str:
        return hmac.new(self.key, token.encode(), "sha256").hexdigest()
