"""Figures for Prometheus."""

from __future__ import annotations

from collections import Counter as Count
from collections.abc import Iterator

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily
from prometheus_client.registry import Collector

from stockpot.server.thinkers import Thinkers

FAST = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Answers(Collector):
    """Requests of people by kind and result, and moves: plain numbers, because they are counted with every move."""

    def __init__(self) -> None:
        self.moves = 0
        self.requests: Count[tuple[str, str]] = Count()

    def collect(self) -> Iterator[CounterMetricFamily]:
        yield CounterMetricFamily("stockpot_moves", "Moves committed", value=self.moves)
        requests = CounterMetricFamily(
            "stockpot_requests", "Requests of people, and how they ended", labels=["kind", "result"]
        )
        for labels, count in self.requests.items():
            requests.add_metric(labels, count)
        yield requests


class Metrics:
    """All figures of one server process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.answers = Answers()
        self.registry.register(self.answers)
        self.http = Counter("stockpot_http", "Answers over HTTP", ["method", "status"], registry=self.registry)
        self.sockets = Gauge("stockpot_sockets", "Open sockets", registry=self.registry)
        self.tables = Gauge("stockpot_tables", "Tables in memory", registry=self.registry)
        self.dropped = Counter(
            "stockpot_dropped", "Clients that read too slowly or sent too much", registry=self.registry
        )
        self.stand_ins = Counter(
            "stockpot_stand_ins", "Moves of bots that failed or took too long", ["game", "bot"], registry=self.registry
        )
        self.quarantined = Gauge(
            "stockpot_quarantined", "Tables set aside because their log cannot be read", registry=self.registry
        )
        self.failures = Counter(
            "stockpot_failures", "Work in the background that has failed", ["work"], registry=self.registry
        )
        self.commit = Histogram(
            "stockpot_commit_seconds",
            "Time of a commit, of one request or of many together",
            buckets=FAST,
            registry=self.registry,
        )

    def failed(self, work: str) -> None:
        """Count work in the background that has failed."""
        self.failures.labels(work).inc()

    def watch(self, thinkers: Thinkers) -> None:
        """Figures of those who think in other processes, read when they are asked for."""
        waiting = Gauge("stockpot_thoughts_waiting", "Thoughts that wait for a worker", registry=self.registry)
        waiting.set_function(lambda: len(thinkers.queue))
        killed = Gauge(
            "stockpot_workers_killed", "Workers that did not answer in time, or died", registry=self.registry
        )
        killed.set_function(lambda: thinkers.killed)

    def answered(self, kind: str, result: str) -> None:
        """Count a request."""
        self.answers.requests[kind, result] += 1

    def text(self) -> bytes:
        return generate_latest(self.registry)
