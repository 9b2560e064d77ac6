## On the picture of the end

verraeter-end-roles = Rollen, ronde na ronde
