# Bastide: the server with its web client. Serves port 8080, keeps everything in the volume /data.
#
#   docker build -t bastide --build-arg REVISION=$(git rev-parse HEAD) --build-arg COMMITS=$(git rev-list --count HEAD) . \
#     && docker run -p 8080:8080 -v bastide:/data bastide
#
# deploy/compose.yaml runs it with less rights, deploy/compose.https.yaml behind Caddy with TLS. For other processors:
# docker buildx build --platform linux/amd64,linux/arm64 (what differs from this machine is built by emulation, which takes long).
# /usr/local/share/bastide/sbom.cdx.json says what the image is made of. For a release pin what it is made from and say what it is, too:
#
#   docker build -t bastide --build-arg REVISION=$(git rev-parse HEAD) --build-arg VERSION=1.0.0 \
#     --build-arg CREATED=$(git log -1 --format=%cI) \
#     --build-arg NODE_IMAGE=node:22-trixie-slim@sha256:… --build-arg DEBIAN_IMAGE=debian:trixie-slim@sha256:… .

ARG NODE_IMAGE=node:22-trixie-slim
ARG DEBIAN_IMAGE=debian:trixie-slim

FROM ${DEBIAN_IMAGE} AS build
SHELL ["/bin/bash", "-c"]
WORKDIR /src
COPY deploy/lib.sh deploy/
RUN root=/src && . deploy/lib.sh && need build wasm package
COPY CMakeLists.txt CMakePresets.json ./
COPY deploy/cmake deploy/cmake
COPY engine engine
COPY protocol protocol
COPY server server
# The page works without the module by which it plays alone: where that can't be built the folder stays empty.
RUN root=/src && . deploy/lib.sh && build release bastide && build_page_module \
    && mkdir /module && { [ ! -e build/wasm/bastide_page.wasm ] || cp build/wasm/bastide_page.wasm /module/; }

FROM ${NODE_IMAGE} AS web
SHELL ["/bin/bash", "-c"]
WORKDIR /src
COPY deploy/lib.sh deploy/
RUN root=/src && . deploy/lib.sh && need_node
COPY web/package.json web/package-lock.json web/
RUN root=/src && . deploy/lib.sh && need_web_modules
COPY LICENSE ./
COPY engine/data engine/data
COPY protocol protocol
COPY web web
COPY --from=build /module/ build/wasm/
RUN root=/src && . deploy/lib.sh && build_web

FROM build AS whole
COPY LICENSE ./
COPY deploy/collect deploy/notices deploy/sbom deploy/sbom_components deploy/
COPY --from=web /src/web/dist web/dist
COPY --from=web /src/build/parts build/parts
RUN deploy/notices build/release
# Late, since it changes with each commit: only the file that says it is compiled again.
ARG REVISION=
ARG COMMITS=
ARG VERSION=
RUN root=/src && . deploy/lib.sh && BASTIDE_REVISION=$REVISION BASTIDE_COMMITS=$COMMITS BASTIDE_VERSION=$VERSION build release bastide \
    && deploy/collect --whole build/release /whole

# The program with what it wants, and nothing else: no shell, and nothing to keep up to date besides.
FROM scratch
ENV PATH=/usr/local/bin
COPY --from=whole /whole /
COPY --from=whole --chown=10001:10001 /whole/data /data
# Fails where a library is missing.
RUN ["bastide", "--version"]
USER 10001:10001
ENV BASTIDE_STATE=/data \
    BASTIDE_LISTEN=0.0.0.0:8080
VOLUME /data
EXPOSE 8080
# Late, since they change with each commit.
ARG REVISION=
ARG VERSION=
ARG CREATED=
LABEL org.opencontainers.image.title="Bastide" \
      org.opencontainers.image.description="Authoritative multiplayer server for tile-laying board games" \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.revision="${REVISION}" \
      org.opencontainers.image.created="${CREATED}"
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s CMD ["bastide", "healthcheck"]
ENTRYPOINT ["bastide"]
CMD ["serve"]
