import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { anOrderRequest, aPerson } from '../factories/order-request.ts';
import { hashPassword } from '../../src/modules/users/accounts/passwords.ts';
import { AdminClient } from '../harness/admin-client.ts';
import { call, type ErrorAnswer } from '../harness/client.ts';
import { holdLock, sessionsWaiting, untilWaiting } from '../harness/locks.ts';
import { readPdf } from '../harness/pdf.ts';
import { Shop } from '../harness/shop.ts';
import { sessionToken } from '../harness/session.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';
import { columnsOf, found } from './found.ts';
import { markersOf, type Markers, plantPerson } from './planted-person.ts';

/** Documents that tax law requires. */
const KEPT = ['payment_documents.pdf', 'tax_documents.buyer_gstin'];

let system: TestSystem;
let owner: AdminClient;
beforeAll(async () => {
  system = await startSystem();
  owner = await AdminClient.create(system);
  await system.startWorker();
});
afterAll(() => system.stop());

const erase = (email: string) => owner.call('admin/privacy/erasures', 'POST', { email });
const erased = (email: string) =>
  until(async () => {
    const rows = await system.db.rows('SELECT 1 FROM erasures WHERE email = $1', [email]);
    return rows.length === 0;
  });

/** Every row with something about a person, as text. */
async function rowsOf(markers: Markers): Promise<string[]> {
  const rows: string[] = [];
  const tables = new Set((await columnsOf(system.db)).map(({ table }) => table));
  for (const table of tables) {
    const texts = await system.db.rows<{ text: string }>(
      `SELECT t::text AS text FROM "${table}" t WHERE lower(t::text) LIKE $1 OR t::text LIKE $2`,
      [`%${markers.email.toLowerCase()}%`, `%${markers.name}%`],
    );
    rows.push(...texts.map(({ text }) => `${table} ${text}`));
  }
  return rows.toSorted();
}

async function redisHolds(markers: Markers): Promise<boolean> {
  const keys = await system.redis.keys('*');
  const dumps = await Promise.all(
    keys.map(async (key) => `${key} ${(await system.redis.dumpBuffer(key))?.toString('latin1')}`),
  );
  return dumps.some((dump) => dump.toLowerCase().includes(markers.email));
}

it('leaves nothing of a person in any column or in Redis, and changes nobody else', async () => {
  const [gone, stays] = [markersOf('gone'), markersOf('begone')];
  const planted = await plantPerson(system.db, gone);
  await plantPerson(system.db, stays);
  const before = await rowsOf(stays);

  expect((await erase(gone.email.toUpperCase())).status).toBe(202);
  await erased(gone.email);

  expect(await found(system.db, gone, stays.email)).toEqual(KEPT);
  expect(await redisHolds(gone)).toBe(false);
  expect(await rowsOf(stays)).toEqual(before);

  const [payment] = await system.db.rows(
    'SELECT status, amount_paise, name, age, phone, owner_id, receipt_number FROM payments WHERE id = $1',
    [planted.paymentId],
  );
  expect(payment).toEqual({
    status: 'completed',
    amount_paise: 100_000,
    name: 'erased person',
    age: 0,
    phone: null,
    owner_id: null,
    receipt_number: `R-${planted.paymentId.slice(0, 8)}`,
  });
  expect(await system.db.rows('SELECT 1 FROM payments WHERE id = $1', [planted.abandonedId])).toEqual([]);
  // The story's pictures are removed, too.
  await until(async () => {
    const rows = await system.db.rows('SELECT 1 FROM media WHERE id = $1', [planted.mediaId]);
    return rows.length === 0;
  });
});

