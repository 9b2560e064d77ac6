"""What a seat is asked, in private: in its direct messages, or privately in the channel."""

from collections.abc import Sequence

import msgspec

import engine
from bot import texts
from bot.messages.content import Button, Content, PictureOf
from bot.messages.controls import BACK, are_buttons, controls
from bot.messages.ids import make
from bot.messages.story import newest, tell
from bot.tables import Table, stands
from bot.texts import Speaker
from engine import Event

RECEIPTS = 6
"""How many answers of a run a message tells."""

RECAP = 900
"""How many characters of what has happened a question shows."""

LONGEST = 1950
"""How many characters a question may have, without the marks of a quotation; Discord takes 2,000."""


def run_start(match: engine.Match, seat: int) -> int:
    """The step at which the seat's present run of questions began.

    To a run belongs every question that is put right after the seat's own answer. Who has answered in secret, and
    stands among those who are asked, is still in the run of that answer.
    """
    start = match.asked_at(seat) if seat in match.decisions else match.length
    if seat not in match.decisions and seat in match.view(None).asked:
        start = next(step.asked for step in reversed(match.steps) if step.seat == seat)
    while start > 0 and match.steps[start - 1].seat == seat:
        start = match.steps[start - 1].asked
    return start


def prompt(
    table: Table,
    match: engine.Match,
    seat: int,
    language: str,
    link: str,
    page: int = 0,
    mask: int = 0,
    *,
    change: bool = False,
) -> Content:
    """The seat's present question with its hand and what has happened since its last answer.

    If it is not asked, its hand and who is awaited. If it may still change its answer, that and a button to do so, or
    with ``change`` the question again. ``page`` and ``mask`` are those of ``controls``.
    """
    say = texts.speaker(language)
    lines = [header(say, table, link)]
    decision = match.decisions.get(seat) if table.state == "running" else None
    picture = PictureOf("hand", _own(match.view(seat)), table.names, language)
    if decision is None:
        lines.append(awaited(say, table, match, seat))
        if not stands(table, match, seat):
            return Content("\n".join(lines), picture=picture)
        lines.append(say("prompt-standing"))
        return Content("\n".join(lines), ((Button(say("button-again"), make("again", table.id)),),), picture)
    receipts = _receipts(say, table, match, seat, run_start(match, seat))
    lines += receipts
    number = match.question(seat)
    if decision.replaces is not None and not change:
        lines.append(say("prompt-changeable"))
        return Content("\n".join(lines), ((Button(say("button-change"), make("change", table.id, number)),),), picture)
    question = ["### " + texts.question(say, table.game, decision, table.names), *_notes(say, table, decision)]
    room = LONGEST - sum(len(line) + 1 for line in (*lines, *question))
    recap = newest(_recap(say, table, match, seat, answer=not receipts), min(RECAP, room))
    lines += [*(f"> {line}" for line in recap), *question]
    rows = controls(say, table.game, decision, table.names, table.id, number, page, mask)
    if decision.kind in match.game.standing:
        rows = (*rows, (Button(say("button-standing"), make("standing", table.id, number)),))
    return Content("\n".join(lines), rows, picture)


def _own(view: engine.View) -> engine.View:
    """The same view without who else is asked: what others do meanwhile is no reason to draw a hand anew."""
    return msgspec.structs.replace(view, asked=tuple(seat for seat in view.asked if seat == view.seat))


def _recap(say: Speaker, table: Table, match: engine.Match, seat: int, *, answer: bool) -> list[str]:
    """What has happened since the seat's last answer: what everybody saw, and what the seat itself came to see.

    With ``answer`` the answer itself is told, too; without it the receipts have told it, and what the seat saw then.
    """
    last = next((step for step in range(match.length - 1, -1, -1) if match.steps[step].seat == seat), None)
    if last is None:
        events = list(match.events(seat))
    else:
        own = engine.visible(match.steps[last].events, seat if answer else None)
        if not answer and getattr(next(iter(own), None), "seat", None) == seat:
            own = own[1:]
        events = [*own, *(event for step in match.steps[last + 1 :] for event in engine.visible(step.events, seat))]
    return tell(say, table.game, [event for event in events if event.seats is None or event.sight], table.names)


def _notes(say: Speaker, table: Table, decision: engine.Decision) -> list[str]:
    """What the choices mean, where they are buttons, which have no room for it."""
    if not are_buttons(decision):
        return []
    notes = []
    names = [texts.safe(name) for name in table.names]
    for choice in decision.choices:
        note = texts.choice_note(say, table.game, decision.kind, choice, names)
        if note:
            notes.append(f"- **{texts.choice_label(say, table.game, decision.kind, choice, names)}**: {note}")
    return notes


