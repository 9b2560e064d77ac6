"""Boards and hands of Traitor in words, for people who cannot see the pictures."""

from collections.abc import Iterator, Sequence
from typing import Literal

from bot.games.traitor.pictures.armies import army_name
from bot.games.traitor.pictures.blocks import by_suit, kept_cards
from bot.games.traitor.pictures.cards import card_words
from bot.games.traitor.pictures.hand import goals, known_slots, secrets, shows_others, sorted_cards, suspicion
from bot.games.traitor.pictures.middle import reason_words, won_words
from bot.games.traitor.pictures.seen import COLUMNS, seen_cards
from bot.games.traitor.suspected import is_provable, turned
from bot.pictures.sentences import fitted, shortened, waiting_words
from bot.texts import Speaker, spelled
from engine.traitor.components import face
from engine.traitor.view import ArmyView, OwnArmy, TraitorView, is_known, suspected
from engine.view import Result

_Detail = Literal["lost", "cards", "suits", "numbers"]
_DETAILS: tuple[_Detail, ...] = ("lost", "cards", "suits", "numbers")


def board_alt(view: TraitorView, names: Sequence[str], say: Speaker) -> str:
    """Describe the board in words, the most important first."""
    facts = [_status(view, names, say), *fight_words(view, names, say), *_aims(view, say)]
    return fitted([spelled(say, one) for one in facts], _armies(view, names, say), say("reading-more", whole="board"))


def _armies(view: TraitorView, names: Sequence[str], say: Speaker) -> Iterator[list[str]]:
    """Yield all armies in words, in less and less detail."""
    for detail in _DETAILS:
        for accused in (True, False):
            yield [spelled(say, _army(view, one, names, say, detail=detail, accused=accused)) for one in view.armies]


def hand_alt(view: TraitorView, seat: int, names: Sequence[str], say: Speaker) -> str:
    """Describe a hand in one text."""
    return shortened(" ".join(hand_facts(view, seat, names, say)), say("reading-more", whole="hand"))


def hand_facts(view: TraitorView, seat: int, names: Sequence[str], say: Speaker) -> list[str]:
    """Tell the knowledge of the seat to which the view belongs."""
    facts = [say("traitor-alt-owner", name=names[seat], round=round_of(view))]
    facts += [f"{words}." for _, words in (*secrets(view, names, say), *goals(view, names, say))]
    facts += [f"{words}." for words in suspicion(view, say)]
    for own in view.armies_own:
        facts += _hand(view, own, say) if own.hand else _own(view, own, say)
    if not view.armies_own:
        facts.append(f"{say('traitor-picture-out')}.")
    if view.peeked:
        peeked = [
            f"{army_name(view, one.army, names, say)}, {_at(one.slot, _with_power(one.card, say), say)}"
            for one in view.peeked
        ]
        facts.append(say("traitor-alt-peeked", cards="; ".join(peeked)))
    if shows_others(view):
        others = (army for army in view.armies if army.seat != seat)
        facts += [_army(view, army, names, say, detail="lost", accused=False) for army in others]
    return [spelled(say, one) for one in facts]


def part_alt(view: TraitorView, part: str, names: Sequence[str], say: Speaker) -> str:
    """Describe in words the cards that have been seen, and the places to which they went.

    Also name the cards at which only the reader has looked.
    """
    facts = [say("traitor-alt-part", part=say("traitor-zoom", key=part), round=round_of(view))]
    for army in view.armies:
        here = [_at(slot, card_words(card, say), say) for slot, card, _ in seen_cards(view, army)]
        gone = [[card_words(card, say) for card in cards] for cards in (army.fallen, army.pile)]
        told = [
            f"{say('traitor-picture-column', key=column)} {', '.join(cards)}"
            for column, cards in zip(COLUMNS, (here, *gone), strict=True)
            if cards
        ]
        if told:
            facts.append(f"{army_name(view, army.number, names, say)}: {'; '.join(told)}.")
    return shortened(spelled(say, " ".join(facts)))


def _status(view: TraitorView, names: Sequence[str], say: Speaker) -> str:
    if view.result is not None:
        return over_words(view, view.result, names, say)
    if not view.asked:
        return say("traitor-alt-then", round=round_of(view), phase=view.phase)
    waiting = waiting_words(view, names, say)
    return say("traitor-alt-status", waiting=waiting, round=round_of(view), phase=view.phase)


def round_of(view: TraitorView) -> int:
    """Return the round as the channel counts: mustering belongs to the first."""
    return max(1, view.round)


def over_words(view: TraitorView, result: Result, names: Sequence[str], say: Speaker) -> str:
    """Tell who has won."""
    winners, won = ", ".join(names[seat] for seat in result.winners), won_words(view, result, say)
    return say("traitor-alt-over", round=round_of(view), won=won, count=len(result.winners), winners=winners)


def fight_words(view: TraitorView, names: Sequence[str], say: Speaker) -> list[str]:
    """Tell the last fight, if there was any."""
    if (fight := view.fight) is None:
        return []
    name, other = (army_name(view, army, names, say) for army in (fight.army, fight.target_army))
    card, target_card = card_words(fight.card, say), card_words(fight.target_card, say)
    facts = {"name": name, "card": card, "target_name": other, "target_card": target_card, "dead": fight.dead}
    return [say("traitor-alt-fight", **facts, why=reason_words(fight, say))]


