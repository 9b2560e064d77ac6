"""How fast the engine is."""

import time

import engine
from bot import texts
from tests.matches import play_by_chance, seed_of

MATCHES = 40
TRIES = 3
TABLES = (("verraeter", 4), ("the_traitors", 4), ("the_traitors", 8), ("traitor", 4), ("traitor", 8))


def rows() -> list[tuple[str, str, str]]:
    """What is measured, what is to be reached, and what was."""
    say = texts.speaker("en")
    return [
        (
            f"{texts.game_name(say, game)}, {seats} seats: decisions per second with choices, checks and events",
            "50,000",
            f"{_decisions_per_second(game, seats):,.0f}",
        )
        for game, seats in TABLES
    ]


def _decisions_per_second(game: str, seats: int) -> float:
    """Whole matches whose answers are known beforehand, so that the players are not measured; the best of tries."""
    seeds = [seed_of(f"bench {number}") for number in range(MATCHES)]
    records = [play_by_chance(engine.start(game, seats=seats, seed=seed), seed).record for seed in seeds]
    best = 0.0
    for _ in range(TRIES):
        begin = time.perf_counter()
        for record in records:
            match = engine.start(game, seats=seats, seed=record.seed)
            for answer in record.answers:
                match.play(answer.seat, answer.keys)
        best = max(best, sum(len(record.answers) for record in records) / (time.perf_counter() - begin))
    return best
