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
import { Publications } from '../../../platform/database/published/publications.js';
import { inLines } from '../../../platform/database/published/revisions.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { validationFailed } from '../../../platform/errors/platform-errors.js';
import { ActivityLog } from '../../activity/activity-log.api.js';
import { paymentError } from '../core/payments.errors.js';
import { monthsInWords } from '../core/plan-catalogue.domain.js';
import { PLANS } from '../core/payments.repository.js';
import { bookProblems, changesBetween, plansWithout, restoredBook, } from './plan-book.domain.js';
import { readBook, writeBook } from './plan-rows.js';
import { PlansRepository } from './plans.repository.js';
/** As many as anybody looks back. */
const SHOWN = 50;
/** Changes what is sold: as a whole, one revision at a time (pay-26, pay-27). */
let PlanPublishing = class PlanPublishing {
    unitOfWork;
    publications;
    plans;
    activities;
    constructor(unitOfWork, publications, plans, activities) {
        this.unitOfWork = unitOfWork;
        this.publications = publications;
        this.plans = plans;
        this.activities = activities;
    }
    /** Of the database, not of memory: whoever edits must not begin with what is a moment old. */
    latest() {
        return this.plans.revisions.latest();
    }
    /** Newest first. */
    history() {
        return this.plans.revisions.history(SHOWN, changesBetween);
    }
    /**
     * @param version of the book that was edited. A book that is published already is not published twice.
     * @throws VALIDATION_FAILED, STALE_PLANS, PLAN_ORDERED
     */
    publish(book, version, actor) {
        return this.unitOfWork.run(async (tx) => {
            const latest = await this.plans.revisions.lockLatest(tx);
            if (isSame(latest.value, book))
                return latest;
            if (latest.version !== version)
                throw paymentError('STALE_PLANS');
            return this.replace(tx, latest, book, null, actor);
        });
    }
    /**
     * Publishes an earlier revision once more. Plans that were added and ordered since stay, hidden.
     * @param version the newest that the owner saw @throws UNKNOWN_REVISION, STALE_PLANS
     */
    restore(earlier, version, actor) {
        return this.unitOfWork.run(async (tx) => {
            const latest = await this.plans.revisions.lockLatest(tx);
            const wanted = await this.plans.revisions.find(tx, earlier);
            if (!wanted)
                throw paymentError('UNKNOWN_REVISION');
            if (latest.version !== version)
                throw paymentError('STALE_PLANS');
            const mustStay = await this.plans.ordered(tx, plansWithout(latest.value, wanted.value));
            const book = restoredBook(wanted.value, latest.value, mustStay);
            return isSame(latest.value, book) ? latest : this.replace(tx, latest, book, earlier, actor);
        });
    }
    async replace(tx, latest, book, restoredFrom, actor) {
        const problems = bookProblems(book);
        if (Object.keys(problems).length > 0)
            throw validationFailed(problems);
        const [ordered] = await this.plans.ordered(tx, plansWithout(latest.value, book));
        if (ordered)
            throw paymentError('PLAN_ORDERED', { message: orderedInWords(ordered, latest.value) });
        await writeBook(tx, book);
        const version = latest.version + 1;
        // As the rows have it: what was sent may say the same in another way.
        const written = await readBook(tx);
        await this.plans.revisions.add(tx, { version, publishedBy: actor.email, restoredFrom, value: written });
        await this.activities.record(tx, actor, {
            action: restoredFrom === null ? 'Published plans' : `Restored plans of revision ${restoredFrom}`,
            feature: 'Plans',
            changes: inLines(changesBetween(latest.value, written)),
        });
        await this.publications.publish(tx, PLANS);
        return { version, publishedAt: new Date(), publishedBy: actor.email, restoredFrom, value: written };
    }
};
PlanPublishing = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork,
        Publications,
        PlansRepository,
        ActivityLog])
], PlanPublishing);
export { PlanPublishing };
/** Of several the first: the others come up once it is hidden. */
function orderedInWords({ kind, months }, { kinds }) {
    const name = kinds.find(({ key }) => key === kind)?.name ?? kind;
    return `Somebody has ordered ${name}, ${monthsInWords(months)}. It can be hidden, not removed.`;
}
const isSame = (a, b) => changesBetween(a, b).length === 0;
//# sourceMappingURL=plan-publishing.service.js.map