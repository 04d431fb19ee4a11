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
/** Somebody else has made what this request was about to make. */
class AlreadyMade extends Error {
}
/** Makes a retry of a create answer with what the first try made. */
let ContentIntents = class ContentIntents {
    db;
    constructor(db) {
        this.db = db;
    }
    /**
     * @param key undefined for callers that do not retry: they make something every time
     * @param find what was made for the key, which may be gone by now
     * @param make ends in `insert`, where a second request waits for the first before anything is written
     */
    async once(key, find, make) {
        if (key === undefined)
            return make((write) => this.db.run((tx) => write(tx, uuidv7())));
        const known = await this.contentOf(key);
        if (known !== undefined)
            return find(known);
        try {
            return await make((write) => this.db.run(async (tx) => write(tx, await this.claim(tx, key))));
        }
        catch (error) {
            const made = error instanceof AlreadyMade ? await this.contentOf(key) : undefined;
            if (made === undefined)
                throw error;
            return find(made);
        }
    }
    async contentOf(key) {
        const [row] = await this.db.rows('SELECT content_id AS "contentId" FROM content_intents WHERE key = $1', [key]);
        return row?.contentId;
    }
    async claim(tx, key) {
        const contentId = uuidv7();
        const claimed = await tx.rows('INSERT INTO content_intents (key, content_id) VALUES ($1, $2) ON CONFLICT (key) DO NOTHING RETURNING key', [key, contentId]);
        if (claimed.length === 0)
            throw new AlreadyMade();
        return contentId;
    }
};
ContentIntents = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork])
], ContentIntents);
export { ContentIntents };
//# sourceMappingURL=content-intents.js.map