"""What a game says, whichever it is: messages called ``<game>-<thing>-<its key>`` in the game's Fluent file.

Their variables are the facts of the event, decision or choice under the same names. Seats become people's names:
``seat``, ``..._seat``, and ``..._seats`` for several.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence

import msgspec
from babel.lists import format_list

from bot.texts.finding import fitting, folded
from bot.texts.safety import plain, safe
from bot.texts.speech import LANGUAGES, Speaker, Value, speaker
from engine import Choice, Decision, Disclosed, Event, Fact, Objection, Reason, Remark


def game_name(say: Speaker, game: str) -> str:
    """The game's name; of a game that is not here, its key."""
    return say(f"{game}-game") if say.knows(f"{game}-game") else game


def pitch(say: Speaker, game: str, seats: Sequence[int]) -> list[str]:
    """What the game is in one sentence, and for how many, how long and how difficult; nothing if its texts lack it."""
    key = f"{game}-pitch"
    if not say.knows(key):
        return []
    length, level = say(f"{key}.length"), say(f"{key}.level")
    return [say(key), say("lobby-about", least=seats[0], most=seats[-1], length=length, level=level)]


def game_with_seats(say: Speaker, game: str, seats: Sequence[int]) -> str:
    """The game's name and the numbers of seats it is for."""
    return say("game-with-seats", game=game_name(say, game), least=seats[0], most=seats[-1])


def games_fitting(say: Speaker, games: Mapping[str, Sequence[int]], typed: str) -> list[str]:
    """Of games with their numbers of seats, those in whose name that stands; first the one that is called so.

    >>> from bot.texts import speaker
    >>> games_fitting(speaker("en"), {"the_traitors": range(4, 9), "traitor": range(2, 9)}, "Traitor")
    ['traitor', 'the_traitors']
    """

    def names(game: str) -> list[str]:
        return [game, game_name(say, game), game_with_seats(say, game, games[game])]

    return fitting(games, names, typed)


def game_called(games: Mapping[str, Sequence[int]], typed: str) -> str | None:
    """The game of which somebody typed the key, the name in any language, or what stands in a list of games.

    >>> game_called({"the_traitors": range(4, 9), "traitor": range(2, 9)}, " TRAITOR")
    'traitor'
    """
    if typed in games:
        return typed
    for language in LANGUAGES:
        say = speaker(language)
        for game, seats in games.items():
            if folded(typed) in (folded(game), folded(game_name(say, game)), folded(game_with_seats(say, game, seats))):
                return game
    return None


def option_name(say: Speaker, game: str, option: str) -> str:
    """An option's name."""
    return say(f"{game}-option-{option}")


def option_note(say: Speaker, game: str, option: str) -> str:
    """One short sentence on what an option does."""
    return say(f"{game}-option-{option}.note")


def option_value(say: Speaker, game: str, option: str, value: str) -> str:
    """The name of one of an option's values."""
    return say(f"{game}-option-{option}.is-{value}")


def option_values(say: Speaker, game: str, option: str, values: Sequence[str]) -> str:
    """The names of some of an option's values, such as "3 or 4"."""
    return format_list([option_value(say, game, option, value) for value in values], "or", say.language)


def phase(say: Speaker, game: str, key: str) -> str:
    """What is going on, in a word or two."""
    return say(f"{game}-phase", key=key)


def event_line(say: Speaker, game: str, event: Event, names: Sequence[str]) -> str | None:
    """One line on what happened; ``None`` where the game's file keeps silent on this kind, by an empty message.

    ``names`` has one name per seat, as it is. Events with ``seats`` give a line for these alone; it says "you".

    >>> from engine.verraeter.events import SupplyPlayed
    >>> from bot.texts import speaker
    >>> event_line(speaker("en"), "verraeter", SupplyPlayed(round=1, seat=1, cards=(3, 4), total=7), ["Anna", "Ben"])
    'Ben plays 3 + 4 = 7.'
    """
    facts = msgspec.structs.asdict(event)
    del facts["seats"]
    return say(f"{game}-event-{event.kind}", **_variables(facts, names, safe)) or None


