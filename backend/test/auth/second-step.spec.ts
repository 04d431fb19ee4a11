import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { fakeOnly } from '../harness/fake-clock.ts';
import { mailsTo } from '../harness/mailbox.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';
import { codeOf, type SecondStepAnswer, StaffVisitor } from './staff-visitor.ts';
import { Visitor, wrong } from './visitor.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startSystem();
  await system.startWorker();
});
afterAll(() => system.stop());
afterEach(() => {
  jest.useRealTimers();
});

const sessionsOf = async (email: string): Promise<number> => {
  const rows = await system.db.rows(
    'SELECT 1 FROM sessions WHERE user_id = (SELECT id FROM users WHERE email = $1)',
    [email],
  );
  return rows.length;
};

describe('a sign-in with an authenticator app', () => {
  it('begins a session with the code, not with the password', async () => {
    const visitor = await StaffVisitor.withApp(system, 'editor');
    const before = await sessionsOf(visitor.email);
    const { status, body } = await visitor.login<SecondStepAnswer>();
    expect([status, body]).toEqual([
      200,
      { secondStep: { ticket: expect.any(String), expiresIn: 600, methods: ['totp', 'recovery-code'] } },
    ]);
    expect(await sessionsOf(visitor.email)).toBe(before);
    const answer = await visitor.step('code', {
      ticket: body.secondStep.ticket,
      code: codeOf(visitor.secret),
    });
    expect([answer.status, answer.body]).toMatchObject([200, { email: visitor.email, staffRole: 'editor' }]);
    expect((await visitor.me(answer.body.token)).status).toBe(200);
    expect(await sessionsOf(visitor.email)).toBe(before + 1);
    expect((await visitor.log()).at(-1)).toBe('Signed in');
  });

  it('is unchanged without a second factor', async () => {
    const visitor = new Visitor(system);
    await visitor.join();
    expect(Object.keys((await visitor.login()).body).toSorted()).toEqual([
      '_id',
      'email',
      'expiresIn',
      'name',
      'rights',
      'role',
      'staffRole',
      'token',
      'type',
    ]);
  });

  it.each([
    ['of this half minute', 0, 'in'],
    ['of the one before', -1, 'in'],
    ['of the next', 1, 'in'],
    ['of the one before that', -2, 'SECOND_STEP_OUT_OF_TIME'],
    ['of the one after that', 2, 'SECOND_STEP_WRONG'],
  ])('accepts a code %s or reports why not', async (_, ahead, outcome) => {
    fakeOnly('Date', Date.now());
    const visitor = await StaffVisitor.withApp(system);
    const ticket = await visitor.ticket();
    expect(await visitor.outcome('code', { ticket, code: codeOf(visitor.secret, ahead) })).toBe(outcome);
  });

  it('accepts a code with a space, and reports what is wrong with others', async () => {
    const visitor = await StaffVisitor.withApp(system);
    const code = codeOf(visitor.secret);
    const ticket = await visitor.ticket();
    expect(await visitor.outcome('code', { ticket, code: wrong(code) })).toBe('SECOND_STEP_WRONG');
    for (const typed of ['', '12345', 'abcdef', 5]) {
      expect(await visitor.outcome('code', { ticket, code: typed })).toBe('VALIDATION_FAILED');
    }
    expect((await visitor.log()).at(-1)).toBe('Sign-in failed');
    expect(
      await visitor.outcome('code', {
        ticket,
        code: `\u2060${code.slice(0, 3)}\u00a0${code.slice(3)}\u200b`,
      }),
    ).toBe('in');
  });

  it('refuses a used code, an older code, and the code of the set-up', async () => {
    fakeOnly('Date', Date.now());
    const visitor = await StaffVisitor.create(system);
    await visitor.confirm();
    const { body } = await visitor.own<{ secret: string }>('totp', 'POST');
    const first = codeOf(body.secret);
    expect((await visitor.own('totp/confirm', 'POST', { code: first })).status).toBe(200);
    const ticket = await visitor.ticket();
    expect(await visitor.outcome('code', { ticket, code: first })).toBe('SECOND_STEP_USED');
    expect(await visitor.outcome('code', { ticket, code: codeOf(body.secret, 1) })).toBe('in');
    expect(await visitor.outcome('code', { ticket, code: codeOf(body.secret, 1) })).toBe('SECOND_STEP_USED');
    expect(await visitor.outcome('code', { ticket, code: first })).toBe('SECOND_STEP_USED');
  });

  it('accepts one of many concurrent requests with one code', async () => {
    const visitor = await StaffVisitor.withApp(system);
    const tickets = await Promise.all(Array.from({ length: 8 }, () => visitor.ticket()));
    const code = codeOf(visitor.secret);
    const outcomes = await Promise.all(tickets.map((ticket) => visitor.outcome('code', { ticket, code })));
    expect(outcomes.toSorted()).toEqual([...Array<string>(7).fill('SECOND_STEP_USED'), 'in']);
  });
});

