"""The answer to who knew: lines about those who show their notes, and the picture of all suspicions."""

from collections.abc import Iterator, Mapping, Sequence

import engine
from bot import texts
from bot.aftermath.knew import Doubts, Witness, doubts, fooled, marked_at, verdict
from bot.messages.content import Content
from bot.messages.ending import consent_buttons, knew_lines
from bot.messages.telling import newest
from bot.pictures import SuspicionOf, drawable, sayable
from bot.pictures.suspicion import MOST_ALONE, MOST_COLUMNS, Cell, Suspected, SuspicionChart, suspicion_alt
from bot.tables import Table
from bot.tables.notes.verdicts import first_to_know
from bot.texts import Speaker, limits
from engine import Seat, Subject
from engine.insight import Insight


def knew_page(
    table: Table, insight: Insight, seen: Sequence[Witness], language: str, *, asks: bool, shows: bool | None
) -> Content:
    """Return who of the witnesses knew, and how strongly each seat was suspected.

    Nothing depends on others who have notes. ``asks``: the reader has notes, and is told whether they are shown.
    """
    say = texts.speaker(language)
    computers = [seat for seat, one in enumerate(table.sitters) if one.user is None]
    could = not seen and not computers
    everybody = range(len(table.sitters))
    found = doubts(insight, seen, everybody if could else computers, engine.game(table.game).marks)
    lines = [
        f"### {texts.game_name(say, table.game)} · {say('button-knew')}",
        *_lines(say, table, insight, seen),
    ]
    rounds = [number for number in insight.rounds if found[number]]
    drawn = {number: found[number] for number in _some(rounds, MOST_COLUMNS if seen else MOST_ALONE)}
    own = f"{table.game}-knew"
    if not seen:
        none = say("knew-of-computers" if drawn and not say.knows(own) else "knew-none")
        lines += [say("knew-could"), say("knew-measure")] if could and drawn else [none]
    if computers and drawn:
        lines.append(say(own if say.knows(own) else "knew-computers"))
    chart = _picture(say, table, insight, seen, drawn, could=could) if drawn else None
    if chart is not None and any(cell.share is None for row in chart.chart.rows for cell in row.cells):
        lines.append(say("knew-blank"))
    if left := [str(number) for number in rounds if number not in drawn]:
        lines.append(say("knew-left-out", number=len(left), rounds=texts.together(say, left)))
    rows = (consent_buttons(say, table, shows=shows),) if asks else ()
    lines += [_own(say, shows)] if asks else []
    return Content("\n".join(lines), rows, chart)


def race_page(table: Table, seen: Seat, language: str) -> Content:
    """Return how the scores of a match that is over stood after each round, as everybody saw them."""
    say = texts.speaker(language)
    last = [] if seen.rounds and seen.rounds[-1].round == seen.view.round else [seen.view]
    told = texts.folding_of(table.game).fold_race(say, [*seen.rounds, *last], table.names)
    title = f"### {texts.game_name(say, table.game)} · {say(f'{table.game}-race-page')}"
    return Content("\n".join([title, *newest(list(told), limits.MESSAGE - len(title) - 1)]))


def marks_told(
    say: Speaker, game: str, names: Sequence[str], insight: Insight, seen: Sequence[Witness], step: int, number: int
) -> list[str]:
    """Return a line for each witness with their marks after a step, in a round; none without marks."""
    found = [(one.name, _told(say, game, names, marked_at(insight, one, step, number))) for one in seen]
    return [say("replay-marks", name=texts.safe(name), marks=marks) for name, marks in found if marks]


def _told(say: Speaker, game: str, names: Sequence[str], marks: Mapping[Subject, str]) -> str:
    """Return marks in words, each mark with the names of its seats, as the notes themselves tell them."""
    found = {
        what: ", ".join(
            texts.subject_name(say, game, texts.safe(names[one.seat]), one.part) for one in marks if marks[one] == what
        )
        for what in engine.game(game).marks
        if what in marks.values()
    }
    return "; ".join(f"{texts.mark_name(say, game, what)} · {those}" for what, those in found.items())


def _lines(say: Speaker, table: Table, insight: Insight, seen: Sequence[Witness]) -> Iterator[str]:
    verdicts = [verdict(insight, one) for one in seen]
    if seen and not first_to_know(verdicts):
        yield say("knew-nobody")
    yield from knew_lines(say, table, verdicts)


def _own(say: Speaker, shows: bool | None) -> str:
    return say("knew-ask" if shows is None else "knew-shown" if shows else "knew-hidden")


def _chart(
    say: Speaker,
    table: Table,
    names: Sequence[str],
    insight: Insight,
    seen: Sequence[Witness],
    found: Doubts,
    *,
    could: bool,
) -> SuspicionChart:
    rows = [
        Suspected(
            name=texts.subject_name(say, table.game, names[one.seat], one.part),
            seat=one.seat,
            cells=tuple(_cell(insight, found, number, place) for number in found),
            fooled=fooled(insight, seen, place),
        )
        for place, one in enumerate(insight.subjects)
        if one.part is None or any(place in found[number] or place in insight.members[number] for number in found)
    ]
    scale = f"{table.game}-knew-scale"
    return SuspicionChart(
        title=say("suspicion-could" if could else "button-knew"),
        columns_heading=say("suspicion-round"),
        columns=tuple(map(str, found)),
        fooled_heading=say("suspicion-fooled") if any(one.fooled for one in rows) else "",
        scale=say(scale if not seen and say.knows(scale) else "suspicion-scale"),
        hidden=texts.hidden_side(say, table.game),
        people=tuple(names),
        rows=tuple(rows),
    )


def _picture(
    say: Speaker, table: Table, insight: Insight, seen: Sequence[Witness], found: Doubts, *, could: bool
) -> SuspicionOf:
    drawn, told = (
        _chart(say, table, names(table.names, say.language), insight, seen, found, could=could)
        for names in (drawable, sayable)
    )
    return SuspicionOf(drawn, suspicion_alt(told, say))


def _cell(insight: Insight, found: Doubts, number: int, subject: int) -> Cell:
    doubt = found[number].get(subject)
    return Cell(None if doubt is None else round(100 * doubt.share), subject in insight.members[number])


def _some(rounds: Sequence[int], most: int) -> list[int]:
    """Return the rounds, or the most of them that have room, the first and the last among them.

    >>> _some(range(1, 21), 8)
    [1, 4, 6, 9, 12, 15, 17, 20]
    """
    if len(rounds) <= most:
        return list(rounds)
    return [rounds[round(place * (len(rounds) - 1) / (most - 1))] for place in range(most)]
