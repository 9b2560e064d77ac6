"""Whole evenings in a single process, each made of a seed: bot, Discord, disk, clocks and people."""
