"""A process that thinks: about a seat's question, for strong players, and about matches that are over.

A job is a function of the engine and its arguments.
"""

from operator import call

from bot.processes.serving import serve
from engine import outside

if __name__ == "__main__":
    outside.load()
    serve(call)
