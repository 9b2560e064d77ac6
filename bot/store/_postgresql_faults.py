"""What is wrong when PostgreSQL does not let the bot begin, and what to do about it."""

import asyncpg


def sentence(name: str, error: Exception) -> str:
    """In words, for whoever runs the bot; ``name`` is what the database may be called.

    >>> sentence("127.0.0.1/turncoat", asyncpg.InvalidCatalogNameError("it is not there"))
    'There is no database 127.0.0.1/turncoat: it is not there. Make it: createdb --owner USER NAME.'
    """
    if isinstance(error, asyncpg.InvalidAuthorizationSpecificationError):
        return f"PostgreSQL does not let the bot into {name}: {error}. Check user and password in its address."
    if isinstance(error, asyncpg.InvalidCatalogNameError):
        return f"There is no database {name}: {error}. Make it: createdb --owner USER NAME."
    if isinstance(error, asyncpg.ReadOnlySQLTransactionError):
        return f"The database {name} can only be read: {error}. Name the address of the server that takes writes."
    if isinstance(error, asyncpg.InsufficientPrivilegeError):
        return (
            f"The bot may not make its tables in the database {name}: {error}. "
            "Let its user own that: ALTER DATABASE NAME OWNER TO USER."
        )
    return f"The database {name} cannot be used: {error}. Check its address."


def unreadable(name: str, file: str) -> str:
    """The same where the bot may not look for a certificate, as all programs of PostgreSQL do."""
    return (
        f"The database {name} cannot be reached: the bot may not look for {file}, a certificate of PostgreSQL. "
        "Let HOME be a folder that its user may read, such as the data folder."
    )
