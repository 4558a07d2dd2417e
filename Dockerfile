# The same two commands as in the README, in two stages: build with everything, run with what is needed.
FROM node:24-slim AS build
WORKDIR /parlor
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN npx tsx scripts/build.ts page server template && npm prune --omit=dev

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 PARLOR_DATA=/data
WORKDIR /parlor
COPY --from=build /parlor/package.json ./
COPY --from=build /parlor/node_modules node_modules
# The template of a database is its owner's alone, as every database is.
COPY --from=build --chown=node:node /parlor/dist dist
COPY --from=build /parlor/migrations migrations
COPY --from=build /parlor/docs docs
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "dist/main.js"]
