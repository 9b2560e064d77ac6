"""Matches of any kind: everything seen is the same if all unknown things are otherwise.

The walk (``bot.games.kit.walk``) looks at the receivers of each event, views, decisions and results of an answer.
``tests.messages.leaks`` looks at every text, id, label, picture and file.
``tests.messages.test_leaks`` looks at messages and their order after answers that look the same.
``tests.messages.test_time_leaks`` looks at clocks, deadlines and reminders.
"""

import random
import sys
from collections.abc import Iterator
from functools import cache
from itertools import islice

from msgspec.structs import replace

import engine
from bot import pictures
from bot.games.kit import told
from bot.games.kit.walk import walk_again
from bot.tables import Table
from engine import Decision, Match
from engine.players import PLAYERS, chance_for
from tests.delivery.posting import Shown
from tests.kit.cases import Case
from tests.kit.games import GAMES, HOOKS
from tests.matches import any_options, begun, change_by_chance
from tests.messages import leaks, test_leaks, test_time_leaks
from tests.messages.situations import CASES
from tests.pictures.looking import opened
from tests.prove.random_matches import anything
from tests.prove.row import Broken, of_each_game
from tests.tables.people import match_of

WINDOW = 100
"""So many states of a match are looked at, one after the other."""
MOST = 2000
"""So many answers of a match are played: one of Het Verraad without its option ``deck_ends`` may never end (H-3.6)."""
WAYS = 25
"""After so many states, different answers are given that look the same to others."""
DRAWN = 40
"""After so many states pictures are drawn; of all others there are fingerprints."""
SECRETLY = ("play", "swap", "influence", "black", "card", "dagger", "accept", "tovenaar", "gif")
REACTIONS = ("protect", "block")
"""Answers that bring secrets about, and questions of which the last key does."""
EVENTFUL = 8
TRIES = 6
"""So many cases look for a leak that is made on purpose."""
PACES = ("live", "post-24")
FILES = {game: next((one.data for one in CASES if one.game == game), {}) for game in GAMES}
"""Values of data files with which much more is secret; every second match is played with them."""


class Mixed(Case):
    """A match of any players, and sometimes somebody changes an answer."""

    __slots__ = ()

    def played(self) -> Iterator[Match]:
        return islice(course(self.table, self.text), self.answers)


def course(table: Table, text: str) -> Iterator[Match]:
    """The table's match after each of its answers, while it runs; the text brings who plays by rule of thumb."""
    dice = random.Random(text)
    match = match_of(table)
    players = [dice.choice(("chance", "thumb", "eager")) for _ in range(match.seats)]
    while match.result is None:
        yield match
        if change_by_chance(match, table.secret):
            continue
        seat = match.awaited[0]
        decision = match.decisions[seat]
        if players[seat] == "thumb":
            chance = chance_for(table.secret, seat, match.length)
            match.play(seat, PLAYERS["thumb"].answer(match.view(seat), decision, chance))
        else:
            match.play(seat, eagerly(decision, dice) if players[seat] == "eager" else anything(decision, dice))
    yield match


def eagerly(decision: Decision, dice: random.Random) -> list[str]:
    """Return a secret answer if the decision offers such an answer; chance seldom comes to it."""
    if decision.kind in REACTIONS:
        return [decision.keys[-1]]
    wished = [key for key in decision.keys if key.split(".")[0] in SECRETLY]
    return [dice.choice(wished)] if wished and decision.most == 1 else anything(decision, dice)


