"""A table: a match in a channel. Plain data, as it is stored; ``bot.tables`` changes it."""

from functools import cached_property
from typing import Literal

import msgspec

import engine
from bot.fair_deal import ingredients, names
from bot.fair_deal.ingredients import DIGITS, FORMAT, Cut
from bot.store.gathering.calls import Summons
from bot.store.notes import Verdict
from bot.store.servers import Reveals, Substitutes
from bot.store.sitters import Act, Plan, Removal, Sitter, Tenure
from engine import TurningPoint

State = Literal["planned", "lobby", "running", "finished", "aborted"]


FORMER = 0
"""In place of the id of a person who has had their data deleted."""


Advice = Literal["usual", "off", "on"]
"""Says if people can ask what a computer player would do: usually while only one of them sits there."""


class Restoration(msgspec.Struct, frozen=True):
    """A return of the database, ``at`` a time, ``to`` its state at another, when the match had a ``length``."""

    at: float
    to: float
    length: int


class Table(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """Everything about a table except its answers. Times are seconds since 1970.

    Rows of older programs lack some fields, whose defaults say how it was then.
    """

    id: int = 0
    version: int = 0
    """The number of its changes."""
    state: State = "lobby"
    plan: Plan | None = None
    """The time for which it was planned. While it is ``planned``, its lobby has not been opened yet."""

    # The place
    guild: int
    guild_name: str
    channel: int
    """The channel of its lobby and match; free for other tables while this one is ``planned``."""
    language: str
    thread: bool = False
    """Its channel is a thread that was made for it."""
    parent: int = 0
    """The channel to which a public thread belongs; 0 for other channels, and in tables of older programs."""

    # The game
    game: str
    games: tuple[str, ...] = ()
    """The only games among which the host can choose; none: all."""
    rules: int
    """The version of the game's rules."""
    options: dict[str, str]
    """In the lobby the chosen options, afterwards all of them."""
    data: dict[str, object] = {}
    """Data files that replace the game's own."""

    # The people
    host: int
    opener: int = 0
    """The person who has opened the table."""
    sitters: tuple[Sitter, ...] = ()
    """The players by seat; while the table is ``planned``, the people who are coming."""
    tenures: tuple[Tenure, ...] = ()
    """The players who have answered for seats, in the order in which that changed."""
    removed: tuple[Removal, ...] = ()
    invited: tuple[int, ...] = ()
    """The people whom the lobby itself calls, all of them."""
    guests: tuple[int, ...] = ()
    """The people whom the host has invited. They are called, except the ``uncalled``."""
    uncalled: tuple[int, ...] = ()
    """The guests who block the host."""
    waves: tuple[tuple[int, ...], ...] = ()
    """The guests of each invitation."""
    only_invited: bool = False
    """Nobody else may take a seat."""
    summons: Summons | None = None
    """The call to players that its host has made, once."""

    # The deal (``bot.fair_deal``)
    secret: bytes
    """Published when the table ends."""
    ingredients: tuple[str, ...] = ()
    """Fixed at the start; with the ``cuts`` they make the seed."""
    cuts: tuple[Cut, ...] = ()
    """The cuts of the cards in the lobby, each with a word."""
    deal_format: int = 1
    """The form of the deal, lower in tables that older programs opened."""
    seed: bytes = b""
    """The seed, once a deletion of data has taken the ingredients; the ``secret`` then makes nothing any more."""
    shown: str = ""
    """The fingerprint that the lobby had, after such a deletion."""

    # The agreements (``ServerSettings``)
    pace: str = "none"
    """The time that people have to think (``bot.tables.time.pace``)."""
    talk: int = 3
    """The minutes for which people talk before a question, if the game says that they may."""
    substitutes: Substitutes = "anyone"
    remarks: bool = True
    """Computer players say something."""
    reveals: Reveals = "moving"
    votes: bool = True
    """Everybody can look up who voted for whom."""
    last_words: bool = True
    """People who are out are quoted."""
    advice: Advice = "usual"
    advice_counts: bool = True
    """An older program began the match. Its lobby promised that the match counts, even with advice for everybody."""
    rated: bool = True
    """Ratings were on when it was opened, so its lobby says whether the match counts."""

    # The course
    opened: float
    news: float = 0
    """The time when something last happened in its lobby."""
    started: float = 0
    acts: tuple[Act, ...] = ()
    """The acts that changed the match."""
    restored: tuple[Restoration, ...] = ()

    # The end
    ended: float = 0
    ended_by: str = ""
    """The person who aborted the match."""
    ended_for: str = ""
    """The reason that they gave."""
    quiet: bool = False
    """Nobody aborted the match, but nothing happened for long."""
    agreed: tuple[int, ...] = ()
    """The seats whose people agree to reveal the secrets of an aborted match."""
    turning_points: tuple[TurningPoint, ...] | None = None
    """The turning points of a match that is over, ``None`` while nobody has looked for them."""
    verdicts: tuple[Verdict, ...] = ()
    """The verdicts about the notes of people who show them."""
    put_away: bool = False
    """It ended so long ago that nobody knows any more which messages stand for it."""
    cleared: bool = False
    """Its answers are gone, too."""

    @property
    def commitment(self) -> str:
        """The text that stands for the secret before the deal."""
        return engine.commitment(self.secret)

    @property
    def fingerprint(self) -> str:
        """The text that people compare. In older formats it is the beginning of the commitment."""
        if self.shown:
            return self.shown
        return self.commitment[:DIGITS] if self.deal_format < FORMAT else self._fingerprints[-1]

    @property
    def is_cut_last(self) -> bool:
        """Return whether the cards were cut, and nothing that the deal is made of has changed since."""
        return self._counts_cuts and self.cuts[-1].seen == self._fingerprints[-2]

    @property
    def is_cut_before_a_change(self) -> bool:
        """Return whether the cards were cut, and something has changed since."""
        return self._counts_cuts and not self.is_cut_last

    @property
    def _counts_cuts(self) -> bool:
        """Return whether there are cuts, and it is known which fingerprint stood there before each."""
        return self.deal_format == FORMAT and bool(self.cuts)

    @property
    def _fingerprints(self) -> tuple[str, ...]:
        """Fingerprints before the first cut and after each, by the present table; in a lobby as if it started now."""
        words = [one.word for one in self.cuts]
        return ingredients.fingerprints(self.commitment, self.ingredients or self.made_of(), words)

    @property
    def has_proof(self) -> bool:
        """Return whether it still has what proves that its deal was fair."""
        return not self.seed and not self.cleared

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The names of those who sit there, by seat; those that look alike are numbered by their seat."""
        return names.apart(tuple(one.name for one in self.sitters))

    @property
    def has_game(self) -> bool:
        """Return whether its game is here: a package that brought it may be gone, or come with a newer program."""
        return self.game in engine.games()

    @property
    def missing(self) -> int:
        """The number of seats that must still be taken before the match can start."""
        return max(0, engine.game(self.game).seats[0] - len(self.sitters))

    @property
    def declared(self) -> tuple[engine.Option, ...]:
        """The options that the table's version of the rules has; in a lobby, that by which it will start."""
        return engine.game(self.game).options_of(self._rules)

    @property
    def _rules(self) -> int:
        return self.rules if self.started else engine.game(self.game).rules_version

    @property
    def values(self) -> dict[str, str]:
        """Every option with its value: the chosen one, or what is usual for those who sit here now."""
        preset = self.options.get("preset", "")
        found: dict[str, str] = {}
        for option in self.declared:
            usual = option.default(preset, self.expected)
            found[option.name] = self.options.get(option.name, usual)
            preset = found.get("preset", "")
        return found

    @property
    def unusual(self) -> tuple[str, ...]:
        """The options whose value differs from the preset's, or is not for so many seats."""
        values = self.values
        return tuple(
            one.name
            for one in self.declared
            if one.name != "preset" and values[one.name] != one.default(values.get("preset", ""), self.expected)
        )

    @property
    def unsuitable(self) -> tuple[str, ...]:
        """The options whose value is not for so many seats."""
        values = self.values
        return tuple(one.name for one in self.declared if values[one.name] not in one.allowed(self.expected))

    @property
    def advised(self) -> dict[str, tuple[str, ...]]:
        """The values that the game's source advises for so many seats, for each option with advice."""
        return {one.name: values for one in self.declared if (values := one.advice(self.expected))}

    @property
    def expected(self) -> int:
        """The number of seats, if no more people come than are needed."""
        return max(len(self.sitters), engine.game(self.game).seats[0])

    @property
    def is_open(self) -> bool:
        """Tell whether the table has not ended."""
        return self.state in ("planned", "lobby", "running")

    @cached_property
    def people(self) -> tuple[int, ...]:
        """The seats in which people sit."""
        return tuple(seat for seat, one in enumerate(self.sitters) if one.user is not None)

    @property
    def advises(self) -> bool:
        """Return whether people can ask what a computer player would do in their place."""
        return self.advice == "on" or (self.advice == "usual" and len(self.people) == 1)

    @property
    def may_be_revealed(self) -> bool:
        """Return whether its match was aborted, and people who sat there to the end can agree to reveal its secrets."""
        return self.state == "aborted" and bool(self.started) and bool(self.people)

    @property
    def is_revealed(self) -> bool:
        """Return whether nothing of its match is secret any more: it is over by its rules, or all have agreed."""
        return self.state == "finished" or (self.may_be_revealed and set(self.people) <= set(self.agreed))

    @property
    def offered(self) -> tuple[str, ...]:
        """The games among which the host can choose, and that of the table."""
        return tuple(key for key in engine.games() if not self.games or key in (*self.games, self.game))

    @property
    def absent_guests(self) -> tuple[int, ...]:
        """The people who are invited, one by one or all together, and do not sit here."""
        return tuple(user for user in dict.fromkeys((*self.invited, *self.guests)) if self.seat_of(user) is None)

    @property
    def awaited_guests(self) -> tuple[tuple[int, ...], ...]:
        """The guests who do not sit here, by their invitation; those whom an older program invited come first."""
        older = tuple(user for user in self.guests if all(user not in wave for wave in self.waves))
        here = {one.user for one in self.sitters}
        return tuple(
            tuple(user for user in wave if user in self.guests and user not in here) for wave in (older, *self.waves)
        )

    @property
    def may_be_filled(self) -> bool:
        """Return whether a person alone may start with computer players: nobody is invited, and nobody has cut."""
        return len(self.people) == 1 and not self.absent_guests and not self.still_coming and not self.cuts

    @property
    def still_coming(self) -> tuple[Sitter, ...]:
        """The people who said that they would come to a planned table, and have no seat since it opened."""
        return tuple(one for one in self.plan.coming if self.seat_of(one.user or 0) is None) if self.plan else ()

    @property
    def may_call_players(self) -> bool:
        """Return whether its host may call players: there is room for anybody, and nobody was called before."""
        room = self.state == "lobby" and len(self.sitters) < engine.game(self.game).seats[-1]
        return room and not self.only_invited and self.summons is None

    @property
    def called(self) -> tuple[int, ...]:
        """The guests who are called, and do not sit here."""
        return tuple(user for user in self.guests if user not in self.uncalled and self.seat_of(user) is None)

    def seat_of(self, user: int) -> int | None:
        """Return the seat of a person, if they sit here."""
        return next((seat for seat, one in enumerate(self.sitters) if one.user == user), None)

    def tenures_of(self, seat: int) -> tuple[Tenure, ...]:
        """Return who has answered for a seat, one after the other."""
        return tuple(one for one in self.tenures if one.seat == seat)

    def has_sat_here(self, user: int) -> bool:
        """Return whether a person sits or sat in any seat of the match."""
        return user in (*(one.user for one in self.sitters), *(one.user for one in self.tenures))

    def made_of(self) -> tuple[str, ...]:
        """Return the ingredients of the deal as the table stands now; in a lobby, as if it started now."""
        older = self.deal_format < FORMAT
        return ingredients.ingredients(
            self.id,
            self.game,
            self._rules,
            self.values,
            {**engine.game(self.game).data_of(self._rules), **self.data},
            [
                ingredients.seat_of_computer(name, one.player or "")
                if one.user is None
                else ingredients.seat_of_person(name, self._hashed(one.user) if older else "")
                for name, one in zip(self.names, self.sitters, strict=True)
            ],
            [(self._hashed(one.user), one.word) for one in self.cuts] if older else (),
        )

    def _hashed(self, user: int) -> str:
        return ingredients.person(self.commitment, user)

    @property
    def dealt_from(self) -> bytes:
        """The seed of its match."""
        made_of = self.ingredients if self.deal_format < FORMAT else (self.fingerprint,)
        return self.seed or engine.make_seed(self.secret, made_of)

    @property
    def renumbered(self) -> list[tuple[int, int]]:
        """Return where the numbers of questions go on after how many more: no button of a lost course fits any."""
        return [(one.length, int(one.at * 1000)) for one in self.restored]

    def record(self, answers: tuple[engine.Answer, ...]) -> engine.Record:
        """Return the record of the match, which must have started."""
        return engine.Record(
            game=self.game,
            rules=self.rules,
            seats=len(self.sitters),
            options=self.options,
            seed=self.dealt_from,
            answers=answers,
            data=self.data,
        )


class BadRow(Exception):
    """A row that is no table."""


def read_table(body: object) -> Table:
    """Return the table that is stored as this text; raise ``BadRow``, whatever else it is.

    >>> read_table("{")
    Traceback (most recent call last):
    bot.store.table.BadRow: Input data was truncated
    """
    if not isinstance(body, str | bytes):
        raise BadRow("there is nothing")
    try:
        return msgspec.json.decode(body, type=Table)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise BadRow(str(error)) from None
