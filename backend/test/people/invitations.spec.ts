import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { type SignedIn, Visitor } from '../auth/visitor.ts';
import { AdminClient } from '../harness/admin-client.ts';
import { type Answer, call, type ErrorAnswer } from '../harness/client.ts';
import { mailsTo } from '../harness/mailbox.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';

interface StaffAnswer {
  staff: { _id: string; email: string; staffRole: string; isYou: boolean }[];
  invitations: { _id: string; email: string; staffRole: string; invitedBy: string; expired: boolean }[];
  rights: { right: string; roles: string[] }[];
}

const PASSWORD = 'Str0ng!password';

let system: TestSystem;
let owner: AdminClient;

beforeAll(async () => {
  system = await startSystem();
  await system.startWorker();
});
beforeEach(async () => {
  owner = await AdminClient.create(system);
});
afterAll(() => system.stop());

const anAddress = () => `${randomUUID()}@example.com`;
const staff = async () => (await owner.call<StaffAnswer>('admin/staff')).body;
const invite = <Body = StaffAnswer>(email: string, role = 'editor', by = owner) =>
  by.call<Body>('admin/staff/invitations', 'POST', { email, role });
const idOf = async (email: string) =>
  (await staff()).invitations.find((invitation) => invitation.email === email)?._id ?? '';

