"""People's messages and the log of matches on Discord.

No line, id, nonce or call tells anything that is not meant for its readers.
"""

import random
import re

import engine
from tests.bot.bot_on_sandbox import Court
from tests.bot.match_rules import nothing_private_was_told_in_the_hall, the_deal_stays_secret
from tests.bot.playing import play_on
from tests.kit.games import HOOKS
from tests.prove.playground import logged, playground
from tests.prove.row import Broken, Row, require

MOST = 60
"""So many answers of a match are given."""
NOTE = "Zwetschge"
"""The text of everybody's notes, which nobody is shown again."""


async def case(seed: int) -> int:
    """A match of people; how many answers were given."""
    try:
        with logged() as lines:
            return await _played(seed, lines)
    except AssertionError as error:
        raise Broken(f"something is told that must not be: {error}") from error


async def _played(seed: int, lines: list[str]) -> int:
    dice = random.Random(f"leaks on discord {seed}")
    game = list(engine.games())[seed % len(engine.games())]
    async with playground(seed, bodies=True) as court:
        seats = engine.game(game).seats
        people = court.people(dice.randint(seats[0], min(seats[-1], 6)))
        await court.begin(people, game=game)
        for one in people:
            await court.bot.tables.notes.write(1, one.id, NOTE)
        answers = await play_on(court, dice, MOST)
        await court.quiet()
        await _looked_at(court)
        table = await court.table()
        require(NOTE not in repr([one.body for one in court.sandbox.requests]), "a call tells of notes")
    whole = "\n".join(lines)
    words = (NOTE, *HOOKS[game].words, table.secret.hex(), table.dealt_from.hex())
    found = [word for word in words if re.search(rf"\b{re.escape(word)}\b", whole)]
    require(not found, f"the log has {found}")
    return answers


async def _looked_at(court: Court) -> None:
    """Fails if the channel, an id or a nonce has told anything."""
    table, match = await court.table(), await court.match()
    nothing_private_was_told_in_the_hall(court, match, table.names)
    for one in (await court.bot.store.messages.posted(table.id)).values():
        assert one.nonce(table.secret, 1) not in (one.nonce(b"", 1), one.nonce(bytes(32), 1)), "a nonce can be guessed"
    calls = court.sandbox.requests
    end = next((number for number, one in enumerate(calls) if table.secret.hex() in repr(one.body)), len(calls))
    the_deal_stays_secret(court, table.secret, match.record.seed or b"", end)


LEAKS_ON_DISCORD = Row(
    "leaks-discord",
    "People play on Discord: no line that only some are told, no part of the deal's secret and no nonce that could be "
    "guessed is in any call before the end, no text of notes in any call, and no answer, card, role or note in the log "
    "at its most talkative.",
    "nothing is found",
    size=20_000,
    quick=150,
    case=case,
)
