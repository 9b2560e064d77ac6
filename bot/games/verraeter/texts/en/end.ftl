## On the picture of the end

verraeter-end-roles = Roles, round by round
