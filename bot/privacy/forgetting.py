"""The changes to a table if somebody who was there has their data deleted. Nothing in the table says who it was.

The functions are pure functions of what is stored. Ids give way to nobody's id (``FORMER``), and names to a word for a
former player.
"""

import re
from collections.abc import Collection, Iterator, Sequence

from msgspec.structs import replace

from bot import texts
from bot.fair_deal.ingredients import person
from bot.fair_deal.names import MARK
from bot.store import FORMER, Action, Sitter, Summons, Table, Tenure
from bot.tables import lobby_rules
from bot.tables.plans import rules as plan_rules
from bot.tables.players.automatic import USUAL

AT_A_MATCH = ("pause", "resume", "more", "standin", "offer")
"""The actions that a match has as acts, in the same order. That an answer was taken back is an act and no action."""


class PrivateText:
    """The text at a table without the names of one person: ``mine``, if they are nobody else's."""

    def __init__(self, mine: Collection[str], others: Collection[str], former: str) -> None:
        self.mine = frozenset(mine)
        self.former = former
        self._others = frozenset(others) - self.mine
        spelled = {*self.mine, *map(texts.safe, self.mine)} - {""}
        found = "|".join(re.escape(name) for name in sorted(spelled, key=len, reverse=True))
        self._named = re.compile(rf"(?<!\w)(?:{found})(?!\w)", re.IGNORECASE) if found else None

    def __call__(self, text: str) -> str:
        """Return the text with another word for the names; the name of somebody else stays.

        It stays even if one of the names is a part of it.

        >>> say = PrivateText(["Anna"], ["Anna Maria"], "Former player")
        >>> say("Anna (computer)"), say("Anna Maria"), say("Because anna, and Annabel, asked")
        ('Former player (computer)', 'Anna Maria', 'Because Former player, and Annabel, asked')
        """
        if self._named is None or text in self._others:
            return text
        return self._named.sub(lambda _: self.former, text)


def former_name(table: Table) -> str:
    """Return the name of a former player at a table."""
    return texts.speaker(table.language)("former-player")


def words(table: Table, user: int, actions: Sequence[Action], names: Collection[str] = ()) -> PrivateText:
    """Return the words for the names that a person had at a table, and these ``names``.

    ``actions`` are all actions that were done there, in order.
    """
    own, others = set(names), set[str]()
    for name, whose in _named(table):
        (own if whose == user else others).add(name)
    acts = [act for act in reversed(table.acts) if act.what in AT_A_MATCH]
    at_match = [action for action in reversed(actions) if action.what in AT_A_MATCH]  # the oldest may have been dropped
    own |= {act.who for act, action in zip(acts, at_match, strict=False) if action.who == user}
    if any(action.what == "abort" and action.who == user for action in actions):
        own.add(table.ended_by)
    return PrivateText(own - {""}, others, former_name(table))


def _named(table: Table) -> Iterator[tuple[str, int]]:
    """Yield every name of a person at a table, with whose it is."""
    for name, sitter in zip(table.names, table.sitters, strict=True):
        if sitter.user:
            yield from ((name, sitter.user), (sitter.name, sitter.user))
    yield from ((tenure.name, tenure.user) for tenure in table.tenures if tenure.user)
    yield from ((cut.name, cut.user) for cut in table.cuts)
    yield from ((removal.name, removal.user) for removal in table.removed)
    yield from ((sitter.name, sitter.user) for sitter in table.still_coming if sitter.user)


def forgotten(table: Table, user: int, say: PrivateText, secret: bytes) -> Table:
    """Return the table without that person.

    The new ``secret`` takes the place of a secret with which their id could be tried. The seed stays, so that the match
    can be replayed.
    """
    table = _without_plan(table, user)
    if table.state == "lobby" and table.seat_of(user) is not None:
        table = lobby_rules.leave(table, user)
    dealt = _without_deal(table, secret) if _is_in_deal(table, user, say) else table
    return replace(
        dealt,
        sitters=tuple(_sitter(dealt, sitter, user, say) for sitter in dealt.sitters),
        tenures=tuple(_tenure(tenure, user, say) for tenure in dealt.tenures),
        acts=tuple(
            replace(act, who=say(act.who), about=say(act.about), reason=free(act.reason, user, say))
            for act in dealt.acts
        ),
        ended_by=say(dealt.ended_by),
        ended_for=free(dealt.ended_for, user, say),
        host=_id(dealt.host, user),
        opener=_id(dealt.opener, user),
        guests=_but(dealt.guests, user),
        uncalled=_but(dealt.uncalled, user),
        summons=_summons(dealt.summons, user),
        waves=tuple(_but(wave, user) for wave in dealt.waves),
        invited=_but(dealt.invited, user),
        removed=tuple(removal for removal in dealt.removed if removal.user != user),
        cuts=tuple(cut for cut in dealt.cuts if cut.user != user),
        verdicts=tuple(verdict for verdict in dealt.verdicts if verdict.user != user),
    )


