import { Inject, Injectable } from '@nestjs/common';
import type { Env } from '../../../config/env.ts';
import { ENV } from '../../../config/config.module.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { claimDueChecks } from '../core/check-schedule.ts';

/** Past this age nobody is going to pay any more, and Razorpay has told all it knew. */
const GIVE_UP_AFTER = '3 days';

export interface DueCheck {
  id: string;
  /** The last look: what is still pending after it counts as cancelled. */
  last: boolean;
}

/** When the reconciler looks at which payment. */
@Injectable()
export class ReconcileRepository {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly db: UnitOfWork,
  ) {}

  /** Failed and cancelled payments are looked at too: their money may arrive late. */
  claimDue(limit: number): Promise<DueCheck[]> {
    return claimDueChecks<DueCheck>(this.db, 'payments', {
      limit,
      firstGapMs: this.env.RECONCILE_FIRST_DELAY_MS,
      returning: `id, created_at < now() - interval '${GIVE_UP_AFTER}' AS last`,
    });
  }

  /** In a second. A completed payment has nothing left to ask, and is left alone. */
  async checkSoon(id: string): Promise<void> {
    await this.db.rows(
      `UPDATE payments SET next_check_at = now() + interval '1 second' WHERE id = $1 AND status <> 'completed'`,
      [id],
    );
  }

  /** @param razorpayOrderId what was looked at: an order that was made meanwhile is looked at, too */
  async checkNoMore(id: string, razorpayOrderId: string | null): Promise<void> {
    await this.db.rows(
      'UPDATE payments SET next_check_at = NULL WHERE id = $1 AND razorpay_order_id IS NOT DISTINCT FROM $2',
      [id, razorpayOrderId],
    );
  }
}
