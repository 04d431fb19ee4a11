import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { business } from '@ironbloom/brand';
import type { FastifyInstance } from 'fastify';
import { accelExpires } from './output/shared-cache.ts';

/** Constant until the next release: nginx asks once a minute at most. */
const CACHE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60';
const DOCS = /^\/api\/(?:docs(?:\/|$)|openapi\.json$)/;

/** The OpenAPI document of all controllers and schemas. */
export function describeApi(app: INestApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle(`${business().name} API`)
    .setDescription(
      'Money is integer paise; times are ISO-8601 in UTC; errors are {statusCode, code, message, requestId}.',
    )
    .setVersion('1')
    .addBearerAuth()
    .build();
  const document = SwaggerModule.createDocument(app, config);
  // Otherwise a right of a controller and one of its route would name the bearer token twice.
  for (const { get, post, put, patch, delete: remove } of Object.values(document.paths)) {
    for (const operation of [get, post, put, patch, remove]) {
      if (operation?.security) operation.security = operation.security.slice(0, 1);
    }
  }
  // Sorted, so that the order of modules does not matter.
  const paths = Object.entries(document.paths).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return { ...document, paths: Object.fromEntries(paths) };
}

/** `/api/docs` for people, `/api/openapi.json` for machines (API_DOCS). */
export function serveApiDocs(app: INestApplication, server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply) => {
    const [path = ''] = request.url.split('?', 1);
    if (reply.statusCode !== 200 || !DOCS.test(path)) return;
    void reply.headers({ 'cache-control': CACHE, ...accelExpires(CACHE, Date.now()) });
  });
  SwaggerModule.setup('api/docs', app, () => describeApi(app), { jsonDocumentUrl: 'api/openapi.json' });
}
