"""The interface of a game to the engine. Nothing else of a game is known outside its package."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from engine.chance import Chance, QuickChance, weighed
from engine.course import Betrayal, Course
from engine.decision import NO_FACTS, Decision, Fact, Keys, Objection, Reason
from engine.errors import BadData, BadOption, BadRules, BadSeats
from engine.event import Event
from engine.hidden_side import HiddenSide
from engine.kinds import Kind, Then
from engine.lessons import Lesson
from engine.option import Option, all_chosen
from engine.state import State
from engine.view import View


class Remark(msgspec.Struct, frozen=True):
    """A remark of a computer player: ``kind`` names it in a word, ``facts`` are what its text mentions."""

    kind: str
    facts: Mapping[str, Fact] = NO_FACTS


class Voice(msgspec.Struct, frozen=True):
    """Something to be said at a moment that everybody knows: by the computer player in a seat, or by the narrator.

    ``kind`` names the moment in a word, ``facts`` are what its sentences may mention. The narrator has no ``seat``.
    """

    kind: str
    facts: Mapping[str, Fact] = NO_FACTS
    seat: int | None = None


StateT = TypeVar("StateT", bound=State)


class Game(ABC, Generic[StateT]):
    """The rules of one game: set-up, questions, consequences, what each seat may see.

    A method may also be a function of a module, as ``staticmethod``. ``engine.view.of_view`` checks the view for it.
    """

    key: ClassVar[str]
    versions: ClassVar[range] = range(1, 2)
    """The versions of its rules that it plays; new matches take the last one."""
    seats: ClassVar[range]
    """The numbers of seats it is for."""
    options: ClassVar[tuple[Option, ...]] = ()
    """Its options of all versions (``options_of``); the first one is ``preset``, if it has any presets."""
    kinds: ClassVar[Mapping[str, Kind[Any]]] = {}
    """Its kinds of questions, by name."""
    remarks: ClassVar[Mapping[str, int]] = {}
    """The kinds of remarks that its computer players make, and the number of sentences for each; usually none."""
    voices: ClassVar[Mapping[str, int]] = {}
    """The moments at which its narrator or a computer player says something, and the number of sentences for each."""
    reasons: ClassVar[tuple[str, ...]] = ()
    """The kinds of reasons that it gives for advice."""
    data: ClassVar[Mapping[str, Any]] = {}
    """Its data files: name -> the content that ships with the project. ``data_of`` says which version has which."""
    lessons: ClassVar[Mapping[str, Lesson]] = {}
    """The lessons that teach it: chapter -> lesson, in the order in which they are taken."""
    hidden_side: ClassVar[HiddenSide[Any, Any] | None] = None
    """The side of which few know who belongs to it; in most games there is none."""
    by_side: ClassVar[bool] = False
    """Most depends on the side that a seat is dealt: wins are compared with what that side usually wins."""
    marks: ClassVar[tuple[str, ...]] = ()
    """The words for what people may note of other seats, such as ``suspect``; in most games none."""
    marks_by_round: ClassVar[bool] = False
    """A mark holds for its round alone, because sides change with the round."""
    last_words: ClassVar[bool] = False
    """Events that say ``ousts`` put seats out before the end; people may write beforehand what is told with them."""
    long_turns: ClassVar[bool] = False
    """People need more time for a turn than in other games."""

    @property
    def rules_version(self) -> int:
        """The version of the rules that new matches take."""
        return self.versions[-1]

    @cached_property
    def commands(self) -> Mapping[str, str]:
        """The word that answers each kind of question below the game's slash command."""
        return {name: kind.command for name, kind in self.kinds.items()}

    @cached_property
    def standing(self) -> Mapping[str, str]:
        """Kinds of questions that a seat may answer in advance, until it is asked anything else, and with which key."""
        return {name: kind.standing for name, kind in self.kinds.items() if kind.standing}

    @cached_property
    def then(self) -> Mapping[str, Then]:
        """Kinds of questions after which another one may follow that is usually answered the same way."""
        return {name: kind.then for name, kind in self.kinds.items() if kind.then}

    @cached_property
    def public(self) -> frozenset[str]:
        """Kinds of questions whose choices everybody knows: nobody need take a single choice."""
        return frozenset(name for name, kind in self.kinds.items() if kind.public)

    @cached_property
    def talks(self) -> bool:
        """Return whether the game has questions before which everybody may talk."""
        return any(kind.talks for kind in self.kinds.values())

    def marked_parts(self, seats: int) -> tuple[int, ...]:
        """Return the parts of a seat that people mark one by one, such as armies; none: they mark whole seats.

        Its hidden side has these parts for members then.
        """
        return ()

    @property
    def ballots(self) -> tuple[type[Event], ...]:
        """The events that show everybody a vote or an accusation; most games have none."""
        return ()

    @abstractmethod
    def start(
        self, seats: int, options: Mapping[str, str], data: Mapping[str, Any], chance: Chance, rules: int
    ) -> tuple[StateT, list[Event]]:
        """Return a new game by that version of the rules, after its set-up, and what happened in it.

        The arguments have been checked.
        """

    @abstractmethod
    def ask(self, state: StateT) -> Mapping[int, Decision]:
        """Return the question of each seat that is asked.

        The game makes the questions again from the rest of the state, after the set-up and after each answer.
        """

    def decisions(self, state: StateT) -> Mapping[int, Decision]:
        """Return the question of each seat that is asked now."""
        return state.questions

    def play(self, state: StateT, seat: int, keys: tuple[str, ...]) -> list[Event]:
        """Carry out an answer that fits the seat's decision; what happened is returned."""
        events = self.kinds[state.questions[seat].kind].answer(state, seat, keys)
        state.questions = self.ask(state)
        if state.round_ends:
            state.rounds += [self.view(end, None) for end in state.take_round_ends()]
        return events

    @abstractmethod
    def view(self, state: StateT, seat: int | None) -> View:
        """Return a seat's view, or an onlooker's."""

    def check_data(self, name: str, content: object) -> object:
        """Return the content of one of its data files, checked; raises ``BadData`` naming the first mistake."""
        raise BadData(f"{self.key} has no data file {name!r}")

    def help_facts(self, data: Mapping[str, Any]) -> Mapping[str, Fact]:
        """Return the facts that the help of the rules mentions; usually there are none.

        ``data`` replaces data files.
        """
        return NO_FACTS

    @abstractmethod
    def determinize(self, view: View, /, chance: Chance) -> StateT:
        """Return a state that may be the true one, for all that the view knows; chance makes the rest.

        Computer players use it to think about what may be. Tests use it to look whether anything leaks. A match that is
        played never comes here.
        """

    def worths(self, view: View, /, decision: Decision) -> Mapping[Keys, float]:
        """Return the worth of each answer that may be sensible, by rule of thumb, for a player with the view.

        The unit is the game's own. There is at least one answer; ``back`` is among them only if nothing else is left.
        Usually all answers are worth the same: each choice alone, or as few as must be taken.
        """
        keys = [key for key in decision.keys if key != "back"] or list(decision.keys)
        if decision.least <= 1 <= decision.most:
            return {(key,): 0.0 for key in keys} or {(): 0.0}
        return {tuple(keys[: decision.least]): 0.0}

    def rule_of_thumb(self, view: View, decision: Decision, chance: Chance) -> Keys:
        """Return a sensible answer for a player who knows the view.

        ``chance`` settles which of the equally good answers it is.
        """
        worths = self.worths(view, decision)
        most = max(worths.values())
        best = [keys for keys, worth in worths.items() if worth == most]
        return best[0] if len(best) == 1 else chance.pick(best)

    # The rest is for the computer player that searches. All of it is imagined: no match comes here.

    drafts: ClassVar[int] = 1
    """For each course it takes the likeliest of so many possible truths; more than one needs a ``likelihood``."""

    def tries(self, view: View) -> int:
        """Return the number of imagined courses for one decision; they must fit into a second of CPU time."""
        return 120

    def candidates(self, view: View, /, decision: Decision) -> Sequence[Keys]:
        """Return the answers that are worth trying, the rule of thumb's first.

        Usually these are the best eight by their worths.
        """
        worths = self.worths(view, decision)
        return sorted(worths, key=lambda keys: -worths[keys])[:8]

    def likelihood(self, view: View, /, state: StateT) -> float:
        """Return how likely the facts of the view would have come about if ``state`` were the truth.

        ``state`` fits the view. The result is any number above 0, and matters only in comparison with other states.
        Usually all states are alike.
        """
        return 1.0

    def truths(self, view: View, /) -> Callable[[Chance], StateT]:
        """Return a function that makes one state after the other that fits the view, the likelier ones sooner.

        Usually each state is the likelier of some ``drafts``. A game does better if it knows all likelihoods at once.
        """

        def truth(chance: Chance) -> StateT:
            drafts = [self.determinize(view, chance) for _ in range(self.drafts)]
            if len(drafts) == 1:
                return drafts[0]
            return weighed(drafts, [self.likelihood(view, draft) for draft in drafts], chance)

        return truth

    def horizon(self, view: View, /, state: StateT) -> bool:
        """Return whether an imagined course has gone far enough; usually only the end of the match is.

        The course began at the moment at which ``view`` was seen.
        """
        return False

    outlooks: ClassVar[int] = 64
    """The most courses imagined after the match for a moment of the search; all of a match fit into 20 seconds."""

    foresees: ClassVar[bool] = False
    """True: such courses end before the match does (``foreseen``)."""

    def foreseen(self, view: View, state: StateT) -> bool:
        """Return whether a course imagined after the match has gone far enough; usually only the end of the match is.

        The course began when everybody saw ``view``. A game whose courses take long may stop at its ``horizon``.
        """
        return False

    def value(self, state: StateT, seat: int) -> float:
        """Return how good a state is for a seat, from 0 to 1.

        Usually this is the seat's share of the win, and a fair share before the end. A side wins together: if a game
        is played by sides, each of its winners gets 1. A game whose courses end at a horizon says more.
        """
        if state.result is None:
            return self.even(state.seats)
        won = seat in state.result.winners
        return float(won) if self.by_side else won / len(state.result.winners)

    def even(self, seats: int) -> float:
        """Return the value for a seat if nobody is ahead; advice compares its imagined wins with this value."""
        return 1 / 2 if self.by_side else 1 / seats

    def story(self, course: Course) -> list[Event]:
        """Return the events that everybody may know of a match that is over, in the order of telling.

        These are the events of all seats. A game may leave out events that tell nothing beside the others. It may add
        ``Disclosed`` events for facts that only answers say. ``course`` may be that of a match that was broken off.
        """
        return list(course.events)

    def decided(self, course: Course) -> list[Event]:
        """Return a few events that decided a match that is over, or that were hidden, to stand beside the scores."""
        return []

    def sides(self, course: Course) -> tuple[str, ...]:
        """Return the role or house by which each seat has played a match that is over; usually there is none."""
        return ("",) * course.seats

    def betrayals(self, course: Course) -> Iterable[Betrayal]:
        """Return who has betrayed whom in a match that is over, as the game understands it; usually nobody has."""
        return ()

    def objection(self, view: View, kind: str, key: str) -> Objection | None:
        """Return why the seat of the view cannot take ``key`` now in a question of that kind.

        The result is ``None`` if no rule is against the key. ``key`` is whatever somebody typed that is not among the
        choices; the seat may be asked something else. Usually ``Kind.objection`` is asked, with a state that fits the
        view: no refusal tells what the view hides.
        """
        against = self.kinds[kind].objection if kind in self.kinds else None
        if against is None or view.seat is None:
            return None
        return against(self.determinize(view, QuickChance(0)), view.seat, key)

    def remark(self, told: Sequence[Event], seat: int, said: Sequence[Remark], chance: Chance) -> Remark | None:
        """Return the remark of a computer player in that seat right after the newest event; ``None``: it says nothing.

        ``told`` are the events that everybody may know. Nothing else is known here, so anybody in that seat could say
        the same. ``said`` are the remarks of other seats about the same matter.
        """
        return None

    def afterthought(self, told: Sequence[Event], seat: int, own: Remark) -> Remark | None:
        """Return what a computer player adds right after the newest event, if it has already said ``own`` there."""
        return None

    def voiced(self, told: Sequence[Event], place: int) -> Sequence[Voice]:
        """Return what may be said right after the event at that place among all ``told`` events.

        Nobody asks about an event that is not ``voiced``. ``told`` are the events that everybody may know. Nothing
        else is known here, and nothing after the place counts.
        """
        return ()

    def reason(self, view: View, /, decision: Decision, keys: Keys) -> Reason | None:
        """Return the reason for these keys, as far as the view shows it; ``None``: nothing is worth a sentence.

        Advice is given with the reason. The reason tells what the answer keeps, gains or prevents. It tells no more
        than the seat can see.
        """
        return None

    def check_rules(self, rules: int) -> int:
        """Return the version, if this program plays by it.

        Otherwise raise ``BadRules``, which says which program plays by the version.
        """
        if rules not in self.versions:
            which = "a newer" if rules > self.rules_version else "an older" if rules > 0 else "no"
            here = " to ".join(str(one) for one in sorted({self.versions[0], self.versions[-1]}))
            raise BadRules(f"rules version {rules} of {self.key} is known to {which} program; this one knows {here}")
        return rules

    def check_seats(self, seats: int) -> int:
        """Return the number of seats, if the game is for so many; otherwise raise ``BadSeats``."""
        if seats not in self.seats:
            raise BadSeats(f"{self.key} is for {self.seats[0]} to {self.seats[-1]} seats, not {seats}")
        return seats

    def values(self, name: str, least: int) -> tuple[str, ...]:
        """Return the values that an option may have with ``least`` seats or more; none if there is no such option.

        They are those of the last version of the rules, which new matches take.
        """
        numbers = [seats for seats in self.seats if seats >= least]
        return tuple(
            value
            for option in self.options_of(self.rules_version)
            for value in option.values
            if option.name == name and any(value in option.allowed(seats) for seats in numbers)
        )

    def options_of(self, rules: int) -> tuple[Option, ...]:
        """Return the options that a version of the rules has, each where its name was declared first."""
        return tuple({option.name: option for option in self.options if option.since <= rules}.values())

    def check_options(self, given: Mapping[str, object], seats: int, rules: int | None = None) -> dict[str, str]:
        """Return all options of a version of the rules with their values: the given ones, else defaults.

        Without ``rules`` the version is the last one.

        Raises ``BadOption`` for an unknown name or value, or one that is not for that number of seats.

        >>> import engine
        >>> engine.game("verraeter").check_options({"make_room": True}, 4)["make_room"]
        'on'
        """
        options = self.options_of(self.rules_version if rules is None else rules)
        names = [option.name for option in options]
        for name in given:
            if name not in names:
                raise BadOption(f"{self.key} has no option {name!r}; it has {', '.join(names) or 'no options'}")
        return all_chosen(options, given, seats)

    def data_of(self, rules: int) -> Mapping[str, Any]:
        """Return the data files that a version of the rules has, as they ship with the project.

        Usually every version has all files. A game overrides this if a version brings a file, or its matches need an
        earlier content of a file.
        """
        return self.data

    def check_all_data(self, given: Mapping[str, object], rules: int | None = None) -> dict[str, object]:
        """Return the given data files of a version of the rules (usually the last), checked.

        Raises ``BadData`` for a name that the version does not have, or a mistake in a file.
        """
        own = self.data_of(self.rules_version if rules is None else rules)
        for name in given:
            if name not in own:
                raise BadData(f"{self.key} has no data file {name!r}; it has {', '.join(own) or 'no data files'}")
        return {name: self.check_data(name, content) for name, content in given.items()}
