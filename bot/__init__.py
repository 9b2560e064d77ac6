"""Turncoat: a Discord bot on which servers play games of divided loyalty."""

VERSION = "0.2.0"
