"""How fast the engine is."""

import time

import engine
from engine import SeededChance
from engine.match import Match

MATCHES = 60


def rows() -> list[tuple[str, str, str]]:
    """What is measured, what is to be reached, and what was."""
    return [
        (
            "Verräter, 4 seats, decisions per second with choices, checks and events",
            "50,000",
            f"{max(_decisions_per_second() for _ in range(3)):,.0f}",
        )
    ]


def _decisions_per_second() -> float:
    """Whole matches whose answers are known beforehand, so that the players are not measured."""
    scripts = [_play(engine.start("verraeter", seats=4, seed=_seed(number)), number) for number in range(MATCHES)]
    decisions = sum(len(script) for script in scripts)
    begin = time.perf_counter()
    for number, script in enumerate(scripts):
        match = engine.start("verraeter", seats=4, seed=_seed(number))
        for seat, keys in script:
            match.play(seat, keys)
    return decisions / (time.perf_counter() - begin)


def _seed(number: int) -> bytes:
    return number.to_bytes(32, "big")


def _play(match: Match, number: int) -> list[tuple[int, list[str]]]:
    """One match by chance: its answers."""
    chance = SeededChance(_seed(number + MATCHES))
    answers = []
    while match.result is None:
        ((seat, decision),) = match.decisions.items()
        keys = [key for key in decision.keys if key != "back"]
        taken = chance.shuffle(keys)[: max(decision.least, chance.roll(decision.most + 1) - 1)]
        match.play(seat, taken)
        answers.append((seat, taken))
    return answers
