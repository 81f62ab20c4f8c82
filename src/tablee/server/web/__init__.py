"""The web side: HTTP routes, WebSockets, session cookies, rate limits of requests, static files."""
