import { Inject, Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { ENV } from '../../config/config.module.ts';
import type { Env } from '../../config/env.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { PaymentEntity } from './payment.entity.ts';

const MAX_GAP = '6 hours';
/** What the column holds at the most is 32,767. */
const MAX_COUNTED = 32_000;

/** Payments older than this are checked for the last time. */
const GIVE_UP_AFTER = '3 days';

export interface DueCheck {
  id: string;
  /** The last look: what is still pending after it counts as cancelled. */
  last: boolean;
}

/** When Razorpay is asked about which payment and which refund. */
@Injectable()
export class CheckSchedule {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly db: UnitOfWork,
  ) {}

  /** Takes what is due now and sets the next look, twice as far away each time. Open refunds alone, and payments that may still be paid, have a next look. */
  claimDue(table: 'payments' | 'payment_refunds', limit: number): Promise<DueCheck[]> {
    return this.db.rows(
      `UPDATE ${table} SET check_count = least(check_count + 1, ${MAX_COUNTED}),
              next_check_at = now() + least(make_interval(secs => $2 * power(2, least(check_count, 20))),
                                            interval '${MAX_GAP}')
        WHERE id IN (SELECT id FROM ${table} WHERE next_check_at <= now()
                      ORDER BY next_check_at LIMIT $1 FOR UPDATE SKIP LOCKED)
        RETURNING id, created_at < now() - interval '${GIVE_UP_AFTER}' AS last`,
      [limit, this.env.RECONCILE_FIRST_DELAY_MS / 1000],
    );
  }

  /** Schedules a check in a second, unless the payment is completed. */
  async checkSoon(id: string): Promise<void> {
    const nextCheckAt = () => `now() + interval '1 second'`;
    await this.db.manager.update(PaymentEntity, { id, status: Not('completed') }, { nextCheckAt });
  }

  /** @param razorpayOrderId the order that was checked: one that was attached meanwhile keeps its next check */
  async checkNoMore(id: string, razorpayOrderId: string | null): Promise<void> {
    const checked = { id, razorpayOrderId: razorpayOrderId ?? IsNull() };
    await this.db.manager.update(PaymentEntity, checked, { nextCheckAt: null });
  }
}
