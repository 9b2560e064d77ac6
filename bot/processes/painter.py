"""A process that draws: it gets what somebody may see, and brings the picture."""

from bot import games
from bot.pictures import draw
from bot.processes.serving import serve

LOW = 5
"""It stands back behind the bot, and before all that nobody waits for."""

if __name__ == "__main__":
    games.load(tried=True)
    serve(draw, LOW)
