"""The questions to a seat in private: in its direct messages, or privately in the channel."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

import msgspec

import engine
from bot import pictures, texts
from bot.messages.aloud import remarks
from bot.messages.content import Button, Content, Row, below
from bot.messages.controls import Controls, notes_buttons, parts_menu
from bot.messages.ids import ONLY, make, of_question
from bot.messages.layout import behind
from bot.messages.receipt import answers_told, newest_answers, plain_receipt
from bot.messages.telling import (
    awaited,
    casts,
    covered_moments,
    header,
    hides_revealed_words,
    newest,
    newly_dealt,
    recap,
    tell,
    word_count,
)
from bot.messages.votes import evidence
from bot.messages.words.contents import as_seat_reads, reading_of
from bot.pictures import PictureOf
from bot.tables import Table, only_answer, stands, to_take_back
from bot.tables.slots import Prompt
from bot.texts import Speaker, limits
from engine import Decision, Event, Seat

RECAP = 900
"""A question shows at most so many characters of events."""

WORDS = 90
"""The receipts and the events of a question have at most so many words together."""

LONGEST = limits.MESSAGE - 100
"""The most characters of a question; the marks of a quotation, and where to read more, come on top."""


def prompt(
    table: Table,
    seat: Seat,
    language: str,
    page: int = 0,
    mask: int = 0,
    *,
    change: bool = False,
    since: float | None = None,
) -> Content:
    """Return the seat's present question with its picture and what has happened since its last answer.

    A menu lets the seat look closer at the parts of the board that help it to answer. If the seat is not asked, the
    message shows its hand and who is awaited. If the seat may still change its answer, the message shows this answer
    and a button to change it. With ``change`` it shows the question again. ``page`` and ``mask`` are those of
    ``controls``. With ``since``, when everybody began to wait, the message is a look at the hand. It then says for whom
    people wait and since when, whoever is asked.
    """
    return _kept(_Asked(table, seat, language, page, mask, change, since, texts.known_commands()))


class _Asked(NamedTuple):
    """The arguments of ``prompt`` and the ids of commands. Little of it is hashed: a whole match would take long."""

    table: Table
    seat: Seat
    language: str
    page: int
    mask: int
    change: bool
    since: float | None
    commands: Mapping[str, int]

    def __hash__(self) -> int:
        return hash((self.table.id, self.seat.seat, len(self.seat.moments), self.page, self.mask))


@lru_cache(maxsize=32)
def _kept(asked: _Asked) -> Content:
    """Return what ``prompt`` does: a click and the looks after it ask for the same. An entry holds its match."""
    return as_seat_reads(_prompt(asked), asked.table, asked.seat, asked.language)


def _prompt(asked: _Asked) -> Content:
    table, seat, say = asked.table, asked.seat, texts.speaker(asked.language)
    decision = seat.decision if table.state == "running" else None
    lines = [header(say, table), *_waiting(say, table, seat, asked.since)]
    picture = hand_of(table, seat, asked.language)
    if decision is None:
        if not stands(table, seat):
            return Content("\n".join(lines), picture=picture)
        lines.append(say("prompt-standing"))
        return Content("\n".join(lines), ((Button(say("button-again"), make("again", table.id)),),), picture)
    taken = newest_answers(answers_told(say, table, seat, seat.run))
    lines += taken
    if decision.replaces is not None and not asked.change and only_answer(table, seat) is None:
        lines.append(say("prompt-changeable"))
        if asked.since is None and not seat.view.hides_answers:
            lines.append(say("prompt-waiting"))
        change_it = Button(say("button-change"), make("change", table.id, seat.question))
        return Content("\n".join(lines), ((change_it, *_notes(say, table, decision)),), picture)
    asks = bool(asked.mask & 1) and decision.kind in engine.game(table.game).then
    ids = of_question(table.id, seat.question)._replace(before=ONLY * asks)
    controls = Controls(say, table.game, decision, table.names, ids, behind(seat), seat.view)
    then, beside = _then(say, table, seat, controls, asks=asks)
    question = [*_new_role(say, table, seat, taken), *controls.text(asked.mask), *then, *_beside(say, table, seat)]
    if reading_of(table, seat) == "words" and only_answer(table, seat) is None:
        question.append(say("reading-answer", game=table.game, word=engine.game(table.game).commands[decision.kind]))
    question = _covered(say, table, seat, question)
    room = LONGEST - sum(len(line) + 1 for line in (*lines, *question))
    told = recap(say, table.game, table.names, seat, answer=not taken, pictured=_pictured(table, seat))
    happened = newest(told, min(RECAP, room), WORDS - sum(map(word_count, taken)))
    lines += [*(f"> {line}" for line in happened), *question]
    return Content("\n".join(lines), _rows(say, table, seat, controls.rows(asked.page, asked.mask), beside), picture)


def _waiting(say: Speaker, table: Table, seat: Seat, since: float | None) -> Iterator[str]:
    """Yield for whom people wait, unless the seat is asked; and in a look at the hand ``since`` when, whoever is."""
    running = table.state == "running"
    if since is None and running and seat.decision is not None:
        return
    waiting = awaited(say, table, seat)
    waiting = texts.spoiler(waiting) if is_ousting_revealed(table, seat) else waiting
    yield waiting + (" " + say("awaited-since", since=f"<t:{int(since)}:R>") if since is not None and running else "")


def _covered(say: Speaker, table: Table, seat: Seat, question: Sequence[str]) -> list[str]:
    """Return the question; a click shows it while a picture reveals the vote by which somebody is out.

    A new round tells nothing of the vote by which the last one had to end.
    """
    if not is_ousting_revealed(table, seat):
        return [*question]
    over = any(event.ends for event in seat.moments[-1].events)
    return [say("prompt-revealing", over=over), *(question if over else behind_a_click(question))]


def _rows(say: Speaker, table: Table, seat: Seat, rows: tuple[Row, ...], beside: Sequence[Button]) -> tuple[Row, ...]:
    """Return the controls of the question, with the buttons below it; none if everybody knows its only choice."""
    decision = seat.decision
    if decision is None or only_answer(table, seat) is not None:
        return ()
    buttons = [*beside]
    if engine.game(table.game).standing.get(decision.kind) is not None:
        buttons.append(Button(say("button-standing"), make("standing", table.id, seat.question)))
    if table.advises and [len(row) if isinstance(row, tuple) else 0 for row in rows] != [1]:
        buttons.append(Button(say("button-advice"), make("advice", table.id, seat.question)))
    buttons += (*_take_back(say, table, seat), *_notes(say, table, decision))
    looks = () if reading_of(table, seat) == "words" else pictures.parts_asked(seat.view)
    closer = parts_menu(say, table.game, table.id, looks, hand=True)
    return (*(below(rows, buttons, limits.ROWS - len(closer)) if buttons else rows), *closer)


def _then(say: Speaker, table: Table, seat: Seat, controls: Controls, *, asks: bool) -> tuple[list[str], list[Button]]:
    """Return what is said of the question that usually follows, and the button to be asked it or not."""
    kind = seat.decision.kind if seat.decision is not None else ""
    follows = engine.game(table.game).then.get(kind)
    if seat.decision is None or follows is None or not controls.are_buttons:
        return [], []
    if follows.after not in ("", *seat.decision.keys):
        return [], []
    key = f"{table.game}-then-{kind}"
    button = Button(say(f"{key}.change", asks=asks), make("then", table.id, seat.question, int(not asks)))
    return [say(key, asks=asks)], [button]


def _beside(say: Speaker, table: Table, seat: Seat) -> Iterator[str]:
    """Yield the lines below the question: what all have seen and heard of those the seat may name, and a tip."""
    if seat.decision is not None:
        public = [event for event in seat.events if event.seats is None]
        heard = [line for _, line in remarks(table, public, range(len(public))[-1:])]
        lines = [*evidence(say, table, public, seat.seat), *heard]
        covered = seat.view.hides_answers and covered_moments(table, seat) and not is_ousting_revealed(table, seat)
        yield from behind_a_click(lines) if covered else lines
        if (only := only_answer(table, seat)) is not None:
            yield texts.PICKED + texts.answer(say, table.game, seat.decision, (only,), table.names)
    if (beginner := tip(say, table, seat)) is not None:
        yield beginner
        if all(moment.answered is None for moment in seat.moments):
            yield say("tip-off")


def _new_role(say: Speaker, table: Table, seat: Seat, taken: Sequence[str]) -> Iterator[str]:
    """Yield role and deal of a round that has begun below the receipts of the last one; a message below tells more."""
    news = [event for moment in seat.since_last_answer() for event in moment.events]
    if taken and seat.view.cast and any(casts(one, seat) and one.round > news[0].round for one in news):
        title = texts.casting(say, table.game, seat.view.cast, table.names)[0].removeprefix("### ")
        yield f"{texts.round_name(say, table.game, seat.view.round, seat.view.rounds)}: **{title}**"
        for moment in seat.since_last_answer():
            yield from tell(say, table.game, newly_dealt(moment.events) if moment.answered else (), table.names)


def hand_of(table: Table, seat: Seat, language: str) -> PictureOf:
    """Return the picture of the seat's hand, without the other seats that are asked.

    The doings of others meanwhile are no reason to draw the hand again. A click shows it while a picture in the
    channel reveals who is out, or what a round has brought.
    """
    large = seat.seat is not None and table.sitters[seat.seat].large and reading_of(table, seat) == "pictures"
    view = msgspec.structs.replace(seat.view, asked=tuple(one for one in seat.view.asked if one == seat.seat))
    order = pictures.hand_of(view, table.names, language, seat.events, large=large)
    return pictures.behind_a_click(order) if covered_moments(table, seat) else order


def _pictured(table: Table, seat: Seat) -> Sequence[Event]:
    """Return what a picture in the channel still tells."""
    return next((moment.events for moment in covered_moments(table, seat)), ())


def is_ousting_revealed(table: Table, seat: Seat) -> bool:
    """Return whether a picture is just revealing the vote by which somebody is out: a click shows all that tells who.

    The next question and the hands do, as does who is awaited.
    """
    told = seat.moments[-1].events
    return any(event.ousts for event in told) and any(event.grounds for event in told) and hides_revealed_words(table)


def behind_a_click(told: Sequence[str]) -> list[str]:
    """Return what was told in lines that a click shows, as few clicks as there can be."""
    lines = [line for text in told for line in text.split("\n")]
    return texts.one_spoiler("\n".join(map(texts.spoiler, lines))).split("\n")


def answered(table: Table, seat: Seat, run: int, language: str) -> Content:
    """Return the message after an answer of the run that began with that question.

    This is the run's next question, or a receipt if the run is over. If the seat came to see something by its answer,
    the receipt shows what the seat holds and sees now. The receipt says who was asked next. The seat's first receipt
    says how to see who is awaited: no receipt could itself say that for long. The receipt also has the button to take
    the answer back.
    """
    if _goes_on(table, seat, run):
        return prompt(table, seat, language)
    told = plain_receipt(table, seat, run, language)
    say = texts.speaker(language)
    if stands(table, seat):
        told = msgspec.structs.replace(told, text=f"{told.text}\n{say('prompt-standing')}")
    for line in _asked_next(say, table, seat, run) if table.state == "running" else ():
        told = msgspec.structs.replace(told, text=f"{told.text}\n{line}")
    if (button := _take_back(say, table, seat)) and seat.run == run:
        told = msgspec.structs.replace(told, rows=(button,))
    if _has_seen(seat):
        told = msgspec.structs.replace(told, picture=hand_of(table, seat, language))
    return as_seat_reads(told, table, seat, language)


def _asked_next(say: Speaker, table: Table, seat: Seat, run: int) -> list[str]:
    """Return who is asked next as everybody may know, if a single seat is; else, at first, how to see who is awaited.

    While a picture reveals who is out, who is asked next would tell something of that. Whoever may only react in
    secret is not next.
    """
    untold = covered_moments(table, seat) or seat.view.hides_answers
    others = [one for one in seat.view.asked if one != seat.seat and not untold]
    if len(others) == 1:
        after = say("prompt-next", name=texts.safe(table.names[others[0]]))
        return [after] if table.sitters[others[0]].answers else []  # a computer player has answered at once
    return [say("prompt-waiting")] if others and _is_first_run(seat, run) else []


def is_drawn(table: Table, before: Seat, seat: Seat, run: int) -> bool:
    """Return whether the message of ``answered`` has another picture than the seat's question had ``before``."""
    if reading_of(table, seat) == "words" or (not _goes_on(table, seat, run) and not _has_seen(seat)):
        return False
    return hand_of(table, before, "") != hand_of(table, seat, "")


