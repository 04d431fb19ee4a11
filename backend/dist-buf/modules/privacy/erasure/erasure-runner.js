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
import { ActivityLog } from '../../activity/activity-log.api.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { BackgroundTask } from '../../../platform/lifecycle/background-task.js';
import { ERASED } from '../personal-data/personal-table.js';
import { erasePerson } from './erase-person.js';
import { obstacleTo } from './erasure-obstacles.js';
import { ErasuresRepository } from './erasures.repository.js';
import { KeptPapers } from './kept-papers.js';
const LOOK_EVERY_MS = 2_000;
/** Carries out what is due. One person is one transaction: a worker that dies over it leaves it whole to the next. */
let ErasureRunner = class ErasureRunner extends BackgroundTask {
    env;
    db;
    erasures;
    papers;
    activities;
    logger = new Logger('Erasure');
    constructor(env, db, erasures, papers, activities) {
        super('erasures', LOOK_EVERY_MS);
        this.env = env;
        this.db = db;
        this.erasures = erasures;
        this.papers = papers;
        this.activities = activities;
    }
    async turn() {
        const due = await this.erasures.nextDue();
        if (!due)
            return false;
        try {
            await this.papers.draw(due);
            await this.db.run((tx) => this.carryOut(tx, due));
        }
        catch (error) {
            // One that fails keeps no other waiting.
            this.logger.error({ err: error, erasureId: due.id }, 'somebody could not be erased');
            await this.erasures.wait(this.db, due.id, 'busy');
        }
        return true;
    }
    async carryOut(tx, { id }) {
        // Taken back meanwhile, or another worker has it.
        const subject = await this.erasures.hold(tx, id);
        if (!subject)
            return;
        const obstacle = await obstacleTo(tx, subject, this.env.ADMIN_EMAIL);
        if (obstacle)
            return this.erasures.wait(tx, id, obstacle);
        await erasePerson(tx, subject, id);
        await this.erasures.finish(tx, id);
        const changes = { before: null, after: { _id: id } };
        const who = { email: ERASED, route: 'erasure', ip: null };
        await this.activities.record(tx, who, { action: 'Erased', feature: 'Person', changes });
        tx.afterCommit(() => this.logger.log({ erasureId: id }, 'a person is erased'));
    }
};
ErasureRunner = __decorate([
    Injectable(),
    __param(0, Inject(ENV)),
    __metadata("design:paramtypes", [Object, UnitOfWork,
        ErasuresRepository,
        KeptPapers,
        ActivityLog])
], ErasureRunner);
export { ErasureRunner };
//# sourceMappingURL=erasure-runner.js.map