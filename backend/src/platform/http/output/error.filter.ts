import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isPoolTimeout } from '../../database/pool.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { platformError } from '../../errors/platform-errors.ts';
import { errorBody } from './error-body.ts';
import { expireWithinSecond } from './shared-cache.ts';

/** Retry-After when the pool has no free connection. */
const BUSY_RETRY_AFTER_S = 2;

/**
 * Answers what went wrong behind a route. A 500 is logged whole under the request id.
 */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('Http');

  /** Sends the error body (`errorBody`); caches keep it for a second at most. */
  catch(thrown: unknown, host: ArgumentsHost): void {
    const error = isPoolTimeout(thrown) ? this.busy(thrown) : thrown;
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const body = errorBody(error, String(request.id));
    if (body.statusCode >= 500 && body.statusCode !== 503) {
      this.logger.error({ err: error, requestId: body.requestId, path: request.routeOptions.url });
    }
    if (error instanceof DomainError && error.retryAfterSeconds !== undefined) {
      void reply.header('retry-after', String(error.retryAfterSeconds));
    }
    // The route may have set it already, and what is set again keeps its place among the headers.
    void reply.removeHeader('cache-control');
    if (body.statusCode === 404) void reply.headers(expireWithinSecond());
    void reply.status(body.statusCode).header('cache-control', 'no-store').send(body);
  }

  /** Nothing was written: the client may repeat the request. */
  private busy(cause: Error): DomainError {
    this.logger.warn(`no connection to the database in time: ${cause.message}`);
    return platformError('BUSY', { retryAfterSeconds: BUSY_RETRY_AFTER_S, cause });
  }
}
