var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { Outbox } from '../../../platform/jobs/outbox/outbox.js';
import { RateLimits } from '../../../platform/security/rate-limits.js';
import { requesterKey } from '../devices/device.js';
import { authError } from '../auth.errors.js';
/** No faster than once a minute, and five an hour for one address, whatever the code is for. */
const SPACING = { name: 'code-spacing', points: 1, seconds: 60 };
const HOURLY = { name: 'code-hourly', points: 5, seconds: 3_600 };
/**
 * Asks for code mails. Whether there is an account, and so a mail, is found out by the worker: the
 * request does the same work and takes the same time for every address.
 */
let CodeRequestsService = class CodeRequestsService {
    unitOfWork;
    outbox;
    limits;
    constructor(unitOfWork, outbox, limits) {
        this.unitOfWork = unitOfWork;
        this.outbox = outbox;
        this.limits = limits;
    }
    /**
     * Counts one mail to the address as typed, so that a refusal tells nothing of accounts. Who signed in from this
     * browser before has mails of their own: strangers cannot use them up.
     * @returns seconds to wait when it is one too many, else 0
     */
    async take(email, device) {
        const requester = requesterKey(email, device);
        return (await this.limits.take(SPACING, requester)) || this.limits.take(HOURLY, requester);
    }
    /** As `take`. @throws DomainError `OTP_RESEND_TOO_SOON` when it is one too many */
    async enforce(email, device) {
        const wait = await this.take(email, device);
        if (wait === 0)
            return;
        throw authError('OTP_RESEND_TOO_SOON', {
            retryAfterSeconds: wait,
            message: `Please wait ${wait} ${wait === 1 ? 'second' : 'seconds'} before asking for another code.`,
        });
    }
    /** Answers the same for every address. @throws DomainError `OTP_RESEND_TOO_SOON` */
    async request(email, reason, device) {
        await this.enforce(email, device);
        await this.unitOfWork.run((tx) => this.add(tx, email, reason, device));
    }
    /** The code is made and mailed if, and only if, `tx` commits. */
    async add(tx, email, reason, { id }) {
        await this.outbox.add(tx, 'auth.send-code', { requestId: uuidv7(), email, reason, device: id });
    }
};
CodeRequestsService = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork,
        Outbox,
        RateLimits])
], CodeRequestsService);
export { CodeRequestsService };
//# sourceMappingURL=code-requests.service.js.map