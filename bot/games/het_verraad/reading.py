"""The board of Het Verraad in words, whole, for people who read: a line for each castle, area and pile."""

from collections.abc import Iterable, Iterator, Sequence

from bot.games.het_verraad.pictures.board import as_for_all
from bot.games.het_verraad.pictures.centre import leaders, side_that_wins
from bot.pictures.sentences import sentence, waiting_words
from bot.texts import Speaker
from engine.het_verraad.components import MASTER, Building
from engine.het_verraad.view import AreaView, Attack, CastleView, HetVerraadView, Holdings, MasterView, Turn, Window


def board_words(view: HetVerraadView, names: Sequence[str], say: Speaker) -> list[str]:
    """Return the board in lines, the state first."""
    view = as_for_all(view)
    return [
        *_state(view, names, say),
        *_going_on(view, names, say),
        *(_castle(view, one, names[one.seat], say) for one in view.castles),
        _master(view.master, say),
        *_cards_and_piles(view, say),
        *(_area(area, names, say) for area in view.areas),
    ]


def _state(view: HetVerraadView, names: Sequence[str], say: Speaker) -> Iterator[str]:
    if view.result is not None:
        winners = ", ".join(names[seat] for seat in view.result.winners)
        count, side = len(view.result.winners), side_that_wins(view)
        yield say("het_verraad-alt-over", round=view.round, side=side, winners=winners, count=count)
        return
    when, waiting = say("het_verraad-alt-status", round=view.round, phase=view.phase), waiting_words(view, names, say)
    yield f"{when} {sentence(waiting)}" if waiting else when
    leading, points = leaders(view)
    if points:
        ahead = ", ".join(_owner(owner, names, say) for owner in leading)
        yield say("het_verraad-alt-ahead", names=ahead, points=points)
    yield say("het_verraad-alt-goal", points=view.end_points)
    if view.ending:
        yield f"{say('het_verraad-alt-last-round')} {say('het_verraad-reading-ending', why=view.ending)}"


def _going_on(view: HetVerraadView, names: Sequence[str], say: Speaker) -> Iterator[str]:
    """Yield the turn, the open reaction, the last attack and the last changes."""
    yield say("het_verraad-reading-start", name=names[view.start])
    if view.turn is not None:
        yield from _turn(view, view.turn, names, say)
    if view.window is not None:
        yield _window(view.window, names, say)
    if view.attack is not None:
        yield _attack(view.attack, names, say)
    if view.changed:
        yield say("het_verraad-alt-changed", areas=", ".join(view.changed))


def _turn(view: HetVerraadView, turn: Turn, names: Sequence[str], say: Speaker) -> Iterator[str]:
    facts = {"areas": turn.areas, "buildings": turn.buildings, "towers": turn.towers, "chips": turn.chips}
    yield say("het_verraad-reading-turn", name=names[turn.seat], points=turn.points, swaps=turn.swaps, **facts)
    sold = [one.name for one in view.box.buildings if one.card in turn.sold]
    for what, keys in (("sold", sold), ("blocked", turn.blocked), ("closed", turn.master_blocked)):
        if keys:
            yield say(f"het_verraad-reading-{what}", keys=", ".join(keys))
    yield from (
        say(f"het_verraad-reading-{what}")
        for what, done in (("tovenaar", turn.tovenaar), ("moved", turn.moved), ("attacked", turn.attacked))
        if done
    )
    if turn.distance:
        yield say("het_verraad-reading-steps", steps=turn.distance, counted=int(turn.counted))


def _window(window: Window, names: Sequence[str], say: Speaker) -> str:
    card = window.to if window.to in ("buy", "master") else say("het_verraad-influence", key=window.to)
    asked = ", ".join(names[seat] for seat in window.asked_seats)
    facts = {"window": window.window, "to": window.to, "card": card, "area": window.area or "none"}
    return say("het_verraad-reading-window", name=names[window.seat], names=asked, **facts)


def _attack(attack: Attack, names: Sequence[str], say: Speaker) -> str:
    black = f"{attack.black_die} + {attack.black_chips} = {attack.black_total}"
    white = f"{attack.white_die} + {attack.white_chips} + {attack.towers} = {attack.white_total}"
    told = say("het_verraad-alt-attack", name=names[attack.target_seat], area=attack.area, black=black, white=white)
    return f"{told} {say('het_verraad-reading-upshot', key=attack.upshot, name=names[attack.seat])}"


