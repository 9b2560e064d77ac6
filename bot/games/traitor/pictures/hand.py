"""The knowledge of a seat: its hand or its armies by slot, and the cards it has looked at.

The picture also tells whether the seat is a traitor, and with whom.
"""

from collections import Counter
from collections.abc import Iterator, Sequence

from bot.games.traitor.pictures.armies import army_name, next_words
from bot.games.traitor.pictures.blocks import (
    banners,
    beside,
    caption,
    hand_cards,
    kept_cards,
    notes,
    others,
    peeks,
    public_cards,
    share,
    slot_cards,
    staying_cards,
)
from bot.games.traitor.pictures.colours import FELT, RAIL
from bot.pictures.canvas import Box, Canvas, Plain
from bot.pictures.hands import (
    HAND_HEADER_HEIGHT,
    LARGE_HEIGHT,
    LARGE_WIDTH,
    Block,
    draw_blocks,
    draw_hand_header,
    height_of,
)
from bot.pictures.landscape import WIDTH
from bot.texts import Speaker
from engine.traitor.components import ACES, CARDS, SPECIAL, face, known_by_place
from engine.traitor.view import OwnArmy, OwnCard, TraitorView, suspected

_MARGIN = 32
_RAIL = 10
_TOP = _RAIL + 14
_MOST, _BESIDE = 400, 300  # how high the seat's own cards may be together, and below the armies of others


def draw_hand(view: TraitorView, seat: int, names: Sequence[str], say: Speaker) -> Canvas:
    """Draw the knowledge of the seat to which the view belongs.

    If the seat is asked for a card of the others, also draw their armies.
    """
    blocks = _blocks(view, seat, names, WIDTH - 2 * _MARGIN, say, beside_others=shows_others(view))
    return _on_felt(view, seat, names, say, blocks, WIDTH, 0)


def draw_large_hand(view: TraitorView, seat: int, names: Sequence[str], say: Speaker) -> Canvas:
    """Draw the knowledge of the seat, large, without the armies of the others and the notes below."""
    blocks = _blocks(view, seat, names, LARGE_WIDTH - 2 * _MARGIN, say, beside_others=False)[:-1]
    return _on_felt(view, seat, names, say, blocks, LARGE_WIDTH, LARGE_HEIGHT)


