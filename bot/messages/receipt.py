"""Receipts: the words for what a seat has answered, and the message that stays of its questions."""

from collections.abc import Sequence

from bot import texts
from bot.messages.content import Content
from bot.messages.layout import BACK
from bot.messages.telling import header, newly_dealt, out_and_back, tell, word_count
from bot.messages.words.contents import as_seat_reads
from bot.tables import Table
from bot.texts import Speaker
from engine import Event, OwnAnswer, Seat

RECEIPTS = 4
"""A message tells at most so many answers of a run."""

RECEIPT_WORDS = 40
"""Receipts above a question have at most so many words; older ones go first."""


def receipt(table: Table, seat: Seat, run: int, language: str) -> Content:
    """Return the receipt that a prompt turns into once its run of questions is over.

    The receipt tells what was answered, and has no buttons. A prompt also turns into a receipt if a computer player
    stands in; the last line then says so. ``run`` is the number of the run's first question.
    """
    return as_seat_reads(plain_receipt(table, seat, run, language), table, seat, language)


def plain_receipt(table: Table, seat: Seat, run: int, language: str) -> Content:
    """Return the receipt before it is told as the seat wishes to read it."""
    say = texts.speaker(language)
    lines = [header(say, table), *answers_told(say, table, seat, run)]
    if table.state == "running" and seat.seat is not None and table.sitters[seat.seat].away:
        lines.append(say("prompt-stand-in", answered=len(lines) > 1))
    elif table.state == "running" and all(moment.asked != run for moment in seat.moments):
        lines.append(say("prompt-withdrawn"))
    elif len(lines) == 1:
        lines.append(say("prompt-aborted" if table.state == "aborted" else "prompt-over"))
    return Content("\n".join([*lines, *out_and_back(say, table, seat)]))


def answers_told(say: Speaker, table: Table, seat: Seat, run: int) -> list[str]:
    """Return what the seat has answered in the ``run`` that began with the question of that number.

    A choice that merely opened a question is told only until that question has been answered.
    """
    taken: list[tuple[OwnAnswer, Sequence[Event]]] = []
    opened: list[tuple[OwnAnswer, Sequence[Event]]] = []
    for one in seat.answers(run):
        answer, _ = one
        if answer.keys == (BACK,) or answer.decision.replaces is not None:
            del (opened or taken)[-1:]
        if answer.keys == (BACK,):
            continue
        if any(choice.opens for choice in answer.decision.choices if choice.key in answer.keys):
            opened.append(one)
            continue
        taken.append(one)
        opened.clear()
    newest_ones, names = [*taken, *opened[-1:]][-RECEIPTS:], table.names
    return [answer_told(say, table.game, names, *one) for one in newest_ones]


def newest_answers(taken: Sequence[str]) -> Sequence[str]:
    """Return as many of the last receipts as have at most ``RECEIPT_WORDS``, or the last one."""
    while len(taken) > 1 and sum(map(word_count, taken)) > RECEIPT_WORDS:
        taken = taken[1:]
    return taken


def answer_told(say: Speaker, game: str, names: Sequence[str], answer: OwnAnswer, events: Sequence[Event]) -> str:
    """Return an answer of the seat's own, and what it led to, as far as no other message tells that.

    An outcome that says no less than the answer stands in its place. A game may have words of its own for an outcome
    (``<game>-outcome-``). They need not repeat the answer, and may begin with the sign of a failure.
    """
    dealt = newly_dealt(events)
    brought = [one for one in events if one.outcome or (one.sight and not one.casts and one not in dealt)]
    says_all = any(one.outcome and one.retold for one in brought)
    told = [] if says_all else [texts.answer(say, game, answer.decision, answer.keys, names)]
    own = {event.kind: key for event in brought if say.knows(key := f"{game}-outcome-{event.kind}")}
    outcomes = " · ".join(texts.event_as(say, own[event.kind], event, names) for event in brought if event.kind in own)
    told += [*filter(None, [outcomes]), *tell(say, game, (one for one in brought if one.kind not in own), names)]
    words = "\n".join(told)
    return words if words.startswith(texts.FAILED) else texts.PICKED + words
