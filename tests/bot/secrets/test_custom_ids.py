"""Every id that the bot has ever sent: messages stay for years, and their buttons and menus go on working."""

from itertools import product
from pathlib import Path
from typing import NamedTuple

import pytest

from bot.commands.router import BUTTONS, FIELDS, MENUS, on, routed
from bot.messages.ids import BUTTON, MENU, mask
from bot.sandbox.interactions import MODAL_SUBMIT
from bot.tables import Refusal
from tests.bot.bot_on_sandbox import Court, refusal
from tests.bot.comparison import field

HUGE = "9" * 30
NO_NUMBERS = ("x", "", "-1", "1.0", "٣", "1\n", HUGE, "9" * 70)
WORD = {"not-confirmed": {"word": "delete"}}
"""Words of a sentence beside the fault."""


class Form(NamedTuple):
    """A form of an id, how many arguments it needs, and what using it is answered by."""

    kind: str
    custom_id: str
    needed: int
    told: str
    picked: str | None = None

    @property
    def parts(self) -> list[str]:
        return self.custom_id.split(":")


LINES = (Path(__file__).parents[1] / "custom_ids.txt").read_text(encoding="utf-8").splitlines()
ROWS = [line.split(" ") for line in LINES if not line.startswith("#")]
FORMS = [Form(kind, custom_id, int(needed), *told) for kind, custom_id, needed, *told in ROWS]
RULES = "tc:rules:verraeter"
ROUTES = {"button": (BUTTONS, BUTTON), "menu": (MENUS, MENU), "field": (FIELDS, BUTTON)}


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.custom_id)
def test_arguments_have_the_types_of_the_signature(form: Form) -> None:
    """No argument that is a number is read as none, words are read as they stand, and a wrong number is -1."""
    routes, prefix = ROUTES[form.kind]
    route, arguments = routed(routes, prefix, form.custom_id)
    assert route.needed == form.needed
    assert len(arguments) >= form.needed
    assert -1 not in arguments
    assert [str(one) for one in arguments] == form.parts[2:][: len(arguments)]
    for (place, argument), bad in product(enumerate(arguments, 2), NO_NUMBERS):
        _, spoilt = routed(routes, prefix, ":".join((*form.parts[:place], bad, *form.parts[place + 1 :])))
        assert spoilt[place - 2] == (bad if isinstance(argument, str) else -1) or route._readers[place - 2] is mask
    early = [form.parts[: 2 + number] for number in range(form.needed)]
    for parts in (*early, *([other, *form.parts[1:]] for other in ("tc", "tm", "tx", "") if other != prefix)):
        with pytest.raises(Refusal, match="forged"):
            routed(routes, prefix, ":".join(parts))


def test_every_function_has_its_form() -> None:
    known = {kind: {one.parts[1] for one in FORMS if one.kind == kind} for kind in ROUTES}
    assert {kind: set(routes) for kind, (routes, _) in ROUTES.items()} == known


def test_an_action_has_one_function() -> None:
    async def another(interaction: object, *, word: str) -> None: ...

    with pytest.raises(ValueError, match="two functions for cut"):
        on("cut")(another)


async def test_every_form_is_answered(court: Court) -> None:
    anna, ben = court.people(2)
    lobby = await court.seat([anna])
    for form in (*FORMS, Form("field", "tc:conquer:1", 0, "forged")):
        if form.kind == "field":
            opened = await court.forge(ben, lobby, RULES)  # Discord wants to know which click opened a field
            typed = field(form.custom_id, "word")
            one = await ben.settled(court.sandbox.interactions.send(MODAL_SUBMIT, ben, lobby.channel, typed, opened))
        else:
            one = await court.forge(ben, lobby, form.custom_id, None if form.picked is None else [form.picked])
        await court.quiet()
        assert not one.failed, form
        said = [message.content for message in one.messages]
        if form.told == "answered":
            assert said != [refusal("forged")], form
        else:
            assert said == [refusal(form.told, **WORD.get(form.told, {}))], form
            assert one.messages[0].only_for is ben, form
