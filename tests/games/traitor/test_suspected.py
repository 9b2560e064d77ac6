"""The suspicion that everybody may have: made of public facts alone, and the same for every reader."""

import pytest
from msgspec.structs import replace

import engine
from bot import texts
from bot.games.traitor.pictures.deeds import deeds
from bot.games.traitor.suspected import chance
from bot.games.traitor.trail import suspicions
from engine.simulate import match_seed
from engine.traitor.components import face
from engine.traitor.hidden_side import HIDDEN_SIDE
from engine.traitor.view import shares, suspected
from tests.games.traitor.script import fight, now, say, stand
from tests.matches import thumb

SAY = texts.speaker("en")
EIGHT = now(stand(*("9d 8h",) * 7, "joker")).armies


@pytest.mark.parametrize(("seats", "options"), [(5, {}), (7, {"jokers": "2"}), (4, {"rehide": "keep"})])
def test_the_film_tells_suspicion_as_everybody_had_it(seats: int, options: dict[str, str]) -> None:
    match = engine.start("traitor", seats=seats, options=options, seed=match_seed("trail", seats))
    had = []
    while match.result is None:
        if next(iter(match.decisions.values())).kind == "target":
            had.append(suspected(now(match)))
        say(match, *thumb(match))
    told = [tuple(shares[seat] for seat in range(seats)) for _, shares in suspicions(match.reveal().story)]
    assert told and told == had[: len(told)] and not any(had[len(told) :])


def test_the_film_tells_the_strongest_suspicion_of_somebody_loyal_at_the_end_of_a_round() -> None:
    match = engine.start("traitor", seats=5, seed=match_seed("peak", 4))
    ends = {}
    while match.result is None:
        view = now(match)
        if view.fight:
            ends[view.fight.round] = suspected(view)
        say(match, *thumb(match))
    had = [(number, *one) for number in [*ends][:-1] for one in enumerate(ends[number])]
    loyal = [one for one in had if match.reveal().sides[one[1]] == "loyal"]
    number, seat, share = max(loyal, key=lambda one: one[2])
    story = match.reveal().story
    (deed,) = (one for one in deeds(story, "ABCDE", SAY) if one.told.startswith("Most suspected"))
    assert story[deed.place].round == number
    assert deed.told.startswith(f"Most suspected is {'ABCDE'[seat]}, who is loyal: {share}%")


def test_every_seat_and_every_onlooker_has_the_same_suspicion() -> None:
    match = engine.start("traitor", seats=5, seed=match_seed("suspicion", 1))
    found = set()
    while match.result is None:
        shares = suspected(now(match))
        assert {suspected(now(match, seat)) for seat in range(5)} == {shares}
        found.add(bool(shares))
        say(match, *thumb(match))
    assert found == {False, True}


def test_an_army_that_shows_both_suits_of_a_traitor_is_suspected_more_than_others() -> None:
    """J-1.2: the traitor must keep all clubs and spades."""
    shares = suspected(now(stand("9c^ 8s^ 2h", "9d^ 8h^ joker", "4h 3h 2h")))
    assert shares[0] > shares[2] > shares[1]


def test_suspicions_add_up_also_of_armies_that_are_alike() -> None:
    for mustered in ((8, 8, 9, 10), (9, 9, 9), (9, 9, 12, 12, 12), (7, 8, 8, 9, 9, 10, 11)):
        armies = (replace(one, mustered=number) for one, number in zip(EIGHT, mustered, strict=False))
        assert 98 <= sum(shares(tuple(armies), 1)) <= 102


def test_nobody_is_suspected_once_the_only_traitor_is_known() -> None:
    """J-1.2, J-2.4: by a third suit, or by a dead Joker."""
    view = now(stand("9c^ 8s^ 7h^ joker", "9d 8h 7h", "4h 3h 2h"))
    assert suspected(view)
    assert suspected(replace(view, armies=(replace(view.armies[0], proved=True), *view.armies[1:]))) == ()
    assert suspected(now(stand("9c 8s 7h", "9d 8h 7h", "4h 3h 2h", dead={0: "joker"}))) == ()


def test_nobody_has_to_find_an_army_out_that_a_suit_too_many_gives_away() -> None:
    """J-1.2: the proof is public, as the fall of the Joker is."""
    match = stand("Ah Kh", "2c^ 3s^ 4d^ joker", "9h 8h")
    assert HIDDEN_SIDE.unknown(now(match, 0)) == {1, 2}
    proved = [replace(army, proved=army.number == 1) for army in now(match, 0).armies]
    assert HIDDEN_SIDE.unknown(replace(now(match, 0), armies=tuple(proved))) == set()


def test_cards_drawn_later_explain_no_suit_that_was_seen_before() -> None:
    """J-1.2, J-3.2: a suspicion does not fall because its army draws cards."""
    match = stand("9d 8h 7h", "Ac^ 3s^ 4c joker", "4h 3h 2h", turn=1, points={1: 2}, pile="4d 5d 6d")
    before = suspected(now(match))
    fight(match, 0, "0.0", "no")
    army = now(match).armies[1]
    assert (army.drawn, army.seen) == (2, (("clubs", 0, 0), ("spades", 0, 0)))
    assert suspected(now(match))[1] >= before[1]


def test_a_card_surely_beats_an_army_that_is_loyal_and_keeps_two_suits_without_a_stronger_card() -> None:
    """J-1.2, J-2.2: the Joker is dead, and the seat itself has buried the only ace of spades."""
    match = stand("Kc 2d", "3s^ 5h^ 4h 6h", "9c 8c", dead={2: "joker"})
    view = now(match, 0)
    mine = replace(view.armies_own[0], buried=("As",))
    seen = replace(view, armies_own=(mine,))
    assert chance(seen, seen.armies[1], face("Kc")) == 1
    for other in (view, replace(seen, jokers=2)):
        assert chance(other, other.armies[1], face("Kc")) < 1


def test_a_card_that_the_seat_has_buried_may_be_drawn_by_others() -> None:
    """J-1.3, J-3.2: the pile has the ace of spades, from which an army draws."""
    view = now(stand("Kc 2d", "Ac^ 5h^ 4h 6h", "9c 8c joker"), 0)
    seen = replace(view, armies_own=(replace(view.armies_own[0], buried=("As",)),))
    drawn = replace(seen.armies[1], drawn=2)
    assert chance(seen, seen.armies[1], face("Kc")) == 1 > chance(seen, drawn, face("Kc")) > 0.97


def test_a_stronger_card_that_may_be_anywhere_leaves_a_chance_near_certainty() -> None:
    """J-0.1: of two decks, the second ace of clubs alone beats the king; 9 of 10 cards are known to be weaker."""
    match = stand("Kc 2d", "3s 4s 5h", "Ac^ 8c", "As^ As.2^ 2c", "6h 5s joker")
    view = now(match, 0)
    assert chance(view, view.armies[1], face("Kc")) == pytest.approx(1 - 1 / (104 - 5))
