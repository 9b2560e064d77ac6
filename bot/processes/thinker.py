"""A process that thinks for strong players: it gets what a seat sees and is asked, and brings a thought."""

from bot.processes.serving import serve
from engine import outside
from engine.players.by_search import think

if __name__ == "__main__":
    outside.load()
    serve(think)
