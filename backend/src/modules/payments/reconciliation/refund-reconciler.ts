import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Env } from '../../../config/env.ts';
import { ENV } from '../../../config/config.module.ts';
import { BackgroundTask } from '../../../platform/lifecycle/background-task.ts';
import { RefundSender } from '../refunds/refund-sender.ts';
import { RefundsRepository } from '../refunds/refunds.repository.ts';

const BATCH = 10;

/** Takes up refunds that were left open: by a crash, a Razorpay that was away, a webhook that never came. */
@Injectable()
export class RefundReconciler extends BackgroundTask {
  private readonly logger = new Logger('RefundReconciler');

  constructor(
    @Inject(ENV) env: Env,
    private readonly refunds: RefundsRepository,
    private readonly sender: RefundSender,
  ) {
    super('refund reconciler', env.RECONCILE_EVERY_MS);
  }

  protected async turn(): Promise<boolean> {
    const due = await this.refunds.claimDue(BATCH);
    await Promise.all(due.map((id) => this.check(id)));
    return due.length === BATCH;
  }

  private async check(refundId: string): Promise<void> {
    try {
      await this.sender.send(refundId);
    } catch (error) {
      this.logger.warn({ err: error, refundId }, 'Razorpay could not be asked; next time');
    }
  }
}
