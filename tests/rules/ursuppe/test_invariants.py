"""What must hold after every move, whatever is played (section 11 of the rules), as a Hypothesis state machine."""

from __future__ import annotations

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import stockpot
from stockpot.core import engine
from stockpot.core.rule import COMPILED
from stockpot.games.ursuppe.pieces import CUBES, ENVIRONMENT_CARDS, Gene
from stockpot.games.ursuppe.state import OPTIONS

LOWER = {"PER": {"SPD"}, "MO2": {"MO1"}, "AGG": {"SFS"}}

RICH = {"start_bp": 30, "income": 25, "environment_cards": ENVIRONMENT_CARDS.text(((14,) * 11,))}
"""With much to spend, genes and attacks are frequent."""


class Soup(RuleBasedStateMachine):
    """Anybody does anything legal."""

    table: stockpot.Table

    @initialize(
        players=st.sampled_from([3, 4]),
        seed=st.integers(0, 2**32),
        rich=st.booleans(),
        holding=st.sampled_from(["before", "after"]),
        substitution=st.sampled_from(["strict", "wide"]),
        full=st.booleans(),
    )
    def begin(self, players: int, seed: int, rich: bool, holding: str, substitution: str, full: bool) -> None:
        options = {"holding": holding, "substitution": substitution, "full_game": full, **(RICH if rich else {})}
        self.table = stockpot.Table("ursuppe", players, seed, options)
        self.copies = self.cards()
        self.ladder = [0] * players

    def cards(self) -> dict[str, int]:
        """All cards of each gene, in the pool and in the hands."""
        view = self.table.view()
        hands = [gene for seat in view["seats"] for gene in seat["genes"]]
        return {gene.name: view["pool"].get(gene.name, 0) + hands.count(gene.name) for gene in Gene}

    @precondition(lambda self: not self.table.over)
    @rule(choices=st.lists(st.integers(0, 10**6), min_size=1, max_size=12))
    def moves(self, choices: list[int]) -> None:
        for choice in choices:
            if self.table.over:
                return
            seat = self.table.to_act[0]
            legal = self.table.legal(seat)
            self.table.play(seat, legal[choice % len(legal)])
            self.check()

    @invariant()
    def check(self) -> None:
        view = self.table.view()
        assert engine.is_sound(self.table.state.handle)
        self.check_cubes(view)
        self.check_tribes(view)
        assert self.cards() == self.copies
        assert view["round"] <= 10
        assert len(view["past_cards"]) + 1 + len(view["coming_cards"]) == 11
        markers = [seat["marker"] for seat in view["seats"]]
        assert len(set(markers)) == len(markers) or view["phase"] == "setup"
        assert all(now >= before for now, before in zip(markers, self.ladder, strict=True)), "nobody falls back"
        if not self.table.options.get("full_game"):
            assert max(markers) <= 51
        self.ladder = markers
        if not self.table.over:
            assert len(self.table.legal(self.table.to_act[0])) > 1, (
                "a decision is asked where there is something to decide"
            )

    def check_cubes(self, view: dict[str, object]) -> None:
        cells: list[dict[str, list[int]]] = view["cells"]  # type: ignore[assignment]
        reserve: list[int] = view["reserve"]  # type: ignore[assignment]
        for color, left in enumerate(reserve):
            on_board = [cell["cubes"][color] for cell in cells]
            assert min(on_board) >= 0 <= left
            assert sum(on_board) + left == CUBES

    def check_tribes(self, view: dict[str, object]) -> None:
        cells: list[dict[str, list[dict[str, int]]]] = view["cells"]  # type: ignore[assignment]
        amoebas = [(a["seat"], a["number"]) for cell in cells for a in cell["amoebas"]]
        assert len(set(amoebas)) == len(amoebas)
        seats: list[dict[str, object]] = view["seats"]  # type: ignore[assignment]
        for number, seat in enumerate(seats):
            assert sum(owner == number for owner, _ in amoebas) == seat["amoebas"] <= 7  # type: ignore[operator]
            assert seat["bp"] >= 0  # type: ignore[operator]
            genes: list[str] = seat["genes"]  # type: ignore[assignment]
            for advanced, lower in LOWER.items():
                assert advanced not in genes or not lower & set(genes)
            assert "ARM" not in genes or not {"DEF", "ESC"} <= set(genes), "Armor with one of its lower genes at most"
            assert set(seat["fresh"]) <= set(genes)  # type: ignore[call-overload]

    def teardown(self) -> None:
        """Whatever happened, the game can be played to its end, and its record replayed."""
        bot = stockpot.bot("ursuppe", "random", seed=1)
        for _ in range(3000):
            if self.table.over:
                break
            seat = self.table.to_act[0]
            self.table.play(seat, bot.choose(self.table, seat))
        assert self.table.over
        assert stockpot.replay(self.table.record()).state == self.table.state


Soup.TestCase.settings = settings(
    max_examples=25 if COMPILED else 4,
    stateful_step_count=25,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)  # fmt: skip
TestSoup = Soup.TestCase


def test_rich_options_are_options() -> None:
    assert all(name in {option.name for option in OPTIONS} for name in RICH)
