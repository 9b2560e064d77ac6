"""``python -m tests.evening SEED ...``: the story of an evening, line by line."""

import argparse
import gc
import os
import sys

import msgspec

from tests.evening.evening import Outcome, held
from tests.evening.plan import Plan, drawn
from tests.evening.shrinking import shrunk


def apart(plan: Plan) -> Outcome:
    """Hold an evening in a process of its own, which has the memory of this process and nothing more."""
    reading, writing = os.pipe()
    sys.stdout.flush()
    child = os.fork()
    if child == 0:
        gc.disable()
        os.close(reading)
        with os.fdopen(writing, "wb") as file:
            file.write(msgspec.json.encode(held(plan)))
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as file:
        told = file.read()
    os.waitpid(child, 0)
    return msgspec.json.decode(told, type=Outcome)


def main() -> int:
    """The exit code: 1 if anything did not hold."""
    parser = argparse.ArgumentParser(prog="python -m tests.evening", description=__doc__)
    parser.add_argument("seeds", nargs="+")
    parser.add_argument("--quiet", action="store_true", help="only the last line of each evening")
    parser.add_argument("--first", action="store_true", help="stop at the first evening that fails")
    parser.add_argument("--shrink", action="store_true", help="make an evening that fails as short as it may be")
    given = parser.parse_args()
    failed = 0
    for seed in given.seeds:
        plan = drawn(seed)
        one = apart(plan)
        if one.broken and given.shrink:
            plan, one = shrunk(plan, one, apart)
            print(f"The shortest evening that fails: {plan}")
        if not given.quiet:
            print("\n".join(one.lines))
        failed += bool(one.broken)
        print(
            f"seed {seed}: {one.passed:.0f} s, {one.acknowledged} answers, {one.deaths} deaths, {one.calls} calls, "
            f"mark {one.mark}: {one.broken or 'it holds'}",
            flush=True,
        )
        if failed and given.first:
            break
    return 1 if failed else 0
