"""A package with a fault is left out with a sentence that says all of it; everything else goes on."""

from pathlib import Path
from typing import NamedTuple

import pytest

import engine
from bot import games
from tests.outside.installed import change


class Break(NamedTuple):
    """A fault made in the package of Straws: ``old`` becomes ``new`` in a file, and then this is ``said``."""

    file: str
    old: str
    new: str
    said: str


def raising(file: str, line: str, said: str) -> Break:
    """The fault that an error is raised right before a line, which begins so."""
    indent = line.removesuffix(line.lstrip())
    return Break(file, line, f"{indent}raise LookupError('torn')\n{line}", said)


RULES, PICTURES, TEXTS = "__init__.py", "pictures.py", "texts/en/straws.ftl"
VIEW = "    shown: tuple[int, ...]\n"
CAST = f"{VIEW}\n    @property\n    def cast(self):\n        return {{'key': 'loser'}} if self.held else {{}}\n"
DECIDED = "    def decided(self, course):\n        1 / 0\n\n    def ask("
COMMAND = "straws-command = "
TAKEN = "which another command has; choose another word"
PILE = "pile = chance.shuffle(range(1, 2 * seats + 1))"
TURN, SEATS, SIZE = "    state.turn += 1\n", "range(2, 5)", "WIDTH, HEIGHT, INCH"

MISSING = {"an event": "event-straw_kept", "a question": "question-decide", "the rules": "rules-aim"}

BREAKS = {
    **{f"no text for {one}": Break(TEXTS, f"-{key} =", "-x =", f"{key} is missing") for one, key in MISSING.items()},
    "no text for a cast": Break(RULES, VIEW, CAST, "straws-cast-loser.aim is missing; write it"),
    "a text by a wrong name": Break(TEXTS, "-choice-decide", "-choice-sure", "straws-choice-sure is never said"),
    "a variable that nobody gives": Break(TEXTS, "{ $seat } keeps", "{ $who } keeps", "straws-event-straw_kept: "),
    "a command of the bot": Break(TEXTS, f"{COMMAND}straws", f"{COMMAND}join", TAKEN),
    "another game's command": Break(TEXTS, f"{COMMAND}straws", f"{COMMAND}traitor", TAKEN),
    "no word for a command": Break(TEXTS, f"{COMMAND}straws", f"{COMMAND}Straws!", "write a word of small letters"),
    "a long description": Break(TEXTS, "Answer in Straws", "Answer " * 20, "has 139 characters; Discord takes"),
    "the same words twice": Break(TEXTS, "Take another one", "Keep it", "straws-choice-decide says “Keep it” of two"),
    "parts that cannot be drawn": Break(PICTURES, SIZE, f"PARTS = 'W'\n{SIZE}", "its pictures lack draw_part"),
    "a board that raises": raising(PICTURES, "    draw_header(", "draw_board: LookupError: torn (pictures.py, line 33"),
    "a hand that raises": raising(PICTURES, "    draw_hand_header(", "draw_hand: LookupError: torn"),
    "a moment that raises": Break(PICTURES, SIZE, f"moment = lambda *_: 1 // 0\n{SIZE}", "moment: ZeroDivisionError"),
    "words of a board that raise": raising(PICTURES, "    rows = [say(", "draw_board: LookupError: torn"),
    "a long alt text": Break(PICTURES, 'return say("', 'return "x" * 2000 + say("', "characters; write 1 to 1024"),
    "a cast that raises": raising(RULES, "        return StrawsView(", "view: LookupError: torn"),
    "a view that raises": Break(RULES, VIEW, CAST.replace("return", "return 1 / 0,"), "view: ZeroDivisionError"),
    "an answer that raises": raising(RULES, TURN, "play: LookupError: torn (__init__.py, line"),
    "an answer that ends the program": Break(RULES, TURN, "    raise SystemExit\n", "play: SystemExit"),
    "worths that raise": raising(RULES, "        return {(", "worths: LookupError: torn"),
    "decided that raises": Break(RULES, "    def ask(", DECIDED, "story, decided or sides: ZeroDivisionError"),
    "a truth that does not fit": Break(RULES, "[view.held if", "[9 if", "a view shows another held (seat 0 saw 4)"),
    "chance from elsewhere": Break(RULES, PILE, f"import random; {PILE}; random.shuffle(pile)", "replay: the same"),
    "no end": Break(RULES, "    if state.turn == state.seats", "    state.turn %= state.seats\n    if 0", "has no end"),
    "seats that are a number": Break(RULES, SEATS, "5", "TypeError"),
    "a seat alone": Break(RULES, SEATS, "range(1, 5)", "the game is for 1 to 4 seats; 2 to 16 can be shown"),
    "too many seats": Break(RULES, SEATS, "range(2, 18)", "the game is for 2 to 17 seats; 2 to 16 can be shown"),
}


@pytest.mark.parametrize("fault", BREAKS.values(), ids=BREAKS)
def test_a_fault_is_named_and_the_game_left_out(straws: Path, fault: Break) -> None:
    change(straws / "turncoat_straws" / fault.file, (fault.old, fault.new))
    before = list(engine.games())
    (sentence,) = games.load()
    assert sentence.startswith("The game straws of the package turncoat-straws 1 cannot be used: ")
    assert fault.said in sentence
    assert list(engine.games()) == before


def test_ctrl_c_during_a_trial_ends_the_program(straws: Path) -> None:
    change(straws / "turncoat_straws" / RULES, (TURN, "    raise KeyboardInterrupt\n"))
    with pytest.raises(KeyboardInterrupt):
        games.load()
    assert "straws" not in engine.games()


def test_all_faults_are_told_at_once(straws: Path) -> None:
    missing = ("straws-question-decide", "x"), ("straws-event-straw_kept", "y")
    change(straws / "turncoat_straws" / TEXTS, *missing)
    (sentence,) = games.load()
    assert sentence.splitlines()[1:] == [
        "  texts/en: straws-event-straw_kept is missing; write it",
        "  texts/en: straws-question-decide is missing; write it",
    ]
