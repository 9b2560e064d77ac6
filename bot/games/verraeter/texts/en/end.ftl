## On the picture of the end

verraeter-end-roles = Roles, round by round

## Short sentences on what decided the match

verraeter-end-war_told = { verraeter-story-war_told }
