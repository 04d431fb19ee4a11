import { randomUUID } from 'node:crypto';
import { JwtService } from '@nestjs/jwt';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { call, request } from '../harness/client.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';

let first: TestSystem;
let second: TestSystem;
beforeAll(async () => {
  first = await startSystem({ JWT_SECRET: 'the-first-secret-the-first-secret-1' }, { google: true });
  second = await startSystem(
    { JWT_SECRET: 'the-second-secret-the-second-secret', GOOGLE_CLIENT_ID: 'second-client' },
    { google: true },
  );
});
afterAll(async () => {
  await first.stop();
  await second.stop();
});

const jwt = new JwtService();
const id = randomUUID();

async function join(system: TestSystem): Promise<void> {
  await system.db.rows(
    `INSERT INTO users (id, email, name, role, email_verified_at) VALUES ($1, 'gita@example.com', $2, 'member', now())`,
    [id, system.env.JWT_SECRET],
  );
}

const tokenOf = ({ env }: TestSystem) =>
  jwt.sign({ sub: id, ver: 0 }, { secret: env.JWT_SECRET, expiresIn: 60 });

const me = (system: TestSystem, token: string) =>
  call<{ name?: string }>(`${system.url}/api/users/me`, { headers: { authorization: `Bearer ${token}` } });

describe('two apps in one process', () => {
  it('each check tokens with their own secret, in their own database, at the same time', async () => {
    await join(first);
    await join(second);
    const [one, two] = [tokenOf(first), tokenOf(second)];
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

  it('are not missed by one another: the first works on when the second has gone', async () => {
    await second.stopBackend();
    expect((await me(first, tokenOf(first))).status).toBe(200);
    expect((await me(first, tokenOf(second))).status).toBe(401);
  });
});
