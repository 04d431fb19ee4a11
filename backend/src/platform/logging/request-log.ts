import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Logger } from 'pino';
import { loggedPath } from './log-privacy.ts';

const current = new AsyncLocalStorage<FastifyRequest>();

/** Adds the request id to every log line during a request. */
export function requestUnderWork(): object {
  const request = current.getStore();
  return request ? { req: described(request) } : {};
}

/**
 * Logs each API request at its end, and adds the request to all lines before. Hooks of the server: pino-http's middleware sees
 * only `/` behind Nest's wildcard, and creates a logger per request.
 */
export function logRequests(server: FastifyInstance, logger: Logger): void {
  server.addHook('onRequest', (request, reply, done) => {
    // API calls of a rendering belong to the page's request. Closed at its end, or before it when the client hung up.
    const isLogged = isOfApi(request.raw.url) && !current.getStore();
    if (isLogged) reply.raw.once('close', () => logAnswer(logger, request, reply));
    current.run(request, done);
  });
}

/** nginx logs pages; health probes are not logged. */
function isOfApi(url = ''): boolean {
  return url.startsWith('/api') && !url.startsWith('/api/health/');
}

function logAnswer(logger: Logger, request: FastifyRequest, reply: FastifyReply): void {
  const { statusCode } = reply;
  const isOurFault = statusCode >= 500;
  const ending = isOurFault ? 'errored' : reply.raw.writableEnded ? 'completed' : 'aborted';
  logger[isOurFault ? 'error' : 'info'](
    { req: described(request), res: { statusCode }, responseTime: Math.round(reply.elapsedTime) },
    `request ${ending}`,
  );
}

/** Without personal data. */
function described({ id, method, raw }: FastifyRequest): { id: string; method: string; url: string } {
  return { id, method, url: loggedPath(raw.url ?? '') };
}
