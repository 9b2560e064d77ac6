"""Answers at the wrong time, by the wrong person, or of the wrong kind."""

import asyncio
import random
from collections.abc import Coroutine

from bot import texts
from bot.messages.ids import read
from bot.sandbox import Interaction, Message, Person
from tests.bot.court import Court, fine
from tests.bot.playing import OPTIONS, present, shown_on

SAY = texts.speaker("en")


def any_button(message: Message) -> str:
    """A way to answer what is asked under the message."""
    answers = [one.custom_id for one in message.buttons if one.custom_id and read(one.custom_id)[0] == "answer"]
    if answers:
        return answers[0]
    table, step = read(message.selects[0].custom_id)[1][:2]
    return f"tc:answer:{table}:{step}:{message.selects[0].options[0].value}"


def ways(message: Message) -> list[str | None]:
    """The buttons with which a question is answered."""
    return [one.custom_id for one in message.buttons if one.custom_id and read(one.custom_id)[0] != "takeback"]


async def test_an_old_private_hand_is_renewed(court: Court, chance: random.Random) -> None:
    """Hands shown in the channel stay behind when their question is answered elsewhere."""
    anna, *_ = court.people(3)
    await court.begin(court.people(3))
    while present(court).person is not anna:
        await shown_on(court, chance, 1)
    hand = (await court.told(anna.click(court.boards[-1], "My hand"))).messages[0]
    old = any_button(hand)
    await shown_on(court, chance, 1)
    await court.refuses(court.forge(anna, hand, old), "answered" if present(court).person is not anna else "stale")
    assert old not in [one.custom_id for one in hand.buttons]


async def test_a_double_click_counts_once(court: Court) -> None:
    await court.begin(court.people(3))
    who, prompt = present(court)
    button = any_button(prompt)
    clicks = await asyncio.gather(court.forge(who, prompt, button), court.forge(who, prompt, button))
    await court.quiet()
    assert not any(click.failed for click in clicks)
    told = [message.content for click in clicks for message in click.messages]
    assert told == [SAY("refusal-answered")]
    assert (await court.match()).length == 1
    assert "✓" in prompt.content
    assert not ways(prompt)
    assert not prompt.selects


async def test_an_answer_out_of_turn(court: Court) -> None:
    people = court.people(3)
    await court.begin(people)
    who, prompt = present(court)
    other = next(one for one in people if one is not who)
    shown = prompt.content, [one.custom_id for one in prompt.selects]
    await court.refuses(court.forge(who, prompt, "tc:answer:1:0:0"), "stale")
    await court.refuses(who.command("the-hall", "verraeter place", landscape="99/0"), "stale")
    await court.refuses(
        who.command("the-hall", "verraeter build", **{OPTIONS["verraeter build"]: "farmer"}), "other-question"
    )
    assert (prompt.content, [one.custom_id for one in prompt.selects]) == shown
    assert prompt.attachments
    await court.refuses(court.forge(other, court.boards[-1], any_button(prompt)), "not-asked")
    await court.refuses(other.command("the-hall", "verraeter place", landscape="0"), "not-asked")
    await court.refuses(other.command("dm", "verraeter place", landscape="0"), "not-asked")
    assert await other.autocomplete("the-hall", "verraeter place", focused="landscape") == []


async def test_a_command_of_another_game(court: Court) -> None:
    """It names the command that is right instead; who is not asked is told that."""
    people = court.people(3)
    await court.begin(people)
    who, _ = present(court)
    other = next(one for one in people if one is not who)
    mention = f"</verraeter place:{court.command_id('verraeter')}>"
    for command, option in OPTIONS.items():
        if not command.startswith("verraeter "):
            deed = who.command("the-hall", command, **{option: "0"})
            await court.refuses(deed, "not-this-game", game="Verräter", key="verraeter", word="place")
            assert await who.autocomplete("the-hall", command, focused=option) == []
    told = await fine(who.command("dm", "verraad buy", area="1/0"))
    assert told.text == f"You play Verräter: your question there is answered with {mention}."
    await court.refuses(other.command("the-hall", "traitors vote", player="0"), "not-asked")


async def test_a_game_among_several_tables_is_told_by_its_command(court: Court, anna: Person) -> None:
    """In direct messages a command is about the tables of its game alone."""
    await court.begin([anna], computers=2)
    await court.begin([anna], computers=2, channel="the-tavern", game="traitor")
    await court.quiet()
    await court.refuses(anna.command("dm", "traitor muster", cards="joker"), "illegal-unknown", key="joker", number=0)
    landscapes = await anna.autocomplete("dm", "verraeter place", focused="landscape")
    suits = await anna.autocomplete("dm", "traitor muster", focused="cards")
    assert {str(value).partition("/")[0] for _, value in landscapes} == {"1"}
    assert {str(value).partition("/")[0] for _, value in suits} == {"2"}


