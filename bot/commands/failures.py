"""Failures as people are told of them: a refusal in words, a defect with a reference, never a stack trace."""

import logging
import secrets

import aiohttp
import discord
from discord import app_commands

from bot import texts
from bot.commands.asker import language
from bot.commands.host import Interaction
from bot.commands.replies import nobody_is_left, reply
from bot.delivery.troubles import is_passing
from bot.tables import Refusal, RuleRefusal, WriteLost, is_away
from bot.watching import metrics

_log = logging.getLogger(__name__)

EXPECTED = (10003, 10015, 10062, 40060, 50027)
"""Channel gone, never answered, too late, answered already, token expired: nobody is left to be told."""


async def explain(interaction: Interaction, error: Exception) -> None:
    """Tell the person privately what went wrong; a defect gets a short reference that is also in the log."""
    if isinstance(error, app_commands.CommandInvokeError):
        error = error.original
    if isinstance(error, RuleRefusal):
        say = texts.speaker(language(interaction))
        rule = texts.objection(say, error.table.game, error.objection, error.table.names, str(error.facts["key"]))
        await _say(interaction, rule)
    elif isinstance(error, Refusal):
        await _tell(interaction, error.key, **error.facts)
    elif isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
        _log.info("a command of another version was typed: %s", error)
        await _tell(interaction, "other-command")
    elif isinstance(error, discord.HTTPException) and (error.code in EXPECTED or is_passing(error)):
        _log.info("an interaction is gone and gets no answer: %s", error)
    elif isinstance(error, aiohttp.ClientError | ConnectionError):
        _log.info("Discord cannot be reached, so an interaction gets no answer: %r", error)
    elif interaction.client.is_closed():
        _log.info("an interaction was cut off by the end of the bot: %r", error)
    elif is_away(error):
        metrics.errors.labels("store").inc()
        _log.debug("the database is away, and a person is told so: %s", error)
        await _tell(interaction, "unwritten" if isinstance(error, WriteLost) else "away")
    else:
        reference = secrets.token_hex(3)
        metrics.errors.labels("defect").inc()
        _log.error("defect %s", reference, exc_info=error)
        await _tell(interaction, "defect", reference=reference)


async def _tell(interaction: Interaction, refused: str, /, **facts: str | int) -> None:
    await _say(interaction, texts.speaker(language(interaction))(f"refusal-{refused}", **facts))


async def _say(interaction: Interaction, sentence: str) -> None:
    try:
        await reply(interaction, sentence)
    except Exception as error:
        if not nobody_is_left(interaction, error):
            raise
        _log.info("a refusal could not be told: %r", error)
