"""People who do what nobody was offered: forged ids, values and commands, by strangers, elsewhere, with any name."""

import random
from typing import Any

import engine
from bot.sandbox import Interaction, Message, Person
from bot.sandbox.interactions import AUTOCOMPLETE, COMMAND
from bot.sandbox.rest.command_bodies import CHAT_INPUT
from tests.bot.bot_on_sandbox import Court
from tests.bot.match_rules import TO_A_BOARD
from tests.bot.playing import Question, answer, next_question
from tests.bot.secrets.test_forged import SPOILT, mangled
from tests.prove.playground import playground
from tests.prove.row import Row, require

AT_ONCE = 15
"""So many attacks between two answers."""
MOST = 80
"""A case ends after so many answers, or with its match."""
PATIENCE = 12.0
"""Seconds within which anything must be answered, on a machine that is busy."""
NAMES = (
    "\u200d",
    "\u3164\u2800",
    "Anna\u200b",
    "Аnna",
    "\u202eannA",
    "Z̷̢̛͓a̸͈l̶̰g̷o̴͝" * 3,
    "**Ben** [x](http://x.de)",
    "@everyone <@&1> @here",
    "<@1> <#2> </abort:3>",
    "`~~||> # - 1.",
    "🂡" * 32,
    "👩‍🚀" * 10,
    "x" * 32,
    "علي بن",
    "\n# Anna\n- x",
    "{ $name } {0} %s",
    "'; DROP TABLE answers; --",
    "\u0301\u0301",
)
WORDS = (*NAMES, *SPOILT, "x" * 6000, "0 0 0 0 0 0", "-1", "1.1.1", "null", "back\u200b", "M7;", "٣٣")
NUMBERS = (0, -1, 1, 2, 2**53 - 1, -(2**53) + 1, 10**12)
OWN = ("join", "my", "privacy", "settings")
"""Commands that anybody may use for themselves, or that the sandbox offers to nobody here."""
OF_TABLES = ("table", "clock", "seat")
"""Commands with words below them that belong to no game."""
STRING, INTEGER, USER = 3, 4, 6


async def case(seed: int) -> int:
    """A match whose people have odd names, attacked between all answers; how many attacks were made."""
    dice = random.Random(f"hostile {seed}")
    game = list(engine.games())[seed % len(engine.games())]
    made = 0
    async with playground(seed, patience=PATIENCE) as court:
        seats = engine.game(game).seats
        people = court.people(min(max(seats[0], dice.randint(3, 5)), seats[-1]))
        strangers = [one for one in court.sandbox.people.values() if one not in people]
        for one in (*people, *strangers):
            one.name = dice.choice(NAMES)
        elsewhere = court.sandbox.add_guild("Elsewhere", "the-hall-elsewhere")
        court.sandbox.add_member(strangers[-1], elsewhere)
        await court.begin(people, game=game)
        done: set[str] = set()
        while len(done) < MOST and (question := await next_question(court, done)):
            done.add(question.step)
            await court.quiet()
            made += await _attacks(court, question, people, strangers, dice)
            await answer(court, question, dice)
        pings = {ping for one in court.hall.messages for ping in one.pings}
        require(not pings, f"{pings} were called in the channel")
    return made


async def _attacks(
    court: Court, question: Question, people: list[Person], strangers: list[Person], dice: random.Random
) -> int:
    """Attacks after which everything is as before."""
    await court.sandbox.until(lambda: court.bot.delivery.backlog.waiting == (0, 0), within=PATIENCE)
    await court.quiet()
    kept, seen = await court.kept(), _seen(court)
    made = [await _attack(court, question, people, strangers, dice) for _ in range(AT_ONCE)]
    await court.quiet()
    for told, who, what in made:
        if told is not None:
            answered = told.messages or told.modal or told.kind == AUTOCOMPLETE
            require(answered and not told.failed, f"{what} of {who.key} was not answered")
            require(all(one.only_for is who for one in told.messages), f"{what} of {who.key} was answered openly")
            require(not any(set(one.pings) - {who.id} for one in told.messages), f"{what} of {who.key} called somebody")
            for one in told.messages:
                who.dismiss(one)
    require(await court.kept() == kept, "something that is kept has changed")
    require(_seen(court) == seen, "a message has changed, or is new")
    return len(made)


def _seen(court: Court) -> list[object]:
    """All messages that not only one sees, whichever board they link to: an answer to a click has the newest link."""
    channels = court.sandbox.world.channels.values()
    return [
        (one.id, TO_A_BOARD.sub("", one.content), one.components)
        for channel in channels
        for one in channel.messages
        if one.only_for is None and one.author is court.sandbox.world.bot
    ]


