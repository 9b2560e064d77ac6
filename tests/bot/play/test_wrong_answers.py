"""Answers at the wrong time, by the wrong person, or of the wrong kind."""

import asyncio
import random
from collections.abc import Coroutine

from bot import texts
from bot.messages.ids import read
from bot.sandbox import Interaction, Message, Person
from tests.bot.bot_on_sandbox import Court, fine
from tests.bot.playing import OPTIONS, hand_of, labels, present, shown_on

SAY = texts.speaker("en")


def any_button(message: Message) -> str:
    """A way to answer what is asked under the message."""
    answers = [one.custom_id for one in message.buttons if one.custom_id and read(one.custom_id)[0] == "answer"]
    if answers:
        return answers[0]
    table, step = read(message.selects[0].custom_id)[1][:2]
    return f"tc:answer:{table}:{step}:{message.selects[0].options[0].value}"


def types(person: Person, command: str, typed: str, where: str = "the-hall") -> Coroutine[None, None, Interaction]:
    return person.command(where, command, **{OPTIONS[command]: typed})


async def test_an_old_private_hand_is_renewed(court: Court, chance: random.Random) -> None:
    anna, *_ = await court.match_of(3)
    while present(court).person is not anna:
        await shown_on(court, chance, 1)
    hand, *_ = await hand_of(court, anna, court.boards[-1])
    old = any_button(hand)
    await shown_on(court, chance, 1)
    await court.refuses(court.forge(anna, hand, old), "answered" if present(court).person is not anna else "stale")
    assert old not in [one.custom_id for one in hand.buttons]


async def test_a_double_click_counts_once(court: Court) -> None:
    await court.match_of(3)
    who, prompt = present(court)
    button, offered = any_button(prompt), labels(prompt)
    clicks = await asyncio.gather(court.forge(who, prompt, button), court.forge(who, prompt, button))
    await court.quiet()
    assert not any(click.failed for click in clicks)
    told = [message.content for click in clicks for message in click.messages]
    assert told == [SAY("refusal-answered")]
    assert (await court.match()).length == 1
    assert "✓" in prompt.content
    assert not any(part in labels(prompt) for part in offered)
    assert not prompt.selects


async def test_an_answer_out_of_turn(court: Court) -> None:
    people = await court.match_of(3)
    who, prompt = present(court)
    other = next(one for one in people if one is not who)
    shown = prompt.content, [one.custom_id for one in prompt.selects]
    await court.refuses(court.forge(who, prompt, "tc:answer:1:0:0"), "stale")
    await court.refuses(types(who, "verraeter place", "99/0"), "stale")
    await court.refuses(types(who, "verraeter build", "farmer"), "other-question")
    assert (prompt.content, [one.custom_id for one in prompt.selects]) == shown
    assert prompt.attachments
    await court.refuses(court.forge(other, court.boards[-1], any_button(prompt)), "not-asked")
    for where in ("the-hall", "dm"):
        await court.refuses(types(other, "verraeter place", "0", where), "not-asked")
    assert await other.autocomplete("the-hall", "verraeter place", focused="landscape") == []


async def test_a_command_of_another_game(court: Court) -> None:
    people = await court.match_of(3)
    who, _ = present(court)
    other = next(one for one in people if one is not who)
    for command, option in OPTIONS.items():
        if not command.startswith("verraeter "):
            facts = {"game": "Verräter", "key": "verraeter", "word": "place"}
            await court.refuses(types(who, command, "0"), "not-this-game", **facts)
            assert await who.autocomplete("the-hall", command, focused=option) == []
    mention = f"</verraeter place:{court.command_id('verraeter')}>"
    told = await fine(types(who, "verraad buy", "1/0", "dm"))
    assert told.text == f"You play Verräter: your question there is answered with {mention}."
    await court.refuses(types(other, "traitors vote", "0"), "not-asked")


async def test_strangers_at_a_running_table(court: Court, dirk: Person) -> None:
    await court.match_of(3)
    board, button = court.boards[-1], any_button(present(court).message)
    for dirk.locale, language in (("de", "de"), ("pt-BR", "en")):
        for deed, refused in (
            *((dirk.click(board, "My hand"), "stranger"), (court.forge(dirk, board, button), "stranger")),
            *((dirk.command("the-hall", "hand"), "no-hand"), (dirk.command("the-hall", "join"), "running-join")),
            (types(dirk, "verraeter place", "0"), "no-table"),
            (types(dirk, "verraeter place", "0", "dm"), "no-table-anywhere"),
            (court.forge(dirk, board, "tc:conquer:1"), "forged"),
        ):
            await court.refuses(deed, refused, language)
    seen = await court.told(dirk.command("the-hall", "board"))
    assert seen.messages[0].only_for is dirk
    assert seen.messages[0].attachments[0].description


async def test_asked_at_several_tables(court: Court, anna: Person, chance: random.Random) -> None:
    """In direct messages an answer belongs to the table its suggestion names; in a channel to the table there.

    A command of a game is about the tables of that game alone.
    """
    await court.begin([anna], computers=2)
    await court.begin([anna], computers=2, channel="the-tavern")
    assert [(await court.match(number)).decisions[0].kind for number in (1, 2)] == ["farm", "farm"]
    lengths = [(await court.match(number)).length for number in (1, 2)]
    await court.refuses(types(anna, "verraeter place", "0", "dm"), "which-table")

    offered = await anna.autocomplete("dm", "verraeter place", focused="landscape", landscape="riv")
    for name, value in offered:
        channel = "the-hall" if str(value).startswith("1/") else "the-tavern"
        assert name.startswith(f"The Court of Turncoats #{channel}: ")
    suggested = [str(value) for _, value in offered]
    assert {value.partition("/")[0] for value in suggested} == {"1", "2"}
    taken = next(value for value in suggested if value.startswith("2/"))
    await court.told(types(anna, "verraeter place", taken, "dm"))
    assert (await court.match(1)).length == lengths[0]
    assert (await court.match(2)).steps[lengths[1]].keys == (taken.removeprefix("2/"),)

    hands = (await court.told(anna.command("dm", "hand"))).messages
    for number, hand in enumerate(hands, 1):
        assert f"<#{(await court.table(number)).channel}>" in hand.content
        assert hand.selects or hand.buttons

    here = [str(value) for _, value in await anna.autocomplete("the-hall", "verraeter place", focused="landscape")]
    assert {value.partition("/")[0] for value in here} == {"1"}
    await fine(types(anna, "verraeter place", chance.choice(here)))
    assert (await court.match(1)).length > lengths[0]

    court.sandbox.world.add_channel("the-attic")
    await court.begin([anna], computers=2, channel="the-attic", game="traitor")
    await court.refuses(types(anna, "traitor muster", "joker", "dm"), "illegal-unknown", key="joker", number=0)
    suits = await anna.autocomplete("dm", "traitor muster", focused="cards")
    assert {str(value).partition("/")[0] for _, value in suits} == {"3"}
