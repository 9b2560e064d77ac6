"""Pages that people open, as golden files tell them: leaderboard, statistics, advice, lessons and more."""

import asyncio
from collections.abc import Callable, Iterator, Mapping
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

import engine
from bot import messages, pictures, texts
from bot.aftermath.film_command import film_message, film_progress
from bot.aftermath.leaderboard_command import leaderboard_page, shown_leaderboard
from bot.aftermath.page.pages import mark
from bot.aftermath.statistics import Rival, statistics
from bot.aftermath.statistics_command import own_statistics, statistics_page
from bot.aftermath.story_command import story_page
from bot.aftermath.truth import story_of
from bot.commands.options import panel
from bot.commands.typed import STANDING, suggestions
from bot.fair_deal.ingredients import FORMAT, Cut
from bot.fair_deal.verify import sentences, verify
from bot.learning.advice import advice_page
from bot.learning.advisor import Advice
from bot.learning.lesson import LessonPlace, lessons
from bot.messages import Content
from bot.messages.board import board
from bot.messages.deal import fair_end
from bot.messages.ending import aborted, final, own_end
from bot.messages.gathering.planned import planned
from bot.messages.truth import eyes, turns
from bot.messages.wanted import wanted
from bot.store import Act, Plan, Table
from bot.tables import Chronicle, tenures
from bot.tables.slots import Board
from bot.tables.tenures import Progress
from engine import Result, TurningPoint
from engine.the_traitors import TheTraitors
from tests.delivery.posting import Shown
from tests.kit.cases import Case
from tests.kit.games import HOOKS
from tests.lessons import LESSONS, lesson_of
from tests.messages import questions
from tests.messages.test_commands import payload
from tests.messages.test_lesson import shown
from tests.messages.test_replay import FILM
from tests.messages.test_sitting import left, over, played
from tests.messages.test_statistics import BOARD, ME, NAME, THREE, chart, many, row, told, with_people
from tests.messages.test_typed import POOR, asked
from tests.sample_games import errand
from tests.tables.people import ANNA, a_table, match_of
from tests.test_verify import DEALS, deal

Pages = Iterator[tuple[str, Content]]
SAY = texts.speaker("en")
ENDING = [
    Case(game, seats, "the end", data=HOOKS[game].soon)
    for game, rules in engine.games().items()
    for seats in (rules.seats[0], rules.seats[-1])
]
NAMES = {1: "Anna", 2: "*Ben*", 3: "Cleo"}


def _leaderboard() -> Pages:
    """Person 2 is listed, 4 is not, and 9 has not played."""
    empty = replace(BOARD, listed=(), hidden=())
    signed = [replace(one, number=number) for one, number in zip(BOARD.listed, (12, 0, -3), strict=True)]
    for title, told_of, me in (
        *((f"to {me}", BOARD, me) for me in (2, 4, 9)),
        *((why, replace(BOARD, hidden=(replace(BOARD.hidden[0], hidden=why),)), 4) for why in ("idle", "private")),
        ("season that is over", replace(BOARD, season="2026-3"), 9),
        ("with signs", replace(BOARD, game="the_traitors", listed=tuple(signed)), 2),
        ("empty", empty, 2),
        ("empty season that is over", replace(empty, season="2026-3"), 2),
    ):
        yield title, leaderboard_page(SAY, told_of, NAMES, me, 0, here=True)
    yield "in the channel", shown_leaderboard(SAY, BOARD, NAMES, 0)


def _statistics() -> Pages:
    yield "three matches", told(THREE)
    yield "description of their chart", Content(pictures.draw_chart(chart(told(THREE)), "en").alt)
    yield "points of two games", told(many(12, "verraeter", "het_verraad"))
    yield (
        "description of their chart",
        Content(pictures.draw_chart(chart(told(many(12, "verraeter", "het_verraad"))), "en").alt),
    )
    yield "hidden", own_statistics(SAY, NAME, None, THREE, {}, listed=False, here=False)
    yield "listed", own_statistics(SAY, NAME, "traitor", THREE, {}, listed=True, here=True)
    left = row(1, "traitor", ME, 2, 0, "loyal", "left"), row(1, "traitor", 12, 1, 3, "loyal")
    yield "left", told(statistics(ME, left))
    yield "rival without a name", statistics_page(SAY, NAME, THREE, {Rival(12, 2, 1, 0): ""})


