import type { DynamicModule } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import type { Env } from '../../config/env.ts';
import type { ErrorReports, ReportContext } from '../errors/error-reports.ts';
import { censored } from './log-privacy.ts';
import { requestUnderWork } from './request-log.ts';

const ERROR_LEVEL = 50;

/** Database errors carry the values of the row; only what helps to find the fault is kept. */
function describeError(error: Error & { code?: unknown }): Record<string, unknown> {
  const cause = error.cause instanceof Error ? describeError(error.cause) : undefined;
  return { type: error.name, message: error.message, code: error.code, stack: error.stack, cause };
}

interface Logged extends Record<string, unknown> {
  err?: unknown;
  /** Of the line that every request ends with; what went wrong has a line of its own. */
  res?: unknown;
  requestId?: string;
}

/** Whatever is logged as an error is reported as one, too: one place, and nothing that the log does not know. */
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
          // What the line of a request says is chosen below: nothing in it is personal.
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
