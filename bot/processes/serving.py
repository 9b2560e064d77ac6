"""The work of a process for the bot: one job after the other, until the bot has ended."""

import os
import pickle
import signal
import struct
import sys
import traceback
from collections.abc import Callable, Iterator
from typing import Any, BinaryIO

LENGTH = struct.Struct(">Q")
"""The head of each job and of each answer: its number of bytes."""

LOWEST = 19
"""As far as a process can stand back behind whatever else the machine does."""


class JobError(Exception):
    """A job went wrong; its text is the traceback. The process goes on."""


def serve(work: Callable[..., object], low: int = LOWEST) -> None:
    """Let ``work`` answer the jobs that come in, each a tuple of its arguments, until there are no more.

    ``low`` is how far the process stands back, from 0 to ``LOWEST``. An exception of ``work`` goes back as text, and
    costs that job alone.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the bot, which then ends this
    if sys.platform != "win32":
        os.nice(low)
    jobs, answers = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what is printed must not stand among the answers
    answer_all(work, jobs, answers)


def answer_all(work: Callable[..., object], jobs: BinaryIO, answers: BinaryIO) -> None:
    """Answer the jobs one after the other, as long as somebody hears the answers."""
    for job in unpacked(jobs):
        try:
            answers.write(packed(_answer(work, job)))
            answers.flush()
        except ConnectionError:
            return  # the bot has ended, however it did


def packed(content: object) -> bytes:
    """Return the bytes that bring a job or an answer through a pipe."""
    body = pickle.dumps(content)
    return LENGTH.pack(len(body)) + body


def unpacked(pipe: BinaryIO) -> Iterator[Any]:
    """Yield the contents that come through a pipe, until its other end is closed."""
    while head := pipe.read(LENGTH.size):
        (length,) = LENGTH.unpack(head)
        yield pickle.loads(pipe.read(length))


def _answer(work: Callable[..., object], job: tuple[Any, ...]) -> object:
    """Return the answer to a job, or ``JobError`` with the error."""
    try:
        return work(*job)
    except Exception:  # whatever it is, the next job is another one
        return JobError(traceback.format_exc())
