"""Tables of unknown rules, and games with a defect: people are told, others are not disturbed, and /abort works."""

import random
import re
from collections.abc import Iterator, Sequence

import pytest
from msgspec.structs import replace

from bot import games, texts
from bot.delivery import lanes, looks
from bot.sandbox import Interaction, Person
from bot.store import Wishes
from engine import View
from tests.bot.bot_on_sandbox import Court, fine, refusal, silent
from tests.bot.play.test_votes import answers, begun, newest
from tests.bot.playing import play_on
from tests.sample_games.vote import TEXTS, Pictures, State, Vote
from tests.tables.test_defects import Broken

SAY = texts.speaker("en")


async def change(court: Court, **fields: object) -> None:
    """Change the first table, as if a newer program had played it, or another package had brought its game."""
    assert await court.bot.store.tables.save(replace(await court.table(), **fields))
    await court.restart_bot()
    await court.quiet()


def only_said(caplog: pytest.LogCaptureFixture, *beginnings: str) -> None:
    """Check that errors with these beginnings were logged, and no others; forget them, as they were expected."""
    errors = [one.getMessage() for one in caplog.records if one.levelname == "ERROR"]
    assert all(any(error.startswith(one) for error in errors) for one in beginnings)
    assert all(error.startswith(beginnings) for error in errors)
    caplog.clear()


async def close(court: Court, admin: Person, *people: Person) -> None:
    """Close the table in the hall; the people there are told, and the next table can be opened."""
    sure = await fine(admin.command("the-hall", "abort"))
    await court.after(admin.click(sure.messages[0], SAY("button-abort")))
    assert (await court.table()).state == "aborted"
    names = ", ".join(f"<@{one.id}>" for one in people)
    assert SAY("aborted", by="Anna", names=names) in court.hall.messages[-1].content
    await court.restart_bot()
    await court.quiet()
    await fine(people[0].command("the-hall", "join"))
    assert (await court.table(2)).names == (people[0].name,)


async def test_an_unreadable_table_can_be_closed_and_everybody_is_told(
    court: Court, anna: Person, ben: Person, caplog: pytest.LogCaptureFixture
) -> None:
    await court.begin([ben], computers=2)
    await change(court, rules=99)
    await court.refuses(ben.command("the-hall", "hand"), "unreadable")
    status = await fine(anna.command("the-hall", "status"))
    assert refusal("unreadable") in status.text
    assert "**The bot**" in status.text
    await close(court, anna, ben)
    only_said(caplog, "table 1 cannot be replayed")


async def test_an_unreadable_table_hides_no_others(court: Court, ben: Person, caplog: pytest.LogCaptureFixture) -> None:
    await court.begin([ben], computers=2)
    await court.begin([ben], computers=2, channel="the-tavern")
    await change(court, rules=99)
    hand = await court.told(ben.command("dm", "hand"))
    assert len(hand.messages) == 1
    assert f"<#{court.sandbox.channel('the-tavern').id}>" in hand.messages[0].content
    only_said(caplog, "table 1 cannot be replayed")


async def test_bad_rows_stop_nobody(court: Court, anna: Person, ben: Person, caplog: pytest.LogCaptureFixture) -> None:
    """A clock that cannot be read begins again."""
    await court.seat([ben])
    await court.begin([anna, court.person("dirk")], computers=2, channel="the-tavern")
    await court.bot.store._db.execute("UPDATE tables SET body = '{' WHERE id = 1")
    await court.bot.store._db.execute("UPDATE clocks SET body = '{' WHERE table_id = 2")
    await court.restart_bot()
    await court.quiet()
    status = await fine(anna.command("the-hall", "status"))
    assert SAY("status-no-table") in status.text
    assert SAY("status-server", number=1) in status.text
    await court.refuses(court.forge(ben, court.lobby, "tc:leave:1"), "no-such-table")
    await fine(ben.command("the-hall", "join"))
    assert (await court.table(3)).names == ("Ben",)
    clock = await court.bot.store.clocks.get(2)
    assert clock is not None
    assert set(clock.since) == set((await court.match(2)).awaited)
    assert await play_on(court, random.Random(1), answers=2) == 2
    only_said(caplog, "table 1 cannot be read", "a clock cannot be read")


async def test_a_lobby_of_a_game_that_is_gone_is_shown_and_closed(court: Court, anna: Person, ben: Person) -> None:
    lobby = await court.seat([ben, anna])
    await change(court, game="chess")
    missing = refusal("game-missing", game="chess")
    status = await fine(anna.command("the-hall", "status"))
    assert status.text.count(missing) == 1, "here, and not again among the server's tables"
    for deed in ("join", "start", "leave"):
        await court.refuses(ben.command("the-hall", deed), "game-missing", game="chess")
    for custom_id in ("tc:join:1", "tc:leave:1", "tc:start:1:0", "tc:computer:1", "tc:options:1", "tc:hand:1"):
        await court.refuses(court.forge(ben, lobby, custom_id), "game-missing", game="chess")
    await fine(anna.command("the-hall", "rules"))
    assert await anna.autocomplete("the-hall", "board", focused="part") == []
    assert await anna.autocomplete("the-hall", "abort", focused="table") == [("1: chess, Ben, Anna", 1)]
    await close(court, anna, ben, anna)


DEFECT = texts.speaker("en")("refusal-defect", reference="REFERENCE")


def reference(met: Interaction) -> str:
    """Return the reference by which a person is told of a defect."""
    (found,) = re.findall(re.escape(DEFECT).replace("REFERENCE", "([0-9a-f]{6})"), met.text)
    return str(found)


