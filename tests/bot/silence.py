"""Matches with people of every kind, in which answers are given that nobody may notice, and everything is tried."""

import random
from collections.abc import Iterator
from typing import NamedTuple

import pytest
from discord import Permissions
from msgspec.structs import replace

import engine
from bot.messages.ids import make, make_menu
from bot.sandbox import Person
from bot.sandbox.interactions import COMPONENT, MODAL_SUBMIT
from bot.sandbox.world.guilds import Role
from bot.tables import Table
from bot.tables.notes.marks import has_last_words, round_of
from engine import Decision, Match
from engine.players import PLAYERS, chance_for
from tests.bot.bot_on_sandbox import HALL, Court, fine
from tests.bot.comparison import Comparison, Deed, field
from tests.bot.deeds import Deeds
from tests.bot.playing import catch_up
from tests.prove.row import require

SECRETLY = ("play", "swap", "influence", "black", "card", "dagger", "accept", "tovenaar", "gif")
TRIES = 12
MOST = 400
LATE = 40.0
AROUND = 120
NEAREST = (
    *("press takeback", "/status", "/hand", "/board", "press hand", "press log", "press votes"),
    *("press standin", "press take"),
)
"""Commands and clicks that everybody tries."""


class Silent(NamedTuple):
    """An answer that nobody else may notice, and to whom the match before it."""

    before: Match
    seat: int
    keys: tuple[str, ...]


def silent_answers(match: Match, dice: random.Random) -> Iterator[Silent]:
    """Plays the match, with many such answers; each before it is given."""
    while match.result is None and match.length < MOST:
        seat = dice.choice(match.awaited)
        decision = match.decisions[seat]
        for keys in _ways(match, seat, decision, dice):
            after = match.copy()
            after.play(seat, keys)
            if after.onlooker == match.onlooker:
                yield Silent(match.copy(), seat, keys)
                break
        match.play(seat, keys)


def _ways(match: Match, seat: int, decision: Decision, dice: random.Random) -> list[tuple[str, ...]]:
    """Some answers: what the rule of thumb takes is the last."""
    thumb = PLAYERS["thumb"].answer(match.view(seat), decision, chance_for(bytes(32), seat, match.length))
    ways = []
    if decision.most == 1:
        keys = [key for key in decision.keys if key != "back" or dice.random() < 0.1]
        ways = [(key,) for key in dice.sample(keys, min(TRIES, len(keys)))]
        ways.sort(key=lambda way: way[0].split(".")[0] not in SECRETLY)
    return [*ways, tuple(thumb)] if dice.random() < 0.7 else [tuple(thumb)]


class Company:
    """The people of a trial: four who sit, and others who are each somebody else; one manages the server."""

    def __init__(self, court: Court) -> None:
        self._court = court
        (self.anna, self.ben, self.chloe, self.dirk, self.emma, self.finn, self.greta, self.hugo) = court.people(8)
        self.ida = court.sandbox.add_person("Ida")

    @property
    def everybody(self) -> list[Person]:
        """All of them."""
        return [*self._court.sandbox.people.values()]

    async def sit_down(self, game: str) -> None:
        """Ben is the host, Anna manages the server; Dirk has handed his seat over to Emma."""
        court = self._court
        home = court.sandbox.world.home
        steward = Role(court.sandbox.world.fixed_id(), "Steward", Permissions(manage_guild=True), 2)
        home.roles[steward.id] = steward
        self.greta.roles.add(steward.id)
        court.sandbox.add_guild("Elsewhere", "the-hall-elsewhere")
        court.sandbox.remove_member(self.hugo)
        await fine(self.chloe.command(HALL, "my block", person=self.finn))
        await court.begin([self.ben, self.anna, self.chloe, self.dirk], game=game)
        await court.hand_over(self.dirk, self.emma)
        seat = (await court.table()).seat_of(self.dirk.id)
        await court.told(court.forge(self.emma, court.boards[-1], make("take", 1, seat or 0)))
        court.bot.delivery._direct._used.clear()
        for one in (self.ben, self.anna, self.chloe, self.emma):  # who sits: of nobody else it is stored
            await court.bot.delivery.reachability.has_used_direct_messages(one.id)

    def deeds(self, comparison: Comparison, to: Person) -> list[Deed]:
        """Return all deeds of a person in the hall; a deed that names anybody names the given person."""
        dice = random.Random("deeds")
        return list(Deeds(self._court, comparison.ids, dice, comparison.place(self.ben), [to], [0, 1], ["1"]).all())

    def others(self, table: Table, given: Silent) -> list[Person]:
        """Return everybody who may notice nothing of an answer.

        For a person who sits, the answer changes nothing for their seat.
        """
        after = given.before.copy()
        after.play(given.seat, given.keys)
        seats = {person: table.seat_of(person.id) for person in self.everybody}
        return [
            person
            for person, seat in seats.items()
            if seat is None or (seat != given.seat and given.before.seat(seat) == after.seat(seat))
        ]


