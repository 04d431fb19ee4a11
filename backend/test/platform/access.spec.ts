import { randomUUID } from 'node:crypto';
import { JwtService } from '@nestjs/jwt';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { anOrderRequest, aPerson } from '../factories/order-request.ts';
import { call, type ErrorAnswer } from '../harness/client.ts';
import { Shop } from '../harness/shop.ts';
import { sessionToken } from '../harness/session.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';

interface PaymentList {
  payments: { _id: string; name: string; email: string; status: string; amount: number; createdAt: string }[];
  total: number;
  page: number;
  limit: number;
}

let system: TestSystem;
let list: <Body = PaymentList>(query?: string, token?: string) => ReturnType<typeof call<Body>>;

beforeAll(async () => {
  system = await startSystem({ ADMIN_EMAIL: 'owner@example.com' });
  list = <Body>(query = '', token?: string) =>
    call<Body>(`${system.url}/api/payments/admin/all${query}`, {
      ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
    });
});
afterAll(() => system.stop());

interface UserFields {
  email?: string;
  role?: string;
  verified?: boolean;
  tokenVersion?: number;
}

async function aUser({
  email,
  role = 'member',
  verified = true,
  tokenVersion = 0,
}: UserFields = {}): Promise<string> {
  const id = randomUUID();
  await system.db.rows(
    `INSERT INTO users (id, email, name, role, email_verified_at, token_version)
     VALUES ($1, $2, 'Someone', $3, CASE WHEN $4 THEN now() END, $5)`,
    [id, email ?? `${id}@example.com`, role, verified, tokenVersion],
  );
  return id;
}

const tokenFor = (userId: string, tokenVersion = 0) => sessionToken(system, userId, tokenVersion);

describe('GET /api/payments/admin/all', () => {
  it('is closed to strangers and to members', async () => {
    const stranger = await list<ErrorAnswer>();
    expect([stranger.status, stranger.body.code]).toEqual([401, 'UNAUTHENTICATED']);
    const member = await list<ErrorAnswer>('', await tokenFor(await aUser()));
    expect([member.status, member.body.code]).toEqual([403, 'FORBIDDEN']);
  });

  it('is open to admins and the verified holder of ADMIN_EMAIL', async () => {
    expect((await list('', await tokenFor(await aUser({ role: 'owner' })))).status).toBe(200);
    const owner = await aUser({ email: 'owner@example.com', verified: false });
    expect((await list<ErrorAnswer>('', await tokenFor(owner))).status).toBe(403);
    await system.db.rows('UPDATE users SET email_verified_at = now() WHERE id = $1', [owner]);
    expect((await list('', await tokenFor(owner))).status).toBe(200);
  });

  it('refuses forged, revoked, expired and ownerless tokens', async () => {
    const admin = await aUser({ role: 'owner', tokenVersion: 3 });
    const good = await tokenFor(admin, 3);
    const jwt = new JwtService();
    const { jti } = jwt.decode<{ jti: string }>(good);
    const signed = (claims: object, options: object = {}) =>
      jwt.sign({ sub: admin, ver: 3, jti, ...claims }, { secret: system.env.JWT_SECRET, ...options });
    const unsigned = `${btoa('{"alg":"none","typ":"JWT"}')}.${btoa(JSON.stringify({ sub: admin, ver: 3, jti }))}.`;
    for (const token of [
      unsigned,
      signed({}, { secret: 'another-secret-another-secret-another' }),
      signed({}, { algorithm: 'HS512' }),
      signed({ ver: 2 }),
      signed({}, { expiresIn: -1 }),
      signed({ sub: randomUUID() }),
      signed({ sub: await aUser({ role: 'owner', tokenVersion: 3 }) }),
      signed({ jti: randomUUID() }),
      'nonsense',
    ]) {
      expect((await list<ErrorAnswer>('', token)).status).toBe(401);
    }
    expect((await list('', signed({}))).status).toBe(200);
    expect((await list('', good)).status).toBe(200);
  });

  it.each([
    ['owner', 'admin', 'owner'],
    ['accountant', 'admin', 'accountant'],
    ['coach', 'admin', 'coach'],
    ['member', 'member', null],
    ['emperor', 'member', null],
  ])('shows the role %s as %s, %s', async (role, shown, staffRole) => {
    const { body } = await call<{ rights: string[] }>(`${system.url}/api/users/me`, {
      headers: { authorization: `Bearer ${await tokenFor(await aUser({ role }))}` },
    });
    expect(body).toMatchObject({ role: shown, staffRole });
    expect(body.rights.length > 0).toBe(shown === 'admin');
  });

  it('ends access at once for someone who is demoted or deleted', async () => {
    const admin = await aUser({ role: 'owner' });
    const token = await tokenFor(admin);
    expect((await list('', token)).status).toBe(200);
    await system.db.rows(`UPDATE users SET role = 'member' WHERE id = $1`, [admin]);
    expect((await list<ErrorAnswer>('', token)).status).toBe(403);
    await system.db.rows('DELETE FROM users WHERE id = $1', [admin]);
    expect((await list<ErrorAnswer>('', token)).status).toBe(401);
  });

  it('lists newest first, in pages, filtered by status, text and days', async () => {
    const token = await tokenFor(await aUser({ role: 'owner' }));
    const shop = new Shop(system);
    for (const name of ['Asha 100%', 'Bela', 'Chitra']) {
      const { body } = await shop.order(anOrderRequest({ user: aPerson({ name, phone: '98765 43210' }) }));
      if (name === 'Bela') await shop.cancel(body.orderId, body.statusToken);
    }
    const names = async (query: string) => (await list(query, token)).body.payments.map(({ name }) => name);
    expect(await names('')).toEqual(['Chitra', 'Bela', 'Asha 100%']);
    expect(await names('?limit=2&page=2')).toEqual(['Asha 100%']);
    expect((await list('?limit=2', token)).body).toMatchObject({ total: 3, page: 1, limit: 2 });
    expect(await names('?status=cancelled')).toEqual(['Bela']);
    expect(await names('?search=100%25')).toEqual(['Asha 100%']);
    expect(await names('?search=98765')).toHaveLength(3);
    expect(await names('?search=order_')).toHaveLength(3);
    expect(await names('?startDate=2020-01-01&endDate=2020-12-31')).toEqual([]);
    expect(await names('?startDate=&endDate=&status=&search=')).toHaveLength(3);
  });

  it.each(['?page=0', '?limit=100000', '?status=paid', '?startDate=yesterday', '?endDate=2026-02-31'])(
    'refuses %s',
    async (query) => {
      const answer = await list<ErrorAnswer>(query, await tokenFor(await aUser({ role: 'owner' })));
      expect([answer.status, answer.body.code]).toEqual([400, 'VALIDATION_FAILED']);
    },
  );
});
