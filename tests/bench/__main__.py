"""``python -m tests.bench``: every measurement of this folder in one table."""

import importlib
import pkgutil

import tests.bench

HEAD = ("what", "to reach", "measured")


def main() -> None:
    """Measure, and print what came out."""
    rows = [HEAD]
    for module in pkgutil.iter_modules(tests.bench.__path__):
        if module.name != "__main__":
            rows += getattr(importlib.import_module(f"tests.bench.{module.name}"), "rows", list)()
    widths = [max(len(row[column]) for row in rows) for column in range(3)]
    for what, reach, measured in rows:
        print(f"{what:<{widths[0]}}  {reach:>{widths[1]}}  {measured:>{widths[2]}}")


if __name__ == "__main__":
    main()
