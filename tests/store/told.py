"""Answers of a store, as ``tests/golden/store.txt`` has them."""

import asyncio
import json
import tempfile
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import cast

from msgspec import Struct
from msgspec.structs import fields

from bot.store import Store, Table
from tests.store.asking import evening

FILE = Path(__file__).parents[1] / "golden" / "store.txt"


def told_again() -> str:
    """Spend the evening with a store in a new file."""

    async def spend(folder: str) -> str:
        store = await Store.open(Path(folder) / "turncoat.db")
        answers = await evening(store)
        await store.close()
        return told(answers)

    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(spend(folder))


def told(answers: Mapping[str, object]) -> str:
    """Return each question with its answer; after the deletion only if the answer is another one then."""
    lines = list[str]()
    for what, answer in answers.items():
        before = answers.get(what.replace("after: ", "before: "))
        if answer != before or not what.startswith("after: "):
            parts = answer if isinstance(answer, list) else [answer]
            lines += [f"{what}:", *(f"  {json.dumps(one, ensure_ascii=False, default=plain)}" for one in parts), ""]
    return "\n".join(lines)


def plain(one: object) -> object:
    """Return what JSON does not have: a table by its id, state and version, anything else by all that is not usual."""
    if isinstance(one, Table):
        return f"{one.state} table {one.id} of version {one.version}"
    if isinstance(one, Struct):
        return {field.name: value for field in fields(one) if (value := getattr(one, field.name)) != field.default}
    return one.hex() if isinstance(one, bytes) else sorted(cast(Iterable[object], one), key=str)
