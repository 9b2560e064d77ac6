"""Fair deal: what a deal is made of, and how anybody checks what a table published at its end."""
