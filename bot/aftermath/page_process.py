"""A process that makes the page of a match, a step a job. So people who wait can be told how far the page is."""

from bot import games
from bot.aftermath.page.making import PageMaker
from bot.processes.serving import serve

if __name__ == "__main__":
    games.load(tried=True)
    serve(PageMaker())
