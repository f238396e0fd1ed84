"""The ASGI server: connections, WebSockets, start and stop."""
