"""How a match ended, as everybody may know it then: in the channel, and for each person in their direct messages."""

from bot import texts
from bot.messages.content import Button, Content
from bot.messages.ids import make
from bot.messages.prompt import header
from bot.messages.story import newest, tell
from bot.messages.truth import Eyes
from bot.tables import Table
from bot.texts import Speaker
from engine import Result, Seat

CONCLUSION = 1500
"""How many characters of what the end has shown a direct message tells."""


def final(table: Table, eyes: Eyes) -> Content:
    """For the channel: scores and how they came about, winners, the seed, and a rematch."""
    say = texts.speaker(table.language)
    result = _result(table, eyes.onlooker)
    lines = ["## " + _winners(say, table, result)]
    for seat in sorted(range(len(eyes.seats)), key=lambda one: -result.scores[one]):
        lines.append(f"**{result.scores[seat]}** · {texts.safe(table.names[seat])}{_parts(say, table, result, seat)}")
    lines += ["", say("end-fair", fingerprint=f"`{table.fingerprint}`", secret=f"`{table.secret.hex()}`")]
    buttons = (
        _rematch_button(say, table),
        Button(say("button-log"), make("log", table.id)),
        Button(say("button-rules"), make("rules", table.game)),
    )
    return Content("\n".join(lines), (buttons,), file=eyes.deal)


def own_end(table: Table, onlooker: Seat, seat: int, language: str, link: str) -> Content:
    """For the person in that seat: who has won, what the end has shown, their own score; a rematch and the record.

    It is made of what everybody may know: with the end a seat learns no more than an onlooker.
    """
    say = texts.speaker(language)
    result = _result(table, onlooker)
    told = [event for event in onlooker.events if event.conclusion and event.round == onlooker.view.round]
    score = say("end-own", score=result.scores[seat])
    lines = [
        header(say, table, link),
        "## " + _winners(say, table, result),
        *newest(tell(say, table.game, told, table.names), CONCLUSION),
        f"**{score}**{_parts(say, table, result, seat)}",
    ]
    buttons = (_rematch_button(say, table), Button(say("button-record"), make("record", table.id)))
    return Content("\n".join(lines), (buttons,))


def _result(table: Table, onlooker: Seat) -> Result:
    result = onlooker.view.result
    if result is None:
        raise ValueError(f"the match of table {table.id} is not over")
    return result


def _winners(say: Speaker, table: Table, result: Result) -> str:
    names = [f"**{texts.safe(table.names[seat])}**" for seat in result.winners]
    return say("end-winners", names=", ".join(names), number=len(names))


def _parts(say: Speaker, table: Table, result: Result, seat: int) -> str:
    """How a seat's score came about, to stand behind it; empty where it has no parts."""
    parts = [
        say(f"{table.game}-part", key=part, points=points) for part, points in result.parts[seat].items() if points
    ]
    return f" — {', '.join(parts)}" if parts else ""


def _rematch_button(say: Speaker, table: Table) -> Button:
    return Button(say("button-rematch"), make("rematch", table.id), "primary")
