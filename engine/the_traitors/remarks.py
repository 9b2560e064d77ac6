"""The remarks of a computer player, before a vote and with its own: one line on the public facts.

Only public events are looked at, the vote among them. So a Traitor can say just the same as a Faithful. No remark
tells the two apart; a Traitor's reasons are lies that fit.
"""

from collections.abc import Iterable, Iterator, Sequence

from engine.chance import Chance
from engine.event import Event
from engine.game import Remark
from engine.the_traitors import events as happened
from engine.the_traitors.components import Role
from engine.the_traitors.suspicion import ACCUSED, GRUDGE, KNOWN, NAMED, REJECTED, RIGHT, ROBBED, WRONG

SENTENCES = {
    "robbed_me": 6,
    "looked_at_me": 3,
    "accused_me": 4,
    "robbed_victim": 3,
    "silenced": 3,
    "rejected": 2,
    "wrong": 4,
    "spared": 4,
    "hurried": 3,
    "leads": 3,
    "joins": 6,
    "turns": 7,
    "agrees": 8,
    "hunch": 12,
    "was_named": 2,
    "voted_right": 3,
    "has_seen": 3,
    "accuser_wrong": 3,
    "denies": 8,
}
"""The number of ways to say a reason, then an answer."""

SUSPICIONS, HUNCHES, DENIALS = 2, 2, 3
"""So many at most speak before they vote unless they are accused, give no reason, or say that they are innocent."""
OFTEN = 2
"""One of so many best reasons is given."""
SILENT = 3
"""A computer player without a reason, or before a vote, is silent once in so many times."""

ACCUSES = tuple(SENTENCES)[:10]
"""The reasons against somebody."""
_Vote = tuple[int, int]


def remark(told: Sequence[Event], seat: int, said: Sequence[Remark], chance: Chance) -> Remark | None:
    """Return the remark of the seat right after the newest of the events ``told``; ``None``: it says nothing.

    The seat gives a reason when its vote is shown (T-3.7). It answers when a vote is opened in which it is tied. It
    also answers after a vote in which it was suspected most of those alive. Else it may say what speaks against
    somebody when a vote is opened. ``said`` is what others have said about this ballot: nobody says the same.
    """
    now = told[-1]
    if isinstance(now, happened.VoteOpened):
        past = _Past(told[:-1])
        if seat not in past.accused(now):
            return _suspicion(past, now, seat, said, chance)
        found = [one for one in _answers(past, seat) if one not in said]
        return _one_of(found, chance) or _without_reason("denies", DENIALS, {}, said)
    if isinstance(now, happened.VoteShown) and now.seat == seat:
        opened = max(place for place, event in enumerate(told) if isinstance(event, happened.VoteOpened))
        return _reason(_Past(told[:opened]), now, said, chance)
    return None


def afterthought(told: Sequence[Event], seat: int, own: Remark) -> Remark | None:
    """Return that a seat has changed its mind, if it has accused somebody and its vote is shown for another."""
    now = told[-1]
    if not isinstance(now, happened.VoteShown) or now.seat != seat or own.kind not in ACCUSES:
        return None
    accused = own.facts["seat"]
    return None if accused == now.for_seat else Remark("turns", {"seat": now.for_seat, "other_seat": accused})


def _one_of(found: Sequence[Remark], chance: Chance) -> Remark | None:
    return chance.pick(found[:OFTEN]) if found else None


def _without_reason(kind: str, most: int, facts: dict[str, int], said: Sequence[Remark]) -> Remark | None:
    """Return a remark that gives no reason, unless enough others have made it."""
    return Remark(kind, facts) if sum(one.kind == kind for one in said) < most else None


# --- reasons for a vote -----------------------------------------------------------------------------------------------