def story_line(say: Speaker, game: str, event: Event, names: Sequence[str]) -> str | None:
    """One line on what happened, for everybody, once nothing of the match is secret; ``None`` as for ``event_line``.

    Where the game has no words of its own for it, the event's line, with whom it was told to if that were not all.
    """
    message = f"{game}-story-{event.kind}"
    if say.knows(message) or isinstance(event, Disclosed):
        facts = msgspec.structs.asdict(event)
        del facts["seats"]
        return say(message, **_variables(facts, names, safe)) or None
    line = event_line(say, game, event, names)
    if line is None or event.seats is None:
        return line
    return say("story-told", names=", ".join(safe(names[seat]) for seat in event.seats), line=line)


def ousting(say: Speaker, game: str, event: Event, names: Sequence[str]) -> str | None:
    """What the seat that is out by this event is told; where the game has no words of its own, the event's line."""
    message = f"{game}-out-{event.kind}"
    if not say.knows(message):
        return event_line(say, game, event, names)
    facts = msgspec.structs.asdict(event)
    del facts["seats"]
    return say(message, **_variables(facts, names, safe))


def remark(say: Speaker, game: str, seat: int, found: Remark, names: Sequence[str]) -> str:
    """What the computer player in that seat says, as a line with its name.

    >>> from bot.texts import speaker
    >>> remark(speaker("en"), "the_traitors", 1, Remark("joins", {"seat": 0}), ["Anna", "Ben"])
    '> Ben: “All right, then Anna.”'
    """
    said = say(f"{game}-remark-{found.kind}", **_variables(found.facts, names, safe))
    return say("remark", seat=safe(names[seat]), said=said)


def reason(say: Speaker, game: str, found: Reason, names: Sequence[str]) -> str:
    """What speaks for an answer, in one sentence to whoever is advised.

    >>> from bot.texts import speaker
    >>> reason(speaker("en"), "verraeter", Reason("keeps", {"cards": 3, "next": 8}), ["Anna", "Ben"])
    'You keep 3 cards for round 8.'
    """
    return say(f"{game}-reason-{found.kind}", **_variables(found.facts, names, safe))


def casting(say: Speaker, game: str, cast: Mapping[str, Fact], names: Sequence[str]) -> list[str]:
    """What a seat is told of its role or side (``engine.View.cast``): which it is, how it wins by it, a first advice.

    >>> from bot.texts import speaker
    >>> casting(speaker("en"), "the_traitors", {"key": "faithful"}, ["Anna", "Ben"])[0]
    '### You are Faithful.'
    """
    message, variables = f"{game}-cast-{cast['key']}", _variables(cast, names, safe)
    advice = say("cast-advice", advice=say(f"{message}.advice", **variables))
    return [f"### {say(message, **variables)}", say(f"{message}.aim", **variables), advice]


def question(say: Speaker, game: str, decision: Decision, names: Sequence[str]) -> str:
    """The question in plain words, with what is known and relevant; ``names`` has one name per seat, as it is."""
    return say(f"{game}-question-{decision.kind}", **_variables(decision.facts, names, safe))


def tip(say: Speaker, game: str, kind: str) -> str | None:
    """What is worth knowing of a kind of question, whatever the match, if the game says anything of it.

    >>> from bot.texts import speaker
    >>> tip(speaker("en"), "verraeter", "chess") is None
    True
    """
    message = f"{game}-tip-{kind}"
    return say(message) if say.knows(message) else None


def choice_label(say: Speaker, game: str, kind: str, choice: Choice, names: Sequence[str]) -> str:
    """The words on the button, or in the menu, for a choice of a decision of that kind, as plain text."""
    return say(f"{game}-choice-{kind}", **_variables(choice.facts, names, plain), key=choice.key)


