import fastifyStatic from '@fastify/static';
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
const YEAR_S = 31_536_000;
const HOUR_S = 3_600;
/**
 * Serves the frontend's built files. In the compose stack nginx does so before a request gets here.
 * Only names that exist become routes, so that every other address is left for the pages.
 */
export async function serveStaticFiles(server, folder) {
    if (!existsSync(folder))
        return;
    await server.register(fastifyStatic, {
        root: fileURLToPath(folder),
        serve: false,
        index: false,
        cacheControl: false,
        preCompressed: true,
    });
    const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !name.startsWith('.'));
    for (const entry of entries) {
        const immutable = entry.name === 'assets';
        const cacheControl = immutable ? `public, max-age=${YEAR_S}, immutable` : `public, max-age=${HOUR_S}`;
        const path = entry.isDirectory() ? `/${entry.name}/*` : `/${entry.name}`;
        server.get(path, (request, reply) => {
            const [pathname = ''] = request.url.split('?', 1);
            return reply.header('cache-control', cacheControl).sendFile(decodeURIComponent(pathname.slice(1)));
        });
    }
}
//# sourceMappingURL=static-files.js.map