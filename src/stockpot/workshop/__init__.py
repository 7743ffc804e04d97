"""The designers' workshop: a page on which rules and cards are changed, counted and played. `stockpot lab GAME --serve`.

- `process` plays games, in a process of its own with compiled rules.
- `study` adds up what was played, of the printed rules and of changed ones on the same seeds.
- `shown` says it as the page shows it; `bodies` is what crosses the wire.
- `routes` answers the page, beside all that a table server answers: the changed rules can be played at once.
"""
