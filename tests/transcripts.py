"""Golden transcripts: whole matches as text, each of which says itself how to play it again."""

import re
from pathlib import Path

import engine
from engine.transcript import transcript
from tests.games import game_of


def played_again(path: Path) -> str:
    """The transcript of the match that a golden file tells, as the rules play it now."""
    whole = path.read_text(encoding="utf-8")
    (head, options, seed), number = whole.splitlines()[:3], path.stem.split("-")[-1]
    answers = re.findall(r"^seat (\d+), \w+: (.*)$", whole, re.MULTILINE)
    game, version, seats = head.split(", ")
    chosen = dict(word.split("=") for word in options.split()[1:])
    own, rules = bytes.fromhex(seed.split()[1]), int(version.split()[-1])
    assert (seats, game) == (f"{number} seats", game_of(path))
    match = engine.start(game, seats=int(number), options=chosen, seed=own, rules=rules)
    for seat, keys in answers:
        match.play(int(seat), () if keys == "nothing" else keys.split())
    return transcript(match.record)