def difference(here: object, there: object) -> str:
    """Return the words where two things part, with some before and after; an empty text if they are equal."""
    if here == there:
        return ""
    one, other = repr(here), repr(there)
    at = next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    return " | ".join(words[max(0, at - AROUND) : at + AROUND] for words in (one, other))


class Trial:
    """Tries everything before and after silent answers of one match.

    Each deed is tried by somebody around every second answer, and by others with a chance of ``share``. The deeds
    nearest to a secret are tried by all around every answer.
    """

    def __init__(self, court: Court, company: Company, comparison: Comparison, text: str, share: float) -> None:
        self._court, self._company, self._comparison, self._share = court, company, comparison, share
        self._dice = random.Random(text)
        self.tried = 0
        self.deeds = 0
        self.known: set[str] = set()

    async def play(self, most: int) -> None:
        """Give so many silent answers of the match, from all of it."""
        match = engine.replay((await self._court.match()).record)
        there = list(silent_answers(match, self._dice))
        for place in sorted(self._dice.sample(range(len(there)), min(most, len(there)))):
            await self._try(there[place])

    async def _try(self, given: Silent) -> None:
        court, comparison = self._court, self._comparison
        await catch_up(court, given.before.record.answers)
        await court.passes(self._dice.choice((0.0, LATE)))
        table = await court.table()
        who = next(one for one in self._company.everybody if one.id == table.sitters[given.seat].user)
        if self.tried % 3 == 1:
            await self._be_late(given, who)
        plan = self._plan(table, given, who)
        await comparison.hold()
        before = [await comparison.told(person, deed, who) for person, deed in plan]
        await court.match()  # in memory again
        comparison.measured()
        measured = comparison.measured()
        between = await comparison.between(who, _answered(given), who)
        require(between.went_on, f"{who.name} has not answered")
        require(not between.places and not between.calls, f"{given} is noticed: {between}")
        await self._take_notes(given, who)
        require(
            difference(measured, comparison.measured()) == "", f"metrics: {difference(measured, comparison.measured())}"
        )
        await comparison.hold()
        after = [await comparison.told(person, deed, who) for person, deed in plan]
        found = [
            f"{person.name}, {deed}: {difference(here, there)}"
            for (person, deed), here, there in zip(plan, before, after, strict=True)
            if here != there and not (here.went_on and there.went_on)
        ]
        require(not found, "\n".join([f"seat {given.seat} answers {given.keys}; {len(found)} deeds differ", *found]))
        self.tried += 1
        self.deeds += len(plan)
        self.known |= {deed.known for _, deed in plan}

    async def _take_notes(self, given: Silent, who: Person) -> None:
        """The seat takes notes, too, which nobody else may notice either."""
        for deed in _notes_of(await self._court.table(), given):
            between = await self._comparison.between(who, deed, who)
            require(not between.places and not between.calls, f"notes of {given.seat} are noticed: {between}")

    async def _be_late(self, given: Silent, who: Person) -> None:
        """The seat is offered, because of lateness; a seat that answers then is back before, and everybody told."""

        def offered(table: Table, _: object) -> Table:
            sitters = list(table.sitters)
            sitters[given.seat] = replace(sitters[given.seat], offered=True)
            return replace(table, sitters=tuple(sitters))

        await self._court.bot.tables.seats.change(1, offered)
        await self._comparison.settled()
        back = await self._comparison.between(who, _answered(given), who)
        require(not back.went_on, "an answer tells everybody that somebody is back")

    def _plan(self, table: Table, given: Silent, who: Person) -> list[tuple[Person, Deed]]:
        """Return the deeds to try, each with the person who tries it."""
        others = self._company.others(table, given)
        made = {person: self._deeds(table, given, person, who) for person in others}
        names = sorted({one.known for one in made[others[0]]})
        chosen = {name: self._dice.choice(others) for name in names[self.tried % 2 :: 2]}
        return [
            (person, deed)
            for person, deeds in made.items()
            for deed in deeds
            if deed.known in NEAREST or chosen.get(deed.known) is person or self._dice.random() < self._share
        ]

    def _deeds(self, table: Table, given: Silent, person: Person, who: Person) -> list[Deed]:
        """Return the deeds that a person may try.

        Their numbers are numbers of questions and seats. Their words are words of the answer and other words.
        """
        seat = table.seat_of(person.id)
        own = given.before.seat(seat) if seat is not None else None
        answered = [one.answered.question for one in own.moments if one.answered] if own else []
        numbers = [given.before.question(given.seat), *answered[-1:], *([own.question] if own else []), 0, 1, 2, 3]
        words = [*given.keys, "1", "-", "+", "Hagen"]
        others = [who, self._company.ida]
        made = Deeds(
            self._court, self._comparison.ids, self._dice, self._comparison.place(person), others, numbers, words
        )
        taken_back = [make("takeback", 1, number) for number in answered[-1:]]
        return [*made.all(), *(Deed("press takeback", COMPONENT, {"custom_id": one}) for one in taken_back)]