def _castle(view: HetVerraadView, one: CastleView, name: str, say: Speaker) -> str:
    words = [
        say("het_verraad-points", key=one.points),
        say("het_verraad-bricks", key=one.bricks),
        say("het_verraad-alt-cards", hand=one.hand, influence=one.influence),
        say("het_verraad-alt-chip-counts", white=one.white, black=one.black),
        say("het_verraad-reading-prices", white=one.white_price, black=one.black_price),
        say("het_verraad-reading-knights", count=one.knights),
        say("het_verraad-reading-areas", count=len(one.areas), areas=", ".join(one.areas)),
        say("het_verraad-reading-incomes", incomes=", ".join(map(str, one.incomes))),
    ]
    if one.known:
        words.append(say("het_verraad-reading-known", cards=_cards(one.known, say)))
    words += _powers(one.powers, say)
    if one.expelled:
        words.append(say("het_verraad-reading-expelled"))
    if view.holdings:
        words += _held(view.holdings[one.seat], say)
    if view.revealed and view.revealed[one.seat]:
        words.append(say("het_verraad-reading-values", values=", ".join(str(x.value) for x in view.revealed[one.seat])))
    return f"{name}: {'; '.join(words)}."


def _held(held: Holdings, say: Speaker) -> Iterator[str]:
    cards = [f"{card.name} {card.value}" for card in held.hand]
    cards += [say("het_verraad-influence", key=card.influence) for card in held.influence]
    if cards:
        yield say("het_verraad-alt-held", cards=", ".join(cards))
    if held.chips:
        yield say("het_verraad-alt-worth", points=", ".join(str(chip.value) for chip in held.chips))


def _master(master: MasterView, say: Speaker) -> str:
    words = [
        say("het_verraad-points", key=master.points),
        say("het_verraad-reading-stands", area=master.area or "none"),
        say("het_verraad-reading-bought", count=master.chips),
        say("het_verraad-reading-knights", count=master.knights),
        say("het_verraad-reading-areas", count=len(master.areas), areas=", ".join(master.areas)),
        *_powers(master.powers, say),
    ]
    return f"{say('het_verraad-picture-master')}: {'; '.join(words)}."


def _powers(powers: Sequence[str], say: Speaker) -> list[str]:
    told = ", ".join(say("het_verraad-alt-power", key=key) for key in powers)
    return [say("het_verraad-alt-powers", powers=told)] if powers else []


def _cards_and_piles(view: HetVerraadView, say: Speaker) -> Iterator[str]:
    for one in view.open:
        card = _cards([one.building], say) if one.building is not None else ""
        yield say("het_verraad-reading-open", place=one.place + 1, card=card or "none", bricks=one.bricks)
    for pile, cards in (("market", view.market), ("pawnshop", view.pawnshop)):
        if cards:
            yield f"{say(f'het_verraad-picture-{pile}')}: {_cards(cards, say)}."
    for pile, cards in (("discards", view.discards), ("replaced", view.replaced)):
        if cards:
            yield say(f"het_verraad-reading-{pile}", cards=_cards(cards, say))
    if view.influence_discards:
        played = ", ".join(say("het_verraad-influence", key=card.influence) for card in view.influence_discards)
        yield say("het_verraad-reading-played", cards=played)
    yield say("het_verraad-reading-deck", deck=view.deck, influence=view.influence_deck, remade=view.remade)
    facts = {"black": view.black_stack, "white": view.white_left, "towers": view.towers_left}
    yield say("het_verraad-reading-supply", **facts)


def _area(area: AreaView, names: Sequence[str], say: Speaker) -> str:
    words = [_owner(area.owner, names, say)]
    if area.building is not None:
        words.append(_cards([area.building], say))
    if area.tower:
        words.append(say("het_verraad-alt-tower"))
    words.append(say("het_verraad-reading-price", bricks=say("het_verraad-bricks", key=area.price)))
    if area.bonus:
        words.append(say("het_verraad-reading-bonus", points=area.bonus))
    ground = (("road", area.road), ("river", area.river), ("gate", area.gate))
    words += [say("het_verraad-alt-ground", key=key) for key, there in ground if there]
    words.append(say("het_verraad-reading-beside", areas=", ".join(area.neighbours)))
    return f"{area.area}: {', '.join(words)}."


def _owner(owner: int | None, names: Sequence[str], say: Speaker) -> str:
    if owner is None:
        return say("het_verraad-alt-neutral")
    return say("het_verraad-picture-master") if owner == MASTER else names[owner]


def _cards(buildings: Iterable[Building], say: Speaker) -> str:
    return ", ".join(f"{one.name} ({say('het_verraad-category', key=one.category)} {one.value})" for one in buildings)
