import { UnsupportedMediaTypeException } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { platformError } from '../../errors/platform-errors.ts';
import { bodyLimitsOf } from './body-limit.ts';
import { isModest } from './json-size.ts';
import { routeConfig } from '../route-config.ts';

/** The deepest that any route asks for is three. */
const MAX_DEPTH = 16;

declare module 'fastify' {
  interface FastifyContextConfig {
    keepsRawBody?: boolean;
    takesUrlencoded?: boolean;
  }
  interface FastifyRequest {
    /** What arrived, where a route asks for it as it is; Nest's `@RawBody` hands it out. */
    rawBody?: Buffer;
  }
}

/** Keeps the body unparsed, for a signature check. */
export const KeepsRawBody = () => routeConfig({ keepsRawBody: true });

/** Accepts an HTML form's content type and ignores its fields. Other sites can make a browser send one, so few routes do. */
export const TakesUrlencoded = () => routeConfig({ takesUrlencoded: true });

/** Drops the content type of an empty body. */
function dropTypesOfNothing(server: FastifyInstance): void {
  server.addHook('onRequest', (request, _reply, done) => {
    const { headers, mediaType } = request;
    if (mediaType === undefined || server.hasContentTypeParser(mediaType)) return done();
    const isEmpty =
      headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0;
    if (isEmpty) delete headers['content-type'];
    done();
  });
}

/** Accepts JSON of limited size; `multipart/form-data` is read by its routes. Every other type is refused. */
export function parseBodies(server: FastifyInstance): void {
  const parseJson = server.getDefaultJsonParser('error', 'error');
  server.removeAllContentTypeParsers();
  dropTypesOfNothing(server);
  server.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const { config } = request.routeOptions;
    if (config.keepsRawBody) {
      request.rawBody = body;
      return done(null);
    }
    if (!isModest(body, MAX_DEPTH, bodyLimitsOf(config).values)) return done(platformError('TOO_INTRICATE'));
    void parseJson(request, body.toString(), done);
  });
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer' },
    ({ routeOptions }: FastifyRequest, _body, done) =>
      done(routeOptions.config.takesUrlencoded ? null : new UnsupportedMediaTypeException()),
  );
}
