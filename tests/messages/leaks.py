"""All that one of a table's people sees on Discord, from the match as it is and from one that may be true for them."""

from collections.abc import Iterator

import msgspec
from msgspec.structs import replace

from bot import messages, pictures, texts
from bot.messages import Content, PictureOf, lobby
from bot.messages.channel import aloud, board, nudge
from bot.messages.content import Wanted
from bot.messages.prompt import newest_sight, receipt, sight
from bot.store import Table
from engine import Choice, Decision, Match, SeededChance, Step, visible
from tests.matches import change_by_chance, play_by_chance, seed_of
from tests.messages.limits import alt
from tests.messages.posting import Shown
from tests.tables.people import match_of

SECRET = Decision("secret", (Choice("secret", {"secret": "secret"}),), least=0, most=99, facts={"secret": 1})
LINK = "https://discord.com/channels/1/100/5000"
NEWEST = 12
PARTS = 7
"""Of so many parts of the board one is looked at."""
Seen = list[tuple[str, object]]


def played(table: Table) -> Iterator[Match]:
    """The table's match after each of its answers, while it runs; now and then somebody changes an answer."""
    match = match_of(table)
    while match.result is None:
        yield match
        if not change_by_chance(match, table.secret):
            play_by_chance(match, table.secret, 1)


def possible(match: Match, viewer: int | None) -> Match:
    """Another match that may be the true one for a seat (``None``: an onlooker).

    Its state has other hands, roles and piles, and other answers to the question that is open. Of what other seats were
    asked and answered only the events that the viewer may know are left. Answers of which it is told nothing, and that
    brought it no question, have not been given; changed answers are among them.
    """
    state = match.game.determinize(match.view(viewer), SeededChance(seed_of(f"{match.length} {viewer}")))
    state.rounds = list(match.rounds)
    start = replace(match.record, seed=seed_of("another"), answers=())
    other = Match(match.game, state, visible(match.setup_events, viewer), start)
    asked = {step.asked for step in match.steps if step.seat == viewer}
    asked |= {match.asked_at(viewer)} if viewer is not None and viewer in match.decisions else set()
    kept = [
        number
        for number, step in enumerate(match.steps)
        if step.seat == viewer or visible(step.events, viewer) or number + 1 in asked
    ]
    other._steps = [_censored(match.steps[number], viewer, kept) for number in kept]
    other._put = [[_place(kept, asked) for asked in put] for put in match._put]
    return other


def _censored(step: Step, viewer: int | None, kept: list[int]) -> Step:
    asked = _place(kept, step.asked)
    if step.seat == viewer:
        return replace(step, asked=asked)
    return Step(step.seat, asked, SECRET, ("secret",), visible(step.events, viewer))


def _place(kept: list[int], step: int) -> int:
    """Where a step is when only those are left."""
    return sum(number < step for number in kept)


def seen(table: Table, match: Match, viewer: int | None, *, answered: bool) -> Seen:
    """Every text, row, id, label, picture and file that a seat or an onlooker is shown now, by its place.

    ``answered``: the viewer has just answered.
    """
    return [
        part for where, content in _contents(table, match, viewer, answered=answered) for part in _parts(where, content)
    ]


def _contents(table: Table, match: Match, viewer: int | None, *, answered: bool) -> Iterator[tuple[str, Content]]:
    yield from _public(table, match)
    if viewer is not None:
        yield from _private(table, match, viewer, answered=answered)


def _public(table: Table, match: Match) -> Iterator[tuple[str, Content]]:
    yield "lobby", lobby(table)
    newest = max(1, match.view(None).round)
    for number in range(max(1, newest - 1), newest + 1):
        yield f"board {number}", board(table, match, number)
    told = [event for event in match.events(None) if event.aloud]
    if told:
        yield "message told aloud", aloud(table, told[-NEWEST:], over=False)
    yield "nudge", nudge(table, [table.sitters[seat].user or 0 for seat in match.view(None).asked])
    say = texts.speaker("de")
    lines = [texts.event_line(say, table.game, one, table.names) or "" for one in match.events(None)[-NEWEST:]]
    yield "log", Content("\n".join([*lines, messages.awaited(say, table, match)]))


def _private(table: Table, match: Match, viewer: int, *, answered: bool) -> Iterator[tuple[str, Content]]:
    say = texts.speaker("de")
    lines = [texts.event_line(say, table.game, one, table.names) or "" for one in match.events(viewer)[-NEWEST:]]
    yield "own log", Content("\n".join(lines))
    yield "hand", messages.prompt(table, match, viewer, "nl", LINK)
    for part in pictures.parts(table.game)[len(match.events(None)) % PARTS :: PARTS]:
        yield f"part {part}", Content("", picture=PictureOf("part", match.view(viewer), table.names, "nl", part))
    if viewer in match.decisions and viewer not in match.awaited:
        yield "question again", messages.prompt(table, match, viewer, "en", LINK, change=True)
    if found := newest_sight(match, viewer):
        yield "sight", sight(table, match, viewer, found[1], "en", LINK)
    starts = [messages.run_start(match, viewer)] if answered else []
    starts += [step.asked for step in match.steps if step.seat == viewer][-2:]
    for number, start in enumerate(starts):
        yield f"receipt {number}", receipt(table, match, viewer, start, "en", LINK)
    if answered:
        yield "answered", messages.answered(table, match, viewer, starts[0], "en", LINK)


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
