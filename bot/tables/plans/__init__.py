"""Tables that are planned for a time: who comes, and what is done when."""
