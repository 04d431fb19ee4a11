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
import { ENV } from '../../../config/config.module.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { EmailHashes } from './email-hash.js';
/** Who was erased: only whoever has the address in hand already learns it. */
let ErasedPeople = class ErasedPeople {
    db;
    hashes;
    constructor(env, db) {
        this.db = db;
        this.hashes = new EmailHashes(env);
    }
    /** Those of the addresses that were erased, and have not come back with an account or a purchase since. @param emails lower case */
    async among(emails, sql = this.db) {
        // Most sites have never erased anybody: nothing is hashed for them.
        const [any] = await sql.rows('SELECT 1 FROM erasures WHERE finished_at IS NOT NULL LIMIT 1');
        if (!any)
            return new Set();
        const byHash = new Map(emails.flatMap((email) => this.hashes.all(email).map(({ hash }) => [hash, email])));
        const rows = await sql.rows('SELECT email_hash AS hash FROM erasures WHERE finished_at IS NOT NULL AND email_hash = ANY($1)', [[...byHash.keys()]]);
        const erased = rows.flatMap(({ hash }) => byHash.get(hash) ?? []);
        const back = await sql.rows(`SELECT email FROM people WHERE email = ANY($1) AND standing <> 'unverified'`, [erased]);
        const returned = new Set(back.map(({ email }) => email));
        return new Set(erased.filter((email) => !returned.has(email)));
    }
};
ErasedPeople = __decorate([
    Injectable(),
    __param(0, Inject(ENV)),
    __metadata("design:paramtypes", [Object, UnitOfWork])
], ErasedPeople);
export { ErasedPeople };
//# sourceMappingURL=erased-people.api.js.map