def _on_felt(
    view: TraitorView, seat: int, names: Sequence[str], say: Speaker, blocks: Sequence[Block], width: int, least: int
) -> Canvas:
    """Draw blocks in a picture of that width, at ``least`` so high."""
    top = HAND_HEADER_HEIGHT + _TOP
    canvas = Canvas(Plain(width, max(least, top + height_of(blocks) + _MARGIN // 2 + _RAIL), FELT))
    for line in (HAND_HEADER_HEIGHT, canvas.height - _RAIL):
        canvas.fill(Box(0, line, width, line + _RAIL), RAIL)
    draw_hand_header(canvas, view, seat, names[seat], say)
    draw_blocks(canvas, blocks, Box(_MARGIN, top, width - _MARGIN, canvas.height))
    return canvas


def shows_others(view: TraitorView) -> bool:
    """Return whether the seat is asked about cards of the others."""
    return view.seat in view.asked and view.phase in ("turn", "look")


def secrets(view: TraitorView, names: Sequence[str], say: Speaker) -> list[tuple[str, str]]:
    """Return the seat's knowledge apart from cards, its side first: pictograms and sentences."""
    found = [
        ("traitor", say("traitor-picture-traitor", which=view.armies[own.number].which, jokers=view.jokers))
        for own in view.armies_own
        if own.traitor
    ]
    if not found and view.armies_own and view.phase != "gift" and view.result is None:
        found.append(("shield", say("traitor-picture-loyal")))
    if view.fellow is not None:
        found.append(("traitor", say("traitor-picture-fellow", name=army_name(view, view.fellow, names, say))))
    if view.received is not None:
        found.append(("joker", say("traitor-picture-received", name=army_name(view, view.received, names, say))))
    if view.gift and view.gift != "keep":
        found.append(("joker", say("traitor-picture-given", name=army_name(view, int(view.gift), names, say))))
    return found


def goals(view: TraitorView, names: Sequence[str], say: Speaker) -> list[tuple[str, str]]:
    """Return by what the side of the seat wins from now on, once its armies stand: a pictogram and a sentence."""
    if view.result is not None or not any(own.cards for own in view.armies_own):
        return []
    traitors = [view.armies[own.number] for own in view.armies_own if own.traitor]
    if view.needed is not None and any(army.exposed for army in traitors):
        return [("dead", say("traitor-picture-exposed", count=view.needed, jokers=view.jokers))]
    if traitors:
        return [("dead", say("traitor-picture-fall", aim=view.aim))]
    if view.needed is None:
        return [("joker", say("traitor-picture-find", jokers=view.jokers - view.jokers_dead))]
    exposed = [army.number for army in view.armies if army.exposed]
    name = army_name(view, exposed[0], names, say) if len(exposed) == 1 else ""
    return [("shield", say("traitor-picture-beat", count=view.needed, traitors=len(exposed), name=name))]


def suspicion(view: TraitorView, say: Speaker) -> list[str]:
    """Return how strongly everybody must suspect the seat and why, if it has a single army."""
    shares = suspected(view) if len(view.armies_own) == 1 else ()
    if not shares:
        return []
    army = view.armies[view.armies_own[0].number]
    largest = all(army.mustered > one.mustered for one in view.armies if one != army)
    suits = tuple(suit for suit, _ in army.suits if suit)
    share, why = shares[army.number], "largest" if largest else "shown"
    return [say("traitor-picture-suspected", share=share, why=why, suits=suits)]


def _blocks(
    view: TraitorView, seat: int, names: Sequence[str], room: int, say: Speaker, *, beside_others: bool
) -> list[Block]:
    found = [*secrets(view, names, say), *goals(view, names, say)]
    blocks = [banners(found, room)] if found else []
    if beside_others:
        blocks.append(others(view, seat, names, room, say))
    if view.armies_own:
        part = share(room, len(view.armies_own))
        stacks = [(_hand if own.hand else _army)(view, own, part, say) for own in view.armies_own]
        blocks.append(beside(stacks))
    else:
        blocks.append(banners([("dead", say("traitor-picture-out"))], room))
    if view.peeked and not beside_others:
        blocks += [caption(say("traitor-picture-peeked")), peeks(view, names, room, say)]
    return blocks if beside_others else [*blocks, notes([*_notes(view, say)], room)]


def _notes(view: TraitorView, say: Speaker) -> Iterator[str]:
    """Yield what the signs on the cards mean, and which cards beat black aces (J-2.3)."""
    cards = [card for own in view.armies_own for card in (*own.hand, *(one.card for one in own.cards))]
    if cards:
        yield say("traitor-picture-powers")
    if any(numbered_slots(view, own) for own in view.armies_own):
        yield say("traitor-picture-numbers")
    special, hand = any(CARDS[card] in SPECIAL for card in cards), any(own.hand for own in view.armies_own)
    if special and not hand:
        yield say("traitor-picture-special", swords=1)
    if (special and hand) or any(CARDS[card] in ACES for card in cards):
        yield say("traitor-picture-special", swords=0)


def _hand(view: TraitorView, own: OwnArmy, room: int, say: Speaker) -> list[Block]:
    which, kept = view.armies[own.number].which, kept_cards(own)
    stay = staying_cards(own) if view.phase == "muster" and kept is None else ()
    if kept is None:
        words = say("traitor-picture-hand", which=which, count=len(own.hand))
        words += " · " + say("traitor-picture-stay", stay=len(stay)) if stay and not which else ""
    else:
        words = say("traitor-picture-kept", which=which, count=len(kept), all=len(own.hand))
    return [caption(words), hand_cards(own.hand, kept, stay, room, _MOST, say)]


def _army(view: TraitorView, own: OwnArmy, room: int, say: Speaker) -> list[Block]:
    which = view.armies[own.number].which
    if not own.cards:
        return [caption(say("traitor-picture-none", which=which))]
    chosen = view.accusing if own.number == view.turn else None
    army = view.armies[own.number]
    words = say("traitor-picture-own", which=which)
    if army.next_points and view.result is None and not which:
        words += " · " + say("traitor-picture-reward", count=army.points, reward=next_words(army, say))
    cards, seen = sorted_cards(own), known_slots(view, own)
    most = _BESIDE if shows_others(view) else _MOST
    row = slot_cards(cards, chosen, numbered_slots(view, own), seen, room, most, say, lying=shows_others(view))
    told = suspicion(view, say) or [say("traitor-picture-seen")] * bool(army.shown)
    return [caption(words), row, *(public_cards(army, words, say) for words in told)]


def known_slots(view: TraitorView, own: OwnArmy) -> frozenset[int]:
    """Return the slots of face-down cards that everybody knows, be it without their place (J-2.5)."""
    army = view.armies[own.number]
    found, mixed = {one.slot for one in army.face_down if one.remembered}, Counter(map(_looks, army.hidden))
    for one in own.cards:
        if mixed[_looks(one.card)] and not one.face_up and one.slot not in found:
            mixed[_looks(one.card)] -= 1
            found.add(one.slot)
    return frozenset(found)


def _looks(card: str) -> tuple[str, str]:
    """Return what is seen of a card, whatever its deck."""
    return face(card).rank, face(card).suit


def sorted_cards(own: OwnArmy) -> list[OwnCard]:
    """Return the cards of an army by suit and power: their places tell nothing that their numbers do not."""
    return sorted(own.cards, key=lambda one: (face(one.card).order, one.slot))


def numbered_slots(view: TraitorView, own: OwnArmy) -> frozenset[int]:
    """Return the slots whose numbers matter: all if others may know them."""
    numbered = known_by_place(view.options["rehide"], [one.points for one in view.armies])
    return frozenset(one.slot for one in own.cards if numbered)