/** Token of the newest invitation's link. */
async function tokenFor(email: string, nth = 1): Promise<string> {
  const mails = await until(async () => {
    const found = (await mailsTo(email)).filter(
      ({ subject }) => subject === 'You are invited to work on Ironbloom',
    );
    return found.length >= nth ? found : undefined;
  });
  const tokens = mails.map(({ text }) => /\?mode=invitation#([\w-]+)/.exec(text)?.[1] ?? '');
  const hashes = await system.db.rows<{ hash: string }>('SELECT token_hash AS hash FROM staff_invitations');
  expect(JSON.stringify(hashes)).not.toContain(tokens[0]);
  return tokens.at(0) ?? '';
}

const look = <Body = { email: string; staffRole: string; hasAccount: boolean }>(
  token: string,
): Promise<Answer<Body>> => call<Body>(`${system.url}/api/users/invitations/look`, { body: { token } });
const accept = <Body = { session: SignedIn | null }>(
  token: string,
  fields: object = {},
): Promise<Answer<Body>> =>
  call<Body>(`${system.url}/api/users/invitations/accept`, { body: { token, ...fields } });
const fresh = { name: 'Bela Iyer', password: PASSWORD, confirmPassword: PASSWORD };

describe('an invitation', () => {
  it('refuses a short or common password and stays valid', async () => {
    const email = anAddress();
    await invite(email);
    const token = await tokenFor(email);
    for (const password of ['Str0ng!pass', 'short']) {
      const { status, body } = await accept<ErrorAnswer>(token, {
        ...fresh,
        password,
        confirmPassword: password,
      });
      expect([status, body.code]).toEqual([400, password === 'short' ? 'WEAK_PASSWORD' : 'STAFF_PASSWORD']);
    }
    expect((await accept(token, fresh)).status).toBe(200);
  });

  it('creates an account with its role and signs it in', async () => {
    const email = anAddress();
    const { status, body } = await invite(email.toUpperCase(), 'accountant');
    expect(status).toBe(201);
    expect(body.invitations[0]).toMatchObject({
      email,
      staffRole: 'accountant',
      invitedBy: owner.email,
      expired: false,
    });
    const token = await tokenFor(email);
    expect((await look(token)).body).toMatchObject({ email, staffRole: 'accountant', hasAccount: false });
    const { body: accepted } = await accept(token, fresh);
    expect(accepted.session).toMatchObject({
      email,
      name: 'Bela Iyer',
      role: 'admin',
      staffRole: 'accountant',
    });
    const visitor = new Visitor(system, email);
    expect((await visitor.me(accepted.session!.token)).body).toMatchObject({ staffRole: 'accountant' });
    expect((await visitor.login(PASSWORD)).status).toBe(200);
    const now = await staff();
    expect(now.invitations.map((open) => open.email)).not.toContain(email);
    expect(now.staff.find((one) => one.email === email)).toMatchObject({
      staffRole: 'accountant',
      isYou: false,
    });
    const log = await system.db.rows<{ action: string }>(
      `SELECT action FROM activities WHERE feature = 'Staff' AND email = ANY($1) ORDER BY created_at`,
      [[owner.email, email]],
    );
    expect(log.map(({ action }) => action)).toEqual(['Invited', 'Invitation accepted']);
  });

  it('works once, also for concurrent requests', async () => {
    const email = anAddress();
    await invite(email);
    const token = await tokenFor(email);
    const answers = await Promise.all(Array.from({ length: 4 }, () => accept<ErrorAnswer>(token, fresh)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400]);
    const again = await look<ErrorAnswer>(token);
    expect([again.status, again.body.code]).toEqual([400, 'INVITATION_INVALID']);
  });

  it('gives an existing account the role without signing it in', async () => {
    const visitor = new Visitor(system);
    const session = await visitor.join();
    await invite(visitor.email, 'manager');
    const token = await tokenFor(visitor.email);
    expect((await look(token)).body.hasAccount).toBe(true);
    expect((await accept(token)).body).toEqual({ session: null });
    const { body } = await visitor.me<SignedIn & { staffRole: string }>(session);
    expect([body.name, body.staffRole]).toEqual([visitor.name, 'manager']);
    // Only their own password counts.
    expect((await visitor.login()).status).toBe(200);
  });

  it('takes over an unverified registration', async () => {
    const squatter = new Visitor(system);
    await squatter.register('squatters-password');
    await invite(squatter.email);
    const token = await tokenFor(squatter.email);
    expect((await look(token)).body.hasAccount).toBe(false);
    expect((await accept(token, fresh)).body.session).toMatchObject({
      name: 'Bela Iyer',
      staffRole: 'editor',
    });
    expect((await squatter.login<ErrorAnswer>('squatters-password')).status).toBe(401);
  });

  it.each([
    ['no name', { ...fresh, name: ' ' }, 'VALIDATION_FAILED', 'name'],
    ['a name that is not seen', { ...fresh, name: '\u200D' }, 'VALIDATION_FAILED', 'name'],
    ['a weak password', { ...fresh, password: 'weak', confirmPassword: 'weak' }, 'WEAK_PASSWORD', 'password'],
    ['two passwords', { ...fresh, confirmPassword: 'Other!pass1' }, 'PASSWORDS_DIFFER', 'confirmPassword'],
    ['nothing', {}, 'VALIDATION_FAILED', 'name'],
  ])('with %s names the field and stays valid', async (_, fields, code, field) => {
    const email = anAddress();
    await invite(email);
    const token = await tokenFor(email);
    const refused = await accept<ErrorAnswer>(token, fields);
    expect([refused.status, refused.body.code, Object.keys(refused.body.fields ?? {})]).toEqual([
      400,
      code,
      [field],
    ]);
    expect((await accept(token, fresh)).status).toBe(200);
  });

  it('is invalid after 72 hours, a revocation, or a newer invitation', async () => {
    const [late, revoked, twice] = [anAddress(), anAddress(), anAddress()];
    await invite(late);
    const lateToken = await tokenFor(late);
    const [{ hours } = { hours: 0 }] = await system.db.rows<{ hours: number }>(
      `SELECT round(extract(epoch FROM expires_at - created_at) / 3600)::int AS hours FROM staff_invitations WHERE email = $1`,
      [late],
    );
    expect(hours).toBe(72);
    await system.db.rows('UPDATE staff_invitations SET expires_at = now() WHERE email = $1', [late]);
    expect((await accept<ErrorAnswer>(lateToken, fresh)).body.code).toBe('INVITATION_INVALID');
    expect((await staff()).invitations.find(({ email }) => email === late)?.expired).toBe(true);

    await invite(revoked);
    const revokedToken = await tokenFor(revoked);
    const id = await idOf(revoked);
    expect(await owner.call(`admin/staff/invitations/${id}`, 'DELETE').catch(() => 'no body')).toBe(
      'no body',
    );
    expect((await accept<ErrorAnswer>(revokedToken, fresh)).body.code).toBe('INVITATION_INVALID');
    const gone = await owner.call(`admin/staff/invitations/${id}`, 'DELETE');
    expect([gone.status, gone.body.code]).toEqual([404, 'UNKNOWN_INVITATION']);

    await invite(twice, 'editor');
    const first = await tokenFor(twice);
    await invite(twice, 'coach');
    expect((await accept<ErrorAnswer>(first, fresh)).body.code).toBe('INVITATION_INVALID');
    expect((await staff()).invitations.filter(({ email }) => email === twice)).toMatchObject([
      { staffRole: 'coach' },
    ]);
  });

  it('is revoked when its owner stops being one', async () => {
    const second = await AdminClient.create(system);
    const email = anAddress();
    await invite(email, 'owner', second);
    const token = await tokenFor(email);
    const person = (await staff()).staff.find((one) => one.email === second.email)?._id;
    expect((await owner.call(`admin/people/${person}/role`, 'PUT', { role: 'editor' })).status).toBe(200);
    expect((await accept<ErrorAnswer>(token, fresh)).body.code).toBe('INVITATION_INVALID');
  });

  it('is refused for staff, deactivated accounts and invalid addresses', async () => {
    const editor = await AdminClient.create(system, 'editor');
    const there = await invite<ErrorAnswer>(editor.email, 'manager');
    expect([there.status, there.body.code]).toEqual([409, 'ALREADY_STAFF']);
    const nowhere = await invite<ErrorAnswer>('nowhere');
    expect([nowhere.status, nowhere.body.fields]).toEqual([400, { email: 'Please enter a valid email' }]);
    expect((await invite<ErrorAnswer>(anAddress(), 'emperor')).body.fields).toEqual({
      role: 'Please choose a role',
    });

    const visitor = new Visitor(system);
    await visitor.join();
    await invite(visitor.email);
    const token = await tokenFor(visitor.email);
    await system.db.rows('UPDATE users SET deactivated_at = now() WHERE email = $1', [visitor.email]);
    expect((await accept<ErrorAnswer>(token)).body.code).toBe('ACCOUNT_DEACTIVATED');
    await system.db.rows(`UPDATE users SET deactivated_at = NULL, role = 'owner' WHERE email = $1`, [
      visitor.email,
    ]);
    expect((await accept<ErrorAnswer>(token)).body.code).toBe('ALREADY_STAFF');
    expect((await look<ErrorAnswer>('x'.repeat(43))).body.code).toBe('INVITATION_INVALID');
  });

  it('leaves no link in the database after its mail is sent', async () => {
    const email = anAddress();
    await invite(email);
    await tokenFor(email);
    const data = await until(async () => {
      const [mail] = await system.db.rows<{ data: object; status: string }>(
        'SELECT data, status FROM mails WHERE to_email = $1',
        [email],
      );
      return mail?.status === 'sent' ? mail.data : undefined;
    });
    expect(data).toEqual({});
  });
});

describe('the staff', () => {
  it('are listed owners first, with the rights of each role', async () => {
    await AdminClient.create(system, 'accountant');
    await AdminClient.create(system, 'editor');
    const { staff: people, rights } = await staff();
    const roles = people.map(({ staffRole }) => staffRole);
    expect(roles.lastIndexOf('owner')).toBeLessThan(roles.indexOf('editor'));
    expect(roles.lastIndexOf('editor')).toBeLessThan(roles.indexOf('accountant'));
    expect(people.find(({ isYou }) => isYou)?.email).toBe(owner.email);
    expect(rights.find(({ right }) => right === 'people:manage')?.roles).toEqual(['owner']);
  });
});
