# docker build -t turncoat .
# docker run -d --name turncoat --restart unless-stopped \
#     -v ./config.toml:/turncoat/config.toml:ro -v turncoat:/turncoat/data turncoat
# Without config.toml: -e TURNCOAT_TOKEN

FROM python:3.11-slim AS packages
COPY requirements.txt /
RUN python -m venv /packages \
    && /packages/bin/pip install --no-cache-dir --disable-pip-version-check --require-hashes -r /requirements.txt

FROM python:3.11-slim
RUN useradd --system --uid 10001 --no-create-home --shell /usr/sbin/nologin turncoat
# Without a file of settings the token alone is wanted, from the environment.
RUN install --directory --owner=10001 /turncoat/data \
    && install --mode=644 /dev/null /turncoat/config.toml
COPY --from=packages /packages /packages
WORKDIR /turncoat
COPY . .
ENV PATH=/packages/bin:$PATH PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1
USER 10001
VOLUME /turncoat/data
# The bot touches data/alive every 30 seconds while it is connected, its event loop runs and its database can be written.
# No port is exposed: /metrics and /healthz are for whoever configures them (docs/operating.md).
HEALTHCHECK --interval=30s --timeout=5s --start-period=90s --retries=3 \
    CMD ["python", "-c", "import os, sys, time; sys.exit(time.time() - os.stat('data/alive').st_mtime > 90)"]
CMD ["python", "-m", "bot", "run"]
