"""Examples of what may happen to a table as text: a rule, a table, deeds, and all that comes of them.

They stand in ``tests/golden/tables``. The first line of an example says a rule. The second one says who sits at the
table, how many computer players (``+2``), and what was chosen in its lobby; ``lobby`` says that its match has not
begun. Lines of deeds begin with ``>``. ``make golden`` writes all other lines: what is refused, or what has changed of
table, clock, match and acts. Times are seconds since the table was opened.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import cast

import msgspec
import pytest

import engine
from bot.privacy.deletions import Deletions
from bot.store import FORMER, Placing, Store, Table, TakenNotes
from bot.tables import Person, Refusal
from bot.tables.time import talk_rules
from bot.tables.time.clock_rules import deadlines
from bot.tables.time.pace import pace_of
from bot.tables.wishes import Chosen
from engine import Subject
from engine.the_traitors import TheTraitors
from tests import errand, vote
from tests.bot.court import fixed_secrets
from tests.harvest import Harvest, OldHarvest
from tests.matches import thumb
from tests.tables.conftest import Clock
from tests.tables.evening import Evening
from tests.tables.people import EIGHT, EVA, HALL, TAVERN, answered, cut, recovered, seated

FILES = sorted((Path(__file__).parents[1] / "golden" / "tables").glob("*.txt"))
PEOPLE = {one.name: one for one in (*EIGHT, EVA, Person(99, "Greta", "en"))}
NAMES = {one.user: one.name for one in PEOPLE.values()} | {FORMER: "nobody"}
OPENED = Clock().now
UNITS = {"s": 1, "m": 60, "h": 3600, "d": 86400}
UNTOLD = {"id", "version", "guild", "guild_name", "channel", "secret", "ingredients", "data", "before"}
"""Fields that stay, that chance makes, or that tell what was before."""
MADE = ("values", "unusual", "unsuitable", "called", "is_cut_last", "is_cut_before_a_change")
"""Facts about a lobby that follow from its fields."""
USERS = {"host", "user", "opener", "offered_to", "guests", "invited", "uncalled", "waves", "removed", "called"}
Deed = Callable[[Evening, Person, Sequence[str]], Awaitable[object]]


def seconds(word: str) -> float:
    """Return the seconds that a word like ``90`` or ``8h`` says."""
    return float(word[:-1]) * UNITS[word[-1]] if word[-1] in UNITS else float(word)


async def _answer(evening: Evening, who: Person, keys: Sequence[str]) -> None:
    if keys:
        await evening.tables.answers.give(evening.number, who.user, keys)
    else:
        await evening.answer((await evening.table).seat_of(who.user))


async def _unseen(evening: Evening, after: str = "0") -> None:
    """The seat that is asked first answers, and nobody looks at the clock before or after that."""
    evening.hand.now += seconds(after)
    match, table = await evening.match, await evening.table
    await evening.tables.answers.give(1, table.sitters[match.awaited[0]].user or 0, thumb(match))
    await answered(evening.computers)


async def _buy(evening: Evening, who: Person, keys: Sequence[str]) -> None:
    for key in ("buy", *keys):
        await evening.tables.answers.give(evening.number, who.user, [key])


async def _click(evening: Evening, who: Person, words: Sequence[str]) -> None:
    await evening.tables.answers.give(evening.number, who.user, words[1:], question=int(words[0]))


async def _take_back(evening: Evening, who: Person, _: Sequence[str]) -> None:
    seat = (await evening.match).seat((await evening.table).seat_of(who.user) or 0)
    question = next((one.answered.question for one in reversed(seat.moments) if one.answered is not None), 1)
    await evening.tables.answers.take_back(evening.number, who.user, question)


async def _promise(evening: Evening, who: Person, numbers: Sequence[str]) -> None:
    """Answer in advance from the present question on, if no other is named."""
    question = (await evening.match).question((await evening.table).seat_of(who.user) or 0)
    await evening.tables.answers.give_in_advance(
        evening.number, who.user, question=int(numbers[0]) if numbers else question
    )


async def _talk(evening: Evening, who: Person, deed: str, numbers: Sequence[str]) -> None:
    going_on = talk_rules.going_on(await evening.clock)
    number = int(numbers[0]) if numbers else going_on.number if going_on is not None else 0
    await getattr(evening.tables.talks, deed)(evening.number, who.user, number)


async def _rematch(evening: Evening, who: Person, _: Sequence[str]) -> None:
    """Open another table; what is told is about that one from now on."""
    evening.number = (await evening.tables.lobby.rematch(evening.number, HALL, who)).id


async def _restart(evening: Evening, after: str) -> None:
    evening.hand.now += seconds(after)
    evening.begin_program()
    await recovered(evening.tables, evening.computers)


async def _jump(evening: Evening, far: str) -> None:
    evening.hand.now += seconds(far)


async def _deaf(evening: Evening, long: str) -> None:
    evening.hears = False
    await evening.passes(seconds(long))
    evening.hears = True


async def _idle(evening: Evening) -> None:
    evening.tables.listeners.clear()


async def _turn(evening: Evening, who: Person) -> None:
    """People answer until this person alone is asked."""
    while (await evening.match).awaited != ((await evening.table).seat_of(who.user),):
        await evening.answer()


async def _answers(evening: Evening, number: str = "1") -> None:
    for _ in range(int(number)):
        await evening.answer()


async def _until(evening: Evening, what: str) -> None:
    """People answer until something holds of what everybody sees, as ``talks``."""
    while not getattr((await evening.match).onlooker.view, what):
        await evening.answer()


async def _play(evening: Evening) -> None:
    """People play the match to its end."""
    while (await evening.table).state == "running":
        await evening.answer()


async def _mark(evening: Evening, who: Person, words: Sequence[str]) -> None:
    """Mark seats, of whom something is noted in a round."""
    what, of_round, *seats = words
    subjects = [Subject(int(one)) for one in seats]
    await evening.tables.notes.mark(evening.number, who.user, what, int(of_round), subjects)


async def _delete_data(evening: Evening, who: Person, _: Sequence[str]) -> None:
    await Deletions(evening.tables, evening.store, lambda _: asyncio.sleep(0), lambda _: None).delete(who.user)


async def _learn(evening: Evening) -> None:
    """The program learns the second edition of The Traitors, or other rules of Harvest."""
    if (await evening.table).game == "harvest":
        engine.unregister("harvest")
        engine.register(Harvest())
    else:
        TheTraitors.versions = range(1, 3)
    evening.begin_program()


@contextmanager
def _old_harvest() -> Iterator[None]:
    engine.register(OldHarvest())
    yield
    engine.unregister("harvest")


OFFERED = {"vote": vote.offered, "errand": errand.offered, "harvest": _old_harvest}
BY_NOBODY: Mapping[str, Callable[..., Awaitable[object]]] = {
    "later": lambda evening, long: evening.passes(seconds(long)),
    "jump": _jump,
    "restart": _restart,
    "deaf": _deaf,
    "computers-idle": _idle,
    "answer": _answers,
    "until": _until,
    "play": _play,
    "learn": _learn,
    "unseen": _unseen,
    "let-stand-in": lambda evening, seat: evening.tables.seats.let_stand_in(evening.number, int(seat)),
    "lost-bot": lambda evening: evening.tables.servers.compare([]),
    "found-bot": lambda evening: evening.tables.servers.compare([HALL.guild]),
    "removed-bot": lambda evening: evening.tables.servers.left(HALL.guild),
    "invited-bot": lambda evening: evening.tables.servers.joined(HALL.guild),
    "quiet-lobbies": lambda evening: evening.tables.ending.close_quiet_lobbies(),
}
BY: Mapping[str, Deed] = {
    "answer": _answer,
    "turn": lambda evening, who, _: _turn(evening, who),
    "click": _click,
    "take-back": _take_back,
    "buy": _buy,
    "promise": _promise,
    "ask-again": lambda evening, who, _: evening.tables.answers.ask_again(evening.number, who.user),
    "ready": lambda evening, who, numbers: _talk(evening, who, "be_ready", numbers),
    "longer": lambda evening, who, numbers: _talk(evening, who, "prolong", numbers),
    "away": lambda evening, who, _: evening.tables.seats.be_away(evening.number, who.user),
    "back": lambda evening, who, _: evening.tables.seats.come_back(evening.number, who.user),
    "leave": lambda evening, who, _: evening.tables.seats.leave(evening.number, who.user, "Stand-in"),
    "hand-over": lambda evening, who, to: evening.tables.seats.hand_over(evening.number, who.user, PEOPLE[to[0]].user),
    "take": lambda evening, who, seat: evening.tables.seats.take(evening.number, int(seat[0]), who),
    "pause": lambda evening, who, why: evening.tables.referee.pause(evening.number, who, " ".join(why)),
    "resume": lambda evening, who, _: evening.tables.referee.resume(evening.number, who),
    "more": lambda evening, who, _: evening.tables.referee.give_more(evening.number, who),
    "stand-in": lambda evening, who, seat: evening.tables.referee.let_stand_in(
        evening.number, who, int(seat[0]), *seat[1:]
    ),
    "offer": lambda evening, who, seat: evening.tables.referee.offer(evening.number, who, int(seat[0])),
    "wish": lambda evening, who, wishes: evening.tables.wishes.choose(
        who.user, **cast(Chosen, dict(one.split("=") for one in wishes))
    ),
    "mark": _mark,
    "note": lambda evening, who, words: evening.tables.notes.write(evening.number, who.user, " ".join(words)),
    "tips": lambda evening, who, given: evening.tables.tips.choose(who.user, given=given[0] == "on"),
    "abort": lambda evening, who, why: evening.tables.ending.abort(evening.number, who, " ".join(why)),
    "open": lambda evening, who, game: evening.tables.lobby.open(
        TAVERN, who, game[0], dict(one.split("=") for one in game[1:])
    ),
    "join": lambda evening, who, number: evening.tables.lobby.join(int("".join(number) or evening.number), who),
    "get-up": lambda evening, who, _: evening.tables.lobby.leave(evening.number, who.user),
    "choose": lambda evening, who, words: evening.tables.lobby.choose(evening.number, who.user, *words),
    "computer": lambda evening, who, level: evening.tables.lobby.add_computer(evening.number, who.user, *level),
    "no-computer": lambda evening, who, _: evening.tables.lobby.remove_computer(evening.number, who.user),
    "invite": lambda evening, who, names: evening.tables.lobby.invite(
        evening.number, who.user, [PEOPLE[one].user for one in names]
    ),
    "remove": lambda evening, who, names: evening.tables.lobby.remove(evening.number, who.user, PEOPLE[names[0]].user),
    "host": lambda evening, who, names: evening.tables.lobby.hand_on(evening.number, who.user, PEOPLE[names[0]].user),
    "cut": lambda evening, who, words: cut(evening.tables, evening.number, who.user, " ".join(words)),
    "cut-late": lambda evening, who, words: evening.tables.lobby.cut(evening.number, who.user, words[0], "0" * 32),
    "start": lambda evening, who, seen: evening.tables.lobby.start(evening.number, who.user, *map(int, seen)),
    "block": lambda evening, who, names: evening.tables.blocks.add(who.user, PEOPLE[names[0]].user),
    "set": lambda evening, who, words: evening.tables.settings.choose(HALL.guild, who.user, words[0], words[1:]),
    "rematch": _rematch,
    "delete-data": _delete_data,
}


def told_again(path: Path) -> str:
    """The file, with all that comes of its deeds now."""
    examples = path.read_text(encoding="utf-8").strip().split("\n\n")
    return "\n\n".join(asyncio.run(_told(one.splitlines())) for one in examples) + "\n"


async def _told(lines: Sequence[str]) -> str:
    rule, head, *deeds = (line for line in lines if not line.startswith("  "))
    chosen = dict(word.split("=", 1) for word in head.split() if "=" in word)
    game = OFFERED.get(chosen.get("game", ""), nullcontext)
    with TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch, game():
        patch.setattr("bot.tables.lobby.secrets", fixed_secrets(chosen.pop("deal").replace("-", " ")))
        if "edition" in chosen:
            patch.setattr(TheTraitors, "versions", range(1, int(chosen.pop("edition")) + 1))
        store = await Store.open(Path(folder) / "turncoat.db")
        evening = Evening(store, Clock())
        try:
            await _sit_down(evening, head.split(), chosen)
            found, seen = [rule, head], dict[str, str]()
            if "lobby" not in head.split():
                seen = {path: word for path, word in (await _seen(evening)).items() if path.startswith("table")}
            for line in ("", *deeds):
                found += [line] if line else []
                found += await _done(evening, line)
                now = await _seen(evening)
                found += _changes(seen, now)
                seen = now
        finally:
            await evening.computers.close()
            await store.close()
    return "\n".join(found)


async def _sit_down(evening: Evening, words: Sequence[str], chosen: dict[str, str]) -> None:
    people = [PEOPLE[word] for word in words if word in PEOPLE]
    computers = sum(int(word) for word in words if word.startswith("+"))
    game, given = chosen.pop("game", "verraeter"), {} if "lobby" in words else {"pace": "live", "talk": "0"}
    await seated(evening.tables, *people, game=game, place=HALL, computers=computers, **{**given, **chosen})
    if "lobby" not in words:
        await evening.tables.lobby.start(evening.number, people[0].user)
    await evening.look()


async def _done(evening: Evening, line: str) -> list[str]:
    """Do a deed; return why it is refused. No listener hears of a refused deed, unless the person is back by it."""
    if not line:
        return []
    name, *words = line[1:].split()
    heard: list[Table] = []
    try:
        if name in BY_NOBODY:
            await BY_NOBODY[name](evening, *words)
        else:
            evening.tables.listeners.append(lambda table, _: heard.append(table))
            for one in name.split(","):
                heard.clear()
                await BY[words[0]](evening, PEOPLE[one], words[1:])
    except Refusal as refused:
        assert not heard or refused.key == "back-first", f"{line}: a refusal is told to listeners"
        return [f"  refused: {' '.join([refused.key, *(f'{key}={one}' for key, one in refused.facts.items())])}"]
    finally:
        if name != "unseen":
            await evening.look()
    return []


async def _seen(evening: Evening) -> dict[str, str]:
    """All that is known of the table, by where it stands."""
    table = await evening.table
    facts: dict[str, object] = {"table": msgspec.to_builtins(table)}
    acts = await evening.tables.actions.of(HALL.guild)
    facts["acts"] = {one.id: f"{one.what} by {NAMES[one.who]} {one.about} {one.reason}".rstrip() for one in acts}
    if table.state == "lobby":
        facts["lobby"] = {name: getattr(table, name) for name in MADE}
        facts["lobby.fingerprint"] = table.fingerprint[:6]
    elif table.started:
        match = await evening.match
        seats = [await evening.tables.matches.seat(table, one.user) if one.user else None for one in table.sitters]
        asked = [(one or match.seat(seat)).decision for seat, one in enumerate(seats)]
        facts["asks"] = {seat: one.kind for seat, one in enumerate(asked) if one is not None}
        facts["answers"] = {step: f"{one.seat}:{','.join(one.keys)}" for step, one in enumerate(match.steps)}
        clock, pace = await evening.store.clocks.get(table.id), pace_of(table)
        if clock is not None and pace is not None and table.state == "running":
            left = {seat: end - evening.hand() for seat, end in deadlines(clock, pace).items()}
            facts["clock"] = {**msgspec.to_builtins(clock), "left": left}
        facts["looks"] = dict(zip(("at", "table"), await evening.store.clocks.next() or (), strict=False))
    undone = (await evening.store.answers.given(table.id)).undone
    facts["undone"] = {number: f"{step} {one.seat}:{','.join(one.keys)}" for number, (step, one) in enumerate(undone)}
    notes = await evening.store.notes.at_table(table.id)
    facts["notes"] = {f"{NAMES[one.user]} {one.number}": f"{one.moment} {_noted(one)}" for one in notes}
    facts["results"] = {one.number: _placed(one) for one in await evening.store.results.of_table(table.id)}
    return {path: word for place, one in facts.items() for path, word in _flat(one, place)}


def _noted(one: TakenNotes) -> str:
    marks = (f"{mark.seat}:{mark.what}:{mark.round}" for mark in one.notes.marks)
    return " ".join([*marks, repr(one.notes.text)])


def _placed(one: Placing) -> str:
    """Say who came out how in a seat, and why the match does not count for them, if so."""
    who = NAMES[one.user] if one.user is not None else one.player
    more = [f"{name}={getattr(one, name)}" for name in ("why", "lapse", "betrayed") if getattr(one, name)]
    return " ".join([f"seat {one.seat} {who} rank {one.rank}, {one.points} points {one.side}".rstrip(), *more])


def _flat(value: object, path: str) -> Iterator[tuple[str, str]]:
    """All that a value says, by where it says so; what is empty is left out."""
    if isinstance(value, dict):
        for key, one in value.items():
            if key not in UNTOLD:
                yield from _flat(one, f"{path}.{key}")
    elif isinstance(value, list | tuple) and any(isinstance(one, dict) for one in value):
        for number, one in enumerate(value):
            yield from _flat(one, f"{path}[{number}]")
    elif value not in (None, "", (), [], False, 0) or (value == 0 and path.endswith(".tips")):
        row = value if isinstance(value, list | tuple) else (value,)
        yield path, ",".join(_word(one, path.split(".")) for one in row)


def _word(value: object, path: Sequence[str]) -> str:
    if isinstance(value, float):
        return f"{value - (OPENED if value > OPENED / 2 else 0):g}"
    return NAMES.get(value, str(value)) if isinstance(value, int) and not USERS.isdisjoint(path) else str(value)


def _changes(before: Mapping[str, str], now: Mapping[str, str]) -> Iterator[str]:
    """A line for each part of which something differs."""
    found: dict[str, list[str]] = {}
    for path in {**now, **before}:
        if before.get(path) != now.get(path):
            place, _, name = path.removeprefix("table.").partition(".") if "sitters[" in path else path.partition(".")
            found.setdefault(place, []).append(f"{name}={now.get(path, '-')}")
    for place, words in found.items():
        yield f"  {place}: {' '.join(words)}"
