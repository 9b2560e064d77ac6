"""The board of Traitor in words, whole, for people who read: a line for each army, and suits by their names."""

from collections.abc import Iterable, Iterator, Sequence

from bot.games.traitor.pictures.alt import fight_words, hand_facts, over_words, round_of, suspected_words
from bot.games.traitor.pictures.armies import army_name, next_words
from bot.games.traitor.pictures.cards import card_words
from bot.pictures.sentences import sentence, waiting_words
from bot.texts import Speaker, spelled
from engine.traitor.components import TITLES
from engine.traitor.view import ArmyView, SlotView, TraitorView, is_known, suspected


def board_words(view: TraitorView, names: Sequence[str], say: Speaker) -> list[str]:
    """Return the board in lines, the state first."""
    lines = [
        _state(view, names, say),
        *fight_words(view, names, say),
        *_turn(view, names, say),
        *_aims(view, say),
        *(_army(view, army, names, say) for army in view.armies),
    ]
    return [spelled(say, line) for line in lines]


def hand_words(view: TraitorView, seat: int, names: Sequence[str], say: Speaker) -> list[str]:
    """Return in lines all that a seat holds and knows."""
    return hand_facts(view, seat, names, say)


def _state(view: TraitorView, names: Sequence[str], say: Speaker) -> str:
    if view.result is not None:
        return over_words(view, view.result, names, say)
    when = say("traitor-alt-then", round=round_of(view), phase=view.phase)
    waiting = waiting_words(view, names, say)
    return f"{when} {sentence(waiting)}" if waiting else when


def _turn(view: TraitorView, names: Sequence[str], say: Speaker) -> Iterator[str]:
    """Yield who is at it, and what is done already."""
    if view.turn is not None and view.result is None:
        name = army_name(view, view.turn, names, say)
        yield say("traitor-reading-turn", name=name, accused=int(view.accused))
    if view.looking is not None:
        yield say("traitor-reading-looking", name=army_name(view, view.looking, names, say))
    if view.mustering:
        armies = ", ".join(army_name(view, army, names, say) for army in view.mustering)
        yield say("traitor-reading-mustering", names=armies)
    yield say("traitor-reading-dealer", name=army_name(view, view.dealer, names, say))
    if view.starter is not None:
        yield say("traitor-reading-starter", name=army_name(view, view.starter, names, say))


def _aims(view: TraitorView, say: Speaker) -> Iterator[str]:
    yield f"{say('traitor-alt-pile', count=view.pile)} {say('traitor-reading-removed', count=view.removed)}"
    yield say("traitor-alt-aim", count=view.eliminated, aim=view.aim, jokers=view.jokers)
    yield say("traitor-alt-jokers", count=view.jokers_dead, jokers=view.jokers)
    if view.needed is not None:
        yield say("traitor-alt-needed", count=view.needed)


def _army(view: TraitorView, army: ArmyView, names: Sequence[str], say: Speaker) -> str:
    facts, doubts = [say("traitor-alt-points", count=army.points)], suspected(view)
    if doubts and army.slots and not is_known(army):
        facts.append(suspected_words(view, army.number, say))
    if army.title != TITLES[0]:
        facts.append(say("traitor-title", key=army.title))
    if is_known(army):
        facts.append(say("traitor-alt-traitor"))
    if army.left is not None:
        facts.append(say("traitor-reading-left", count=army.left))
    if army.eliminated:
        facts.append(say("traitor-picture-eliminated", reason=army.eliminated))
    if army.hand:
        facts.append(say("traitor-alt-in-hand", count=army.hand))
    else:
        made, weak = view.accusations[army.number]
        facts.append(say("traitor-reading-mustered", count=army.mustered, drawn=army.drawn))
        facts.append(say("traitor-reading-made", count=made, weak=weak, suffered=view.suffered[army.number]))
        facts += [*_cards(army, say)]
    if army.next_points and not army.eliminated and view.result is None:
        facts.append(next_words(army, say))
    return f"{army_name(view, army.number, names, say)}: {'; '.join(facts)}."


def _cards(army: ArmyView, say: Speaker) -> Iterator[str]:
    """Yield the cards of an army: those that live, in their slots, and those that are gone."""
    yield say("traitor-reading-standing", cards=", ".join(_slot(one, say) for one in army.slots), count=len(army.slots))
    for column, cards in (("hidden", army.hidden), ("fallen", army.fallen), ("pile", army.pile)):
        if cards:
            yield say(f"traitor-reading-{column}", cards=_named(cards, say))


def _slot(one: SlotView, say: Speaker) -> str:
    known = one.card or one.remembered
    face = "up" if one.card else "known" if known else "down"
    return say("traitor-reading-slot", slot=one.slot, face=face, card=card_words(known, say) if known else "")


def _named(cards: Iterable[str], say: Speaker) -> str:
    return ", ".join(card_words(card, say) for card in cards)
