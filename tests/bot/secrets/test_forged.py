"""Buttons and menus that nobody was shown: a private sentence, and nothing changes."""

import json
import random
from itertools import product
from pathlib import Path

import pytest

from bot import texts
from bot.commands.router import BUTTONS, MENUS
from bot.messages.ids import make, make_menu
from tests.bot.bot_on_sandbox import TAVERN, Court, silent
from tests.bot.playing import Question, answer, next_question, present
from tests.lessons import lesson_of
from tests.samples import samples

HUGE = "9" * 30
LONG = "9" * 60
MANGLED = samples(100, 300)
SPOILT = ("", "-1", "0", "1", "2", "999", HUGE, "٣", "\n", "tc", "tm", "answer", "start", "abort", "menu", "'; --", "🂡")

OF_PRIVATE_MESSAGES: tuple[tuple[str, list[str] | None], ...] = (
    ("tm:topic:verraeter", ["aim"]),
    ("tm:lessons", ["verraeter"]),
    ("tm:menu:1:1:0:0", ["99"]),
    ("tc:answer:1:0:0", None),
    ("tc:change:1:0", None),
)


@pytest.mark.parametrize("state", ["lobby", "running"])
async def test_forged_ids_are_refused(court: Court, state: str) -> None:
    """Each line has a state, somebody, the refusal, the id, what was picked in a menu, and facts of the refusal.

    The stranger sits at another table; the host manages the server.
    """
    host, guest, other, stranger = court.people(4)
    people = {"host": host, "guest": guest, "stranger": stranger}
    lobby = await (court.seat([host, guest]) if state == "lobby" else court.begin([host, guest, other]))
    await court.seat([stranger], channel=TAVERN)
    before = await court.bot.tables.settings.of(court.sandbox.world.home.id)
    for line in (Path(__file__).parents[1] / "forged_ids.jsonl").read_text(encoding="utf-8").splitlines():
        when, who, refused, custom_id, values, facts = json.loads(line)
        for game in ("verraeter", "traitor"):
            custom_id = custom_id.replace(f"<{game}>", lesson_of(game, "1").mark)
        if when == state:
            await court.refuses(court.forge(people[who], lobby, custom_id, values), refused, **facts)
    assert await court.bot.tables.settings.of(court.sandbox.world.home.id) == before


def mangled(custom_id: str, chance: random.Random) -> str:
    """An id with one part exchanged, doubled, dropped or spoilt; it has at least 1 and at most 100 characters."""
    parts = custom_id.split(":")
    place = chance.randrange(len(parts))
    parts[place : place + 1] = chance.choice([[], [parts[place]] * 2, [chance.choice(SPOILT)]])
    return ":".join(parts)[:100] or ":"


async def asked_for_cards(court: Court, chance: random.Random) -> Question:
    """Play until somebody is asked which cards they play: any number of their five."""
    await court.begin(court.people(3))
    done: set[str] = set()
    while True:
        question = await next_question(court, done)
        assert question is not None
        if any("confirm" in (one.custom_id or "") for one in question.message.buttons):
            await court.quiet()
            return question
        done.add(question.step)
        await answer(court, question, chance)


