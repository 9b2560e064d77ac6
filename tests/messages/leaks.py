"""Sights of a table's person on Discord, from the real match and from a match that may be true."""

import dataclasses
from collections.abc import Iterator
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from bot import messages, pictures, texts
from bot.messages import Content, cast, lobby, newest_casting
from bot.messages.aloud import aloud
from bot.messages.board import board
from bot.messages.content import WantedMessage
from bot.messages.ending import final, own_end
from bot.messages.news import newest_ousting, newest_sight, ousted, sight
from bot.messages.reach import nudge
from bot.messages.receipt import receipt
from bot.messages.truth import Eyes
from bot.pictures import EndOf, LobbyOf, MomentOf, PictureOf, RevealOf, SuspicionOf, UnmaskingOf, VotesOf
from bot.store import Table
from engine import Match, Seat, SeededChance
from tests.delivery.posting import Shown
from tests.matches import change_by_chance, play_by_chance, seed_of
from tests.messages.limits import alt
from tests.tables.people import match_of

NEWEST = 12
PARTS = 7
"""One of so many parts of the board is looked at."""
Seen = list[tuple[str, object]]


class World(NamedTuple):
    """A match that may be true, and what is seen of the match.

    Everybody sees a part, and the viewer's seat sees another part, if the viewer is not an onlooker.
    """

    match: Match
    onlooker: Seat
    seat: Seat | None


def played(table: Table, *, ended: bool = False) -> Iterator[Match]:
    """The table's match after each of its answers, while it runs; now and then somebody changes an answer.

    With ``ended``, the match is also given once it is over.
    """
    match = match_of(table)
    while match.result is None:
        yield match
        if not change_by_chance(match, table.secret):
            play_by_chance(match, table.secret, 1)
    if ended:
        yield match


def true(match: Match, viewer: int | None) -> World:
    """The match as it is, for a seat (``None``: an onlooker)."""
    return World(match, match.onlooker, None if viewer is None else match.seat(viewer))


def possible(match: Match, viewer: int | None, text: str = "") -> World:
    """Return another world that may be the true world of a seat (``None``: of an onlooker), another for each text.

    The state of this world has other hands, roles and piles, and other answers to the question that is open. Its match
    begins with that state. Everything noticed so far is the same.
    """
    state = match.game.determinize(match.view(viewer), SeededChance(seed_of(f"{match.length} {viewer}{text}")))
    state.rounds = list(match.rounds)
    start = replace(match.record, seed=seed_of("another"), answers=())
    other = Match(match.game, state, match.events(viewer), start)
    seat = None if viewer is None else _imagined(match.seat(viewer), other.seat(viewer))
    return World(other, _imagined(match.onlooker, other.onlooker), seat)


def _imagined(seat: Seat, other: Seat) -> Seat:
    """The seat with all that is made of the state as another one has it."""
    present = ("view", "decision", "rounds", "put_to", "answered")
    return dataclasses.replace(seat, **{name: getattr(other, name) for name in present})


def seen(table: Table, world: World, *, answered: bool) -> Seen:
    """Every text, row, id, label, picture and file that a seat or an onlooker is shown now, by its place.

    ``answered``: the viewer has just answered.
    """
    shown = [*public(table, world), *private(table, world, answered=answered)]
    return [part for where, content in shown for part in _parts(where, content)]


def public(table: Table, world: World) -> Iterator[tuple[str, Content]]:
    """Yield the contents that everybody is shown, each with its name."""
    onlooker = world.onlooker
    yield "lobby", lobby(table)
    newest = max(1, onlooker.view.round)
    for number in range(max(1, newest - 1), newest + 1):
        yield f"board {number}", board(table, onlooker, number)
    told = [place for place, event in enumerate(onlooker.events) if event.aloud]
    if told:
        yield "message told aloud", aloud(table, onlooker.events, told[-NEWEST:], over=False)
    if messages.has_votes(table):
        yield "record of votes", messages.votes(texts.speaker("en"), table, onlooker)
    yield "nudge", nudge(table, {table.sitters[seat].user or 0: "nudge" for seat in onlooker.view.asked})
    yield "log", _log(table, onlooker)
    if onlooker.view.result is not None:
        yield "end", final(table, _eyes(world))


