"""The operator of the bot as the attacker: all their choices after the last cut change no deal."""

import json
import random
from collections.abc import Iterator
from itertools import count
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

import engine
from bot.fair_deal.ingredients import DIGITS, FORMAT, Cut
from bot.fair_deal.verify import FairDeal, Unfair, sentences, verify
from bot.messages import deal_file
from bot.store import Sitter, Table
from engine.simulate import play_on
from tests.samples import samples
from tests.tables.people import ANNA, BEN, DIRK, a_table

TRIES = samples(2_000, 10_000)
WHOLE = samples(20, 400)
"""So many of them are published and verified; of the others it is looked at what would be."""
WORD = "eagle"


def a_lobby(deal_format: int) -> Table:
    """Anna has just cut last, with a word of her own; the operator knows it."""
    table = a_table("operator", preset="online")
    table = replace(table, ingredients=(), deal_format=deal_format, cuts=(Cut(BEN.user, "Ben", "rose"),))
    return dealt(replace(table, cuts=(*table.cuts, Cut(ANNA.user, "Anna", WORD, table.fingerprint))))


def dealt(table: Table) -> Table:
    """The table as it is dealt and published, whatever it is by then."""
    return replace(table, ingredients=replace(table, ingredients=()).made_of())


def with_town_worth(value: int) -> dict[str, Any]:
    """A data file of the operator's own."""
    found: dict[str, Any] = json.loads(json.dumps(engine.game("verraeter").data["landscapes"]))
    found["landscapes"]["town"]["value"] = value
    return found


def choices(true: Table) -> Iterator[Table]:
    """The table, with something else in the place of what nobody but the operator can tell, and of much else."""
    chance = random.Random("operator")
    for number in count(1):
        word, person = f"{chance.getrandbits(60):x}", chance.getrandbits(60)
        sitters, cuts = list(true.sitters), list(true.cuts)
        seat = chance.randrange(4)
        yield from (
            replace(true, sitters=(*sitters[:seat], replace(sitters[seat], user=person), *sitters[seat + 1 :])),
            replace(true, id=7 + number),
            replace(true, secret=chance.randbytes(32)),
            replace(true, cuts=(Cut(person, "Ben", word), *cuts)),
            replace(true, cuts=(cuts[0], Cut(person, "Ben", word), cuts[1])),
            replace(true, cuts=(*cuts, Cut(person, "Ben", word))),
            replace(true, cuts=(cuts[0], Cut(ANNA.user, "Anna", chance.choice((WORD.upper(), f"{WORD} ", "еagle"))))),
            replace(true, cuts=(Cut(person, word, cuts[0].word), Cut(person, word, WORD, word))),
            replace(true, cuts=tuple(reversed(cuts))),
            replace(true, cuts=(cuts[1],)),
            replace(true, sitters=tuple(chance.sample(sitters, 4))),
            replace(true, sitters=(*sitters[:3], Sitter(f"Dirk {word}", DIRK.user))),
            replace(true, sitters=(*sitters[:3], Sitter("Dirk", player="thumb"))),
            replace(true, options={**true.options, "income_limit": chance.choice(("3", "none"))}),
            replace(true, data={"landscapes": with_town_worth(chance.randrange(20, 1000))}),
            replace(true, version=person, channel=person, guild=person, host=person, opened=number, started=number + 1),
            replace(true, language="nl", pace="live", guests=(person,), talk=number, rated=False),
        )


def as_published(table: Table) -> FairDeal:
    """Return the operator's published deal of a match that is played to its end."""
    match = play_on(engine.replay(table.record(())), ["thumb"] * len(table.sitters), bytes(32))
    return verify(deal_file(replace(table, state="finished"), match).content)


def convinces(table: Table, noted: str) -> bool:
    """Return whether Anna is told that nobody chose the deal; she noted a fingerprint and then cut."""
    try:
        told = sentences(as_published(table), noted, WORD)
    except Unfair:
        return False
    return any("So nobody chose the deal, if you noted" in line for line in told)


def test_the_deal_as_it_was_convinces_who_cut_last() -> None:
    true = a_lobby(FORMAT)
    assert convinces(true, true.cuts[-1].seen)


def test_nothing_that_may_be_chosen_after_the_last_cut_changes_the_deal() -> None:
    true = a_lobby(FORMAT)
    noted, whole, changed, same = true.cuts[-1].seen, 0, 0, 0
    for number, tried in zip(range(TRIES), map(dealt, choices(true)), strict=False):
        fits = tried.cuts[-1].word == WORD and replace(tried, cuts=tried.cuts[:-1]).fingerprint == noted
        if tried.dealt_from != true.dealt_from:
            changed += 1
            assert not fits
            if number % (TRIES // WHOLE) == 0:
                whole += 1
                assert not convinces(tried, noted)
        else:
            same += 1
            assert fits
    assert changed > TRIES // 2 < changed + same == TRIES
    assert whole > WHOLE // 2


def test_a_chosen_deal_of_format_2_claimed_that_nobody_chose_it() -> None:
    """The hash of a person, whom nobody at the table can check, is enough. So that format proves it to nobody."""
    true = a_lobby(2)
    for person in range(10**6, 10**6 + 100):
        ben = replace(true.sitters[1], user=person)
        tried = dealt(replace(true, sitters=(true.sitters[0], ben, *true.sitters[2:])))
        checked = as_published(tried)
        if checked.match.result is not None and checked.match.result.winners == (3,):
            break
    else:
        pytest.fail("none of 100 tries")
    assert checked.names == tried.names
    assert checked.cuts[-1] == WORD
    assert checked.deal.fingerprint[:DIGITS] == true.fingerprint
    assert "nobody chose the deal" not in "\n".join(sentences(checked, true.fingerprint))


def test_the_names_of_cutters_in_the_file_make_no_deal() -> None:
    """There is nothing in it that could be tried: the words alone are published, and count."""
    table = a_lobby(FORMAT)
    match = play_on(engine.replay(table.record(())), ["thumb"] * 4, bytes(32))
    made = msgspec.json.decode(deal_file(replace(table, state="finished"), match).content)
    assert made["cuts"] == ["rose", WORD]
    assert not {str(one.user) for one in table.sitters} & {part for one in made["ingredients"] for part in one.split()}
