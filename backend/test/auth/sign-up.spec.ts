import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AccountCodes } from '../../src/modules/auth/codes/account-codes.service.ts';
import { Accounts } from '../../src/modules/users/accounts/accounts.service.ts';
import { UnitOfWork } from '../../src/platform/database/unit-of-work.ts';
import type { ErrorAnswer } from '../harness/client.ts';
import { untilWaiting } from '../harness/locks.ts';
import { mailsTo, sourceOf } from '../harness/mailbox.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';
import { Visitor, wrong } from './visitor.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startSystem({ ADMIN_EMAIL: 'owner@example.com' });
  await system.startWorker();
});
afterAll(() => system.stop());

const actionsOf = async (email: string) => {
  const rows = await system.db.rows<{ action: string }>(
    'SELECT action FROM activities WHERE email = $1 ORDER BY created_at, id',
    [email],
  );
  return rows.map(({ action }) => action);
};

describe('signing up', () => {
  it('mails a code that opens the account and signs in', async () => {
    const visitor = new Visitor(system);
    const registered = await visitor.register();
    expect([registered.status, registered.body]).toEqual([
      201,
      { requiresVerification: true, email: visitor.email },
    ]);
    const code = await visitor.code('verify');
    const verified = await visitor.verify(`\u2060${code}\u00a0`);
    expect(verified.status).toBe(200);
    expect(verified.body).toEqual({
      success: true,
      message: 'Email verified successfully!',
      _id: expect.any(String),
      name: visitor.name,
      email: visitor.email,
      role: 'member',
      staffRole: null,
      rights: [],
      type: 'manual',
      token: expect.any(String),
      expiresIn: 604_800,
    });
    expect((await visitor.me(verified.body.token)).body).toMatchObject({ email: visitor.email });
    expect(await actionsOf(visitor.email)).toEqual(['Registered', 'Email verified', 'Signed in']);
  });

  it('mails the code as HTML and text, in light and dark colours, and stores it nowhere', async () => {
    const visitor = new Visitor(system);
    await visitor.register();
    const mail = await visitor.mail('verify');
    const code = /[0-9]{6}/.exec(mail.text)?.[0] ?? '';
    expect(mail.html).toContain(`>${code}<`);
    expect(mail.html).toContain('prefers-color-scheme: dark');
    expect(mail.subject).not.toContain(code);
    expect(await sourceOf(mail)).toContain('multipart/alternative');
    const kept = await until(async () => {
      const [row] = await system.db.rows<{ data: object; status: string }>(
        'SELECT data, status FROM mails WHERE to_email = $1',
        [visitor.email],
      );
      return row?.status === 'sent' && row;
    });
    expect(kept.data).toEqual({});
    const [stored] = await system.db.rows<{ whole: string }>(
      'SELECT row_to_json(c)::text AS whole FROM account_codes c WHERE email = $1',
      [visitor.email],
    );
    expect(stored?.whole).not.toContain(`"${code}"`);
  });

  it('puts nothing that a stranger typed into mails', async () => {
    const stranger = new Visitor(system, undefined, 'Your parcel waits at phish.example');
    await stranger.register();
    const owner = new Visitor(system, stranger.email);
    await owner.forgot();
    const mails = [await stranger.mail('verify'), await owner.mail('reset')];
    const code = /^\s+([0-9]{6})$/m.exec(mails[1]?.text ?? '')?.[1] ?? '';
    expect((await owner.reset(code, 'N3w!password')).status).toBe(200);
    mails.push(await owner.mail('changed'));
    await stranger.register();
    mails.push(await owner.mail('exists'));
    for (const mail of mails) expect(await sourceOf(mail)).not.toContain('phish');
    expect((await owner.login('N3w!password')).body.name).toBe(owner.email.split('@', 1)[0]);
  });

  it('applies the registration of the browser that enters the code, not a stranger’s', async () => {
    const owner = new Visitor(system);
    await owner.register('owners-password');
    const own = await owner.code('verify');
    const stranger = new Visitor(system, owner.email, 'Mallory');
    await stranger.register('mallorys-password');
    const other = await owner.code('verify');
    if (own !== other) expect((await owner.verify<ErrorAnswer>(other)).body.code).toBe('INVALID_OTP');
    expect((await owner.verify(own)).body.name).toBe(owner.name);
    expect((await stranger.login<ErrorAnswer>()).status).toBe(401);
    expect((await stranger.verify<ErrorAnswer>(other)).body.code).toBe('INVALID_OTP');
    expect((await owner.login('owners-password')).status).toBe(200);
  });

  it('resends the code of the browser’s own registration after a stranger’s', async () => {
    const owner = new Visitor(system);
    await owner.register('owners-password');
    await owner.code('verify');
    const stranger = new Visitor(system, owner.email, 'Mallory');
    await stranger.register('mallorys-password');
    await owner.code('verify');
    await owner.resend();
    expect((await owner.verify(await owner.code('verify'))).body.name).toBe(owner.name);
    expect((await owner.login('owners-password')).status).toBe(200);
  });

  it('works without a cookie: the code identifies its registration', async () => {
    const visitor = new Visitor(system);
    await visitor.register('first-password');
    const first = await visitor.code('verify');
    visitor.cookie = '';
    await visitor.register('second-password');
    await visitor.code('verify');
    visitor.cookie = '';
    expect((await visitor.verify(first)).status).toBe(200);
    expect((await visitor.login('first-password')).status).toBe(200);
  });

  it('finds the address in any case', async () => {
    const visitor = new Visitor(system);
    await visitor.join();
    const shouting = new Visitor(system, ` ${visitor.email.toUpperCase()} `);
    expect((await shouting.login()).body).toMatchObject({ email: visitor.email });
  });

  it('finds the address in any spelling and creates no second account', async () => {
    const visitor = new Visitor(system, 'spelled@bücher.example');
    await visitor.join();
    const other = new Visitor(system, "'spel\u200bled＠xn--bcher-kva。example'.");
    other.password = visitor.password;
    expect((await other.login()).body).toMatchObject({ email: visitor.email });
    await other.register('another-password');
    const accounts = await system.db.rows(`SELECT email FROM users WHERE email LIKE '%spel%led%'`);
    expect(accounts).toEqual([{ email: 'spelled@xn--bcher-kva.example' }]);
    expect((await visitor.login()).status).toBe(200);
  });

  it('answers the same for an address with an account, and mails only its owner', async () => {
    const visitor = new Visitor(system);
    await visitor.join();
    const stranger = new Visitor(system, visitor.email, 'Mallory');
    const answer = await stranger.register('mallorys-password');
    expect([answer.status, answer.body]).toEqual([201, { requiresVerification: true, email: visitor.email }]);
    const { text } = await visitor.mail('exists');
    expect(text).toMatch(/^Hi Asha,\s+You already have an account\n/);
    expect(text).not.toContain('Mallory');
    expect((await stranger.login<ErrorAnswer>()).status).toBe(401);
    expect((await visitor.login()).body.name).toBe('Asha Nair');
  });

  it('accepts the code of the newest registration only', async () => {
    const visitor = new Visitor(system);
    await visitor.register('first-password');
    const first = await visitor.code('verify');
    await visitor.register('second-password');
    const second = await visitor.code('verify');
    if (first !== second) {
      expect((await visitor.verify<ErrorAnswer>(first)).body.code).toBe('INVALID_OTP');
    }
    expect((await visitor.verify(second)).status).toBe(200);
    expect((await visitor.login<ErrorAnswer>('first-password')).status).toBe(401);
    expect((await visitor.login('second-password')).status).toBe(200);
  });

  it('creates one account from ten concurrent registrations', async () => {
    const visitor = new Visitor(system);
    const answers = await Promise.all(Array.from({ length: 10 }, () => visitor.register()));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
    const users = await system.db.rows('SELECT 1 FROM users WHERE email = $1', [visitor.email]);
    expect(users).toHaveLength(1);
    const mails = await until(async () => {
      const all = await mailsTo(visitor.email);
      return all.length === 10 && all;
    });
    const codes = mails.map(({ text }) => /[0-9]{6}/.exec(text)?.[0] ?? '');
    // The stored hash identifies the valid code; five wrong tries would lock it.
    const opened: number[] = [];
    for (const code of codes) {
      await system.db.rows('UPDATE account_codes SET tries = 0 WHERE email = $1', [visitor.email]);
      opened.push((await visitor.verify(code)).status);
    }
    expect(opened.filter((status) => status === 200)).toHaveLength(1);
  });

  it('does not deadlock with a concurrent verification', async () => {
    const visitor = new Visitor(system);
    await visitor.register('first-password');
    const code = await visitor.code('verify');
    const db = system.app.get(UnitOfWork, { strict: false });
    const [{ device } = { device: '' }] = await system.db.rows<{ device: string }>(
      'SELECT device FROM account_codes WHERE email = $1',
      [visitor.email],
    );
    const again = await db.run(async (tx) => {
      const claim = await system.app
        .get(AccountCodes, { strict: false })
        .consume(tx, { email: visitor.email, purpose: 'verify-email', device }, code);
      const registering = visitor.register('second-password');
      await untilWaiting(system);
      if (claim) await system.app.get(Accounts, { strict: false }).markVerified(tx, visitor.email, claim);
      return { registering };
    });
    expect((await again.registering).status).toBe(201);
    expect((await visitor.login('first-password')).status).toBe(200);
    expect((await visitor.login<ErrorAnswer>('second-password')).status).toBe(401);
  });

  it('mails a code for an unverified sign-in, and none for a wrong password', async () => {
    const visitor = new Visitor(system);
    await visitor.register();
    await visitor.code('verify');
    expect((await visitor.login<ErrorAnswer>('not-the-password')).body.code).toBe('INVALID_CREDENTIALS');
    const answer = await visitor.login<object>();
    expect([answer.status, answer.body]).toEqual([200, { requiresVerification: true, email: visitor.email }]);
    expect((await visitor.verify(await visitor.code('verify'))).status).toBe(200);
    expect((await visitor.login()).body.token).toEqual(expect.any(String));
  });

  it('makes the holder of ADMIN_EMAIL an admin once verified', async () => {
    const owner = new Visitor(system, 'owner@example.com');
    await owner.register();
    const { body } = await owner.verify(await owner.code('verify'));
    expect(body.role).toBe('admin');
    expect((await owner.me(body.token)).body.role).toBe('admin');
  });

  it('ignores a role in the registration', async () => {
    const visitor = new Visitor(system);
    const { name, email, password } = visitor;
    await visitor.post('register', { name, email, password, type: 'manual', role: 'owner', verified: true });
    expect((await visitor.verify(await visitor.code('verify'))).body.role).toBe('member');
  });

  it('resends a code for the last purpose; only the newest is valid', async () => {
    const visitor = new Visitor(system);
    await visitor.register();
    const first = await visitor.code('verify');
    expect((await visitor.resend()).body).toEqual({ success: true, message: 'OTP sent successfully!' });
    const second = await visitor.code('verify');
    if (first !== second) expect((await visitor.verify<ErrorAnswer>(first)).status).toBe(400);
    expect((await visitor.verify(second)).status).toBe(200);
    expect((await visitor.verify<ErrorAnswer>(second)).body.code).toBe('INVALID_OTP');
    expect((await visitor.verify<ErrorAnswer>(wrong(second))).body.code).toBe('INVALID_OTP');
  });
});
