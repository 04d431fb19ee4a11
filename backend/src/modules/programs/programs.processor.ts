import { Inject, Injectable } from '@nestjs/common';
import type { Env } from '../../config/env.ts';
import { ENV } from '../../config/config.module.ts';
import { type Transaction, UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { HandlesJob, type JobHandler } from '../../platform/jobs/job-handler.ts';
import { isErased } from '../payments/payment.domain.ts';
import { PaymentEntity } from '../payments/payment.entity.ts';
import { PaymentsRepository } from '../payments/payments.repository.ts';
import { paymentModeOf } from '../payments/razorpay/razorpay.gateway.ts';
import { PaymentRefundEntity } from '../payments/refunds/payment-refund.entity.ts';
import { Assignment } from './coaching/assignment.service.ts';
import { RenewedPrograms } from './term/renewed-programs.ts';
import { ProgramsRepository } from './programs.repository.ts';

/** Cancels the programs of payments of which everything went back. */
@Injectable()
export class RefundedPrograms {
  constructor(
    private readonly programs: ProgramsRepository,
    private readonly payments: PaymentsRepository,
    private readonly renewed: RenewedPrograms,
  ) {}

  /** Idempotent. */
  async cancel(tx: Transaction, paymentId: string): Promise<void> {
    if (!(await this.payments.isRefunded(paymentId, tx))) return;
    await this.renewed.lockFormers(tx, paymentId);
    for (const { id } of await this.programs.openOfPayment(tx, paymentId)) {
      await this.programs.transition(tx, id, 'cancelled', { email: null, reason: null });
      await this.renewed.cancelled(tx, id);
    }
  }
}

/** Makes a program for the buyer, and one for her buddy. Test payments make programs in test mode alone. Idempotent. */
@Injectable()
@HandlesJob('programs.create')
export class CreatePrograms implements JobHandler<'programs.create'> {
  constructor(
    @Inject(ENV) private readonly env: Pick<Env, 'RAZORPAY_SANDBOX' | 'RAZORPAY_KEY_ID'>,
    private readonly db: UnitOfWork,
    private readonly programs: ProgramsRepository,
    private readonly refunded: RefundedPrograms,
    private readonly assignment: Assignment,
    private readonly renewed: RenewedPrograms,
  ) {}

  async handle({ paymentId }: { paymentId: string }): Promise<void> {
    await this.db.run(async (tx) => {
      const payment = await tx.manager.findOneByOrFail(PaymentEntity, { id: paymentId });
      if (payment.status !== 'completed' || isErased(payment)) return;
      if (payment.test && paymentModeOf(this.env) === 'live') return;
      for (const half of payment.buddy ? (['buyer', 'buddy'] as const) : (['buyer'] as const)) {
        const formerId = payment.renewsId && (await this.renewed.formerOf(tx, payment.renewsId, half));
        const programId = await this.programs.create(tx, paymentId, half, formerId);
        if (programId === undefined) continue;
        await this.programs.record(tx, { programId, kind: 'created', after: 'new' });
        if (formerId) await this.renewed.goOn(tx, programId, formerId);
        else await this.assignment.byRule(tx, programId);
      }
      // The refund's event may have been handled before this one.
      await this.refunded.cancel(tx, paymentId);
    });
  }
}

/** Closes what was delivered of a payment that went back. Idempotent. */
@Injectable()
@HandlesJob('programs.after-refund')
export class ProgramsAfterRefund implements JobHandler<'programs.after-refund'> {
  constructor(
    private readonly db: UnitOfWork,
    private readonly refunded: RefundedPrograms,
  ) {}

  async handle({ refundId }: { refundId: string }): Promise<void> {
    await this.db.run(async (tx) => {
      const { paymentId } = await tx.manager.findOneByOrFail(PaymentRefundEntity, { id: refundId });
      await this.refunded.cancel(tx, paymentId);
    });
  }
}
