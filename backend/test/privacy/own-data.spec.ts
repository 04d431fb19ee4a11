import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { hashPassword } from '../../src/modules/users/accounts/passwords.ts';
import { AdminClient } from '../harness/admin-client.ts';
import { call, request } from '../harness/client.ts';
import { sessionToken } from '../harness/session.ts';
import { PrivateFiles } from '../../src/modules/media/private/private-files.service.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';
import { unzipped } from '../harness/zip.ts';
import { found } from './found.ts';
import { markersOf, type Planted, plantPerson } from './planted-person.ts';

const PASSWORD = 'Moss-and-iron-7!';

let system: TestSystem;
beforeAll(async () => {
  system = await startSystem();
  await AdminClient.create(system);
  await system.startWorker();
});
afterAll(() => system.stop());

/** A person with all kinds of data, and their calls. */
class Member {
  constructor(
    readonly planted: Planted,
    private readonly token: string,
  ) {}

  static async create(tag: string): Promise<Member> {
    const planted = await plantPerson(system.db, markersOf(tag));
    await system.db.rows('UPDATE users SET password_hash = $2, role = $3 WHERE id = $1', [
      planted.userId,
      await hashPassword(PASSWORD),
      'member',
    ]);
    return new Member(planted, await sessionToken(system, planted.userId));
  }

  call<Body = { code: string }>(path: string, method = 'GET', body?: unknown) {
    const headers = { authorization: `Bearer ${this.token}` };
    return call<Body>(`${system.url}/api/users/me/${path}`, { method, headers, body });
  }

  /** An answer without a body. */
  async status(path: string, method: string, body?: unknown): Promise<number> {
    const authorization = `Bearer ${this.token}`;
    const headers = { authorization, ...(body !== undefined && { 'content-type': 'application/json' }) };
    const options = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
    return (await request(`${system.url}/api/users/me/${path}`, options)).status;
  }

  confirm = () => this.status('second-factor/confirm', 'POST', { password: PASSWORD });
}

const open = (email: string) =>
  system.db.rows<{ days: number }>(
    `SELECT round(extract(epoch FROM due_at - now()) / 86400)::int AS days FROM erasures WHERE email = $1`,
    [email],
  );

it('exports all data once after the password', async () => {
  const member = await Member.create('curious');
  const { planted } = member;
  const photo = await system.app.get(PrivateFiles, { strict: false }).store(
    {
      resource: 'program',
      resourceId: randomUUID(),
      personId: planted.userId,
      name: 'week 1/front.webp',
      contentType: 'image/webp',
    },
    Buffer.from('photo'),
  );
  expect((await member.call('export', 'POST')).body.code).toBe('CONFIRM_IDENTITY');
  expect(await member.confirm()).toBe(204);
  const { body } = await member.call<{ url: string }>('export', 'POST');

  expect((await request(`${system.url}${body.url}`, { method: 'HEAD' })).status).toBe(200);
  const archive = await request(`${system.url}${body.url}`);
  expect(archive.headers.get('content-type')).toBe('application/zip');
  expect((await request(`${system.url}${body.url}`)).status).toBe(404);

  const files = unzipped(archive.bytes);
  const names = [...files.keys()].toSorted();
  expect(names).toEqual([
    'README.txt',
    'account.json',
    'activity.json',
    'broadcasts.json',
    'check-ins.json',
    'consents.json',
    `documents/R-${planted.paymentId.slice(0, 8)}.pdf`,
    'health-openings.json',
    'intakes.json',
    'invitations.json',
    'mails.json',
    'messages-with-the-team.json',
    'messages.json',
    'no-broadcasts.json',
    'notes-of-the-team.json',
    'passkeys.json',
    'pauses.json',
    'plans.json',
    'private-files.json',
    `private-files/${photo}-week-1-front.webp`,
    'program-events.json',
    'programs.json',
    'purchases.json',
    'refund-requests.json',
    'refunds.json',
    'sessions.json',
    'stories.json',
    'tasks-of-the-team.json',
    'tax-documents.json',
    'training-earlier-edits.json',
    'training-sessions.json',
    'training-sets.json',
  ]);
  expect(String(files.get(`private-files/${photo}-week-1-front.webp`))).toBe('photo');
  const purchases = JSON.parse(String(files.get('purchases.json'))) as { half: string; details: object }[];
  expect(purchases.map(({ half }) => half).toSorted()).toEqual(['buddy', 'buyer', 'buyer']);
  const buddyHalf = purchases.find(({ half }) => half === 'buddy');
  expect(buddyHalf?.details).toEqual({
    name: planted.name,
    email: planted.email,
    phone: planted.phone,
    age: 30,
    gender: 'male',
  });
  const everything = [...files.values()].join('\n');
  expect(everything).not.toContain('Asha');
  expect(everything).not.toContain('argon2');
  expect(String(files.get('README.txt'))).toContain(planted.email);
  const [logged] = await system.db.rows<{ action: string; changes: unknown }>(
    `SELECT action, changes FROM activities WHERE email = $1 AND feature = 'Personal data'`,
    [planted.email],
  );
  expect(logged).toEqual({ action: 'Exported', changes: null });
});

