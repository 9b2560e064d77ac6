"""A Discord on your own machine: gateway, REST and a web page, for trying, demonstrating and testing the bot.

async with Sandbox() as sandbox:
    redirect(sandbox.address)
    # start the bot with sandbox.token, then:
    reply = await sandbox.people["anna"].command("the-hall", "join")
    assert "Anna" in reply.text
"""

from .faults import Fault, Hold
from .interactions import Interaction
from .messages import Attachment, Button, Message, Select, SelectOption
from .people import NotPossible, Person
from .redirect import redirect
from .rest import Request
from .server import Sandbox, serve

__all__ = [
    "Attachment",
    "Button",
    "Fault",
    "Hold",
    "Interaction",
    "Message",
    "NotPossible",
    "Person",
    "Request",
    "Sandbox",
    "Select",
    "SelectOption",
    "redirect",
    "serve",
]
