import type { TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';

/** Reads and sets when the reconciler checks an order's payment. */
export class ReconcilerSchedule {
  constructor(private readonly system: TestSystem) {}

  /** Null: never again. */
  async nextCheck(orderId: string): Promise<Date | null> {
    const [row] = await this.system.db.rows<{ at: Date | null }>(
      'SELECT next_check_at AS at FROM payments WHERE razorpay_order_id = $1',
      [orderId],
    );
    return row!.at;
  }

  async checkNow(orderId: string): Promise<void> {
    await this.set(orderId, 'check_count = 0, next_check_at = now()');
  }

  async stopChecks(orderId: string): Promise<void> {
    await this.set(orderId, 'next_check_at = NULL');
  }

  /** Makes an order older than three days and due. */
  async makeThreeDaysOld(orderId: string): Promise<void> {
    await this.set(orderId, "created_at = now() - interval '73 hours', next_check_at = now()");
  }

  /** Once it has been checked twice and left as it was. */
  async untilChecked(orderId: string): Promise<void> {
    await this.checkNow(orderId);
    await until(async () => {
      const [row] = await this.system.db.rows<{ n: number }>(
        'SELECT check_count AS n FROM payments WHERE razorpay_order_id = $1',
        [orderId],
      );
      return row!.n >= 2;
    });
  }

  private async set(orderId: string, columns: string): Promise<void> {
    await this.system.db.rows(`UPDATE payments SET ${columns} WHERE razorpay_order_id = $1`, [orderId]);
  }
}
