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
import { COUNTED_ROWS, contains, countRows, estimateRows, } from '../../platform/database/counted.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
const COLUMNS = 'id, email, name, user_id AS "userId", standing, since, bought_at AS "boughtAt"';
/** To the letter as in the index `people_search`; a line break begins each field. */
const SEARCHED = `lower(E'\\n' || name || E'\\n' || email)`;
/** The index knows runs of three letters; less is looked for where a field begins. */
const MIN_PART_LENGTH = 3;
const CLAUSES = {
    all: undefined,
    members: `standing = 'member'`,
    buyers: 'bought_at IS NOT NULL',
    unverified: `standing = 'unverified'`,
    staff: `standing = 'staff'`,
    deactivated: `standing = 'deactivated'`,
};
let PeopleRepository = class PeopleRepository {
    db;
    constructor(db) {
        this.db = db;
    }
    /** Newest first. @param search part of a name or an address */
    async page({ filter, search }, skip, limit) {
        const part = tellingPart(search ?? '');
        const clauses = [
            CLAUSES[filter],
            part && `${SEARCHED} LIKE lower($1)`,
            // Written so that the index does not know it.
            part !== (search ?? '') && `(${SEARCHED} || '') LIKE lower($2)`,
        ].filter(Boolean);
        const where = clauses.length > 0 ? `WHERE ${clauses.join(' AND ')}` : '';
        const parameters = [...new Set([part, search ?? ''])].filter(Boolean).map(pattern);
        const expected = search ? await estimateRows(this.db, 'people', where, parameters) : 0;
        // Left to choose, the planner walks the whole table for a rare name (docs/decisions/012).
        const source = search && expected < COUNTED_ROWS
            ? `WITH found AS MATERIALIZED (SELECT * FROM people ${where}) SELECT ${COLUMNS} FROM found`
            : `SELECT ${COLUMNS} FROM people ${where}`;
        const rows = this.db.rows(`${source} ORDER BY since DESC, id DESC LIMIT ${limit} OFFSET ${skip}`, parameters);
        if (expected >= COUNTED_ROWS && (await rows).length === limit) {
            // Counting to ten thousand would take longer than finding them.
            return [{ total: Math.max(expected, skip + limit + 1), totalIsExact: false }, await rows];
        }
        return Promise.all([countRows(this.db, 'people', where, parameters), rows]);
    }
    /** @returns a person's id for each account's */
    async idsOf(userIds) {
        const rows = await this.db.rows('SELECT id, user_id AS "userId" FROM people WHERE user_id = ANY($1)', [userIds]);
        return new Map(rows.map(({ id, userId }) => [userId, id]));
    }
    async find(id) {
        const [person] = await this.db.rows(`SELECT ${COLUMNS} FROM people WHERE id = $1`, [id]);
        return person;
    }
};
PeopleRepository = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork])
], PeopleRepository);
export { PeopleRepository };
function pattern(search) {
    return [...search].length < MIN_PART_LENGTH ? contains(`\n${search}`) : contains(search);
}
/** The end of an address, which many have, costs the index most: what stands before it finds the rows, all of it is compared with them. */
function tellingPart(search) {
    return /^(.{3,}@)./.exec(search)?.[1] ?? search;
}
//# sourceMappingURL=people.repository.js.map