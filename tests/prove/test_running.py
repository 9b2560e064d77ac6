"""The harness: what was tried is not tried again, and what fails, ends or hangs is told with its seed."""

import os
import time
from dataclasses import replace
from pathlib import Path

import pytest

from tests.prove import ledger, report
from tests.prove.ledger import Ledger, Tried
from tests.prove.row import Row, require
from tests.prove.running import MOST_FAILED, Progress, run


def three_is_bad(seed: int) -> int:
    require(seed != 3, "three is bad")
    return 2


def hopeless(seed: int) -> int:
    if seed == 1:
        os._exit(1)
    if seed == 2:
        time.sleep(60)
    return 1


ROW = Row("toy", "A toy.", "0 broken", size=20, quick=4, case=three_is_bad)


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(ledger, "FOLDER", tmp_path)
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    return tmp_path


def test_a_run_goes_on_where_it_was_and_tells_how_to_repeat_what_fails(capfd: pytest.CaptureFixture[str]) -> None:
    run([Progress(replace(ROW, size=6), Ledger("toy", "one"), quick=False)], None, 1)
    assert [one.seed for one in Ledger("toy", "one").tried] == [0, 1, 2]
    run([Progress(ROW, Ledger("toy", "one"), quick=False)], None, 1)
    again = Ledger("toy", "one")
    assert [one.seed for one in again.tried] == list(range(11))
    assert (again.trials, [one.broken for one in again.broken]) == (20, ["three is bad"])
    assert "three is bad\nTo repeat it: .venv/bin/python -m tests.prove toy --seed 3\n" in capfd.readouterr().out


def test_the_end_of_a_run_tells_the_ends_of_what_fails(capfd: pytest.CaptureFixture[str]) -> None:
    one = Progress(ROW, Ledger("toy", "one"), quick=True)
    one.ledger.add(Tried(3, 0, 0.0, 0.0, "\n".join(map(str, range(20)))))
    one.tell()
    first, *told, again = capfd.readouterr().out.splitlines()
    assert first == "toy: 0 of 4, 1 failed"
    assert told == ["0", "1", "2", "3", "4", "...", "15", "16", "17", "18", "19"]
    assert again == "To repeat it: .venv/bin/python -m tests.prove toy --seed 3 --quick"


def test_another_program_begins_anew_and_the_quick_run_is_apart() -> None:
    Ledger("toy", "one").add(Tried(0, 1, 0.0, 0.0))
    other = Ledger("toy", "another")
    assert (other.outdated, other.tried) == (True, [])
    assert Ledger("toy", "one", quick=True).tried == []
    other.add(Tried(5, 1, 0.0, 0.0))
    assert [one.seed for one in Ledger("toy", "another").tried] == [5]


def test_a_line_that_was_cut_off_is_left_out(folder: Path) -> None:
    Ledger("toy", "one").add(Tried(0, 1, 0.0, 0.0))
    with (folder / "toy.jsonl").open("a", encoding="utf-8") as file:
        file.write('{"seed":1,"tri')
    assert [one.seed for one in Ledger("toy", "one").tried] == [0]


def test_a_process_that_ends_or_hangs_fails_and_does_no_harm() -> None:
    found = Progress(replace(ROW, case=hopeless, size=3, limit=3.0), Ledger("toy", "one"), quick=False)
    run([found], None, 1)
    told = [(one.seed, one.broken) for one in found.ledger.tried]
    hangs = "It was not through after 3 s."
    assert told == [(0, ""), (1, "Its process has ended."), (2, hangs), (3, ""), (4, "")]


def test_a_row_is_given_up_when_nothing_holds() -> None:
    one = Progress(ROW, Ledger("toy", "one"), quick=False)
    for seed in range(MOST_FAILED):
        assert not one.through
        one.add(Tried(seed, 0, 0.0, 0.0, "broken"))
    assert one.through


def test_the_report_replaces_the_line_of_a_row(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = tmp_path / "page.md"
    page.write_text("| toy | old |\n| other | old |\n", encoding="utf-8")
    monkeypatch.setattr(report, "PAGE", page)
    found = Ledger("toy", "fingerprint")
    found.add(Tried(0, 7, 90.0, 0.0))
    report.write([(ROW, found)])
    first, second = page.read_text(encoding="utf-8").splitlines()
    assert first.startswith("| toy | 7 of 20 | 0 | `.venv/bin/python -m tests.prove toy` | 1970-01-01 | `fingerpr` |")
    assert second == "| other | old |"
