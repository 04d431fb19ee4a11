import { Injectable } from '@nestjs/common';
import { ActivityLog } from '../../activity/activity-log.service.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { Actor } from '../../../platform/security/current-user.ts';
import { paymentError } from '../../payments/core/payments.errors.ts';
import { PaymentsRepository } from '../../payments/core/payments.repository.ts';
import { OwnerNotifications } from '../../payments/notifications/owner-notifications.ts';
import { mostRefundable } from '../../payments/core/refund.ts';
import { RefundsRepository } from '../../payments/refunds/refunds.repository.ts';
import type { RefundRequestRecord } from './refund-request.ts';
import { RefundRequestsRepository } from './refund-requests.repository.ts';

/** A buyer asks for their money, and may think again until somebody has answered. */
@Injectable()
export class RefundRequests {
  constructor(
    private readonly db: UnitOfWork,
    private readonly payments: PaymentsRepository,
    private readonly refunds: RefundsRepository,
    private readonly requests: RefundRequestsRepository,
    private readonly owner: OwnerNotifications,
    private readonly activities: ActivityLog,
  ) {}

  /** @throws UNKNOWN_PAYMENT for anybody else's, NOTHING_TO_REFUND, REFUND_ASKED */
  ask(paymentId: string, reason: string, actor: Actor): Promise<RefundRequestRecord> {
    return this.db.run(async (tx) => {
      const payment = await this.payments.lock(tx, paymentId);
      if (payment?.ownerId !== actor.userId || payment.status !== 'completed')
        throw paymentError('UNKNOWN_PAYMENT');
      const { backPaise } = await this.refunds.takenFrom(paymentId, payment.razorpayPaymentId, tx);
      if (backPaise >= mostRefundable(payment)) throw paymentError('NOTHING_TO_REFUND');
      const id = await this.requests.add(tx, paymentId, actor.userId, reason);
      const request = id && (await this.requests.find(tx, paymentId, id));
      if (!request) throw paymentError('REFUND_ASKED');
      await this.owner.refundAsked(tx, payment, request, await this.requests.answered(tx, paymentId));
      await this.activities.record(tx, actor, { action: 'Requested a refund', feature: 'Payment' });
      return request;
    });
  }

  /** @throws UNKNOWN_PAYMENT for anybody else's, NO_OPEN_REQUEST */
  async withdraw(paymentId: string, actor: Actor): Promise<void> {
    await this.db.run(async (tx) => {
      const payment = await this.payments.lock(tx, paymentId);
      if (payment?.ownerId !== actor.userId) throw paymentError('UNKNOWN_PAYMENT');
      if (!(await this.requests.withdraw(tx, paymentId))) throw paymentError('NO_OPEN_REQUEST');
      await this.activities.record(tx, actor, { action: 'Withdrew a refund request', feature: 'Payment' });
    });
  }
}
