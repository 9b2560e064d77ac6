"""The proof of a published deal, and every forgery of a deal that is refused."""

import io
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

import engine
from bot.fair_deal.ingredients import FORMAT, Cut, fingerprints
from bot.fair_deal.verify import Unfair, alone, main, sentences, verify
from bot.messages import deal_file
from bot.store import Table
from engine.simulate import play_on
from tests.tables.people import BEN, a_table

DEALS = Path(__file__).parent / "deals"
OLD = DEALS / "format-1.json"


def deal(*words: str, **changes: Any) -> dict[str, Any]:
    """A published deal of a finished match of Anna, Ben, Cleo and Dirk, in which Ben cut the cards with these words."""
    return published(a_lobby(*words, **changes))


def a_lobby(*words: str, **changes: Any) -> Table:
    """Their table, as it is dealt."""
    table = replace(a_table("verify"), deal_format=FORMAT, cuts=tuple(Cut(BEN.user, "Ben", word) for word in words))
    return replace(table, **changes)


def published(table: Table) -> dict[str, Any]:
    """The file of a table whose match is played to its end."""
    table = replace(table, state="finished", ingredients=table.made_of(), options=table.values)
    match = engine.replay(table.record(()))
    play_on(match, ["thumb"] * match.seats, bytes(32))
    found: dict[str, Any] = msgspec.json.decode(deal_file(table, match).content)
    return found


def older() -> dict[str, Any]:
    """A deal of format 2, in which somebody who left cut with *eagle*, and then Ben with *rose*."""
    found: dict[str, Any] = msgspec.json.decode((DEALS / "format-2.json").read_bytes())
    return found


def sealed(forged: dict[str, Any]) -> bytes:
    """The file with the fingerprint and seed that its ingredients make, as a forger would write it."""
    secret, made_of = bytes.fromhex(forged["secret"]), forged["ingredients"]
    last: dict[str, str] = {}
    if forged["turncoat"] == FORMAT:
        made_of = fingerprints(engine.commitment(secret), made_of, forged["cuts"])[-1:]
        last = {"fingerprint": made_of[0]}
    record = engine.Record.from_json(msgspec.json.encode(forged["record"]))
    record = replace(record, seed=engine.make_seed(secret, made_of), answers=())
    match = play_on(engine.replay(record), ["thumb"] * record.seats, bytes(32))
    return msgspec.json.encode({**forged, **last, "record": msgspec.to_builtins(match.record), "result": match.result})


def unfair(text: bytes, *noted: str) -> str:
    """Why a file is refused."""
    with pytest.raises(Unfair) as refused:
        sentences(verify(text), *noted)
    return str(refused.value)


def said(made: dict[str, Any], *noted: str) -> str:
    """Return the sentences about a file for somebody who noted a fingerprint, and typed a word."""
    return "\n".join(sentences(verify(msgspec.json.encode(made)), *noted))


def test_another_fingerprint_or_another_word_is_told() -> None:
    made = msgspec.json.encode(deal("rose", "eagle"))
    _, between, last = verify(made).fingerprints
    for elsewhere in (deal("rose", "eagle", secret=bytes(32)), deal("rose", "eagle", id=8), deal("eagle", "rose")):
        noted = verify(msgspec.json.encode(elsewhere)).fingerprints[1]
        assert "is none of this deal’s" in unfair(made, noted, "eagle")
    for word in ("Eagle", "eagIe", "\u0435agle", "rose"):
        assert "and not with" in unfair(made, between, word)
    for digits in (last[:31], "x" * 32, "-"):
        assert "A fingerprint has 32 digits" in unfair(made, digits)


FORGERIES = {
    "one more": lambda made: [*made, "start 4711"],
    "a cut of nobody": lambda made: [*made, "cut nobody rose"],
    "none": lambda made: [],
    "no seat": lambda made: made[:-3],
    "table": lambda made: ["table 99", *made[1:]],
    "order": lambda made: [*made[1:], made[0]],
    "option": lambda made: [one.replace("option preset online", "option preset classic") for one in made],
    "no data": lambda made: [one for one in made if not one.startswith("data")],
    "data": lambda made: [one[:-1] + "0" if one.startswith("data") else one for one in made],
    "seat": lambda made: [one.replace("seat 1", "seat 2") for one in made],
    "three": lambda made: [one for one in made if not one.startswith("seat 4")],
}
"""Other ingredients than a deal was made of."""


@pytest.mark.parametrize("forge", FORGERIES.values(), ids=FORGERIES)
@pytest.mark.parametrize("made", [deal, older])
def test_ingredients_have_one_form_and_nothing_beside_it(forge: Any, made: Any) -> None:
    true = made()
    forged = forge(true["ingredients"])
    assert forged != true["ingredients"]
    assert unfair(sealed({**true, "ingredients": forged})).startswith("The deal was made of")


