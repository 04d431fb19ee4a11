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
import { Outbox } from '../../platform/jobs/outbox/outbox.js';
/** Promises mails. They are composed and sent by the worker. */
let Mail = class Mail {
    outbox;
    constructor(outbox) {
        this.outbox = outbox;
    }
    /** The mail goes out if, and only if, `tx` commits; none to somebody who was erased. */
    async enqueue(tx, request) {
        const { key, template, to, replyTo, data } = request;
        // Nobody has an address there (RFC 2606): a purchase of somebody who was erased.
        if (to.email.endsWith('.invalid'))
            return;
        const [created] = await tx.rows(`INSERT INTO mails (id, key, template, to_email, to_name, reply_to, data)
       VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT (key) DO NOTHING RETURNING id`, [uuidv7(), key, template, to.email, to.name, replyTo ?? null, data]);
        if (created)
            await this.outbox.add(tx, 'mail.send', { mailId: created.id });
    }
};
Mail = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [Outbox])
], Mail);
export { Mail };
//# sourceMappingURL=mails.api.js.map