import { afterAll, beforeAll, it } from '@jest/globals';
import { Shop } from '../harness/shop.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';

/** One more than the reconciler takes at a time. */
const MANY = 11;

let system: TestSystem;
let shop: Shop;

beforeAll(async () => {
  // It looks when it starts, and not again while the test lasts.
  system = await startSystem({ RECONCILE_EVERY_MS: '3600000' });
  shop = new Shop(system);
});
afterAll(() => system.stop());

it('the reconciler goes on at once while there is more to look at than it takes at a time', async () => {
  for (let count = 0; count < MANY; count += 1) {
    system.sandbox.control.capture((await shop.order()).body.orderId);
  }
  await system.db.rows('UPDATE payments SET next_check_at = now()');
  await system.startWorker();
  await until(async () => {
    const rows = await system.db.rows(`SELECT 1 FROM payments WHERE status = 'completed'`);
    return rows.length === MANY;
  });
});