def _film() -> Pages:
    table = a_table("film")
    view = match_of(table, None).view(None)
    yield "some pictures", film_message(table, FILM, view, "en", here=True)
    yield "all pictures", film_message(table, replace(FILM, boards=40), view, "en", here=False)
    point = TurningPoint(step=20, seat=1, before=62, after=31)
    (turn,) = turns(replace(table, state="finished", turning_points=(point,)), match_of(table, None))
    told = mark(table, turn, "de")
    yield "turning point", Content(f"{told.step}: {told.label}\n{told.line}")
    for far in ((2, 0, 0), (0, 0, 0), (0, 12, 40)):
        yield f"progress {far}", Content(film_progress(SAY, *far))


def _sitting() -> Pages:
    """Ben has left; somebody takes the seat later, or nobody does. Anna was away, but for no answer."""
    whole = tenures.dealt(a_table("sitting"))
    away = tenures.come_back(tenures.be_away(whole, Progress(7, 9, 2), ANNA.user), Progress(7, 9, 2), ANNA.user)
    for title, one in (("taken", played()), ("left", left()), ("to the end", whole), ("away", away)):
        yield title, final(*over(one))
    yield "with advice for everybody", final(*over(replace(whole, advice="on", advice_counts=False)))
    table, _ = over(played())
    yield "story", story_page(table, story_of(table, match_of(table, None)), "en", 0)


def _advice() -> Pages:
    """Another card that looks the same is no other answer; in Traitor one of two sides wins."""
    for game in ("verraeter", "traitor"):
        table = a_table("advice", game=game)
        match = match_of(table)
        seat = match.seat(match.awaited[0])
        first, second, third = ((key,) for key in match.decisions[match.awaited[0]].keys[:3])
        yield f"{game}, without tries", Content(advice_page(table, seat, Advice(first), "en"))
        for won in (60, 61, 64):
            tried = Advice(first, 61, ((first, 99), (second, won), (third, 2)))
            yield f"{game}, the next won {won}", Content(advice_page(table, seat, tried, "en"))


def _lessons() -> Pages:
    for game in engine.games():
        yield f"lessons of {game}", lessons(game, "en")
    for game, chapter in LESSONS:
        lesson = lesson_of(game, chapter)
        yield f"end of {game} {chapter}", shown(LessonPlace(lesson, chapter, "0" * len(lesson.tasks)), "en")


def _deals() -> Pages:
    """Proofs of a deal in each form, and for people who noted a fingerprint and typed a word; what a lobby explains."""
    for program, deal_format in (("an older program", 1), ("this program", FORMAT)):
        lobby = replace(a_table("fair"), deal_format=deal_format, cuts=(Cut(2, "*Ben*", "rose"),))
        yield f"lobby of {program}", Content(messages.fair(SAY, lobby, "https://example.org"))
    table = a_table("fair")
    for title, one in (("uncut", table), ("cut", replace(table, cuts=(Cut(1, "Ben", "rose"),)))):
        yield f"end of a match that was {title}", Content(fair_end(SAY, one, ""))
    for number in range(1, 5):
        checked = verify((DEALS / f"format-{number}.json").read_bytes())
        yield f"format {number}", Content("\n".join(sentences(checked)))
    eagle = "e57dbf0f868257f03a961db715b03b61", "eagle"
    yield "format 4, noted", Content("\n".join(sentences(checked, *eagle)))
    old = verify((DEALS / "format-2.json").read_bytes())
    yield "format 2, noted", Content("\n".join(sentences(old, old.deal.fingerprint[:32])))
    twice = verify(msgspec.json.encode(deal("rose", "eagle")))
    before, between, last = twice.fingerprints
    spelled = f" `{between.upper()[:16]} {between[16:]}`"
    for noted in ((), (between, "eagle"), (spelled, " eagle "), (between,), (before, "rose"), (last, "rose")):
        yield f"cut twice, noted {noted}", Content("\n".join(sentences(twice, *noted)))
    other = verify(msgspec.json.encode(deal("\u0435agle")))
    yield "letter that looks like another", Content("\n".join(sentences(other, other.fingerprints[0])))
    uncut = verify(msgspec.json.encode(deal()))
    for noted in ((), (uncut.fingerprints[-1],)):
        yield f"uncut, noted {noted}", Content("\n".join(sentences(uncut, *noted)))