async def test_answers_that_were_never_offered_and_mangled_ids_change_nothing(
    court: Court, chance: random.Random
) -> None:
    """A mask has a bit for each card; pages count from 0.

    Mangled ids are made of ids that people were shown, and used by somebody who does not sit at the table.
    """
    who, prompt = await asked_for_cards(court, chance)
    match = await court.match()
    (seat,) = match.decisions
    table, number = 1, match.question(seat)
    shown = prompt.content, prompt.components
    for rest, values, key in (
        *((f"{number}:{mask}", None, "forged") for mask in (1 << 5, (1 << 40) + 1, HUGE, LONG, -1, "x")),
        *((f"{HUGE}:0", None, "stale"), ("x:0", None, "stale")),
        *((f"{number}:{page}", ["2.1"], "forged") for page in ("-1:0", "9:0", "0:-1", f"0:{HUGE}")),
        (f"{number}:0:0", ["9.9"], "forged"),
        *((f"{number}:0", [page], "forged") for page in ("1", "-1", HUGE, "x")),
        *((f"{number}:{HUGE}", ["0"], "forged"), (f"{number + 1}:0", ["0"], "stale"), (f"{number}:0", [], "forged")),
    ):
        action = "tc:confirm" if values is None else "tm:page" if rest.count(":") == 1 else "tm:menu"
        await court.refuses(court.forge(who, prompt, f"{action}:{table}:{rest}", values), key)
        assert (prompt.content, prompt.components) == shown
    for custom_id in (f"tc:answer:{table}:-1:farmer", f"tc:change:{table}:{number + 1}"):
        await court.refuses(court.forge(who, prompt, custom_id), "stale")
    stranger = court.people(4)[-1]
    known = [one.custom_id or "" for one in (*court.lobby.buttons, *prompt.buttons)]
    known += [one.custom_id for one in prompt.selects]
    known += ["tm:option:1", "tm:value:1:preset", "tc:change:1:1", "tc:abort:1", "tc:rematch:1", "tc:start:1:3"]
    before, hall = await court.kept(), [(one.id, one.content, one.components) for one in court.hall.messages]
    for _ in range(MANGLED):
        one = mangled(chance.choice(known), chance)
        values = chance.choice([None, [], ["a"], ["1", "2"]])
        told = await court.forge(stranger, prompt, one, values)
        assert not told.failed, one
        assert all(message.only_for is stranger for message in told.messages), one
    await court.quiet()
    assert await court.kept() == before
    assert [(one.id, one.content, one.components) for one in court.hall.messages] == hall


@pytest.mark.parametrize("state", ["lobby", "running"])
async def test_from_another_server_nothing_is_read_of_a_table_and_nothing_changed(court: Court, state: str) -> None:
    """By no id that there is: Discord lets nobody click there what was never posted there."""
    anna, ben, dirk = court.people(3)
    court.sandbox.add_guild("Elsewhere", "the-yard")
    posted = await court.seat([anna], channel="the-yard")
    lobby = await court.seat([anna, ben], game="traitor")
    number = (await court.bot.tables.table_in(lobby.channel.id)).id
    sent = await court.more(anna, lobby, "button-cut")
    await court.after(anna.submit(sent, {"word": "nightingale"}))
    if state == "running":
        await silent(anna.click(lobby, texts.speaker("en")("button-start")))
    await court.quiet()
    table = await court.table(number)
    before = await court.kept()
    for action, route in (*BUTTONS.items(), *MENUS.items()):
        values = ["board"] if action in MENUS else None
        arguments = [number, *[0] * (route.needed - 1)]
        custom_id = (make if values is None else make_menu)(action, *arguments)
        told = await court.forge(dirk, posted, custom_id, values)
        await court.quiet()
        said = "\n".join([*(message.content for message in told.messages), str(told.modal)])
        assert not told.failed, custom_id
        assert action == "mydata" or not any(message.attachments for message in told.messages), custom_id
        for secret in ("nightingale", ben.name, table.fingerprint[:8]):
            assert secret not in said, custom_id
    assert await court.kept() == before


async def test_answers_under_public_messages_and_keys_of_no_choice_are_refused_privately(court: Court) -> None:
    """Neither words nor buttons of a message change, except those of the question that is answered."""
    await court.begin(court.people(3))
    who, prompt = present(court)
    (menu,) = [one.custom_id for one in prompt.selects if "menu" in one.custom_id]
    shown = prompt.content, prompt.components
    for custom_id, values, key, facts in (
        *((f"tc:answer:1:1:{key}", None, "unknown", {"key": key[:40]}) for key in ("17", "traitor", "0 1", "x" * 60)),
        ("tm:menu:1:1:0:0", ["17"], "unknown", {"key": "17"}),
        *(("tm:menu:1:1:0:0", values, f"too-{words}", {}) for values, words in ((["0", "1"], "many"), ([], "few"))),
    ):
        number = 0 if facts else 1
        await court.refuses(court.forge(who, prompt, custom_id, values), f"illegal-{key}", number=number, **facts)
        assert (prompt.content, prompt.components) == shown
    for public, (custom_id, values) in product((court.boards[-1], court.lobby), OF_PRIVATE_MESSAGES):
        before = public.content, public.components
        one = await court.told(court.forge(who, public, custom_id, values))
        assert [told.only_for for told in one.messages] == [who], custom_id
        assert (public.content, public.components) == before, custom_id
    told = await court.told(court.forge(who, court.lobby, menu, ["0"]))
    assert [message.only_for for message in told.messages] == [who]
    assert len(await court.bot.store.answers.standing(1)) == 1
    assert (prompt.selects, court.lobby.buttons) == ([], [])