def _without_plan(table: Table, user: int) -> Table:
    """Return a table to which the person does not come, if it was planned."""
    if plan_rules.waits(table) and table.seat_of(user) is not None:
        table = plan_rules.go(table, user)
    return replace(table, plan=plan_rules.plan_without(table, user))


def _summons(call: Summons | None, user: int) -> Summons | None:
    """Return a table's call to players; if the person was called, it names nobody any more, and its message goes."""
    return replace(call, people=()) if call is not None and user in call.people else call


def without_reasons(table: Table, say: PrivateText) -> Table:
    """Return a table without somebody's names in what others wrote as a reason."""
    acts = tuple(replace(act, reason=say(act.reason)) for act in table.acts)
    return replace(table, acts=acts, ended_for=say(table.ended_for))


def names_somebody(table: Table, names: Collection[str], user: int) -> bool:
    """Return whether anybody but the person ``user`` has one of these ``names`` at a table.

    A reason with such a name is then about them.
    """
    known = {name.casefold() for name in names}
    return any(name.casefold() in known for name, whose in _named(table) if whose != user)


def names_computer(table: Table, names: Collection[str], user: int) -> bool:
    """Return whether a computer player at a table took a seat over from somebody with one of these ``names``."""
    say = PrivateText(names, (), "")
    both: tuple[Sitter | Tenure, ...] = (*table.sitters, *table.tenures)
    computers = [player.name for player in both if player.user is None]
    after = any(say(name) != name and not name.endswith(MARK) for name in computers)
    return after and not names_somebody(table, names, user)


def forgotten_action(action: Action, user: int, say: PrivateText) -> Action:
    """Return what somebody with power did at the table, without that person."""
    about = say(action.about).replace(f"<@{user}>", f"<@{FORMER}>")
    return replace(action, who=_id(action.who, user), about=about, reason=free(action.reason, user, say))


def free(text: str, user: int, say: PrivateText) -> str:
    """Return a text that people have written themselves, without name and id."""
    return say(text).replace(str(user), str(FORMER))


def _is_in_deal(table: Table, user: int, say: PrivateText) -> bool:
    """Return whether the deal was made of something that is this person's.

    In the lobby the deal is made of nothing yet.
    """
    hashed = person(table.commitment, user)
    has_cut = bool(table.ingredients) and any(cut.user == user or say(cut.name) != cut.name for cut in table.cuts)
    return has_cut or any(hashed in part or str(user) in part or say(part) != part for part in table.ingredients)


def _without_deal(table: Table, secret: bytes) -> Table:
    return replace(table, seed=table.dealt_from, shown=table.fingerprint, secret=secret, ingredients=(), deal_format=3)


def _sitter(table: Table, sitter: Sitter, user: int, say: PrivateText) -> Sitter:
    if sitter.user != user:
        offered_to = None if sitter.offered_to == user else sitter.offered_to
        offered = sitter.offered and sitter.offered_to in (None, offered_to)
        return replace(sitter, name=_name(sitter.name, sitter.user, say), offered=offered, offered_to=offered_to)
    if table.is_open:  # nobody could take its match to hand: a process that can play it again finds a computer player
        name = texts.speaker(table.language)("hand-over-name", name=say.former)
        return Sitter(name=name, player=USUAL)
    return Sitter(name=say.former, user=FORMER)


def _tenure(tenure: Tenure, user: int, say: PrivateText) -> Tenure:
    name = say.former if tenure.user == user else _name(tenure.name, tenure.user, say)
    return replace(
        tenure,
        user=FORMER if tenure.user == user else tenure.user,
        name=name,
        before=say(tenure.before),
        host=say(tenure.host),
    )


def _name(name: str, user: int | None, say: PrivateText) -> str:
    """Return the name of somebody else as it is.

    A computer player may be called after the person, so its name is changed.
    """
    return name if user else say(name)


def _id(person_id: int, user: int) -> int:
    return FORMER if person_id == user else person_id


def _but(people: tuple[int, ...], user: int) -> tuple[int, ...]:
    return tuple(other for other in people if other != user)
