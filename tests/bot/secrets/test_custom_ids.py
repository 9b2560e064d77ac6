"""Every id that the bot has ever sent: messages stay for years, and their buttons and menus go on working."""

from itertools import cycle, islice
from pathlib import Path
from typing import NamedTuple

import pytest

from bot.commands.router import BUTTONS, FIELDS, MENUS, on, routed
from bot.messages.ids import BUTTON, MENU
from bot.sandbox import Person
from bot.sandbox.interactions import MODAL_SUBMIT, Interaction
from bot.sandbox.world.messages import Message
from tests.bot.court import Court, refusal
from tests.bot.oracle import field
from tests.samples import samples

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


def _forms() -> list[Form]:
    lines = (Path(__file__).parents[1] / "custom_ids.txt").read_text(encoding="utf-8").splitlines()
    rows = [line.split(" ") for line in lines if not line.startswith("#")]
    return [Form(kind, custom_id, int(needed), *told) for kind, custom_id, needed, *told in rows]


FORMS = _forms()
RULES = "tc:rules:verraeter"
OF_TABLES = [one for one in FORMS if one.told == "no-such-table"]


async def _use(court: Court, who: Person, message: Message, form: Form, custom_id: str) -> Interaction:
    if form.kind == "field":
        opened = await court.forge(who, message, RULES)  # Discord wants to know which click opened a field
        sent = court.sandbox.interactions.send(MODAL_SUBMIT, who, message.channel, field(custom_id, "word"), opened)
        return await who.settled(sent)
    return await court.forge(who, message, custom_id, None if form.picked is None else [form.picked])


async def _check(court: Court, told: str, one: Interaction, custom_id: str) -> None:
    await court.quiet()
    assert not one.failed, custom_id
    said = [message.content for message in one.messages]
    if told == "answered":
        assert said != [refusal("forged")], custom_id
    else:
        assert said == [refusal(told, **WORD.get(told, {}))], custom_id
        assert one.messages[0].only_for is one.user, custom_id


ROUTES = {"button": (BUTTONS, BUTTON), "menu": (MENUS, MENU), "field": (FIELDS, BUTTON)}


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.custom_id)
def test_the_arguments_have_the_types_of_the_signature(form: Form) -> None:
    """No argument that is a number is read as none, and words are read as they stand."""
    route, arguments = routed(*ROUTES[form.kind], form.custom_id)
    assert route.needed == form.needed
    assert len(arguments) >= form.needed
    assert -1 not in arguments
    assert [str(one) for one in arguments] == form.parts[2:][: len(arguments)]


def test_every_function_has_its_form() -> None:
    known = {kind: {one.parts[1] for one in FORMS if one.kind == kind} for kind in ROUTES}
    assert {kind: set(routes) for kind, (routes, _) in ROUTES.items()} == known


def test_an_action_has_one_function() -> None:
    async def another(interaction: object, *, word: str) -> None: ...

    with pytest.raises(ValueError, match="two functions for cut"):
        on("cut")(another)


async def test_every_form_is_known(court: Court) -> None:
    anna, ben = court.people(2)
    lobby = await court.seat([anna])
    for form in FORMS:
        await _check(court, form.told, await _use(court, ben, lobby, form, form.custom_id), form.custom_id)


async def test_a_word_that_is_no_number_names_no_table(court: Court) -> None:
    anna, ben = court.people(2)
    lobby, turns = await court.seat([anna]), cycle(NO_NUMBERS)
    for form in OF_TABLES:
        for place in range(2, len(form.parts) if form.kind != "field" else 3):
            for bad in islice(turns, samples(2, len(NO_NUMBERS))):
                custom_id = ":".join((*form.parts[:place], bad, *form.parts[place + 1 :]))
                if len(custom_id) <= 100:
                    await _check(court, form.told, await _use(court, ben, lobby, form, custom_id), custom_id)


async def test_an_id_that_ends_too_early_is_forged(court: Court) -> None:
    anna, ben = court.people(2)
    lobby = await court.seat([anna])
    for form in FORMS:
        for number in range(form.needed):
            custom_id = ":".join(form.parts[: 2 + number])
            await _check(court, "forged", await _use(court, ben, lobby, form, custom_id), custom_id)


@pytest.mark.parametrize("prefix", ["tc", "tm", "tx", ""])
async def test_an_id_has_the_prefix_of_its_kind(court: Court, prefix: str) -> None:
    anna, ben = court.people(2)
    lobby = await court.seat([anna])
    for form in FORMS:
        custom_id = ":".join((prefix, *form.parts[1:]))
        told = form.told if custom_id == form.custom_id else "forged"
        await _check(court, told, await _use(court, ben, lobby, form, custom_id), custom_id)
