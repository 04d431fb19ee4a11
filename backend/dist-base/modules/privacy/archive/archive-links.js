var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ActivityLog } from '../../activity/activity-log.api.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { ShortLived } from '../../../platform/redis/short-lived.js';
import { privacyError } from '../privacy.errors.js';
const GOOD_FOR_SECONDS = 60;
const TOKEN_BYTES = 32;
/** Lets a browser fetch an archive by a plain download, which carries no bearer token: by a link that works once. */
let ArchiveLinks = class ArchiveLinks {
    shortLived;
    db;
    activities;
    constructor(shortLived, db, activities) {
        this.shortLived = shortLived;
        this.db = db;
        this.activities = activities;
    }
    /** @returns where it is for a minute. @throws TRY_LATER */
    async make(subject, actor) {
        const token = randomBytes(TOKEN_BYTES).toString('base64url');
        const own = subject.userId === actor.userId;
        await this.activities.record(this.db, actor, {
            action: 'Exported',
            feature: 'Personal data',
            ...(!own && { changes: { before: null, after: { email: subject.email } } }),
        });
        await this.shortLived.put(keyOf(token), JSON.stringify(subject), GOOD_FOR_SECONDS);
        return `/api/privacy/archives/${token}`;
    }
    /** Of two who come at once one gets it. @throws EXPORT_GONE, TRY_LATER */
    async redeem(token) {
        return known(await this.shortLived.take(keyOf(token)));
    }
    /** Whose it is, and the link stays good. @throws EXPORT_GONE, TRY_LATER */
    async look(token) {
        return known(await this.shortLived.get(keyOf(token)));
    }
};
ArchiveLinks = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [ShortLived,
        UnitOfWork,
        ActivityLog])
], ArchiveLinks);
export { ArchiveLinks };
/** Who can read Redis cannot download with what stands there. */
const keyOf = (token) => `export:person:${createHash('sha256').update(token).digest('base64url')}`;
function known(value) {
    if (value === undefined)
        throw privacyError('EXPORT_GONE');
    return JSON.parse(value);
}
//# sourceMappingURL=archive-links.js.map