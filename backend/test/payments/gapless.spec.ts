import { business, setBusiness, shippedBusiness } from '@ironbloom/brand';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { anOrderRequest, BUDDY_6_PAISE } from '../factories/order-request.ts';
import { AdminClient } from '../harness/admin-client.ts';
import { endurance } from '../harness/endurance.ts';
import { Shop } from '../harness/shop.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';

const WORKER = path.resolve(import.meta.dirname, '../../dist/worker.js');
const SALES = endurance(200, 40);
/** Sessions that are ended while they complete a payment. */
const CUTS = endurance(25, 8);

let system: TestSystem;
let shop: Shop;
const processes: ChildProcess[] = [];

beforeAll(async () => {
  system = await startSystem({
    RECONCILE_EVERY_MS: '100',
    RECONCILE_FIRST_DELAY_MS: '300',
    JOB_LEASE_MS: '2000',
  });
  shop = new Shop(system);
});
afterAll(async () => {
  for (const child of processes) child.kill('SIGKILL');
  await system.stop();
  setBusiness(shippedBusiness);
});

function spawnWorker(): ChildProcess {
  const env = { PATH: process.env['PATH'], ...system.variables };
  const child = spawn(process.execPath, [WORKER], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  processes.push(child);
  return child;
}

const count = async (from: string): Promise<number> =>
  (await system.db.rows<{ n: number }>(`SELECT count(*)::int AS n FROM ${from}`))[0]!.n;

/** Ends the session that is completing a payment. @returns how many */
async function cut(): Promise<number> {
  const ended = await system.db.rows(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid() AND xact_start IS NOT NULL
        AND query LIKE '%document_series%' ORDER BY random() LIMIT 1`,
  );
  return ended.length;
}

describe('numbers of invoices', () => {
  it(`of ${SALES} concurrent sales have no gap and no duplicate when sessions and a process are killed`, async () => {
    const admin = await AdminClient.create(system);
    const legal = { ...shippedBusiness.legal, gstin: '29AAGCB7383J1Z4' };
    await admin.call('admin/business', 'PUT', { ...shippedBusiness, legal, version: 1 });
    await until(async () => business().legal.gstin === legal.gstin);
    const orders: string[] = [];
    while (orders.length < SALES) {
      const some = await Promise.all(
        Array.from({ length: 20 }, () => shop.order(anOrderRequest({ billing: { state: '29' } }))),
      );
      orders.push(...some.map(({ body }) => body.orderId));
    }

    const doomed = spawnWorker();
    spawnWorker();
    // Each is reported by browser, webhook and reconciler.
    const reports = Promise.all(
      orders.map(async (orderId) => {
        const id = system.sandbox.control.capture(orderId);
        await shop.webhook('payment.captured', orderId, { id, amount: BUDDY_6_PAISE });
        await shop.verify(orderId, id);
      }),
    );
    let cuts = 0;
    await until(async () => {
      cuts += cuts < CUTS ? await cut() : 0;
      return (await count('tax_documents')) > SALES / 4;
    });
    doomed.kill('SIGKILL');
    await once(doomed, 'exit');
    spawnWorker();
    await until(async () => {
      cuts += cuts < CUTS ? await cut() : 0;
      return (await count(`payments WHERE status = 'completed'`)) === SALES;
    }, 240_000);
    await reports;

    expect(cuts).toBeGreaterThan(0);
    const serials = await system.db.rows<{ serial: number }>(
      'SELECT serial FROM tax_documents t JOIN payments p ON p.id = t.payment_id ORDER BY serial',
    );
    expect(serials.map(({ serial }) => serial)).toEqual(
      Array.from({ length: SALES }, (_, index) => index + 1),
    );
    expect(await count(`tax_documents WHERE kind = 'invoice' AND series = 'TEST'`)).toBe(SALES);
    expect(await system.db.rows('SELECT last_serial AS last FROM document_series')).toEqual([
      { last: SALES },
    ]);
  }, 300_000);
});
