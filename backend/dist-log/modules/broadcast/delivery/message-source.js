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
import { LRUCache } from 'lru-cache';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
/** Broadcasts that are sent at the same time. */
const MAX_CACHED = 4;
/** What a broadcast says, read once and not once per recipient: it never changes. */
let MessageSource = class MessageSource {
    db;
    cache = new LRUCache({
        max: MAX_CACHED,
        fetchMethod: (broadcastId) => this.read(broadcastId),
    });
    constructor(db) {
        this.db = db;
    }
    /** @throws Error when there is no such broadcast */
    async of(broadcastId) {
        const message = await this.cache.fetch(broadcastId);
        if (!message)
            throw new Error(`Broadcast ${broadcastId} is gone`);
        return message;
    }
    async read(broadcastId) {
        const [[message], attachments] = await Promise.all([
            this.db.rows(`SELECT subject, from_name AS "fromName", body_html AS "bodyHtml", body_text AS "bodyText"
           FROM broadcasts WHERE id = $1`, [broadcastId]),
            this.db.rows(`SELECT cid, filename, content_type AS "contentType", content FROM broadcast_attachments WHERE broadcast_id = $1`, [broadcastId]),
        ]);
        return message && { ...message, attachments };
    }
};
MessageSource = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork])
], MessageSource);
export { MessageSource };
//# sourceMappingURL=message-source.js.map