var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Body, Controller, HttpCode, Logger, Post } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { BodyLimit } from '../../platform/http/input/body-limit.js';
import { loggedPath } from '../../platform/logging/logged-path.js';
import { Metrics } from '../../platform/metrics/metrics.js';
import { RateLimit } from '../../platform/security/rate-limit.guard.js';
import { clientErrorBody } from './client-error.dto.js';
import { scrubbed } from './scrubbed.domain.js';
/** A page tells five at most; a carrier's customers come from one address. */
const CLIENT_ERROR_LIMIT = { name: 'client-errors', points: 60, seconds: 600 };
/** Errors in visitors' browsers: logged, counted and reported like our own, and kept nowhere. */
let ClientErrorsController = class ClientErrorsController {
    logger = new Logger('ClientErrors');
    told;
    constructor(metrics) {
        this.told = metrics.counter('ironbloom_client_errors_total', 'Errors that browsers told of, by kind', [
            'kind',
        ]);
    }
    tell({ kind, name, message, stack, path }) {
        this.told.inc({ kind });
        const error = new Error(scrubbed(message));
        error.name = scrubbed(name);
        error.stack = scrubbed(stack ?? `${name}: ${message}`);
        this.logger.error({ err: error, kind, path: scrubbed(loggedPath(path)) }, 'error in a browser');
    }
};
__decorate([
    Post(),
    HttpCode(204),
    RateLimit(CLIENT_ERROR_LIMIT),
    BodyLimit({ bytes: 16_384, values: 10 }),
    ApiOperation({ summary: 'Tell of an error in the browser' }),
    ApiResponse({ status: 204 }),
    __param(0, Body({ schema: clientErrorBody })),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [Object]),
    __metadata("design:returntype", void 0)
], ClientErrorsController.prototype, "tell", null);
ClientErrorsController = __decorate([
    ApiTags('client-errors'),
    Controller('api/client-errors'),
    __metadata("design:paramtypes", [Metrics])
], ClientErrorsController);
export { ClientErrorsController };
//# sourceMappingURL=client-errors.controller.js.map