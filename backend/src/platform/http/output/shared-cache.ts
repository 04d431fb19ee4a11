import type { FastifyInstance } from 'fastify';

const S_MAXAGE = /\bs-maxage=(\d+)/;

/**
 * For nginx and CDNs; browsers ask each time. A copy may be shown for one second more while it is renewed, and for a day while
 * no backend answers. @param freshMs rounded up to seconds; 0 keeps nothing
 */
export function sharedCacheFor(freshMs: number): string {
  const seconds = Math.ceil(freshMs / 1_000);
  return `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=1, stale-if-error=86400`;
}

/**
 * Until when nginx takes a copy for fresh. nginx counts in whole seconds and would make up to N + 1 of `s-maxage=N`; the end of a
 * given second keeps it to N. Nobody but nginx sees it. @param madeAt of what is sent, ms since the epoch
 */
export function accelExpires(cacheControl: string, madeAt: number): { 'x-accel-expires'?: string } {
  const seconds = Number(S_MAXAGE.exec(cacheControl)?.[1] ?? 0);
  return seconds > 0 ? { 'x-accel-expires': `@${Math.floor(madeAt / 1_000) + seconds - 1}` } : {};
}

/**
 * For a 404 or a redirect: nginx keeps it for the rest of this second, so that it replaces the copy of what was there before, which
 * would otherwise be shown again when no backend answers. To all others it is `no-store`.
 * It must come before Cache-Control: nginx before 1.23 reads the first of them only.
 */
export function expireWithinSecond(): { 'x-accel-expires': string } {
  return { 'x-accel-expires': `@${Math.floor(Date.now() / 1_000)}` };
}

/** Adds its end to every answer that shared caches may keep, after the routes have set Cache-Control. */
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
