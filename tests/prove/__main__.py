"""``python -m tests.prove [row ...]``: what must hold is tried again and again, on all cores, for hours if need be.

A run that is cut off goes on from its last place, as long as the program is the same. ``--quick`` tries little of
everything, and always from the start. A case that does not hold is told with the command that repeats the case.
"""

import argparse
import os
import signal
import sys

from tests.prove import report
from tests.prove.ledger import Ledger, program
from tests.prove.rows import ROWS
from tests.prove.running import Progress, run, tell_line
from tests.prove.worker import attempt


def main() -> int:
    """The exit code: 1 if anything did not hold."""
    parser = _parser()
    given = parser.parse_args()
    if given.seed is not None and len(given.rows) != 1:
        parser.error("a seed is one of a row")
    rows = [row for row in ROWS if not given.rows or row.name in given.rows]
    if given.quick:
        os.environ.pop("TURNCOAT_PROVE", None)
    else:
        os.environ["TURNCOAT_PROVE"] = "1"
    if given.seed is not None:
        tried = attempt(rows[0], given.seed)
        print(tried.broken or f"It holds: {tried.trials} trials in {tried.seconds:.1f} s.")
        return 1 if tried.broken else 0
    present = program()
    ledgers = [(row, Ledger(row.name, present, quick=given.quick)) for row in rows]
    if given.report:
        report.write(ledgers)
        return 0
    progress = [_begun(Progress(row, ledger, quick=given.quick), given.quick) for row, ledger in ledgers]
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        run(progress, given.minutes, given.workers)
    except KeyboardInterrupt:
        tell_line("Cut off; the same command goes on from here.")
    for one in sorted(progress, key=lambda one: bool(one.ledger.broken)):  # a log that is cut has the last lines
        one.tell()
    return 1 if any(one.ledger.broken for one in progress) else 0


def _begun(one: Progress, quick: bool) -> Progress:
    """Say what is to hold, and where it goes on, or that it begins again."""
    tell_line(f"{one.row.name}: {one.row.says} To reach: {one.row.goal}.")
    if quick:
        one.ledger.begin_anew()
    elif one.ledger.outdated:
        tell_line(f"{one.row.name}: the program is not that of the last run, so it begins again.")
    elif one.ledger.tried:
        tell_line(f"{one}: it goes on from there.")
    return one


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.prove", description=__doc__)
    names = [row.name for row in ROWS]
    parser.add_argument("rows", nargs="*", metavar="row", choices=[*names, []], help=f"of {', '.join(names)}")
    parser.add_argument("--quick", action="store_true", help="some minutes of everything, from the start")
    parser.add_argument("--minutes", type=float, metavar="M", help="stop after so long")
    parser.add_argument("--workers", type=int, metavar="N", help="so many cases at once; else one a core")
    parser.add_argument("--seed", type=int, metavar="N", help="one case of one row, here and now")
    parser.add_argument("--report", action="store_true", help="write what was tried into docs/reliability.md")
    return parser


if __name__ == "__main__":
    sys.exit(main())