def _aims(view: TraitorView, say: Speaker) -> list[str]:
    facts = [say("traitor-alt-pile", count=view.pile)]
    if view.result is not None:
        return facts
    facts.append(say("traitor-alt-aim", count=view.eliminated, aim=view.aim, jokers=view.jokers))
    if view.needed is not None:
        facts.append(say("traitor-alt-needed", count=view.needed))
    elif view.jokers_dead:
        facts.append(say("traitor-alt-jokers", count=view.jokers_dead, jokers=view.jokers))
    return facts


def _army(
    view: TraitorView, army: ArmyView, names: Sequence[str], say: Speaker, *, detail: _Detail, accused: bool
) -> str:
    facts, doubts = [say("traitor-alt-points", count=army.points)], suspected(view)
    if doubts and army.slots and not is_known(army):
        facts.append(suspected_words(view, army.number, say))
    if accused and view.suffered[army.number]:
        facts.append(say("traitor-alt-accused", count=view.suffered[army.number]))
    if is_known(army):
        facts.append(say("traitor-alt-traitor"))
    if army.number == view.turn and view.result is None:
        facts.append(say("traitor-alt-turn"))
    if army.eliminated:
        facts += [say("traitor-alt-eliminated"), *_lost(army, detail, say)]
    elif army.hand:
        facts.append(say("traitor-alt-in-hand", count=army.hand))
    else:
        facts += [*(_shown(army, say, doubts) if detail != "numbers" else ()), *_cards(army, detail, say)]
    return f"{army_name(view, army.number, names, say)}: {', '.join(facts)}."


def suspected_words(view: TraitorView, number: int, say: Speaker) -> str:
    """Tell the suspicion on an army, and how great it was if it has changed much."""
    share, change = suspected(view)[number], turned(view, number)
    return say("traitor-alt-suspected", share=share, changed=abs(change), before=share - change)


def _shown(army: ArmyView, say: Speaker, doubts: Sequence[int]) -> list[str]:
    """Tell the suits that an army has shown, and how many cards of any suit it has drawn (J-1.2, J-3.2)."""
    suits = " ".join(f"{say('traitor-suit', key=suit)}{count}" for suit, count in army.suits)
    shown = [say("traitor-alt-shown", suits=suits)] if suits else []
    shown += [say("traitor-alt-provable")] if doubts and is_provable(army) else []
    return shown + ([say("traitor-picture-drawn", count=army.drawn)] if army.drawn else [])


def _cards(army: ArmyView, detail: _Detail, say: Speaker) -> list[str]:
    if detail in ("suits", "numbers"):
        return [say("traitor-alt-cards", count=len(army.slots), up=len(army.face_up))]
    rows = (
        ("up", [one.card for one in army.face_up]),
        ("remembered", [one.remembered for one in army.face_down if one.remembered]),
        ("hidden", army.hidden),
    )
    facts = [
        say(f"traitor-alt-{row}", cards=", ".join(card_words(card, say) for card in cards))
        for row, cards in rows
        if cards
    ]
    facts += [say("traitor-alt-down", count=len(army.face_down), mustered=army.mustered)] if army.face_down else []
    return facts + _lost(army, detail, say)


def _lost(army: ArmyView, detail: _Detail, say: Speaker) -> list[str]:
    """Name the dead cards of an army, the oldest first."""
    cards = ", ".join(card_words(card, say) for card in army.fallen)
    return [say("traitor-alt-lost", cards=cards)] if cards and detail == "lost" else []


def _hand(view: TraitorView, own: OwnArmy, say: Speaker) -> list[str]:
    which, cards = view.armies[own.number].which, ", ".join(_with_power(card, say) for card in by_suit(own.hand))
    facts = [say("traitor-alt-hand", which=which, cards=cards)]
    kept = kept_cards(own)
    if kept is not None:
        facts.append(
            say("traitor-alt-kept", cards=", ".join(card_words(card, say) for card in by_suit(kept)), count=len(kept))
        )
    return facts


def _own(view: TraitorView, own: OwnArmy, say: Speaker) -> list[str]:
    which, facts = view.armies[own.number].which, []
    for face_up in (False, True):
        cards = [_at(one.slot, _with_power(one.card, say), say) for one in sorted_cards(own) if one.face_up == face_up]
        if cards:
            face_words = "up" if face_up else "down"
            facts.append(say("traitor-alt-own", which=which, face=face_words, cards=", ".join(cards)))
    known = known_slots(view, own)
    if cards := [_at(one.slot, card_words(one.card, say), say) for one in sorted_cards(own) if one.slot in known]:
        facts.append(say("traitor-alt-known", cards=", ".join(cards)))
    facts += [f"{words[0].upper()}{words[1:]}." for words in _lost(view.armies[own.number], "lost", say)]
    return facts or [f"{say('traitor-picture-none', which=which)}."]


def _at(slot: int | None, words: str, say: Speaker) -> str:
    """Tell a card with the number of its place, if that is known."""
    return say("traitor-alt-somewhere" if slot is None else "traitor-alt-at", slot=slot or 0, card=words)


def _with_power(card: str, say: Speaker) -> str:
    words, known = card_words(card, say), face(card)
    return f"{words} ({known.power})" if known.suit else words
