import { LoggerModule } from 'nestjs-pino';
import { censored } from './censored.js';
import { loggedPath } from './logged-path.js';
const ERROR_LEVEL = 50;
/** Database errors carry the values of the row; only what helps to find the fault is kept. */
function describeError(error) {
    const cause = error.cause instanceof Error ? describeError(error.cause) : undefined;
    return { type: error.name, message: error.message, code: error.code, stack: error.stack, cause };
}
/** Whatever is logged as an error is reported as one, too: one place, and nothing that the log does not know. */
export function loggerModule(env, process, reports) {
    return LoggerModule.forRoot({
        pinoHttp: {
            level: env.LOG_LEVEL,
            hooks: {
                logMethod(args, method, level) {
                    const [fields] = args;
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
            autoLogging: { ignore: (req) => req.url === '/api/health/live' || !req.url?.startsWith('/api') },
            customLogLevel: (_req, res, err) => (err || res.statusCode >= 500 ? 'error' : 'info'),
            serializers: {
                err: describeError,
                req: (req) => ({
                    id: req.id,
                    method: req.method,
                    url: loggedPath(req.url),
                }),
                res: (res) => ({ statusCode: res.statusCode }),
            },
        },
    });
}
//# sourceMappingURL=logger.module.js.map