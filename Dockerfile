# One image for every process of the hall; the command picks the role.

FROM node:26.10.0-bookworm-slim AS build
WORKDIR /pavilion
COPY . .
RUN npm ci && npm run build

FROM node:26.10.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0
WORKDIR /pavilion
COPY --from=build /pavilion ./
# What only building and testing needed goes; the pages are built.
RUN npm prune --omit=dev && npm cache clean --force
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# The secrets of the place become variables (deploy/withSecrets.sh).
# A large young generation: what a call leaves behind is thrown away seldom and cheaply.
ENTRYPOINT ["/pavilion/deploy/withSecrets.sh"]
CMD ["node", "--max-semi-space-size=64", "apps/server/src/main.ts"]
