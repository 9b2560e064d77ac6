"""The messages of a planned table: the plan, the calls to those who are coming, and the end of a plan."""

from collections.abc import Iterator, Mapping
from typing import get_args

import engine
from bot import pictures, texts
from bot.messages.content import Button, Content, Row, WantedMessage
from bot.messages.ids import make
from bot.store import Plan, Posted, Sitter
from bot.store.sitters import PlanStep
from bot.tables import Table
from bot.tables.plans import rules
from bot.tables.slots import PlanCall, Planned, read
from bot.texts import Speaker

STEPS: tuple[PlanStep, ...] = get_args(PlanStep)


def wanted(table: Table, posted: Mapping[str, Posted], plan: Plan) -> Iterator[WantedMessage]:
    """Yield the plan, the plans from which it was moved, and the call of its present step."""
    for key, old in posted.items():
        slot = read(key)
        if isinstance(slot, Planned) and not old.closed and slot.numbers[0] < plan.number:
            yield WantedMessage(slot, _moved(table, plan), last=True)
    now = posted.get(Planned(plan.number))
    if now is None or not now.closed:
        yield WantedMessage(Planned(plan.number), planned(table), last=not rules.waits(table))
    if rules.waits(table) and (plan.step != "announced" or plan.number):
        yield WantedMessage(PlanCall(plan.number, STEPS.index(plan.step)), _call(table, plan))


def planned(table: Table) -> Content:
    """Return the plan: the game, the time, and who is coming; with buttons until the table opens."""
    say, plan = texts.speaker(table.language), _plan(table)
    text = "\n".join([f"## {texts.game_name(say, table.game)}", _time(plan), *_coming(say, table), _state(say, table)])
    if table.state != "planned":
        return Content(text, keep_picture=True)
    shown = pictures.lobby_of(table.game, table.names, engine.game(table.game).seats, table.language)
    return Content(text, _buttons(say, table), shown)


def _buttons(say: Speaker, table: Table) -> tuple[Row, ...]:
    full = len(table.sitters) >= _plan(table).seats
    return (
        (
            Button(say("button-plan-in"), make("plan-in", table.id), "success", disabled=full),
            Button(say("button-plan-out"), make("plan-out", table.id)),
            Button(say("button-plan-cancel"), make("plan-cancel", table.id)),
        ),
    )


def _time(plan: Plan) -> str:
    """Return the time, as Discord shows it to each person in their own time zone."""
    return f"**<t:{plan.at:.0f}:F>** (<t:{plan.at:.0f}:R>)"


def _coming(say: Speaker, table: Table) -> list[str]:
    """Return who is coming, in a line; those who have said that they are there have a tick."""
    if table.state != "planned" or not table.sitters:
        return []
    here = _plan(table).here
    named = [
        f"**{texts.safe(name)}**{_host(say, table, one)}{' ✅' if one.user in here else ''}"
        for name, one in zip(table.names, table.sitters, strict=True)
    ]
    return [" · ".join(named)]


def _host(say: Speaker, table: Table, one: Sitter) -> str:
    return f" ({say('lobby-host')})" if one.user == table.host else ""


def _state(say: Speaker, table: Table) -> str:
    """Return how many more are needed, or what has become of the plan."""
    plan = _plan(table)
    if table.state == "aborted" and not table.started:
        return say("plan-closed")
    if table.state != "planned":
        return say("plan-opened")
    least, number = engine.game(table.game).seats[0], len(table.sitters)
    if number >= plan.seats:
        return say("plan-is-full", number=plan.seats)
    return say("plan-seats-taken", number=number, least=least, most=plan.seats, missing=max(0, least - number))


def _moved(table: Table, plan: Plan) -> Content:
    """Return what replaces a plan that was moved."""
    say = texts.speaker(table.language)
    return Content(say("plan-moved-on", game=texts.game_name(say, table.game), when=_time(plan)), keep_picture=True)


def _call(table: Table, plan: Plan) -> Content:
    """Return the call of the plan's step. Its text stays as it is, for a call that is edited calls nobody."""
    say = texts.speaker(plan.language)
    facts: dict[str, str | int] = {
        "names": ", ".join(f"<@{user}>" for user in plan.mentioned),
        "game": texts.game_name(say, plan.game),
        "when": _time(plan),
        "soon": f"<t:{plan.at:.0f}:R>",
    }
    if plan.step == "announced":
        return Content(say("plan-moved", **facts), ping=plan.mentioned)
    here = Button(say("button-plan-here"), make("plan-here", table.id), "success")
    out = Button(say("button-plan-out"), make("plan-out", table.id))
    if plan.step == "reminded":
        return Content(say("plan-reminder", **facts), ((here, out),), ping=plan.mentioned)
    if plan.step == "asked":
        return Content(say("plan-too-few", **facts), (*_choices(say, table, plan, here),), ping=plan.mentioned)
    start = f"<t:{plan.since + rules.PATIENCE:.0f}:t>"
    told = [say("plan-now", **facts, start=start)]
    if plan.since - plan.at > rules.LATE:
        told.append(say("plan-late"))
    if plan.busy:
        told.append(say("plan-busy"))
    return Content("\n".join(told), ((here, out),), ping=plan.mentioned)


def _choices(say: Speaker, table: Table, plan: Plan, here: Button) -> Iterator[Row]:
    """Yield what people can do about a table to which too few came: the host decides.

    The buttons stay the same whatever happens, as the text does.
    """
    yield (
        here,
        Button(say("button-call"), make("call", table.id)),
        Button(say("button-plan-half"), make("plan-move", table.id, plan.number, "half")),
        Button(say("button-plan-day"), make("plan-move", table.id, plan.number, "day")),
        Button(say("button-plan-close"), make("plan-cancel", table.id), "danger"),
    )


def plan_over(table: Table, language: str) -> Content:
    """Return the message that a plan has ended before its match began, and why."""
    say, plan = texts.speaker(language), _plan(table)
    people = tuple(one.user for one in (*table.sitters, *table.still_coming) if one.user)
    facts = {"game": texts.game_name(say, table.game), "when": f"<t:{plan.at:.0f}:f>"}
    if table.ended_by:
        names = ", ".join(f"<@{user}>" for user in people)
        told = [say("plan-cancelled", by=texts.safe(table.ended_by), names=names, **facts)]
        if table.ended_for:
            told.append(say("aborted-reason", reason=table.ended_for))
        return Content("\n".join(told), ping=people)
    return Content(say("plan-ended" if plan.step in ("called", "asked") else "plan-missed", **facts))


def _plan(table: Table) -> Plan:
    if table.plan is None:
        raise ValueError("the table was not planned")
    return table.plan
