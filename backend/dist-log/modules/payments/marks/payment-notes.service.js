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
import { PaymentsRepository } from '../core/payments.repository.js';
import { PaymentNotesRepository } from './payment-notes.repository.js';
/** Private notes on a payment. The activity log tells of them, and not what they say. */
let PaymentNotes = class PaymentNotes {
    unitOfWork;
    payments;
    notes;
    activities;
    constructor(unitOfWork, payments, notes, activities) {
        this.unitOfWork = unitOfWork;
        this.payments = payments;
        this.notes = notes;
        this.activities = activities;
    }
    /** @throws UNKNOWN_PAYMENT */
    add(paymentId, text, actor) {
        return this.unitOfWork.run(async (tx) => {
            if (!(await this.payments.lock(tx, paymentId)))
                throw paymentError('UNKNOWN_PAYMENT');
            const note = await this.notes.add(tx, paymentId, {
                authorId: actor.userId,
                author: actor.email,
                text,
            });
            await this.activities.record(tx, actor, {
                action: 'Wrote a note',
                feature: 'Payment',
                changes: { before: null, after: { _id: paymentId, note: note.id } },
            });
            return note;
        });
    }
    /** @throws UNKNOWN_NOTE, NOT_YOUR_NOTE */
    async remove(paymentId, id, actor) {
        await this.unitOfWork.run(async (tx) => {
            const note = await this.notes.lock(tx, paymentId, id);
            if (!note)
                throw paymentError('UNKNOWN_NOTE');
            if (note.authorId !== actor.userId)
                throw paymentError('NOT_YOUR_NOTE');
            await this.notes.remove(tx, id);
            await this.activities.record(tx, actor, {
                action: 'Deleted a note',
                feature: 'Payment',
                changes: { before: { _id: paymentId, note: id }, after: null },
            });
        });
    }
};
PaymentNotes = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork,
        PaymentsRepository,
        PaymentNotesRepository,
        ActivityLog])
], PaymentNotes);
export { PaymentNotes };
//# sourceMappingURL=payment-notes.service.js.map