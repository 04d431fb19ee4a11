import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import { DatabaseError } from 'pg';
import { QueryFailedError } from 'typeorm';
import { DomainError, type ErrorKind, platformError } from '../../errors/errors.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isPoolTimeout } from '../../database/unit-of-work.ts';
import { expireWithinSecond } from './shared-cache.ts';

const STATUS: Record<ErrorKind, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'rate-limited': 429,
  unavailable: 503,
};

/** Codes of errors that the framework throws before a handler runs. */
const FRAMEWORK_CODE: Record<number, [code: string, message: string]> = {
  400: ['BAD_REQUEST', 'The request could not be read.'],
  404: ['NOT_FOUND', 'There is nothing at this address.'],
  405: ['METHOD_NOT_ALLOWED', 'This address does not support that kind of request.'],
  413: ['PAYLOAD_TOO_LARGE', 'That is too large to send.'],
  415: ['UNSUPPORTED_MEDIA_TYPE', 'This kind of content is not accepted here.'],
};

export interface ErrorBody {
  statusCode: number;
  code: string;
  message: string;
  requestId: string;
  fields?: Readonly<Record<string, string>>;
}

/** PostgreSQL keeps no NUL, and no half of a surrogate pair: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const UNSTORABLE = new Set(['22021', '22P05']);

/** Maps every error to an answer (wire-9). An unexpected one is a 500 without details. */
export function errorBody(error: unknown, requestId: string): ErrorBody {
  if (error instanceof DomainError) {
    const { code, message, fields } = error;
    return { statusCode: STATUS[error.kind], code, message, requestId, ...(fields && { fields }) };
  }
  const statusCode = clientErrorStatus(error);
  if (statusCode === undefined) {
    return {
      statusCode: 500,
      code: 'INTERNAL',
      message: 'Something went wrong on our side. Please try again.',
      requestId,
    };
  }
  const [code, message] = FRAMEWORK_CODE[statusCode] ?? ['BAD_REQUEST', 'The request was refused.'];
  return { statusCode, code, message, requestId };
}

/** Fastify and Nest both carry the status on the error; only 4xx is for the client to see. */
function clientErrorStatus(error: unknown): number | undefined {
  // TypeORM wraps what the pool throws as it is.
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : error;
  if (cause instanceof DatabaseError) return UNSTORABLE.has(cause.code ?? '') ? 400 : undefined;
  const status =
    error instanceof HttpException
      ? error.getStatus()
      : (error as { statusCode?: unknown } | null | undefined)?.statusCode;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined;
}

/** Retry-After when the pool has no free connection. */
const BUSY_RETRY_AFTER_S = 2;

/** Answers an error of a route. A 500 is logged in full under the request id. */
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
    // Replaced in place when the route has set it already.
    void reply.removeHeader('cache-control');
    if (body.statusCode === 404) void reply.headers(expireWithinSecond());
    void reply.status(body.statusCode).header('cache-control', 'no-store').send(body);
  }

  /** Nothing was written, so the client may retry. */
  private busy(cause: Error): DomainError {
    this.logger.warn(`no connection to the database in time: ${cause.message}`);
    return platformError('BUSY', { retryAfterSeconds: BUSY_RETRY_AFTER_S, cause });
  }
}