def private(table: Table, world: World, *, answered: bool) -> Iterator[tuple[str, Content]]:
    """Yield the contents that the viewer alone is shown, each with its name."""
    seat = world.seat
    if seat is None:
        return
    yield "own log", _log(table, seat)
    yield "hand", messages.prompt(table, seat, "nl", since=table.started)
    for part in pictures.parts(table.game)[len(world.onlooker.events) % PARTS :: PARTS]:
        yield f"part {part}", Content("", picture=PictureOf("part", seat.view, table.names, "nl", part))
    if seat.decision is not None and not seat.awaited:
        yield "question again", messages.prompt(table, seat, "en", change=True)
    if world.onlooker.view.result is not None and seat.seat is not None:
        yield (
            "own end",
            own_end(table, Eyes(world.onlooker, (world.onlooker,) * world.onlooker.view.seats), seat.seat, "de"),
        )
    if out := newest_ousting(seat):
        yield "ousting", ousted(table, seat, *out, "en")
    if (place := newest_casting(seat)) is not None:
        yield "role", cast(table, seat, place, "nl")
    if found := newest_sight(seat):
        yield "sight", sight(table, seat, found[1], "en")
    runs = [seat.run] if answered else []
    runs += [moment.answered.question for moment in seat.moments if moment.answered is not None][-2:]
    for number, run in enumerate(runs):
        yield f"receipt {number}", receipt(table, seat, run, "en")
    if answered:
        yield "answered", messages.answered(table, seat, runs[0], "en")


def _eyes(world: World) -> Eyes:
    """Return the eyes of an onlooker, before anything is revealed."""
    return Eyes(world.onlooker, (world.onlooker,) * world.onlooker.view.seats)


def _log(table: Table, seat: Seat) -> Content:
    say = texts.speaker("de")
    lines = [texts.event_line(say, table.game, one, table.names) or "" for one in seat.events[-NEWEST:]]
    return Content("\n".join([*lines, messages.awaited(say, table, seat)]))


def _parts(where: str, content: Content) -> Iterator[tuple[str, object]]:
    yield f"text of {where}", content.text
    yield f"rows of {where}", content.rows
    yield f"fingerprint of {where}", content.text_fingerprint
    yield f"people called by {where}", content.ping
    if content.picture is not None:
        yield f"picture of {where}", content.picture_fingerprint
        yield f"alt text of {where}", alt(content.picture)
        yield f"file name of {where}", content.picture.what
        yield f"facts behind {where}", msgspec.json.encode(_facts(content.picture))


def _facts(picture: PictureOf | MomentOf | RevealOf | UnmaskingOf | EndOf | LobbyOf | VotesOf | SuspicionOf) -> object:
    """Return all that a picture is drawn of, except names and language."""
    fields = ("moment", "vote", "masks", "card", "sheet", "chart", "view")
    return next(getattr(picture, field) for field in fields if hasattr(picture, field))


def compare(table: Table, match: Match, viewer: int | None) -> None:
    """Fails if anything that the viewer sees depends on what it cannot know."""
    answered = match.length > 0 and match.steps[-1].seat == viewer
    worlds = true(match, viewer), possible(match, viewer)
    here, there = (seen(table, one, answered=answered) for one in worlds)
    assert [where for where, _ in here] == [where for where, _ in there]
    for (where, one), (_, other) in zip(here, there, strict=True):
        assert one == other, f"the {where} depends on a secret"
    assert worlds[0].onlooker == worlds[1].onlooker, "what everybody may know depends on a secret"
    assert worlds[0].seat == worlds[1].seat, "what the seat may know depends on a secret"


def order(table: Table, match: Match, shown: Shown) -> list[tuple[str, int | None, bool]]:
    """Return the messages that are wanted, in their order, without their contents."""
    found: list[WantedMessage] = shown.bring_in_line(table, match)
    return [(one.slot, one.user, one.last) for one in found]
