"""The messages about the end of a match: in the channel, and for each person in their direct messages."""

from collections.abc import Iterator, Mapping, Sequence

from msgspec import structs
from msgspec.structs import asdict

import engine
from bot import texts
from bot.messages.content import Button, Content, with_button
from bot.messages.gathering.lobby import chronicle_line, computers, counts
from bot.messages.gathering.planned import plan_over
from bot.messages.ids import make
from bot.messages.telling import LEFT_OUT, before_the_end, header, hides_end
from bot.messages.truth import Eyes
from bot.messages.turning import believable, turn_line, weightiest
from bot.messages.voices import voices
from bot.pictures import EndOf, tells_turns
from bot.store import Tenure, Verdict
from bot.tables import Chronicle, Table
from bot.tables.notes.verdicts import ahead as foremost
from bot.tables.notes.verdicts import name_of
from bot.texts import Speaker, limits
from engine import Disclosed, Result

SHOW, ALWAYS, HIDE, NEVER = "show", "always", "hide", "never"
"""The choices of a person who took notes, about showing their notes."""

LONGEST, DECIDED = limits.MESSAGE - 10, 1100
"""The most characters of such a message, with some room for line breaks, and of what decided the match."""


def final(
    table: Table, eyes: Eyes, chronicle: Chronicle | None = None, *, silent: bool = False, filmed: bool = False
) -> Content:
    """Return the end for the channel, in few lines and a picture that has the rest.

    The message tells who has won, last remarks and all scores, and the line of the ``chronicle`` if there is any.
    Without a turning point it tells the deeds that moved most, if the game has these. It offers a rematch, the story,
    and the proof of a fair deal. While people play live, a click shows these if the picture reveals them first; only
    what everybody knew before stands openly. ``silent``: somebody is told no end by direct message, and has it by
    *My hand*. ``filmed``: the message shows its film already, and keeps that.
    """
    say = texts.speaker(table.language)
    shown = texts.spoiler if hides_end(table) else str
    lines = [
        f"## {shown(_headline(say, table, eyes))}",
        *map(shown, _remarks(table, eyes)),
        *(opened := texts.opened(say, table.game, eyes.decided, table.names) if hides_end(table) else []),
        *([shown("\n".join(told))] if (told := _decided_lines(say, table, eyes, opened)) else []),
        *map(shown, _course(say, table, eyes)),
        *([shown(" ".join(knew))] if (knew := [*knew_lines(say, table, table.verdicts)]) else []),
        shown(_standings(say, table, eyes)),
        *([shown(chronicle_line(say, table, chronicle))] if chronicle is not None else []),
        *([counts(say, table)] if table.rated else []),
        *([f"-# {say('end-here')}"] if silent else []),
    ]
    room = LONGEST - sum(len(line) + 1 for line in lines)
    lines += _fitting([f"-# {line}" for line in (*computers(say, table), *who_sat(say, table).values())], room)
    rows = (
        (
            _rematch_button(say, table),
            story_button(say, table),
            *_knew_button(say, table),
            Button(say("button-fair"), make("fair", table.id)),
        ),
        (
            Button(say("button-replay"), make("replay", table.id)),
            Button(say("button-film"), make("film", table.id)),
            Button(say("button-page"), make("page", table.id)),
            Button(say("button-rules"), make("rules", table.game)),
        ),
    )
    text = "\n".join((lines[0], texts.one_spoiler("\n".join(lines[1:]))))
    film = eyes.film
    if film is not None and hides_end(table):
        film = structs.replace(film, alt=say("picture-covered"), hidden=True)
    picture = picture_of_end(table, eyes, table.language) if film is None else None
    content = Content(text, rows, picture, keep_picture=filmed, file=film)
    return with_button(content, Button(say("button-hand"), make("hand", table.id), "primary")) if silent else content


def _remarks(table: Table, eyes: Eyes) -> list[str]:
    """Return what the narrator and computer players say of the end itself, which no board tells."""
    events, before = eyes.onlooker.events, before_the_end(eyes.onlooker, table.game).events
    return [line for _, line in voices(table, events, range(len(before), len(events)))]


def _decided_lines(say: Speaker, table: Table, eyes: Eyes, opened: Sequence[str]) -> list[str]:
    """Return what decided the match, and is not told openly, as far as there is room."""
    decided = texts.deciding(say, table.game, eyes.decided, table.names)
    return _fitting([line for line in decided if line not in opened], DECIDED)


def _course(say: Speaker, table: Table, eyes: Eyes) -> list[str]:
    """Return the turning point that decided most, or else the public deeds that moved most, in lines."""
    turn = weightiest(believable(table, eyes.turns or ()))
    if turn is not None:
        return [turn_line(say, table, turn, "end-turning")]
    return [*texts.folding_of(table.game).fold_greatest_deeds(say, eyes.onlooker.events, table.names)]


def knew_lines(say: Speaker, table: Table, verdicts: Sequence[Verdict]) -> Iterator[str]:
    """Yield a line about those who knew earliest, and a line about the best detectives, as far as there are any."""
    first, detectives = foremost(verdicts)
    if first:
        since = texts.round_within(say, table.game, first[0].knew or 1)
        yield say("knew-first", names=_detectives(table, first), round=since)
    if detectives:
        one = detectives[0]
        yield say("knew-best", names=_detectives(table, detectives), right=one.right, marked=one.marked)