def receipt(table: Table, match: engine.Match, seat: int, start: int, language: str, link: str) -> Content:
    """What a prompt turns into once its run of questions is over: what was answered, without buttons."""
    say = texts.speaker(language)
    lines = [header(say, table, link), *_receipts(say, table, match, seat, start)]
    if len(lines) == 1:
        lines.append(say("prompt-aborted" if table.state == "aborted" else "prompt-over"))
    return Content("\n".join(lines), keep_picture=True)


def newest_sight(match: engine.Match, seat: int) -> tuple[int, Sequence[Event]] | None:
    """The last time the seat came to see something: after how many answers, and what.

    ``None`` if there was none, if it came of the seat's own answer, or if the seat was asked something at that moment.
    """
    found = match.newest_sight(seat)
    if found is None:
        return None
    step = found[0]
    asked = [match.asked_at(seat)] if seat in match.decisions else []
    asked += [one.asked for one in match.steps[step:] if one.seat == seat]
    own = step > 0 and match.steps[step - 1].seat == seat
    return None if own or step in asked else found


def sight(table: Table, match: engine.Match, seat: int, seen: Sequence[Event], language: str, link: str) -> Content:
    """What a seat has come to see, with all that it holds and sees now."""
    say = texts.speaker(language)
    lines = [header(say, table, link), *tell(say, table.game, seen, table.names)]
    button = Button(say("button-hand"), make("hand", table.id))
    picture = PictureOf("hand", _own(match.view(seat)), table.names, language)
    return Content("\n".join(lines), ((button,),), picture)


def header(say: Speaker, table: Table, link: str) -> str:
    """Which game this is about: server, channel, game, and a link to the board."""
    game = texts.game_name(say, table.game)
    where = say("prompt-where", game=game, server=texts.safe(table.guild_name), channel=f"<#{table.channel}>")
    return f"-# {where} · [{say('prompt-board-link')}]({link})" if link else f"-# {where}"


def awaited(say: Speaker, table: Table, match: engine.Match, viewer: int | None = None) -> str:
    """Who is awaited, by name, as a seat may know it, or everybody; of several also how many have answered, if any."""
    if table.state == "finished" or match.result is not None:
        return say("awaited-nobody")
    asked = match.view(None).asked
    names = ", ".join(texts.safe(table.names[seat]) for seat in match.view(viewer).asked) or say("nobody")
    number = max(len(match.decisions), len(asked))
    if len(asked) < number:
        return say("awaited-of-several", names=names, answered=number - len(asked), number=number)
    return say("awaited", names=names)


def _receipts(say: Speaker, table: Table, match: engine.Match, seat: int, start: int) -> list[str]:
    """What the seat has answered in the run that began at step ``start``.

    A choice that merely opened a question is told only until that question has been answered.
    """
    taken: list[str] = []
    opened: list[str] = []
    asked = start
    for number, step in enumerate(match.steps[start:], start + 1):
        if step.seat != seat:
            continue
        if step.asked != asked:
            break
        asked = number
        if step.keys == (BACK,) or step.decision.replaces is not None:
            del (opened or taken)[-1:]
        if step.keys == (BACK,):
            continue
        told = "✓ " + texts.answer(say, table.game, step.decision, step.keys, table.names)
        if any(choice.opens for choice in step.decision.choices if choice.key in step.keys):
            opened.append(told)
            continue
        brought = [event for event in engine.visible(step.events, seat) if event.sight or event.outcome]
        taken.append("\n".join([told, *tell(say, table.game, brought, table.names)]))
        opened.clear()
    return [*taken, *opened[-1:]][-RECEIPTS:]


def answered(table: Table, match: engine.Match, seat: int, start: int, language: str, link: str) -> Content:
    """After an answer of a run that began at step ``start``: the run's next question, or if it is over, a receipt.

    If the seat came to see something by its answer, the receipt shows what it holds and sees now.
    """
    if table.state == "running" and seat in match.decisions and run_start(match, seat) == start:
        return prompt(table, match, seat, language, link)
    told = receipt(table, match, seat, start, language, link)
    if stands(table, match, seat):
        told = msgspec.structs.replace(told, text=f"{told.text}\n{texts.speaker(language)('prompt-standing')}")
    own = [step for step in match.steps[-1:] if step.seat == seat]
    if not any(event.sight for step in own for event in engine.visible(step.events, seat)):
        return told
    picture = PictureOf("hand", _own(match.view(seat)), table.names, language)
    return msgspec.structs.replace(told, keep_picture=False, picture=picture)
