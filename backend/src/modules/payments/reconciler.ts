import { Inject, Injectable, Logger } from '@nestjs/common';
import { ENV } from '../../config/config.module.ts';
import type { Env } from '../../config/env.ts';
import { BackgroundTask } from '../../platform/lifecycle/repeating-task.ts';
import { CaptureService } from './capture/capture.service.ts';
import { CheckSchedule, type DueCheck } from './check-schedule.ts';
import type { PaymentEntity } from './payment.entity.ts';
import { PaymentsRepository } from './payments.repository.ts';
import { PaymentFetcher } from './razorpay/payment-fetcher.ts';
import { RazorpayGateway, type RazorpayPayment } from './razorpay/razorpay.gateway.ts';
import { RefundTransitions } from './refunds/refund-transitions.service.ts';
import { RefundsService } from './refunds/refunds.service.ts';

const BATCH = 10;

/**
 * Asks Razorpay about unconfirmed payments, so that a closed tab or a lost webhook loses no sale. Works from PostgreSQL only,
 * so an emptied Redis does not stop it.
 */
@Injectable()
export class Reconciler extends BackgroundTask {
  private readonly logger = new Logger('Reconciler');

  constructor(
    @Inject(ENV) env: Env,
    private readonly schedule: CheckSchedule,
    private readonly payments: PaymentsRepository,
    private readonly fetcher: PaymentFetcher,
    private readonly captures: CaptureService,
    private readonly razorpay: RazorpayGateway,
    private readonly refunds: RefundTransitions,
  ) {
    super('payment reconciler', env.RECONCILE_EVERY_MS);
  }

  protected async turn(): Promise<boolean> {
    const due = await this.schedule.claimDue('payments', BATCH);
    await Promise.all(due.map((check) => this.check(check)));
    return due.length === BATCH;
  }

  private async check({ id, last }: DueCheck): Promise<void> {
    try {
      const payment = await this.payments.findById(id);
      if (!payment) return;
      if (!payment.razorpayOrderId) return await this.giveUp(payment);
      const attempts = await this.fetcher.fetchAllCaptured(payment.razorpayOrderId, payment);
      // Failed or refunded attempts do not matter beside a paid one.
      const captured = attempts.filter(({ status }) => status === 'captured');
      const refunded = attempts.filter(({ status }) => status === 'refunded');
      const paid = captured.length > 0 ? captured : refunded;
      for (const observed of paid) await this.capture(observed);
      const failed = attempts.findLast(({ status }) => status === 'failed');
      if (paid.length === 0 && failed) await this.captures.capture(failed, 'reconciler');
      if (last) await this.giveUp(payment);
    } catch (error) {
      this.logger.warn({ err: error, paymentId: id }, 'payment check failed; it is tried again');
    }
  }

  /** Fetches refunds, too: a capture without a report may have unreported refunds. */
  private async capture(observed: RazorpayPayment): Promise<void> {
    const outcome = await this.captures.capture(observed, 'reconciler');
    if (outcome !== 'moved' && outcome !== 'flagged') return;
    for (const refund of await this.razorpay.fetchRefundsOf(observed.id)) await this.refunds.report(refund);
  }

  /** Cancels a payment that will not be paid. A late capture still completes it. */
  private async giveUp({ id, razorpayOrderId }: PaymentEntity): Promise<void> {
    await this.captures.cancel(id, 'reconciler');
    await this.schedule.checkNoMore(id, razorpayOrderId);
  }
}

/** Resumes pending refunds: after a crash, an outage of Razorpay, or a lost webhook. */
@Injectable()
export class RefundReconciler extends BackgroundTask {
  private readonly logger = new Logger('RefundReconciler');

  constructor(
    @Inject(ENV) env: Env,
    private readonly schedule: CheckSchedule,
    private readonly refunds: RefundsService,
  ) {
    super('refund reconciler', env.RECONCILE_EVERY_MS);
  }

  protected async turn(): Promise<boolean> {
    const due = await this.schedule.claimDue('payment_refunds', BATCH);
    await Promise.all(due.map(({ id }) => this.check(id)));
    return due.length === BATCH;
  }

  private async check(refundId: string): Promise<void> {
    try {
      await this.refunds.askRazorpay(refundId);
    } catch (error) {
      this.logger.warn({ err: error, refundId }, 'refund check failed; it is tried again');
    }
  }
}
