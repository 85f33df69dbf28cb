# One image, three processes: the command says which one runs (dist/server/{api,projections,workers}.js).
# On the newest LTS of Node; `make test-node-lts` runs every check on the line named here.

FROM node:26-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN node --import tsx scripts/build-server.ts \
 && node_modules/.bin/vite build --config frontend/vite.config.ts --logLevel warn

FROM node:26-bookworm-slim AS dependencies
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --no-audit --no-fund

FROM node:26-bookworm-slim
RUN apt-get update -qq \
 && apt-get install -y -qq --no-install-recommends chromium fonts-liberation tini \
 && rm -rf /var/lib/apt/lists/*
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/tmp/genial DEMO=0 CHROMIUM_PATH=/usr/bin/chromium HOME=/tmp
COPY --from=dependencies /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY package.json ./
# Which release this is, for `docker image inspect`; a test compares it with package.json.
LABEL org.opencontainers.image.title="Genial" org.opencontainers.image.version="0.2.0"
USER node
EXPOSE 3000
ENTRYPOINT ["tini", "--"]
CMD ["node", "dist/server/api.js"]
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