it('keeps broadcasts from erased addresses on any list', async () => {
  const markers = markersOf('listed');
  await plantPerson(system.db, markers);
  await erase(markers.email);
  await erased(markers.email);
  expect(await system.db.rows('SELECT 1 FROM suppressions WHERE email = $1', [markers.email])).toEqual([]);

  const { body } = await owner.call<{ _id: string }>('broadcasts', 'POST', {
    intentKey: randomUUID(),
    subject: 'News',
    bodyHtml: '<p>Hello</p>',
    recipients: [{ email: markers.email.replace('@', '\u200b＠') }, { email: 'somebody@example.com' }],
  });
  const statuses = await until(async () => {
    const rows = await system.db.rows<{ status: string }>(
      `SELECT status FROM broadcast_recipients WHERE broadcast_id = $1 AND settled_at IS NOT NULL ORDER BY position`,
      [body._id],
    );
    return rows.length === 2 && rows.map(({ status }) => status);
  });
  expect(statuses).toEqual(['suppressed', 'sent']);
});

it('removes an address with a non-ASCII domain in both spellings', async () => {
  const email = 'zoë.erased@bücher.example';
  const sale = await owner.sale(new Shop(system), anOrderRequest({ user: aPerson({ email }) }));
  expect(sale.paymentId).toEqual(expect.any(String));
  await until(async () =>
    (await rowsOf({ ...markersOf('none'), email })).some((row) => row.startsWith('mails ')),
  );
  expect((await erase(email)).status).toBe(202);
  await erased('zoë.erased@xn--bcher-kva.example');
  for (const spelling of [email, 'zoë.erased@xn--bcher-kva.example']) {
    expect(await rowsOf({ ...markersOf('none'), email: spelling })).toEqual([]);
  }
});

it('waits for an open job about the person, then erases', async () => {
  const markers = markersOf('waits');
  await plantPerson(system.db, markers);
  const [job] = await system.db.rows<{ id: string }>(
    `INSERT INTO outbox (id, job, payload, available_at) VALUES (gen_random_uuid(), 'media.remove', $1, now() + interval '1 hour')
     RETURNING id`,
    [{ about: markers.email }],
  );
  await erase(markers.email);
  await until(async () => {
    const [row] = await system.db.rows<{ waits: string | null }>(
      'SELECT waits_for AS waits FROM erasures WHERE email = $1',
      [markers.email],
    );
    return row?.waits === 'busy';
  });
  expect(await found(system.db, markers)).toContain('users.email');
  await system.db.rows('DELETE FROM outbox WHERE id = $1', [job?.id]);
  await system.db.rows('UPDATE erasures SET retry_at = now() WHERE email = $1', [markers.email]);
  await erased(markers.email);
  expect(await found(system.db, markers)).toEqual(KEPT);
});

it.each([
  ['REFUND_OPEN', `UPDATE payment_refunds SET status = 'pending' WHERE payment_id = $1`],
  ['PAYMENT_FLAGGED', 'UPDATE payments SET flagged = true WHERE id = $1'],
])('refuses with %s', async (code, change) => {
  const markers = markersOf(code.toLowerCase());
  const { paymentId } = await plantPerson(system.db, markers);
  await system.db.rows(change, [paymentId]);
  const answer = await erase(markers.email);
  expect([answer.status, answer.body.code]).toEqual([409, code]);
  expect(await system.db.rows('SELECT 1 FROM erasures WHERE email = $1', [markers.email])).toEqual([]);
});

it('does not wait for a stranger’s order with the address, whose money is not lost', async () => {
  const markers = markersOf('victim');
  await plantPerson(system.db, markers);
  const shop = new Shop(system);
  const user = aPerson({ name: markers.name, email: markers.email });
  const { paymentId, orderId } = (await shop.order(anOrderRequest({ user }))).body;
  expect((await erase(markers.email)).status).toBe(202);
  await erased(markers.email);
  expect(await found(system.db, markers)).toEqual(KEPT);
  await shop.verify(orderId, system.sandbox.control.capture(orderId));
  expect(await owner.payment(paymentId)).toMatchObject({
    status: 'completed',
    name: 'erased person',
    email: expect.stringMatching(/@erased\.invalid$/),
    flags: [expect.objectContaining({ kind: 'buyer_erased', resolvedAt: null })],
  });
  expect(await system.db.rows(`SELECT 1 FROM mails WHERE to_email LIKE '%@erased.invalid'`)).toEqual([]);
});

