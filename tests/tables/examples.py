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
from tests.bot.bot_on_sandbox import fixed_secrets
from tests.matches import thumb
from tests.sample_games import errand, vote
from tests.sample_games.harvest import Harvest, OldHarvest
from tests.tables.clocked_table import ClockedTable
from tests.tables.conftest import Clock
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
Deed = Callable[[ClockedTable, Person, Sequence[str]], Awaitable[object]]


def seconds(word: str) -> float:
    """Return the seconds that a word like ``90`` or ``8h`` says."""
    return float(word[:-1]) * UNITS[word[-1]] if word[-1] in UNITS else float(word)


async def _answer(clocked: ClockedTable, who: Person, keys: Sequence[str]) -> None:
    if keys:
        await clocked.tables.answers.give(clocked.number, who.user, keys)
    else:
        await clocked.answer((await clocked.table).seat_of(who.user))


async def _unseen(clocked: ClockedTable, after: str = "0") -> None:
    """The seat that is asked first answers, and nobody looks at the clock before or after that."""
    clocked.hand.now += seconds(after)
    match, table = await clocked.match, await clocked.table
    await clocked.tables.answers.give(1, table.sitters[match.awaited[0]].user or 0, thumb(match))
    await answered(clocked.computers)


async def _buy(clocked: ClockedTable, who: Person, keys: Sequence[str]) -> None:
    for key in ("buy", *keys):
        await clocked.tables.answers.give(clocked.number, who.user, [key])


async def _click(clocked: ClockedTable, who: Person, words: Sequence[str]) -> None:
    await clocked.tables.answers.give(clocked.number, who.user, words[1:], question=int(words[0]))


async def _take_back(clocked: ClockedTable, who: Person, _: Sequence[str]) -> None:
    seat = (await clocked.match).seat((await clocked.table).seat_of(who.user) or 0)
    question = next((one.answered.question for one in reversed(seat.moments) if one.answered is not None), 1)
    await clocked.tables.answers.take_back(clocked.number, who.user, question)


async def _promise(clocked: ClockedTable, who: Person, numbers: Sequence[str]) -> None:
    """Answer in advance from the present question on, if no other is named."""
    question = (await clocked.match).question((await clocked.table).seat_of(who.user) or 0)
    await clocked.tables.answers.give_in_advance(
        clocked.number, who.user, question=int(numbers[0]) if numbers else question
    )


async def _talk(clocked: ClockedTable, who: Person, deed: str, numbers: Sequence[str]) -> None:
    going_on = talk_rules.going_on(await clocked.clock)
    number = int(numbers[0]) if numbers else going_on.number if going_on is not None else 0
    await getattr(clocked.tables.talks, deed)(clocked.number, who.user, number)


async def _rematch(clocked: ClockedTable, who: Person, _: Sequence[str]) -> None:
    """Open another table; what is told is about that one from now on."""
    clocked.number = (await clocked.tables.lobby.rematch(clocked.number, HALL, who)).id


async def _restart(clocked: ClockedTable, after: str) -> None:
    clocked.hand.now += seconds(after)
    clocked.begin_program()
    await recovered(clocked.tables, clocked.computers)


async def _jump(clocked: ClockedTable, far: str) -> None:
    clocked.hand.now += seconds(far)


async def _deaf(clocked: ClockedTable, long: str) -> None:
    clocked.hears = False
    await clocked.passes(seconds(long))
    clocked.hears = True


async def _idle(clocked: ClockedTable) -> None:
    clocked.tables.listeners.clear()


async def _turn(clocked: ClockedTable, who: Person) -> None:
    """People answer until this person alone is asked."""
    while (await clocked.match).awaited != ((await clocked.table).seat_of(who.user),):
        await clocked.answer()


async def _answers(clocked: ClockedTable, number: str = "1") -> None:
    for _ in range(int(number)):
        await clocked.answer()


async def _until(clocked: ClockedTable, what: str) -> None:
    """People answer until something holds of what everybody sees, as ``talks``."""
    while not getattr((await clocked.match).onlooker.view, what):
        await clocked.answer()


async def _play(clocked: ClockedTable) -> None:
    """People play the match to its end."""
    while (await clocked.table).state == "running":
        await clocked.answer()


async def _mark(clocked: ClockedTable, who: Person, words: Sequence[str]) -> None:
    """Mark seats, of whom something is noted in a round."""
    what, of_round, *seats = words
    subjects = [Subject(int(one)) for one in seats]
    await clocked.tables.notes.mark(clocked.number, who.user, what, int(of_round), subjects)


async def _delete_data(clocked: ClockedTable, who: Person, _: Sequence[str]) -> None:
    await Deletions(clocked.tables, clocked.store, lambda _: asyncio.sleep(0), lambda _: None).delete(who.user)


