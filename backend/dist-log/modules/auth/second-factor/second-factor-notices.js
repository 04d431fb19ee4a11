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
import { ActivityLog } from '../../activity/activity-log.api.js';
import { Mail } from '../../mails/mails.api.js';
/** Tells the activity log, and the person by mail, that how they sign in was changed or made use of. */
let SecondFactorNotices = class SecondFactorNotices {
    activity;
    mail;
    constructor(activity, mail) {
        this.activity = activity;
        this.mail = mail;
    }
    /** @param who did it; an owner's reset is not the holder's own doing */
    async tell(tx, holder, who, { action, what, detail, mailKey = uuidv7() }) {
        await this.activity.record(tx, who, {
            action,
            feature: 'Two-step sign-in',
            changes: { before: null, after: { _id: holder.id, email: holder.email, ...detail } },
        });
        const { email, name } = holder;
        await this.mail.enqueue(tx, {
            key: `second-factor:${mailKey}`,
            template: 'second-factor',
            to: { email, name },
            data: { name, what },
        });
    }
};
SecondFactorNotices = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [ActivityLog,
        Mail])
], SecondFactorNotices);
export { SecondFactorNotices };
//# sourceMappingURL=second-factor-notices.js.map