"""A search for anything of a person in the bytes of files, wherever in the files."""

from pathlib import Path


def left_in(folder: Path, user: int, *names: str) -> dict[str, list[str]]:
    """Every file below a folder in which an id stands, as text or number, or a name: what it is found by."""
    traces = {"id": str(user).encode(), "number": user.to_bytes(8, "big"), "turned": user.to_bytes(8, "little")}
    traces |= {name: name.encode() for name in names}
    found = {}
    for file in (one for one in folder.rglob("*") if one.is_file()):
        content = file.read_bytes()
        if here := [what for what, trace in traces.items() if trace in content]:
            found[file.name] = here
    return found
