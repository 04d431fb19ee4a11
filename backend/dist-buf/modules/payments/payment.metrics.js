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
/** Money under way. Every worker says the same: take the maximum, not the sum. */
let PaymentMetrics = class PaymentMetrics {
    db;
    constructor(metrics, db) {
        this.db = db;
        metrics.gauge('ironbloom_payments_last_day', 'Payments begun within 24 hours', ['status'], async () => {
            const rows = await db.rows(`SELECT status, count(*)::int AS value FROM payments
          WHERE created_at > now() - interval '24 hours' GROUP BY status`);
            return rows.map(({ status, value }) => ({ labels: { status }, value }));
        });
        metrics.gauge('ironbloom_payments_flagged', 'Payments that wait for a person', [], () => this.one('SELECT count(*)::int AS value FROM payments WHERE flagged'));
        metrics.gauge('ironbloom_refunds_pending', 'Refunds that Razorpay has not settled', [], () => this.one(`SELECT count(*)::int AS value FROM payment_refunds WHERE next_check_at IS NOT NULL`));
        metrics.gauge('ironbloom_reconciler_lag_seconds', 'How overdue the oldest check of a payment is', [], () => this.one(`SELECT greatest(0, coalesce(extract(epoch FROM now() - min(next_check_at)), 0))::float AS value
           FROM payments WHERE next_check_at IS NOT NULL`));
        // A webhook that was never set up is as silent as one that was turned off: it is missed since the first payment.
        metrics.gauge('ironbloom_last_webhook_seconds', 'Time since Razorpay last reported anything', [], () => this.one(`SELECT extract(epoch FROM now() - since)::float AS value
           FROM (SELECT coalesce((SELECT max(received_at) FROM razorpay_webhook_events),
                                 (SELECT min(created_at) FROM payments)) AS since) AS silence
          WHERE since IS NOT NULL`));
    }
    one(statement) {
        return this.db.rows(statement);
    }
};
PaymentMetrics = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [Metrics,
        UnitOfWork])
], PaymentMetrics);
export { PaymentMetrics };
//# sourceMappingURL=payment.metrics.js.map