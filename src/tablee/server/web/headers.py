"""Headers that every answer carries, so that a browser allows nothing that we don't use."""

from __future__ import annotations

# A year of nothing but https; only where the public address is one.
ONLY_HTTPS = ("Strict-Transport-Security", "max-age=31536000")
SAFE = [
    (
        "Content-Security-Policy",
        "default-src 'self'; img-src 'self' data:; connect-src 'self'; object-src 'none'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
    ("Referrer-Policy", "no-referrer"),
    ("X-Content-Type-Options", "nosniff"),
    ("X-Frame-Options", "DENY"),
    ("Permissions-Policy", "camera=(), microphone=(), geolocation=()"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
]


def safe_headers(public_url: str) -> list[tuple[str, str]]:
    return [*SAFE, ONLY_HTTPS] if public_url.startswith("https:") else SAFE
