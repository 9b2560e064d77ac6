"""The story of what has happened, in a few lines."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import dropwhile, groupby, takewhile

from bot import texts
from bot.messages.content import NEWEST_BOARD
from bot.pictures import moment_of, reveals_later, tells_turns, unmasks
from bot.tables import Table
from bot.tables.time import pace
from bot.tables.time.talk_rules import is_before
from bot.texts import Speaker
from engine import Event, Moment, Seat, View

LEFT_OUT = "…"
GOES_ON = 8
"""So many moves of computer players pass while a picture plays."""
_BOLD = re.compile(r"\*\*[^*]+\*\*")


def header(say: Speaker, table: Table) -> str:
    """Return the line that says which game this is about: server, channel, game, and a link to the board."""
    game = texts.game_name(say, table.game)
    where = say("prompt-where", game=game, server=texts.safe(table.guild_name), channel=f"<#{table.channel}>")
    return f"-# {where} · [{say('prompt-board-link')}]({NEWEST_BOARD})"


def tell(say: Speaker, game: str, events: Iterable[Event], names: Sequence[str]) -> list[str]:
    """Return a line for each event; events of the same kind in a row share a line."""
    rows = ([*row] for _, row in groupby(events, key=lambda event: event.kind))
    return [line for row in rows if (line := texts.sentences(say, game, row, names))]


def fold(
    say: Speaker, game: str, events: Sequence[Event], view: View, names: Sequence[str], *, newest: bool = False
) -> list[str]:
    """Return the events in the short lines of their game (``bot.texts.folding``).

    ``newest``: the newest turn is told in full, if the game has a way to do so.
    """
    return [line for _, line in texts.folded_lines(say, game, events, view, names, newest=newest)]


def casts(event: Event, seat: Seat) -> bool:
    """Return whether the seat learns its role or side by the event."""
    return event.casts and getattr(event, "seat", seat.seat) == seat.seat


def told_with_role(moment: Moment, seat: Seat) -> Sequence[Event]:
    """Return what a seat came to see when it learned its role, unless a question or a receipt tells that."""
    if moment.asked is not None or not any(casts(one, seat) for one in moment.events):
        return ()
    if moment.answered is not None:
        return newly_dealt(moment.events)
    return [event for event in moment.events if event.sight and not event.casts]


def newly_dealt(events: Sequence[Event]) -> Sequence[Event]:
    """Return what a seat came to see of a round that began with the events, and with a new role."""
    if not any(event.casts for event in events):
        return ()
    return [event for event in events if event.sight and not event.casts and event.round > events[0].round]


def hides_revealed_words(table: Table) -> bool:
    """Return whether a click shows the words that a picture reveals: while people play live, unless they wish not."""
    return table.reveals != "plain" and table.pace == pace.USUAL


def gathers(table: Table, events: Sequence[Event], start: int) -> bool:
    """Return whether a moving picture shows who comes in, and who does not, from ``start`` on, before words tell it."""
    if table.reveals != "moving" or not hides_revealed_words(table):
        return False
    found = moment_of(table.game, events, start, table.names, table.language)
    return found is not None and bool(found.moment.company)


def hides_end(table: Table) -> bool:
    """Return whether a click shows who has won: not in a game whose last turn has told that already, whole."""
    return hides_revealed_words(table) and not tells_turns(table.game)


def covered_moments(table: Table, seat: Seat) -> Sequence[Moment]:
    """Return the moment that a picture in the channel still tells, and those since: a click shows what came of it.

    Pictures tell votes, who comes to breakfast, and all roles at a round's end. They play on while only computer
    players make moves. The first answer to what follows uncovers the board, unless somebody is out.
    """
    stop, moves = len(seat.events), 0
    if table.state != "running" or not hides_revealed_words(table):
        return ()
    for place in range(len(seat.moments) - 1, -1, -1):
        moment = seat.moments[place]
        start = stop - len(moment.events)
        if _is_pictured(table, seat.events[:stop], start):
            decides = moves or any(event.ousts or event.ends for event in moment.events)
            return () if seat.seat is None and seat.answered and not decides else seat.moments[place:]
        if any(event.seats is None for event in moment.events):
            before = next((one for one in reversed(seat.events[:start]) if one.seats is None), None)
            mover = getattr(before, "seat", None)
            moves += 1
            if mover is None or not table.sitters[mover].player or moves == GOES_ON:
                return ()
        stop = start
    return ()


def _is_pictured(table: Table, events: Sequence[Event], start: int) -> bool:
    """Return whether a picture tells the events from ``start`` on before words do."""
    told = events[start:]
    if any(event.grounds or (event.ends and unmasks(table.game)) for event in told):
        return True
    if not any(event.aloud for event in told):
        return False
    votes = reveals_later(table.game, events, start, table.names, table.language)
    return votes or gathers(table, events, start)


def before_the_end(onlooker: Seat, game: str) -> Seat:
    """Return what the channel is told above the end's message: of a match that is over, all but the end itself.

    If a picture unmasks everybody there, its words stand there, too: the end itself is then who has won.
    """
    if onlooker.view.result is None:
        return onlooker
    won = onlooker.events[-1].kind
    ending = (lambda event: event.kind == won) if unmasks(game) else (lambda event: event.ends)
    ended = sum(1 for _ in takewhile(ending, reversed(onlooker.events)))
    return replace(onlooker, events=onlooker.events[: len(onlooker.events) - ended])


def ousting(say: Speaker, table: Table, seat: Seat, event: Event) -> list[str]:
    """Return in lines that the seat is out by the event: what it has lost, if its game tells that, and what is next."""
    public = [one for one in seat.events if one.seats is None]
    told = public[: public.index(event) + 1]
    lost = texts.folding_of(table.game).fold_losses(say, told, seat.seat or 0, table.names)
    return [*filter(None, [lost, texts.ousting(say, table.game, event, table.names, seat.view.rounds)])]


def out_and_back(say: Speaker, table: Table, seat: Seat) -> list[str]:
    """Return in quoted lines why the seat was out since its answer, if a new round has begun: nothing else tells it."""
    if table.state != "running" or seat.seat in seat.view.out:
        return []
    for moment in seat.since_last_answer():
        for event in moment.events:
            if event.ousts and getattr(event, "seat", None) == seat.seat:
                grounds = [one for one in moment.events if one.grounds]
                told = fold(say, table.game, grounds, seat.view, table.names)
                told += ousting(say, table, seat, event)
                lines = "\n".join(told).split("\n")
                quoted = map(texts.spoiler, lines) if hides_revealed_words(table) else lines
                return [f"> {line}" for line in quoted]
    return []


def recap(
    say: Speaker, game: str, names: Sequence[str], seat: Seat, *, answer: bool, pictured: Sequence[Event] = ()
) -> list[str]:
    """Return what has happened since the seat's last answer, in lines.

    These are the events that everybody saw, and the events that only the seat came to see. With ``answer`` the answer
    itself is also told. Without ``answer`` the receipts have told the answer and what the seat saw then; events that
    say no more are left out. What the role's message has told is left out, too, such as a round whose end has unmasked
    everybody. A click shows what a picture in the channel tells of the ``pictured`` events, and all that everybody saw
    since.
    """
    events: list[Event] = []
    for moment in seat.since_last_answer():
        if moment.answered is None or answer:
            events += [event for event in moment.events if event not in told_with_role(moment, seat)]
        else:
            public = [event for event in moment.events if event.seats is None or event.noted]
            events += dropwhile(lambda event: event.retold and getattr(event, "seat", None) == seat.seat, public)
    shown = [event for event in events if event.seats is None or event.noted or (event.sight and not event.casts)]
    lines = _as_in_the_channel(say, game, names, seat, shown)
    over = sum(event.round < seat.view.round for event in shown) if unmasks(game) else 0
    lines = [line for line in lines if not over or line[0].stop > over]
    covered = [place for place, event in enumerate(shown) if event.aloud and event in pictured]
    if not covered:
        return [line for _, line in lines]
    before = [line for places, line in lines if places.stop <= covered[0]]
    since = [(places, line) for places, line in lines if places.stop > covered[0]]
    own = [line for places, line in since if any(shown[place].seats is not None for place in places)]
    told = [line if line[-1] in ".!?*" else f"{line}." for _, line in since if line not in own]
    return [*before, *([texts.spoiler(" ".join(told))] if told else []), *own]


def _as_in_the_channel(
    say: Speaker, game: str, names: Sequence[str], seat: Seat, shown: Sequence[Event]
) -> list[texts.Line]:
    """Return the lines that tell the events; a line on the same events is told as by those who know the whole round.

    So a betrayal is told by all cards that went along, also those played before the seat's last answer.
    """
    lines = texts.folded_lines(say, game, shown, seat.view, names)
    first = next((event for event in shown if event.seats is None), None)
    if first is None or not texts.is_folded(game):
        return lines
    here = [event for event in seat.events if event.round == first.round and event.seats is None]
    before = [*takewhile(lambda event: event is not first, here)]
    if not before:
        return lines
    late: dict[range, list[str]] = {}
    for places, line in texts.folded_lines(say, game, [*before, *shown], seat.view, names):
        late.setdefault(range(places.start - len(before), places.stop - len(before)), []).append(line)
    told: list[texts.Line] = []
    for places, same in groupby(lines, key=lambda one: one[0]):
        early = [line for _, line in same]
        found = late.get(places, early) if places else early
        told += [(places, line) for line in (found if len(found) == len(early) else early)]
    return told


def awaited(say: Speaker, table: Table, seat: Seat) -> str:
    """Return the names of the people who are awaited, as a seat or an onlooker may know them.

    If several are awaited, the text also says how many have answered, if any have. In a window it names all who were
    asked, and says that it is a secret who has answered. A seat that is awaited is called "you".
    """
    if table.state == "finished" or seat.view.result is not None:
        return say("awaited-nobody")
    if is_before(seat):
        return say("awaited-talk")
    called, own = table.names, seat.awaited
    others = tuple(texts.safe(called[one]) for one in seat.view.asked if not own or one != seat.seat)
    if others and seat.view.hides_answers:
        return say("awaited-secret", names=", ".join(others), own=own)
    if own:
        key = "awaited-you-of-several" if seat.answered else "awaited-you"
        return say(key, others=others, answered=seat.answered, number=seat.put_to)
    names = ", ".join(others) or say("nobody")
    if seat.answered:
        return say("awaited-of-several", names=names, answered=seat.answered, number=seat.put_to)
    return say("awaited", names=names)


def newest(lines: Sequence[str], room: int, words: int | None = None) -> list[str]:
    """Return as many of the last lines as fit into so many characters, after a mark for lines left out.

    ``words`` are the most words; the last line is told however many it has, and so is a line all in bold.

    >>> newest(["one", "two", "three"], 20), newest(["one", "two", "three"], 12)
    (['one', 'two', 'three'], ['…', 'two', 'three'])
    >>> newest(["one", "two words", "and three words"], 100, words=5), newest(["and three words"], 100, words=2)
    (['…', 'two words', 'and three words'], ['and three words'])
    >>> newest(["**Treason!**", "one", "two words"], 100, words=2)
    ['**Treason!**', '…', 'two words']
    """
    kept: list[str] = []
    bold = {line for line in lines if line.startswith("**") and _BOLD.fullmatch(line)}
    left = room if words is None else words - sum(map(word_count, bold))
    for line in reversed(lines):
        left -= 0 if line in bold else word_count(line)
        over = bool(kept) and left < 0 and line not in bold
        room -= 0 if over else len(line) + 1
        if (over or room < 0) and kept and LEFT_OUT not in kept:
            kept.insert(0, LEFT_OUT)
        if room < 0:
            break
        if not over:
            kept.insert(0, line)
    return kept


def word_count(line: str) -> int:
    """Return the number of words and numbers in a line.

    >>> word_count("**Bram:** buys O3 · a white chip")
    6
    """
    return sum(any(map(str.isalnum, word)) for word in line.split())
