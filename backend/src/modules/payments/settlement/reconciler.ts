import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Env } from '../../../config/env.ts';
import { ENV } from '../../../config/config.module.ts';
import { BackgroundTask } from '../../../platform/lifecycle/background-task.ts';
import { CaptureService } from './capture.service.ts';
import { PaymentsRepository } from '../payments.repository.ts';
import { type DueCheck, ReconcileRepository } from './reconcile.repository.ts';
import { SettlementService } from './settlement.service.ts';

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
      if (!payment.razorpayOrderId) return await this.giveUp(id);
      const attempts = await this.captures.fetchAllCaptured(payment.razorpayOrderId, payment);
      // Captured ones first: a failed attempt beside a paid one says nothing about the order.
      const captured = attempts.filter(({ status }) => status === 'captured');
      for (const observed of captured) await this.settlement.settle(observed, 'reconciler');
      const failed = attempts.findLast(({ status }) => status === 'failed');
      if (captured.length === 0 && failed) await this.settlement.settle(failed, 'reconciler');
      if (last) await this.giveUp(id);
    } catch (error) {
      this.logger.warn({ err: error, paymentId: id }, 'Razorpay could not be asked; next time');
    }
  }

  /** Nobody will pay it any more. Money that arrives all the same still completes it. */
  private async giveUp(id: string): Promise<void> {
    await this.settlement.cancel(id, 'reconciler');
    await this.schedule.checkNoMore(id);
  }
}