def _reason(past: "_Past", vote: happened.VoteShown, said: Sequence[Remark], chance: Chance) -> Remark | None:
    voter, suspect = vote.seat, vote.for_seat
    if vote.ballot > 1:
        joins = Remark("joins", {"seat": suspect})
        return None if (voter, suspect) in past.ballots[-1] or joins in said else joins
    found = [Remark(kind, facts) for kind, facts in _reasons(past, voter, suspect)]
    new = _one_of([one for one in found if one not in said], chance)
    if new is not None:
        return new
    if any(one.facts.get("seat") == suspect for one in said):
        agreed = Remark("agrees", {"seat": suspect})
        return None if agreed in said else agreed
    return None if chance.roll(SILENT) == 1 else _without_reason("hunch", HUNCHES, {"seat": suspect}, said)


def _suspicion(
    past: "_Past", opened: happened.VoteOpened, seat: int, said: Sequence[Remark], chance: Chance
) -> Remark | None:
    """Return the best reason against a suspect before the first ballot, unless enough others have spoken.

    The suspect is the likeliest Traitor for all that everybody has seen: the seat will hardly vote for another.
    """
    if opened.ballot > 1 or seat not in opened.living_seats or len(said) >= SUSPICIONS or chance.roll(SILENT) == 1:
        return None
    odds = {suspect: past.odds(seat, suspect) for suspect in opened.suspect_seats if suspect != seat}
    likely = [suspect for suspect, one in odds.items() if one == max(odds.values())]
    best = [next(_reasons(past, seat, suspect), None) for suspect in likely]
    kinds = {one.kind for one in said}
    found = [Remark(*reason) for reason in best if reason is not None and reason[0] not in {*kinds, "leads"}]
    return chance.pick(found) if found else None


def _reasons(past: "_Past", voter: int, suspect: int) -> Iterator[tuple[str, dict[str, int]]]:
    """Yield the reasons against the suspect, the strongest first; none that speaks against the voter, too."""
    alone = {"seat": suspect}
    if (suspect, voter) in past.blackmails:
        yield ("robbed_me" if (suspect, voter) in past.taken else "looked_at_me"), alone
    yield from _murders(past, voter, suspect)
    if past.rejected == suspect:
        yield "rejected", alone
    yield from _votes(past, voter, suspect)
    if past.voted(suspect, voter):
        yield "accused_me", alone
    if suspect in past.willing and voter not in past.willing:
        yield "hurried", alone
    if past.leader == suspect:
        yield "leads", {"seat": suspect, "gold": past.scores[suspect]}


def _murders(past: "_Past", voter: int, suspect: int) -> Iterator[tuple[str, dict[str, int]]]:
    """Yield reasons by murders: the suspect had to do with somebody who was then murdered."""
    for victim in past.murdered:
        other = {"seat": suspect, "other_seat": victim}
        if (suspect, victim) in past.blackmails and (voter, victim) not in past.blackmails:
            yield "robbed_victim", other
        if past.voted(victim, suspect) and not past.voted(victim, voter):
            yield "silenced", other


def _votes(past: "_Past", voter: int, suspect: int) -> Iterator[tuple[str, dict[str, int]]]:
    """Yield reasons by votes: the suspect voted for a Faithful, or never for a Traitor.

    The voter did otherwise.
    """
    for seat in past.only(suspect, voter, "faithful"):
        yield "wrong", {"seat": suspect, "other_seat": seat}
    for seat in past.only(voter, suspect, "traitor"):
        yield "spared", {"seat": suspect, "other_seat": seat}


# --- answers to an accusation -----------------------------------------------------------------------------------------


def _answers(past: "_Past", seat: int) -> list[Remark]:
    """Return the remarks that speak for the seat, the strongest first."""
    found = []
    accusers = [voter for voter, suspect in past.ballots[-1] if suspect == seat]
    if seat in past.saved:
        found.append(Remark("was_named"))
    found += [
        Remark("voted_right", {"seat": one})
        for one, role in past.roles.items()
        if role == "traitor" and past.voted(seat, one)
    ]
    for other, named in past.blackmails:
        if named == seat and other not in past.roles and other not in accusers:
            found.append(Remark("has_seen", {"seat": other}))
    for accuser in accusers:
        wrong = past.only(accuser, seat, "faithful")
        found += [Remark("accuser_wrong", {"seat": accuser, "other_seat": one}) for one in wrong]
    return found


