"""All that comes after a match: story, replay, film, record, history, statistics, ratings."""
