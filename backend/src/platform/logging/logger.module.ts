import type { DynamicModule } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import type { Env } from '../../config/env.ts';
import type { ErrorReports, ReportContext } from '../errors/error-reports.ts';
import { censored } from './log-privacy.ts';
import { requestUnderWork } from './request-log.ts';

const ERROR_LEVEL = 50;

/** Database errors contain row values; only what helps to find the fault is kept. */
function describeError(error: Error & { code?: unknown }): Record<string, unknown> {
  const cause = error.cause instanceof Error ? describeError(error.cause) : undefined;
  return { type: error.name, message: error.message, code: error.code, stack: error.stack, cause };
}

interface Logged extends Record<string, unknown> {
  err?: unknown;
  /** Level of a request's final line; errors have their own. */
  res?: unknown;
  requestId?: string;
}

/** Every logged error is also reported, with nothing that the log does not contain. */
export function loggerModule(
  env: Env,
  process: ReportContext['process'],
  reports: ErrorReports,
): DynamicModule {
  return LoggerModule.forRoot({
    // Requests are logged by `logRequests`.
    forRoutes: [],
    pinoHttp: {
      level: env.LOG_LEVEL,
      hooks: {
        logMethod(args, method, level) {
          const [fields] = args as [Logged | Error | string | null];
          // Fields of a request's line are chosen below: none is personal.
          if (typeof fields === 'object' && fields && !(fields instanceof Error) && !fields.res) {
            const { err, requestId } = fields;
            if (level >= ERROR_LEVEL && err instanceof Error) {
              reports.report(err, { process, ...(requestId && { requestId }) });
            }
            args[0] = censored(fields);
          }
          method.apply(this, args);
        },
      },
      mixin: requestUnderWork,
      wrapSerializers: false,
      serializers: { err: describeError },
    },
  });
}
