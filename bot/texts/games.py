"""The words of any game: messages called ``<game>-<thing>-<its key>`` in the game's Fluent file.

Their variables are the facts of the event, decision or choice under the same names. Seats become people's names:
``seat``, ``..._seat``, and ``..._seats`` for several.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence

import msgspec
from babel.lists import format_list

from bot.fair_deal.names import visible
from bot.texts.safety import safe
from bot.texts.speech import Speaker, Value
from engine import Choice, Decision, Disclosed, Event, Fact, Objection, Reason, Remark, Voice
from engine.decision import NO_FACTS


def option_name(say: Speaker, game: str, option: str) -> str:
    """Return an option's name."""
    return say(f"{game}-option-{option}")


def option_note(say: Speaker, game: str, option: str) -> str | None:
    """Describe the effect of an option in one short sentence; ``None`` if the game adds nothing."""
    note = f"{game}-option-{option}.note"
    return say(note) if say.knows(note) else None


def option_value(say: Speaker, game: str, option: str, value: str) -> str:
    """Return the name of a value of an option."""
    return say(f"{game}-option-{option}.is-{value}")


def option_values(say: Speaker, game: str, option: str, values: Sequence[str]) -> str:
    """Return the names of some of an option's values, such as "3 or 4"."""
    return format_list([option_value(say, game, option, value) for value in values], "or", say.locale)


def phase(say: Speaker, game: str, key: str, name: str = "none") -> str:
    """Name the phase of the game in a word or two, and perhaps the single seat that is asked."""
    return say(f"{game}-phase", key=key, name=name)


def event_line(say: Speaker, game: str, event: Event, names: Sequence[str]) -> str | None:
    """Tell an event in one line.

    Return ``None`` if the game's file keeps silent on this kind, by an empty message.
    ``names`` has one unchanged name per seat. Events with ``seats`` give a line for these seats alone. Such a line says
    "you".

    >>> from engine.verraeter.events import SupplyPlayed
    >>> from bot.texts import speaker
    >>> event_line(speaker("en"), "verraeter", SupplyPlayed(round=1, seat=1, cards=(3, 4), total=7), ["Anna", "Ben"])
    'Ben plays 3 + 4 = 7.'
    """
    return event_as(say, f"{game}-event-{event.kind}", event, names) or None


def event_as(say: Speaker, message: str, event: Event, names: Sequence[str], **more: int) -> str:
    """Return the message said with the facts of an event, and ``more`` facts."""
    facts = msgspec.structs.asdict(event)
    del facts["seats"]
    return say(message, **_variables(facts, names, safe), **more)


def story_line(say: Speaker, game: str, event: Event, names: Sequence[str]) -> str | None:
    """Tell an event in one line for all people, once nothing of the match is secret; ``None`` as for ``event_line``.

    If the game has no words of its own for this, return the event's line. If the event was told to some seats only, the
    line also names these seats.
    """
    message = f"{game}-story-{event.kind}"
    if say.knows(message) or isinstance(event, Disclosed):
        return event_as(say, message, event, names) or None
    line = event_line(say, game, event, names)
    if line is None or event.seats is None:
        return line
    return say("story-told", names=", ".join(safe(names[seat]) for seat in event.seats), line=line)


def ousting(say: Speaker, game: str, event: Event, names: Sequence[str], rounds: int) -> str | None:
    """Return the words for the seat that is out by this event of a match with so many ``rounds``.

    If the game has no words of its own for this, return the event's line.
    """
    message = f"{game}-out-{event.kind}"
    if not say.knows(message):
        return event_line(say, game, event, names)
    return event_as(say, message, event, names, last=int(event.round == rounds))


def remark(say: Speaker, game: str, seat: int, found: Remark, names: Sequence[str]) -> str:
    """Return the remark of the computer player in that seat, as a line with its name.

    >>> from bot.texts import speaker
    >>> remark(speaker("en"), "the_traitors", 1, Remark("joins", {"seat": 0, "wording": 1}), ["Anna", "Ben"])
    '> Ben: “All right, then Anna.”'
    """
    said = say(f"{game}-remark-{found.kind}", **_variables(found.facts, names, safe))
    return say("remark", seat=safe(names[seat]), said=said)


