"""Several processes at one database: who shows which tables, and how the others tell them that one has changed."""

from bot.cluster.owners import ALONE, BUCKETS, CHORES, Buckets, Owners, bucket_of, mask

__all__ = ["ALONE", "BUCKETS", "CHORES", "Buckets", "Owners", "bucket_of", "mask"]
