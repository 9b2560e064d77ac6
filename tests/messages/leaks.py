"""All that one of a table's people sees on Discord, from the match as it is and from one that may be true for them."""

from collections.abc import Iterator

import msgspec
from msgspec.structs import replace

from bot import messages, texts
from bot.messages import Content, happened, lobby
from bot.messages.channel import board, nudge
from bot.messages.content import Wanted
from bot.messages.prompt import receipt
from bot.store import Table
from engine import Choice, Decision, Match, SeededChance, Step, visible
from tests.matches import seed_of
from tests.messages.limits import alt
from tests.messages.posting import Shown

SECRET = Decision("secret", (Choice("secret", {"secret": "secret"}),), least=0, most=99, facts={"secret": 1})
LINK = "https://discord.com/channels/1/100/5000"
Seen = list[tuple[str, object]]


def possible(match: Match, viewer: int | None) -> Match:
    """Another match that may be the true one for a seat (``None``: an onlooker).

    Its state has other hands, roles and piles; of what other seats were asked and answered only the events that the
    viewer may know are left, and an unfinished choice of another seat has not begun.
    """
    state = match.game.determinize(match.view(viewer), SeededChance(seed_of(f"{match.length} {viewer}")))
    state.rounds = list(match.rounds)
    start = replace(match.record, seed=seed_of("another"), answers=())
    other = Match(match.game, state, visible(match.setup_events, viewer), start)
    other._asked = dict(match._asked)
    other._steps = [_censored(step, viewer) for step in match.steps]
    while other._steps and other._steps[-1].seat != viewer and not other._steps[-1].events:
        other._steps.pop()
    return other


def _censored(step: Step, viewer: int | None) -> Step:
    if step.seat == viewer:
        return step
    return Step(step.seat, step.asked, SECRET, ("secret",), visible(step.events, viewer))


def seen(table: Table, match: Match, viewer: int | None, *, answered: bool) -> Seen:
    """Every text, row, id, label, picture and file that a seat or an onlooker is shown now, by its place.

    ``answered``: the viewer has just answered.
    """
    return [
        part for where, content in _contents(table, match, viewer, answered=answered) for part in _parts(where, content)
    ]


def _contents(table: Table, match: Match, viewer: int | None, *, answered: bool) -> Iterator[tuple[str, Content]]:
    yield "lobby", lobby(table)
    newest = max(1, match.view(None).round)
    for number in range(max(1, newest - 1), newest + 1):
        yield f"board {number}", board(table, match, number)
    yield "nudge", nudge(table, [table.sitters[seat].user or 0 for seat in match.decisions])
    say = texts.speaker("de")
    lines = [*happened(say, table, match, newest), messages.awaited(say, table, match)]
    yield "log", Content("\n".join(lines))
    if viewer is not None:
        lines = [texts.event_line(say, table.game, one, table.names) or "" for one in match.events(viewer)[-12:]]
        yield "own log", Content("\n".join(lines))
        yield "hand", messages.prompt(table, match, viewer, "nl", LINK)
        runs = [step for step, one in enumerate(match.steps) if one.seat == viewer]
        runs = [step for step in runs if step == 0 or match.steps[step - 1].seat != viewer]
        for start in runs[-2:]:
            yield f"receipt {start}", receipt(table, match, viewer, start, "en", LINK)
        if answered:
            yield "answered", messages.answered(table, match, viewer, runs[-1], "en", LINK)


def _parts(where: str, content: Content) -> Iterator[tuple[str, object]]:
    yield f"text of {where}", content.text
    yield f"rows of {where}", content.rows
    yield f"fingerprint of {where}", content.text_fingerprint
    yield f"people called by {where}", content.ping
    if content.picture is not None:
        yield f"picture of {where}", content.picture_fingerprint
        yield f"alt text of {where}", alt(content.picture)
        yield f"file name of {where}", content.picture.what
        yield f"view behind {where}", msgspec.json.encode(content.picture.view)


def compare(table: Table, match: Match, viewer: int | None) -> None:
    """Fails if anything that the viewer sees depends on what it cannot know."""
    answered = match.length > 0 and match.steps[-1].seat == viewer
    here, there = (seen(table, one, viewer, answered=answered) for one in (match, possible(match, viewer)))
    assert [where for where, _ in here] == [where for where, _ in there]
    for (where, one), (_, other) in zip(here, there, strict=True):
        assert one == other, f"the {where} depends on a secret"


def order(table: Table, match: Match, shown: Shown) -> list[tuple[str, int | None, bool]]:
    """Which messages are wanted, in their order, without what they say."""
    found: list[Wanted] = shown.bring_in_line(table, match)
    return [(one.slot, one.user, one.last) for one in found]
