import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DeliveriesRepository } from '../../src/modules/broadcast/delivery/deliveries.repository.ts';
import type { ClaimedDelivery } from '../../src/modules/broadcast/delivery/delivery-outcome.ts';
import { HourlyLimit } from '../../src/modules/broadcast/delivery/hourly-limit.ts';
import { UnitOfWork } from '../../src/platform/database/unit-of-work.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';
import { addresses, Broadcaster } from './broadcaster.ts';

const LONG_MS = 60_000;
const SHORT_MS = 1_000;

let system: TestSystem;
let admin: Broadcaster;
let broadcastId: string;
/** Broadcast to four recipients, in order. */
let ids: string[];

// Without a worker, so that nobody else claims rows.
beforeAll(async () => {
  system = await startSystem();
  admin = await Broadcaster.of(system);
});
afterAll(() => system.stop());
beforeEach(async () => {
  await system.db.rows('DELETE FROM broadcast_recipients');
  await system.db.rows('DELETE FROM broadcast_usage');
  await system.db.rows('DELETE FROM suppressions');
  broadcastId = (await admin.create({ recipients: addresses(4) })).body._id;
  const rows = await system.db.rows<{ id: string }>(
    'SELECT id FROM broadcast_recipients WHERE broadcast_id = $1 ORDER BY position',
    [broadcastId],
  );
  ids = rows.map(({ id }) => id);
});

/** @param limit messages an hour; 0: none */
function deliveriesWith(limit = 0): DeliveriesRepository {
  const db = system.app.get(UnitOfWork, { strict: false });
  return new DeliveriesRepository(db, new HourlyLimit(db, limit));
}

const idsOf = (claimed: ClaimedDelivery[]) => claimed.map(({ id }) => id).toSorted();
const inOrder = (which: string[]) => which.toSorted();
const suppress = (index: number) =>
  system.db.rows(`INSERT INTO suppressions (email, reason) VALUES ($1, 'unsubscribed')`, [
    addresses(4)[index]!.email,
  ]);
const statuses = async () =>
  (
    await system.db.rows<{ status: string }>(
      'SELECT status FROM broadcast_recipients WHERE broadcast_id = $1 ORDER BY position',
      [broadcastId],
    )
  ).map(({ status }) => status);
const sent = (id: string) =>
  ({ id, status: 'sent', error: null, retryAfter: 0, counts: true, bounced: false }) as const;

describe('claims', () => {
  it('take a row once and skip suppressed ones', async () => {
    await suppress(1);
    const deliveries = deliveriesWith();
    const { claimed, noRoom } = await deliveries.claim(ids, LONG_MS);
    expect([idsOf(claimed), noRoom]).toEqual([inOrder([ids[0]!, ids[2]!, ids[3]!]), []]);
    expect(await statuses()).toEqual(['sending', 'suppressed', 'sending', 'sending']);
    expect((await deliveries.claim(ids, LONG_MS)).claimed).toEqual([]);
  });

  it('respect the hourly limit, in the order of the file; suppressed rows take up no room', async () => {
    await suppress(0);
    const deliveries = deliveriesWith(2);
    const first = await deliveries.claim(ids.toReversed(), LONG_MS);
    expect([idsOf(first.claimed), first.noRoom]).toEqual([inOrder([ids[1]!, ids[2]!]), [ids[3]]]);
    // Messages in flight use up the hour, and so do sent ones.
    expect(await deliveries.claim([ids[3]!], LONG_MS)).toEqual({ claimed: [], noRoom: [ids[3]] });
    await deliveries.record(first.claimed.map(({ id }) => sent(id)));
    expect(await deliveries.claim([ids[3]!], LONG_MS)).toEqual({ claimed: [], noRoom: [ids[3]] });
    const raised = await deliveriesWith(3).claim([ids[3]!], LONG_MS);
    expect([idsOf(raised.claimed), raised.noRoom]).toEqual([[ids[3]], []]);
  });

  it('last as long as their lease, also after a renewal', async () => {
    const deliveries = deliveriesWith();
    await deliveries.claim([ids[0]!], SHORT_MS);
    await deliveries.claim([ids[1]!, ids[2]!], LONG_MS);
    await deliveries.renew([ids[1]!], SHORT_MS);
    await deliveries.sweepAbandoned();
    expect(await statuses()).toEqual(['sending', 'sending', 'sending', 'queued']);
    await until(async () => {
      await deliveries.sweepAbandoned();
      return (await statuses()).filter((status) => status === 'uncertain').length === 2;
    });
    expect(await statuses()).toEqual(['uncertain', 'uncertain', 'sending', 'queued']);
  });

  it('are checked again before sending: an unsubscription or a pause counts', async () => {
    const deliveries = deliveriesWith();
    await deliveries.claim(ids.slice(0, 3), LONG_MS);
    await suppress(0);
    expect(await deliveries.stillWanted(ids)).toEqual(new Set([ids[1], ids[2]]));
    await admin.send(`/api/broadcasts/${broadcastId}/pause`);
    expect(await deliveries.stillWanted(ids)).toEqual(new Set());
  });
});

it('a delayed delivery waits for its retry; an attempt that does not count is taken back', async () => {
  const deliveries = deliveriesWith();
  await deliveries.claim(ids.slice(0, 2), LONG_MS);
  const later = { status: 'queued', error: '451 Later' } as const;
  await deliveries.record([
    { ...sent(ids[0]!), ...later, retryAfter: 600 },
    { ...sent(ids[1]!), ...later, retryAfter: 60, counts: false },
  ]);
  const rows = await system.db.rows(
    `SELECT status, attempts, round(extract(epoch FROM retry_at - now()) / 60)::int AS minutes, lease_until
       FROM broadcast_recipients WHERE id = ANY($1) ORDER BY position`,
    [ids.slice(0, 2)],
  );
  expect(rows).toEqual([
    { status: 'queued', attempts: 1, minutes: 10, lease_until: null },
    { status: 'queued', attempts: 0, minutes: 1, lease_until: null },
  ]);
});

it('an uncertain delivery that was sent after all counts as sent, also in an ended broadcast', async () => {
  const deliveries = deliveriesWith();
  await deliveries.claim(ids, SHORT_MS);
  await until(async () => {
    await deliveries.sweepAbandoned();
    return (await statuses()).every((status) => status === 'uncertain');
  });
  await system.db.rows('UPDATE broadcasts SET counts_end = now() WHERE id = $1', [broadcastId]);
  await deliveries.record([sent(ids[0]!), sent(ids[2]!), { ...sent(ids[3]!), status: 'failed' }]);
  expect(await statuses()).toEqual(['sent', 'uncertain', 'sent', 'uncertain']);
  const [row] = await system.db.rows('SELECT counts_end FROM broadcasts WHERE id = $1', [broadcastId]);
  expect(row).toEqual({ counts_end: null });
  const [usage] = await system.db.rows('SELECT sum(messages)::int AS messages FROM broadcast_usage');
  // Two messages count at both moments: the limit holds in either hour.
  expect(usage).toEqual({ messages: 6 });
});
