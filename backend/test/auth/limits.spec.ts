import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { call, type ErrorAnswer } from '../harness/client.ts';
import { mailsTo } from '../harness/mailbox.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { Visitor, wrong } from './visitor.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startSystem({ RATE_LIMIT_SCALE: '1', TRUST_PROXY: 'true' });
  await system.startWorker();
});
afterAll(() => system.stop());
beforeEach(() => system.redis.flushdb());

/** Simulates the passing of time. */
const forget = async (name: string) => {
  const keys = await system.redis.keys(`limit:${name}:*`);
  if (keys.length > 0) await system.redis.del(keys);
};

function expectLimit(answer: { status: number; body: ErrorAnswer; headers: Headers }, code: string): void {
  expect([answer.status, answer.body.code]).toEqual([429, code]);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(answer.body.message).toMatch(/^(Too many requests\. )?Please wait \d+ (second|minute)s? /);
}

describe('limits', () => {
  it('allow ten guesses per account in a quarter of an hour, from all addresses together', async () => {
    const visitor = new Visitor(system);
    for (let guess = 0; guess < 10; guess += 1) {
      expect((await visitor.login<ErrorAnswer>('wrong-password')).status).toBe(401);
    }
    expectLimit(await visitor.login<ErrorAnswer>(), 'RATE_LIMITED');
    expect((await new Visitor(system).login<ErrorAnswer>('wrong-password')).status).toBe(401);
  });

  it('allow one try after a wait, which grows', async () => {
    const [visitor, owner] = [new Visitor(system), new Visitor(system)];
    await owner.join();
    await system.redis.flushdb();
    const guess = () =>
      visitor.post<ErrorAnswer>('login', { email: owner.email, password: 'wrong-password' });
    for (let count = 0; count < 9; count += 1) await guess();
    for (const longest of [15, 30, 60, 120, 120]) {
      // Starts a wait. The remaining time is measured from its earliest possible start.
      const asked = performance.now();
      expect((await guess()).status).toBe(401);
      const refused = await guess();
      expect(refused.body.code).toBe('RATE_LIMITED');
      const wait = Number(refused.headers.get('retry-after'));
      expect(wait).toBeLessThanOrEqual(longest);
      expect(wait).toBeGreaterThanOrEqual(Math.floor(longest - (performance.now() - asked) / 1000));
      await forget('sign-in-address-wait');
    }
    const elsewhere = new Visitor(system, owner.email);
    expect((await elsewhere.login()).status).toBe(200);
  });

  it('hold for fifty concurrent guesses', async () => {
    const visitor = new Visitor(system);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => visitor.login<ErrorAnswer>('wrong-password')),
    );
    // One more may pass between the last guess and the start of its wait.
    expect([10, 11]).toContain(answers.filter(({ status }) => status === 401).length);
  });

  it('count a browser that signed in before apart from strangers', async () => {
    const owner = new Visitor(system);
    await owner.join();
    await forget('code');
    const stranger = new Visitor(system, owner.email);
    for (let guess = 0; guess < 11; guess += 1) await stranger.login<ErrorAnswer>('wrong-password');
    expectLimit(await stranger.login<ErrorAnswer>(owner.password), 'RATE_LIMITED');
    expect((await owner.login()).status).toBe(200);
    // Strangers' use of the mails does not block the owner.
    await stranger.forgot();
    expectLimit(await stranger.forgot<ErrorAnswer>(), 'OTP_RESEND_TOO_SOON');
    expect((await owner.forgot()).status).toBe(200);
    // The cookie opens the counter of this account only, and its own wrong guesses count.
    for (let guess = 0; guess < 10; guess += 1) await owner.login<ErrorAnswer>('wrong-password');
    expectLimit(await owner.login<ErrorAnswer>(), 'RATE_LIMITED');
  });

  it('cover password guesses in an open session', async () => {
    const visitor = new Visitor(system);
    const headers = { authorization: `Bearer ${await visitor.join()}` };
    const guess = (currentPassword: string) => {
      const body = { currentPassword, password: 'N3w!password', confirmPassword: 'N3w!password' };
      return call(`${system.url}/api/users/me/password`, { method: 'PUT', headers, body });
    };
    for (let count = 0; count < 10; count += 1) expect((await guess('wrong')).status).toBe(400);
    expectLimit(await guess(visitor.password), 'RATE_LIMITED');
  });

  it('ignore forged cookies and cookies of other accounts', async () => {
    const [owner, member] = [new Visitor(system), new Visitor(system)];
    await member.join();
    for (let guess = 0; guess < 10; guess += 1) {
      await new Visitor(system, owner.email).login<ErrorAnswer>('wrong-password');
    }
    const [head = '', , signature = ''] = member.cookie.replace('device=', '').split('.');
    const payload = Buffer.from(JSON.stringify({ id: 'x', known: ['x'], exp: 9e9 })).toString('base64url');
    for (const cookie of [member.cookie, `device=${head}.${payload}.${signature}`, 'device=x']) {
      const stranger = new Visitor(system, owner.email);
      stranger.cookie = cookie;
      expectLimit(await stranger.login<ErrorAnswer>('wrong-password'), 'RATE_LIMITED');
    }
  });

  it('accept the right code after any number of wrong codes by strangers', async () => {
    const owner = new Visitor(system);
    await owner.register();
    const code = await owner.code('verify');
    const stranger = new Visitor(system, owner.email);
    for (let guess = 0; guess < 35; guess += 1) await stranger.verify<ErrorAnswer>(wrong(code));
    expect((await stranger.verify<ErrorAnswer>(code)).body.code).toBe('OTP_LOCKED');
    expect((await owner.verify(code)).status).toBe(200);
    await forget('code');
    await owner.forgot();
    const reset = await owner.code('reset');
    for (let guess = 0; guess < 20; guess += 1) await stranger.checkReset<ErrorAnswer>(wrong(reset));
    expect((await stranger.checkReset<ErrorAnswer>(reset)).body.code).toBe('OTP_LOCKED');
    expect((await owner.reset(reset, 'Better-secret-1')).status).toBe(200);
  });

  it('reset the count after a successful sign-in', async () => {
    const visitor = new Visitor(system);
    await visitor.join();
    for (let round = 0; round < 3; round += 1) {
      for (let guess = 0; guess < 5; guess += 1) await visitor.login<ErrorAnswer>('wrong-password');
      expect((await visitor.login()).status).toBe(200);
    }
  });

  it('limit sign-ins, registrations and codes per IP address', async () => {
    const calls: [
      string,
      number,
      (visitor: Visitor) => Promise<{ status: number; body: ErrorAnswer; headers: Headers }>,
    ][] = [
      ['sign-in', 60, (visitor) => visitor.login<ErrorAnswer>('x')],
      ['register', 20, (visitor) => visitor.register<ErrorAnswer>('x')],
      ['code mails', 30, (visitor) => visitor.forgot<ErrorAnswer>()],
      ['code tries', 60, (visitor) => visitor.verify<ErrorAnswer>('x')],
    ];
    for (const [name, points, attempt] of calls) {
      for (let count = 0; count < points; count += 1) {
        expect([name, (await attempt(new Visitor(system))).status]).not.toEqual([name, 429]);
      }
      expectLimit(await attempt(new Visitor(system)), 'RATE_LIMITED');
    }
  });

  it('count no successful sign-ins against a shared IP address', async () => {
    const visitor = new Visitor(system);
    const points = async (name: string) => {
      const counts = await Promise.all(
        (await system.redis.keys(`limit:${name}:*`)).map((key) => system.redis.get(key)),
      );
      return counts.map(Number);
    };
    await visitor.register();
    expect(await points('register')).toEqual([1]);
    const verification = await visitor.code('verify');
    await visitor.verify<ErrorAnswer>(wrong(verification));
    await visitor.verify(verification);
    expect([await points('register'), await points('code-tries')]).toEqual([[0], [1]]);

    for (let guest = 0; guest < 65; guest += 1) expect((await visitor.login()).status).toBe(200);
    expect(await points('sign-in')).toEqual([0]);

    await forget('code-spacing');
    await visitor.forgot();
    const code = await visitor.code('reset');
    await visitor.checkReset(code);
    await visitor.reset(code, 'Better-secret-1');
    expect([await points('code-mails'), await points('code-tries')]).toEqual([[0], [1]]);
  });

  it('refund the count of an IPv6 network', async () => {
    const visitor = new Visitor(system);
    await visitor.join();
    const { email, password } = visitor;
    const { status } = await call(`${system.url}/api/users/login`, {
      body: { email, password },
      headers: { 'x-forwarded-for': '2001:db8:7:1:a1:b2:c3:d4' },
    });
    expect(status).toBe(200);
    const keys = await system.redis.keys('limit:sign-in:*');
    expect(await Promise.all(keys.map((key) => system.redis.get(key)))).toEqual(['0']);
  });

  it('allow one mail a minute per address, with or without an account', async () => {
    const member = new Visitor(system);
    await member.join();
    await forget('code-spacing');
    for (const visitor of [member, new Visitor(system)]) {
      expect((await visitor.forgot()).status).toBe(200);
      const soon = await visitor.resend<ErrorAnswer>();
      expectLimit(soon, 'OTP_RESEND_TOO_SOON');
      expect(soon.body.message).toMatch(/^Please wait \d+ seconds? before asking for another code\.$/);
      expectLimit(await visitor.register<ErrorAnswer>(), 'OTP_RESEND_TOO_SOON');
    }
  });

  it('send one code for ten concurrent requests', async () => {
    const visitor = new Visitor(system);
    await visitor.join();
    await forget('code-spacing');
    const answers = await Promise.all(Array.from({ length: 10 }, () => visitor.forgot()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await visitor.code('reset');
    expect(await mailsTo(visitor.email)).toHaveLength(2);
  });

  it('allow five mails an hour per address', async () => {
    const visitor = new Visitor(system);
    for (let count = 0; count < 5; count += 1) {
      expect((await visitor.forgot()).status).toBe(200);
      await forget('code-spacing');
    }
    expectLimit(await visitor.forgot<ErrorAnswer>(), 'OTP_RESEND_TOO_SOON');
  });

  it('answer an unverified sign-in normally when a code was just mailed', async () => {
    const visitor = new Visitor(system);
    await visitor.register();
    const code = await visitor.code('verify');
    expect((await visitor.login<object>()).body).toEqual({
      requiresVerification: true,
      email: visitor.email,
    });
    expect((await visitor.verify(code)).status).toBe(200);
    expect(await mailsTo(visitor.email)).toHaveLength(1);
  });

  it('store no mail address in Redis', async () => {
    const visitor = new Visitor(system);
    await visitor.login<ErrorAnswer>('wrong-password');
    const keys = await system.redis.keys('limit:*');
    expect(keys.length).toBeGreaterThan(1);
    expect(keys.join(' ')).not.toContain(visitor.email);
  });
});
