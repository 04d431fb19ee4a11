var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Catch, Logger } from '@nestjs/common';
import { isPoolTimeout } from '../../database/pool.js';
import { DomainError } from '../../errors/domain-error.js';
import { platformError } from '../../errors/platform-errors.js';
import { errorBody } from './error-body.js';
import { expireWithinSecond } from './shared-cache.js';
/** Connections to the database come free within milliseconds, unless something holds them all. */
const BUSY_RETRY_AFTER_S = 2;
/**
 * Answers what went wrong behind a route. A 500 is logged whole under the request id.
 */
let ErrorFilter = class ErrorFilter {
    logger = new Logger('Http');
    /** Sends the one form that errors have (`errorBody`), kept by no cache for longer than a second. */
    catch(thrown, host) {
        const error = isPoolTimeout(thrown) ? this.busy(thrown) : thrown;
        const reply = host.switchToHttp().getResponse();
        const request = host.switchToHttp().getRequest();
        const body = errorBody(error, String(request.id));
        if (body.statusCode >= 500 && body.statusCode !== 503) {
            this.logger.error({ err: error, requestId: body.requestId, path: request.routeOptions.url });
        }
        if (error instanceof DomainError && error.retryAfterSeconds !== undefined) {
            void reply.header('retry-after', String(error.retryAfterSeconds));
        }
        // The route may have set it already, and what is set again keeps its place among the headers.
        void reply.removeHeader('cache-control');
        if (body.statusCode === 404)
            void reply.headers(expireWithinSecond());
        void reply.status(body.statusCode).header('cache-control', 'no-store').send(body);
    }
    /** Nothing was written, so the same request may simply be sent again. */
    busy(cause) {
        this.logger.warn(`no connection to the database in time: ${cause.message}`);
        return platformError('BUSY', { retryAfterSeconds: BUSY_RETRY_AFTER_S, cause });
    }
};
ErrorFilter = __decorate([
    Catch()
], ErrorFilter);
export { ErrorFilter };
//# sourceMappingURL=error.filter.js.map