import { JwtService } from '@nestjs/jwt';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { hashPassword } from '../../src/modules/users/accounts/passwords.ts';
import { type ErrorAnswer, request } from '../harness/client.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { Visitor } from './visitor.ts';

// Works as usual and counts its calls.
const argon2 = jest.requireActual<typeof import('@node-rs/argon2')>('@node-rs/argon2');
const verify = jest.spyOn(argon2, 'verify');

let system: TestSystem;
beforeAll(async () => {
  system = await startSystem({ ACCESS_TOKEN_TTL_SECONDS: '3600' });
  await system.startWorker();
});
afterAll(() => system.stop());

describe('signing in', () => {
  it('answers the user and a token of the configured lifetime', async () => {
    const visitor = new Visitor(system);
    await visitor.join();
    const { status, body, headers } = await visitor.login();
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(Object.keys(body).toSorted()).toEqual(
      ['_id', 'name', 'email', 'role', 'type', 'staffRole', 'rights', 'token', 'expiresIn'].toSorted(),
    );
    const { iat, exp } = new JwtService().decode<{ iat: number; exp: number }>(body.token);
    expect([exp - iat, body.expiresIn]).toEqual([3600, 3600]);
  });

  describe('takes the same work and gives the same answer', () => {
    let member: Visitor;
    beforeAll(async () => {
      member = new Visitor(system);
      await member.join();
      await system.db.rows(
        `INSERT INTO users (id, email, name, type, google_sub, email_verified_at)
         VALUES (gen_random_uuid(), 'google-only@example.com', 'G', 'google', 'sub-only', now())`,
      );
    });
    beforeEach(() => {
      verify.mockClear();
    });

    it.each([
      ['for a wrong password', () => member],
      ['for nobody', () => new Visitor(system)],
      ['for an account without a password', () => new Visitor(system, 'google-only@example.com')],
    ])('%s: one verification, one answer', async (_, whose) => {
      const visitor = whose();
      const { status, body } = await visitor.login<ErrorAnswer>('not-the-password');
      expect([status, body.code, body.message]).toEqual([
        401,
        'INVALID_CREDENTIALS',
        'The email or password is incorrect.',
      ]);
      expect(verify).toHaveBeenCalledTimes(1);
      const [entry] = await system.db.rows<{ action: string; route: string; ip: string }>(
        'SELECT action, route, ip FROM activities WHERE email = $1 ORDER BY created_at DESC LIMIT 1',
        [visitor.email],
      );
      expect(entry).toEqual({ action: 'Sign-in failed', route: '/api/users/login', ip: '127.0.0.1' });
    });

    it('for the right password: one verification', async () => {
      expect((await member.login()).status).toBe(200);
      expect(verify).toHaveBeenCalledTimes(1);
    });
  });

  it('accepts a password in another Unicode normalization', async () => {
    const visitor = new Visitor(system);
    visitor.password = 'Zo\u00eb-caf\u00e9';
    await visitor.join();
    expect((await visitor.login('Zoe\u0308-cafe\u0301')).status).toBe(200);
  });
});

describe('the cookie of a browser', () => {
  it('is HttpOnly and SameSite, names nobody and signs nobody in', async () => {
    const visitor = new Visitor(system);
    await visitor.join();
    const [set = ''] = (await visitor.login()).headers.getSetCookie();
    expect(set).toMatch(/^device=[\w.-]+; Max-Age=15552000; Path=\/api; HttpOnly; SameSite=Lax$/);
    const claims = Buffer.from(set.split('.')[1] ?? '', 'base64url').toString();
    expect(claims).not.toContain(visitor.email);
    expect(
      (await request(`${system.url}/api/users/me`, { headers: { cookie: visitor.cookie } })).status,
    ).toBe(401);
  });
});

describe('a session', () => {
  it('ends by a sign-out, and all end by signing out everywhere', async () => {
    const visitor = new Visitor(system);
    await visitor.join();
    const [first, second] = [(await visitor.login()).body.token, (await visitor.login()).body.token];
    expect(await visitor.signOut(first)).toBe(204);
    expect((await visitor.me<ErrorAnswer>(first)).body.code).toBe('UNAUTHENTICATED');
    expect((await visitor.me(second)).status).toBe(200);
    expect(await visitor.signOut(second, true)).toBe(204);
    for (const token of [first, second]) expect((await visitor.me(token)).status).toBe(401);
    expect((await visitor.me((await visitor.login()).body.token)).status).toBe(200);
    const rows = await system.db.rows<{ action: string }>(
      `SELECT action FROM activities WHERE email = $1 AND action LIKE 'Signed out%' ORDER BY created_at`,
      [visitor.email],
    );
    expect(rows.map(({ action }) => action)).toEqual(['Signed out', 'Signed out everywhere']);
  });

  it('stays signed out when Redis is emptied, and when it is away', async () => {
    const visitor = new Visitor(system);
    const token = await visitor.join();
    await visitor.signOut(token);
    await system.redis.flushdb();
    expect((await visitor.me(token)).status).toBe(401);
    const withoutRedis = await startSystem({ REDIS_URL: 'redis://127.0.0.1:1' });
    try {
      await withoutRedis.db.rows(
        `INSERT INTO users (id, email, name, password_hash, email_verified_at)
         VALUES (gen_random_uuid(), $1, 'Asha Nair', $2, now())`,
        [visitor.email, await hashPassword(visitor.password)],
      );
      const same = new Visitor(withoutRedis, visitor.email);
      const [first, second] = [(await same.login()).body.token, (await same.login()).body.token];
      expect(await same.signOut(first)).toBe(204);
      expect([(await same.me(first)).status, (await same.me(second)).status]).toEqual([401, 200]);
    } finally {
      await withoutRedis.stop();
    }
  });

  it('takes no role from the claims of its token', async () => {
    const visitor = new Visitor(system);
    const token = await visitor.join();
    const [head = '', , signature = ''] = token.split('.');
    const claims = new JwtService().decode<object>(token);
    const forged = (change: object) =>
      `${head}.${Buffer.from(JSON.stringify({ ...claims, ...change })).toString('base64url')}.${signature}`;
    expect((await visitor.me(forged({ role: 'owner' }))).status).toBe(401);
    expect((await visitor.me(forged({ ver: 1 }))).status).toBe(401);
    // A role in a token that we signed does not count; the database decides.
    const jwt = new JwtService();
    const signed = jwt.sign({ ...claims, role: 'owner', isAdmin: true }, { secret: system.env.JWT_SECRET });
    expect((await visitor.me(signed)).body.role).toBe('member');
    expect((await request(`${system.url}/api/users/admin/summary`, bearer(signed))).status).toBe(403);
  });

  it('ends when the account is deleted', async () => {
    const visitor = new Visitor(system);
    const token = await visitor.join();
    await system.db.rows('DELETE FROM users WHERE email = $1', [visitor.email]);
    expect((await visitor.me<ErrorAnswer>(token)).body.code).toBe('UNAUTHENTICATED');
    expect(await visitor.signOut(token)).toBe(401);
  });
});

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