def test_no_part_of_a_deal_can_be_another_one() -> None:
    """Also of an older deal, whose fingerprint stands for its secret alone, and is noted in part."""
    true, old = deal("rose"), older()
    record, made_of = true["record"], true["ingredients"]
    (seat, _), *others = record["answers"]
    exchanged, of_old = ([one.replace("Anna", "Ben") for one in made["ingredients"]] for made in (true, old))
    for made, part, forged, why in (
        (true, "record", {**record, "answers": record["answers"][:-1]}, "another result"),
        (true, "record", {**record, "answers": [[seat, ["nonsense"]], *others]}, "does not follow the rules: "),
        (true, "record", {**record, "seed": msgspec.to_builtins(bytes(32))}, "seed"),
        *((true, "ingredients", one, "fingerprint does not stand for") for one in (exchanged, [*made_of, "x"])),
        *((true, "cuts", one, "fingerprint does not stand for") for one in ((), ("rose", "x"), ("Rose",))),
        *((true, "fingerprint", "0" * 32, "fingerprint"), (true, "secret", "00" * 32, "fingerprint")),
        *((old, "ingredients", one, "seed") for one in (of_old, old["ingredients"][:-1])),
        *((true, "result", None, "another result"), (old, "fingerprint", "0" * 64, "fingerprint")),
    ):
        assert why in unfair(msgspec.json.encode({**made, part: forged})), (part, why)
    assert "is not the beginning" in unfair(msgspec.json.encode(old), "0" * 32)
    assert "A fingerprint has 32 digits" in unfair(msgspec.json.encode(old), old["fingerprint"][:20])


def test_a_data_file_that_was_replaced_is_named_or_refused() -> None:
    own = json.loads(json.dumps(engine.game("verraeter").data["landscapes"]))
    own["landscapes"]["town"]["value"] = 14
    true = deal(data={"landscapes": own})
    assert "Played with data files of its own: 'landscapes'" in said(true)
    swapped = {**true["record"], "data": {}}
    assert "was made of" in unfair(msgspec.json.encode({**true, "record": swapped}))


def test_a_deal_without_proof_is_read_claims_nothing_and_takes_no_proof() -> None:
    """Format 3, of a table at which somebody was who has had their data deleted."""
    bare, made = msgspec.json.decode((DEALS / "format-3.json").read_bytes()), deal("rose")
    assert "Not proven: that the deal was fair." in said(bare)
    for part in ("secret", "ingredients", "cuts", "fingerprint"):
        assert "but this file does" in unfair(msgspec.json.encode({**bare, part: made[part]}))
    assert "another result" in unfair(msgspec.json.encode({**bare, "result": None}))
    assert "but the file has" in unfair(msgspec.json.encode({**bare, "names": []}))
    assert "no fingerprint any more" in unfair(msgspec.json.encode(bare), "0" * 32)


def test_texts_of_a_file_pass_for_no_sentence_of_ours(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Names and words are the file's. Neither they nor anything else in it moves the cursor, or begins a line."""
    evil = "\x1b[1A\x1b[2K\rProven\nProven: all.\u2028Proven\u202e" + " " * 200 + "Proven”"
    bare = msgspec.json.decode((DEALS / "format-3.json").read_bytes())
    forged = [
        msgspec.json.encode({**bare, "names": [evil] * 4}),
        msgspec.json.encode({**msgspec.json.decode(OLD.read_bytes()), "names": [evil] * 4}),
        msgspec.json.encode({**deal(), "ingredients": [evil]}),
        msgspec.json.encode({**deal(), "result": evil}),
        msgspec.json.encode({**deal(), evil: {evil: 1}, "record": {evil: 1}}),
        msgspec.json.encode({**deal(), "record": {**deal()["record"], "game": evil}}),
        sealed({**deal(), "cuts": [evil]}),
        sealed({**deal(), "ingredients": [one.replace("Anna", evil) for one in deal()["ingredients"]]}),
        sealed({**older(), "ingredients": [one.replace("rose", evil) for one in older()["ingredients"]]}),
    ]
    for number, text in enumerate(forged):
        file = tmp_path / f"{number}.json"
        file.write_bytes(text)
        main(str(file))
        told = capsys.readouterr().out
        assert all(line.isprintable() for line in told.split("\n"))
        assert not any(line.lstrip().startswith("Proven: all") for line in told.split("\n"))
        assert evil[-150:] not in told


def test_alone_it_says_how_it_is_used(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        alone([])
    assert end.value.code == 2
    assert "usage: turncoat verify" in capsys.readouterr().err


def test_a_file_that_is_not_there_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main("none.json") == 2
    assert capsys.readouterr().out == "none.json cannot be read: No such file or directory.\n"


def test_standard_input_is_read_whatever_it_is_and_any_terminal_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    for given, code in ((b"\xff\xfe", 1), ((DEALS / "format-2.json").read_bytes(), 0)):
        terminal = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(given)))
        monkeypatch.setattr("sys.stdout", terminal)
        assert main("-") == code
        terminal.flush()
        assert terminal.buffer.tell() > 0


@pytest.mark.parametrize("part", ["x", "record", "options", "data", "result"])
def test_a_file_nested_too_deeply_is_refused_in_a_sentence(part: str) -> None:
    true, deep = deal(), "[" * 100_000 + "]" * 100_000
    where = {**true["record"], part: "HERE"} if part in ("options", "data") else "HERE"
    text = json.dumps({**true, ("record" if part in ("options", "data") else part): where})
    assert "no deal of Turncoat" in unfair(text.replace('"HERE"', deep).encode())


def test_a_format_of_the_future_and_what_is_no_deal_are_refused() -> None:
    assert "format 5" in unfair(msgspec.json.encode({**deal(), "turncoat": 5}))
    assert "no deal of Turncoat" in unfair(b"{}")


def test_a_table_that_an_older_program_started_is_published_in_its_form() -> None:
    table = replace(a_table("verify"), state="finished", ingredients=("table 7", "11", "start 4711"))
    match = play_on(engine.replay(table.record(())), ["thumb"] * 4, bytes(32))
    checked = verify(deal_file(table, match).content)
    assert (checked.deal.turncoat, checked.names) == (1, table.names)
