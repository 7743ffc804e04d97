"""Figures for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

FAST = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Metrics:
    """All figures of one server process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves = Counter("stockpot_moves", "Moves committed", registry=self.registry)
        self.requests = Counter(
            "stockpot_requests", "Requests of people, and how they ended", ["kind", "result"], registry=self.registry
        )
        self.http = Counter("stockpot_http", "Answers over HTTP", ["method", "status"], registry=self.registry)
        self.sockets = Gauge("stockpot_sockets", "Open sockets", registry=self.registry)
        self.tables = Gauge("stockpot_tables", "Tables in memory", registry=self.registry)
        self.dropped = Counter("stockpot_dropped", "Clients that were too slow", registry=self.registry)
        self.stand_ins = Counter(
            "stockpot_stand_ins", "Moves of bots that failed or took too long", ["game", "bot"], registry=self.registry
        )
        self.commit = Histogram(
            "stockpot_commit_seconds",
            "Time of a commit, of one request or of many together",
            buckets=FAST,
            registry=self.registry,
        )

        self._answers: dict[tuple[str, str], Counter] = {}

    def answered(self, kind: str, result: str) -> None:
        """Count a request; its counter is looked up once, not every time."""
        counter = self._answers.get((kind, result))
        if counter is None:
            counter = self._answers[kind, result] = self.requests.labels(kind, result)
        counter.inc()

    def text(self) -> bytes:
        return generate_latest(self.registry)