def voice(say: Speaker, game: str, found: Voice, wording: int, names: Sequence[str]) -> str:
    """Return the sentence of that number for a moment: a computer player's with its name, the narrator's in italics."""
    said = say(f"{game}-voice-{found.kind}", **_variables(found.facts, names, safe), wording=wording)
    return say("narrator", said=said) if found.seat is None else say("remark", seat=safe(names[found.seat]), said=said)


def reason(say: Speaker, game: str, found: Reason, names: Sequence[str]) -> str:
    """Return the reason for an answer, in one sentence to the person who is advised.

    >>> from bot.texts import speaker
    >>> reason(speaker("en"), "verraeter", Reason("keeps", {"cards": 3, "next": 8}), ["Anna", "Ben"])
    'You keep 3 cards for round 8.'
    """
    return say(f"{game}-reason-{found.kind}", **_variables(found.facts, names, safe))


def casting(
    say: Speaker, game: str, cast: Mapping[str, Fact], names: Sequence[str], *, again: bool = False
) -> list[str]:
    """Tell a seat its role or side (``engine.View.cast``): its name, its way to win, a first advice.

    A role without a text of its own is called as in statistics; a game need not advise. ``again``: it is not the first
    round, and a game may be shorter then.

    >>> from bot.texts import speaker
    >>> casting(speaker("en"), "the_traitors", {"key": "faithful"}, ["Anna", "Ben"])[0]
    '### You are Faithful.'
    """
    message, variables = f"{game}-cast-{cast['key']}", _variables(cast, names, safe)
    if say.knows(message):
        title = say(message, **variables)
    else:
        title = f"{say('default-you-are')} {side_name(say, game, str(cast['key']))}."
    if again and say.knows(f"{message}.again"):
        return [f"### {title}", say(f"{message}.again", **variables)]
    told = [f"### {title}", say(f"{message}.aim", **variables)]
    if say.knows(f"{message}.advice"):
        told.append(say("cast-advice", advice=say(f"{message}.advice", **variables)))
    return told


def question(say: Speaker, game: str, decision: Decision, names: Sequence[str]) -> str:
    """Return the question in plain words, with the known and relevant facts.

    ``names`` has one unchanged name per seat.
    """
    return say(f"{game}-question-{decision.kind}", **_variables(decision.facts, names, safe)).rstrip()


def tip(say: Speaker, game: str, kind: str) -> str | None:
    """Return a general tip for a kind of question, whatever the match; ``None`` if the game has none.

    >>> from bot.texts import speaker
    >>> tip(speaker("en"), "verraeter", "chess") is None
    True
    """
    message = f"{game}-tip-{kind}"
    return say(message) if say.knows(message) else None


def choice_label(say: Speaker, game: str, kind: str, choice: Choice, names: Sequence[str]) -> str:
    """Return the words for a choice on its button or in the menu, as plain text.

    ``kind`` is the kind of the decision. A choice without a text of its own is called by its people, or by its key.
    A choice as its reader sees it (``GameFolding.fold_choices``) may have words of its own.
    """
    message = f"{game}-seen-{kind}" if "seen" in choice.facts else f"{game}-choice-{kind}"
    if _goes_back(say, game, choice.key):
        return say("default-choice", key=choice.key)
    if not say.knows(message):
        return _choice_named(say, choice, names)
    return say(message, **_variables(choice.facts, names, visible), key=choice.key)


def any_label(say: Speaker, game: str, kind: str, choice: Choice, number: int, names: Sequence[str]) -> str:
    """Return the words for so many choices that are alike, of which this is the first, as plain text.

    Without a text of the game for them, these are the words for the first.
    """
    message = f"{game}-any-{kind}"
    if "seen" in choice.facts or not say.knows(message):
        return choice_label(say, game, kind, choice, names)
    return say(message, **_variables(choice.facts, names, visible), number=number)


def has_notes(say: Speaker, game: str, kind: str) -> bool:
    """Return whether the game may add a second line to choices of decisions of a kind."""
    return say.knows(f"{game}-choice-{kind}.note")


