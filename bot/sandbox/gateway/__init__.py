"""Discord's gateway: sessions, their starts, and the events that they bring."""
