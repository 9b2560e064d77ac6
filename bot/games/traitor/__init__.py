"""Traitor as the bot shows it: pictures, texts and pictograms."""