it('waits for the person’s own signed-in order only', async () => {
  const buyer = await AdminClient.create(system, 'member');
  const order = (email: string) =>
    buyer.call('payments/orders', 'POST', anOrderRequest({ user: aPerson({ email }) }));
  const another = `${randomUUID()}@example.com`;
  expect((await order(another)).status).toBe(201);
  expect((await erase(another)).status).toBe(202);
  expect((await order(buyer.email)).status).toBe(201);
  const answer = await erase(buyer.email);
  expect([answer.status, answer.body.code]).toEqual([409, 'PAYMENT_OPEN']);
  expect((await buyer.call<{ items: unknown[] }>('users/me/purchases')).body.items).toEqual([]);
});

it('needs a recent password, as an export does', async () => {
  const staff = await AdminClient.create(system);
  await system.db.rows('UPDATE users SET password_hash = $2 WHERE email = $1', [
    staff.email,
    await hashPassword('Str0ng!pass-of-hers'),
  ]);
  const markers = markersOf('confirmed');
  await plantPerson(system.db, markers);
  const headers = {
    authorization: `Bearer ${await sessionToken(system, staff.userId)}`,
  };
  const ask = (path: string, body: object) =>
    call<ErrorAnswer>(`${system.url}/api/${path}`, { method: 'POST', headers, body });
  for (const path of ['admin/privacy/exports', 'admin/privacy/erasures'])
    expect((await ask(path, { email: markers.email })).body.code).toBe('CONFIRM_IDENTITY');
  expect(await system.db.rows('SELECT 1 FROM erasures WHERE email = $1', [markers.email])).toEqual([]);
  const confirmed = await fetch(`${system.url}/api/users/me/second-factor/confirm`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ password: 'Str0ng!pass-of-hers' }),
  });
  expect(confirmed.status).toBe(204);
  expect((await ask('admin/privacy/exports', { email: markers.email })).status).toBe(200);
  expect((await ask('admin/privacy/erasures', { email: markers.email })).status).toBe(202);
});

it('refuses the last owner, and owners’ own accounts', async () => {
  const lone = await startSystem();
  try {
    const only = await AdminClient.create(lone);
    expect((await only.call('admin/privacy/erasures', 'POST', { email: only.email })).body.code).toBe(
      'OWN_ERASURE',
    );
    const second = await AdminClient.create(lone);
    await lone.db.rows('UPDATE users SET deactivated_at = now() WHERE email = $1', [only.email]);
    expect((await second.call('admin/privacy/erasures', 'POST', { email: only.email })).status).toBe(202);
    await lone.db.rows('DELETE FROM erasures');
    const own = await second.call('users/me/erasure', 'POST');
    expect([own.status, own.body.code]).toEqual([409, 'LAST_OWNER_STAYS']);
  } finally {
    await lone.stop();
  }
});

it('leaves an owner when the other is demoted concurrently', async () => {
  const two = await startSystem();
  try {
    const [leaving, staying] = [await AdminClient.create(two), await AdminClient.create(two)];
    const [person] = await two.db.rows<{ id: string }>('SELECT id FROM people WHERE email = $1', [
      staying.email,
    ]);
    // The erasure has read the owners and waits for a lock on the accounts.
    const release = await holdLock(two, 'LOCK TABLE contact_messages IN ACCESS EXCLUSIVE MODE');
    await two.startWorker();
    expect((await staying.call('admin/privacy/erasures', 'POST', { email: leaving.email })).status).toBe(202);
    await untilWaiting(two);
    const demotion = staying.call(`admin/people/${person!.id}/role`, 'PUT', { role: 'member' });
    await Promise.race([demotion, until(async () => (await sessionsWaiting(two)) === 2)]);
    await release();
    expect((await demotion).body.code).toBe('LAST_OWNER');
    await until(
      async () => (await two.db.rows('SELECT 1 FROM erasures WHERE finished_at IS NULL')).length === 0,
    );
    const owners = await two.db.rows(`SELECT email FROM users WHERE role = 'owner'`);
    expect(owners).toEqual([{ email: staying.email }]);
  } finally {
    await two.stop();
  }
});

