var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { Publications } from '../../platform/database/published/publications.js';
import { inLines, } from '../../platform/database/published/revisions.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { ActivityLog } from '../activity/activity-log.api.js';
/** As many as anybody looks back. */
const SHOWN = 50;
/** What publishing takes, whatever is published. */
let PublishingTools = class PublishingTools {
    unitOfWork;
    publications;
    activities;
    constructor(unitOfWork, publications, activities) {
        this.unitOfWork = unitOfWork;
        this.publications = publications;
        this.activities = activities;
    }
};
PublishingTools = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork,
        Publications,
        ActivityLog])
], PublishingTools);
export { PublishingTools };
/** Publishes and restores: compared with what holds, logged with before and after, told to every process (settings-2). */
export class Publishing {
    tools;
    what;
    constructor(tools, what) {
        this.tools = tools;
        this.what = what;
    }
    /** Of the database, not of memory: whoever edits must not begin with what is a moment old. */
    latest() {
        return this.what.revisions.latest();
    }
    /** Newest first. */
    history() {
        return this.what.revisions.history(SHOWN, this.what.changesBetween);
    }
    /**
     * @param version of the revision that was edited. What is published already is not published twice.
     * @throws the refusal for a stale version
     */
    publish(value, version, actor) {
        return this.tools.unitOfWork.run(async (tx) => {
            const latest = await this.what.revisions.lockLatest(tx);
            return this.replace(tx, latest, { value, restoredFrom: null }, version, actor);
        });
    }
    /** Publishes an earlier revision once more. @throws the refusals for an unknown revision and a stale version */
    restore(earlier, version, actor) {
        return this.tools.unitOfWork.run(async (tx) => {
            const latest = await this.what.revisions.lockLatest(tx);
            const wanted = await this.what.revisions.find(tx, earlier);
            if (!wanted)
                throw this.what.unknown();
            return this.replace(tx, latest, { value: wanted.value, restoredFrom: earlier }, version, actor);
        });
    }
    async replace(tx, latest, next, seen, actor) {
        const { revisions, changesBetween, feature, called, stale, afterwards } = this.what;
        if (isDeepStrictEqual(latest.value, next.value))
            return latest;
        if (latest.version !== seen)
            throw stale();
        const revision = { ...next, version: latest.version + 1, publishedBy: actor.email };
        await revisions.add(tx, revision);
        await afterwards?.(tx, next.value);
        await this.tools.activities.record(tx, actor, {
            action: next.restoredFrom === null
                ? `Published ${called}`
                : `Restored ${called} of revision ${next.restoredFrom}`,
            feature,
            changes: inLines(changesBetween(latest.value, next.value)),
        });
        await this.tools.publications.publish(tx, revisions.publication);
        return { ...revision, publishedAt: new Date() };
    }
}
//# sourceMappingURL=publishing.api.js.map