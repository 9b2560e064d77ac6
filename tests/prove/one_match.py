"""People who play one match on a sandbox with buttons, whatever happens to the bot, and remember what it took."""

import asyncio
import random
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial

import engine
from bot import messages, texts
from bot.messages.ids import read
from bot.sandbox import Interaction, Message, NotPossible, Person, Sandbox
from bot.sandbox.world.world import Change
from bot.store import Notes, Posted, Table
from engine.seat import OwnAnswer
from tests.bot.bot_on_sandbox import HALL
from tests.bot.match_rules import is_end
from tests.bot.playing import Question, is_over, menus_of, questions
from tests.prove.row import Broken, require

PATIENCE = 30.0
"""Seconds within which something has to happen, on a machine that is busy."""
AT_ONCE = 1.4
"""Seconds within which the bot says nothing of an answer before it has it on the disk."""
TRIES = 100
AGAIN = 0.1
BURNT = re.compile(r"POST /channels/\d+/messages: 404 10008: Unknown Message")
"""The refusal of a nonce by which a message was posted that is deleted."""
ANSWERING = ("answer", "confirm", "menu", "through")
SAY = texts.speaker("en")
BACK = SAY("refusal-back-first")
LEFT = SAY("handed-over")
LAST_WORDS, QUOTED = "Last words of ", "> "
Asked = tuple[str, int]
"""A person, and the number of a question."""


