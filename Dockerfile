# All images of the product (targets: docker-compose.yml). The lock file fixes packages; base images follow their tag
# for security updates.

FROM node:24-bookworm-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY brand/package.json brand/
COPY backend/package.json backend/
COPY frontend/package.json frontend/
COPY tools/package.json tools/

# Install scripts are off: native code comes as prebuilt N-API binaries.
FROM manifests AS build-packages
RUN --mount=type=cache,target=/root/.npm \
    npm ci --ignore-scripts --omit=dev --include-workspace-root -w brand -w backend -w frontend
COPY tsconfig.base.json ./
COPY brand brand
# For nginx, which cannot read TypeScript.
RUN node --input-type=module --eval \
    "import { shippedBusiness } from '@ironbloom/brand'; console.log(shippedBusiness.name + '\n' + shippedBusiness.supportEmail)" >brand/lines

FROM build-packages AS build-backend
COPY backend backend
RUN npm run --silent build -w backend && find backend/dist -name '*.map' -delete

FROM build-packages AS build-frontend
COPY frontend frontend
RUN npm run --silent build -w frontend

# Removes types, source maps and documents of packages; licences stay. TypeScript is an optional dependency of a build
# plug-in. Fonts stay in the weights of backend/src/platform/text/fonts.ts.
FROM manifests AS runtime-packages
RUN --mount=type=cache,target=/root/.npm \
    npm ci --ignore-scripts --omit=dev -w brand -w backend \
    && mkdir -p backend/node_modules \
    && find node_modules backend/node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \
         -o -iname 'readme*.md' -o -iname 'changelog*.md' -o -iname 'history.md' \) -delete \
    && rm -r node_modules/typescript node_modules/harfbuzzjs/dist/harfbuzz-subset.wasm \
    && cd node_modules/@expo-google-fonts \
    && find . \( -name '*.png' -o -name '*.ttf' ! -path '*/400Regular/*' ! -path '*/700Bold/*' ! -path './big-shoulders/*' \) -delete \
    && rm -r noto-sans-sc/400Regular noto-emoji/400Regular

# Backend, worker, migration and CLIs share one image; the command decides.
FROM node:24-bookworm-slim AS backend
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# The heap ends below the container's limit (BACKEND_MEMORY, WORKER_MEMORY: 768m), so that V8 reports an overrun before
# the kernel kills. A smaller young generation saves 12 MiB of resident memory; malloc that returns free memory
# saves 20 MiB, mostly of renderings and their compression (scripts/bench footprint).
ENV NODE_OPTIONS="--max-old-space-size=448 --max-semi-space-size=4" \
    MALLOC_ARENA_MAX=1 MALLOC_MMAP_THRESHOLD_=65536 MALLOC_TRIM_THRESHOLD_=131072
# A new volume takes its owner from here.
RUN install -d -o node -g node /data
COPY --from=runtime-packages /app/node_modules node_modules
# Packages of which a tool needs another version are here.
COPY --from=runtime-packages /app/backend/node_modules backend/node_modules
COPY package.json ./
COPY brand brand
COPY backend/package.json backend/
COPY backend/templates backend/templates
COPY backend/seed backend/seed
COPY --from=build-frontend /app/frontend/dist/server frontend/dist/server
# nginx requests scripts of other releases here.
COPY --from=build-frontend /app/frontend/dist/client/assets frontend/dist/client/assets
COPY --from=build-backend /app/backend/dist backend/dist
USER node
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --start-interval=2s --retries=3 \
    CMD ["node", "backend/dist/cli/health.js", "http://127.0.0.1:3000/api/health/ready"]
CMD ["node", "backend/dist/main.js"]
ARG GIT_COMMIT=unknown
ENV RELEASE=$GIT_COMMIT
LABEL org.opencontainers.image.title="Ironbloom backend" org.opencontainers.image.revision=$GIT_COMMIT

# Trial stack: no real money.
FROM backend AS sandbox
COPY tools/package.json tools/
COPY tools/src/razorpay-sandbox tools/src/razorpay-sandbox
ENV SANDBOX_HOST=0.0.0.0 SANDBOX_PORT=8090
EXPOSE 8090
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --start-interval=2s --retries=3 \
    CMD ["node", "backend/dist/cli/health.js", "http://127.0.0.1:8090/health"]
CMD ["node", "tools/src/razorpay-sandbox/main.ts"]

# Backups need pg_dump of the server's version, and run as the user who owns the uploads.
FROM postgres:17 AS backup
RUN apt-get update && apt-get install -y --no-install-recommends age ca-certificates && rm -rf /var/lib/apt/lists/* \
    && rm -rf /var/cache/apt/* && install -d -o 1000 -g 1000 /data /backups
COPY deploy/backup /opt/backup
ENV PATH=/opt/backup:$PATH
USER 1000:1000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=60s --timeout=5s --start-period=15m --start-interval=5s \
    CMD ["bash", "-c", "[ -n \"$(find /backups/.last-success -mmin -1560)\" ]"]
ENTRYPOINT []
CMD ["backup-daily"]
ARG GIT_COMMIT=unknown
LABEL org.opencontainers.image.title="Ironbloom backup" org.opencontainers.image.revision=$GIT_COMMIT

FROM nginx:1.28 AS nginx
COPY nginx/nginx.conf /etc/nginx/nginx.conf
COPY nginx/templates /etc/nginx/templates
COPY --from=build-packages /app/brand/lines /etc/nginx/brand
COPY --chmod=755 nginx/docker-entrypoint.d/ /docker-entrypoint.d/
COPY --chmod=755 deploy/site/publish-site.sh /docker-entrypoint.d/05-publish-site.sh
COPY --from=build-frontend /app/frontend/dist/client /usr/share/nginx/html
# Listens on 8080 and 8443 without root. openssl makes the first certificate.
RUN if ! command -v openssl >/dev/null; then apt-get update && apt-get install -y --no-install-recommends openssl && rm -rf /var/lib/apt/lists/* /var/cache/apt/*; fi \
    && install -d -o nginx -g nginx /etc/nginx/certs /var/www/acme /srv/site \
    && chmod 1777 /etc/nginx/conf.d /var/cache/nginx /run
USER nginx
EXPOSE 8080 8443
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --start-interval=2s --retries=3 \
    CMD ["curl", "--fail", "--silent", "--output", "/dev/null", "http://127.0.0.1:8080/healthz"]
ARG GIT_COMMIT=unknown
LABEL org.opencontainers.image.title="Ironbloom nginx" org.opencontainers.image.revision=$GIT_COMMIT