def _is_first_run(seat: Seat, run: int) -> bool:
    """Return whether the seat was asked nothing before that ``run``."""
    return next((moment.asked for moment in seat.moments if moment.asked is not None), run) == run


def _goes_on(table: Table, seat: Seat, run: int) -> bool:
    """Return whether the seat is asked the next question of that ``run``."""
    return table.state == "running" and seat.decision is not None and seat.run == run


def _has_seen(seat: Seat) -> bool:
    """Return whether the seat has just come to see something by its own answer, except what a new round deals."""
    last = seat.moments[-1]
    dealt = newly_dealt(last.events)
    seen = (event for event in last.events if event.sight and event not in dealt and not (dealt and event.casts))
    return last.answered is not None and any(seen)


def _notes(say: Speaker, table: Table, decision: Decision) -> tuple[Button, ...]:
    """Return the button that shows the notes, under a question before which people may talk."""
    return notes_buttons(say, table.game, table.id) if decision.talks else ()


def _take_back(say: Speaker, table: Table, seat: Seat) -> tuple[Button, ...]:
    """Return the button that takes the seat's last answer back.

    The button is there as long as the seat knows nothing that speaks against taking the answer back.
    """
    question = to_take_back(table, seat)
    return () if question is None else (Button(say("button-take-back"), make("takeback", table.id, question)),)


def tip(say: Speaker, table: Table, seat: Seat) -> str | None:
    """Return the line below the seat's present question; ``None`` if there is nothing to say, or not to this person."""
    if seat.seat is None or seat.decision is None or not is_first(seat, table.sitters[seat.seat].tips):
        return None
    found = texts.tip(say, table.game, seat.decision.kind)
    return found and say("tip", tip=found)


def is_first(seat: Seat, since: int | None) -> bool:
    """Return whether the seat's present question is the first of its kind since the question ``since``.

    The result is always false without ``since``. The question stays the first while its answer may be changed.
    """
    if since is None or seat.decision is None:
        return False
    answers = [one.answered for one in seat.moments if one.answered is not None and one.answered.question >= since]
    decision = seat.decision
    while decision.replaces is not None and answers:
        decision = answers.pop().decision
    return all(one.decision.kind != decision.kind for one in answers)


def prompt_slot(seat: Seat) -> Prompt:
    """Return the slot of the seat's present prompt."""
    return Prompt(seat.seat or 0, seat.run)
