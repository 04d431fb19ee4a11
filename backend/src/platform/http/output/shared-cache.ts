import type { FastifyInstance } from 'fastify';

const S_MAXAGE = /\bs-maxage=(\d+)/;

/**
 * For nginx and CDNs, which may show a page as long as we do and for a second more while they renew it; browsers ask
 * each time. @param freshMs rounded up to seconds; 0 keeps nothing
 */
export function sharedCacheFor(freshMs: number): string {
  const seconds = Math.ceil(freshMs / 1_000);
  return `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=1, stale-if-error=86400`;
}

/** Where copies in nginx end: with a whole second. @param madeAt ms since the epoch @returns the same */
export function copiesEnd(madeAt: number, freshMs: number): number {
  return (Math.floor(madeAt / 1_000) + Math.ceil(freshMs / 1_000)) * 1_000;
}

/**
 * What only nginx hears: until when a copy is fresh. It counts in whole seconds, makes up to N + 1 of `s-maxage=N`, and adds that
 * up over its two layers; a point in time stays what it is. @param madeAt ms since the epoch
 */
export function accelExpires(cacheControl: string, madeAt: number): { 'x-accel-expires'?: string } {
  const seconds = Number(S_MAXAGE.exec(cacheControl)?.[1] ?? 0);
  return seconds > 0 ? { 'x-accel-expires': `@${copiesEnd(madeAt, seconds * 1_000) / 1_000 - 1}` } : {};
}

/**
 * For what is not there (any more): nginx keeps the refusal for the rest of this second, so that the copy of what was there before
 * is gone and cannot stand in for us when we are away. To all others it is `no-store`.
 * It must come before Cache-Control: nginx before 1.23 hears the first of them only.
 */
export function expireWithinSecond(): { 'x-accel-expires': string } {
  return { 'x-accel-expires': `@${Math.floor(Date.now() / 1_000)}` };
}

/** Gives every answer that shared caches may keep its end. After the routes have said how long. */
export function addCacheExpiry(server: FastifyInstance): void {
  server.addHook('onSend', (_request, reply, _payload, done) => {
    const cacheControl = reply.getHeader('cache-control');
    if (typeof cacheControl === 'string' && !reply.hasHeader('x-accel-expires')) {
      void reply.headers(accelExpires(cacheControl, Date.now()));
    }
    done();
  });
}

/** An answer of the API is for whoever asked, and no cache's to keep, unless its route says otherwise. */
export function noStoreByDefault(server: FastifyInstance): void {
  server.addHook('onSend', (request, reply, _payload, done) => {
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control')) {
      void reply.header('cache-control', 'no-store');
    }
    done();
  });
}
