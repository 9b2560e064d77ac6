## On the picture of the end

verraeter-end-roles = Rollen, Runde für Runde
