"""``python -m tests.bench [module ...]``: the measurements of this folder, each printed when it is there."""

import importlib
import pkgutil
import sys

import tests.bench

WIDTH = 100
HEAD = ("what", "to reach", "measured")


def main() -> None:
    """Measure what is named, or all, and print what comes out."""
    modules = [one.name for one in pkgutil.iter_modules(tests.bench.__path__) if one.name != "__main__"]
    chosen = [name for name in modules if name in sys.argv[1:]] if len(sys.argv) > 1 else modules
    if not chosen:
        sys.exit(f"There are {', '.join(modules)}.")
    _tell(HEAD)
    for name in chosen:
        for row in getattr(importlib.import_module(f"tests.bench.{name}"), "rows", list)():
            _tell(row)


def _tell(row: tuple[str, str, str]) -> None:
    what, reach, measured = row
    print(f"{what:<{WIDTH}}  {reach:>12}  {measured:>12}", flush=True)


if __name__ == "__main__":
    main()
