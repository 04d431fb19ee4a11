import type { FastifyInstance } from 'fastify';

const S_MAXAGE = /\bs-maxage=(\d+)/;

/**
 * For nginx and CDNs; browsers revalidate. A copy may be stale for one second while it is renewed, and for a day while no
 * backend answers. @param freshMs rounded up to seconds; 0 disables caching
 */
export function sharedCacheFor(freshMs: number): string {
  const seconds = Math.ceil(freshMs / 1_000);
  return `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=1, stale-if-error=86400`;
}

/**
 * X-Accel-Expires: nginx counts whole seconds and would make up to N + 1 of `s-maxage=N`; an absolute second limits it to N.
 * Only nginx sees it. @param madeAt of the content, ms since the epoch
 */
export function accelExpires(cacheControl: string, madeAt: number): { 'x-accel-expires'?: string } {
  const seconds = Number(S_MAXAGE.exec(cacheControl)?.[1] ?? 0);
  return seconds > 0 ? { 'x-accel-expires': `@${Math.floor(madeAt / 1_000) + seconds - 1}` } : {};
}

/**
 * For a 404 or a redirect: cached by nginx for the rest of this second, so that it replaces the earlier copy, which would
 * otherwise be served when no backend answers. Others see `no-store`.
 * It must come before Cache-Control: nginx before 1.23 reads the first of the two only.
 */
export function expireWithinSecond(): { 'x-accel-expires': string } {
  return { 'x-accel-expires': `@${Math.floor(Date.now() / 1_000)}` };
}

/** Adds the expiry to every cacheable answer, after the routes have set Cache-Control. */
export function addCacheExpiry(server: FastifyInstance): void {
  server.addHook('onSend', (_request, reply, _payload, done) => {
    const cacheControl = reply.getHeader('cache-control');
    if (typeof cacheControl === 'string' && !reply.hasHeader('x-accel-expires')) {
      void reply.headers(accelExpires(cacheControl, Date.now()));
    }
    done();
  });
}

/** API answers are `no-store` unless their route sets Cache-Control. */
export function noStoreByDefault(server: FastifyInstance): void {
  server.addHook('onSend', (request, reply, _payload, done) => {
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control')) {
      void reply.header('cache-control', 'no-store');
    }
    done();
  });
}
