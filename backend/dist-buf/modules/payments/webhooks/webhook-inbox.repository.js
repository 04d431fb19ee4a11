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
import { v7 as uuidv7 } from 'uuid';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
let WebhookInboxRepository = class WebhookInboxRepository {
    db;
    constructor(db) {
        this.db = db;
    }
    /** Stores an event and its job in one statement. False: this event is here already. */
    async store(eventId, type, orderId, rawBody) {
        const rows = await this.db.prepared('webhook-store', `WITH stored AS (
         INSERT INTO razorpay_webhook_events (id, event_id, type, payload, razorpay_order_id)
         VALUES ($1, $2, $3, $4, $6)
         ON CONFLICT (event_id) DO NOTHING RETURNING id)
       INSERT INTO outbox (id, job, payload)
       SELECT $5, 'payments.apply-webhook', jsonb_build_object('webhookEventId', id) FROM stored
       RETURNING id`, [uuidv7(), eventId, type, rawBody, uuidv7(), orderId]);
        return rows.length > 0;
    }
    /** Undefined: it was applied before. */
    async findUnapplied(id) {
        const [event] = await this.db.rows('SELECT type, payload FROM razorpay_webhook_events WHERE id = $1 AND applied_at IS NULL', [id]);
        return event;
    }
    /** From then on a second run of its job does nothing. @param outcome what came of it, for people who look there */
    async markApplied(id, outcome) {
        await this.db.rows('UPDATE razorpay_webhook_events SET applied_at = now(), outcome = $2 WHERE id = $1', [
            id,
            outcome,
        ]);
    }
};
WebhookInboxRepository = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork])
], WebhookInboxRepository);
export { WebhookInboxRepository };
//# sourceMappingURL=webhook-inbox.repository.js.map