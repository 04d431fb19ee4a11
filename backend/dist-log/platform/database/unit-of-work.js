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
import { DataSource } from 'typeorm';
import { poolOf } from './pool.js';
/** One database transaction. Never make a network call while you hold one. */
export class Transaction {
    manager;
    hooks = [];
    /** @param manager for plain statements on one table, by its entity (docs/decisions/018) */
    constructor(manager) {
        this.manager = manager;
    }
    /** In this transaction. @param parameters for `$1`, `$2` … @returns what SELECT or RETURNING gave */
    async rows(text, parameters = []) {
        // The plain form of query() answers in another shape for UPDATE and DELETE; this one is always the same.
        const result = await this.manager.queryRunner.query(text, [...parameters], true);
        return result.records;
    }
    /** A hint to run once the commit is done. It may be lost in a crash: never put work here. */
    afterCommit(hook) {
        this.hooks.push(hook);
    }
    /** For `UnitOfWork`, once the commit is done. */
    runHooks() {
        for (const hook of this.hooks)
            hook();
    }
}
let UnitOfWork = class UnitOfWork {
    dataSource;
    pool;
    constructor(dataSource) {
        this.dataSource = dataSource;
        this.pool = poolOf(dataSource);
    }
    /** Runs `work` in one transaction: all of it is committed, or none when it throws. */
    async run(work) {
        let transaction;
        const result = await this.dataSource.transaction((manager) => {
            transaction = new Transaction(manager);
            return work(transaction);
        });
        transaction?.runHooks();
        return result;
    }
    /**
     * One statement outside any transaction, straight to the pool that TypeORM made: a query runner
     * for each costs more than the statement itself.
     */
    async rows(text, parameters = []) {
        return (await this.pool.query(text, [...parameters])).rows;
    }
    /**
     * The same for what is asked all the time: a connection that has met the name before neither reads nor plans the text again.
     * @param name of this one text, which never changes while the process runs
     */
    async prepared(name, text, parameters = []) {
        return (await this.pool.query({ name, text, values: [...parameters] })).rows;
    }
};
UnitOfWork = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [DataSource])
], UnitOfWork);
export { UnitOfWork };
//# sourceMappingURL=unit-of-work.js.map