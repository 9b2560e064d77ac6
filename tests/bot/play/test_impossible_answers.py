"""Answers and options that the rules do not allow: a private sentence, and nothing changes.

Each answer is tried with a button that nobody was shown, and with the slash command.
"""

from collections.abc import Coroutine

import pytest

from bot import texts
from bot.sandbox import Interaction, Person
from engine.the_traitors import TheTraitors
from tests.bot.court import Court, fine, silent
from tests.bot.playing import OPTIONS, reach

SAY = texts.speaker("en")


async def test_one_choice(court: Court) -> None:
    """A vote for oneself, or for nobody who is there."""
    await court.begin(court.people(5), game="the_traitors")
    match = await reach(court, lambda match: match.view(None).phase == "vote")
    seat = match.awaited[0]
    person = court.people(5)[seat]
    prompt = person.dms[-1]
    shown = prompt.content, prompt.components
    for key in (str(seat), "9"):
        forged = court.forge(person, prompt, f"tc:answer:1:{match.question(seat)}:{key}")
        await court.refuses(forged, "illegal-unknown", key=key, number=0)
        await court.refuses(typed(person, "traitors vote", key), "illegal-unknown", key=key, number=0)
    assert (prompt.content, prompt.components) == shown


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


async def test_an_option_for_fewer_people(court: Court, monkeypatch: pytest.MonkeyPatch) -> None:
    """T-0.4: who sits down later may make a choice unsuitable; the lobby says so, and nobody can start."""
    monkeypatch.setattr(TheTraitors, "versions", range(1, 2))  # the second edition has any number for everybody
    anna, *others = court.people(5)
    lobby = await court.seat([anna, *others[:3]], game="the_traitors")
    panel = (await fine(anna.click(lobby, "Options"))).messages[0]
    await silent(anna.choose(panel, "tm:option:1", ["rounds"]))
    await court.after(anna.choose(panel, "tm:value:1:rounds", ["4"]))
    assert "Rounds: 4" in lobby.content
    await court.after(others[3].click(lobby, "Join"))
    assert SAY("lobby-unsuitable", option="Rounds: 4", number=5) in lobby.content
    await court.refuses(anna.click(lobby, "Start"), "unsuitable", number=5)
    await court.refuses(anna.command("the-hall", "start"), "unsuitable", number=5)
    await silent(anna.choose(panel, "tm:option:1", ["rounds"]))
    assert [one.value for one in panel.selects[1].options] == ["1", "2", "3"]
    for value in ("4", "9", "", "two"):
        await court.refuses(court.forge(anna, panel, "tm:value:1:rounds", [value]), "option")
    await court.after(anna.choose(panel, "tm:value:1:rounds", ["3"]))
    await silent(anna.click(lobby, "Start"))
    assert (await court.table()).options["rounds"] == "3"
