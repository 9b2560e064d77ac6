"""``python -m tests.bench``: what is measured, what is to be reached, and what was."""

import importlib
import pkgutil

import tests.bench


def main() -> None:
    """Print every row of every module here, each as soon as its module is done."""
    for module in pkgutil.iter_modules(tests.bench.__path__):
        if module.name != "__main__":
            print(module.name)
            for what, to_reach, measured in importlib.import_module(f"tests.bench.{module.name}").rows():
                print(f"  {what}: {measured} (to reach: {to_reach})", flush=True)


if __name__ == "__main__":
    main()
