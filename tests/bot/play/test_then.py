"""The question that usually follows is answered at once, unless its person wants to be asked (``engine.Game.then``)."""

import pytest

import engine
from bot import texts
from tests.bot.bot_on_sandbox import Court, silent
from tests.bot.playing import Question, labels, present, reach

SAY = texts.speaker("en")
EARLY = 14
LATER, AT_ONCE = (SAY("traitor-then-target.change", asks=asks) for asks in (False, True))


def lives(match: engine.Match) -> bool:
    """Return whether the accusing card lives whomever it accuses (J-2.2), among few targets: all are on buttons."""
    return match.length < EARLY and any(
        one.kind == "target" and one.facts["power"] == 15 for one in match.decisions.values()
    )


async def names_target(question: Question) -> None:
    """Click the first army that can be accused."""
    person, message = question
    await silent(person.click(message, next(one for one in labels(message) if " · " in one)))


@pytest.mark.parametrize("asks", [False, True])
async def test_j_2_5_a_card_turns_down_with_the_accusation_or_is_asked_for(court: Court, asks: bool) -> None:
    await court.match_of(5, "traitor")
    before = (await reach(court, lives)).length
    question = present(court)
    if asks:
        await silent(question.person.click(question.message, LATER))
        assert AT_ONCE in labels(question.message)
    await names_target(question)
    await court.quiet()
    match = await court.match()
    assert [one.keys for one in match.record.answers[before + 1 :]] == ([] if asks else [("yes",)])
    assert [one.kind for one in match.decisions.values()] == (["hide"] if asks else ["accuse"])


def attacks(match: engine.Match) -> bool:
    """Return whether a seat may have the Black Master attack (H-6.3)."""
    return any(one.kind == "master" and "attack" in one.keys for one in match.decisions.values())


@pytest.mark.parametrize("asks", [False, True])
async def test_h_6_5_an_attack_ends_the_turn_or_its_seat_is_asked_for_a_card(court: Court, asks: bool) -> None:
    """With or without a card that could be played."""
    await court.match_of(2, "het_verraad")
    before = (await reach(court, attacks)).length
    question = present(court)
    if asks:
        await silent(question.person.click(question.message, SAY("het_verraad-then-master.change", asks=False)))
    attack = next(one for one in labels(question.message) if one.startswith("Attack "))
    await silent(question.person.click(question.message, attack))
    await court.quiet()
    match = await court.match()
    assert [one.keys for one in match.record.answers[before + 1 :]] == ([] if asks else [("done",)])
