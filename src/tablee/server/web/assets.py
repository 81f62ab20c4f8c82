"""The built client's files: their names change with their contents, so a browser keeps them."""

from __future__ import annotations

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

FOR_EVER = "public, max-age=31536000, immutable"


class Assets(StaticFiles):
    """Serves the file that the build compressed beside another, to clients that accept it."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await self.compressed(path, scope) or await super().get_response(path, scope)
        response.headers["Cache-Control"] = FOR_EVER
        response.headers["Vary"] = "Accept-Encoding"
        return response

    async def compressed(self, path: str, scope: Scope) -> Response | None:
        if "gzip" not in Headers(scope=scope).get("Accept-Encoding", ""):
            return None
        try:
            response = await super().get_response(f"{path}.gz", scope)
        except HTTPException:  # not every file shrinks
            return None
        response.headers["Content-Encoding"] = "gzip"
        return response
