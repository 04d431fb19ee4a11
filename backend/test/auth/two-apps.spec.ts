import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { call, request } from '../harness/client.ts';
import { sessionToken } from '../harness/session.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';

let first: TestSystem;
let second: TestSystem;
/** Tokens of the same account in each app. */
let one: string;
let two: string;
beforeAll(async () => {
  first = await startSystem({ JWT_SECRET: 'the-first-secret-the-first-secret-1' }, { google: true });
  second = await startSystem(
    { JWT_SECRET: 'the-second-secret-the-second-secret', GOOGLE_CLIENT_ID: 'second-client' },
    { google: true },
  );
  [one, two] = [await join(first), await join(second)];
});
afterAll(async () => {
  await first.stop();
  await second.stop();
});

const id = randomUUID();

async function join(system: TestSystem): Promise<string> {
  await system.db.rows(
    `INSERT INTO users (id, email, name, role, email_verified_at) VALUES ($1, 'gita@example.com', $2, 'member', now())`,
    [id, system.env.JWT_SECRET],
  );
  return sessionToken(system, id);
}

const me = (system: TestSystem, token: string) =>
  call<{ name?: string }>(`${system.url}/api/users/me`, { headers: { authorization: `Bearer ${token}` } });

describe('two apps in one process', () => {
  it('each check tokens with their own secret, in their own database, at the same time', async () => {
    const rounds = Array.from({ length: 10 }, () =>
      Promise.all([me(first, one), me(second, two), me(first, two), me(second, one)]),
    );
    for (const answers of await Promise.all(rounds)) {
      expect(answers.map(({ status, body }) => [status, body.name])).toEqual([
        [200, first.env.JWT_SECRET],
        [200, second.env.JWT_SECRET],
        [401, undefined],
        [401, undefined],
      ]);
    }
  });

  it('each go to Google as their own client', async () => {
    const clients = [first, second].map(async ({ url }) => {
      const { headers } = await request(`${url}/api/auth/google`);
      return new URL(headers.get('location') ?? '').searchParams.get('client_id');
    });
    expect(await Promise.all(clients)).toEqual(['spec', 'second-client']);
  });

  it('are independent: the first works after the second has closed', async () => {
    await second.stopBackend();
    expect((await me(first, one)).status).toBe(200);
    expect((await me(first, two)).status).toBe(401);
  });
});