describe('the ticket of the second step', () => {
  it('is refused in another browser or without a cookie', async () => {
    const visitor = await StaffVisitor.withApp(system);
    const [ticket, code] = [await visitor.ticket(), codeOf(visitor.secret)];
    const other = new Visitor(system);
    await other.post('auth/forgot-password', { email: other.email });
    const answers = [
      await other.post('auth/second-step/code', { ticket, code }),
      await new Visitor(system).post('auth/second-step/code', { ticket, code }),
    ];
    for (const { status, body } of answers) expect([status, body.code]).toEqual([400, 'SECOND_STEP_OVER']);
    expect(await visitor.outcome('code', { ticket, code })).toBe('in');
  });

  it('expires after ten minutes', async () => {
    const visitor = await StaffVisitor.withApp(system);
    // From here the clock moves only when the test says so.
    fakeOnly('Date', Date.now());
    const ticket = await visitor.ticket();
    jest.advanceTimersByTime(598_000);
    expect(await visitor.outcome('code', { ticket, code: wrong(codeOf(visitor.secret)) })).toBe(
      'SECOND_STEP_WRONG',
    );
    jest.advanceTimersByTime(3_000);
    expect(await visitor.outcome('code', { ticket, code: codeOf(visitor.secret) })).toBe('SECOND_STEP_OVER');
  });

  it('ends when the password changes or the account is deactivated', async () => {
    const visitor = await StaffVisitor.withApp(system);
    const code = codeOf(visitor.secret);
    const early = await visitor.ticket();
    await visitor.forgot();
    await visitor.reset(await visitor.code('reset'), 'N3w-password!');
    expect(await visitor.outcome('code', { ticket: early, code })).toBe('SECOND_STEP_OVER');
    visitor.password = 'N3w-password!';
    const ticket = await visitor.ticket();
    await system.db.rows('UPDATE users SET deactivated_at = now() WHERE email = $1', [visitor.email]);
    expect(await visitor.outcome('code', { ticket, code })).toBe('SECOND_STEP_OVER');
  });

  it('is not accepted as a token, nor a token as a ticket', async () => {
    const visitor = await StaffVisitor.withApp(system);
    const ticket = await visitor.ticket();
    expect((await visitor.me(ticket)).status).toBe(401);
    for (const other of [visitor.token, '', 'x.y.z', visitor.cookie.replace('device=', '')]) {
      expect(await visitor.outcome('code', { ticket: other, code: codeOf(visitor.secret) })).toBe(
        'SECOND_STEP_OVER',
      );
    }
  });
});

describe('a recovery code', () => {
  it('signs in once in any spelling; log and mail say how many are left', async () => {
    const visitor = await StaffVisitor.withApp(system);
    expect(visitor.recoveryCodes).toHaveLength(10);
    const kept = await system.db.rows<{ hash: string }>('SELECT code_hash AS hash FROM recovery_codes');
    for (const code of visitor.recoveryCodes) expect(JSON.stringify(kept)).not.toContain(code);
    const [code = ''] = visitor.recoveryCodes;
    const ticket = await visitor.ticket();
    expect(await visitor.outcome('recovery-code', { ticket, code: 'AAAA-AAAA-AAAA-AAAA' })).toBe(
      'RECOVERY_CODE_WRONG',
    );
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ')} `;
    const { body } = await visitor.step('recovery-code', { ticket, code: typed });
    visitor.token = body.token;
    expect(await visitor.outcome('recovery-code', { ticket, code })).toBe('RECOVERY_CODE_WRONG');
    expect((await visitor.factor()).recoveryCodesLeft).toBe(9);
    expect(await visitor.log()).toEqual(
      expect.arrayContaining(['Recovery code used', 'Signed in', 'Sign-in failed']),
    );
    const mail = await until(async () =>
      (await mailsTo(visitor.email)).find(({ text }) => /used to sign in/.test(text)),
    );
    expect(mail.subject).toBe('Security notice for your Ironbloom account');
    expect(mail.text).toMatch(/recovery codes was just used to sign in\. 9 are\s+left/);
  });

  it('signs in one of many concurrent requests', async () => {
    const visitor = await StaffVisitor.withApp(system);
    const [code = ''] = visitor.recoveryCodes;
    const tickets = await Promise.all(Array.from({ length: 6 }, () => visitor.ticket()));
    const outcomes = await Promise.all(
      tickets.map((ticket) => visitor.outcome('recovery-code', { ticket, code })),
    );
    expect(outcomes.toSorted()).toEqual([...Array<string>(5).fill('RECOVERY_CODE_WRONG'), 'in']);
  });

  it('of another account is refused', async () => {
    const [one, other] = [await StaffVisitor.withApp(system), await StaffVisitor.withApp(system)];
    const ticket = await one.ticket();
    expect(await one.outcome('recovery-code', { ticket, code: other.recoveryCodes[0] })).toBe(
      'RECOVERY_CODE_WRONG',
    );
  });
});

