"""Answers that the rules of The Traitors and of Traitor do not allow: a private sentence, and nothing changes.

Each answer is tried with a button that nobody was shown, and with the slash command.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import engine
from bot import texts
from engine.the_traitors import TheTraitors
from tests.bot.court import fine, silent
from tests.bot.playing import OPTIONS, command_for, reach

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    import pytest

    from tests.bot.court import Court

SAY = texts.speaker("en")


async def at(
    court: Court, game: str, seats: int, fits: Callable[[engine.Match, int], object], /, **options: str
) -> tuple[engine.Match, int]:
    """A match at the point where something holds of a seat that is asked: the match, and that seat."""
    await court.begin(court.people(seats), game=game, options=options)
    match = await reach(court, lambda match: any(fits(match, seat) for seat in match.awaited))
    return match, next(seat for seat in match.awaited if fits(match, seat))


async def refused(court: Court, match: engine.Match, seat: int, keys: Sequence[str]) -> None:
    """Try each of the keys: they are not among the seat's choices."""
    person = court.people(8)[seat]
    command = command_for(match, match.decisions[seat].kind)
    prompt = next(one for one in reversed(person.dms) if f":1:{match.question(seat)}" in str(one.components))
    shown = prompt.content, prompt.components
    for key in keys:
        forged = court.forge(person, prompt, f"tc:answer:1:{match.question(seat)}:{key}")
        await court.refuses(forged, "illegal-unknown", key=key, number=0)
        typed = person.command("the-hall", command, **{OPTIONS[command]: key})
        await court.refuses(typed, "illegal-unknown", key=key, number=0)
    assert (prompt.content, prompt.components) == shown


def votes_again(match: engine.Match, seat: int) -> bool:
    """Return whether the seat votes on a tie while one seat is out.

    Another seat must be neither out nor tied.
    """
    decision = match.decisions[seat]
    if decision.facts.get("ballot") != 2 or len(match.decisions) == match.seats:
        return False
    return set(match.decisions) > {seat, *as_row(decision.facts["suspect_seats"])}


async def test_a_vote_for_oneself_for_somebody_who_is_out_or_not_tied(court: Court) -> None:
    """T-3.7."""
    match, seat = await at(court, "the_traitors", 5, votes_again)
    out = set(range(5)) - set(match.decisions)
    not_tied = set(match.decisions) - {int(key) for key in match.decisions[seat].keys} - {seat}
    assert out
    assert not_tied
    await refused(court, match, seat, [str(one) for one in (seat, *out, *not_tied)])


async def test_taking_the_traitor_card(court: Court) -> None:
    """T-4.3, T-5.1."""

    def sees_it(match: engine.Match, seat: int) -> bool:
        decision = match.decisions[seat]
        return decision.kind == "take" and "traitor" in as_row(decision.facts["cards"])

    match, seat = await at(court, "the_traitors", 4, sees_it)
    await refused(court, match, seat, ["traitor", "traitor.1", "Traitor card"])


async def test_discarding_the_traitor_card(court: Court) -> None:
    """T-2.3."""

    def holds_it(match: engine.Match, seat: int) -> bool:
        decision = match.decisions[seat]
        return decision.kind == "discard" and "traitor" in as_row(decision.facts["cards"])

    match, seat = await at(court, "the_traitors", 4, holds_it)
    await refused(court, match, seat, ["traitor", "traitor.1", "Traitor card", "none"])


async def test_the_faithful_name_no_victim(court: Court) -> None:
    """T-3.4."""
    match, seat = await at(court, "the_traitors", 4, lambda match, seat: match.decisions[seat].keys == ("F",))
    await refused(court, match, seat, [str((seat + 1) % 4), "none"])


async def test_the_traitor_must_name_a_victim(court: Court) -> None:
    """T-3.4."""

    def murders(match: engine.Match, seat: int) -> bool:
        return match.decisions[seat].kind == "murder" and match.decisions[seat].keys != ("F",)

    match, seat = await at(court, "the_traitors", 4, murders)
    await refused(court, match, seat, ["F", str(seat)])


async def test_blackmailing_oneself_or_somebody_who_is_out(court: Court) -> None:
    """T-5.1."""

    def blackmails(match: engine.Match, seat: int) -> bool:
        decision = match.decisions[seat]
        return decision.kind == "blackmail" and len(decision.choices) < 3

    match, seat = await at(court, "the_traitors", 4, blackmails)
    others = set("0123") - set(match.decisions[seat].keys)
    assert len(others) == 2
    await refused(court, match, seat, sorted(others))


async def test_accusing_with_a_joker(court: Court) -> None:
    """J-2.1."""

    def holds_the_joker(match: engine.Match, seat: int) -> bool:
        decision = match.decisions[seat]
        return decision.kind == "accuse" and len(decision.choices) < int(str(decision.facts["count"]))

    match, seat = await at(court, "traitor", 3, holds_the_joker)
    slots = {str(slot) for slot in range(60)} - set(match.decisions[seat].keys)
    await refused(court, match, seat, [*sorted(slots, key=int)[:3], "joker", "Joker", "back"])