class OneMatch:
    """A match of one of the ``games`` with as many people and computer players as a seed brings.

    The sandbox's clock is so much ``slower``. ``taken`` are the answers that the bot has taken, as the person saw. The
    keys of ``taken`` are person and number of the question. Its values are the answered keys, if the answer was a
    single button. ``sitting`` are the people whom the bot has told that they have taken their seat. ``left`` are the
    people whom the bot has told that they have handed over their seat. ``gone`` are the people who have no seat any
    more by the store. ``noted`` and ``worded`` are text and last words of each person that the bot has shown last. Both
    are numbers. ``told`` are all last words that were seen in the hall.
    """

    def __init__(self, sandbox: Sandbox, seed: int, slower: float, games: Sequence[str] = ()) -> None:
        self.sandbox, self._slower = sandbox, slower
        self.dice = random.Random(f"an evening {seed}")
        games = games or list(engine.games())
        self.game = games[seed % len(games)]
        seats = self.dice.choice(list(engine.game(self.game).seats)[:3])
        people = self.dice.randint(2, min(seats, 4))
        self.people = list(sandbox.people.values())[:people]
        self.computers = seats - people
        self.taken: dict[Asked, str | None] = {}
        self.gone: set[Person] = set()
        self.left: set[Person] = set()
        self.course: list[str] = []
        self.sitting: set[Person] = set()
        self.noted: dict[Person, int] = {}
        self.worded: dict[Person, int] = {}
        self.told: set[str] = set()
        self._notes = 0
        self.started = False
        self._tried = Counter[Asked]()
        self._pressed: set[tuple[int, str]] = set()
        sandbox.world.watch(self._notice)

    def __str__(self) -> str:
        return f"{self.game}, {len(self.people)} people and {self.computers} computer players"

    def _notice(self, change: Change) -> None:
        """Remember an answer that the bot takes, at the moment in which its person sees that.

        A person may click again after a death, or when somebody else may have answered for them.
        Such a click may be refused in the same way at first; the person is told so then.
        Such answers are not counted.
        Answers are also not counted if the bot says, as it does after a while, that they take their time.
        """
        one: Interaction = change.subject
        if change.kind != "interaction" or one.failed or one.source is None or one.messages:
            return
        action, arguments = read(one.data["custom_id"])
        confirmed = any(read(button.custom_id or "")[0] == "confirm" for button in one.source.buttons)
        if action not in ANSWERING or (action == "menu" and confirmed):
            return
        self.course.append(f"{one.user.key} {one.data}")
        if self._tried[one.user.key, int(arguments[1])] == 1 and (one.acknowledged_after or 0) * self._slower < AT_ONCE:
            self.taken[one.user.key, int(arguments[1])] = arguments[2] if action == "answer" else None

    def doubt(self) -> None:
        """Somebody else may answer what is asked now."""
        self._tried.update(asked_of(question) for question in questions(self))

    def scene(self) -> str:
        """Return the newest messages of the hall and of people's direct messages."""
        places = {HALL: self.sandbox.channel(HALL).messages, **{one.name: one.dms for one in self.people}}
        lines = []
        for name, stand in places.items():
            for one in stand[-3:]:
                buttons = [part.custom_id for part in one.buttons] + [part.custom_id for part in one.selects]
                lines.append(f"{name}: ...{one.content[-200:]!r} {buttons}")
        return "\n".join([*lines, "Course:", *self.course[-12:]])

    # The lobby

    async def gather(self, table: Table | None) -> None:
        """Open the table and sit down: all that has not been done, as the store has it."""
        host = self.people[0]
        if table is None:
            opened = await host.command(HALL, "join", game=self.game)
            require(not opened.failed and opened.text, "nobody could open a table")
            self.sitting.add(host)
        seated = {one.user for one in table.sitters} if table is not None else {host.id}
        for one in self.people:
            if one.id not in seated:
                await self.press(one, "tc:join:")
                self.sitting.add(one)
        computers = sum(one.user is None for one in table.sitters) if table is not None else 0
        for _ in range(self.computers - computers):
            await self.press(host, "tc:computer:")

    async def start(self) -> None:
        await self.press(self.people[0], "tc:start:")
        self.started = True

    async def press(self, person: Person, prefix: str) -> None:
        """Press the newest button in the hall whose id begins so, until nothing is said against it."""
        said = ""
        for _ in range(TRIES):
            await self.sandbox.until(lambda: next(self._buttons(person, prefix), None), within=PATIENCE)
            message, custom_id = next(self._buttons(person, prefix))
            one = await person.settled(person.send_component(message, custom_id))
            require(not one.failed, f"{person.name} was not answered on {custom_id}")
            if not one.messages:
                return
            said = one.messages[0].content
            await asyncio.sleep(AGAIN)  # what stands there is of an earlier life, and is brought in line
        raise Broken(f"{person.name} could not press {prefix}: {said}")

    def _buttons(self, person: Person, prefix: str) -> Iterator[tuple[Message, str]]:
        for message in reversed([*self.sandbox.channel(HALL).messages, *person.dms]):
            for button in message.buttons:
                if button.custom_id and button.custom_id.startswith(prefix) and not button.disabled:
                    yield message, button.custom_id

    def close(self) -> None:
        self.sandbox.world.unwatch(self._notice)

    # The match

    def check_answers(self, match: engine.Match) -> None:
        """Assert that every answer that the bot has taken is in the match once, as it was given."""
        given = answers_of(match, {person.key: seat for seat, person in enumerate(self.people)})
        for one, key in self.taken.items():
            check_taken(one, key, given)

    def check_notes(self, kept: Mapping[int, Notes]) -> None:
        """Assert that the notes and last words that the bot has shown are there, or later ones."""
        for shown, there in (
            (self.noted, {user: one.text for user, one in kept.items()}),
            (self.worded, {user: one.last.text for user, one in kept.items() if one.last is not None}),
        ):
            lost = {one.name: number for one, number in shown.items() if int(there.get(one.id) or 0) < number}
            require(not lost, f"of the notes {lost} there is {there}")

    def check_last_words(self) -> None:
        """Assert that last words stand in the hall once, and for good."""
        told = self._last_words()
        require(len(told) == len(set(told)), f"last words are told twice: {told}")
        require(self.told <= set(told), f"of the last words {self.told} only {told} stand there")
        self.told = set(told)

    def check_all_last_words(self, wanted: Iterable[str]) -> None:
        """Assert that the hall tells these last words, and no others of people who sit there."""
        require(self.all_words_are_told(wanted), f"the last words {wanted} are told so: {self._last_words()}")

    def all_words_are_told(self, wanted: Iterable[str]) -> bool:
        """Tell whether the hall has these last words, and no others of people who sit there."""
        names = {one.name for one in self.people if one not in self.gone}
        there = [line for line in self._last_words() if any(f"of {name}:" in line for name in names)]
        return sorted(there) == sorted(one.removeprefix(QUOTED) for one in wanted)

    def _last_words(self) -> list[str]:
        hall = "\n".join(one.content for one in self.sandbox.channel(HALL).messages).replace("||", "")
        lines = [line.removeprefix(QUOTED) for line in hall.splitlines()]  # not quoted below a cover
        return [line for line in lines if line.startswith(LAST_WORDS)]

    def check_end(self, table: int, match: engine.Match | None, deaths: int = 0) -> None:
        """Assert that the end of the table stands in the channel once, and that everybody was told the end once.

        Each of the bot's ``deaths`` may come between a deletion and its note: the next life then posts by a burnt
        nonce, and is refused once.
        """
        proof = f"tc:fair:{table}"
        hall = self.sandbox.channel(HALL).messages
        ends = sum(is_end(one) and any(button.custom_id == proof for button in one.buttons) for one in hall)
        require(ends == 1, f"the end stands in the channel {ends} times")
        require(match is not None and match.result is not None, "the match is not over")
        for person in self.people:
            ends = sum(map(is_end, person.dms))
            require(ends == (person not in self.gone), f"{person.name} was told the end {ends} times")
        problems = [one for one in self.sandbox.problems if not BURNT.fullmatch(one)]
        require(not problems, f"Discord would have refused: {problems}")
        require(len(self.sandbox.problems) <= deaths, f"nonces were burnt too often: {self.sandbox.problems}")

    def all_is_told(self) -> bool:
        """Return whether all who sat there to the end have been told it, and no question is left."""
        people = [one for one in self.people if one not in self.gone]
        return all(any(map(is_end, one.dms)) for one in people) and not still_asked(self.sandbox)

    @property
    def standing(self) -> set[int]:
        """The bot's messages in the hall."""
        bot = self.sandbox.world.bot
        return {one.id for one in self.sandbox.channel(HALL).messages if one.author is bot}

    async def play(self, answers: int | None = None) -> None:
        """Answer what is asked: so often, or until the match is over."""
        while answers != 0 and not self.over:
            await self._wait()
            if (question := self._asked()) is not None:
                await self._answer(question)
                answers = None if answers is None else answers - 1
            elif (call := self._call()) is not None:
                await self._follow(*call)

    async def _wait(self) -> None:
        """Wait until there is something to do; where people are out, computer players may go on for long."""
        while not self._awaited:
            shown = self._shown()
            await self.sandbox.until(partial(self._goes_on, shown), within=PATIENCE)

    @property
    def _awaited(self) -> bool:
        """Return whether people have something to do, or the match is over."""
        return self.over or self._asked() is not None or self._call() is not None

    def _goes_on(self, before: list[tuple[int, str]]) -> bool:
        return self._awaited or self._shown() != before

    def _shown(self) -> list[tuple[int, str]]:
        return [(one.id, one.content) for one in self.sandbox.channel(HALL).messages]

    @property
    def over(self) -> bool:
        """Return whether the end is told in the hall."""
        return bool(self.sandbox.channel(HALL).messages) and is_over(self)

    def _asked(self) -> Question | None:
        found = [one for one in questions(self) if asked_of(one) not in self.taken and one.person not in self.gone]
        return self.dice.choice(found) if found else None

    async def _answer(self, question: Question) -> None:
        """Answer with what is under the question: a button, or menus and their confirmation."""
        step, asked, person = question.step, asked_of(question), question.person
        self._tried[asked] += 1
        require(self._tried[asked] < TRIES, f"{step} is asked and refused again and again")
        while question.step == step and asked not in self.taken:
            if (choice := chosen(question.message, self.dice)) is None:
                return
            custom_id, values = choice
            try:
                one = await person.settled(person.send_component(question.message, custom_id, values))
            except NotPossible:  # it is being brought in line
                return
            require(not one.failed, f"{person.name} was not answered on {custom_id}")
            if one.messages and one.messages[0].content == BACK:
                return
            if one.messages or not custom_id.startswith(("tm:", "tc:picks:")):
                break
        await self.sandbox.until(lambda: question.step != step or asked in self.taken, within=PATIENCE)

    def _call(self) -> tuple[Person, Message, str] | None:
        """Somebody is asked whether they are ready, or back, and has not said so under that message."""
        for person in self.people:
            for word in ("ready", "back"):
                for message, custom_id in self._buttons(person, f"tc:{word}:"):
                    if (message.id, person.key) not in self._pressed and person not in self.gone:
                        return person, message, custom_id
        return None

    async def _follow(self, person: Person, message: Message, custom_id: str) -> None:
        one = await person.settled(person.send_component(message, custom_id))
        self._pressed.add((message.id, person.key))
        require(not one.failed, f"{person.name} was not answered on {custom_id}")

    async def take_notes(self) -> None:
        """Somebody writes the next number into their notes, or as their last words."""
        person = self.dice.choice([one for one in self.people if one not in self.gone])
        opened = await person.command(HALL, "notes")
        buttons = [str(one.custom_id) for message in opened.messages for one in message.buttons]
        writing = [one for one in buttons if one.startswith(("tc:write:", "tc:lastwords:"))]
        if opened.failed or not writing:
            return
        message, custom_id = opened.messages[-1], self.dice.choice(writing)
        field = await person.settled(person.send_component(message, custom_id))
        if field.failed or field.modal is None:
            return
        self._notes = number = self._notes + 1
        written = await person.submit(field, {"word": str(number)})
        if written.failed:
            return
        if f"> {number}\n" in message.content:
            self.noted[person] = number
        if SAY("last-words", words=str(number)) in message.content:
            self.worded[person] = number

    async def hand_over(self, person: Person) -> None:
        """Somebody leaves the match for good."""
        asked = await person.command(HALL, "leave")
        require(not asked.failed and asked.messages, f"{person.name} could not leave")
        message = asked.messages[0]
        buttons = [one.custom_id for one in message.buttons if (one.custom_id or "").startswith("tc:handover:")]
        if buttons:
            left = await person.settled(person.send_component(message, str(buttons[0])))
            require(not left.failed, f"{person.name} was not answered when leaving")
            if message.content == LEFT:
                self.left.add(person)


