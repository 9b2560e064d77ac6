"""Who is on the sandbox's Discord."""

from dataclasses import dataclass, field


@dataclass(eq=False)
class User:
    """Somebody on the sandbox's Discord: a person or the bot.

    Who ``screens`` direct messages finds those of the bot among the message requests until they accept them.
    """

    id: int
    key: str
    name: str
    colour: str
    bot: bool = False
    locale: str = "en-US"
    dm_open: bool = True
    screens: bool = False
    roles: set[int] = field(default_factory=set)
