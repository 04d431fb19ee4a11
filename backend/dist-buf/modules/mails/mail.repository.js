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
import { Inject, Injectable } from '@nestjs/common';
import { ENV } from '../../config/config.module.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { SECRET_FIELD, SECRET_TEMPLATES } from '../../platform/mail/mail-templates.js';
/** A one-time code, or a link that opens an account, must not be there to be read in a backup. */
const WITHOUT_SECRETS = `data = CASE WHEN template IN (${SECRET_TEMPLATES.map((name) => `'${name}'`).join(', ')})
                    THEN '{}'::jsonb ELSE data - '${SECRET_FIELD}' END`;
let MailRepository = class MailRepository {
    env;
    db;
    constructor(env, db) {
        this.env = env;
        this.db = db;
    }
    /** Takes a mail for sending, also one whose sender died. Undefined: nothing (or not yet) to send. */
    async claim(id) {
        const [mail] = await this.db.rows(`UPDATE mails SET status = 'sending', attempts = attempts + 1,
              lease_until = now() + make_interval(secs => $2)
        WHERE id = $1 AND (status = 'queued' OR (status = 'sending' AND lease_until < now()))
        RETURNING id, key, template, to_email AS "toEmail", to_name AS "toName", reply_to AS "replyTo", data`, [id, this.env.JOB_LEASE_MS / 1000]);
        return mail;
    }
    /** Whether another worker holds the mail, or held it a moment ago and gave it back. */
    async isUnsent(id) {
        const rows = await this.db.rows(`SELECT 1 FROM mails WHERE id = $1 AND status IN ('queued', 'sending')`, [
            id,
        ]);
        return rows.length > 0;
    }
    /** For good; a one-time code in it is forgotten. */
    async markSent(id) {
        await this.db.rows(`UPDATE mails SET status = 'sent', sent_at = now(), error = NULL, lease_until = NULL, ${WITHOUT_SECRETS}
        WHERE id = $1`, [id]);
    }
    /**
     * For good, unless a person takes it up again; a one-time code in it is forgotten.
     * @param error the mail server's words
     */
    async markFailed(id, error) {
        await this.db.rows(`UPDATE mails SET status = 'failed', error = $2, lease_until = NULL, ${WITHOUT_SECRETS} WHERE id = $1`, [id, error]);
    }
    /** Like `markFailed`, for a mail that still waits, or whose sender died. */
    async markGivenUp(id, error) {
        await this.db.rows(`UPDATE mails SET status = 'failed', error = $2, lease_until = NULL, ${WITHOUT_SECRETS}
        WHERE id = $1 AND (status = 'queued' OR (status = 'sending' AND lease_until < now()))`, [id, error]);
    }
    /** Back to the queue after a passing fault. */
    async requeue(id, error) {
        await this.db.rows(`UPDATE mails SET status = 'queued', error = $2, lease_until = NULL WHERE id = $1`, [
            id,
            error,
        ]);
    }
};
MailRepository = __decorate([
    Injectable(),
    __param(0, Inject(ENV)),
    __metadata("design:paramtypes", [Object, UnitOfWork])
], MailRepository);
export { MailRepository };
//# sourceMappingURL=mail.repository.js.map