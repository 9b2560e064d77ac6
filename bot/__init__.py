"""Turncoat: a Discord bot on which servers play games of divided loyalty."""
