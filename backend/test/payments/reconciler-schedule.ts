import type { TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';

/** When the reconciler looks at a payment, read and set by its order. */
export class ReconcilerSchedule {
  constructor(private readonly system: TestSystem) {}

  /** When it looks next; null: never again. */
  async nextCheck(orderId: string): Promise<Date | null> {
    const [row] = await this.system.db.rows<{ at: Date | null }>(
      'SELECT next_check_at AS at FROM payments WHERE razorpay_order_id = $1',
      [orderId],
    );
    return row!.at;
  }

  async lookNow(orderId: string): Promise<void> {
    await this.set(orderId, 'check_count = 0, next_check_at = now()');
  }

  async lookNoMore(orderId: string): Promise<void> {
    await this.set(orderId, 'next_check_at = NULL');
  }

  /** An order of more than three days ago, which is looked at now. */
  async makeOld(orderId: string): Promise<void> {
    await this.set(orderId, "created_at = now() - interval '73 hours', next_check_at = now()");
  }

  /** Once it has looked and left the payment as it was: it looks a second time. */
  async looked(orderId: string): Promise<void> {
    await this.lookNow(orderId);
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