async def _learn(clocked: ClockedTable) -> None:
    """The program learns the second edition of The Traitors, or other rules of Harvest."""
    if (await clocked.table).game == "harvest":
        engine.unregister("harvest")
        engine.register(Harvest())
    else:
        TheTraitors.versions = range(1, 3)
    clocked.begin_program()


@contextmanager
def _old_harvest() -> Iterator[None]:
    engine.register(OldHarvest())
    yield
    engine.unregister("harvest")


OFFERED = {"vote": vote.offered, "errand": errand.offered, "harvest": _old_harvest}
BY_NOBODY: Mapping[str, Callable[..., Awaitable[object]]] = {
    "later": lambda clocked, long: clocked.passes(seconds(long)),
    "jump": _jump,
    "restart": _restart,
    "deaf": _deaf,
    "computers-idle": _idle,
    "answer": _answers,
    "until": _until,
    "play": _play,
    "learn": _learn,
    "unseen": _unseen,
    "let-stand-in": lambda clocked, seat: clocked.tables.seats.let_stand_in(clocked.number, int(seat)),
    "lost-bot": lambda clocked: clocked.tables.servers.compare([]),
    "found-bot": lambda clocked: clocked.tables.servers.compare([HALL.guild]),
    "removed-bot": lambda clocked: clocked.tables.servers.left(HALL.guild),
    "invited-bot": lambda clocked: clocked.tables.servers.joined(HALL.guild),
    "quiet-lobbies": lambda clocked: clocked.tables.ending.close_quiet_lobbies(),
}
BY: Mapping[str, Deed] = {
    "answer": _answer,
    "turn": lambda clocked, who, _: _turn(clocked, who),
    "click": _click,
    "take-back": _take_back,
    "buy": _buy,
    "promise": _promise,
    "ask-again": lambda clocked, who, _: clocked.tables.answers.ask_again(clocked.number, who.user),
    "ready": lambda clocked, who, numbers: _talk(clocked, who, "be_ready", numbers),
    "longer": lambda clocked, who, numbers: _talk(clocked, who, "prolong", numbers),
    "away": lambda clocked, who, _: clocked.tables.seats.be_away(clocked.number, who.user),
    "back": lambda clocked, who, _: clocked.tables.seats.come_back(clocked.number, who.user),
    "leave": lambda clocked, who, _: clocked.tables.seats.leave(clocked.number, who.user, "Stand-in"),
    "hand-over": lambda clocked, who, to: clocked.tables.seats.hand_over(clocked.number, who.user, PEOPLE[to[0]].user),
    "take": lambda clocked, who, seat: clocked.tables.seats.take(clocked.number, int(seat[0]), who),
    "pause": lambda clocked, who, why: clocked.tables.referee.pause(clocked.number, who, " ".join(why)),
    "resume": lambda clocked, who, _: clocked.tables.referee.resume(clocked.number, who),
    "more": lambda clocked, who, _: clocked.tables.referee.give_more(clocked.number, who),
    "stand-in": lambda clocked, who, seat: clocked.tables.referee.let_stand_in(
        clocked.number, who, int(seat[0]), *seat[1:]
    ),
    "offer": lambda clocked, who, seat: clocked.tables.referee.offer(clocked.number, who, int(seat[0])),
    "wish": lambda clocked, who, wishes: clocked.tables.wishes.choose(
        who.user, **cast(Chosen, dict(one.split("=") for one in wishes))
    ),
    "mark": _mark,
    "note": lambda clocked, who, words: clocked.tables.notes.write(clocked.number, who.user, " ".join(words)),
    "tips": lambda clocked, who, given: clocked.tables.tips.choose(who.user, given=given[0] == "on"),
    "abort": lambda clocked, who, why: clocked.tables.ending.abort(clocked.number, who, " ".join(why)),
    "open": lambda clocked, who, game: clocked.tables.lobby.open(
        TAVERN, who, game[0], dict(one.split("=") for one in game[1:])
    ),
    "join": lambda clocked, who, number: clocked.tables.lobby.join(int("".join(number) or clocked.number), who),
    "get-up": lambda clocked, who, _: clocked.tables.lobby.leave(clocked.number, who.user),
    "choose": lambda clocked, who, words: clocked.tables.lobby.choose(clocked.number, who.user, *words),
    "computer": lambda clocked, who, level: clocked.tables.lobby.add_computer(clocked.number, who.user, *level),
    "no-computer": lambda clocked, who, _: clocked.tables.lobby.remove_computer(clocked.number, who.user),
    "invite": lambda clocked, who, names: clocked.tables.lobby.invite(
        clocked.number, who.user, [PEOPLE[one].user for one in names]
    ),
    "remove": lambda clocked, who, names: clocked.tables.lobby.remove(clocked.number, who.user, PEOPLE[names[0]].user),
    "host": lambda clocked, who, names: clocked.tables.lobby.hand_on(clocked.number, who.user, PEOPLE[names[0]].user),
    "cut": lambda clocked, who, words: cut(clocked.tables, clocked.number, who.user, " ".join(words)),
    "cut-late": lambda clocked, who, words: clocked.tables.lobby.cut(clocked.number, who.user, words[0], "0" * 32),
    "start": lambda clocked, who, seen: clocked.tables.lobby.start(clocked.number, who.user, *map(int, seen)),
    "block": lambda clocked, who, names: clocked.tables.blocks.add(who.user, PEOPLE[names[0]].user),
    "set": lambda clocked, who, words: clocked.tables.settings.choose(HALL.guild, who.user, words[0], words[1:]),
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
        clocked = ClockedTable(store, Clock())
        try:
            await _sit_down(clocked, head.split(), chosen)
            found, seen = [rule, head], dict[str, str]()
            if "lobby" not in head.split():
                seen = {path: word for path, word in (await _seen(clocked)).items() if path.startswith("table")}
            for line in ("", *deeds):
                found += [line] if line else []
                found += await _done(clocked, line)
                now = await _seen(clocked)
                found += _changes(seen, now)
                seen = now
        finally:
            await clocked.computers.close()
            await store.close()
    return "\n".join(found)


async def _sit_down(clocked: ClockedTable, words: Sequence[str], chosen: dict[str, str]) -> None:
    people = [PEOPLE[word] for word in words if word in PEOPLE]
    computers = sum(int(word) for word in words if word.startswith("+"))
    game, given = chosen.pop("game", "verraeter"), {} if "lobby" in words else {"pace": "live", "talk": "0"}
    await seated(clocked.tables, *people, game=game, place=HALL, computers=computers, **{**given, **chosen})
    if "lobby" not in words:
        await clocked.tables.lobby.start(clocked.number, people[0].user)
    await clocked.look()


async def _done(clocked: ClockedTable, line: str) -> list[str]:
    """Do a deed; return why it is refused. No listener hears of a refused deed, unless the person is back by it."""
    if not line:
        return []
    name, *words = line[1:].split()
    heard: list[Table] = []
    try:
        if name in BY_NOBODY:
            await BY_NOBODY[name](clocked, *words)
        else:
            clocked.tables.listeners.append(lambda table, _: heard.append(table))
            for one in name.split(","):
                heard.clear()
                await BY[words[0]](clocked, PEOPLE[one], words[1:])
    except Refusal as refused:
        assert not heard or refused.key == "back-first", f"{line}: a refusal is told to listeners"
        return [f"  refused: {' '.join([refused.key, *(f'{key}={one}' for key, one in refused.facts.items())])}"]
    finally:
        if name != "unseen":
            await clocked.look()
    return []


async def _seen(clocked: ClockedTable) -> dict[str, str]:
    """All that is known of the table, by where it stands."""
    table = await clocked.table
    facts: dict[str, object] = {"table": msgspec.to_builtins(table)}
    acts = await clocked.tables.actions.of(HALL.guild)
    facts["acts"] = {one.id: f"{one.what} by {NAMES[one.who]} {one.about} {one.reason}".rstrip() for one in acts}
    if table.state == "lobby":
        facts["lobby"] = {name: getattr(table, name) for name in MADE}
        facts["lobby.fingerprint"] = table.fingerprint[:6]
    elif table.started:
        match = await clocked.match
        seats = [await clocked.tables.matches.seat(table, one.user) if one.user else None for one in table.sitters]
        asked = [(one or match.seat(seat)).decision for seat, one in enumerate(seats)]
        facts["asks"] = {seat: one.kind for seat, one in enumerate(asked) if one is not None}
        facts["answers"] = {step: f"{one.seat}:{','.join(one.keys)}" for step, one in enumerate(match.steps)}
        clock, pace = await clocked.store.clocks.get(table.id), pace_of(table)
        if clock is not None and pace is not None and table.state == "running":
            left = {seat: end - clocked.hand() for seat, end in deadlines(clock, pace).items()}
            facts["clock"] = {**msgspec.to_builtins(clock), "left": left}
        facts["looks"] = dict(zip(("at", "table"), await clocked.store.clocks.next() or (), strict=False))
    undone = (await clocked.store.answers.given(table.id)).undone
    facts["undone"] = {number: f"{step} {one.seat}:{','.join(one.keys)}" for number, (step, one) in enumerate(undone)}
    notes = await clocked.store.notes.at_table(table.id)
    facts["notes"] = {f"{NAMES[one.user]} {one.number}": f"{one.moment} {_noted(one)}" for one in notes}
    facts["results"] = {one.number: _placed(one) for one in await clocked.store.results.of_table(table.id)}
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
