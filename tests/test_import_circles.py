"""No module imports itself, however far around: what is imported can be understood, tested and moved by itself."""

from collections.abc import Iterator

from tests.test_imports import MODULES, imports_of, name_of


def graph() -> dict[str, set[str]]:
    """Return the modules that each module imports: anywhere in it, also inside functions and for types alone."""
    names = {name_of(path) for path in MODULES}
    return {name_of(path): names.intersection(imports_of(path)) for path in MODULES}


def circles(imports: dict[str, set[str]]) -> list[list[str]]:
    """The circles that are left after everything that lies on none has been taken away.

    >>> circles({"a": {"b"}, "b": {"c"}, "c": {"b"}, "d": {"d"}})
    [['b', 'c'], ['d']]
    >>> circles({"a": {"b"}, "b": {"c"}, "c": set()})
    []
    """
    far = {name: set(reached(imports, name)) for name in imports}
    found = {frozenset(other for other in far[name] if name in far[other]) for name in imports if name in far[name]}
    return sorted(sorted(circle) for circle in found)


def reached(imports: dict[str, set[str]], start: str) -> Iterator[str]:
    """All modules that ``start`` imports, directly or through others."""
    seen: set[str] = set()
    waiting = list(imports[start])
    while waiting:
        name = waiting.pop()
        if name not in seen:
            seen.add(name)
            yield name
            waiting += imports[name]


def test_no_imports_run_in_circles() -> None:
    assert circles(graph()) == []