def _suggestions() -> Pages:
    """For the person in turn after these answers, and for somebody who may react; then as letters are typed."""
    with errand.offered():
        for keys, seat in (((), 0), (("buy",), 0), (("buy", "I"), 0), (POOR, 0), (("buy", "M", "M7"), 1), ((), 1)):
            for command in ("errand", "fetch", "send", "parry"):
                for typed in ("", "o1", "area O3", "buy O O3", "until", STANDING, "x"):
                    found = suggestions(SAY, *asked(*keys, seat=seat), command, typed)
                    if found:
                        lines = "\n".join(f"{label}: {value}" for label, value in found)
                        yield f"seat {seat} after {' '.join(keys)}: /{command} {typed}", Content(lines)


def _counting() -> Pages:
    """Lobbies that say whether the match will count; with ratings off they say nothing of it."""
    for people, computers in ((2, 0), (2, 2), (2, 3), (1, 1), (1, 5), (1, 0)):
        for advice, rated in (("off", True), ("usual", True), ("on", True), ("usual", False)):
            table = with_people(people, computers, rated=rated, advice=advice)
            title = (
                f"{people} people, {computers} computer players, advice {advice}, ratings {'on' if rated else 'off'}"
            )
            yield title, messages.lobby(table)
            yield f"{title}: terms", messages.terms(table, 1, "en")


def _ends() -> Pages:
    """The end as everybody sees it and as each person is told, with the last board; with and without a click.

    Marks in a name are no marks of a message.
    """
    for case in ENDING:
        table = replace(case.table, state="finished", ended=1.0, turning_points=(), pace="live")
        table = replace(table, sitters=(replace(table.sitters[0], name="*Anna*"), *table.sitters[1:]))
        match = match_of(table, None)
        for reveals in ("moving", "plain"):
            table = replace(table, reveals=reveals)
            seen, title = eyes(table, match), f"{case}, {reveals}"
            yield title, final(table, seen, Chronicle("again", 0, 1, 3))
            yield from ((f"{title}, to seat {seat}", own_end(table, seen, seat, "en")) for seat in range(case.seats))
            *_, last = (one.content for one in wanted(table, seen, {}) if isinstance(one.slot, Board))
            yield f"{title}, last board", last


def _headlines() -> Pages:
    """The win of a side as the win of that side, of several, of one with as many points, and of nobody."""
    loyal, false, houses = ("loyal", "traitor", "loyal"), ("faithful", "traitor", "traitor"), ("rose", "rose", "eagle")
    yield "the loyal", _headline("traitor", loyal, 0, 2)
    yield "the traitor", _headline("traitor", loyal, 1)
    yield "Traitors", _headline("the_traitors", false, 1, 2)
    yield "Traitors after two rounds", _headline("the_traitors", false, 1, 2, rounds=2)
    yield "one", _headline("verraeter", houses, 1)
    yield "one of two with as many points", _headline("verraeter", houses, 1, last=9)
    yield "nobody", _headline("het_verraad", ("", "", ""))


def _headline(game: str, sides: tuple[str, ...], *winners: int, last: int = 7, rounds: int = 1) -> Content:
    result = Result((4, 9, last), winners, ({}, {}, {}))
    return Content(texts.headline(SAY, game, result, rounds, sides, (), ("Anna", "Ben", "Cleo")))


def _gone() -> Pages:
    """An aborted match whose channel is gone: each person is told directly who agrees to reveal it."""
    table = replace(a_table("gone", reader="nl"), state="aborted", ended_by="Ben")
    for agreed in ((), (0, 2), (0, 1, 2, 3)):
        now = replace(table, agreed=agreed)
        for one in wanted(now, eyes(now, match_of(table, 7)), {}):
            yield f"{agreed} agree, {one.slot} to {one.user}{', the last edit' if one.last else ''}", one.content


