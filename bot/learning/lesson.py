"""A lesson as a private message: what to learn, what just happened, the question with its real buttons, and hints."""

from collections.abc import Sequence

import msgspec

import engine
from bot import pictures, texts
from bot.fair_deal.names import COMPUTERS, apart
from bot.learning.hindsight import hindsight
from bot.messages.content import Button, Content, Entry, Menu, Style
from bot.messages.controls import Controls
from bot.messages.ids import Ids, make, make_menu, of_lesson
from bot.messages.prompt import LONGEST
from bot.messages.receipt import answer_told
from bot.messages.telling import newest, recap
from bot.pictures import PictureOf
from bot.texts import Speaker
from engine import Lesson, Seat, Task
from engine.insight import Insight


class LessonPlace(msgspec.Struct, frozen=True):
    """The place where somebody is: the chapter of a lesson, and the path to a task of the lesson."""

    lesson: Lesson
    chapter: str
    path: str = ""

    @property
    def is_over(self) -> bool:
        """True if all tasks have been done."""
        return len(self.path) == len(self.lesson.tasks)

    @property
    def task(self) -> Task:
        """The task that is to be done."""
        return self.lesson.tasks[len(self.path)]

    def after(self, right: int) -> "LessonPlace":
        """Return the place that the right answer leads to."""
        return msgspec.structs.replace(self, path=f"{self.path}{right}")

    @property
    def ids(self) -> Ids:
        """Makes the ids of what can be done here."""
        return of_lesson(self.lesson.game, self.chapter, self.lesson.mark, self.path)

    def button(self, label: str, action: str, style: Style = "secondary") -> Button:
        """Return a button that does something here."""
        return Button(label, self.ids.button(action), style)


def lessons(game: str, language: str) -> Content:
    """Return what can be learnt of a game, chapter by chapter.

    The content has a menu of all games that have lessons.
    """
    say = texts.speaker(language)
    chapters = [LessonPlace(lesson, chapter) for chapter, lesson in engine.game(game).lessons.items()]
    begin = tuple(one.button(_title(say, one), "go", "primary") for one in chapters)
    taught = (key for key, one in engine.games().items() if one.lessons)
    entries = tuple(Entry(texts.game_name(say, key), key, chosen=key == game) for key in taught)
    text = f"## {texts.game_name(say, game)}\n{say(f'{game}-lessons')}\n{say('lesson-how')}"
    return Content(text, (begin, Menu(make_menu("lessons"), say("lesson-games"), entries)))


def lesson_task(
    place: LessonPlace, seat: Seat, name: str, language: str, page: int = 0, mask: int = 0, *, wrong: bool = False
) -> Content:
    """Return the task of a lesson to which a path leads, as its ``seat`` sees it.

    ``name`` is the learner's. The text tells the result of the last answer, the lesson's words, and the question as the
    game puts it. ``wrong``: with a hint, under the picture that is there already. ``page`` and ``mask`` are those of
    ``controls``.
    """
    say, game = texts.speaker(language), place.lesson.game
    names = _names(place.lesson, name)
    if seat.decision is None:
        raise ValueError("the lesson is over")
    key = f"{game}-lesson-{place.chapter}-{place.task.name}"
    hint = [say("lesson-wrong", hint=say(f"{key}.hint"))] if wrong else []
    controls = Controls(say, game, seat.decision, names, place.ids, view=seat.view)
    text = _text(say, place, seat, names, [say(key), *hint, *controls.text(mask)])
    aside = (place.button(say("button-show"), "show"), place.button(say("button-stop"), "stop"))
    return Content(text, (*controls.rows(page, mask), aside), _picture(place.task.picture, seat, names, language))


def lesson_stopped(place: LessonPlace, language: str) -> Content:
    """Return the content of a lesson that somebody stops.

    The lesson can be gone on with.
    """
    say = texts.speaker(language)
    buttons = (place.button(say("button-go-on"), "go", "primary"), Button(say("button-rules"), _rules(place)))
    return Content(f"{_header(say, place)}\n{say('lesson-stopped')}", (buttons,))


def lesson_over(place: LessonPlace, seat: Seat, insight: Insight | None, name: str, language: str) -> Content:
    """Return the end of a lesson as its ``seat`` sees it, with all that it could have known.

    ``name`` is the learner's.
    """
    say, game = texts.speaker(language), place.lesson.game
    names, following = _names(place.lesson, name), _next(place)
    lines = [say(f"{game}-lesson-{place.chapter}.end")]
    lines += hindsight(say, game, names, insight, place.lesson.seat) if insight is not None else []
    buttons = [Button(say("button-rules"), _rules(place))]
    if following is None:
        lines.append(say("lesson-over", game=texts.game_name(say, game)))
    else:
        title = say("lesson-next", chapter=_title(say, following))
        buttons.insert(0, following.button(title, "go", "primary"))
    text = _text(say, place, seat, names, lines)
    return Content(text, (tuple(buttons),), _picture("board", seat, names, say.language))


def _next(place: LessonPlace) -> LessonPlace | None:
    """Return the chapter after this one."""
    chapters = list(engine.game(place.lesson.game).lessons.items())
    later = chapters[[chapter for chapter, _ in chapters].index(place.chapter) + 1 :]
    return LessonPlace(later[0][1], later[0][0]) if later else None


def _text(say: Speaker, place: LessonPlace, seat: Seat, names: Sequence[str], lines: list[str]) -> str:
    """Return where somebody is, what they answered last and what came of that answer, and then the ``lines``.

    The text tells as much of what came of that answer as there is room for.
    """
    before = [_header(say, place)]
    moment = seat.since_last_answer()[0]
    happened: list[str] = []
    if place.path and moment.answered is not None:
        before.append(answer_told(say, place.lesson.game, names, moment.answered, moment.events))
        room = LONGEST - sum(len(line) + 1 for line in (*before, *lines))
        happened = newest(recap(say, place.lesson.game, names, seat, answer=False), room)
    return "\n".join([*before, *(f"> {line}" for line in happened), *lines])


def _header(say: Speaker, place: LessonPlace) -> str:
    game, tasks = texts.game_name(say, place.lesson.game), len(place.lesson.tasks)
    number = min(len(place.path) + 1, tasks)
    return say("lesson-where", game=game, chapter=_title(say, place), number=number, tasks=tasks)


def _title(say: Speaker, place: LessonPlace) -> str:
    return say(f"{place.lesson.game}-lesson-{place.chapter}")


def _rules(place: LessonPlace) -> str:
    return make("rules", place.lesson.game)


def _names(lesson: Lesson, name: str) -> tuple[str, ...]:
    """Return the names of the seats.

    The learner has the ``name``. The others are called as computer players are, always alike.
    """
    names = list(COMPUTERS[: lesson.seats - 1])
    names.insert(lesson.seat, name)
    return apart(tuple(names))


def _picture(shown: str, seat: Seat, names: Sequence[str], language: str) -> PictureOf:
    if shown == "hand":
        return pictures.hand_of(seat.view, names, language)
    part = "" if shown == "board" else shown
    return PictureOf("part" if part else "board", seat.view, tuple(names), language, part)
