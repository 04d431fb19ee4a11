import type { INestApplicationContext, Type } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Env } from '../../../config/env.ts';
import { platformError } from '../../errors/platform-errors.ts';
import { AccessGuard } from '../../security/access.guard.ts';
import { RateLimitGuard } from '../../security/rate-limit.guard.ts';
import { refuseCrossSite } from './cross-site.ts';
import { routeConfig } from '../route-config.ts';

/** A check of the request's headers, before its body is read. */
export interface EntryCheck {
  /** @throws DomainError when the request goes no further */
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
 * How long who was refused has to hang up, ms. nginx does so at once, but a line that nobody reads does not tell; until then it
 * holds its socket and two buffers.
 */
const HANG_UP_MS = 1_000;

/**
 * Asks whether a request may go on before a byte of its body is read: Nest's own guards come after the body was parsed, and
 * a stranger's would cost what an owner's may.
 */
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
 * Leaves the rest of a long body where it is. Node would read all of it behind the answer, and accepts hardly a connection
 * while it does. The line is not cut at once: nginx takes that for a backend that failed.
 */
function stopReading({ headers, raw }: FastifyRequest): void {
  const isShort = Number(headers['content-length'] ?? 0) <= READ_AND_DROPPED_BYTES;
  if (isShort && headers['transfer-encoding'] === undefined) return;
  // As if somebody had begun to read and waited for more: Node fills the stream's buffer and stops. It discards what nobody has
  // begun to read; and `read` begins nothing when the buffer is full already, the listener then holds the rest.
  raw.on('readable', () => undefined);
  raw.read(0);
  const { socket } = raw;
  const hangUp = setTimeout(() => socket.destroy(), HANG_UP_MS).unref();
  socket.once('close', () => clearTimeout(hangUp));
}
