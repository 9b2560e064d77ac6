"""People talk before they vote: what the message says that has called them, and who is missing at the end."""

from collections.abc import Iterator

from msgspec.structs import replace

from bot import texts
from bot.messages.absence import when
from bot.messages.content import Button, Content, WantedMessage
from bot.messages.ids import make
from bot.messages.truth import Eyes
from bot.tables import Table
from bot.tables.slots import LateCall
from bot.tables.time import clock_rules, pace, talk_rules


def with_talk(table: Table, eyes: Eyes, called: Content) -> Content:
    """Return the message that has called people, with the end of the talk and its buttons while they talk.

    Then it has a button to vote. The button stands there for all, whoever has voted.
    """
    now = talk_rules.going_on(eyes.clock)
    if now is None or eyes.clock is None:
        return with_vote(table, called) if eyes.onlooker.view.talks else called
    say = texts.speaker(table.language)
    ready = len(talk_rules.ready(table, now, eyes.living))
    label = say("label-ready", ready=ready, number=len(eyes.living))
    buttons = [Button(label, make("ready", table.id, now.number), "success")]
    if now.more < talk_rules.MOST_MORE:
        minutes = int(talk_rules.MORE // pace.MINUTE)
        buttons.append(Button(say("label-longer", minutes=minutes), make("longer", table.id, now.number)))
    until = say("talk-stands" if eyes.clock.paused else "talk-until", when=when(now.until))
    return replace(called, text=f"{called.text}\n{until}", rows=(tuple(buttons), *called.rows))


def with_vote(table: Table, called: Content) -> Content:
    """Return the message with a button that asks whoever presses it in private."""
    vote = Button(texts.speaker(table.language)("label-vote"), make("vote", table.id), "success")
    return replace(called, rows=((vote,), *called.rows))


def missing(table: Table, eyes: Eyes) -> Iterator[WantedMessage]:
    """Yield a call in the channel, by name, for people who have not voted when the time is nearly up.

    The missing votes are no secret.
    """
    stands = eyes.clock
    if table.state != "running" or stands is None or stands.talk is None or not stands.reminded:
        return
    agreed = pace.pace_of(table)
    if agreed is None:
        return
    ends = {seat: end for seat, end in clock_rules.deadlines(stands, agreed).items() if table.sitters[seat].answers}
    if not eyes.onlooker.view.talks or not ends:
        return
    users = tuple(user for seat in ends if (user := table.sitters[seat].user) is not None)
    text = texts.speaker(table.language)(
        "talk-missing", names=", ".join(f"<@{user}>" for user in users), when=when(min(ends.values()))
    )
    yield WantedMessage(LateCall(), Content(text, ping=users))