# --- what everybody has seen ------------------------------------------------------------------------------------------


class _Past:
    """The public facts of the round that goes on, and the scores."""

    def __init__(self, told: Iterable[Event]) -> None:
        self.scores: dict[int, int] = {}
        self._forget()
        for event in told:
            self._look(event)

    def _forget(self) -> None:
        self.ballots: list[list[_Vote]] = []
        self.blackmails: list[_Vote] = []
        self.taken: list[_Vote] = []
        self.roles: dict[int, Role] = {}
        self.murdered: list[int] = []
        self.saved: list[int] = []
        self.willing: set[int] = set()
        self.rejected: int | None = None

    def _look(self, event: Event) -> None:
        match event:
            case happened.RoundStarted():
                self._forget()
            case happened.VoteOpened():
                self.ballots.append([])
            case happened.VoteShown(seat=seat, for_seat=suspect):
                self.ballots[-1].append((seat, suspect))
            case happened.DaggerUsed(seat=seat, named_seat=named):
                self.blackmails.append((seat, named))
            case happened.CardTaken(seat=seat, named_seat=named):
                self.taken.append((seat, named))
            case happened.TraitorCardRejected(seat=seat):
                self.rejected = seat
            case happened.ShieldUsed(seat=seat):
                self.saved.append(seat)
            case happened.EndAnswered(yes_seats=seats):
                self.willing.update(seats)
            case happened.GoldScored(seat=seat, score=score):
                self.scores[seat] = score
            case happened.SeatMurdered(seat=seat, role=role):
                self.roles[seat] = role
                self.murdered.append(seat)
            case happened.SeatBanished(seat=seat, role=role):
                self.roles[seat] = role

    def odds(self, seat: int, suspect: int) -> float:
        """Return by what factor votes and deeds make a suspect likelier for a seat (``suspicion``)."""
        odds = REJECTED if self.rejected == suspect else 1.0
        odds *= NAMED ** self.saved.count(suspect)
        odds *= ROBBED ** sum(one == suspect and other in self.murdered for one, other in self.blackmails)
        for voter, other in (vote for votes in self.ballots for vote in votes):
            if voter == suspect and other in self.roles:
                odds *= WRONG if self.roles[other] == "faithful" else RIGHT
            if other == suspect and voter in self.murdered:
                odds *= GRUDGE
            if other == suspect and voter != seat and self.roles.get(voter) != "traitor":
                odds *= KNOWN if (voter, suspect) in self.blackmails else ACCUSED
        return odds

    def voted(self, voter: int, suspect: int) -> bool:
        """Return whether ``voter`` has voted for ``suspect`` in this round."""
        return any((voter, suspect) in votes for votes in self.ballots)

    def only(self, one: int, other: int, role: Role) -> list[int]:
        """Return the seats that have shown that role and had a vote of seat ``one``, but never of seat ``other``."""
        return [
            seat
            for seat, shown in self.roles.items()
            if shown == role and other != seat and self.voted(one, seat) and not self.voted(other, seat)
        ]

    @property
    def leader(self) -> int | None:
        """The seat that has more Gold than any other; ``None``: there is no such seat."""
        most = max(self.scores.values(), default=0)
        ahead = [seat for seat, score in self.scores.items() if score == most]
        return ahead[0] if len(ahead) == 1 else None

    def accused(self, opened: happened.VoteOpened) -> tuple[int, ...]:
        """Return the seats that have reason to answer when a vote is opened.

        They are the tied seats, or the living seats that had most votes before.
        """
        if not self.ballots:
            return ()
        if opened.ballot > 1:
            return opened.suspect_seats
        votes = [suspect for _, suspect in self.ballots[-1] if suspect in opened.suspect_seats]
        most = max(map(votes.count, votes), default=0)
        return tuple(seat for seat in opened.suspect_seats if votes.count(seat) == most > 1)