async def _attack(
    court: Court, question: Question, people: list[Person], strangers: list[Person], dice: random.Random
) -> tuple[Interaction | None, Person, str]:
    """One attack: how it was answered, by whom it was made, and what it was."""
    way = dice.choice(("forged", "own", "others", "command", "typed", "suggested"))
    stranger = dice.choice(strangers)
    shown = [one.custom_id or "" for one in question.message.buttons]
    shown += [one.custom_id for one in question.message.selects]
    if way == "forged":
        custom_id = mangled(dice.choice([*shown, *_ids(court)]), dice)
        values = dice.choice([None, [], [dice.choice(WORDS)[:100] or " "], ["1", "2"]])
        return await court.forge(stranger, _public(court, dice), custom_id, values), stranger, repr((custom_id, values))
    if way == "own":  # the asked seat, with what was never offered
        custom_id = dice.choice([one for one in shown if one.startswith(("tm:menu", "tm:page"))] or ["tm:menu:1:1:0:0"])
        values = [dice.choice(NAMES)[:100]]
        told = await court.forge(question.person, question.message, custom_id, values)
        return told, question.person, repr((custom_id, values))
    if way == "others":  # a seat that is not asked, with what somebody else was offered
        others = [one for one in people if one is not question.person and not _is_asked(one)]
        answers = [one for one in shown if one.startswith(("tc:answer", "tc:confirm", "tc:standing"))]
        if not others or not answers:
            return None, stranger, ""
        who, custom_id = dice.choice(others), dice.choice(answers)
        return await court.forge(who, _public(court, dice), custom_id), who, custom_id
    who = question.person if way == "typed" else stranger
    strange = tuple(one for one in NAMES if one not in {person.name for person in people})  # a name may be an answer
    name, data = _command(court, dice, of_game=way == "typed", words=strange if way == "typed" else WORDS)
    kind = AUTOCOMPLETE if way == "suggested" and _focus(data, dice) else COMMAND
    place = dice.choice([court.hall, *([court.sandbox.channel("the-hall-elsewhere")] if who is strangers[-1] else [])])
    one = court.sandbox.interactions.send(kind, who, place, data)
    told = await who.settled(one)
    return told, who, f"/{name} {data}"


def _is_asked(person: Person) -> bool:
    """Return whether a question waits in somebody's direct messages."""
    return any(one.buttons or one.selects for one in person.dms)


def _ids(court: Court) -> list[str]:
    """Return the ids of other buttons and selects that are or were shown at the table."""
    return [
        *(one.custom_id or "" for one in court.lobby.buttons),
        *("tm:option:1", "tm:value:1:preset", "tc:change:1:1", "tc:abort:1", "tc:rematch:1", "tc:start:1:3"),
        *("tc:standing:1:1", "tc:advice:1:1", "tc:undo:1:1", "tc:take:1:0", "tc:standin:1:0", "tc:ready:1:1"),
    ]


def _public(court: Court, dice: random.Random) -> Message:
    """A message that everybody sees."""
    return dice.choice([court.lobby, *court.boards])


def _command(court: Court, dice: random.Random, *, of_game: bool, words: tuple[str, ...]) -> tuple[str, dict[str, Any]]:
    """Any command with odd options, as Discord would send it."""
    commands = [one for one in court.sandbox.world.commands if one["type"] == CHAT_INPUT and one["name"] not in OWN]
    games = [one for one in commands if any(below["type"] == 1 for below in one.get("options", []))]
    command = dice.choice([one for one in games if one["name"] not in OF_TABLES] if of_game else commands)
    data: dict[str, Any] = {"id": command["id"], "name": command["name"], "type": 1}
    name, declared, place = str(command["name"]), command.get("options", []), data
    if any(one["type"] == 1 for one in declared):
        below = dice.choice(declared)
        inner: dict[str, Any] = {"name": below["name"], "type": 1}
        data["options"], place = [inner], inner
        name, declared = f"{name} {below['name']}", below.get("options", [])
    place["options"] = [
        _option(one, words, dice) for one in declared if one["type"] in (STRING, INTEGER) and not one.get("choices")
    ]
    if any(one["type"] == USER and one.get("required") for one in declared):
        return _command(court, dice, of_game=of_game, words=words)
    return name, data


def _option(declared: dict[str, Any], words: tuple[str, ...], dice: random.Random) -> dict[str, Any]:
    longest = int(declared.get("max_length") or 6000)
    value = dice.choice(NUMBERS) if declared["type"] == INTEGER else dice.choice(words)[:longest]
    return {"name": declared["name"], "type": declared["type"], "value": value}


def _focus(data: dict[str, Any], dice: random.Random) -> bool:
    """Let somebody type in one of the options, if there is any that is completed."""
    options = data.get("options", [])
    if options and options[0]["type"] == 1:
        options = options[0]["options"]
    texts = [one for one in options if one["type"] != INTEGER and one["name"] != "reason"]
    if texts:
        dice.choice(texts)["focused"] = True
    return bool(texts)


HOSTILE = Row(
    "hostile",
    "While a match goes on whose people have invisible, look-alike, turned, overloaded and formatted names, "
    "strangers, people of other servers and people who are not asked send forged ids, values and commands.",
    "nothing changed, nobody called, all answered in private, nothing logged as an error",
    size=100_000,
    quick=10_000,
    case=case,
)
