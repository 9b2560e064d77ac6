"""Boards, hands and parts of the city in words, for people who cannot see the pictures."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Literal

from bot.games.het_verraad.pictures.board import as_for_all
from bot.games.het_verraad.pictures.centre import leaders, side_that_wins
from bot.games.het_verraad.pictures.hand import takes
from bot.games.het_verraad.pictures.holdings import Attacking, aims_told, attackings, leads, pays
from bot.games.het_verraad.pictures.part import CASTLES, areas_of_part
from bot.pictures.sentences import fitted, sentence, shortened, waiting_words
from bot.texts import Speaker
from engine.het_verraad.components import CATEGORIES, MASTER, Building
from engine.het_verraad.view import AreaView, Attack, CastleView, HetVerraadView, Holdings

_Detail = Literal["all", "buildings", "values", "areas", "numbers", "points"]
_BOARD: tuple[_Detail, ...] = ("values", "areas", "numbers", "points")
_PART: tuple[_Detail, ...] = ("all", "buildings", "values", "areas")


def board_alt(view: HetVerraadView, names: Sequence[str], say: Speaker) -> str:
    """Describe the board in words, the most important first."""
    view = as_for_all(view)
    facts = _news(view, names, say)
    return fitted(facts, _ways(view, names, say), say("reading-more", whole="board"))


def _ways(view: HetVerraadView, names: Sequence[str], say: Speaker) -> Iterator[list[str]]:
    """Yield the further facts of the board, in fewer and fewer words."""
    cards, piles = _open(view, say), _piles(view, say)
    for detail in _BOARD:
        castles = _castles(view, names, say, detail)
        yield [*castles, cards, piles]
        yield [*castles, cards]
    yield castles


def hand_alt(view: HetVerraadView, seat: int, names: Sequence[str], say: Speaker) -> str:
    """Describe a hand in one text."""
    return shortened(" ".join(hand_words(view, seat, names, say)), say("reading-more", whole="hand"))


def hand_words(view: HetVerraadView, seat: int, names: Sequence[str], say: Speaker) -> list[str]:
    """Describe in words the holdings and the possible choices of the seat to which the view belongs."""
    castle = view.castles[seat]
    facts = [say("het_verraad-alt-owner", name=names[seat], round=view.round)]
    if not view.round:
        told = (say("het_verraad-picture-start"), *aims_told(view.end_points, say))
        facts += [f"{words}." for words in told]
    if takes(view):
        facts.append(_open(view, say, names))
    if view.seen:
        facts.append(say("het_verraad-alt-seen", cards=_cards(view.seen, say)))
    facts.append(say("het_verraad-alt-hand", count=len(view.hand), cards=_cards(view.hand, say)))
    held = ", ".join(say("het_verraad-influence", key=card.influence) for card in view.influence)
    facts.append(say("het_verraad-alt-influence", count=len(view.influence), cards=held))
    facts.append(_stock(castle, say))
    if view.chips:
        facts.append(say("het_verraad-alt-chips", values=", ".join(str(chip.value) for chip in view.chips)))
    facts += [_odds(one, names, say) for one in attackings(view)] if leads(view) else [_incomes(castle, say)]
    if castle.powers:
        words = _powers(castle.powers, say)
        facts.append(f"{words[0].upper()}{words[1:]}.")
    return [*facts, *_possible(view.possible, say), *_suggested(view.suggested, say)]


def _odds(one: Attacking, names: Sequence[str], say: Speaker) -> str:
    counts = {"black": one.black, "white": one.white, "towers": one.towers}
    told = say("het_verraad-alt-odds", area=one.area, name=names[one.target], **counts)
    return sentence(f"{told} {one.odds(say)}")


def _powers(powers: Sequence[str], say: Speaker) -> str:
    words = ", ".join(_said(say, "het_verraad-alt-power", key=key) for key in powers)
    return _said(say, "het_verraad-alt-powers", powers=words)


def part_alt(view: HetVerraadView, part: str, names: Sequence[str], say: Speaker) -> str:
    """Describe a ring or a quarter in words, or all castle cards.

    For a ring or a quarter, tell the reader's possible choices there, then the areas by owner.
    """
    if part == CASTLES:
        return _castles_alt(as_for_all(view), names, say)
    areas = areas_of_part(view, part)
    facts = [f"{say('het_verraad-zoom', key=part)}.", *_possible(_chosen(view, areas), say)]
    return fitted(facts, ([_group(view, one, areas, names, say, detail) for one in _owners(areas)] for detail in _PART))


def _castles_alt(view: HetVerraadView, names: Sequence[str], say: Speaker) -> str:
    """Describe all castle cards with the income of each category, then both shops, then the supply."""
    facts = [f"{say('het_verraad-zoom', key=CASTLES)}."]
    shops = [
        f"{say(f'het_verraad-picture-{shop}')}: {_cards(reversed(cards), say)}."
        for shop, cards in (("pawnshop", view.pawnshop), ("market", view.market))
        if cards
    ]
    going_on = [] if view.holdings else view.castles
    incomes = [sentence(f"{names[castle.seat]}: {_incomes(castle, say)}") for castle in going_on]
    whole, short = (_castles(view, names, say, detail) for detail in ("numbers", "points"))
    full = [*whole, *incomes, *shops]
    return fitted(facts, ([*full, _piles(view, say)], full, [*whole, *incomes], [*short, *incomes], short))


def _news(view: HetVerraadView, names: Sequence[str], say: Speaker) -> list[str]:
    """Return sentences on the state of the match and on the last happenings."""
    facts = [_status(view, names, say)]
    leading, points = leaders(view)
    if points and view.result is None:
        ahead = [say("het_verraad-picture-master") if owner == MASTER else names[owner] for owner in leading]
        facts.append(say("het_verraad-alt-ahead", names=", ".join(ahead), points=points))
    if view.master.area and view.result is None:
        facts.append(say("het_verraad-alt-standing", area=view.master.area))
    if view.ending and view.result is None:
        facts.append(say("het_verraad-alt-last-round"))
    if view.window is not None and view.window.area:
        facts.append(say("het_verraad-alt-window", area=view.window.area, takes=view.window.takes))
    if view.attack is not None:
        facts.append(_attack(view.attack, names, say))
    if view.changed:
        facts.append(say("het_verraad-alt-changed", areas=", ".join(view.changed)))
    if view.result is None and not view.ending:
        facts.append(_said(say, "het_verraad-alt-goal", points=view.end_points))
    return facts


def _status(view: HetVerraadView, names: Sequence[str], say: Speaker) -> str:
    if view.result is not None:
        winners = ", ".join(names[seat] for seat in view.result.winners)
        side = side_that_wins(view)
        count = len(view.result.winners)
        return say("het_verraad-alt-over", round=view.round, side=side, winners=winners, count=count)
    status = say("het_verraad-alt-status", round=view.round, phase=view.phase)
    waiting = waiting_words(view, names, say)
    return f"{status} {sentence(waiting)}" if waiting else status


def _attack(attack: Attack, names: Sequence[str], say: Speaker) -> str:
    black = f"{attack.black_die} + {attack.black_chips} = {attack.black_total}"
    white = f"{attack.white_die} + {attack.white_chips} + {attack.towers} = {attack.white_total}"
    return say("het_verraad-alt-attack", name=names[attack.target_seat], area=attack.area, black=black, white=white)


def _castles(view: HetVerraadView, names: Sequence[str], say: Speaker, detail: _Detail) -> list[str]:
    """Describe every seat, and the Black Master."""
    master = view.master
    facts = [_castle(view, castle, names[castle.seat], say, detail) for castle in view.castles]
    words = [_said(say, "het_verraad-points", key=master.points)]
    words += _holding(view, MASTER, master.areas, master.powers, say, detail)
    return [*facts, f"{say('het_verraad-picture-master')}: {'; '.join(words)}."]


def _castle(view: HetVerraadView, castle: CastleView, name: str, say: Speaker, detail: _Detail) -> str:
    words = [_said(say, "het_verraad-points", key=castle.points), _said(say, "het_verraad-bricks", key=castle.bricks)]
    held = view.holdings[castle.seat] if view.holdings else None
    if held is not None:
        words += _held(held, say, detail)
    elif detail != "points":
        words.append(_said(say, "het_verraad-alt-cards", hand=castle.hand, influence=castle.influence))
    words.append(_said(say, "het_verraad-alt-chip-counts", white=castle.white, black=castle.black))
    if held is not None and held.chips:
        words.append(_said(say, "het_verraad-alt-worth", points=sum(chip.value for chip in held.chips)))
    words += _holding(view, castle.seat, castle.areas, castle.powers, say, detail)
    return f"{name}: {'; '.join(words)}."


def _held(held: Holdings, say: Speaker, detail: _Detail) -> list[str]:
    """Return the cards that a seat held when the match ended, as far as there is room for them."""
    if detail == "points" or not (held.hand or held.influence):
        return []
    names = [f"{card.name} {card.value}" for card in held.hand]
    names += [_said(say, "het_verraad-influence", key=card.influence) for card in held.influence]
    return [_said(say, "het_verraad-alt-held", cards=", ".join(names))]


def _holding(
    view: HetVerraadView, owner: int, areas: Sequence[str], powers: Sequence[str], say: Speaker, detail: _Detail
) -> list[str]:
    held = [_said(say, "het_verraad-areas", key=len(areas))]
    if detail == "points":
        return held
    if detail != "numbers" and areas:
        words = ", ".join(_area(view, area, say, detail) for area in view.areas if area.owner == owner)
        held = [say("het_verraad-alt-areas", areas=words)]
    if powers:
        held.append(_powers(powers, say))
    return held


def _group(
    view: HetVerraadView,
    owner: int | None,
    areas: Sequence[AreaView],
    names: Sequence[str],
    say: Speaker,
    detail: _Detail,
) -> str:
    if owner is None:
        name = say("het_verraad-alt-neutral")
    else:
        name = say("het_verraad-picture-master") if owner == MASTER else names[owner]
    return f"{name}: {', '.join(_area(view, area, say, detail) for area in areas if area.owner == owner)}."


def _area(view: HetVerraadView, area: AreaView, say: Speaker, detail: _Detail) -> str:
    """Describe an area and the things on it, as far as there is room."""
    if detail == "areas":
        return area.area
    words = []
    if area.owner is None and detail != "values":
        words.append(_said(say, "het_verraad-bricks", key=area.price))
    if area.building is not None:
        category = _said(say, "het_verraad-category", key=area.building.category)
        words.append(f"{category if detail == 'values' else area.building.name} {area.building.value}")
    if area.bonus and detail == "all":
        words.append(f"+{area.bonus}")
    if area.tower:
        words.append(_said(say, "het_verraad-alt-tower"))
    if detail == "all":
        flags = (("road", area.road), ("river", area.river), ("gate", area.gate))
        words += [_said(say, "het_verraad-alt-ground", key=key) for key, there in flags if there]
    if area.area == view.master.area and detail != "values":
        words.append(say("het_verraad-picture-master"))
    return f"{area.area} ({', '.join(words)})" if words else area.area


def _stock(castle: CastleView, say: Speaker) -> str:
    bricks = _said(say, "het_verraad-bricks", key=castle.bricks)
    return say("het_verraad-alt-stock", bricks=bricks, knights=castle.knights, white=castle.white, black=castle.black)


def _incomes(castle: CastleView, say: Speaker) -> str:
    paid = zip(CATEGORIES, castle.incomes, strict=True)
    words = ", ".join(f"{_said(say, 'het_verraad-category', key=key)} {income}" for key, income in paid)
    return say("het_verraad-alt-incomes", incomes=words)


def _open(view: HetVerraadView, say: Speaker, names: Sequence[str] = ()) -> str:
    """Return the open cards; for ``names``, also tell how many bricks each brings to whom."""
    cards = [
        f"{_card(card.building, say)}{f' +{card.bricks}' if card.bricks else ''}"
        f"{f': {pays(view, card.building.category, names, say)}' if names else ''}"
        for card in view.open
        if card.building is not None
    ]
    return say("het_verraad-alt-open", count=len(cards), cards=("; " if names else ", ").join(cards))


def _piles(view: HetVerraadView, say: Speaker) -> str:
    return say(
        "het_verraad-alt-piles",
        deck=view.deck,
        influence=view.influence_deck,
        pawnshop=len(view.pawnshop),
        market=len(view.market),
        towers=view.towers_left,
    )


def _suggested(areas: Sequence[str], say: Speaker) -> list[str]:
    return [say("het_verraad-alt-suggested", areas=", ".join(areas))] if areas else []


def _possible(areas: Sequence[str], say: Speaker) -> list[str]:
    return [say("het_verraad-alt-possible", areas=", ".join(areas))] if areas else []


def _chosen(view: HetVerraadView, areas: Iterable[AreaView]) -> list[str]:
    return [area.area for area in areas if area.area in view.possible]


def _owners(areas: Iterable[AreaView]) -> list[int | None]:
    """Return the owners of areas: seats in order, then the Black Master, then nobody."""
    found = {area.owner for area in areas}
    seats = sorted(owner for owner in found if owner is not None and owner != MASTER)
    return [*seats, *(owner for owner in (MASTER, None) if owner in found)]


def _cards(buildings: Iterable[Building], say: Speaker) -> str:
    return ", ".join(_card(building, say) for building in buildings)


def _card(building: Building, say: Speaker) -> str:
    return f"{building.name} ({_said(say, 'het_verraad-category', key=building.category)} {building.value})"


@lru_cache(maxsize=2048)
def _said(say: Speaker, message: str, **facts: int | str) -> str:
    """Return a message; messages are kept, as many come again and again."""
    return say(message, **facts)
