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
import { plansOf, PRICE_LISTS, } from '../core/plan-catalogue.domain.js';
import { indianDay } from '../core/indian-day.domain.js';
import { PLANS } from '../core/payments.repository.js';
import { readBook } from './plan-rows.js';
import { readSales } from './sale-rows.js';
/** What is sold, in memory: no request asks the database for it. */
let PlanCatalogue = class PlanCatalogue {
    publications;
    published;
    /** Made once for an edition and a day. */
    shown;
    constructor(publications) {
        this.publications = publications;
    }
    async onModuleInit() {
        this.published = await this.publications.keep(PLANS, readCatalogue);
    }
    /** With its version, by which an order is compared with what the database sells. */
    get current() {
        return this.published.current;
    }
    /** For who was told by the database that this is out of date. */
    refresh() {
        return this.published.refresh();
    }
    /** What screens show now: both lists, without what is hidden. */
    shownLists() {
        const { current } = this;
        const day = indianDay(new Date());
        if (this.shown?.of !== current || this.shown.day !== day) {
            const lists = PRICE_LISTS.map((id) => ({
                id,
                plans: plansOf(current.value, id, day).filter(({ visible }) => visible),
            }));
            this.shown = { of: current, day, lists };
        }
        return this.shown.lists;
    }
};
PlanCatalogue = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [Publications])
], PlanCatalogue);
export { PlanCatalogue };
async function readCatalogue(sql) {
    const [book, sales] = await Promise.all([readBook(sql), readSales(sql)]);
    return { ...book, sales };
}
//# sourceMappingURL=plan-catalogue.js.map