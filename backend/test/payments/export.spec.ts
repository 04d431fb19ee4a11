import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { anOrderRequest, aPerson } from '../factories/order-request.ts';
import { type ErrorAnswer, request } from '../harness/client.ts';
import { AdminClient } from '../harness/admin-client.ts';
import { Shop } from '../harness/shop.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';

let system: TestSystem;
let shop: Shop;
let admin: AdminClient;

beforeAll(async () => {
  system = await startSystem();
  shop = new Shop(system);
  admin = await AdminClient.create(system);
});
afterAll(() => system.stop());

const ask = async (filter: object = {}) =>
  (await admin.call<{ url: string }>('payments/admin/export', 'POST', filter)).body.url;
/** As a browser's download: no bearer token. */
const download = (url: string) => request(system.url + url);

/** RFC 4180 parser, independent of the code under test. */
function parse(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)!.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

async function table(filter: object = {}): Promise<Record<string, string>[]> {
  const text = (await download(await ask(filter))).text;
  const [heads = [], ...rows] = parse(text.replace(/^\uFEFF/, ''));
  return rows.map((cells) => Object.fromEntries(heads.map((head, index) => [head, cells[index] ?? ''])));
}

describe('the export', () => {
  it('is a CSV file with Indian times and rupee amounts', async () => {
    const buyer = aPerson({ name: 'Élodie, "Ellie" Nguyễn 🏋️', phone: '+91 98765 43210' });
    const sale = await admin.sale(shop, anOrderRequest({ user: buyer }));
    await admin.refund(sale.paymentId, { amount: 1_234_50 });
    await system.db.rows(`UPDATE payments SET created_at = '2026-03-31T18:30:00Z' WHERE id = $1`, [
      sale.paymentId,
    ]);
    const response = await download(await ask());
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="payments-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    const [row] = await table();
    expect(row).toMatchObject({
      'Date (IST)': '2026-04-01 00:00:00',
      Name: buyer.name,
      Email: buyer.email,
      Phone: '+91 98765 43210',
      Type: 'BUDDY',
      'Duration (months)': '6',
      Amount: '47000.00',
      Refunded: '1234.50',
      Status: 'completed',
      Flagged: 'no',
      'Order ID': sale.orderId,
      'Payment ID': sale.razorpayPaymentId,
    });
    expect((await admin.activities())[0]).toMatchObject({ action: 'Exported', feature: 'Payment' });
  });

  it.each(['=HYPERLINK("http://evil.example","Click")', '+1+1', '-2', '@SUM(A1)', '＝1'])(
    'lets no name become a formula: %s',
    async (name) => {
      const { body: order } = await shop.order(anOrderRequest({ user: aPerson({ name }) }));
      const [row] = await table({ search: order.orderId });
      expect(row?.['Name']).toBe(`'${name}`);
    },
  );

  it('escapes formulas, also after semicolons', async () => {
    const name = 'Asha;=cmd()|;+1; -2';
    const { body: order } = await shop.order(anOrderRequest({ user: aPerson({ name }) }));
    const text = (await download(await ask({ search: order.orderId }))).text;
    const cells = text.split(/[;\r\n]/).map((cell) => cell.replace(/^"/, ''));
    expect(cells.filter((cell) => /^[=+\-@]/.test(cell))).toEqual([]);
    expect((await table({ search: order.orderId }))[0]?.['Name']).toBe("Asha;'=cmd()|;'+1; -2");
  });

  it('escapes tabs and line breaks in cells', async () => {
    const { body: order } = await shop.order();
    for (const name of ['\t=1', '\r=1', '\n=1', 'a\r\n=cmd|x']) {
      await system.db.rows('UPDATE payments SET name = $2 WHERE id = $1', [order.paymentId, name]);
      const rows = await table({ search: order.orderId });
      expect(rows).toHaveLength(1);
      expect(rows[0]?.['Name']).toBe(/^\s/.test(name) ? `'${name}` : name);
    }
  });

  it('holds only what the filters select', async () => {
    await system.db.rows('UPDATE payments SET flagged = true WHERE id = (SELECT id FROM payments LIMIT 1)');
    const all = await table();
    expect(all.length).toBeGreaterThan(4);
    const completed = await table({ status: 'completed' });
    expect(completed.map((row) => row['Status'])).toEqual(['completed']);
    expect(await table({ flagged: true })).toHaveLength(1);
    expect(await table({ startDate: '2026-04-01', endDate: '2026-04-01' })).toHaveLength(1);
    expect(await table({ endDate: '2026-03-31' })).toEqual([]);
    expect(await table({ search: 'nobody at all' })).toEqual([]);
  });

  it('is not used up by HEAD', async () => {
    const url = await ask();
    const ask1 = await request(system.url + url, { method: 'HEAD' });
    const ask2 = await request(system.url + url, { method: 'HEAD' });
    expect([ask1.status, ask2.status, ask2.text]).toEqual([200, 200, '']);
    const file = await download(url);
    expect(file.status).toBe(200);
    expect(ask2.headers.get('content-disposition')).toBe(file.headers.get('content-disposition'));
    expect(ask2.headers.get('cache-control')).toBe('no-store');
    expect((await request(system.url + url, { method: 'HEAD' })).status).toBe(404);
  });

  it('opens once, also for concurrent requests', async () => {
    const url = await ask();
    const answers = await Promise.all(Array.from({ length: 5 }, () => download(url)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404, 404]);
    const late = await download(url);
    expect([late.status, (JSON.parse(late.text) as ErrorAnswer).code]).toEqual([404, 'UNKNOWN_EXPORT']);
  });

  it('expires after a minute and refuses guessed tickets', async () => {
    const url = await ask();
    const [key] = await system.redis.keys('export:*');
    const life = await system.redis.ttl(key!);
    expect(life).toBeGreaterThan(50);
    expect(life).toBeLessThanOrEqual(60);
    expect(key).not.toContain(url.split('/').at(-1)!);
    await system.redis.pexpire(key!, 1);
    await delay(20);
    expect((await download(url)).status).toBe(404);
    expect((await download('/api/payments/exports/' + 'A'.repeat(43))).status).toBe(404);
    expect((await download('/api/payments/exports/..%2f..%2fadmin')).status).toBe(400);
  });

  it('holds every payment once while new ones arrive, in bounded batches', async () => {
    await system.db.rows('TRUNCATE payments CASCADE');
    await system.db.rows(
      `INSERT INTO payments (id, intent_key, intent_hash, status_token, price_list, training_type, kind_name, duration,
                             amount_paise, name, email, age, gender, created_at)
       SELECT gen_random_uuid(), gen_random_uuid(), 'x', 'token' || n, 'training-programs', 'individual', 'Individual', 3, 100,
              'Nr ' || n, n || '@example.com', 30, 'male', now() - (n / 7) * interval '1 second'
         FROM generate_series(1, 30000) AS n`,
    );
    // Read in pieces, which supertest cannot do.
    const response = await fetch(system.url + (await ask()));
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    const { value: first } = await reader.read();
    await shop.order();
    let text = first ?? '';
    for (let part = await reader.read(); !part.done; part = await reader.read()) text += part.value;
    const names = parse(text)
      .slice(1)
      .map((cells) => cells[1]);
    expect(names).toHaveLength(30_000);
    expect(new Set(names).size).toBe(30_000);
  });

  it('is refused with a clear answer while Redis is away', async () => {
    const alone = await startSystem({ REDIS_URL: 'redis://127.0.0.1:1' });
    const there = await AdminClient.create(alone);
    const { status, body } = await there.call<ErrorAnswer>('payments/admin/export', 'POST', {});
    expect([status, body.code]).toEqual([503, 'EXPORT_UNAVAILABLE']);
    expect((await there.activities()).filter(({ action }) => action === 'Exported')).toEqual([]);
    await alone.stop();
  });
});
