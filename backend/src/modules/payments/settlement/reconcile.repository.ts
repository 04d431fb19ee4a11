import { Inject, Injectable } from '@nestjs/common';
import type { Env } from '../../../config/env.ts';
import { ENV } from '../../../config/config.module.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';

const LONGEST_GAP = '6 hours';
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

  /**
   * Takes payments whose look is due and sets the next one, twice as far away each time. Failed and
   * cancelled ones are looked at too: their money may arrive late.
   */
  claimDue(limit: number): Promise<DueCheck[]> {
    return this.db.rows<DueCheck>(
      `UPDATE payments SET check_count = check_count + 1,
              next_check_at = now() + least(make_interval(secs => $2 * power(2, least(check_count, 20))),
                                            interval '${LONGEST_GAP}')
        WHERE id IN (SELECT id FROM payments WHERE next_check_at <= now()
                      ORDER BY next_check_at LIMIT $1 FOR UPDATE SKIP LOCKED)
        RETURNING id, created_at < now() - interval '${GIVE_UP_AFTER}' AS last`,
      [limit, this.env.RECONCILE_FIRST_DELAY_MS / 1000],
    );
  }

  async checkSoon(id: string): Promise<void> {
    await this.db.rows(
      `UPDATE payments SET next_check_at = now() + interval '1 second' WHERE id = $1 AND status <> 'completed'`,
      [id],
    );
  }

  async checkNoMore(id: string): Promise<void> {
    await this.db.rows('UPDATE payments SET next_check_at = NULL WHERE id = $1', [id]);
  }
}
