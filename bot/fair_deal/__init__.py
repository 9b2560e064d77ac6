"""Fair deal: what a deal is made of, names included, and how anybody checks what a table published at its end."""
