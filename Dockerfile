# A table server with the browser application inside: docker build -t stockpot . && docker run -p 8000:8000 -v stockpot:/data stockpot
# The games as static files, without a server: docker build --target site -t stockpot-site . && docker run -p 8080:80 stockpot-site
# What is installed is pinned. For the very same image again, name by digest what it stands on: --build-arg PYTHON=python@sha256:…
ARG PYTHON=python:3.12-slim
ARG NGINX=nginx:1-alpine

FROM ${PYTHON} AS build
WORKDIR /src
COPY requirements requirements
RUN pip install --no-cache-dir --require-hashes -r requirements/build.txt -r requirements/node.txt
COPY pyproject.toml hatch_build.py README.md LICENSE NOTICE CHANGELOG.md ./
COPY web web
COPY src src
RUN pip wheel --no-deps --no-build-isolation --wheel-dir /wheels .

FROM build AS pages
RUN pip install --no-cache-dir --require-hashes -r requirements/dev.txt
COPY CONTRIBUTING.md mkdocs.yml ./
COPY docs docs
COPY examples examples
COPY tools tools
RUN PYTHONPATH=src python -m tools.site

FROM ${NGINX} AS site
COPY --from=pages /src/build/site /usr/share/nginx/html

FROM ${PYTHON}
RUN --mount=type=bind,from=build,source=/wheels,target=/wheels \
    --mount=type=bind,source=requirements,target=/requirements \
    pip install --no-cache-dir --require-hashes -r /requirements/server.txt \
    && pip install --no-cache-dir --no-deps /wheels/*.whl \
    && useradd --system --home-dir /data --create-home stockpot
USER stockpot
# The database, unless STOCKPOT_DB names another, and the compiled rules, which belong to one kind of processor.
ENV XDG_DATA_HOME=/data STOCKPOT_CACHE=/data/cache
VOLUME /data
EXPOSE 8000
HEALTHCHECK --start-period=30s CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/readyz')"]
ENTRYPOINT ["stockpot"]
CMD ["serve", "--host", "0.0.0.0"]
