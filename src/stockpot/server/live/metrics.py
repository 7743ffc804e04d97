"""Metrics for Prometheus: counters, gauges that are read when they are scraped, and the lag of the event loop."""

from __future__ import annotations

import asyncio
from collections import Counter as Count
from collections.abc import Callable, Iterator, Mapping

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.registry import Collector

from stockpot.server.live.worker_pool import WorkerPool

FAST = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)
SLOW = (*FAST, 10, 30)
TICK = 0.5
"""Seconds between two measurements of the event loop's lag."""

Number = Callable[[], float]


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


class Reads(Collector):
    """Figures that are kept elsewhere, read when they are scraped."""

    def __init__(self) -> None:
        self.gauges: list[tuple[str, str, Number]] = []
        self.counters: list[tuple[str, str, Number]] = []
        self.kinds: list[tuple[str, str, Callable[[], Mapping[str, float]]]] = []
        """Gauges with a value for each kind."""

    def collect(self) -> Iterator[CounterMetricFamily | GaugeMetricFamily]:
        for name, text, read in self.gauges:
            yield GaugeMetricFamily(name, text, value=read())
        for name, text, read in self.counters:
            yield CounterMetricFamily(name, text, value=read())
        for name, text, read_all in self.kinds:
            family = GaugeMetricFamily(name, text, labels=["kind"])
            for kind, value in read_all().items():
                family.add_metric([kind], value)
            yield family


class Metrics:
    """All metrics of one server process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)  # memory, processor time, open files and how many there may be
        self.answers, self.reads = Answers(), Reads()
        for one in (self.answers, self.reads):
            self.registry.register(one)
        self.http = Counter(
            "stockpot_http_responses", "Answers over HTTP", ["method", "status"], registry=self.registry
        )
        self.tables = Gauge("stockpot_tables", "Tables in memory", registry=self.registry)
        self.dropped = Counter(
            "stockpot_clients_dropped", "Clients that read too slowly or sent too much", registry=self.registry
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
        self.notices = Gauge("stockpot_notices_waiting", "Notices to send, due or not yet", registry=self.registry)
        self.lag = Histogram(
            "stockpot_event_loop_lag_seconds",
            "How much later than it wanted the event loop came to something",
            buckets=SLOW,
            registry=self.registry,
        )

    def failed(self, work: str) -> None:
        """Count work in the background that has failed."""
        self.failures.labels(work).inc()

    def watch(self, workers: WorkerPool) -> None:
        """Figures of the worker pool, read when they are scraped."""
        self.reads.gauges.append(
            ("stockpot_thoughts_waiting", "Thoughts that wait for a worker", lambda: len(workers.queue))
        )
        self.reads.counters.append(
            ("stockpot_workers_killed", "Workers that did not answer in time, or died", lambda: workers.killed)
        )

    def answered(self, kind: str, result: str) -> None:
        """Count a request."""
        self.answers.requests[kind, result] += 1

    async def look_at_the_loop(self) -> None:
        """Measure the event loop's lag for ever: whatever blocks the loop keeps everybody waiting that long."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + TICK
            await asyncio.sleep(TICK)
            self.lag.observe(max(0.0, loop.time() - due))

    def text(self) -> bytes:
        return generate_latest(self.registry)
