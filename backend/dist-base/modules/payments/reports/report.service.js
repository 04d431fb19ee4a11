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
import { ActivityLog } from '../../activity/activity-log.api.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { paymentError } from '../core/payments.errors.js';
import { addUp, everyKind } from './report.domain.js';
import { csvFile, xlsxFile } from './report-files.js';
import { monthOf, periodOf } from './report-period.domain.js';
import { ReportRepository } from './report.repository.js';
/** The accountant's month: documents and refunds, each with its own day, of real payments alone. */
let ReportService = class ReportService {
    rows;
    unitOfWork;
    activities;
    constructor(rows, unitOfWork, activities) {
        this.rows = rows;
        this.unitOfWork = unitOfWork;
        this.activities = activities;
    }
    /** @param key absent: the current month. @throws UNKNOWN_PERIOD */
    async read(key, page, limit) {
        const period = known(key ?? monthOf(new Date()));
        const [found, items, testPayments, firstSale] = await Promise.all([
            this.rows.sums(period),
            this.rows.page(period, page, limit),
            this.rows.testPayments(period),
            this.rows.firstSale(),
        ]);
        const sums = everyKind(found);
        const total = sums.reduce((count, sum) => count + sum.count, 0);
        const firstMonth = monthOf(firstSale ?? new Date());
        return { period, firstMonth, sums, totals: addUp(sums), testPayments, items, total };
    }
    /** All rows with their totals, as they are read. @throws UNKNOWN_PERIOD */
    async file(key, format, actor) {
        const period = known(key);
        await this.unitOfWork.run((tx) => this.activities.record(tx, actor, {
            action: 'Exported',
            feature: 'Payment report',
            changes: { before: null, after: { period: key, format } },
        }));
        const batches = this.rows.batches(period);
        const content = format === 'csv' ? csvFile(batches) : xlsxFile(period.title, batches);
        return { fileName: `payments-report-${key}.${format}`, content };
    }
};
ReportService = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [ReportRepository,
        UnitOfWork,
        ActivityLog])
], ReportService);
export { ReportService };
function known(key) {
    const period = periodOf(key);
    if (!period)
        throw paymentError('UNKNOWN_PERIOD');
    return period;
}
//# sourceMappingURL=report.service.js.map