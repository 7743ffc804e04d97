"""Connections: WebSocket frames, plain HTTP, their limits, and proxies in front."""
