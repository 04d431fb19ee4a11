import type { TestSystem } from './system.ts';
import { until } from './until.ts';

/** The programs of a payment, once the worker has made them. @returns ids by half */
export function programsOf(
  system: Pick<TestSystem, 'db'>,
  paymentId: string,
): Promise<{ buyer: string; buddy?: string }> {
  return until(async () => {
    const rows = await system.db.rows<{ id: string; half: 'buyer' | 'buddy' }>(
      'SELECT id, half FROM programs WHERE payment_id = $1',
      [paymentId],
    );
    const buyer = rows.find(({ half }) => half === 'buyer')?.id;
    const buddy = rows.find(({ half }) => half === 'buddy')?.id;
    return buyer === undefined ? undefined : { buyer, ...(buddy !== undefined && { buddy }) };
  });
}
