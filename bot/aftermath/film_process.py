"""A process that makes a film, a picture a job, so that whoever waits for it can be told how far it is."""

from bot import games
from bot.aftermath.film import Filmer
from bot.processes.serving import serve

if __name__ == "__main__":
    games.load(tried=True)
    serve(Filmer())
