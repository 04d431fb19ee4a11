import type { FastifyInstance, FastifyRequest } from 'fastify';
import { platformError } from '../errors/errors.ts';
import { routeConfig } from './route-config.ts';
import type { INestApplicationContext, Type } from '@nestjs/common';
import type { Env } from '../../config/env.ts';
import { AccessGuard } from '../security/access.guard.ts';
import { RateLimitGuard } from '../security/rate-limits.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    allowCrossSite?: boolean;
  }
}

const CHANGES_NOTHING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** For requests of programs and mail clients, which send no origin. */
export const AllowCrossSite = () => routeConfig({ allowCrossSite: true });

/**
 * CSRF protection by browsers' own headers; a request without them is not from a browser. After Go's
 * `net/http.CrossOriginProtection`.
 * @param siteUrl PUBLIC_URL; the requested host (`Host`, which no page can choose) is accepted as well, for a site with a
 * second name
 * @throws DomainError `OTHER_SITE`
 */
export function refuseCrossSite({ method, headers, routeOptions }: FastifyRequest, siteUrl: string) {
  if (CHANGES_NOTHING.has(method) || routeOptions.config.allowCrossSite) return;
  const { origin, 'sec-fetch-site': site } = headers;
  if (site === 'same-origin' || site === 'none') return;
  if (origin !== undefined && origin === new URL(siteUrl).origin) return;
  // Old browsers and plain HTTP send no Sec-Fetch-Site.
  if (site === undefined && (origin === undefined || URL.parse(origin)?.hostname === hostOf(headers.host)))
    return;
  throw platformError('OTHER_SITE');
}

const hostOf = (host = ''): string | undefined => URL.parse(`http://${host}`)?.hostname;

/** A check of the request's headers, before its body is read. */
export interface EntryCheck {
  /** @throws DomainError to refuse the request */
  check(request: FastifyRequest): Promise<void> | void;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    entryCheck?: Type<EntryCheck>;
  }
}

/** Adds a check to a route. @param check a provider of the route's module */
export const CheckAtEntry = (check: Type<EntryCheck>) => routeConfig({ entryCheck: check });

/** Bytes of a refused request's body that are read and dropped, so that its connection can be reused. */
const READ_AND_DROPPED_BYTES = 65_536;
/**
 * Time for a refused client to close the connection, ms. nginx does so at once; a client that does not read would hold a
 * socket and two buffers.
 */
const HANG_UP_MS = 1_000;

/** Runs checks before the body is read: Nest's guards run after parsing, so a stranger's body would cost as much as an owner's. */
export function checkAtEntry(server: FastifyInstance, app: INestApplicationContext, env: Env): void {
  const limits = app.get(RateLimitGuard);
  const access = app.get(AccessGuard);
  server.addHook('onRequest', async (request, reply) => {
    const { rateLimit, access: level, entryCheck } = request.routeOptions.config;
    try {
      refuseCrossSite(request, env.PUBLIC_URL);
      if (request.is404) throw platformError('NOT_FOUND');
      if (rateLimit) await limits.check(request);
      if (level) await access.check(request, reply);
      if (entryCheck) await app.get(entryCheck, { strict: false }).check(request);
    } catch (refusal) {
      stopReading(request);
      throw refusal;
    }
  });
}

/**
 * Leaves the rest of a long body unread, which Node would otherwise read after the answer. The connection is not cut at once,
 * as nginx would count that as a failed backend.
 */
function stopReading({ headers, raw }: FastifyRequest): void {
  const isShort = Number(headers['content-length'] ?? 0) <= READ_AND_DROPPED_BYTES;
  if (isShort && headers['transfer-encoding'] === undefined) return;
  // A first `read` makes Node fill the stream's buffer and stop; a stream that was never read is drained. With a full buffer
  // `read` starts nothing, and the listener holds the rest.
  raw.on('readable', () => undefined);
  raw.read(0);
  const { socket } = raw;
  const hangUp = setTimeout(() => socket.destroy(), HANG_UP_MS).unref();
  socket.once('close', () => clearTimeout(hangUp));
}
