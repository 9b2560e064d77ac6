"""A Discord on your own machine: gateway, REST and a web page, for trying, demonstrating and testing the bot.

async with Sandbox() as sandbox:
    redirect(sandbox.address)
    # start the bot with sandbox.token, then:
    reply = await sandbox.people["anna"].command("the-hall", "join")
    assert "Anna" in reply.text
"""

from bot.sandbox.faults import Fault
from bot.sandbox.interactions import Interaction
from bot.sandbox.people import NotPossible, Person
from bot.sandbox.rest.serving import Request
from bot.sandbox.server import Sandbox, redirect
from bot.sandbox.world.messages import Button, Message, Select

__all__ = [
    "Button",
    "Fault",
    "Interaction",
    "Message",
    "NotPossible",
    "Person",
    "Request",
    "Sandbox",
    "Select",
    "redirect",
]
