import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Env } from '../../../config/env.ts';
import { ENV } from '../../../config/config.module.ts';
import { BackgroundTask } from '../../../platform/lifecycle/background-task.ts';
import { CaptureService } from '../capture/capture.service.ts';
import { type PaymentRecord, PaymentsRepository } from '../core/payments.repository.ts';
import { RazorpayGateway, type RazorpayPayment } from '../razorpay/razorpay.gateway.ts';
import { RefundSettlementService } from '../refunds/refund-settlement.service.ts';
import { type DueCheck, ReconcileRepository } from '../capture/reconcile.repository.ts';
import { SettlementService } from '../capture/settlement.service.ts';

const BATCH = 10;

/**
 * Asks Razorpay about payments that should have been settled by now, so that a closed tab or a dead
 * webhook loses no sale. It runs off PostgreSQL alone: an emptied Redis does not stop it.
 */
@Injectable()
export class Reconciler extends BackgroundTask {
  private readonly logger = new Logger('Reconciler');

  constructor(
    @Inject(ENV) env: Env,
    private readonly schedule: ReconcileRepository,
    private readonly payments: PaymentsRepository,
    private readonly captures: CaptureService,
    private readonly settlement: SettlementService,
    private readonly razorpay: RazorpayGateway,
    private readonly refunds: RefundSettlementService,
  ) {
    super('payment reconciler', env.RECONCILE_EVERY_MS);
  }

  protected async turn(): Promise<boolean> {
    const due = await this.schedule.claimDue(BATCH);
    await Promise.all(due.map((check) => this.check(check)));
    return due.length === BATCH;
  }

  private async check({ id, last }: DueCheck): Promise<void> {
    try {
      const payment = await this.payments.findById(id);
      if (!payment) return;
      if (!payment.razorpayOrderId) return await this.giveUp(payment);
      const attempts = await this.captures.fetchAllCaptured(payment.razorpayOrderId, payment);
      // A failed attempt, or one that was given back, says nothing beside one that has paid.
      const captured = attempts.filter(({ status }) => status === 'captured');
      const refunded = attempts.filter(({ status }) => status === 'refunded');
      const paid = captured.length > 0 ? captured : refunded;
      for (const observed of paid) await this.learn(observed);
      const failed = attempts.findLast(({ status }) => status === 'failed');
      if (paid.length === 0 && failed) await this.settlement.settle(failed, 'reconciler');
      if (last) await this.giveUp(payment);
    } catch (error) {
      this.logger.warn({ err: error, paymentId: id }, 'Razorpay could not be asked; next time');
    }
  }

  /** Of whose capture nobody told us, nobody may have told us the refunds. */
  private async learn(observed: RazorpayPayment): Promise<void> {
    const outcome = await this.settlement.settle(observed, 'reconciler');
    if (outcome !== 'moved' && outcome !== 'flagged') return;
    for (const refund of await this.razorpay.fetchRefundsOf(observed.id)) await this.refunds.report(refund);
  }

  /** Nobody will pay it any more. Money that arrives all the same still completes it. */
  private async giveUp({ id, razorpayOrderId }: PaymentRecord): Promise<void> {
    await this.settlement.cancel(id, 'reconciler');
    await this.schedule.checkNoMore(id, razorpayOrderId);
  }
}