it('accepts recovery codes after a change of JWT_SECRET; their hashes are keyed', async () => {
  const visitor = await StaffVisitor.withApp(system);
  const [first = '', second = ''] = visitor.recoveryCodes;
  const unkeyed = (code: string) => createHash('sha256').update(code.replaceAll('-', '')).digest('base64url');
  const kept = await system.db.rows<{ hash: string }>('SELECT code_hash AS hash FROM recovery_codes');
  expect(kept.map(({ hash }) => hash)).not.toContain(unkeyed(first));
  const { DATABASE_URL, REDIS_URL } = system.variables;
  const replica = (secrets: Record<string, string>) =>
    startSystem({ DATABASE_URL: DATABASE_URL!, REDIS_URL: REDIS_URL!, ...secrets });
  const later = 'a-later-jwt-secret-a-later-jwt-secret';
  const both = await replica({ JWT_SECRET: later, JWT_SECRET_PREVIOUS: system.env.JWT_SECRET });
  const alone = await replica({ JWT_SECRET: later });
  try {
    const enter = async ({ url }: TestSystem, code: string) => {
      const visit = Object.assign(new Visitor({ url }, visitor.email), { password: visitor.password });
      const { body } = await visit.login<SecondStepAnswer>();
      const { ticket } = body.secondStep;
      const answer = await visit.post('auth/second-step/recovery-code', { ticket, code });
      return answer.status === 200 ? 'in' : answer.body.code;
    };
    expect(await enter(alone, first)).toBe('RECOVERY_CODE_WRONG');
    expect(await enter(both, first)).toBe('in');
    expect(await enter(both, first)).toBe('RECOVERY_CODE_WRONG');
    expect(await enter(system, second)).toBe('in');
  } finally {
    await both.stop();
    await alone.stop();
  }
});

it('accepts the app after a change of JWT_SECRET, and without the former secret after its first use', async () => {
  const visitor = await StaffVisitor.withApp(system);
  const { DATABASE_URL, REDIS_URL } = system.variables;
  const later = 'another-jwt-secret-another-jwt-secret';
  const replica = (secrets: Record<string, string>) =>
    startSystem({ DATABASE_URL: DATABASE_URL!, REDIS_URL: REDIS_URL!, ...secrets });
  const both = await replica({ JWT_SECRET: later, JWT_SECRET_PREVIOUS: system.env.JWT_SECRET });
  const alone = await replica({ JWT_SECRET: later });
  try {
    const at = (url: string) =>
      Object.assign(new Visitor({ url }, visitor.email), { password: visitor.password });
    const step = async (visit: Visitor, code: string) => {
      const { body } = await visit.login<SecondStepAnswer>();
      const answer = await visit.post('auth/second-step/code', { ticket: body.secondStep.ticket, code });
      return answer.status === 200 ? 'in' : answer.body.code;
    };
    expect(await step(at(alone.url), codeOf(visitor.secret))).toBe('TOTP_UNREADABLE');
    expect(await step(at(both.url), codeOf(visitor.secret))).toBe('in');
    await visitor.forgetSteps();
    expect(await step(at(alone.url), codeOf(visitor.secret))).toBe('in');
  } finally {
    await both.stop();
    await alone.stop();
  }
});
