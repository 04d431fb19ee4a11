import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import { business } from '@ironbloom/brand';
import { accelExpires } from './output/shared-cache.js';
/** The same until the next release: nginx asks for each file once a minute at most. */
const CACHE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60';
const DOCS = /^\/api\/(?:docs(?:\/|$)|openapi\.json$)/;
/** The whole API, from what controllers and schemas say. */
export function describeApi(app) {
    const config = new DocumentBuilder()
        .setTitle(`${business().name} API`)
        .setDescription('Money is integer paise; times are ISO-8601 in UTC; errors are {statusCode, code, message, requestId}.')
        .setVersion('1')
        .addBearerAuth()
        .build();
    return SwaggerModule.createDocument(app, config);
}
/** `/api/docs` for people, `/api/openapi.json` for machines (API_DOCS). */
export function serveApiDocs(app, server) {
    server.addHook('onSend', async (request, reply) => {
        const [path = ''] = request.url.split('?', 1);
        if (reply.statusCode !== 200 || !DOCS.test(path))
            return;
        void reply.headers({ 'cache-control': CACHE, ...accelExpires(CACHE, Date.now()) });
    });
    SwaggerModule.setup('api/docs', app, () => describeApi(app), { jsonDocumentUrl: 'api/openapi.json' });
}
//# sourceMappingURL=openapi.js.map