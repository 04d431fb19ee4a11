import type { DynamicModule } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import type { Env } from '../../config/env.ts';
import type { ErrorReports, ReportContext } from '../errors/error-reports.ts';
import { loggedPath } from './logged-path.ts';

const ERROR_LEVEL = 50;

/** Keys whose values never reach a log, wherever they stand in an object. */
const PERSONAL = ['email', 'phone', 'name', 'password', 'otp', 'token', 'statusToken', 'authorization'];

/** Database errors carry the values of the row; only what helps to find the fault is kept. */
function describeError(error: Error & { code?: unknown }): Record<string, unknown> {
  const cause = error.cause instanceof Error ? describeError(error.cause) : undefined;
  return { type: error.name, message: error.message, code: error.code, stack: error.stack, cause };
}

interface Logged {
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
    pinoHttp: {
      level: env.LOG_LEVEL,
      hooks: {
        logMethod(args, method, level) {
          const { err, res, requestId }: Logged = typeof args[0] === 'object' ? (args[0] ?? {}) : {};
          if (level >= ERROR_LEVEL && err instanceof Error && !res) {
            reports.report(err, { process, ...(requestId && { requestId }) });
          }
          method.apply(this, args);
        },
      },
      redact: {
        paths: PERSONAL.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]),
        censor: '***',
      },
      autoLogging: { ignore: (req) => req.url === '/api/health/live' || !req.url?.startsWith('/api') },
      customLogLevel: (_req, res, err) => (err || res.statusCode >= 500 ? 'error' : 'info'),
      serializers: {
        err: describeError,
        req: (req: { id: string; method: string; url: string }) => ({
          id: req.id,
          method: req.method,
          url: loggedPath(req.url),
        }),
        res: (res: { statusCode: number }) => ({ statusCode: res.statusCode }),
      },
    },
  });
}