@pytest.fixture
def broken() -> Iterator[None]:
    games.register(Broken(), Pictures(), {"en": TEXTS})
    yield
    games.unregister("vote")


@pytest.mark.usefixtures("broken")
async def test_a_defect_has_a_reference_and_other_answers_count(court: Court, caplog: pytest.LogCaptureFixture) -> None:
    anna, ben, chloe = await begun(court)
    met = await anna.click(newest(anna), ben.name)
    assert f"defect {reference(met)}" in caplog.text
    caplog.clear()  # nothing else may be logged as an error
    assert (await court.match()).length == 0
    await court.quiet()
    assert answers(newest(anna)) == []
    await court.after(anna.click(newest(anna), chloe.name))
    assert answers(newest(anna)) == [f"✓ You vote for {chloe.name}."]
    await court.restart_bot()
    assert (await court.match()).length == 1


async def test_a_command_with_a_defect_is_told_by_reference(
    court: Court, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The log has the defect itself, and the line in which it is."""

    async def broken(user: int) -> Wishes:
        raise ValueError(f"no wishes of {user}")

    (anna,) = court.people(1)
    monkeypatch.setattr(court.bot.tables.wishes, "of", broken)
    met = await anna.command("the-hall", "privacy")
    (line,) = [one for one in caplog.records if one.getMessage() == f"defect {reference(met)}"]
    assert line.exc_info is not None
    assert line.exc_info[0] is ValueError
    caplog.clear()  # nothing else may be logged as an error


async def test_a_command_of_another_version_is_no_defect(court: Court) -> None:
    """Two processes of different versions hear each other's commands during an upgrade."""
    anna, *_ = court.people(1)
    court.bot.tree.remove_command("stats")
    await court.refuses(anna.command("the-hall", "stats"), "other-command")


class Torn(Pictures):
    """Boards of the second ballot cannot be shown, while ``torn``."""

    torn = True

    def board_alt(self, view: View, names: Sequence[str], say: texts.Speaker) -> str:
        if self.torn and view.round == 2:
            raise LookupError("no words")
        return super().board_alt(view, names, say)


class Blind(Vote):
    """Nobody can see the second ballot, while ``blind``."""

    blind = False

    def view(self, state: State, seat: int | None) -> View:
        if self.blind and state.round == 2:
            raise LookupError("no light")
        return super().view(state, seat)


@pytest.fixture
def torn(monkeypatch: pytest.MonkeyPatch) -> Iterator[type[Torn]]:
    monkeypatch.setattr(lanes, "FIRST_PAUSE", 0.01)
    monkeypatch.setattr(looks, "RETRY", 0.01)
    games.register(Blind(), Torn(), {"en": TEXTS})
    yield Torn
    games.unregister("vote")


async def told(court: Court) -> str:
    """The reference in the channel, once it stands there."""
    await court.sandbox.until(lambda: notices(court) != [], within=20)
    (reference,) = notices(court)
    return reference


def notices(court: Court) -> list[str]:
    """The references in the channel."""
    told = re.escape(SAY("cannot-be-shown", reference="REFERENCE")).replace("REFERENCE", "([0-9a-f]{6})")
    return [match[1] for one in court.hall.messages if (match := re.fullmatch(told, one.content))]


async def voted(court: Court, number: int = 3) -> list[Person]:
    """Three people, of whom so many have voted."""
    anna, ben, chloe = people = await begun(court)
    for one, other in [*zip(people, (ben, chloe, anna), strict=True)][:number]:
        await silent(one.click(newest(one), other.name))
    return people


async def test_a_board_that_cannot_be_drawn_is_told_and_play_goes_on(
    torn: type[Torn], court: Court, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, _, chloe = await voted(court)
    reference = await told(court)
    assert f"defect {reference}" in caplog.text
    caplog.clear()
    await fine(anna.command("the-hall", "status"))
    await court.sandbox.until(lambda: "ballot 2" in newest(anna).content, within=20)
    await silent(anna.click(newest(anna), chloe.name))
    assert (await court.match()).length == 4
    monkeypatch.setattr(torn, "torn", False)
    await court.sandbox.until(lambda: notices(court) == [], within=20)
    await court.quiet()
    assert answers(newest(anna)) == [f"✓ You vote for {chloe.name}."]


async def test_a_match_that_nobody_can_see_can_be_aborted(
    torn: type[Torn], court: Court, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, *_ = await voted(court)
    await court.quiet()
    monkeypatch.setattr(Blind, "blind", True)
    await court.restart_bot()
    assert f"defect {await told(court)}" in caplog.text
    unshown = SAY("status-unshown", game="Vote", where=f"<#{court.hall.id}>")
    assert (await fine(anna.command("the-hall", "status"))).text.startswith(unshown)
    sure = (await fine(anna.command("the-hall", "abort"))).messages[0]
    await fine(anna.click(sure, SAY("button-abort")))
    await court.sandbox.until(lambda: notices(court) == [], within=20)
    await court.quiet()
    assert (await court.table()).state == "aborted"
    assert "this table was closed by Anna" in court.hall.messages[-1].content
    caplog.clear()


@pytest.mark.usefixtures("torn")
async def test_an_answer_after_which_nobody_could_see_the_match_is_refused(
    court: Court, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, _, chloe = await voted(court, 2)
    monkeypatch.setattr(Blind, "blind", True)
    assert (await chloe.click(newest(chloe), anna.name)).messages
    assert (await court.match()).length == 2
    caplog.clear()