it('is erased after seven days unless cancelled', async () => {
  const member = await Member.create('leaving');
  const { planted } = member;
  expect((await member.call('erasure', 'POST')).body.code).toBe('CONFIRM_IDENTITY');
  await member.confirm();
  expect((await member.call('erasure', 'POST')).status).toBe(200);
  expect(await open(planted.email)).toEqual([{ days: 7 }]);
  await until(async () => {
    const rows = await system.db.rows(
      `SELECT 1 FROM mails WHERE to_email = $1 AND template = 'erasure-scheduled' AND status = 'sent'`,
      [planted.email],
    );
    return rows.length === 1;
  });
  expect(await member.status('erasure', 'DELETE')).toBe(204);
  expect(await open(planted.email)).toEqual([]);
  expect((await member.call('erasure', 'DELETE')).body.code).toBe('NO_ERASURE');

  await member.call('erasure', 'POST');
  await system.db.rows('UPDATE erasures SET due_at = now() WHERE email = $1', [planted.email]);
  await until(async () => (await open(planted.email)).length === 0);
  expect(await found(system.db, planted)).toEqual(['payment_documents.pdf', 'tax_documents.buyer_gstin']);
  expect((await member.call('erasure')).status).toBe(401);
});

it('a sign-in cancels the person’s own erasure, not an owner’s', async () => {
  const member = await Member.create('returning');
  const { email, userId } = member.planted;
  const signIn = () => call(`${system.url}/api/users/login`, { body: { email, password: PASSWORD } });
  await system.db.rows('UPDATE users SET has_second_factor = false WHERE id = $1', [userId]);
  await member.confirm();
  await member.call('erasure', 'POST');
  expect((await signIn()).status).toBe(200);
  expect(await open(email)).toEqual([]);

  await system.db.rows(
    `INSERT INTO erasures (id, email, user_id, email_hash, key_id, asked_by, due_at)
     VALUES (gen_random_uuid(), $1, $2, 'h', 'k', 'owner', now() + interval '1 hour')`,
    [email, userId],
  );
  expect((await signIn()).status).toBe(200);
  expect(await open(email)).toHaveLength(1);
});

it('an owner can export and erase a person who only wrote a message', async () => {
  const owner = await AdminClient.create(system);
  await system.db.rows(
    `INSERT INTO contact_messages (id, name, email, number, message)
     VALUES (gen_random_uuid(), 'Writer', 'Writer@example.com', '', 'Only this')`,
  );
  const { body } = await owner.call<{ url: string }>('admin/privacy/exports', 'POST', {
    email: 'writer@example.com',
  });
  const files = unzipped((await request(`${system.url}${body.url}`)).bytes);
  expect([...files.keys()]).toEqual(['messages.json', 'README.txt']);
  expect((await owner.call('admin/privacy/erasures', 'POST', { email: 'writer@example.com' })).status).toBe(
    202,
  );
  await until(async () => (await open('writer@example.com')).length === 0);
  // The log of the export names nobody, either.
  expect(
    await found(system.db, { email: 'writer@example.com', name: 'Only this', phone: 'Writer@' }),
  ).toEqual([]);
});