def choice_note(say: Speaker, game: str, kind: str, choice: Choice, names: Sequence[str]) -> str | None:
    """A second line for the choice in a menu, as plain text, if the game has something to add."""
    message = f"{game}-choice-{kind}.note"
    if not say.knows(message):
        return None
    return say(message, **_variables(choice.facts, names, plain), key=choice.key) or None


def group_label(say: Speaker, game: str, kind: str, choice: Choice, names: Sequence[str]) -> str:
    """The words in a menu for the group to which a choice belongs, as plain text."""
    return say(f"{game}-group-{kind}", **_variables(choice.facts, names, plain), key=choice.group)


def answer(say: Speaker, game: str, decision: Decision, keys: Iterable[str], names: Sequence[str]) -> str:
    """What a seat has just answered, told to it in one sentence.

    >>> from bot.texts import speaker
    >>> cards = (Choice("3.1", {"card": 3}), Choice("4.1", {"card": 4}))
    >>> answer(speaker("en"), "verraeter", Decision("supply", cards, least=0, most=2), ["3.1", "4.1"], ["Anna", "Ben"])
    'You play 3 + 4.'
    """
    taken = [choice for choice in decision.choices if choice.key in set(keys)]
    message = f"{game}-answer-{decision.kind}"
    if decision.least == decision.most == 1:
        facts = {**decision.facts, **taken[0].facts}
        return say(message, **_variables(facts, names, safe), key=taken[0].key)
    found = {name for choice in decision.choices for name in choice.facts}
    rows = {name: _row(choice.facts[name] for choice in taken if name in choice.facts) for name in found}
    labels = tuple(safe(choice_label(say, game, decision.kind, choice, names)) for choice in taken)
    return say(message, **{**_variables(decision.facts, names, safe), **rows, "choices": labels})


def part_name(say: Speaker, game: str, part: str) -> str:
    """The name of a part of the game's board that can be shown by itself."""
    return say(f"{game}-zoom", key=part)


def side_name(say: Speaker, game: str, side: str) -> str:
    """The role or house by which somebody came out of a match; its key, where the game's texts lack it.

    >>> from bot.texts import speaker
    >>> side_name(speaker("en"), "verraeter", "rose"), side_name(speaker("en"), "chess", "black")
    ('Rose', 'black')
    """
    message = f"{game}-placing-side"
    return say(message, key=side) if say.knows(message) else side


def objection(say: Speaker, game: str, found: Objection, names: Sequence[str], key: str) -> str:
    """The rule that is against what somebody typed, ``key``, in one sentence."""
    return say(f"{game}-refusal-{found.reason}", **_variables(found.facts, names, safe), key=safe(key))


def rules_topics(say: Speaker, game: str) -> list[tuple[str, str]]:
    """The topics of the game's rules help in reading order: key and title."""
    start = f"{game}-rules-"
    return [(key.removeprefix(start), say(f"{key}.title")) for key in say.keys if key.startswith(start)]


def rules(say: Speaker, game: str, topic: str) -> str:
    """The rules help on a topic, in Discord's markdown, without its title."""
    return say(f"{game}-rules-{topic}")


def _variables(facts: Mapping[str, Fact], names: Sequence[str], made: Callable[[str], str]) -> dict[str, Value]:
    """The facts, with people's names for their seats, ``made`` fit for where they will stand."""
    variables: dict[str, Value] = dict(facts)
    for name, value in facts.items():
        if isinstance(value, int) and (name == "seat" or name.endswith("_seat")):
            variables[name] = made(names[value])
        elif isinstance(value, tuple) and name.endswith("_seats"):
            variables[name] = tuple(made(names[seat]) for seat in value if isinstance(seat, int))
    return variables


def _row(facts: Iterable[Fact]) -> Value:
    values = tuple(facts)
    return tuple(value for value in values if isinstance(value, int)) or tuple(
        value for value in values if isinstance(value, str)
    )
