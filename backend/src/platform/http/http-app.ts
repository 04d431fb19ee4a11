import cookie from '@fastify/cookie';
import compress from '@fastify/compress';
import etag from '@fastify/etag';
import type { Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { hash, randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { constants } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Logger, PinoLogger } from 'nestjs-pino';
import { z } from 'zod';
import type { DynamicModule } from '@nestjs/common';
import type { Env } from '../../config/env.ts';
import { logRequests } from '../logging/request-log.ts';
import { Draining } from '../lifecycle/draining.ts';
import { Metrics } from '../metrics/metrics.ts';
import { applyBodyLimits, parseBodies, PUBLIC_LIMITS } from './input/bodies.ts';
import { checkAtEntry } from './entry-checks.ts';
import { errorBody, ErrorFilter } from './output/errors.ts';
import { measureRequests } from './http.metrics.ts';
import { acceptMultipart } from './input/multipart-form.ts';
import { serveApiDocs } from './openapi.ts';
import { decodableUrl } from './input/decodable-url.ts';
import { answerBySchema, encodeOnce } from './output/response-schema.ts';
import { addSecurityHeaders } from './output/security-headers.ts';
import { addCacheExpiry, noStoreByDefault } from './output/shared-cache.ts';
import { serveStaticFiles } from './static-files.ts';
import { refuseAdminRoutesWithoutRight } from '../security/access.guard.ts';
import { validationMessage, validationPipe } from './input/validation.ts';
import { answerForPassport } from './output/passport-reply.ts';

const COMPRESS_FROM_BYTES = 1_400;
/**
 * As small as gzip at its best level, in less time than its default level. A window of 64 KiB holds nearly every answer; the
 * default's buffers of megabytes would be allocated for each.
 */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 16 } };
/** A mail address of 254 letters, each of them escaped. */
const MAX_PARAM_LENGTH = 762;
/** Valid request ids of a proxy; others are replaced. */
const REQUEST_ID = /^[\w.-]{8,64}$/;

/** Builds the HTTP side of the product, ready to listen. @param staticFolder the frontend's built files */
export async function createHttpApp(
  root: Type | DynamicModule,
  env: Env,
  staticFolder: URL,
): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    trustProxy: env.TRUST_PROXY,
    bodyLimit: PUBLIC_LIMITS.bytes,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    // Serves a request that arrived before the connection closed, as clients cannot retry it.
    return503OnClosing: false,
    rewriteUrl: decodableUrl,
    // An API address that the router cannot decode reaches no filter.
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) => {
      const body = errorBody(error, request.id);
      void reply.headers({ 'x-request-id': request.id, 'cache-control': 'no-store' });
      void reply.status(body.statusCode).send(body);
    },
    genReqId: ({ headers }: IncomingMessage) => {
      const given = headers['x-request-id'];
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    },
  });
  const app = await NestFactory.create<NestFastifyApplication>(root, adapter, {
    bufferLogs: true,
    bodyParser: false,
    abortOnError: false,
  });
  app.useLogger(app.get(Logger));
  app.useGlobalFilters(new ErrorFilter());
  z.config({ customError: validationMessage });
  app.useGlobalPipes(validationPipe());
  app.enableShutdownHooks([], { useProcessExit: true });

  const server = adapter.getInstance() as unknown as FastifyInstance;
  logRequests(server, PinoLogger.root);
  const draining = app.get(Draining);
  server.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    // Proxies keep connections alive; a new one reaches a replica that stays.
    if (draining.isUnderWay) void reply.header('connection', 'close');
    done();
  });
  answerBySchema(server);
  measureRequests(server, app.get(Metrics));
  applyBodyLimits(server);
  refuseAdminRoutesWithoutRight(server);
  parseBodies(server);
  addCacheExpiry(server);
  noStoreByDefault(server);
  await server.register(cookie);
  answerForPassport(server);
  encodeOnce(server);
  // Before compression, which must see the final body last.
  await server.register(etag, { hashFn: (payload: string | Buffer) => hash('sha1', payload, 'base64') });
  // Pages and answers; built files are precompressed.
  await server.register(compress, {
    threshold: COMPRESS_FROM_BYTES,
    encodings: ['br', 'gzip'],
    brotliOptions: BROTLI,
  });
  addSecurityHeaders(server, env);
  await acceptMultipart(server);
  await serveStaticFiles(server, staticFolder);
  if (env.API_DOCS) serveApiDocs(app, server);
  // Last hook, so that refusals get the headers of the others.
  checkAtEntry(server, app, env);
  return app;
}