def choice_note(say: Speaker, game: str, kind: str, choice: Choice, names: Sequence[str]) -> str | None:
    """Return a second line for the choice in a menu, as plain text; ``None`` if the game adds nothing."""
    if not has_notes(say, game, kind) or _goes_back(say, game, choice.key):
        return None
    return say(f"{game}-choice-{kind}.note", **_variables(choice.facts, names, visible), key=choice.key).strip() or None


def group_label(say: Speaker, game: str, kind: str, choice: Choice, names: Sequence[str]) -> str:
    """Return the words in a menu for the group to which a choice belongs, as plain text."""
    message = f"{game}-group-{kind}"
    if not say.knows(message):
        return say("default-choice", key=choice.group)
    return say(message, **_variables(choice.facts, names, visible), key=choice.group)


def _goes_back(say: Speaker, game: str, key: str) -> bool:
    """Return whether a choice goes back, and the game tells that alike of all its questions."""
    return key == "back" and say.knows(f"{game}-went-back")


def _choice_named(say: Speaker, choice: Choice, names: Sequence[str]) -> str:
    """Return the words for a choice that follow from it: its people, or its key."""
    people: list[object] = []
    for name, value in _variables(choice.facts, names, visible).items():
        if name == "seat" or name.endswith(("_seat", "_seats")):
            people += value if isinstance(value, tuple) else [value]
    return ", ".join(map(str, people)) or say("default-choice", key=choice.key)


def answer(say: Speaker, game: str, decision: Decision, keys: Iterable[str], names: Sequence[str]) -> str:
    """Tell a seat in a sentence the answer that it has just given; a game may lack words for this.

    >>> from bot.texts import speaker
    >>> cards = (Choice("3.1", {"card": 3}), Choice("4.1", {"card": 4}))
    >>> answer(speaker("en"), "verraeter", Decision("supply", cards, least=0, most=2), ["3.1", "4.1"], ["Anna", "Ben"])
    'You play 3 + 4.'
    """
    taken = [choice for choice in decision.choices if choice.key in set(keys)]
    message = f"{game}-answer-{decision.kind}"
    if any(_goes_back(say, game, choice.key) for choice in taken):
        return say(f"{game}-went-back")
    if decision.least == decision.most == 1 and say.knows(message):
        facts = {**decision.facts, **taken[0].facts}
        rest = tuple(key for key in decision.keys if key != taken[0].key)
        return say(message, **_variables(facts, names, safe), key=taken[0].key, rest=rest)
    labels = tuple(safe(choice_label(say, game, decision.kind, choice, names)) for choice in taken)
    if not say.knows(message):
        return say("default-answer", choices=labels)
    return say(message, **_together(decision, taken, names, safe), choices=labels)


def set_label(say: Speaker, game: str, decision: Decision, keys: Iterable[str], names: Sequence[str]) -> str | None:
    """Return the words on a button that answers with a set of choices, as plain text.

    They tell the consequence; ``None`` if the game has no words for it. The variables are those of an answer.

    >>> from bot.texts import speaker
    >>> cards = (Choice("3.1", {"card": 3}), Choice("4.1", {"card": 4}))
    >>> facts = {"role": "farmer", "side": "eagle", "strength": 5}
    >>> supply = Decision("supply", cards, least=0, most=2, facts=facts)
    >>> set_label(speaker("en"), "verraeter", supply, ["3.1", "4.1"], ["Anna", "Ben"])
    'Play 3 + 4 = 7: Eagle 12'
    """
    message = f"{game}-set-{decision.kind}"
    if not say.knows(message):
        return None
    taken = [choice for choice in decision.choices if choice.key in set(keys)]
    labels = tuple(choice_label(say, game, decision.kind, choice, names) for choice in taken)
    return say(message, **_together(decision, taken, names, visible), choices=labels) or None


def part_name(say: Speaker, game: str, part: str) -> str:
    """Return the name of a part of the game's board that can be shown by itself."""
    return say(f"{game}-zoom", key=part)


