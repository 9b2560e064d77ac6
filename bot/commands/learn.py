"""/learn: private lessons. They are no matches: there is no table, nothing is stored, and no clock runs.

All that a click means stands in its ``custom_id``: game, chapter, which lesson that was, and the path to the task.
"""

from collections.abc import Sequence
from typing import Any

from discord import app_commands

import engine
from bot import messages
from bot.commands.host import Interaction
from bot.commands.lobby import game_choices, game_named
from bot.commands.naming import named
from bot.commands.replies import guarded, language, person, reply, suggesting, update
from bot.messages import Content, Place, ids
from bot.messages.ids import LESSON, number
from bot.tables import Refusal
from engine import BadRecord, Decision, IllegalAnswer, Seat

Arguments = Sequence[str]
Values = Sequence[str]


@app_commands.command(name=named("command-learn"), description=named("command-learn.description"))
@app_commands.rename(game=named("command-learn.game"))
@app_commands.describe(game=named("command-learn.game-note"))
async def learn(interaction: Interaction, game: str | None = None) -> None:
    """Offer the lessons of a game."""
    await guarded(interaction, _learn(interaction, game))


async def _learn(interaction: Interaction, game: str | None) -> None:
    game = game_named(interaction, game)
    taught = _taught()
    if not taught or (game is not None and game not in taught):
        raise Refusal("no-lesson")
    await reply(interaction, messages.lessons(game or await _usual(interaction, taught), language(interaction)))


def _taught() -> list[str]:
    """The games that have lessons."""
    return [key for key, one in engine.games().items() if one.lessons]


async def _usual(interaction: Interaction, taught: Sequence[str]) -> str:
    """The game of the channel's table, if that has lessons; else the first one that has."""
    table = await interaction.client.tables.latest_in(interaction.channel_id or 0)
    return table.game if table is not None and table.game in taught else taught[0]


@learn.autocomplete("game")
@suggesting
async def _games(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return game_choices(interaction, _taught(), typed)


async def offer(interaction: Interaction, arguments: Arguments, values: Values) -> None:
    """The lessons of the lobby's game, for whoever asks there."""
    await _learn(interaction, _game_of(arguments[0]))


async def pick_game(interaction: Interaction, arguments: Arguments, values: Values) -> None:
    """The lessons of another game."""
    await update(interaction, messages.lessons(_game_of(values[0] if values else ""), language(interaction)))


def _game_of(key: str) -> str:
    if key not in _taught():
        raise Refusal("forged")
    return key


async def go(interaction: Interaction, arguments: Arguments, values: Values) -> None:
    """Begin a chapter, or go on where it was stopped."""
    await _go_to(interaction, _place(arguments))


async def answer(interaction: Interaction, arguments: Arguments, values: Values) -> None:
    """One of few choices."""
    place = _place(arguments)
    await _take(interaction, place, _asked(place), [arguments[4]])


async def menu(interaction: Interaction, arguments: Arguments, values: Values) -> None:
    """One picked from a menu is the answer; several are shown as picked, to be confirmed."""
    place, shown, mask = _place(arguments), number(arguments[4]), ids.mask(arguments[5])
    seat, decision = _asked(place)
    if not messages.takes_several(decision):
        await _take(interaction, place, (seat, decision), values)
        return
    _check_shown(decision, shown, mask, values)
    await _stay(interaction, place, seat, shown, messages.pick(decision, shown, mask, list(values)))


async def page(interaction: Interaction, arguments: Arguments, values: Values) -> None:
    """Turn to the page that was picked."""
    place, mask, shown = _place(arguments), ids.mask(arguments[4]), number(values[0]) if values else -1
    seat, decision = _asked(place)
    _check_shown(decision, shown, mask)
    await _stay(interaction, place, seat, shown, mask)


async def confirm(interaction: Interaction, arguments: Arguments, values: Values) -> None:
    """What was picked in the menu is the answer."""
    place, mask = _place(arguments), ids.mask(arguments[4])
    seat, decision = _asked(place)
    _check_shown(decision, 0, mask)
    await _take(interaction, place, (seat, decision), messages.picked(decision, mask))


async def show_me(interaction: Interaction, arguments: Arguments, values: Values) -> None:
    """Do the task for whoever does not know; the next one begins with what was right."""
    place = _place(arguments)
    _, decision = _asked(place)
    await _go_to(interaction, place.after(place.task.shown(decision)))


async def stop(interaction: Interaction, arguments: Arguments, values: Values) -> None:
    """Put the lesson away; its button goes on with it."""
    await update(interaction, messages.lesson_stopped(_place(arguments), language(interaction)))


def _place(arguments: Arguments) -> Place:
    """The place that an id names; refuses one that there is not, and one of a lesson that was changed since."""
    game, chapter, mark, path = arguments[:4]
    lesson = engine.games()[game].lessons.get(chapter) if game in engine.games() else None
    if lesson is None or lesson.mark != mark:
        raise Refusal("lesson-changed")
    if not lesson.has(path):
        raise Refusal("forged")
    return Place(lesson, chapter, path)


def _seat(place: Place) -> Seat:
    """The learner's seat there, and nothing else of the deal; refuses a path of answers that nobody could give."""
    try:
        return engine.replay(place.lesson.record(place.path)).seat(place.lesson.seat)
    except BadRecord:
        raise Refusal("forged") from None


def _asked(place: Place) -> tuple[Seat, Decision]:
    """The same with the question of the task; refuses the end of the lesson."""
    seat = _seat(place)
    if place.is_over or seat.decision is None:
        raise Refusal("forged")
    return seat, seat.decision


def _check_shown(decision: Decision, page: int, mask: int, keys: Values = ()) -> None:
    if not messages.were_shown(decision, page, mask, keys):
        raise Refusal("forged")


async def _take(interaction: Interaction, place: Place, asked: tuple[Seat, Decision], keys: Sequence[str]) -> None:
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


async def _go_to(interaction: Interaction, place: Place) -> None:
    who = person(interaction)
    await update(interaction, messages.lesson_task(place, _seat(place), who.name, who.language))


async def _stay(
    interaction: Interaction, place: Place, seat: Seat, page: int = 0, mask: int = 0, *, wrong: bool = False
) -> None:
    """Show the same task, under the picture that is there."""
    who = person(interaction)
    content = messages.lesson_task(place, seat, who.name, who.language, page, mask, wrong=wrong)
    await update(interaction, Content(content.text, content.rows, keep_picture=True))


learn.allowed_contexts = app_commands.AppCommandContext(guild=True, dm_channel=True)

COMMANDS: tuple[app_commands.Command[Any, ..., Any], ...] = (learn,)

ACTIONS = {
    "learn": offer,
    "lessons": pick_game,
    f"{LESSON}go": go,
    f"{LESSON}answer": answer,
    f"{LESSON}menu": menu,
    f"{LESSON}page": page,
    f"{LESSON}confirm": confirm,
    f"{LESSON}show": show_me,
    f"{LESSON}stop": stop,
}
"""What clicks on buttons and menus of lessons do."""

ARGUMENTS = {
    "lessons": 0,
    f"{LESSON}go": 4,
    f"{LESSON}answer": 5,
    f"{LESSON}menu": 6,
    f"{LESSON}page": 5,
    f"{LESSON}confirm": 5,
    f"{LESSON}show": 4,
    f"{LESSON}stop": 4,
}
"""How many arguments they need; one, unless it stands here."""
