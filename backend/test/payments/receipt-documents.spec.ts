import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { anOrderRequest, aPerson, BUDDY_6_PAISE } from '../factories/order-request.ts';
import { AdminClient } from '../harness/admin-client.ts';
import { mailsTo, sourceOf } from '../harness/mailbox.ts';
import { readPdf } from '../harness/pdf.ts';
import { Shop } from '../harness/shop.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';

const WORKER = path.resolve(import.meta.dirname, '../../dist/worker.js');

let system: TestSystem;
let shop: Shop;
let admin: AdminClient;

beforeAll(async () => {
  system = await startSystem();
  shop = new Shop(system);
  admin = await AdminClient.create(system);
});
afterAll(() => system.stop());

/** As the admin area downloads it. */
async function download(paymentId: string, bearer = admin.token) {
  const answer = await fetch(`${system.url}/api/payments/admin/${paymentId}/receipt.pdf`, {
    headers: { authorization: `Bearer ${bearer}` },
  });
  return { status: answer.status, headers: answer.headers, pdf: Buffer.from(await answer.arrayBuffer()) };
}

const documents = (paymentId: string) =>
  system.db.rows<{ pdf: Buffer }>('SELECT pdf FROM payment_documents WHERE payment_id = $1', [paymentId]);

/** PDFs attached to the mails to an address. */
async function attached(email: string): Promise<Buffer[]> {
  const sources = await Promise.all((await mailsTo(email)).map(sourceOf));
  return sources.flatMap((source) => {
    const part = /Content-Type: application\/pdf;[\s\S]*?\r?\n\r?\n([\w+/=\r\n]+)/i.exec(source);
    return part ? [Buffer.from(part[1]!, 'base64')] : [];
  });
}

async function sale(fields: Record<string, unknown> = {}) {
  const user = aPerson(fields);
  return { ...(await admin.sale(shop, anOrderRequest({ user }))), email: String(user['email']) };
}

function spawnWorker(): ChildProcess {
  const env = { PATH: process.env['PATH'], ...system.variables, JOB_LEASE_MS: '2000' };
  return spawn(process.execPath, [WORKER], { env, stdio: ['ignore', 'ignore', 'inherit'] });
}

describe('before a worker has sent its mail', () => {
  it('is created once on first request and never changes', async () => {
    const { paymentId } = await sale({ name: 'अदिति शर्मा' });
    const all = await Promise.all(Array.from({ length: 8 }, () => download(paymentId)));
    expect(all.map(({ status }) => status)).toEqual(all.map(() => 200));
    expect(new Set(all.map(({ pdf }) => pdf.toString('base64'))).size).toBe(1);
    const [{ status, headers, pdf }] = all as [(typeof all)[number]];
    const { receiptNumber } = await admin.payment(paymentId);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toBe(`attachment; filename="receipt-${receiptNumber}.pdf"`);
    expect(headers.get('cache-control')).toBe('no-store');
    const { lines } = await readPdf(pdf);
    expect(lines).toContain('TEST. No real money was moved.');
    expect(lines).toContain('Paid  ₹47,000');
    expect((await documents(paymentId)).map((row) => row.pdf.equals(pdf))).toEqual([true]);
  });

  it('keeps the name of the business at the payment', async () => {
    const { paymentId } = await sale();
    await system.db.rows(
      `INSERT INTO publication_history (subject, version, value)
       SELECT 'business', max(version) + 1, jsonb_set(max(value::text)::jsonb, '{name}', '"Renamed"')
         FROM publication_history WHERE subject = 'business'`,
    );
    expect((await readPdf((await download(paymentId)).pdf)).lines).toContain('Ironbloom');
    const later = await sale();
    expect((await readPdf((await download(later.paymentId)).pdf)).lines).toContain('Renamed');
    // Older than every publication.
    const old = await sale();
    await system.db.rows(`UPDATE payments SET completed_at = '2020-01-01' WHERE id = $1`, [old.paymentId]);
    const { lines } = await readPdf((await download(old.paymentId)).pdf);
    expect(lines).toContain('Ironbloom');
    expect(lines).toContain('Date  1 Jan 2020, 5:30 am IST');
    await system.db.rows(`DELETE FROM publication_history WHERE value ->> 'name' = 'Renamed'`);
  });

  it('is refused without the right, for unpaid payments and for unknown ones', async () => {
    const { paymentId } = await sale();
    const { body: unpaid } = await shop.order();
    expect((await download(unpaid.paymentId)).status).toBe(409);
    expect((await download(randomUUID())).status).toBe(404);
    expect((await download('7')).status).toBe(400);
    expect((await download(paymentId, 'nobody')).status).toBe(401);
    expect(await documents(unpaid.paymentId)).toEqual([]);
    expect((await fetch(`${system.url}/uploads/receipt-${paymentId}.pdf`)).status).toBe(404);
  });
});

describe('the mail of a receipt', () => {
  it('of 20 concurrent sales has one document each when a worker is killed', async () => {
    const orders = await Promise.all(
      Array.from({ length: 20 }, () => shop.order(anOrderRequest({ user: aPerson() }))),
    );
    const doomed = spawnWorker();
    await Promise.all(
      orders.map(async ({ body: { orderId } }) => {
        const id = system.sandbox.control.capture(orderId);
        const report = () => shop.webhook('payment.captured', orderId, { id, amount: BUDDY_6_PAISE });
        await Promise.all([shop.verify(orderId, id), report(), report()]);
      }),
    );
    await until(async () => (await system.db.rows('SELECT 1 FROM payment_documents')).length > 5);
    doomed.kill('SIGKILL');
    await once(doomed, 'exit');
    const successors = [spawnWorker(), spawnWorker()];
    await until(async () => (await system.db.rows('SELECT 1 FROM outbox')).length === 0);
    for (const worker of successors) {
      worker.kill('SIGTERM');
      await once(worker, 'exit');
    }
    for (const {
      body: { orderId },
    } of orders) {
      const { id, email } = await shop.payment(orderId);
      const kept = await documents(id);
      expect(kept).toHaveLength(1);
      const sent = await attached(email);
      expect(sent.length).toBeGreaterThan(0);
      for (const pdf of sent) expect(pdf.equals(kept[0]!.pdf)).toBe(true);
    }
  });

  it('has the same file when it is resent', async () => {
    const worker = await system.startWorker();
    const { paymentId, email } = await sale();
    await until(async () => (await attached(email)).length === 1);
    await admin.call(`payments/admin/${paymentId}/receipt`, 'POST');
    await until(async () => (await attached(email)).length === 2);
    const [first, second] = await attached(email);
    expect(second!.equals(first!)).toBe(true);
    expect((await download(paymentId)).pdf.equals(first!)).toBe(true);
    await worker.close();
  });

  it('waits while documents cannot be stored', async () => {
    await system.db.rows('ALTER TABLE payment_documents RENAME TO away');
    await system.startWorker();
    const { paymentId, email } = await sale();
    const waits = () => system.db.rows(`SELECT 1 FROM outbox WHERE last_error LIKE '%payment_documents%'`);
    await until(async () => (await waits()).length > 0);
    expect(await mailsTo(email)).toEqual([]);
    await system.db.rows('ALTER TABLE away RENAME TO payment_documents');
    await system.db.rows(`UPDATE outbox SET available_at = now()`);
    await until(async () => (await attached(email)).length === 1);
    expect(await documents(paymentId)).toHaveLength(1);
  });
});
