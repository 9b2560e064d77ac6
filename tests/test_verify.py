"""What a published deal proves, and every way to forge one that is refused."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

import engine
from bot.ingredients import Cut
from bot.messages import deal_file
from bot.store import Table
from bot.verify import Unfair, main, sentences, verify
from engine.simulate import play_on
from tests.tables.people import ANNA, BEN, EVA, PEOPLE, a_table

OLD = Path(__file__).parent / "deals" / "format-1.json"


def deal(*cuts: tuple[int, str], **changes: Any) -> dict[str, Any]:
    """A published deal of a finished match of Anna, Ben, Cleo and Dirk, in which people cut the cards."""
    table = replace(a_table("verify"), cuts=tuple(Cut(user, "", word) for user, word in cuts), **changes)
    return published(replace(table, options=table.values))


def published(table: Table) -> dict[str, Any]:
    """The file of a table whose match is played to its end."""
    table = replace(table, state="finished", ingredients=table.made_of(), deal_format=2)
    match = engine.replay(table.record(()))
    play_on(match, ["thumb"] * match.seats, bytes(32))
    found: dict[str, Any] = msgspec.json.decode(deal_file(table, match).content)
    return found


def sealed(forged: dict[str, Any]) -> bytes:
    """The file with the seed that its ingredients make, as whoever forges it would write it."""
    seed = engine.make_seed(bytes.fromhex(forged["secret"]), forged["ingredients"])
    record = engine.Record.from_json(msgspec.json.encode(forged["record"]))
    record = replace(record, seed=seed, answers=())
    match = play_on(engine.replay(record), ["thumb"] * record.seats, bytes(32))
    return msgspec.json.encode({**forged, "record": msgspec.to_builtins(match.record), "result": match.result})


def unfair(text: bytes) -> str:
    """Why a file is refused."""
    with pytest.raises(Unfair) as refused:
        verify(text)
    return str(refused.value)


def test_it_says_what_is_proven_and_who_cut_the_cards() -> None:
    cut = deal((BEN.user, "rose"), (EVA.user, "eagle"))
    checked = verify(msgspec.json.encode(cut))
    assert checked.names == ("Anna", "Ben", "Cleo", "Dirk")
    assert checked.cuts == (("Ben", "rose"), ("somebody who left", "eagle"))
    told = "\n".join(sentences(checked))
    assert "Cut by: Ben “rose”, somebody who left “eagle”" in told
    assert "nobody chose the deal" in told
    assert "Not proven: who gave these answers" in told
    assert not {word for one in cut["ingredients"] for word in one.split()} & {str(one.user) for one in PEOPLE}


def test_without_a_cut_it_does_not_say_that_nobody_chose_the_deal() -> None:
    told = "\n".join(sentences(verify(msgspec.json.encode(deal()))))
    assert "Nobody cut the cards." in told
    assert "nobody chose the deal" not in told


def test_whoever_plays_can_find_themselves_and_no_id_is_told() -> None:
    one, other = deal((ANNA.user, "rose")), deal((ANNA.user, "rose"), secret=bytes(31) + b"x")
    assert one["ingredients"][-1] != other["ingredients"][-1]
    assert one["ingredients"][-1].split()[1] in next(words for words in one["ingredients"] if words.endswith(" Anna"))


@pytest.mark.parametrize(
    "forge",
    [
        lambda made: [*made, "start 4711"],
        lambda made: [*made[:-1], "cut nobody rose"],
        lambda made: [],
        lambda made: made[:-2],
        lambda made: ["table 99", *made[1:]],
        lambda made: [*made[1:], made[0]],
        lambda made: [one.replace("option preset online", "option preset classic") for one in made],
        lambda made: [one for one in made if not one.startswith("data")],
        lambda made: [one[:-1] + "0" if one.startswith("data") else one for one in made],
        lambda made: [one.replace("seat 1", "seat 2") for one in made],
        lambda made: [one for one in made if not one.startswith("seat 4")],
    ],
    ids=[
        "one more",
        "a cut of nobody",
        "none",
        "no seat",
        "table",
        "order",
        "option",
        "no data",
        "data",
        "seat",
        "three",
    ],
)
def test_ingredients_have_one_form_and_nothing_beside_it(forge: Any) -> None:
    true = deal((BEN.user, "rose"))
    forged = forge(true["ingredients"])
    assert forged != true["ingredients"]
    assert unfair(sealed({**true, "ingredients": forged})).startswith("The deal was made of")


def test_other_answers_lead_to_another_result() -> None:
    true, other = deal((BEN.user, "rose")), deal((BEN.user, "rose"))
    fewer = {**other["record"], "answers": other["record"]["answers"][:-1]}
    assert "another result" in unfair(msgspec.json.encode({**true, "record": fewer}))
    assert "another result" in unfair(msgspec.json.encode({**true, "result": None}))


def test_exchanged_names_and_a_cut_that_was_left_out_make_another_seed() -> None:
    true = deal((BEN.user, "rose"))
    exchanged = [one.replace("Anna", "Ben") for one in true["ingredients"]]
    for forged in (exchanged, true["ingredients"][:-1]):
        assert "seed" in unfair(msgspec.json.encode({**true, "ingredients": forged}))


def test_a_data_file_that_was_replaced_is_named_or_refused() -> None:
    own = json.loads(json.dumps(engine.game("verraeter").data["landscapes"]))
    own["landscapes"]["town"]["value"] = 14
    true = deal(data={"landscapes": own})
    assert "Played with data files of its own: landscapes" in sentences(verify(msgspec.json.encode(true)))
    swapped = {**true["record"], "data": {}}
    assert "was made of" in unfair(msgspec.json.encode({**true, "record": swapped}))


def test_another_secret_or_fingerprint_is_refused() -> None:
    true = deal()
    assert "fingerprint" in unfair(msgspec.json.encode({**true, "fingerprint": "0" * 64}))
    assert "seed" in unfair(msgspec.json.encode({**true, "ingredients": [*true["ingredients"], "x"]}))


def test_a_deal_without_proof_is_read_claims_nothing_and_takes_no_proof() -> None:
    """Format 3, of a table at which somebody was who has had their data deleted."""
    made = deal()
    bare = {key: made[key] for key in ("table", "record", "result")} | {"turncoat": 3, "names": ["A", "B", "C", "D"]}
    told = "\n".join(sentences(verify(msgspec.json.encode(bare))))
    assert "Not proven: that the deal was fair." in told
    assert "this one does" in unfair(msgspec.json.encode({**bare, "secret": made["secret"]}))
    assert "this one does" in unfair(msgspec.json.encode({**bare, "ingredients": made["ingredients"]}))
    assert "another result" in unfair(msgspec.json.encode({**bare, "result": None}))
    assert "names sat there" in unfair(msgspec.json.encode({**bare, "names": []}))


def test_a_format_of_the_future_and_what_is_no_deal_are_refused() -> None:
    assert "format 4" in unfair(msgspec.json.encode({**deal(), "turncoat": 4}))
    assert "no deal of Turncoat" in unfair(b"{}")


def test_a_table_that_an_older_program_started_is_published_in_its_form() -> None:
    table = replace(a_table("verify"), state="finished", ingredients=("table 7", "11", "start 4711"))
    match = play_on(engine.replay(table.record(())), ["thumb"] * 4, bytes(32))
    checked = verify(deal_file(table, match).content)
    assert (checked.deal.turncoat, checked.names) == (1, table.names)


def test_a_deal_of_an_older_program_proves_less(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(str(OLD)) == 0
    told = capsys.readouterr().out
    assert "An older program wrote it." in told
    assert "Not proven: that whoever runs the bot did not choose among starts" in told
