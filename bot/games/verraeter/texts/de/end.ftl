## On the picture of the end

verraeter-end-roles = Rollen, Runde für Runde

## Short sentences on what decided the match

verraeter-end-war_told = { verraeter-story-war_told }
