"""/learn: private lessons. They are no matches: there is no table, nothing is stored, and no clock runs.

A click's ``custom_id`` has all that it means: game, chapter, which lesson that was, and the path to the task.
"""

from collections.abc import Sequence
from typing import Any

from discord import app_commands
from msgspec.structs import replace

import engine
from bot import messages, texts
from bot.commands.answering import check_shown
from bot.commands.asker import is_here, language, person
from bot.commands.host import Interaction
from bot.commands.lobby import game_choices, game_named
from bot.commands.replies import reply, update
from bot.commands.router import on
from bot.commands.slash import everywhere, named, suggesting, worded
from bot.learning.lesson import LessonPlace, lesson_over, lesson_stopped, lesson_task, lessons
from bot.learning.lone_match import play_button
from bot.messages import Button, Content
from bot.messages.ids import LESSON, Mask, make
from bot.tables import Refusal
from engine import BadRecord, Decision, IllegalAnswer, Seat
from engine.insight import insight


@app_commands.command(name=named("command-learn"), description=named("command-learn.description"))
@worded("learn", "game")
async def learn(interaction: Interaction, game: str | None = None) -> None:
    """Offer the lessons of a game."""
    await _offer(interaction, game_named(interaction, game))


async def _offer(interaction: Interaction, game: str | None) -> None:
    taught = _taught()
    if not taught or (game is not None and game not in taught):
        raise Refusal("no-lesson")
    await reply(interaction, await _lessons(interaction, game or await _usual(interaction, taught)))


async def _lessons(interaction: Interaction, game: str) -> Content:
    """Return the lessons of a game, with the button to play it alone."""
    content, alone = lessons(game, language(interaction)), await _alone(interaction, game)
    return replace(content, rows=(*content.rows, (alone,)))


async def _alone(interaction: Interaction, game: str) -> Button:
    going_on = await interaction.client.tables.alone.of(interaction.user.id)
    return play_button(texts.speaker(language(interaction)), game, going_on)


def _taught() -> list[str]:
    """Return the games that have lessons."""
    return [key for key, one in engine.games().items() if one.lessons]


async def _usual(interaction: Interaction, taught: Sequence[str]) -> str:
    """Return the game of the channel's table, if that game has lessons; otherwise the first game that has lessons."""
    table = await interaction.client.tables.latest_in(interaction.channel_id or 0)
    return table.game if table is not None and table.game in taught else taught[0]


