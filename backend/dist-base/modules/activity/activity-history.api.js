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
import { KeysetPages } from '../../platform/database/keyset-pages.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
/** The action that a session begins with. */
export const SIGNED_IN = 'Signed in';
const COLUMNS = 'id AS "_id", email, action, feature, route, ip, changes, created_at AS "createdAt"';
/** Reads the activity log. Every question is answered from an index, however long the log is. */
let ActivityHistory = class ActivityHistory {
    db;
    pages;
    constructor(db) {
        this.db = db;
        this.pages = new KeysetPages(db, 'activities');
    }
    /** For the process that shows the log: makes the first look as fast as the others. */
    prepare() {
        this.pages.prepare();
    }
    /** One page, newest first, anywhere in the log. */
    async page(range, page, limit) {
        const { ids, total } = await this.pages.page(range, page, limit);
        if (ids.length === 0)
            return { items: [], total };
        const items = await this.db.rows(`SELECT ${COLUMNS} FROM activities WHERE id = ANY($1) ORDER BY created_at DESC, id DESC`, [ids]);
        return { items, total };
    }
    /** Newest first. */
    newestSignIns(limit) {
        return this.db.rows(`SELECT ${COLUMNS} FROM activities WHERE action = '${SIGNED_IN}'
        ORDER BY created_at DESC, id DESC LIMIT $1`, [limit]);
    }
    /** One person's, refused ones included, newest first. @param email lower case */
    signInsOf(email, limit) {
        // To the letter as in the index `activities_sign_ins_of`.
        return this.db.rows(`SELECT ${COLUMNS} FROM activities
        WHERE email = $1 AND action IN ('${SIGNED_IN}', 'Sign-in failed', 'Sign-in refused')
        ORDER BY created_at DESC LIMIT $2`, [email, limit]);
    }
    /** The last `days` days in Asia/Kolkata, oldest first, days without a sign-in included. */
    signInsPerDay(days) {
        return this.db.rows(`WITH days AS (
         SELECT generate_series((now() AT TIME ZONE 'Asia/Kolkata')::date - ($1::int - 1),
                                (now() AT TIME ZONE 'Asia/Kolkata')::date, interval '1 day')::date AS day)
       SELECT to_char(day, 'YYYY-MM-DD') AS date,
              (SELECT count(*)::int FROM activities
                WHERE action = '${SIGNED_IN}'
                  AND created_at >= day::timestamp AT TIME ZONE 'Asia/Kolkata'
                  AND created_at < (day + 1)::timestamp AT TIME ZONE 'Asia/Kolkata') AS count
         FROM days ORDER BY day`, [days]);
    }
};
ActivityHistory = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork])
], ActivityHistory);
export { ActivityHistory };
//# sourceMappingURL=activity-history.api.js.map