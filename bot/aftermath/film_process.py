"""A process that makes a film, a picture a job. So people who wait can be told how far the film is."""

from bot import games
from bot.aftermath.film import Filmer
from bot.processes.serving import serve

if __name__ == "__main__":
    games.load(tried=True)
    serve(Filmer())