async def test_accusing_a_card_of_ones_own(court: Court) -> None:
    """J-2.1."""
    match, seat = await at(court, "traitor", 2, lambda match, seat: match.decisions[seat].kind == "target")
    own = sorted({f"{army}.{slot}" for army in range(4) for slot in range(30)} - set(match.decisions[seat].keys))
    assert {f"{seat}.0", f"{seat + 2}.0"} < set(own)
    await refused(court, match, seat, [f"{seat}.0", f"{seat + 2}.0", "9.0", "0.99"])


async def test_keeping_other_suits_than_two(court: Court) -> None:
    """J-1.2."""
    match, seat = await at(court, "traitor", 3, lambda match, seat: match.decisions[seat].keys[:1] == ("clubs",))
    person = court.people(3)[seat]
    for keys, key, number in (
        (["clubs"], "illegal-too-few", 2),
        (["clubs", "hearts", "spades"], "illegal-too-many", 2),
    ):
        typed = person.command("the-hall", "traitor muster", **{OPTIONS["traitor muster"]: " ".join(keys)})
        await court.refuses(typed, key, number=number)
        mask = sum(1 << match.decisions[seat].keys.index(one) for one in keys)
        forged = court.forge(person, person.dms[-1], f"tc:confirm:1:{match.question(seat)}:{mask}")
        await court.refuses(forged, key, number=number)
    await refused_typed(court, seat, {"clubs joker": "joker", "2c 3c": "2c", "hearts hearts": "hearts"})


async def test_keeping_six_red_cards(court: Court) -> None:
    """J-1.2: the traitor keeps five at most, and chooses among red ones alone."""

    def chooses(match: engine.Match, seat: int) -> bool:
        return match.decisions[seat].facts["traitor"] == 1 and len(match.decisions[seat].choices) > 5

    match, seat = await at(court, "traitor", 3, chooses)
    person, keys = court.people(3)[seat], match.decisions[seat].keys
    typed = person.command("the-hall", "traitor muster", **{OPTIONS["traitor muster"]: " ".join(keys[:6])})
    await court.refuses(typed, "illegal-too-many", number=5)
    forged = court.forge(person, person.dms[-1], f"tc:confirm:1:{match.question(seat)}:{0b111111}")
    await court.refuses(forged, "illegal-too-many", number=5)
    await refused_typed(court, seat, {"joker": "joker", f"{keys[0]} {keys[0]}": keys[0], "As": "As"})


async def refused_typed(court: Court, seat: int, answers: Mapping[str, str]) -> None:
    """Type which cards or suits to keep, with a word among them that is no choice, or is none any more."""
    person = court.people(8)[seat]
    for typed, unknown in answers.items():
        deed = person.command("the-hall", "traitor muster", **{OPTIONS["traitor muster"]: typed})
        await court.refuses(deed, "illegal-unknown", key=unknown, number=0)


def as_row(fact: engine.Fact) -> tuple[object, ...]:
    """A fact that is a row."""
    assert isinstance(fact, tuple)
    return fact


async def test_an_option_for_fewer_people(court: Court, monkeypatch: pytest.MonkeyPatch) -> None:
    """T-0.4: who sits down later may make a choice unsuitable; the lobby says so, and nobody can start."""
    monkeypatch.setattr(TheTraitors, "versions", range(1, 2))  # the second edition has any number for everybody
    anna, *others = court.people(5)
    lobby = await court.seat([anna, *others[:3]], game="the_traitors")
    panel = (await fine(anna.click(lobby, "Options"))).messages[0]
    await silent(anna.choose(panel, "tm:option:1", ["rounds"]))
    await silent(anna.choose(panel, "tm:value:1:rounds", ["4"]))
    await court.quiet()
    assert "Rounds: 4" in lobby.content
    await silent(others[3].click(lobby, "Join"))
    await court.quiet()
    assert SAY("lobby-unsuitable", option="Rounds: 4", number=5) in lobby.content
    await court.refuses(anna.click(lobby, "Start"), "unsuitable", number=5)
    await court.refuses(anna.command("the-hall", "start"), "unsuitable", number=5)
    await silent(anna.choose(panel, "tm:option:1", ["rounds"]))
    assert [one.value for one in panel.selects[1].options] == ["1", "2", "3"]
    for value in ("4", "9", "", "two"):
        await court.refuses(court.forge(anna, panel, "tm:value:1:rounds", [value]), "option")
    await silent(anna.choose(panel, "tm:value:1:rounds", ["3"]))
    await court.quiet()
    await silent(anna.click(lobby, "Start"))
    assert (await court.table()).options["rounds"] == "3"


async def test_two_jokers_with_five_people(court: Court) -> None:
    """J-0.3."""
    people = court.people(6)
    lobby = await court.seat(people[:5], game="traitor", options={"jokers": "2"})
    await court.refuses(people[0].click(lobby, "Start"), "unsuitable", number=5)
    await silent(people[5].click(lobby, "Join"))
    await court.quiet()
    await silent(people[0].click(lobby, "Start"))
    assert (await court.table()).options["jokers"] == "2"


async def test_a_preset_of_another_game(court: Court) -> None:
    anna = court.person("anna")
    for game, preset in (("the_traitors", "online"), ("traitor", "digital"), ("traitor", "1")):
        await court.refuses(anna.command("the-hall", "join", game=game, preset=preset), "option")
    assert await anna.autocomplete("the-hall", "join", focused="preset", game="traitor") == []
