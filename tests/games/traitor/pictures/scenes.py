"""Scenes of Traitor whose alt texts stand in golden files."""

from collections.abc import Iterator

from msgspec.structs import replace

from engine.traitor.view import Fight, OwnArmy, OwnCard, Peek, SlotView
from tests.games.traitor.pictures.boards import MOST_CARDS, crowded, crowded_end, every_phase, knowing, row, with_armies
from tests.kit.alts import Scene, of_moments

FIGHTS = {
    "the weaker accuser died (J-2.2)": ("accuser", "power"),
    "the weaker target died (J-2.2)": ("target", "power"),
    "a special card beat a black ace (J-2.3)": ("target", "special"),
    "a strong two destroyed its accuser (J-2.8)": ("accuser", "two"),
    "a Joker died (J-2.4)": ("target", "joker"),
}
MUSTERED = {
    "two suits kept": (False, ("hearts", "spades")),
    "suits kept that the hand does not hold": (False, ("spades", "diamonds")),
    "a red card kept beside black ones and the Joker": (True, ("9h",)),
    "no red card kept": (True, ()),
}


def scenes() -> Iterator[Scene]:
    """All phases, and what they may bring."""
    yield from of_moments(every_phase(8))
    yield from boards()
    yield from hands()
    slots = (SlotView(2, "Kh"), SlotView(3), SlotView(5, remembered="9s"), SlotView(7))
    seen = with_armies(every_phase(3)["turn"][0], slots=slots, hidden=("Qs",), fallen=("2c", "3c"), pile=("joker",))
    yield Scene("cards in slots, somewhere in the army, dead, beaten (J-1.5, J-2.2, J-2.5)", seen, "seen")
    yield Scene("a card that the seat has looked at", replace(seen, seat=0, peeked=(Peek(1, 7, "10d"),)), "seen")
    many = with_armies(crowded(8, up=1), fallen=("10c",) * MOST_CARDS, pile=("10h",) * MOST_CARDS)
    yield Scene("as many cards as can be", many, "seen")


def boards() -> Iterator[Scene]:
    """Armies, fights, and what the sides still need."""
    turn, three = every_phase(8)["turn"][0], every_phase(3)["turn"][0]
    cards = (SlotView(0), SlotView(1, "Kh"), SlotView(2), SlotView(3), SlotView(4), SlotView(7, "joker"))
    army = with_armies(three, slots=cards, points=5, title="disciple", exposed=False, eliminated="")
    yield Scene("cards by slots, those face down in rows", replace(army, turn=1))
    yield Scene("a single point, exposed, eliminated", with_armies(three, eliminated="points", exposed=True, points=1))
    yield Scene("two seats with two armies each (J-0.4)", every_phase(2)["turn"][0])
    for name, (dead, reason) in FIGHTS.items():
        yield Scene(name, replace(turn, fights=(Fight(0, 3, "Qs", 1, 44, "As", dead, reason, turn.round),)))
    needs = replace(turn, eliminated=1, jokers=2, jokers_dead=0, needed=None)
    yield Scene("an army of three is eliminated (J-4.2)", needs)
    yield Scene("a Joker of two is dead (J-8.3)", replace(needs, jokers_dead=1))
    yield Scene("both are, and three cards must die (J-5.1)", replace(needs, jokers_dead=2, needed=3))
    for traitors, name in enumerate(("the loyal armies have won", "the traitor has won", "two traitors have won")):
        yield Scene(f"{name} (J-5.2)", crowded_end(8, traitors))
    yield Scene("the fallen Joker names the traitor (J-2.4)", crowded(8, "joker"))
    tie = Fight(0, 15, "Qs", 1, 15, "Qc", "target", "power", 28)
    yield Scene("a tie is explained (J-2.2)", replace(crowded(4), fights=(tie,)))
    bare = with_armies(three, slots=(SlotView(1),), hidden=(), eliminated="", hand=0, drawn=0, exposed=False)
    for fallen in ((), ("2c", "5c", "7c", "2h", "9h", "Ks")):
        shown = with_armies(bare, fallen=fallen, proved=False)
        yield Scene(f"{len(fallen)} cards whose suits an army has shown (J-1.2)", shown)
    lost = with_armies(crowded(7), fallen=("3c", "4c", "joker"), slots=row(0, 30, 8), exposed=False)
    yield Scene("dead cards stand behind the living, the Joker first (J-2.2, J-2.4)", replace(lost, fights=()))
    yield Scene("over at its mustering, before round 1", replace(crowded_end(3, 1), round=0))
    yield Scene("every card is face up at the end", every_phase(3)["over"][0])
    many = with_armies(every_phase(4)["over"][0], slots=row(0, 1, 12), fallen=("6d",) * 12, eliminated="")
    yield Scene("however many an army has left or lost", with_armies(many, exposed=False))


def hands() -> Iterator[Scene]:
    """Hands before and after the armies stand."""
    muster, turn = every_phase(8)["muster"][4], every_phase(8)["turn"][1]
    own = OwnArmy(3, ("Ah", "2c", "joker", "9h", "3c.2"), None, (), (), traitor=True)
    fellows = replace(muster, armies_own=(own,), fellow=5)
    yield Scene("by suits with powers (J-0.2), and a fellow traitor (J-8.1)", fellows, "hand")
    for name, (traitor, answer) in MUSTERED.items():
        own = OwnArmy(3, ("Ah", "2c", "9h", "3c.2", *["joker"] * traitor), answer, (), (), traitor=traitor)
        yield Scene(f"{name} (J-1.2)", replace(muster, armies_own=(own,)), "hand")
    cards = (OwnCard(2, "Ks.2", face_up=False), OwnCard(4, "2h", face_up=True), OwnCard(11, "joker", face_up=False))
    own = OwnArmy(0, (), None, cards, (), traitor=True)
    looked = replace(turn, armies_own=(own,), peeked=(Peek(4, 17, "10d.2"),), asked=())
    yield Scene("by slots, and a card looked at (J-1.5, J-3.3)", looked, "hand")
    yield Scene("as much as can be", knowing(crowded(2), 1), "hand")
    points = with_armies(every_phase(4)["turn"][1], points=2, next_kind="draw", next_points=3, next_number=2)
    yield Scene("the own points, and what the next bring (J-3.1)", points, "hand")
    yield Scene("two traitors (J-8.1)", replace(turn, fellow=5, armies_own=(replace(own, cards=()),)), "hand")
    yield from sides()


def sides() -> Iterator[Scene]:
    """By what the own side wins (J-4.2, J-5.1), for a seat that chooses whom to accuse."""
    view = with_armies(every_phase(4)["turn"][0], exposed=False, proved=False)
    own = OwnArmy(0, (), None, (OwnCard(0, "2h", face_up=False),), (), traitor=False)
    found = [(False, None, None), (False, 3, 3), (False, 3, 1), (True, None, None), (True, 0, 2)]
    for traitor, exposed, needed in found:
        armies = tuple(replace(army, exposed=army.number == exposed) for army in view.armies)
        mine = (replace(own, traitor=traitor),)
        one = replace(view, seat=0, asked=(0,), armies=armies, armies_own=mine, needed=needed, jokers_dead=0)
        yield Scene(f"{'a traitor' if traitor else 'loyal'}, army {exposed} exposed, {needed} needed", one, "hand")
