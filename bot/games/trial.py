"""The trial of a game: whole matches of computer players are told and drawn, and each fault is a sentence.

A fault names its place, such as a text's id or a line of the game's code. The same fault is told once.
"""

import inspect
import traceback
from collections.abc import Callable, Collection, Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple, ParamSpec, TypeVar

import engine
from bot import pictures, texts
from bot.games.kit.hooks import Hooks
from bot.games.kit.matches import begun
from bot.games.kit.told import SecretLearned, check, unexplained
from bot.games.kit.walk import walk_again
from bot.texts import Speaker, limits
from engine import Decision, Event, Game, Match, QuickChance, View
from engine.players import PLAYERS, chance_for

MOST_ANSWERS = 5_000
"""A match with more answers is taken to have no end."""

CHOICE = 80
"""Characters of the words for a choice."""

NAMES = (
    *("Anna", "Ben", "Cleo", "Dora", "Eva", "Fritz", "Gus", "Herta", "Ida", "Jan", "Kim", "Lea", "Max"),
    *("Wolfeschlegelsteinhausenbergerdo", "M" * 32, "Наталья"),
)
"""Names of people, for as many seats as can be shown; some are as long as Discord allows."""

P = ParamSpec("P")
T = TypeVar("T")


class Course(NamedTuple):
    """A match to be tried: its number of ``seats``, its ``number``, and whether every moment of it is drawn.

    Otherwise the first moment of each phase is drawn, and the end.
    """

    seats: int
    number: int
    drawn: bool = False


