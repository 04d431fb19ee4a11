import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify';
import { isRight } from '../../security/rights.ts';
import { routeConfig } from '../route-config.ts';
import { UnsupportedMediaTypeException } from '@nestjs/common';
import { platformError } from '../../errors/errors.ts';

/** Limits of a body. */
export interface BodyLimits {
  bytes: number;
  /** Values in JSON, lists and objects among them. */
  values: number;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    bodyLimits?: BodyLimits;
  }
}

/** Twice the longest message that a form accepts (5,000 letters). */
export const PUBLIC_LIMITS: BodyLimits = { bytes: 32_768, values: 1_000 };
const ADMIN_LIMITS: BodyLimits = { bytes: 1_048_576, values: 10_000 };

/** Sets a route's own limits. */
export const BodyLimit = (limits: BodyLimits) => routeConfig({ bodyLimits: limits });

/** A route's own limits, else those of admin routes or of public ones. */
export function bodyLimitsOf({ access, bodyLimits }: FastifyContextConfig): BodyLimits {
  return bodyLimits ?? (isRight(access) ? ADMIN_LIMITS : PUBLIC_LIMITS);
}

/** Applies the limits of each route. Call it before any route is registered. */
export function applyBodyLimits(server: FastifyInstance): void {
  server.addHook('onRoute', (route) => {
    route.bodyLimit = bodyLimitsOf(route.config ?? {}).bytes;
  });
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;

/** `[` and `{`, `]` and `}` differ in this bit only. */
const BRACE_BIT = 0x20;
const OPEN = 0x7b;
const CLOSE = 0x7d;

/**
 * Checks JSON limits in one pass before parsing: parsed values are walked by recursive library functions and take fifty times
 * the bytes.
 * @param depth nesting of lists and objects
 * @param values in all, lists and objects included
 */
export function isWithinLimits(json: Uint8Array, depth: number, values: number): boolean {
  let open = 0;
  let seen = 1;
  let quoted = false;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at]!;
    if (quoted) {
      if (byte === BACKSLASH) at += 1;
      else if (byte === QUOTE) quoted = false;
      continue;
    }
    const brace = byte | BRACE_BIT;
    if (byte === QUOTE) quoted = true;
    else if (byte === COMMA) seen += 1;
    else if (brace === OPEN) {
      open += 1;
      seen += 1;
    } else if (brace === CLOSE) open -= 1;
    if (open > depth || seen > values) return false;
  }
  return true;
}

/** No route needs more than three. */
const MAX_DEPTH = 16;

declare module 'fastify' {
  interface FastifyContextConfig {
    keepsRawBody?: boolean;
    takesUrlencoded?: boolean;
  }
  interface FastifyRequest {
    /** The unparsed body, where a route asks for it; Nest's `@RawBody` hands it out. */
    rawBody?: Buffer;
  }
}

/** Keeps the body unparsed, for a signature check. */
export const KeepsRawBody = () => routeConfig({ keepsRawBody: true });

/** Accepts an HTML form's content type and ignores its fields. Other sites can make a browser send one, so few routes do. */
export const TakesUrlencoded = () => routeConfig({ takesUrlencoded: true });

/** Drops the content type of an empty body. */
function dropContentTypeOfEmptyBody(server: FastifyInstance): void {
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
  dropContentTypeOfEmptyBody(server);
  server.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const { config } = request.routeOptions;
    if (config.keepsRawBody) {
      request.rawBody = body;
      return done(null);
    }
    if (!isWithinLimits(body, MAX_DEPTH, bodyLimitsOf(config).values))
      return done(platformError('TOO_INTRICATE'));
    void parseJson(request, body.toString(), done);
  });
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer' },
    ({ routeOptions }: FastifyRequest, _body, done) =>
      done(routeOptions.config.takesUrlencoded ? null : new UnsupportedMediaTypeException()),
  );
}
