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
import { Inject, Injectable, Logger } from '@nestjs/common';
import { createHash, randomBytes } from 'node:crypto';
import { ActivityLog } from '../../../activity/activity-log.api.js';
import { UnitOfWork } from '../../../../platform/database/unit-of-work.js';
import { REDIS } from '../../../../platform/redis/redis.module.js';
import { paymentsCsv } from './payment-csv.js';
import { PaymentExportRepository } from './payment-export.repository.js';
import { paymentError } from '../../core/payments.errors.js';
const GOOD_FOR_SECONDS = 60;
const TOKEN_BYTES = 32;
/** Lets an admin's browser fetch a file by a plain download, which cannot carry a bearer token. */
let PaymentExportService = class PaymentExportService {
    redis;
    unitOfWork;
    activities;
    payments;
    logger = new Logger('Export');
    constructor(redis, unitOfWork, activities, payments) {
        this.redis = redis;
        this.unitOfWork = unitOfWork;
        this.activities = activities;
        this.payments = payments;
    }
    /** @returns a token that opens the filtered payments once, within a minute. @throws EXPORT_UNAVAILABLE */
    async allow(filter, actor) {
        const token = randomBytes(TOKEN_BYTES).toString('base64url');
        const changes = { before: null, after: filter };
        await this.unitOfWork.run((tx) => this.activities.record(tx, actor, { action: 'Exported', feature: 'Payment', changes }));
        await this.ask(() => this.redis.set(keyOf(token), JSON.stringify(filter), 'EX', GOOD_FOR_SECONDS));
        return token;
    }
    /** The file, as it is read. @throws UNKNOWN_EXPORT, EXPORT_UNAVAILABLE */
    async redeem(token) {
        // Taken and removed in one step: of two downloads at once one gets the file.
        const filter = await this.ask(() => this.redis.getdel(keyOf(token)));
        if (!filter)
            throw paymentError('UNKNOWN_EXPORT');
        const lines = paymentsCsv(this.payments.batches(JSON.parse(filter)));
        return { fileName: fileName(), lines };
    }
    /** What `redeem` would answer with, and the token stays good. @throws UNKNOWN_EXPORT, EXPORT_UNAVAILABLE */
    async look(token) {
        const known = await this.ask(() => this.redis.exists(keyOf(token)));
        if (!known)
            throw paymentError('UNKNOWN_EXPORT');
        return { fileName: fileName() };
    }
    async ask(command) {
        try {
            return await command();
        }
        catch (error) {
            this.logger.warn({ err: error }, 'Redis is away: no export');
            throw paymentError('EXPORT_UNAVAILABLE', { cause: error });
        }
    }
};
PaymentExportService = __decorate([
    Injectable(),
    __param(0, Inject(REDIS)),
    __metadata("design:paramtypes", [Function, UnitOfWork,
        ActivityLog,
        PaymentExportRepository])
], PaymentExportService);
export { PaymentExportService };
/** By today's date in India. */
function fileName() {
    return `payments-${new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' })}.csv`;
}
/** Who can read Redis cannot download with what stands there. */
function keyOf(token) {
    return `export:payments:${createHash('sha256').update(token).digest('base64url')}`;
}
//# sourceMappingURL=payment-export.service.js.map