it('needs an owner', async () => {
  for (const role of ['manager', 'accountant', 'editor'] as const) {
    const staff = await AdminClient.create(system, role);
    expect((await staff.call('admin/privacy/erasures', 'POST', { email: 'a@example.com' })).status).toBe(403);
    expect((await staff.call('admin/privacy/exports', 'POST', { email: 'a@example.com' })).status).toBe(403);
    expect((await staff.call('admin/privacy/erasures')).status).toBe(403);
  }
});

it('is atomic: an erasure that fails changes nothing', async () => {
  const markers = markersOf('halfway');
  await plantPerson(system.db, markers);
  const before = await rowsOf(markers);
  // The last statement fails. A rollback does not reset sequences.
  await system.db.rows('CREATE SEQUENCE tries');
  await system.db.rows(
    `CREATE FUNCTION no() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN PERFORM nextval('tries'); RAISE EXCEPTION 'no'; END $$`,
  );
  await system.db.rows(
    `CREATE TRIGGER no BEFORE DELETE ON users FOR EACH ROW WHEN (OLD.email LIKE 'halfway%') EXECUTE FUNCTION no()`,
  );
  await erase(markers.email);
  await until(async () => (await system.db.rows('SELECT 1 FROM tries WHERE is_called')).length > 0);
  expect((await rowsOf(markers)).filter((row) => !row.startsWith('erasures'))).toEqual(before);
  await system.db.rows('DROP TRIGGER no ON users');
  await until(async () => (await system.db.rows('SELECT 1 FROM erasures WHERE retry_at > now()')).length > 0);
  await system.db.rows('UPDATE erasures SET retry_at = now() WHERE email = $1', [markers.email]);
  await erased(markers.email);
  expect(await found(system.db, markers)).toEqual(KEPT);
});

it('creates the documents that the law requires before the name is removed', async () => {
  const shop = new Shop(system);
  const [name, email] = ['Priya Papers', `papers-${randomUUID()}@example.com`];
  const { paymentId } = await owner.sale(shop, anOrderRequest({ user: aPerson({ name, email }) }));
  // Until its jobs and mails are done, the person is busy; the next try comes a minute later.
  await until(async () => {
    const [done] = await system.db.rows<{ done: boolean }>(
      `SELECT EXISTS (SELECT 1 FROM mails WHERE to_email = $1 AND status = 'sent')
          AND NOT EXISTS (SELECT 1 FROM mails WHERE status IN ('queued', 'sending'))
          AND NOT EXISTS (SELECT 1 FROM outbox WHERE dead_at IS NULL) AS done`,
      [email],
    );
    return done!.done;
  });
  await system.db.rows('DELETE FROM payment_documents WHERE payment_id = $1', [paymentId]);
  expect((await erase(email)).status).toBe(202);
  await erased(email);
  const [paper] = await system.db.rows<{ pdf: Buffer }>(
    'SELECT pdf FROM payment_documents WHERE payment_id = $1',
    [paymentId],
  );
  expect(JSON.stringify(await readPdf(paper?.pdf ?? Buffer.alloc(0)))).toContain(name);
  expect((await owner.payment(paymentId)).name).toBe('erased person');

  // The refund still runs, and no mail is sent to an alias.
  expect((await owner.refund(paymentId, { amount: 10_000 })).status).toBe(201);
  await until(async () =>
    (await owner.payment(paymentId)).refunds.some(({ status }) => status === 'processed'),
  );
  expect(await system.db.rows(`SELECT 1 FROM mails WHERE to_email LIKE '%.invalid'`)).toEqual([]);
});