def _answered(given: Silent) -> Deed:
    """The answer, by a button."""
    question, decision = given.before.question(given.seat), given.before.decisions[given.seat]
    if decision.most == 1:
        custom_id = make("answer", 1, question, *given.keys)
    else:
        mask = sum(1 << bit for bit, key in enumerate(decision.keys) if key in given.keys)
        custom_id = make("confirm", 1, question, mask)
    return Deed("press answer", COMPONENT, {"custom_id": custom_id}, directly=True)


def _notes_of(table: Table, given: Silent) -> Iterator[Deed]:
    """A text, last words if there are any, and a mark of the next seat if the game has any."""
    view, marks = given.before.view(given.seat), given.before.game.marks
    if has_last_words(table) and given.seat not in view.out:
        words = field(make("lastwords", 1), "I knew.")
        yield Deed("fill in lastwords", MODAL_SUBMIT, words, directly=True)
    yield Deed("fill in write", MODAL_SUBMIT, field(make("write", 1), "Nobody knows."), directly=True)
    for what in marks[-1:]:
        custom_id = make_menu("mark", 1, what, round_of(view) or 0)
        values = [str((given.seat + 1) % view.seats)]
        yield Deed("press mark", COMPONENT, {"custom_id": custom_id, "values": values}, directly=True)


async def tried(court: Court, game: str, text: str, most: int, share: float) -> Trial:
    """A match of that game with as many silent answers."""
    with pytest.MonkeyPatch.context() as patch:
        company, comparison = Company(court), Comparison(court)
        try:
            await company.sit_down(game)
            patch.setattr(court.bot.computers, "wake", lambda _: None)
            comparison.begin()
            for one in company.everybody:  # the bot remembers who has pressed anything there
                await comparison.between(one, Deed("press log", COMPONENT, {"custom_id": make("log", 1)}, True), one)
            trial = Trial(court, company, comparison, text, share)
            await trial.play(most)
        finally:
            comparison.close()
    return trial