def case(game: str, seed: int) -> int:
    """A match of any seats and options, or an eventful one; how many of its states were looked at."""
    if seed % 4 == 3:
        return eventful(game, seed)
    text, rules = f"leaks {game} {seed}", engine.game(game)
    dice = random.Random(text)
    seats = dice.choice(rules.seats)
    match = Mixed(game, seats, text, any_options(rules, seats, text), FILES[game] if seed % 2 else {}, MOST)
    *_, whole = match.played()
    begin = dice.randrange(max(1, whole.length - WINDOW))
    end = min(whole.length, begin + WINDOW)
    try:
        told.check(whole, HOOKS[game].told)
        record = replace(whole.record, answers=whole.record.answers[:end])
        walk_again(record, HOOKS[game], begun(record), begin)
        shown_alike(match, begin, end)
        times_alike(match._replace(answers=end), dice.choice(PACES), begin)
    except AssertionError as error:
        raise Broken(f"{error}: {game}, {seats} seats, answers {begin} to {end}, {whole.record.options}") from error
    return end - begin


@cache
def records(game: str) -> tuple[engine.Record, ...]:
    """Some matches in which all kinds of secrets come up."""
    return tuple(islice(HOOKS[game].eventful(), EVENTFUL))


def eventful(game: str, seed: int) -> int:
    """A part of such a match; after some seeds all parts of all of them have had their turn."""
    part, number = divmod(seed // 4, len(records(game)))
    record = records(game)[number]
    begin = part * WINDOW % len(record.answers)
    answers = record.answers[: begin + WINDOW]
    try:
        match = begun(record)
        walk_again(replace(record, answers=answers), HOOKS[game], match, begin)
        told.check(match, HOOKS[game].told)
    except AssertionError as error:
        raise Broken(f"{error}: {game}, an eventful match, answers {begin} to {len(answers)}") from error
    return len(answers) - begin


def window(states: Iterator[Match], begin: int, end: int) -> Iterator[Match]:
    """The states of a match from ``begin`` to ``end`` answers; to those before them answers are given alone."""
    return islice(states, begin, end + 1)


def shown_alike(match: Mixed, begin: int, end: int) -> None:
    """Compare all that Discord shows; all viewers see the beginning of the window, and some by turns the rest."""
    table, everybody, before = match.table, (None, *range(match.seats)), Shown()
    for now in window(match.played(), begin, end):
        place = now.length - begin
        some = {everybody[place % len(everybody)], now.steps[-1].seat if now.steps else None}
        for viewer in some if place else everybody:
            leaks.compare(table, now, viewer)
        if place % WAYS == 1 and now.awaited:
            test_leaks.compare_ways(table, now, before.posted)
        if place % DRAWN == 2:
            drawn_alike(table, now, place % match.seats)
        before.bring_in_line(table, now)


def drawn_alike(table: Table, match: Match, viewer: int) -> None:
    views = match.view(viewer), leaks.possible(match, viewer).match.view(viewer)
    for draw in (pictures.draw_board, pictures.draw_hand):
        here, there = (draw(view, table.names, "de") for view in views)
        assert here.alt == there.alt, "a picture's description depends on a secret"
        # ISA-L may deflate the same rows in two ways: which depends on the place of its buffers alone
        assert opened(here).tobytes() == opened(there).tobytes(), "a picture depends on a secret"


def times_alike(match: Mixed, pace: str, begin: int) -> None:
    """Clocks, deadlines, reminders and notices; an answer that nobody may notice moves none of them."""
    everybody = (None, *range(match.seats))
    for moment in test_time_leaks.moments(match, pace):
        if moment.match.length >= begin and moment.match.result is None:
            test_time_leaks.compare(moment, everybody[moment.match.length % len(everybody)])


LEAKS = of_each_game(
    "leaks",
    "For somebody at the table or looking on, all that they cannot know is replaced by another possibility: "
    "views, questions and their order, events, texts, ids, pictures, deadlines and calls stay the very same.",
    "0 differences",
    size=100_000,
    quick=800,
    case=case,
)


def main(game: str, first: int) -> int:
    """Tell what is noticed in the present tree, by the ``first`` case or others. 0: something, 1: nothing."""
    for seed in (first, *range(TRIES)):
        try:
            case(game, seed)
        except Broken as broken:
            print(f"case {seed}: {broken}")
            return 0
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], int(sys.argv[2])))
