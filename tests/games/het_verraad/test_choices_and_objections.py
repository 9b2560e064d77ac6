"""Choices are made from the state, objections from what a view lets one imagine: they say the same.

Whole matches are walked through, with all questions that a seat is asked or could open. Everything that somebody might
name is compared. A key is among the choices if and only if nothing speaks against the key. No objection depends on an
imagined fact.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache

import pytest

import engine
from engine import Match, Objection, QuickChance
from engine.het_verraad.components import AREAS
from engine.het_verraad.timing import not_now
from engine.het_verraad.view import HetVerraadView
from engine.simulate import match_seed, play_on
from tests.games.het_verraad.script import SHIPPED, Data, now, situation
from tests.samples import samples

GAME = engine.game("het_verraad")
BOX = now(engine.start("het_verraad", seats=2, seed=bytes(32))).box
CARDS, INFLUENCE = frozenset(BOX.card), frozenset(BOX.influence_card)
AREA_CARDS = ("brand", "overval", "infiltrant", "hekserij", "pionier")
ACTIONS = ("buy", "build", "tower", "swap", "pawn", "sell", "redeem", "market")
NAMED: Mapping[str, frozenset[str]] = {
    **dict.fromkeys(("claim", "first_tower", "buy", "build_on", "tower", *AREA_CARDS), frozenset(AREAS)),
    **dict.fromkeys(("build", "pawn", "sell", "redeem", "market", "gouden_handel"), CARDS),
    **dict.fromkeys(("play", "protect", "block"), INFLUENCE),
    "discard": INFLUENCE | {"play"},
    "swap": frozenset((*BOX.chip, "white")),
}
"""Keys that may be named in a question of each kind."""
PRESUMED: Mapping[str, frozenset[str]] = {
    "take": CARDS | {"play"},
    "tovenaar": CARDS,
    "act": frozenset((*ACTIONS, "white", "black", "card", "influence", "play")),
    "gif": frozenset(map(str, range(5))),
    "master": frozenset(("roll", "count", "attack", "play")),
    "master_to": frozenset(AREAS),
}
"""The same where an objection presumes that the key is not among the choices: it then has to be there."""
SCARCE = {"supplies": {**GAME.data["supplies"], "knights": 6, "black_knights": 1, "towers": 4}}
RICH = {"supplies": {**SCARCE["supplies"], "start_bricks": 30, "wealth_limit": 30, "influence_price": 1}}
EVERY = samples(5, 1)
"""Answers after which all is compared again; a kind of question that was never met is compared at once."""


@pytest.mark.parametrize(
    ("players", "data", "options"),
    [
        (("chance",) * 4, SCARCE, {}),
        (("thumb", "chance", "thumb"), SHIPPED, {}),
        (("chance",) * 3, RICH, {"swap_colour": "any", "third": "discard"}),
    ],
    ids=["scarce", "usual", "otherwise"],
)
def test_a_key_is_among_the_choices_if_and_only_if_nothing_speaks_against_it(
    players: Sequence[str], data: Data, options: Mapping[str, str]
) -> None:
    seed = match_seed("scarce", 1)
    match, played = (
        engine.start(GAME.key, seats=len(players), data=data, seed=seed, options=options) for _ in range(2)
    )
    met = set[str]()
    for step in play_on(played, players, seed).steps:
        for seat, decision in match.decisions.items():
            if match.length % EVERY and plain(decision.kind) in met:
                continue
            view = now(match, seat)
            against, other = objections(view, 0), objections(view, 1)
            for kind, possible in questions(match, seat, view):
                compare(view, against, kind, possible)
                if match.length % 7 == 0:
                    named = {**NAMED, **PRESUMED}[kind]
                    assert all(against(kind, key) == other(kind, key) for key in named)
                met.add(kind)
        match.play(step.seat, step.keys)
    assert met == {*NAMED, *PRESUMED} or data != SCARCE
    assert GAME.objection(now(match), "buy", "M7") is None, "an onlooker is told no reason"


def objections(view: HetVerraadView, seed: int) -> Callable[[str, str], Objection | None]:
    """Return a function that gives the game's objection to a key of a kind.

    The state is imagined once for all keys.
    """
    seat = view.seat
    assert seat is not None
    imagined = cache(lambda: GAME.determinize(view, QuickChance(seed)))
    untimely = cache(lambda kind: not_now(view, seat, kind))

    def against(kind: str, key: str) -> Objection | None:
        objection = GAME.kinds[kind].objection
        assert objection is not None
        return untimely(kind) or objection(imagined(), seat, key)

    return against


def compare(
    view: HetVerraadView, against: Callable[[str, str], Objection | None], kind: str, possible: set[str]
) -> None:
    """Check that choices and objections agree in a question of that kind."""
    if kind in PRESUMED:
        silent = {key for key in PRESUMED[kind] - possible if against(kind, key) is None}
        assert not silent, (kind, silent)
        return
    free = {key for key in NAMED[kind] if against(kind, key) is None}
    on_market = {card.card for card in view.market} if kind == "redeem" else set()  # a matter of the other question
    assert free == possible & NAMED[kind] | on_market, (kind, free ^ possible)


def test_a_click_takes_the_only_card_and_its_only_area() -> None:
    """H-4.2. The choice names both; a second area, or a building to replace, is asked about."""
    one, two = (situation(areas, "O12", bricks={0: 9}, hands={0: "herberg"}) for areas in ("M7", "M7 M9"))
    full = situation("M7:kapel", "O12", bricks={0: 9}, hands={0: "herberg"})
    asked = [match.seat(0).with_only([["build"]]) for match in (one, two, full)]
    assert asked == [[["build"], ["herberg"], ["M7"]], [["build"], ["herberg"]], [["build"], ["herberg"]]]


def questions(match: Match, seat: int, view: HetVerraadView) -> Iterator[tuple[str, set[str]]]:
    """The question of a seat, and those that it could open next, each with its keys."""
    decision = match.decisions[seat]
    kind = plain(decision.kind)
    if view.asking is None or not view.asking.path[-1][1]:  # in a ring or a category only that is offered
        yield kind, reachable(match, seat)
    if kind == "act":
        for action in ACTIONS:
            yield action, reachable(match, seat, action) if action in decision.keys else set()
    if kind in ("take", "act", "master", "discard"):
        cards = match.ahead(seat, ["play"]).choices if "play" in decision.keys else ()
        yield "play", {card.key for card in cards}
        for card in cards:
            if card.opens:
                yield plain(card.opens), reachable(match, seat, "play", card.key)


def reachable(match: Match, seat: int, *path: str) -> set[str]:
    """The keys of the question that these choices lead to, those of all its rings or categories."""
    found = set[str]()
    for choice in match.ahead(seat, path).choices:
        divided = choice.group == choice.key
        found |= reachable(match, seat, *path, choice.key) if divided else {choice.key}
    return found


def plain(kind: str) -> str:
    """The kind of question, whether it is put in two steps or not."""
    return kind.removesuffix("_ring").removesuffix("_category")
