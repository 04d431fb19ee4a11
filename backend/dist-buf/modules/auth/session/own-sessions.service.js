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
import { ActivityLog } from '../../activity/activity-log.api.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { Sessions } from '../../users/sessions.api.js';
import { authError } from '../auth.errors.js';
/** A member's own sessions, one by one. */
let OwnSessionsService = class OwnSessionsService {
    unitOfWork;
    sessions;
    activity;
    constructor(unitOfWork, sessions, activity) {
        this.unitOfWork = unitOfWork;
        this.sessions = sessions;
        this.activity = activity;
    }
    /** The one that asks is among them, also where it began before sessions were written down. */
    async list({ userId, userAgent }, token) {
        const open = await this.sessions.of(userId);
        if (token.id === undefined || open.some(({ id }) => id === token.id))
            return open;
        await this.sessions.adopt(userId, token, userAgent);
        return this.sessions.of(userId);
    }
    /** @throws DomainError `UNKNOWN_SESSION` when it has ended already, or is not theirs */
    async end(actor, id) {
        await this.unitOfWork.run(async (tx) => {
            if (!(await this.sessions.end(tx, actor.userId, id)))
                throw authError('UNKNOWN_SESSION');
            await this.activity.record(tx, actor, { action: 'Session ended', feature: 'Account' });
        });
    }
};
OwnSessionsService = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork,
        Sessions,
        ActivityLog])
], OwnSessionsService);
export { OwnSessionsService };
//# sourceMappingURL=own-sessions.service.js.map