import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Logger } from 'pino';
import { loggedPath } from './log-privacy.ts';

const current = new AsyncLocalStorage<FastifyRequest>();

/** Names the request in every log line that is written while it is served. */
export function requestUnderWork(): object {
  const request = current.getStore();
  return request ? { req: described(request) } : {};
}

/**
 * Writes a line for each request of the API once it is over, and lets all lines before it name the request. As hooks of the server:
 * pino-http's middleware is told only `/` of an address behind Nest's wildcard, and makes a logger for each request.
 */
export function logRequests(server: FastifyInstance, logger: Logger): void {
  server.addHook('onRequest', (request, reply, done) => {
    // What a page asks of the API is part of the page's request. Closed it is at its end, and when the reader hung up before.
    const isLogged = isOfApi(request.raw.url) && !current.getStore();
    if (isLogged) reply.raw.once('close', () => logAnswer(logger, request, reply));
    current.run(request, done);
  });
}

/** Pages are logged by nginx; health probes say nothing worth a line. */
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

/** In words without anything personal. */
function described({ id, method, raw }: FastifyRequest): { id: string; method: string; url: string } {
  return { id, method, url: loggedPath(raw.url ?? '') };
}
