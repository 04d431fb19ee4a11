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
import { countRows } from '../../platform/database/counted.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
/** What came in. */
let Inbox = class Inbox {
    db;
    constructor(db) {
        this.db = db;
    }
    /** Of more than 10,000 an estimate. */
    async unread() {
        return (await countRows(this.db, 'contact_messages', 'WHERE read_at IS NULL', [])).total;
    }
    /** What one person wrote, newest first. @param email lower case */
    from(email, limit) {
        return this.db.rows(`SELECT id AS "_id", message, created_at AS "createdAt", read_at AS "readAt" FROM contact_messages
        WHERE lower(email) = $1 ORDER BY created_at DESC LIMIT $2`, [email, limit]);
    }
};
Inbox = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork])
], Inbox);
export { Inbox };
//# sourceMappingURL=inbox.api.js.map