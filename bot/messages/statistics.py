"""What somebody's matches on a server come to: a private answer with a chart, and the same for a whole channel."""

from collections.abc import Iterator, Mapping, Sequence
from typing import get_args

from bot import texts
from bot.messages.content import Button, Content
from bot.messages.ids import make
from bot.pictures import ChartOf
from bot.pictures.chart import MOST_DOTS, MOST_ROWS, Bar, Bars, Chart, Dot, Figure
from bot.tables.statistics import OfGame, Outcome, Rival, Statistics, Tally
from bot.texts import Speaker

LISTED = 8
"""So many games are told one by one."""


def own_statistics(
    say: Speaker,
    name: str,
    game: str | None,
    found: Statistics,
    rivals: Mapping[Rival, str],
    *,
    listed: bool,
    here: bool,
) -> Content:
    """What somebody is told of themselves; ``listed``: others are, too; ``here``: it can be shown in the channel."""
    told = statistics(say, name, found, rivals)
    text = told.text if listed else f"{told.text}\n{say('stats-private')}"
    button = Button(say("button-show-here"), make("statshere", game or ""))
    return Content(text, ((button,),) if here else (), chart=told.chart)


def statistics(say: Speaker, name: str, found: Statistics, rivals: Mapping[Rival, str]) -> Content:
    """What somebody's matches come to, of one game or of several; ``name`` as it is, ``rivals`` with their names."""
    title = texts.game_name(say, next(iter(found.games))) if len(found.games) == 1 else say("stats-all")
    lines = [f"### {say('stats-title', name=texts.safe(name), game=title)}", *_lines(say, found)]
    if rivals:
        lines.append(say("stats-rivals"))
        lines += [f"- {_rival(say, one, called)}" for one, called in rivals.items()]
    return Content("\n".join(lines), chart=ChartOf(_chart(say, texts.plain(name), title, found), say.language))


def no_statistics(say: Speaker, name: str, game: str | None, *, own: bool) -> str:
    """What is told of somebody without matches: what to do about it."""
    whose = "own" if own else "other"
    if game is None:
        return say("stats-none", whose=whose, name=texts.safe(name))
    return say("stats-none-game", whose=whose, name=texts.safe(name), game=texts.game_name(say, game))


def _lines(say: Speaker, found: Statistics) -> Iterator[str]:
    """The total, what it consists of, and each game."""
    total, alone = found.total, found.alone
    percent = round(100 * total.wins / total.matches)
    yield f"- **{say('stats-total', tally=_tally(say, total), percent=percent)}**"
    if alone.matches:
        people = Tally(*(one - other for one, other in zip(total, alone, strict=True)))
        yield f"- {say('stats-people', tally=_tally(say, people))}"
        yield f"- {say('stats-alone', tally=_tally(say, alone))}"
    if found.longest:
        yield f"- {say('stats-streak', longest=found.longest, now=found.streak)}"
    yield f"- {say('stats-reliable', part=found.reliable, whole=total.matches)}"
    for game, one in list(found.games.items())[:LISTED]:
        name = f"{texts.game_name(say, game)}: {_tally(say, one.tally)}" if len(found.games) > 1 else ""
        parts = [part for part in (name, *_of_game(say, game, one)) if part]
        if parts:
            yield f"- {' · '.join(parts)}"


def _of_game(say: Speaker, game: str, one: OfGame) -> Iterator[str]:
    if one.points is not None:
        yield say("stats-points", points=texts.decimal(say, one.points))
    for side, tally in one.sides.items():
        share = say("stats-share", part=tally.wins, whole=tally.matches)
        yield say("stats-side", side=texts.side_name(say, game, side), share=share)


def _tally(say: Speaker, tally: Tally) -> str:
    return say("stats-tally", matches=tally.matches, wins=tally.wins, shared=tally.shared)


def _rival(say: Speaker, one: Rival, name: str) -> str:
    named = texts.safe(name) if name else say("stats-somebody")
    return say("stats-rival", name=named, matches=one.matches, better=one.better, worse=one.worse)


def _chart(say: Speaker, name: str, title: str, found: Statistics) -> Chart:
    """Of one game its points, of several how each match came out, row by row."""
    last, several = found.scores[-MOST_DOTS:], len(found.games) > 1
    games = list(found.games)
    every = "true" if len(last) == found.total.matches else "false"
    points = next(iter(found.games.values())).points if not several else None
    return Chart(
        name=name,
        title=title,
        figures=_figures(say, found),
        heading=say("stats-course-rows" if several else "stats-course-points", all=every, number=len(last)),
        dots=tuple(Dot(one.outcome, one.points, min(games.index(one.game), MOST_ROWS - 1)) for one in last),
        matches=found.total.matches,
        rows=_rows(say, games) if several else (),
        average=points,
        average_words=say("stats-average", all=every, points=texts.decimal(say, points)) if points is not None else "",
        groups=tuple(_groups(say, found)),
    )


def _rows(say: Speaker, games: Sequence[str]) -> tuple[str, ...]:
    """A row for each game; those seldom played share the last one, if there are too many."""
    names = [texts.game_name(say, game) for game in games]
    return tuple(names if len(names) <= MOST_ROWS else [*names[: MOST_ROWS - 1], say("stats-others")])


def _figures(say: Speaker, found: Statistics) -> tuple[Figure, ...]:
    total = found.total
    return (
        Figure(str(total.matches), say("stats-figure-matches", number=total.matches)),
        Figure(str(total.wins), say("stats-figure-wins", shared=total.shared)),
        Figure(str(found.longest), say("stats-figure-streak", number=found.longest, now=found.streak)),
        Figure(f"{found.reliable}/{total.matches}", say("stats-figure-reliable")),
    )


def _groups(say: Speaker, found: Statistics) -> Iterator[Bars]:
    """Wins by game; of one game by side, if it has any, and how often each outcome came."""
    if len(found.games) > 1:
        by_game = [(texts.game_name(say, game), one.tally) for game, one in found.games.items()]
        yield Bars(say("stats-bars-games"), _wins(by_game))
        return
    (game, one), *_ = found.games.items()
    if one.sides:
        by_side = [(texts.side_name(say, game, side), tally) for side, tally in one.sides.items()]
        yield Bars(say("stats-bars-sides"), _wins(by_side))
    came = [score.outcome for score in found.scores]
    outcomes = [key for key in get_args(Outcome) if key in came]
    bars = [Bar(say("stats-outcome", key=key), came.count(key), len(came), key) for key in outcomes]
    yield Bars(say("stats-bars-outcomes"), tuple(bars))


def _wins(tallies: Sequence[tuple[str, Tally]]) -> tuple[Bar, ...]:
    return tuple(Bar(name, tally.wins, tally.matches) for name, tally in tallies[:MOST_ROWS])
