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
import { ENV } from '../../../config/config.module.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { BackgroundTask } from '../../../platform/lifecycle/background-task.js';
import { subjectOf } from '../subjects.js';
import { EmailHashes } from './email-hash.js';
import { erasePerson } from './erase-person.js';
import { ErasuresRepository } from './erasures.repository.js';
const LOOK_EVERY_MS = 60_000;
/** Where addresses stand by which somebody is found. */
const ADDRESSES = [
    ['users', 'email'],
    ['people', 'email'],
    ['payments', 'email'],
    ['payments', `buddy->>'email'`],
    ['contact_messages', 'email'],
    ['mails', 'to_email'],
    ['broadcast_recipients', 'email'],
    ['suppressions', 'email'],
    ['purchase_links', 'email'],
    ['account_codes', 'email'],
    ['staff_invitations', 'email'],
    ['activities', 'email'],
    ['consents', 'email'],
];
/** After a backup was put back: whoever was erased since is in it again, and is erased once more (docs/decisions/024). */
let ErasureReplay = class ErasureReplay extends BackgroundTask {
    db;
    erasures;
    logger = new Logger('Erasure');
    hashes;
    constructor(env, db, erasures) {
        super('erasures after a restore', LOOK_EVERY_MS);
        this.db = db;
        this.erasures = erasures;
        this.hashes = new EmailHashes(env);
    }
    async turn() {
        const told = await this.erasures.toReplay();
        if (told.length === 0)
            return false;
        const known = told.filter(({ keyId }) => this.hashes.keyIds.includes(keyId));
        if (known.length < told.length) {
            const unknown = told.length - known.length;
            this.logger.error({ unknown }, 'people were erased under a JWT_SECRET that is not configured any more');
        }
        if (known.length === 0)
            return false;
        const emails = await this.emailsOf(new Set(known.map(({ emailHash }) => emailHash)));
        for (const { id, emailHash } of known)
            await this.again(id, emails.get(emailHash));
        this.logger.log({ people: emails.size }, 'who was erased since the backup is erased once more');
        return false;
    }
    async again(id, email) {
        await this.db.run(async (tx) => {
            if (!(await this.erasures.holdReplay(tx, id)))
                return;
            if (email !== undefined)
                await erasePerson(tx, await subjectOf(tx, email), id);
            await this.erasures.finish(tx, id);
        });
    }
    /** @returns addresses by hash, of those that are there */
    async emailsOf(hashes) {
        const found = new Map();
        for (const [table, column] of ADDRESSES) {
            const rows = await this.db.rows(`SELECT DISTINCT lower(${column}) AS email FROM ${table} WHERE ${column} IS NOT NULL`);
            for (const { email } of rows) {
                for (const { hash } of this.hashes.all(email))
                    if (hashes.has(hash))
                        found.set(hash, email);
            }
        }
        return found;
    }
};
ErasureReplay = __decorate([
    Injectable(),
    __param(0, Inject(ENV)),
    __metadata("design:paramtypes", [Object, UnitOfWork,
        ErasuresRepository])
], ErasureReplay);
export { ErasureReplay };
//# sourceMappingURL=erasure-replay.js.map