import { Inject, Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { ENV } from '../../config/config.module.ts';
import type { Env } from '../../config/env.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { PaymentEntity } from './payment.entity.ts';

const MAX_GAP = '6 hours';
/** Maximum of the column. */
const MAX_COUNTED = 32_000;

/** Age of a payment at its last check. */
const GIVE_UP_AFTER = '3 days';

export interface DueCheck {
  id: string;
  /** Last check: a payment still pending after it is cancelled. */
  last: boolean;
}

/** Schedule of the checks of payments and refunds at Razorpay. */
@Injectable()
export class CheckSchedule {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly db: UnitOfWork,
  ) {}

  /** Claims due checks and doubles their interval. Only pending refunds and payable payments have a next check. */
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

  /** Schedules a check in a second, unless completed. */
  async checkSoon(id: string): Promise<void> {
    const nextCheckAt = () => `now() + interval '1 second'`;
    await this.db.manager.update(PaymentEntity, { id, status: Not('completed') }, { nextCheckAt });
  }

  /** @param razorpayOrderId the checked order; one attached meanwhile keeps its next check */
  async checkNoMore(id: string, razorpayOrderId: string | null): Promise<void> {
    const checked = { id, razorpayOrderId: razorpayOrderId ?? IsNull() };
    await this.db.manager.update(PaymentEntity, checked, { nextCheckAt: null });
  }
}