def _acts() -> Pages:
    """Acts of hosts and admins, and who answers now, in their order."""
    now, table = Progress(7, 9, 1), tenures.dealt(a_table("acts"))
    table = tenures.come_back(tenures.be_away(table, now, ANNA.user), now, ANNA.user)
    acts = Act(9, 4, "pause", "Greta", reason="Pizza"), Act(9, 5, "offer", "Greta", "Anna"), Act(9, 6, "resume", "Ben")
    yield "board", board(replace(table, acts=acts), match_of(table, 7).onlooker, 1)


def _lobbies() -> Pages:
    """Guests stand there until there is no room; no seat is free once the match has begun; a full plan says so."""
    guests = tuple(range(100, 110))
    few, full = (replace(_lobby_of(people, "verraeter"), guests=guests) for people in (2, 4))
    duel = _lobby_of(4, "traitor")
    for title, table in (
        ("few", few),
        ("full", full),
        ("a seat free", duel),
        ("begun", replace(duel, state="running")),
    ):
        yield title, messages.lobby(table)
    for one in Shown().bring_in_line(replace(few, state="aborted", ended_by="Ben"), None):
        yield f"closed, {one.slot}{', the last edit' if one.last else ''}", one.content
    yield "closed, as nothing happened for long", aborted(replace(few, state="aborted", quiet=True), "en")
    yield "planned, and nobody else can come", planned(replace(full, state="planned", plan=Plan(9, "UTC", 4, 1)))


def _lobby_of(people: int, game: str, **options: str) -> Table:
    seats = max(people, engine.game(game).seats[0])
    table = replace(a_table(game=game, seats=seats), state="lobby", started=0, options=options)
    return replace(table, sitters=table.sitters[:people])


def _options() -> Pages:
    """Options whose values, or advice on them, depend on the seats taken.

    In the first edition of The Traitors values depend on seats (T-0.4), in the second advice does (T-9.3).
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(TheTraitors, "versions", range(1, 2))
        first = [_lobby_of(people, "the_traitors") for people in range(1, 9)]
        for table in (*first, _lobby_of(5, "the_traitors", rounds="4")):
            yield f"first edition, {len(table.sitters)} people, lobby", messages.lobby(table)
            yield "panel", panel(table, "en", "rounds")
    second = [_lobby_of(people, "the_traitors", rounds="8") for people in range(4, 9)]
    for table in (*second, *(_lobby_of(people, "traitor") for people in range(1, 9))):
        yield f"{table.game}, {len(table.sitters)} people, lobby", messages.lobby(table)
        yield "terms", messages.terms(table, ANNA.user, "en")
        yield "panel", panel(table, "en", next(iter(table.options), ""))
    started = replace(second[0], state="running", started=1.0)
    yield "begun", messages.lobby(started)
    yield "an option without advice", panel(_lobby_of(3, "verraeter", make_room="on"), "en", "make_room")


def _commands() -> Pages:
    """Commands and menus as they are registered: where they are offered, and what people type after them."""
    with TemporaryDirectory() as folder:
        registered = asyncio.run(payload(Path(folder)))
    for command in registered:
        yield f"{command['name']}, type {command['type']}", Content("\n".join(_registered(command)))


def _registered(part: Mapping[str, Any], depth: int = 0) -> Iterator[str]:
    told = {key: one for key, one in part.items() if "locali" not in key and key not in ("options", "choices")}
    for what, one in product(("name", "description"), ("de", "nl")):
        told[f"{what}.{one}"] = (part.get(f"{what}_localizations") or {}).get(one)
    choices = [f"choices={len(part['choices'])}"] if part.get("choices") else []
    yield "  " * depth + " ".join([*(f"{key}={one}" for key, one in told.items() if one not in (None, [])), *choices])
    for option in part.get("options", ()):
        yield from _registered(option, depth + 1)


PAGES: Mapping[str, Callable[[], Pages]] = {
    "leaderboard": _leaderboard,
    "statistics": _statistics,
    "film": _film,
    "sitting": _sitting,
    "advice": _advice,
    "lessons": _lessons,
    "deals": _deals,
    "counting": _counting,
    "suggestions": _suggestions,
    "questions": questions.shown,
    "typed": questions.typed,
    "ends": _ends,
    "commands": _commands,
    "options": _options,
    "gone": _gone,
    "headlines": _headlines,
    "lobbies": _lobbies,
    "acts": _acts,
}