def chosen(message: Message, dice: random.Random) -> tuple[str, list[str] | None] | None:
    """A button that answers or picks, or a menu and what is taken there."""
    buttons = [str(one.custom_id) for one in message.buttons if not one.disabled]
    answers = [one for one in buttons if read(one)[0] in ANSWERING]
    picks, menus = [one for one in buttons if read(one)[0] == "picks"], menus_of(message)
    if picks and (not answers or dice.random() < 0.5):
        return dice.choice(picks), None
    if answers and (not menus or dice.random() < 0.5):
        return dice.choice(answers), None
    if not menus:
        return None
    menu = dice.choice(menus)
    values = [one.value for one in menu.options]
    return menu.custom_id, dice.sample(values, dice.randint(menu.least, menu.most))


def answers_of(match: engine.Match, seats: Mapping[str, int | None]) -> dict[Asked, list[OwnAnswer]]:
    """Return how each question was answered, of people by their keys and seats."""
    found = defaultdict[Asked, list[OwnAnswer]](list)
    for key, seat in seats.items():
        for moment in match.seat(seat).moments if seat is not None else ():
            if moment.answered is not None:
                found[key, moment.answered.question].append(moment.answered)
    return found


def check_taken(one: Asked, key: str | None, given: Mapping[Asked, Sequence[OwnAnswer]], *, own: bool = True) -> None:
    """Assert that an answer that the bot has taken is there once: as it was given, if it is the person's own."""
    there = given.get(one, ())
    require(len(there) == 1, f"the acknowledged answer {one} is there {len(there)} times")
    meant = key is None or not own or there[0].keys in [(same,) for same in messages.meant(there[0].decision, key)]
    require(meant, f"{one} was {key}, and {there[0].keys} is there")


def known(posted: Mapping[str, Posted]) -> set[int]:
    """The messages that a table knows. Raises ``Broken`` if one of them stands in two slots."""
    times = Counter(one.message for one in posted.values() if one.message is not None)
    require(all(number == 1 for number in times.values()), f"messages that stand in two slots: {times}")
    return set(times)


def still_asked(sandbox: Sandbox) -> list[Message]:
    """The bot's messages under which somebody could still answer."""
    return [
        message
        for channel in sandbox.world.channels.values()
        for message in channel.messages
        for custom_id in (*(one.custom_id for one in message.buttons), *(one.custom_id for one in message.selects))
        if read(custom_id or "")[0] in (*ANSWERING, "change")
    ]


def asked_of(question: Question) -> Asked:
    return question.person.key, int(question.step.split(":")[2])