class Trial:
    """The trial of one registered game, in some languages; ``faults`` are the sentences found so far, in order."""

    def __init__(self, game: Game[Any], languages: Collection[str] = ("en",)) -> None:
        self.game = game
        self.faults: list[str] = []
        self.matches: list[Match] = []
        """The matches that came to their ends."""
        self.by_thumb: list[Match] = []
        """Those of players by rule of thumb."""
        self._noted = set[str]()
        self._languages = languages
        self._folder = Path(inspect.getfile(type(game))).parent

    def begin(self, seats: int) -> None:
        """Start a match, and tell and draw its first moment."""
        match = self._start(seats, engine.make_seed(b"trial", [str(seats)]))
        if match is not None:
            self._moment(match, drawn=True)

    def play(self, courses: Iterable[Course]) -> None:
        """Play matches, of which the even numbers are played by rule of thumb and the others by chance."""
        for course in courses:
            self._play(course)

    def seek_leaks(self, hooks: Hooks) -> int:
        """Walk through whole matches beside other possible truths.

        With each number of seats it is one by rule of thumb and one by chance, as far as they were played. Return how
        many times an answer was compared with one in another truth.
        """
        by_thumb = {match.seats: match for match in reversed(self.by_thumb)}
        walked = {match.seats: match for match in reversed(self.matches) if match not in self.by_thumb}
        found = [self._attempt("walk", self._walk, one, hooks) for one in (*by_thumb.values(), *walked.values())]
        if not hooks.told:
            for sentence in unexplained(self.matches):
                self._add(f"leak: {sentence}")
        return sum(number or 0 for number in found)

    def _walk(self, match: Match, hooks: Hooks) -> int:
        """Walk through a match, or through the end of a long one; note what is learned and must not be known."""
        begin = 0 if hooks.length is None else max(0, match.length - hooks.length)
        try:
            if hooks.told:
                check(match, hooks.told)
            return walk_again(match.record, hooks, begun(match.record), begin)
        except SecretLearned as leak:
            self._add(f"leak: {leak}, in a match of {match.seats} seats")
            return 0

    def _play(self, course: Course) -> None:
        seed = engine.make_seed(b"trial", [str(course.number), str(course.seats)])
        match = self._start(course.seats, seed)
        if match is None:
            return
        seen: set[str] = set()
        while match.result is None:
            if match.length >= MOST_ANSWERS or not match.awaited:
                state = "asks nobody and has no result" if not match.awaited else "has no end"
                self._add(f"ask: a match of {course.seats} seats {state} after {match.length} answers")
                return
            view = self._attempt("view", match.view, None)
            if view is None or not self._moment(match, drawn=course.drawn or view.phase not in seen):
                return
            seen.add(view.phase)
            if not self._answer(match, by_thumb=course.number % 2 == 0, seed=seed):
                return
        self._end(match)
        self.matches.append(match)
        if course.number % 2 == 0:
            self.by_thumb.append(match)

    def _start(self, seats: int, seed: bytes) -> Match | None:
        match = self._attempt("start", engine.start, self.game.key, seats=seats, seed=seed)
        if match is not None:
            self._events(match, match.setup_events)
        return match

    def _moment(self, match: Match, *, drawn: bool) -> bool:
        """Tell, and perhaps draw, what everybody sees now; return whether the match can go on."""
        views = [self._attempt("view", self._view, match, seat) for seat in (None, *range(match.seats))]
        if any(view is None for view in views):
            return False
        found = [view for view in views if view is not None]
        names = NAMES[: match.seats]
        for say in map(texts.speaker, self._languages):
            self._attempt("phase", texts.phase, say, self.game.key, found[0].phase)
            for seat in match.awaited:
                self._question(say, match.decisions[seat], names)
            for view in found[1:]:
                if cast := view.cast:
                    self._attempt("cast", texts.casting, say, self.game.key, cast, names)
            if drawn:
                self._draw(found, names, say.language)
                self._draw_told(match.events(None), names, say.language)
        return True

    def _view(self, match: Match, seat: int | None) -> View:
        """Return a view, with its own facts looked at."""
        view = match.view(seat)
        _ = view.cast, view.out, view.stage, view.talks, view.hides_answers, view.hides_steps
        return view

    def _draw(self, views: Sequence[View], names: Sequence[str], language: str) -> None:
        drawn = [self._attempt("draw_board", pictures.draw_board, views[0], names, language)]
        for view in views[1:]:
            drawn.append(self._attempt("draw_hand", pictures.draw_hand, view, names, language))
            if view.cast:
                drawn.append(self._attempt("role_card", pictures.draw_role, view, names, language))
        for part in self._attempt("PARTS", pictures.parts, self.game.key) or ():
            drawn.append(self._attempt("draw_part", pictures.draw_part, views[1], part, names, language))
        self._look_at(drawn)

    def _draw_told(self, events: Sequence[Event], names: Sequence[str], language: str) -> None:
        """Draw the last moment and the last vote."""
        moment = self._attempt("moment", pictures.moment_of, self.game.key, events, 0, names, language)
        vote = self._attempt("vote", pictures.reveal_of, self.game.key, events, 0, names, language)
        self._look_at([self._attempt(of.what, pictures.draw, of) for of in (moment, vote) if of is not None])

    def _look_at(self, drawn: Sequence[pictures.Picture | None]) -> None:
        for picture in drawn:
            if picture is not None and not 0 < len(picture.alt) <= limits.ALT_TEXT:
                self._add(
                    f"pictures: the alt text “{picture.alt[:40]} …” has {len(picture.alt)} characters; "
                    f"write 1 to {limits.ALT_TEXT}"
                )

    def _question(self, say: Speaker, decision: Decision, names: Sequence[str]) -> None:
        key, kind = self.game.key, decision.kind
        if not decision.choices and decision.least:
            self._add(f"choices: a question {kind} has none, so nobody can answer it")
        self._attempt("question", texts.question, say, key, decision, names)
        said: dict[str | None, object] = {}
        for choice in decision.choices:
            label = self._attempt("choice", texts.choice_label, say, key, kind, choice, names)
            card = choice.alike or ((choice.facts, choice.group, choice.opens) if choice.facts else choice.key)
            if decision.most == 1 and said.setdefault(label, card) != card:
                self._add(f"texts/{say.language}: {key}-choice-{kind} says “{label}” of two choices; tell them apart")
            if label is not None and not 0 < len(label) <= CHOICE:
                self._add(f"texts/{say.language}: {key}-choice-{kind} has {len(label)} characters; write 1 to {CHOICE}")
            self._attempt("choice", texts.choice_note, say, key, kind, choice, names)
            if choice.group:
                self._attempt("group", texts.group_label, say, key, kind, choice, names)

    def _answer(self, match: Match, *, by_thumb: bool, seed: bytes) -> bool:
        """Give the next answer; return whether the match can go on."""
        seat = match.awaited[0]
        view, decision, chance = match.view(seat), match.decisions[seat], chance_for(seed, seat, match.length)
        keys = PLAYERS["chance"].answer(view, decision, chance)
        if by_thumb:
            self._imagine(view, seat, decision)
            keys = self._attempt("worths", self.game.rule_of_thumb, view, decision, chance) or keys
        for say in map(texts.speaker, self._languages):
            self._attempt("answer", texts.answer, say, self.game.key, decision, keys, NAMES[: match.seats])
        events = self._attempt("play", match.play, seat, keys)
        if events is None:
            return False
        self._events(match, events)
        now = match.view(None).round
        if now > max(1, view.round) and len(match.rounds) < now - 1:
            self._add(f"round: round {view.round} is over, and its end is not kept; call state.begin_round()")
        return True

    def _imagine(self, view: View, seat: int, decision: Decision) -> None:
        """Look at another truth that the seat cannot tell from the real one: it sees and is asked the same."""
        state = self._attempt("determinize", self.game.determinize, view, QuickChance(0))
        if state is None:
            return
        again = self._attempt("view", self.game.view, state, seat)
        if again is not None and again != view:
            for name in (one for one in view.__struct_fields__ if getattr(again, one) != getattr(view, one)):
                self._add(
                    f"determinize: in the phase {view.phase} a truth made of a view shows another {name} "
                    f"(seat {seat} saw {str(getattr(view, name))[:60]}); set it in determinize",
                    once=f"determinize {view.phase} {name}",
                )
            return
        if self._attempt("ask", self.game.decisions, state) is None:
            return
        if state.questions.get(seat) != decision:
            self._add(
                f"ask: the question {decision.kind} depends on what its seat cannot see, "
                f"or determinize makes a state that cannot be, in the phase {view.phase}"
            )
        for kind in self.game.kinds.values():
            kind.forget()
        fresh = self._attempt("ask", self.game.ask, state)
        if fresh is not None and fresh.get(seat) != state.questions.get(seat):
            self._add(f"alike: a question {decision.kind} was kept that is another one by now; say more in its alike")

    def _events(self, match: Match, events: Iterable[Event]) -> None:
        for say in map(texts.speaker, self._languages):
            for event in events:
                self._attempt("event", texts.event_line, say, self.game.key, event, NAMES[: match.seats])

    def _end(self, match: Match) -> None:
        """Tell the end of a match, and replay it."""
        key, names, result = self.game.key, NAMES[: match.seats], match.result
        self._moment(match, drawn=True)
        if result is None or len(result.scores) != match.seats or not result.winners:
            self._add(f"result: {result} has no winners, or not a score for each of {match.seats} seats")
            return
        revealed = self._attempt("story, decided or sides", match.reveal)
        for say in map(texts.speaker, self._languages):
            for part in {part for one in result.parts for part in one}:
                self._attempt("part", say, f"{key}-part", key=part, points=1)
            for event in (*revealed.story, *revealed.decided) if revealed is not None else ():
                self._attempt("story", texts.story_line, say, key, event, names)
            self._moments(match.onlooker.events, names, say.language)
        again = self._attempt("replay", engine.replay, match.record)
        if again is not None and (again.result, again.view(None)) != (result, match.view(None)):
            self._add("replay: the same answers bring another match; chance comes only from the argument")

    def _moments(self, events: Sequence[Event], names: Sequence[str], language: str) -> None:
        """Draw the moments that are told aloud, and the most telling of all."""
        for place, event in enumerate(events, 1):
            if event.aloud or place == len(events):
                start = place - 1 if event.aloud else 0
                found = self._attempt(
                    "moment", pictures.moment_of, self.game.key, events[:place], start, names, language
                )
                if found is not None:
                    self._attempt("moment", pictures.draw, found)

    def _attempt(self, what: str, deed: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T | None:
        """Return the result of something that the game does; if it fails, note the fault and return ``None``."""
        with texts.faults_of_texts() as found:
            try:
                result = deed(*args, **kwargs)
            except KeyboardInterrupt:
                raise
            except texts.MissingText as missing:
                self._need(missing.args[0])
                return None
            except BaseException as error:  # also a game that ends the program
                self._add(f"{what}: {type(error).__name__}: {error}{self._place(error)}")
                return None
        for fault in found:
            self._add(fault)
        return result

    def _need(self, *keys: str) -> None:
        """Note texts that are missing."""
        for key in keys:
            if not texts.speaker("en").knows(key):
                self._add(f"texts/en: {key} is missing; write it")

    def _place(self, error: BaseException) -> str:
        """Return the file and line of the game in which an error arose."""
        for frame in reversed(traceback.extract_tb(error.__traceback__)):
            if (path := Path(frame.filename)).is_relative_to(self._folder):
                return f" ({path.relative_to(self._folder)}, line {frame.lineno})"
        return ""

    def _add(self, fault: str, once: str = "") -> None:
        """Note a fault; of those of the same ``once`` the first alone."""
        if (once or fault) not in self._noted:
            self._noted.add(once or fault)
            self.faults.append(fault)


def short_trial(game: Game[Any]) -> list[str]:
    """Return the faults of a game that two matches show, with the fewest and with the most seats."""
    one = Trial(game)
    one.play(Course(seats, number) for number, seats in enumerate((game.seats[0], game.seats[-1])))
    return one.faults
