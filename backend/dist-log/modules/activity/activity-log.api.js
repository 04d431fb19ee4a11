var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
/** Writes what people did, in the same transaction as the change. */
let ActivityLog = class ActivityLog {
    /** Also outside a transaction, as a sign-in changes no row of its own; so it is written in SQL. */
    async record(sql, { email, route, ip }, { action, feature, changes }) {
        await sql.rows(`INSERT INTO activities (id, email, action, feature, route, ip, changes)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`, [uuidv7(), email, action, feature, route, ip, changes ? JSON.stringify(changes) : null]);
    }
    /** Takes the values out of what was written down of one thing (`_id` in its changes), so that only the action stays. */
    async forgetChanges(sql, feature, id) {
        await sql.rows(`UPDATE activities SET changes = jsonb_build_object(
                'before', CASE WHEN changes->'before' <> 'null' THEN jsonb_build_object('_id', $2::text) END,
                'after', CASE WHEN changes->'after' <> 'null' THEN jsonb_build_object('_id', $2::text) END)
        WHERE feature = $1 AND changes IS NOT NULL
          AND coalesce(changes->'after'->>'_id', changes->'before'->>'_id') = $2`, [feature, id]);
    }
};
ActivityLog = __decorate([
    Injectable()
], ActivityLog);
export { ActivityLog };
//# sourceMappingURL=activity-log.api.js.map