"""A match played alone, as a private message: what has happened, the question with its buttons, and its end."""

from collections.abc import Sequence

import engine
from bot import pictures, texts
from bot.messages.content import Button, Content, Entry, Menu, Row, below
from bot.messages.controls import HAND, Controls
from bot.messages.ids import LONE, make, make_menu, of_lone_match
from bot.messages.layout import behind
from bot.messages.prompt import LONGEST, RECAP
from bot.messages.receipt import answer_told
from bot.messages.telling import newest, recap
from bot.pictures import EndOf, PictureOf
from bot.tables import LonePlay
from bot.texts import Speaker, limits

BOARD = "board"
"""The value of the line that shows the board in place of the hand."""


def play_button(say: Speaker, key: str, going_on: LonePlay | None) -> Button:
    """Return the button that begins a match of a game alone, or goes on with the unfinished match."""
    if going_on is not None and not going_on.is_over:
        name = texts.game_name(say, going_on.lone.record.game)
        return Button(say("alone-go-on", game=name), make(f"{LONE}go"), "success")
    return Button(say("alone-play", number=engine.game(key).seats[0] - 1), make(f"{LONE}begin", key), "success")


def shown(play: LonePlay, language: str, page: int = 0, mask: int = 0) -> Content:
    """Return the match as it stands: the question, or the end. ``page`` and ``mask`` are those of ``controls``."""
    if play.lone.given_up:
        return _given_up(play, language)
    return _over(play, language) if play.is_over else _asked(play, language, page, mask)


def _asked(play: LonePlay, language: str, page: int, mask: int) -> Content:
    say, key, seat, names = texts.speaker(language), play.lone.record.game, play.seat, play.lone.names
    if seat.decision is None:
        raise ValueError("nobody is asked in a match that is not over")
    ids = of_lone_match(play.lone.number, seat.question)
    controls = Controls(say, key, seat.decision, names, ids, behind(seat), seat.view)
    header, question = _header(say, play), [*_casting(say, play), *controls.text(mask)]
    room = LONGEST - sum(len(line) + 1 for line in (header, *question))
    happened = newest(recap(say, key, names, seat, answer=True), min(RECAP, room))
    text = "\n".join([header, *_answered(say, play, room), *(f"> {line}" for line in happened), *question])
    end = Button(say("alone-end"), make(f"{LONE}sure", play.lone.number))
    rows = below(controls.rows(page, mask), [end], limits.ROWS - 1)
    looks: tuple[Row, ...] = (_look_menu(say, play),) if len(rows) < limits.ROWS else ()
    return Content(text, (*rows, *looks), pictures.hand_of(seat.view, names, language))


def _casting(say: Speaker, play: LonePlay) -> list[str]:
    """Return what the person is told of their role or side, if they have just learned it."""
    seat = play.seat
    new = any(event.casts for moment in seat.since_last_answer() for event in moment.events)
    return texts.casting(say, play.lone.record.game, seat.view.cast, play.lone.names) if new and seat.view.cast else []


def _answered(say: Speaker, play: LonePlay, room: int) -> list[str]:
    """Return the person's last answer, if there is room for it; what came of it is told below."""
    answered = play.seat.since_last_answer()[0].answered
    if answered is None:
        return []
    told = answer_told(say, play.lone.record.game, play.lone.names, answered, ())
    return [told] if len(told) < room - RECAP else []


def _look_menu(say: Speaker, play: LonePlay) -> Menu:
    key = play.lone.record.game
    parts = [one for one in pictures.parts_asked(play.seat.view) if one != BOARD]
    entries = (
        Entry(say("alone-board"), BOARD),
        *(Entry(texts.part_name(say, key, part), part) for part in parts),
        Entry(say("parts-hand"), HAND),
    )
    return Menu(make_menu(f"{LONE}look", play.lone.number), say("parts-hint"), entries)


def looks(play: LonePlay) -> Sequence[str]:
    """Return what the menu of a question can show."""
    return (BOARD, *pictures.parts_asked(play.seat.view), HAND)


def look(play: LonePlay, what: str, language: str) -> Content:
    """Return a picture of the board, a part of it, or the hand; the text below it stays."""
    view, names = play.seat.view, play.lone.names
    if what == HAND:
        picture = pictures.hand_of(view, names, language)
    else:
        part = "" if what == BOARD else what
        picture = PictureOf("part" if part else "board", view, names, language, part)
    return Content("", picture=picture)


def sure(play: LonePlay, language: str) -> Content:
    """Return the question whether to end a match before its end."""
    say = texts.speaker(language)
    end = Button(say("alone-end-now"), make(f"{LONE}end", play.lone.number), "danger")
    return Content(
        f"{_header(say, play)}\n{say('alone-sure')}", ((Button(say("button-go-on"), make(f"{LONE}go")), end),)
    )


def _given_up(play: LonePlay, language: str) -> Content:
    say = texts.speaker(language)
    return Content(f"{_header(say, play)}\n{say('alone-ended')}", (_again(say, play),))


def _over(play: LonePlay, language: str) -> Content:
    """Return the end: the winners and the own score first, the reason, and a picture of all that was hidden."""
    say, key, seat, names = texts.speaker(language), play.lone.record.game, play.seat, play.lone.names
    result = seat.view.result
    if result is None:
        raise ValueError("the match is not over")
    safe, own = [texts.safe(name) for name in names], seat.seat or 0
    headline = texts.headline(say, key, result, seat.view.round, play.sides, play.decided, safe)
    parts = texts.sum_of(say, key, result, own)
    score = say("end-own", score=result.scores[own]) + (f" ({parts})" if parts else "")
    won = own in result.winners
    title = texts.own_win(say, key, result, own, play.sides, safe) if won else headline
    lines = [
        _header(say, play),
        f"### {title} · {score}",
        *([f"**{headline}**"] if won else []),
        *texts.deciding(say, key, play.decided, names),
        texts.standings(say, result, safe),
    ]
    room = LONGEST - sum(len(line) + 1 for line in lines)
    happened = newest(recap(say, key, names, seat, answer=True), min(RECAP, room))
    text = "\n".join([lines[0], *(f"> {line}" for line in happened), *lines[1:]])
    number = play.lone.number
    past = tuple(Button(say(f"button-{one}"), make(f"{LONE}{one}", number)) for one in ("story", "replay"))
    return Content(text, (past, _again(say, play)), EndOf(seat.view, names, language, play.decided, play.sides))


def _again(say: Speaker, play: LonePlay) -> tuple[Button, ...]:
    key = play.lone.record.game
    return (play_button(say, key, None), Button(say("button-rules"), make("rules", key)))


def _header(say: Speaker, play: LonePlay) -> str:
    name, number = texts.game_name(say, play.lone.record.game), len(play.lone.names) - 1
    return say("alone-where", game=name, number=number)
