"""Displays of Discord while computer players think: they tell nothing of the players' secrets.

Secrets show neither in the things that are shown, nor in their order, nor in the time that they take.
"""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import ClassVar

import pytest
from msgspec.structs import replace

import engine
from bot.store import Sitter, Store
from bot.tables import Computers, Tables
from bot.tables.players.automatic import LEVELS
from engine import Chance, Decision, ScriptedChance, View
from engine.match import Match, start_match
from engine.players import PLAYERS
from engine.players.by_search import Thought
from tests.delivery.posting import Shown
from tests.games.het_verraad.situations import CITY
from tests.messages.leaks import possible
from tests.tables.people import a_table, answered

turn = asyncio.sleep
ANNA = 11
PACE = 0.8
LONG = 100
"""So often others have their turn while computer players wait."""
GAME = engine.game("the_traitors")
TRAITOR_FIRST, FAITHFUL_FIRST = ["traitor"], ["faithful"]
ON_TOP, FAR_DOWN = ["traitor"], None
EVENTS_LAST = (6, 6, 6, 6, 6, 6, 6, 5)


class Thumb:
    """Takes the first of these answers that it is offered."""

    wishes: ClassVar[dict[str, str]] = {"recruit": "accept", "play": "none"}

    def answer(self, view: View, decision: Decision, chance: Chance) -> tuple[str, ...]:
        wish = self.wishes.get(decision.kind, "")
        return (wish if wish in decision.keys else decision.keys[0],)


class Mind:
    """A strong player that thinks of the same answer after a while; nobody else may answer for it."""

    async def think(self, view: View, decision: Decision, chance: Chance) -> Thought:
        for _ in decision.choices:
            await turn(0)
        return Thought(Thumb().answer(view, decision, chance))


def dealt(roles: list[str], traitor_card: list[str] | None) -> Match:
    """Four seats with three Gold each; the seat after the dealer has just drawn its first card."""
    chance = ScriptedChance(None, None, traitor_card, *EVENTS_LAST, roles)
    return start_match(GAME, 4, GAME.check_options({}, 4, 1), {}, bytes(32), chance, 1)


async def shown(
    folder: Path, match: Match, monkeypatch: pytest.MonkeyPatch, person: int = 0, level: str = "usual"
) -> list[object]:
    """All messages and waits, in their order, until the person is asked; all others play at that level."""
    course: list[object] = []
    discord = Shown()
    store = await Store.open(folder / "turncoat.db")
    tables = Tables(store)
    sitters = [Sitter(f"Computer {seat + 1}", player=LEVELS[level]) for seat in range(match.seats)]
    sitters[person] = Sitter("Anna", ANNA)
    table = a_table(seats=match.seats, game=match.game.key, options=match.options)
    table = await store.tables.open(replace(table, id=0, sitters=tuple(sitters)))
    for step in range(match.length):  # as many as the match has: it is never replayed
        await store.answers.append(table.id, step, engine.Answer(person, ("any",)), 0)
    tables.matches.keep(table.id, match)

    def post() -> None:
        before = dict(discord.posted)
        for one in discord.bring_in_line(table, match):
            if discord.posted[one.slot] != before.get(one.slot):
                course.append((one.user, one.content))

    async def wait(seconds: float, sleep: Callable[[float], Awaitable[None]] = asyncio.sleep) -> None:
        post()
        course.append(seconds)
        for _ in range(LONG):
            await sleep(0)

    computers = Computers(tables, PACE, thinker=Mind())
    with monkeypatch.context() as patched:
        patched.setattr("bot.tables.players.computers.asyncio.sleep", wait)
        usual = {} if level == "strong" else {**PLAYERS, "thumb": Thumb()}
        patched.setattr("bot.tables.players.computers.PLAYERS", usual)
        tables.listeners.append(lambda table, _: computers.changed(table))
        computers.wake(table.id)
        await answered(computers)
    post()
    await store.close()
    return course


@pytest.mark.parametrize("level", ["usual", "strong"])
async def test_accepted_traitor_cards_look_alike(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, level: str) -> None:
    """T-4.3; there is one question more to answer, and nobody notices."""
    accepted, ordinary = dealt(FAITHFUL_FIRST, ON_TOP), dealt(FAITHFUL_FIRST, FAR_DOWN)
    with_card = await shown(tmp_path / "a", accepted, monkeypatch, level=level)
    without = await shown(tmp_path / "b", ordinary, monkeypatch, level=level)
    assert [step.decision.kind for step in accepted.steps[:3]] == ["recruit", "play", "discard"]
    assert [step.decision.kind for step in ordinary.steps[:2]] == ["play", "discard"]
    assert with_card.count(PACE) == 3
    assert with_card == without


async def test_a_rejection_does_not_tell_whether_it_was_free(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """T-4.2."""
    monkeypatch.setitem(Thumb.wishes, "recruit", "reject")
    free, forced = dealt(FAITHFUL_FIRST, ON_TOP), dealt(TRAITOR_FIRST, ON_TOP)
    assert [len(match.decisions[1].choices) for match in (free, forced)] == [2, 1]
    assert await shown(tmp_path / "a", free, monkeypatch) == await shown(tmp_path / "b", forced, monkeypatch)


@pytest.mark.parametrize("level", ["usual", "strong"])
async def test_possible_reactions_look_alike(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, level: str) -> None:
    """H-8.5: a person has chosen what two computer players may react to; both pass, and one has a card for it."""
    able, unable, person = a_window()
    assert len(able.decisions) == 2
    course = await shown(tmp_path / "a", able, monkeypatch, person, level)
    assert course.count(PACE) == 1
    assert course == await shown(tmp_path / "b", unable, monkeypatch, person, level)


def a_window() -> tuple[Match, Match, int]:
    """Two matches at a window of two that may be true for whose turn it is, one with a card to react; that seat."""
    for match in CITY.played():
        if len(match.decisions) == 2 and can_react(match):
            turn = ({*range(match.seats)} - {*match.decisions}).pop()
            worlds = (possible(match, turn, str(number)).match for number in range(20))
            others = [one for one in worlds if len(one.decisions) == 2]
            able, unable = ([one for one in others if can_react(one) is can] for can in (True, False))
            if able and unable:
                return able[0], unable[0], turn
    raise AssertionError("there is no such window")


def can_react(match: Match) -> bool:
    return any(len(decision.choices) > 1 for decision in match.decisions.values())
