import { isDeepStrictEqual } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { AdminClient } from '../harness/admin-client.ts';
import { call, type ErrorAnswer } from '../harness/client.ts';
import { fakeOnly } from '../harness/fake-clock.ts';
import { mailsTo } from '../harness/mailbox.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';
import { codeOf, StaffVisitor } from './staff-visitor.ts';
import { wrong } from './visitor.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startSystem();
  await system.startWorker();
});
afterAll(() => system.stop());
afterEach(() => {
  jest.useRealTimers();
});

type Codes = { recoveryCodes: string[] | null };

const require = async (owner: AdminClient, role: string, required: boolean) => {
  const { status, body } = await owner.call(`admin/staff/second-factor/${role}`, 'PUT', { required });
  return status === 200 ? 200 : [status, body.code];
};

const outcomeAt = async (url: string, path: string, token: string) => {
  const headers = { authorization: `Bearer ${token}` };
  const { status, body } = await call<ErrorAnswer>(`${url}/api/${path}`, { headers });
  return status === 200 ? 200 : [status, body.code];
};

describe('setting up two-step sign-in', () => {
  it('asks for the password, once in ten minutes per session', async () => {
    const visitor = await StaffVisitor.create(system, 'editor');
    expect(await visitor.factor()).toEqual({
      mayAdd: true,
      required: false,
      identity: 'password',
      totp: null,
      passkeysAvailable: false,
      passkeys: [],
      recoveryCodesLeft: 0,
    });
    const changes: [string, string, object?][] = [
      ['totp', 'POST'],
      ['totp/confirm', 'POST', { code: '123456' }],
      ['totp', 'DELETE'],
      ['recovery-codes', 'POST'],
      ['passkeys/options', 'POST'],
      ['passkeys/0198b5ae-0000-7000-8000-000000000000', 'DELETE'],
    ];
    const refused = async () =>
      Promise.all(changes.map(async (change) => (await visitor.own(...change)).body.code));
    expect(new Set(await refused())).toEqual(new Set(['CONFIRM_IDENTITY']));
    const wrongOne = await visitor.confirm('another-password');
    expect([wrongOne.status, wrongOne.body.fields]).toEqual([
      400,
      { password: 'Your current password is incorrect.' },
    ]);
    expect((await visitor.confirm()).status).toBe(204);
    expect((await visitor.factor()).identity).toBe('confirmed');
    const [left] = await system.redis.keys('identity-confirmed:*');
    expect(await system.redis.ttl(left ?? '')).toBeGreaterThan(590);
    // Another session of the account must confirm separately.
    const { body } = await visitor.login();
    visitor.token = body.token;
    expect((await visitor.factor()).identity).toBe('password');
  });

  it('confirms the app by a code and then shows ten recovery codes once', async () => {
    const visitor = await StaffVisitor.create(system, 'coach');
    await visitor.confirm();
    const { body } = await visitor.own<{ secret: string; uri: string }>('totp', 'POST');
    expect(body.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(new URL(body.uri).searchParams.get('secret')).toBe(body.secret);
    expect(decodeURIComponent(body.uri)).toContain(`Ironbloom:${visitor.email}`);
    const code = codeOf(body.secret);
    const refused = await visitor.own('totp/confirm', 'POST', { code: wrong(code) });
    expect([refused.status, refused.body.code]).toEqual([400, 'SECOND_STEP_WRONG']);
    expect((await visitor.factor()).totp).toBeNull();
    const { body: made } = await visitor.own<Codes>('totp/confirm', 'POST', { code });
    expect(new Set(made.recoveryCodes).size).toBe(10);
    expect(await visitor.factor()).toMatchObject({ totp: { lastUsedAt: null }, recoveryCodesLeft: 10 });
    const rows = await system.db.rows('SELECT * FROM totp_secrets');
    expect(JSON.stringify(rows)).not.toContain(body.secret);
    expect(Buffer.from(JSON.stringify(await system.redis.keys('*'))).includes(body.secret)).toBe(false);
    // The set-up has ended.
    expect((await visitor.own('totp/confirm', 'POST', { code })).body.code).toBe('SETUP_OVER');
    const mail = await until(async () =>
      (await mailsTo(visitor.email)).find(({ subject }) => /Security notice/.test(subject)),
    );
    expect(mail.text).toContain('An authenticator app was added to your sign-in.');
    expect((await visitor.log()).at(-1)).toBe('Authenticator app added');
  });

  it('replaces the app and keeps the recovery codes', async () => {
    const visitor = await StaffVisitor.withApp(system);
    const { secret, recoveryCodes } = visitor;
    await visitor.addApp();
    expect(visitor.recoveryCodes).toEqual(recoveryCodes);
    const ticket = await visitor.ticket();
    expect(await visitor.outcome('code', { ticket, code: codeOf(secret) })).toBe('SECOND_STEP_WRONG');
    expect(await visitor.outcome('code', { ticket, code: codeOf(visitor.secret) })).toBe('in');
  });

  it('replaces the recovery codes when there is a factor', async () => {
    const visitor = await StaffVisitor.create(system);
    await visitor.confirm();
    expect((await visitor.own('recovery-codes', 'POST')).body.code).toBe('NO_SECOND_FACTOR');
    await visitor.addApp();
    const { body } = await visitor.own<Codes>('recovery-codes', 'POST');
    expect(body.recoveryCodes).toHaveLength(10);
    const ticket = await visitor.ticket();
    const [old, fresh] = [visitor.recoveryCodes[0], body.recoveryCodes?.[0]];
    expect(await visitor.outcome('recovery-code', { ticket, code: old })).toBe('RECOVERY_CODE_WRONG');
    expect(await visitor.outcome('recovery-code', { ticket, code: fresh })).toBe('in');
  });

  it('can be removed with its recovery codes; sign-in then needs the password only', async () => {
    const visitor = await StaffVisitor.withApp(system);
    expect((await visitor.own('totp', 'DELETE')).status).toBe(204);
    expect((await visitor.own('totp', 'DELETE')).status).toBe(204);
    expect(await visitor.factor()).toMatchObject({ totp: null, recoveryCodesLeft: 0 });
    expect((await visitor.login()).body.token).toEqual(expect.any(String));
    const removed = (await visitor.log()).filter((action) => action === 'Authenticator app removed');
    expect(removed).toHaveLength(1);
  });

  it('is for staff only; former staff may remove their own', async () => {
    const visitor = await StaffVisitor.withApp(system);
    await system.db.rows(`UPDATE users SET role = 'member' WHERE email = $1`, [visitor.email]);
    expect(await visitor.factor()).toMatchObject({ mayAdd: false, totp: {} });
    for (const [path, body] of [
      ['totp'],
      ['totp/confirm', { code: '123456' }],
      ['passkeys/options'],
    ] as const) {
      const refused = await visitor.own(path, 'POST', body);
      expect([refused.status, refused.body.code]).toEqual([403, 'NOT_STAFF']);
    }
    expect(await visitor.outcome('code', { ticket: 'x', code: '123456' })).toBe('SECOND_STEP_OVER');
    expect((await visitor.own('totp', 'DELETE')).status).toBe(204);
  });

  it('accepts a sign-in of the last ten minutes instead of a password only without a password', async () => {
    const visitor = await StaffVisitor.create(system);
    await system.db.rows('UPDATE users SET password_hash = NULL WHERE email = $1', [visitor.email]);
    expect((await visitor.factor()).identity).toBe('confirmed');
    expect((await visitor.confirm()).body.code).toBe('NO_PASSWORD');
    expect((await visitor.own('totp', 'POST')).status).toBe(200);
    fakeOnly('Date', Date.now() + 601_000);
    expect((await visitor.factor()).identity).toBe('sign-in-again');
    const { status, body } = await visitor.own('totp', 'POST');
    expect([status, body.code]).toEqual([403, 'SIGN_IN_AGAIN']);
  });
});

describe('a role that requires it', () => {
  it('closes every admin route to holders without a factor, but not its set-up', async () => {
    const owner = await AdminClient.create(system);
    const visitor = await StaffVisitor.create(system, 'manager');
    const editor = await StaffVisitor.withApp(system, 'editor');
    const asks = () => outcomeAt(system.url, 'users/admin/summary', visitor.token);
    expect(await asks()).toBe(200);
    expect(await require(owner, 'manager', true)).toBe(200);
    expect(await asks()).toEqual([403, 'SECOND_FACTOR_REQUIRED']);
    expect((await visitor.me<object>(visitor.token)).body).toMatchObject({
      role: 'admin',
      secondFactorDue: true,
    });
    await visitor.confirm();
    await visitor.addApp();
    expect(await asks()).toBe(200);
    expect(Object.keys((await visitor.me<object>(visitor.token)).body)).not.toContain('secondFactorDue');
    // The last factor stays while it is required; another role's requirement does not apply.
    const { status, body } = await visitor.own('totp', 'DELETE');
    expect([status, body.code]).toEqual([409, 'SECOND_FACTOR_NEEDED']);
    expect(await visitor.factor()).toMatchObject({ required: true, totp: {}, recoveryCodesLeft: 10 });
    expect(await editor.factor()).toMatchObject({ required: false, totp: {} });
    expect((await editor.own('totp', 'DELETE')).status).toBe(204);
    expect(await require(owner, 'manager', false)).toBe(200);
    expect((await visitor.own('totp', 'DELETE')).status).toBe(204);
    expect(await asks()).toBe(200);
  });

  it('reaches other replicas', async () => {
    const owner = await AdminClient.create(system);
    const manager = await AdminClient.create(system, 'manager');
    const other = await startSystem({
      DATABASE_URL: system.variables['DATABASE_URL']!,
      JWT_SECRET: system.env.JWT_SECRET,
    });
    try {
      const asks = () => outcomeAt(other.url, 'users/admin/summary', manager.token);
      expect(await asks()).toBe(200);
      await require(owner, 'manager', true);
      await until(async () => isDeepStrictEqual(await asks(), [403, 'SECOND_FACTOR_REQUIRED']));
    } finally {
      await require(owner, 'manager', false);
      await other.stop();
    }
  });

  it('is refused while the owner has no factor herself, and is logged once', async () => {
    const owner = await AdminClient.create(system);
    expect(await require(owner, 'owner', true)).toEqual([409, 'SET_UP_FIRST']);
    expect(await require(owner, 'accountant', true)).toBe(200);
    expect(await require(owner, 'accountant', true)).toBe(200);
    expect(await require(owner, 'accountant', false)).toBe(200);
    expect(await require(owner, 'member', true)).toEqual([400, 'VALIDATION_FAILED']);
    expect(await require(owner, 'coach', 'perhaps' as never)).toEqual([400, 'VALIDATION_FAILED']);
    expect(await owner.activities()).toMatchObject([
      {
        action: 'Two-step sign-in no longer required',
        changes: { before: { secondFactorRequired: true }, after: { secondFactorRequired: false } },
      },
      {
        action: 'Two-step sign-in required',
        feature: 'Staff',
        changes: { before: { role: 'accountant', secondFactorRequired: false } },
      },
    ]);
    await system.db.rows('UPDATE users SET has_second_factor = true WHERE email = $1', [owner.email]);
    expect(await require(owner, 'owner', true)).toBe(200);
    expect(await require(owner, 'owner', false)).toBe(200);
  });
});
