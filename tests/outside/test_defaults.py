"""A game has texts that it did not bring: they follow from what it declares, and its own texts replace each of them."""

from collections.abc import Callable, Iterator, Mapping
from typing import ClassVar

import pytest
from discord import app_commands

import engine
from bot import games, texts
from bot.commands import play
from bot.games import declared, defaults
from bot.games.declared import events
from bot.games.trial import Course, Trial
from engine import Choice, Decision, Event, Option
from tests.sample_games.vote import Vote

TEXTS = """
vote-event-ballot_opened = Ballot { $ballot } begins.
vote-event-vote_shown = { $seat } votes for { $for_seat }.
vote-event-ballot_counted = Ballot { $ballot } is over.
vote-question-vote = Who is to win?
vote-rules-aim = Be voted for.
vote-cast-red_spy =
    .aim = You win if nobody finds you.
"""
NAMES = ["Anna", "B_n", "Cleo"]
TEAM = Decision("vote", tuple(Choice(str(seat), {"seat": seat}) for seat in range(3)), 0, 3)

Offer = Callable[[Mapping[str, str]], None]


class Sided(Vote):
    """A vote of two sides, with an option. Its events are those of the vote."""

    __module__ = Vote.__module__
    by_side: ClassVar[bool] = True
    options: ClassVar[tuple[Option, ...]] = (Option("long_talk", ("on", "off"), {"": "on"}),)


@pytest.fixture
def offer() -> Iterator[Offer]:
    """Offer the game with these texts."""
    yield lambda own: games.register(Sided(), None, own)
    if "vote" in engine.games():
        games.unregister("vote")


def test_a_game_needs_only_what_nobody_can_guess(offer: Offer) -> None:
    offer({"en": TEXTS})
    trial = Trial(engine.game("vote"), texts.LANGUAGES)
    trial.play([Course(3, 0), Course(5, 1)])
    assert trial.faults == []


def test_unsaid_texts_follow_from_the_keys(offer: Offer) -> None:
    offer({"en": TEXTS})
    say = texts.speaker("de")
    assert [
        texts.game_name(say, "vote"),
        texts.phase(say, "vote", "vote"),
        texts.phase(say, "vote", "over"),
        texts.choice_label(say, "vote", "vote", TEAM.choices[2], NAMES),
        texts.answer(say, "vote", TEAM, ["1", "2"], NAMES),
        texts.answer(say, "vote", TEAM, [], NAMES),
        say("vote-part", key="win", points=1),
        say("vote-part", key="extra_points", points=3),
        texts.side_name(say, "vote", "red_spy"),
        texts.side_wins(say, "vote", "red_spy"),
        texts.casting(say, "vote", {"key": "red_spy"}, NAMES)[0],
        texts.option_name(say, "vote", "long_talk"),
        texts.option_value(say, "vote", "long_talk", "off"),
        texts.choice_label(say, "vote", "vote", Choice("yes"), NAMES),
        texts.group_label(say, "vote", "vote", Choice("1", group="back"), NAMES),
    ] == [
        *("Vote", "Vote", "Das Spiel ist vorbei", "Cleo", r"Du antwortest: B\_n, Cleo.", "Du wählst nichts aus."),
        *("Gewonnen", "Extra points: 3", "Red spy", "Sieg für Red spy", "### Du bist: Red spy."),
        *("Long talk", "Off", "Ja", "Zurück"),
    ]
    assert texts.rules_topics(say, "vote") == [("aim", "Aim")]
    assert texts.option_note(say, "vote", "long_talk") is None
    assert len(texts.casting(say, "vote", {"key": "red_spy"}, NAMES)) == 2


def test_a_choice_that_names_several_people_names_them_all(offer: Offer) -> None:
    offer({"en": TEXTS})
    both = Choice("pair", {"seat": 0, "with_seats": (1, 2), "cards": 3})
    assert texts.choice_label(texts.speaker("en"), "vote", "vote", both, NAMES) == "Anna, B_n, Cleo"


@pytest.mark.parametrize(
    ("question", "described"),
    [
        ("Who is to win?", "Who is to win?"),
        ("Who is to win ballot { $ballot }?", "Answer this question"),
        ("Who is **to win**?", "Answer this question"),
        (f"Who {'of all people ' * 7}is to win?", "Answer this question"),
    ],
    ids=["a plain question", "a variable", "markup", "a long question"],
)
def test_a_command_follows_from_the_game_and_its_question(question: str, described: str, offer: Offer) -> None:
    offer({"en": TEXTS.replace("Who is to win?", question)})
    command = next(one for one in play.commands() if one.name == "vote")
    assert isinstance(command, app_commands.Group)
    (below,) = command.commands
    assert isinstance(below, app_commands.Command)
    assert (command.description, below.name, below.description) == ("Answer what this game asks you", "vote", described)
    assert [(one.display_name, str(one.description)) for one in below.parameters] == [
        ("answer", "One of the choices, as on the buttons")
    ]


def test_own_texts_replace_the_others_one_by_one(offer: Offer) -> None:
    own = "vote-command-vote = elect\n    .answer = person\nvote-part = { $points } votes\n"
    own += "vote-answer-vote = You propose { $seat }.\n"
    offer({"en": TEXTS + own, "nl": "vote-command-vote = kiezen\nvote-phase = Stemmen\n"})
    english, dutch = texts.speaker("en"), texts.speaker("nl")
    command = "vote-command-vote"
    assert [english(command), english(f"{command}.answer"), english(f"{command}.description")] == [
        *("elect", "person", "Who is to win?")
    ]
    assert [dutch(command), dutch(f"{command}.description")] == ["kiezen", "Deze vraag beantwoorden"]
    assert texts.phase(dutch, "vote", "over") == "Stemmen"
    for taken, people in ((["0", "1"], r"Anna, B\_n"), (["2"], "Cleo"), ([], "")):
        assert texts.answer(english, "vote", TEAM, taken, NAMES) == f"You propose {people}."
    with texts.faults_of_texts() as found:
        assert dutch("vote-part", key="votes", points=2) == "2 votes"
    assert found == ["texts/nl: vote-part: vote-part is not translated"]


@pytest.mark.parametrize(
    ("key", "said"),
    [("join", "join-command is “join”, which another"), ("setting", "its text setting-game is there already")],
)
def test_a_default_that_is_taken_is_told(key: str, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Sided, "key", key)
    with pytest.raises(ValueError, match=said):
        games.register(Sided(), None, {"en": TEXTS.replace("vote-", f"{key}-", 1).replace("\nvote-", f"\n{key}-")})
    assert key not in engine.games()


class RoleDealt(Event, frozen=True, kw_only=True):
    """A seat learns its role."""

    seat: int
    key: str

    @property
    def casts(self) -> bool:
        return True


def test_the_event_that_tells_a_role_has_its_line_and_its_story(offer: Offer, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (defaults, declared):
        monkeypatch.setattr(module, "events", lambda game: {**events(game), "role_dealt": RoleDealt})
    offer({"en": TEXTS})
    dealt = RoleDealt(round=1, seats=(1,), seat=1, key="red_spy")
    say = texts.speaker("de")
    assert texts.event_line(say, "vote", dealt, NAMES) == "Du bist: Red spy."
    assert texts.story_line(say, "vote", dealt, NAMES) == r"B\_n: Red spy."