@learn.autocomplete("game")
@suggesting
async def _games(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return game_choices(interaction, _taught(), typed)


@on("learn")
async def offer(interaction: Interaction, game: str) -> None:
    """Show the lessons of the lobby's game to a person who asks there."""
    await _offer(interaction, _game_of(game))


@on("lessons")
async def pick_game(interaction: Interaction, *, value: str) -> None:
    """Show the lessons of another game."""
    await update(interaction, await _lessons(interaction, _game_of(value)))


def _game_of(key: str) -> str:
    if key not in _taught():
        raise Refusal("forged")
    return key


@on(f"{LESSON}go")
async def go(interaction: Interaction, game: str, chapter: str, mark: str, path: str) -> None:
    """Begin a chapter, or go on where it was stopped."""
    await _go_to(interaction, _place(game, chapter, mark, path))


@on(f"{LESSON}answer")
async def answer(interaction: Interaction, game: str, chapter: str, mark: str, path: str, key: str) -> None:
    """Take a choice of few as the answer."""
    place, seat, decision = _asked(game, chapter, mark, path)
    await _take(interaction, place, (seat, decision), [_meant(place, decision, key)])


@on(f"{LESSON}menu")
async def menu(
    interaction: Interaction,
    game: str,
    chapter: str,
    mark: str,
    path: str,
    shown: int,
    mask: Mask,
    *,
    values: Sequence[str],
) -> None:
    """Take the choice picked from a menu as the answer; show several as picked, to be confirmed."""
    place, seat, decision = _asked(game, chapter, mark, path)
    if not messages.takes_several(decision):
        await _take(interaction, place, (seat, decision), [_meant(place, decision, key) for key in values])
        return
    check_shown(decision, shown, mask, values)
    await _stay(interaction, place, seat, shown, messages.pick(decision, shown, mask, list(values)))


@on(f"{LESSON}picks")
async def toggle(interaction: Interaction, game: str, chapter: str, mark: str, path: str, mask: Mask) -> None:
    """Show the choices of the mask as picked, to be confirmed."""
    place, seat, decision = _asked(game, chapter, mark, path)
    check_shown(decision, 0, mask)
    await _stay(interaction, place, seat, 0, mask)


@on(f"{LESSON}page")
async def page(
    interaction: Interaction, game: str, chapter: str, mark: str, path: str, mask: Mask, *, value: int
) -> None:
    """Turn to the page that was picked."""
    place, seat, decision = _asked(game, chapter, mark, path)
    check_shown(decision, value, mask)
    await _stay(interaction, place, seat, value, mask)


@on(f"{LESSON}confirm")
async def confirm(interaction: Interaction, game: str, chapter: str, mark: str, path: str, mask: Mask) -> None:
    """Take what was picked in the menu as the answer."""
    place, seat, decision = _asked(game, chapter, mark, path)
    check_shown(decision, 0, mask)
    await _take(interaction, place, (seat, decision), messages.picked(decision, mask))


@on(f"{LESSON}show")
async def show_me(interaction: Interaction, game: str, chapter: str, mark: str, path: str) -> None:
    """Do the task for a learner who does not know; the next task begins with the right answer."""
    place, _, decision = _asked(game, chapter, mark, path)
    await _go_to(interaction, place.after(place.task.shown(decision)))


@on(f"{LESSON}stop")
async def stop(interaction: Interaction, game: str, chapter: str, mark: str, path: str) -> None:
    """Put the lesson away; its button goes on with it."""
    await update(interaction, lesson_stopped(_place(game, chapter, mark, path), language(interaction)))


def _place(game: str, chapter: str, mark: str, path: str) -> LessonPlace:
    """Return the place that an id names.

    Refuse a place that does not exist, and a place of a lesson that was changed since.
    """
    lesson = engine.games()[game].lessons.get(chapter) if game in engine.games() else None
    if lesson is None or lesson.mark != mark:
        raise Refusal("lesson-changed")
    if not lesson.has(path):
        raise Refusal("forged")
    return LessonPlace(lesson, chapter, path)


def _seat(place: LessonPlace) -> Seat:
    """Return the learner's seat there, and nothing else of the deal.

    Refuse a path of answers that nobody could give.
    """
    try:
        return engine.replay(place.lesson.record(place.path)).seat(place.lesson.seat)
    except BadRecord:
        raise Refusal("forged") from None


def _asked(game: str, chapter: str, mark: str, path: str) -> tuple[LessonPlace, Seat, Decision]:
    """Return the place, and the learner's seat with the question of the task; refuse the end of the lesson."""
    place = _place(game, chapter, mark, path)
    seat = _seat(place)
    if place.is_over or seat.decision is None:
        raise Refusal("forged")
    return place, seat, seat.decision


def _meant(place: LessonPlace, decision: Decision, key: str) -> str:
    """Return the key of a choice; of those that are alike, the right one if there is any."""
    keys = messages.meant(decision, key)
    right = {one for answer in place.task.right for one in answer}
    return next((one for one in keys if one in right), keys[0])


async def _take(
    interaction: Interaction, place: LessonPlace, asked: tuple[Seat, Decision], keys: Sequence[str]
) -> None:
    """Go on after a right answer; say the hint after a wrong one."""
    seat, decision = asked
    try:
        right = place.task.place(decision, keys)
    except IllegalAnswer:
        raise Refusal("forged") from None
    if right is None:
        await _stay(interaction, place, seat, wrong=True)
    else:
        await _go_to(interaction, place.after(right))


async def _go_to(interaction: Interaction, place: LessonPlace) -> None:
    who, seat = person(interaction), _seat(place)
    if not place.is_over and seat.decision is not None:
        await update(interaction, lesson_task(place, seat, who.name, who.language))
        return
    content = lesson_over(place, seat, insight(place.lesson.record(place.path)), who.name, who.language)
    await update(interaction, await _with_a_table(interaction, place, content))


async def _with_a_table(interaction: Interaction, place: LessonPlace, content: Content) -> Content:
    """Return the end of a lesson with the way to the learner's table, or with buttons that begin to play.

    If no table can be opened there, people play alone.
    """
    say, game = texts.speaker(language(interaction)), place.lesson.game
    tables = await interaction.client.tables.open_tables_of(interaction.user.id)
    if tables:
        link = await interaction.client.delivery.edits.link(tables[0])
        back = say("lesson-back", game=texts.game_name(say, tables[0].game), link=link)
        return replace(content, text=f"{content.text}\n{back}")
    alone = await _alone(interaction, game)
    if not is_here(interaction):
        return replace(content, rows=((alone,), *content.rows))
    label = say("lesson-play", number=engine.game(game).seats[0] - 1)
    table = Button(label, make("play", game), "success")
    return replace(content, rows=((table, replace(alone, style="secondary")), *content.rows))


async def _stay(
    interaction: Interaction, place: LessonPlace, seat: Seat, page: int = 0, mask: int = 0, *, wrong: bool = False
) -> None:
    """Show the same task, under the picture that is there."""
    who = person(interaction)
    content = lesson_task(place, seat, who.name, who.language, page, mask, wrong=wrong)
    await update(interaction, Content(content.text, content.rows, keep_picture=True))


COMMANDS: tuple[app_commands.Command[Any, ..., Any], ...] = (everywhere(learn),)