async def test_strangers_at_a_running_table(court: Court, dirk: Person) -> None:
    await court.begin(court.people(3))
    _, prompt = present(court)
    board = court.boards[-1]
    await court.refuses(dirk.click(board, "My hand"), "stranger")
    await court.refuses(court.forge(dirk, board, any_button(prompt)), "stranger")
    await court.refuses(dirk.command("the-hall", "hand"), "no-hand")
    await court.refuses(dirk.command("the-hall", "verraeter place", landscape="0"), "no-table")
    await court.refuses(dirk.command("dm", "verraeter place", landscape="0"), "no-table-anywhere")
    seen = await court.told(dirk.command("the-hall", "board"))
    assert seen.messages[0].only_for is dirk
    assert seen.messages[0].attachments[0].description


async def test_refusals_speak_the_language_of_whoever_asks(court: Court, dirk: Person) -> None:
    await court.begin(court.people(3))
    for locale, language in (("de", "de"), ("nl", "nl"), ("en-GB", "en"), ("pt-BR", "en")):
        dirk.locale = locale
        await court.refuses(dirk.click(court.boards[-1], "My hand"), "stranger", language)
        await court.refuses(dirk.command("the-hall", "join"), "running-join", language)
        await court.refuses(court.forge(dirk, court.boards[-1], "tc:conquer:1"), "forged", language)


async def test_asked_at_two_tables(court: Court, anna: Person, chance: random.Random) -> None:
    """In direct messages an answer belongs to the table its suggestion names; in a channel to the table there."""
    await court.begin([anna], computers=2)
    await court.begin([anna], computers=2, channel="the-tavern")
    assert [(await court.match(number)).decisions[0].kind for number in (1, 2)] == ["farm", "farm"]
    channels = [(await court.table(number)).channel for number in (1, 2)]
    lengths = [(await court.match(number)).length for number in (1, 2)]
    await court.refuses(anna.command("dm", "verraeter place", landscape="0"), "which-table")

    offered = await anna.autocomplete("dm", "verraeter place", focused="landscape", landscape="riv")
    for name, value in offered:
        channel = "the-hall" if str(value).startswith("1/") else "the-tavern"
        assert name.startswith(f"The Court of Turncoats #{channel}: ")
    suggested = [str(value) for _, value in offered]
    assert {value.partition("/")[0] for value in suggested} == {"1", "2"}
    taken = next(value for value in suggested if value.startswith("2/"))
    await court.told(anna.command("dm", "verraeter place", landscape=taken))
    assert (await court.match(1)).length == lengths[0]
    assert (await court.match(2)).steps[lengths[1]].keys == (taken.removeprefix("2/"),)

    hands = await court.told(anna.command("dm", "hand"))
    assert [f"<#{number}>" in hands.messages[place].content for place, number in enumerate(channels)] == [True, True]
    assert all(hand.selects or hand.buttons for hand in hands.messages)

    here = [str(value) for _, value in await anna.autocomplete("the-hall", "verraeter place", focused="landscape")]
    assert {value.partition("/")[0] for value in here} == {"1"}
    await fine(anna.command("the-hall", "verraeter place", landscape=chance.choice(here)))
    assert (await court.match(1)).length > lengths[0]


async def test_several_choices(court: Court) -> None:
    """J-1.2: two suits are kept."""
    await court.begin(court.people(3), game="traitor")
    match = await court.match()
    seat = next(seat for seat in match.awaited if match.decisions[seat].keys[:1] == ("clubs",))
    person, prompt = court.people(3)[seat], court.people(3)[seat].dms[-1]
    for keys, key in ((["clubs"], "illegal-too-few"), (["clubs", "hearts", "spades"], "illegal-too-many")):
        await court.refuses(typed(person, "traitor muster", " ".join(keys)), key, number=2)
        mask = sum(1 << match.decisions[seat].keys.index(one) for one in keys)
        await court.refuses(court.forge(person, prompt, f"tc:confirm:1:{match.question(seat)}:{mask}"), key, number=2)
    for words, unknown in (("clubs joker", "joker"), ("2c 3c", "2c"), ("hearts hearts", "hearts")):
        await court.refuses(typed(person, "traitor muster", words), "illegal-unknown", key=unknown, number=0)


def typed(person: Person, command: str, words: str) -> Coroutine[None, None, Interaction]:
    return person.command("the-hall", command, **{OPTIONS[command]: words})
