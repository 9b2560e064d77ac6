"""What a seat is asked, in private: in its direct messages, or privately in the channel."""

from collections.abc import Sequence

import engine
from bot import texts
from bot.messages.content import Content, PictureOf
from bot.messages.controls import BACK, are_buttons, controls
from bot.messages.story import newest, tell
from bot.tables import Table
from bot.texts import Speaker

RECEIPTS = 6
"""How many answers of a run a message tells."""

RECAP = 900
"""How many characters of what has happened a question shows."""

LONGEST = 1950
"""How many characters a question may have, without the marks of a quotation; Discord takes 2,000."""


def run_start(match: engine.Match, seat: int) -> int:
    """The step at which the seat's present run of questions began.

    To a run belongs every question that is put right after the seat's own answer.
    """
    start = match.asked_at(seat) if seat in match.decisions else match.length
    while start > 0 and match.steps[start - 1].seat == seat:
        start = match.steps[start - 1].asked
    return start


def prompt(
    table: Table, match: engine.Match, seat: int, language: str, link: str, page: int = 0, mask: int = 0
) -> Content:
    """The seat's present question with its hand and what has happened since its last answer.

    If it is not asked, its hand and who is awaited. ``page`` and ``mask`` are those of ``controls``.
    """
    say = texts.speaker(language)
    lines = [header(say, table, link)]
    decision = match.decisions.get(seat) if table.state == "running" else None
    picture = PictureOf("hand", match.view(seat), table.names, language)
    if decision is None:
        lines.append(awaited(say, table, match))
        return Content("\n".join(lines), picture=picture)
    receipts = _receipts(say, table, match, seat, run_start(match, seat))
    lines += receipts
    question = ["### " + texts.question(say, table.game, decision, table.names), *_notes(say, table, decision)]
    room = LONGEST - sum(len(line) + 1 for line in (*lines, *question))
    recap = newest(_recap(say, table, match, seat, answer=not receipts), min(RECAP, room))
    lines += [*(f"> {line}" for line in recap), *question]
    rows = controls(say, table.game, decision, table.id, match.asked_at(seat), page, mask)
    return Content("\n".join(lines), rows, picture)


def _recap(say: Speaker, table: Table, match: engine.Match, seat: int, *, answer: bool) -> list[str]:
    """What everybody has seen happen since the seat's last answer, and with ``answer`` that itself."""
    last = next((step for step in range(match.length - 1, -1, -1) if match.steps[step].seat == seat), None)
    if last is None:
        events = list(match.events(None))
    else:
        events = [event for step in match.steps[last:] for event in engine.visible(step.events, None)]
        if not answer:
            del events[: len(engine.visible(match.steps[last].events[:1], None))]
    return tell(say, table.game, events, table.names)


def _notes(say: Speaker, table: Table, decision: engine.Decision) -> list[str]:
    """What the choices mean, where they are buttons, which have no room for it."""
    if not are_buttons(decision):
        return []
    notes = []
    for choice in decision.choices:
        note = texts.choice_note(say, table.game, decision.kind, choice)
        if note:
            notes.append(f"- **{texts.choice_label(say, table.game, decision.kind, choice)}**: {note}")
    return notes


def receipt(table: Table, match: engine.Match, seat: int, start: int, language: str, link: str) -> Content:
    """What a prompt turns into once its run of questions is over: what was answered, without buttons."""
    say = texts.speaker(language)
    lines = [header(say, table, link), *_receipts(say, table, match, seat, start)]
    if len(lines) == 1:
        lines.append(say("prompt-aborted" if table.state == "aborted" else "prompt-over"))
    return Content("\n".join(lines), keep_picture=True)


def header(say: Speaker, table: Table, link: str) -> str:
    """Which game this is about: server, channel, game, and a link to the board."""
    game = texts.game_name(say, table.game)
    where = say("prompt-where", game=game, server=texts.safe(table.guild_name), channel=f"<#{table.channel}>")
    return f"-# {where} · [{say('prompt-board-link')}]({link})" if link else f"-# {where}"


def awaited(say: Speaker, table: Table, match: engine.Match) -> str:
    """Who is awaited, by name."""
    if table.state == "finished" or match.result is not None:
        return say("awaited-nobody")
    return say("awaited", names=_list(say, [texts.safe(table.names[seat]) for seat in match.view(None).asked]))


def _receipts(say: Speaker, table: Table, match: engine.Match, seat: int, start: int) -> list[str]:
    """What the seat has answered in the run that began at step ``start``."""
    taken: list[str] = []
    asked = start
    for number, step in enumerate(match.steps[start:], start + 1):
        if step.seat != seat:
            continue
        if step.asked != asked:
            break
        asked = number
        if step.keys == (BACK,):
            del taken[-1:]
        else:
            taken.append("✓ " + texts.answer(say, table.game, step.decision, step.keys))
    return taken[-RECEIPTS:]


def _list(say: Speaker, names: Sequence[str]) -> str:
    return ", ".join(names) if names else say("nobody")


def answered(table: Table, match: engine.Match, seat: int, start: int, language: str, link: str) -> Content:
    """After an answer of a run that began at step ``start``: the run's next question, or if it is over, a receipt."""
    if table.state == "running" and seat in match.decisions and run_start(match, seat) == start:
        return prompt(table, match, seat, language, link)
    return receipt(table, match, seat, start, language, link)