def mark_name(say: Speaker, game: str, what: str) -> str:
    """Return the name of a mark that people may give other seats, in the game's words or the usual words."""
    return say(f"{game}-mark-{what}") if say.knows(f"{game}-mark-{what}") else say(f"mark-{what}")


def subject_name(say: Speaker, game: str, name: str, part: int | None) -> str:
    """Return the name of whoever sits in a seat, or of a part of that seat, such as an army.

    >>> from bot.texts import speaker
    >>> subject_name(speaker("en"), "traitor", "Anna", 2)
    'Anna (army 2)'
    """
    return name if part is None else say(f"{game}-subject", name=name, which=part)


def votes_name(say: Speaker, game: str) -> str:
    """Return the name of the game's record of votes: its own word, or the usual one."""
    own = f"{game}-votes"
    return say(own if say.knows(own) else "votes")


def side_name(say: Speaker, game: str, side: str) -> str:
    """Return the role or house with which a person ended a match; its key if the game's texts lack it.

    >>> from bot.texts import speaker
    >>> side_name(speaker("en"), "verraeter", "rose"), side_name(speaker("en"), "chess", "black")
    ('Rose', 'black')
    """
    message = f"{game}-placing-side"
    return say(message, key=side) if say.knows(message) else side


def hidden_side(say: Speaker, game: str) -> str:
    """Return the words for a seat of the hidden side after a match: the game's, or else the usual words."""
    return say(f"{game}-hidden-side") if say.knows(f"{game}-hidden-side") else say("hidden-side")


def side_wins(say: Speaker, game: str, side: str) -> str | None:
    """Say that a whole side has won, as the headline of the end; ``None`` if the game lacks these words.

    >>> from bot.texts import speaker
    >>> side_wins(speaker("en"), "verraeter", "rose") is None
    True
    """
    message = f"{game}-side-wins"
    return say(message, key=side) if say.knows(message) else None


def objection(say: Speaker, game: str, found: Objection, names: Sequence[str], key: str) -> str:
    """Tell in one sentence the rule that forbids the typed answer ``key``."""
    return say(f"{game}-refusal-{found.reason}", **_variables(found.facts, names, safe), key=safe(key))


def rules_topics(say: Speaker, game: str) -> list[tuple[str, str]]:
    """Return the topics of the game's rules help in reading order: key and title."""
    start = f"{game}-rules-"
    return [(key.removeprefix(start), say(f"{key}.title")) for key in say.keys if key.startswith(start)]


def rules(say: Speaker, game: str, topic: str, facts: Mapping[str, Fact] = NO_FACTS) -> str:
    """Return the rules help on a topic, in Discord's markdown, without its title.

    ``facts`` are the game's ``help_facts``.
    """
    return say(f"{game}-rules-{topic}", **facts)


def _variables(facts: Mapping[str, Fact], names: Sequence[str], made: Callable[[str], str]) -> dict[str, Value]:
    """Return the facts as variables of a message.

    Seats become people's names; ``made`` makes these names fit for their place.
    """
    variables: dict[str, Value] = dict(facts)
    for name, value in facts.items():
        if isinstance(value, int) and (name == "seat" or name.endswith("_seat")):
            variables[name] = made(names[value])
        elif isinstance(value, tuple) and name.endswith("_seats"):
            variables[name] = tuple(made(names[seat]) for seat in value if isinstance(seat, int))
    return variables


def _together(
    decision: Decision, taken: Sequence[Choice], names: Sequence[str], made: Callable[[str], str]
) -> dict[str, Value]:
    """Return the facts of a decision, and of each fact of its choices a row with those that are ``taken``."""
    found = {name for choice in decision.choices for name in choice.facts}
    told = [_variables(choice.facts, names, made) for choice in taken]
    rows = {name: _row(facts[name] for facts in told if name in facts) for name in found}
    return {**_variables(decision.facts, names, made), **rows}


def _row(facts: Iterable[Value]) -> Value:
    values = tuple(facts)
    return tuple(value for value in values if isinstance(value, int)) or tuple(
        value for value in values if isinstance(value, str)
    )
