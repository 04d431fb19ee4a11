import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Env } from '../../config/env.ts';
import { ENV } from '../../config/config.module.ts';
import { RepeatingTask } from '../../platform/lifecycle/repeating-task.ts';
import { RefundSender } from './refund-sender.ts';
import { RefundsRepository } from './refunds.repository.ts';

const BATCH = 10;

/** Takes up refunds that were left open: by a crash, a Razorpay that was away, a webhook that never came. */
@Injectable()
export class RefundReconciler implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('RefundReconciler');
  private readonly task: RepeatingTask;

  constructor(
    @Inject(ENV) env: Env,
    private readonly refunds: RefundsRepository,
    private readonly sender: RefundSender,
  ) {
    this.task = new RepeatingTask('refund reconciler', env.RECONCILE_EVERY_MS, () => this.checkDue());
  }

  onApplicationBootstrap(): void {
    this.task.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.task.stop();
  }

  private async checkDue(): Promise<boolean> {
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
