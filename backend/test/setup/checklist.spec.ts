import { shippedBusiness, setBusiness } from '@ironbloom/brand';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AdminClient } from '../harness/admin-client.ts';
import { mailsTo } from '../harness/mailbox.ts';
import { startNameServer } from '../harness/name-server.ts';
import { Shop } from '../harness/shop.ts';
import { HealthData } from '../../src/platform/security/health-data.ts';
import { Client } from '../programs/client.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';

interface Checklist {
  items: { item: string; doneAt: string | null; skippedAt: string | null; skippedBy: string | null }[];
}
interface Fact {
  ok: boolean;
  text: string;
}
interface Looked {
  done: boolean;
  facts: Fact[];
}

let system: TestSystem;
let admin: AdminClient;
let names: Awaited<ReturnType<typeof startNameServer>>;
/** A proxy at the public address of the site. */
let front: Server;
/** How it treats webhook calls. */
let treat: (body: string) => { status: number; location?: string; body?: string } | 'pass';
const records: Record<string, string[]> = {};

beforeAll(async () => {
  names = await startNameServer(records);
  front = createServer((asked, answer) => {
    void (async () => {
      const body = (await asked.toArray()).join('');
      const treated = treat(body);
      if (treated !== 'pass' && treated.status !== 0) {
        answer.writeHead(
          treated.status,
          treated.location === undefined ? {} : { location: treated.location },
        );
        answer.end();
        return;
      }
      const headers = Object.fromEntries(
        Object.entries(asked.headers).filter(([name]) => name.startsWith('x-') || name === 'content-type'),
      ) as Record<string, string>;
      const passed = await fetch(`${system.url}${asked.url}`, {
        method: 'POST',
        headers,
        body: treated === 'pass' ? body : (treated.body ?? ''),
      });
      answer.writeHead(passed.status).end(await passed.text());
    })();
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  system = await startSystem({
    PUBLIC_URL: `http://127.0.0.1:${(front.address() as AddressInfo).port}`,
    MAIL_FROM: 'hello@mail.studio.example',
    DNS_SERVERS: names.address,
  });
  admin = await AdminClient.create(system);
  await system.startWorker();
});
beforeEach(() => {
  treat = () => 'pass';
  for (const name of Object.keys(records)) delete records[name];
});
afterAll(async () => {
  await system.stop();
  await names.stop();
  front.close();
  setBusiness(shippedBusiness);
});

const list = async () => (await admin.call<Checklist>('admin/setup')).body.items;
const look = async (item: string, body: object = {}) =>
  (await admin.call<Looked>(`admin/setup/${item}/look`, 'POST', body)).body;
const stateOf = async (item: string) => (await list()).find((one) => one.item === item);
const missingOf = ({ facts }: Looked) => facts.filter(({ ok }) => !ok).map(({ text }) => text);

describe('the checklist', () => {
  it('has nine unchecked items on a new site', async () => {
    expect((await list()).map(({ item }) => item)).toEqual([
      'contact',
      'look',
      'prices',
      'payments',
      'mail',
      'certificate',
      'backup',
      'legal',
      'staff',
    ]);
    expect((await list()).every(({ doneAt, skippedAt }) => doneAt === null && skippedAt === null)).toBe(true);
  });

  it('keeps skipped items with their author until resumed', async () => {
    await admin.call('admin/setup/skipped', 'POST', { items: ['look', 'certificate'] });
    expect(await stateOf('look')).toMatchObject({ skippedBy: admin.email, skippedAt: expect.any(String) });
    await admin.call('admin/setup/look/skipped', 'DELETE');
    expect(await stateOf('look')).toMatchObject({ skippedBy: null, skippedAt: null });
    expect(await stateOf('certificate')).toMatchObject({ skippedBy: admin.email });
  });

  it('refuses unknown items', async () => {
    expect((await admin.call('admin/setup/weather/look', 'POST', {})).status).toBe(400);
    expect((await admin.call('admin/setup/skipped', 'POST', { items: ['weather'] })).status).toBe(400);
    expect((await admin.call('admin/setup/mail/look', 'POST', { dkimSelector: 'a b' })).status).toBe(400);
  });

  it('is for owners only', async () => {
    const manager = await AdminClient.create(system, 'manager');
    expect((await manager.call('admin/setup')).status).toBe(403);
    expect((await manager.call('admin/setup/webhook-test', 'POST', {})).status).toBe(403);
  });
});

it('lists every contact that is still the example', async () => {
  expect(missingOf(await look('contact'))).toHaveLength(5);
  const { body } = await admin.call<{ business: typeof shippedBusiness; version: number }>('admin/business');
  await admin.call('admin/business', 'PUT', {
    ...body.business,
    version: body.version,
    phone: '+91 80000 22222',
    supportEmail: 'ahoy@studio.example',
    address: { ...body.business.address, street: '2 Pier Lane' },
    legal: {
      ...body.business.legal,
      entity: 'Studio LLP',
      grievanceOfficer: { name: 'Bina', email: 'bina@studio.example' },
    },
  });
  await until(async () => (await look('contact')).done);
  expect((await stateOf('contact'))?.doneAt).not.toBeNull();
});

it('accepts prices once a second version is published', async () => {
  for (const item of ['prices', 'look', 'legal']) expect((await look(item)).done).toBe(false);
  await system.db.rows(`UPDATE publications SET version = 2 WHERE name = 'plans'`);
  expect(await look('prices')).toMatchObject({ done: true });
  await system.db.rows(`UPDATE publications SET version = 1 WHERE name = 'plans'`);
  expect((await look('prices')).done).toBe(false);
  expect((await stateOf('prices'))?.doneAt).toBeNull();
});

it('accepts legal texts once each is published', async () => {
  const publish = async (page: string, change: object) => {
    const { body } = await admin.call<{ content: object; version: number }>(`admin/page-content/${page}`);
    const content = { ...body.content, ...change };
    await admin.call(`admin/page-content/${page}`, 'PUT', { content, version: body.version });
  };
  await publish('terms', { inForceSince: '2026-11-20' });
  expect(missingOf(await look('legal'))).toHaveLength(1);
  await publish('privacy', { inForceSince: '2026-11-20' });
  expect((await look('legal')).done).toBe(true);
});

describe('payments', () => {
  it('report the sandbox, accepted keys and no webhook yet', async () => {
    const { facts, done } = await look('payments');
    expect(done).toBe(false);
    expect(facts.map(({ ok }) => ok)).toEqual([false, true, false]);
    expect(facts[2]?.text).toContain(`${system.env.PUBLIC_URL}/api/payments/webhook`);
  });

  it('report why Razorpay does not answer', async () => {
    system.sandbox.control.failApi({ status: 401 });
    expect((await look('payments')).facts[1]).toMatchObject({ ok: false });
    system.sandbox.control.failApi(undefined);
  });

  const test = async () => (await admin.call<Fact>('admin/setup/webhook-test', 'POST', {})).body;

  it('send a test event to the webhook, which has no effect', async () => {
    expect(await test()).toMatchObject({ ok: true, text: expect.stringContaining('signature was right') });
    const facts = (await look('payments')).facts;
    expect(facts[2]).toMatchObject({ ok: true, text: expect.stringContaining('A test event arrived') });
    await until(async () => {
      const [event] = await system.db.rows<{ outcome: string | null }>(
        `SELECT outcome FROM razorpay_webhook_events WHERE type = 'setup.test'`,
      );
      return event?.outcome === 'ignored';
    });
  });

  it.each([
    ['another body', { status: 0, body: '{}' }, 'The signature did not match'],
    ['a redirect', { status: 301, location: 'https://www.studio.example/' }, 'Razorpay does not follow'],
    ['a proxy without a backend', { status: 502 }, 'answered 502'],
    ['somebody else', { status: 200 }, 'did not arrive here'],
  ])('report what is in the way: %s', async (_what, answer, words) => {
    treat = () => answer;
    expect(await test()).toMatchObject({ ok: false, text: expect.stringContaining(words) });
    expect((await look('payments')).facts[2]?.ok).toBe(false);
  });

  it('warn of mismatched captures for 30 days', async () => {
    const shop = new Shop(system);
    const { body: order } = await shop.order();
    await shop.verify(order.orderId, system.sandbox.control.capture(order.orderId, { amount: 100 }));
    const warned = (await look('payments')).facts[3];
    expect(warned).toEqual({
      ok: false,
      text: 'In the last 30 days, 1 payment arrived with another amount or currency than the order. In the Razorpay dashboard, switch off the customer fee bearer, offers and international currencies',
    });
    await system.db.rows(`UPDATE payment_flags SET created_at = now() - interval '31 days'`);
    expect((await look('payments')).facts).toHaveLength(3);
  });

  it('tell Razorpay’s events from tests', async () => {
    const shop = new Shop(system);
    const { body: order } = await shop.order();
    const id = system.sandbox.control.capture(order.orderId);
    await shop.webhook('payment.captured', order.orderId, { id, amount: order.amount });
    expect((await look('payments')).facts[2]).toMatchObject({
      ok: true,
      text: expect.stringContaining('The last webhook from Razorpay arrived'),
    });
  });
});

describe('mail', () => {
  it('names each record that is missing', async () => {
    const missing = missingOf(await look('mail'));
    expect(missing).toHaveLength(4);
    expect(missing.join('\n')).toMatch(/No test mail[^]*SPF[^]*DKIM[^]*DMARC/);
  });

  it('finds records under a usual selector and at the parent domain', async () => {
    records['mail.studio.example'] = ['google-site-verification=x', 'v=spf1 include:_spf.example -all'];
    records['google._domainkey.mail.studio.example'] = ['v=DKIM1; k=rsa; p=MIGf'];
    records['_dmarc.studio.example'] = ['v=DMARC1; p=quarantine'];
    expect((await look('mail')).facts.slice(1).map(({ ok }) => ok)).toEqual([true, true, true]);
  });

  it('accepts and stores the provider’s selector', async () => {
    records['pm-2026._domainkey.mail.studio.example'] = ['k=rsa; p=MIGf'];
    expect((await look('mail')).facts[2]?.ok).toBe(false);
    expect((await look('mail', { dkimSelector: 'pm-2026' })).facts[2]?.ok).toBe(true);
    expect((await look('mail')).facts[2]?.ok).toBe(true);
    // A revoked key is an empty one.
    records['pm-2026._domainkey.mail.studio.example'] = ['v=DKIM1; p='];
    expect((await look('mail')).facts[2]?.ok).toBe(false);
  });

  it.each([
    ['two', ['v=spf1 -all', 'v=spf1 ~all'], 'ignore all of them'],
    ['everybody', ['v=spf1 +all'], 'allows every server to send'],
    ['one for something else', ['v=spf10 -all'], 'does not name the servers'],
  ])('refuses a weak SPF record: %s', async (_what, texts, words) => {
    records['mail.studio.example'] = texts;
    expect((await look('mail')).facts[1]).toMatchObject({ ok: false, text: expect.stringContaining(words) });
  });

  it('mails the caller and reports the mail server’s answer', async () => {
    const { status, body } = await admin.call<{ to: string }>('admin/setup/test-mail', 'POST', {});
    expect([status, body.to]).toEqual([202, admin.email]);
    const [mail] = await until(async () => {
      const mails = await mailsTo(admin.email);
      return mails.length > 0 && mails;
    });
    expect(mail?.text).toContain('Your test mail has arrived');
    await until(async () => (await look('mail')).facts[0]?.ok);
  });
});

it('reports a backup, the wait for the first, and a late one', async () => {
  expect(missingOf(await look('backup'))).toEqual([expect.stringContaining('No backup has been made yet')]);
  await system.db.rows('UPDATE last_backup SET finished_at = now()');
  expect((await look('backup')).done).toBe(true);
  await system.db.rows(`UPDATE last_backup SET finished_at = now() - interval '5 days'`);
  expect(missingOf(await look('backup'))).toEqual([expect.stringContaining('5 days ago')]);
});

it('reports health answers whose key is not set', async () => {
  await system.db.rows('UPDATE last_backup SET finished_at = now()');
  const client = await Client.create(system, new Shop(system));
  const seal = (key: string) => new HealthData({ HEALTH_DATA_KEY: key }).seal('{}', client.programId);
  const keep = (health: Buffer) =>
    system.db.rows(
      `INSERT INTO intakes (program_id, health) VALUES ($1, $2)
       ON CONFLICT (program_id) DO UPDATE SET health = excluded.health`,
      [client.programId, health],
    );
  await keep(seal('x'.repeat(40)));
  expect(missingOf(await look('backup'))).toEqual([
    expect.stringContaining('The health answers of one client cannot be read'),
  ]);
  await keep(seal(system.env.HEALTH_DATA_KEY));
  expect((await look('backup')).done).toBe(true);
});

it('reports that an address without https has no certificate', async () => {
  expect(missingOf(await look('certificate'))).toEqual([expect.stringContaining('without https')]);
});

it('asks for a second person until an invitation is accepted', async () => {
  await system.db.rows(`DELETE FROM users WHERE email <> $1`, [admin.email]);
  expect(missingOf(await look('staff'))).toEqual(['Only you can open the admin area']);
  await admin.call('admin/staff/invitations', 'POST', { email: 'bina@studio.example', role: 'manager' });
  expect(missingOf(await look('staff'))).toEqual([expect.stringContaining('not accepted yet')]);
  await AdminClient.create(system, 'manager');
  expect((await look('staff')).done).toBe(true);
});