def _detectives(table: Table, those: Sequence[Verdict]) -> tuple[str, ...]:
    return tuple(texts.safe(name_of(table, one.user, one.seat)) for one in those)


def picture_of_end(table: Table, eyes: Eyes, language: str) -> EndOf:
    """Return the order for the picture of the end, which shows all roles and sides."""
    moving, hidden = table.reveals == "moving" and not tells_turns(table.game), hides_end(table)
    return EndOf(eyes.onlooker.view, table.names, language, eyes.decided, eyes.sides, moving=moving, hidden=hidden)


def own_picture(table: Table, eyes: Eyes, seat: int, language: str) -> EndOf:
    """Return the order for the same picture for the person in that seat, their row framed; nothing is left to reveal.

    A click shows it while the channel hides it, too.
    """
    return structs.replace(picture_of_end(table, eyes, language), moving=False, reader=seat)


def own_end(table: Table, eyes: Eyes, seat: int, language: str, *, asks: bool = False) -> Content:
    """Return the end for the person in that seat: who has won and their own score first, and what to do next.

    A click shows it while the channel hides it, too. A game may have words of its own for who loses
    (``<game>-own-lose``). They get the ``place`` of the reader, and how many losers are ``level`` there. They also get
    the points ``behind``, the ``number`` of winners and the ``side`` that has won. The facts that decided the match
    follow. ``asks``: the person took notes, and is asked whether others may see them.
    """
    say = texts.speaker(language)
    result = _result(table, eyes)
    shown = texts.spoiler if hides_end(table) else str
    won, headline, standings = seat in result.winners, _headline(say, table, eyes), _standings(say, table, eyes)
    lose = f"{table.game}-own-lose"
    told = won or say.knows(lose)
    ahead = {one for one, score in enumerate(result.scores) if score > result.scores[seat]} | {*result.winners}
    best = max((result.scores[one] for one in result.winners), default=0)
    facts = {"place": len(ahead) + 1, "behind": max(0, best - result.scores[seat]), "number": len(result.winners)}
    facts["level"] = sum(score == result.scores[seat] for one, score in enumerate(result.scores) if one not in ahead)
    lost = say(lose, side=texts.side_told(eyes.decided), **facts) if told and not won else headline
    names = [texts.safe(name) for name in table.names]
    first = texts.own_win(say, table.game, result, seat, eyes.sides, names) if won else lost
    lines = [
        header(say, table),
        f"### {shown(f'{first} · {_own_score(say, table, result, seat)}')}",
        *map(shown, _lost(say, table, eyes, seat)),
        *map(shown, _about(say, table, eyes, seat)),
        shown(f"**{headline}** · {standings}" if told and not say.knows(f"{table.game}-standing-side") else standings),
        *(map(shown, _decided_lines(say, table, eyes, ())) if told and not won else ()),
        *([say("knew-ask")] if asks else []),
    ]
    again = (_rematch_button(say, table), *_knew_button(say, table))
    consent = (consent_buttons(say, table),) if asks else ()
    text = "\n".join((*lines[:2], texts.one_spoiler("\n".join(lines[2:]))))
    return Content(text, (*consent, again, after_the_end(say, table)))


def _result(table: Table, eyes: Eyes) -> Result:
    """Return the result of the table's match; raise ``ValueError`` if the match is not over."""
    result = eyes.onlooker.view.result
    if result is None:
        raise ValueError(f"the match of table {table.id} is not over")
    return result


def _headline(say: Speaker, table: Table, eyes: Eyes) -> str:
    names = [texts.safe(name) for name in table.names]
    rounds = eyes.onlooker.view.round
    return texts.headline(say, table.game, _result(table, eyes), rounds, eyes.sides, eyes.decided, names)


def _standings(say: Speaker, table: Table, eyes: Eyes) -> str:
    names = [texts.safe(name) for name in table.names]
    return texts.standings(say, _result(table, eyes), names, table.game, eyes.sides)


def _own_score(say: Speaker, table: Table, result: Result, seat: int) -> str:
    """Return the score of the reader's own seat, and how it came about."""
    parts = texts.sum_of(say, table.game, result, seat)
    return say("end-own", score=result.scores[seat]) + (f" ({parts})" if parts else "")


def _about(say: Speaker, table: Table, eyes: Eyes, seat: int) -> list[str]:
    """Return in lines the facts that decided the match and are about that seat alone."""
    own = [one for one in eyes.decided if isinstance(one, Disclosed) and one.of_seat and asdict(one)["seat"] == seat]
    return [line for one in own if (line := texts.story_line(say, table.game, one, table.names))]


def _lost(say: Speaker, table: Table, eyes: Eyes, seat: int) -> Iterator[str]:
    """Yield what others took from that seat after its last answer, and how the whole match went for the seat."""
    events = [one for moment in eyes.seats[seat].since_last_answer() for one in moment.events if one.seats is None]
    folding = texts.folding_of(table.game)
    lost = folding.fold_losses(say, events, seat, table.names)
    yield from filter(None, (lost, folding.fold_match(say, eyes.onlooker.events, seat, table.names)))


