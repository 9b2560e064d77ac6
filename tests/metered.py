"""Readings of the bot's instruments, for tests of the parts that note something there."""

from bot.watching import metrics


def shown(name: str, **labels: str) -> float:
    """A number of ``/metrics``, after everything that was noted is shown; what is not there is 0."""
    for bundle in metrics.bundles():
        bundle.show(1)
    return metrics.registry.get_sample_value(name, labels) or 0.0
