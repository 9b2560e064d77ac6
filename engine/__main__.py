"""The engine on the command line: ``python -m engine simulate`` and ``python -m engine play``."""

import argparse
import json
import sys
from collections.abc import Sequence
from typing import NoReturn

import engine
from engine import outside
from engine.players import PLAYERS
from engine.simulate import match_seed, play_on, simulate
from engine.transcript import transcript


class _Arguments(argparse.ArgumentParser):
    """Says one sentence about a mistake."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")


def _parser() -> argparse.ArgumentParser:
    parser = _Arguments(prog="python -m engine", description="Plays matches between computer players.")
    commands = parser.add_subparsers(dest="command", required=True, metavar="simulate|play")
    common = _Arguments(add_help=False)
    common.add_argument("game", help=f"one of {', '.join(engine.games())}")
    common.add_argument("--seats", type=int, required=True)
    common.add_argument("--seed", required=True, help="any text; the same text brings the same matches")
    common.add_argument("--players", default="chance", help="one for all seats, or one per seat: thumb,chance,...")
    common.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    many = commands.add_parser("simulate", parents=[common], help="play many matches, print one JSON object")
    many.add_argument("--games", type=int, required=True)
    commands.add_parser("play", parents=[common], help="print the transcript of the first of those matches")
    return parser


def _players(text: str, seats: int) -> list[str]:
    names = text.split(",")
    for name in names:
        if name not in PLAYERS:
            raise ValueError(f"there is no player {name!r}; there is {', '.join(PLAYERS)}")
    if len(names) not in (1, seats):
        raise ValueError(f"{seats} seats need one player for all, or {seats}; found {len(names)}")
    return names * seats if len(names) == 1 else names


def _options(texts: Sequence[str]) -> dict[str, str]:
    for text in texts:
        if "=" not in text:
            raise ValueError(f"an option is written name=value; found {text!r}")
    return dict(text.split("=", 1) for text in texts)


def main(arguments: Sequence[str] | None = None) -> None:
    """Carry out a command line; one that cannot be carried out ends with a sentence and exit code 2."""
    for sentence in outside.load():
        print(sentence, file=sys.stderr)
    parser = _parser()
    given = parser.parse_args(arguments)
    try:
        engine.game(given.game).check_seats(given.seats)
        players = _players(given.players, given.seats)
        options = _options(given.option)
        if given.command == "play":
            seed = match_seed(given.seed, 0)
            match = engine.start(given.game, seats=given.seats, options=options, seed=seed)
            print(transcript(play_on(match, players, seed).record), end="")
        elif given.games < 1:
            raise ValueError(f"at least one game must be played, not {given.games}")
        else:
            print(json.dumps(simulate(given.game, players, options, given.seed, given.games)))
    except ValueError as error:
        parser.error(str(error))
    except BrokenPipeError:
        sys.exit(1)


if __name__ == "__main__":
    main()