def _fitting(lines: Sequence[str], room: int) -> list[str]:
    """Return the first lines that fit into the room; a mark stands in place of the others.

    >>> _fitting(["one", "two", "three"], 10), _fitting(["one"], 4)
    (['one', 'two', '…'], ['one'])
    """
    fitting: list[str] = []
    for number, line in enumerate(lines):
        room -= len(line) + 1
        if room < (0 if number == len(lines) - 1 else len(LEFT_OUT) + 1):
            return [*fitting, LEFT_OUT]
        fitting.append(line)
    return fitting


def story_button(say: Speaker, table: Table) -> Button:
    """Return the button that tells all that happened."""
    return Button(say("button-story"), make("story", table.id))


def _rematch_button(say: Speaker, table: Table) -> Button:
    return Button(say("button-rematch"), make("rematch", table.id), "primary")


def _knew_button(say: Speaker, table: Table) -> tuple[Button, ...]:
    """Return the button that tells who knew, also if nobody took notes; none in a game without hidden sides.

    A game whose race says more (``fold_race``) names the button by it.
    """
    hidden, race = engine.game(table.game).hidden_side is not None, f"{table.game}-race-page"
    label = say(race if say.knows(race) else "button-knew")
    return (Button(label, make("knew", table.id)),) if hidden else ()


def consent_buttons(say: Speaker, table: Table, *, shows: bool | None = None) -> tuple[Button, ...]:
    """Return the buttons with which a person shows their notes, or keeps them; ``None``: nothing is chosen yet."""
    choices = ((SHOW, ALWAYS), (HIDE, NEVER))
    kept = choices if shows is None else choices[int(shows) :][:1]
    return tuple(
        Button(say(f"button-notes-{one}"), make("shownotes", table.id, one), "primary" if one == SHOW else "secondary")
        for pair in kept
        for one in pair
    )


def aborted(table: Table, language: str) -> Content:
    """Return the message for everybody in the table that it was closed.

    Somebody has closed the table, or its server has removed the bot. Nobody is called to a lobby that had no news.
    """
    say = texts.speaker(language)
    if table.plan is not None and not table.started and (table.quiet or table.ended_by):
        return plan_over(table, language)
    people = tuple(one.user for one in table.sitters if one.user)
    names = ", ".join(f"<@{user}>" for user in people)
    if table.quiet and not table.started:
        return Content(say("aborted-quiet", game=texts.game_name(say, table.game)))
    if table.quiet:
        lines = [say("aborted-silence", names=names)]
    elif table.ended_by:
        lines = [say("aborted", by=texts.safe(table.ended_by), names=names)]
        if table.ended_for:
            lines.append(say("aborted-reason", reason=table.ended_for))
    else:
        lines = [say("aborted-forsaken", server=texts.safe(table.guild_name), game=texts.game_name(say, table.game))]
    rows: tuple[tuple[Button, ...], ...] = ()
    if table.is_revealed:
        lines.append(say("aborted-revealed"))
        rows = (after_the_end(say, table),)
    elif table.may_be_revealed:
        lines.append(say("aborted-hidden", agreed=len(table.agreed), number=len(table.people)))
        rows = ((Button(say("button-reveal"), make("reveal", table.id)),),)
    return Content("\n".join(lines), rows, ping=people)


def after_the_end(say: Speaker, table: Table) -> tuple[Button, ...]:
    """Return the buttons of a match that nothing is secret of any more."""
    return (
        story_button(say, table),
        Button(say("button-replay"), make("replay", table.id)),
        Button(say("button-film"), make("film", table.id)),
        Button(say("button-page"), make("page", table.id)),
        Button(say("button-record"), make("record", table.id)),
    )


def who_sat(say: Speaker, table: Table) -> Mapping[int, str]:
    """Return a line for each seat that changed hands.

    For example: ``Seat 2: Ben, from round 3 a computer player, from round 5 Eva``.
    """
    found = {}
    for seat in range(len(table.sitters)):
        sat = _sat(table, seat)
        if len(sat) > 1:
            first, *later = sat
            parts = [_name(say, first), *(_later(say, table, one) for one in later)]
            found[seat] = say("sat", seat=seat + 1, who=", ".join(parts))
    return found


def _later(say: Speaker, table: Table, one: Tenure) -> str:
    return say("sat-from", round=texts.round_within(say, table.game, one.round), name=_name(say, one))


def _sat(table: Table, seat: int) -> list[Tenure]:
    """Return the seat's tenures, except those in which nobody answered anything, and those that change nothing."""
    sat: list[Tenure] = []
    for one in table.tenures:
        if one.seat != seat:
            continue
        if sat and sat[-1].why != "start" and sat[-1].step == one.step:
            sat.pop()
        if not sat or sat[-1].user != one.user:
            sat.append(one)
    return sat


def _name(say: Speaker, one: Tenure) -> str:
    return say("sat-computer") if one.user is None else texts.safe(one.name)
