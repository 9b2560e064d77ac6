"""All that helps somebody to learn a game: lessons, tips, advice, the glossary, help."""
