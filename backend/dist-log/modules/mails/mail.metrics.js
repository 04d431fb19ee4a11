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
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { Metrics } from '../../platform/metrics/metrics.js';
import { REFUSED_AND_OPEN } from './refused-mails.js';
/** As the index `mails_by_status` has it. */
const STATUS = `(CASE WHEN status = 'sending' THEN 'queued' ELSE status END)`;
/** Receipts and codes. Every worker says the same: take the maximum, not the sum. */
let MailMetrics = class MailMetrics {
    constructor(metrics, db) {
        metrics.gauge('ironbloom_mails_unsent', 'Receipts and codes that are not sent', ['status'], async () => {
            const rows = await db.rows(`SELECT 'queued' AS status, count(*)::int AS value FROM mails WHERE ${STATUS} = 'queued'
         UNION ALL
         SELECT 'failed', count(*)::int FROM mails WHERE ${STATUS} = 'failed' AND ${REFUSED_AND_OPEN}`);
            return rows.map(({ status, value }) => ({ labels: { status }, value }));
        });
        metrics.gauge('ironbloom_mails_sent_last_hour', 'Receipts and codes sent within the last hour', [], () => db.rows(`SELECT count(*)::int AS value FROM mails WHERE status = 'sent' AND created_at > now() - interval '1 hour'`));
    }
};
MailMetrics = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [Metrics, UnitOfWork])
], MailMetrics);
export { MailMetrics };
//# sourceMappingURL=mail.metrics.js.map