import type { DynamicModule } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import type { Env } from '../../config/env.ts';

/** Keys whose values never reach a log, wherever they stand in an object. */
const PERSONAL = ['email', 'phone', 'name', 'password', 'otp', 'token', 'statusToken', 'authorization'];

/** Addresses carry unguessable tokens; a log keeps the path's shape only. */
function withoutSecrets(url: string): string {
  return url.replace(/\?.*$/, '').replace(/(\/payments\/status\/)[^/]+/, '$1***');
}

/** Database errors carry the values of the row; only what helps to find the fault is kept. */
function describeError(error: Error & { code?: unknown }): Record<string, unknown> {
  const cause = error.cause instanceof Error ? describeError(error.cause) : undefined;
  return { type: error.name, message: error.message, code: error.code, stack: error.stack, cause };
}

export function loggerModule(env: Env): DynamicModule {
  return LoggerModule.forRoot({
    pinoHttp: {
      level: env.LOG_LEVEL,
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
          url: withoutSecrets(req.url),
        }),
        res: (res: { statusCode: number }) => ({ statusCode: res.statusCode }),
      },
    },
  });
}
