import { JwtService } from '@nestjs/jwt';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { call, type ErrorAnswer, request } from '../harness/client.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';
import { Visitor } from './visitor.ts';

interface SessionAnswer {
  _id: string;
  device: string;
  createdAt: string;
  lastSeenAt: string;
  current: boolean;
}

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1';

let system: TestSystem;
beforeAll(async () => {
  system = await startSystem();
  await system.startWorker();
});
afterAll(() => system.stop());

const headersOf = (token: string, userAgent = 'supertest') => ({
  authorization: `Bearer ${token}`,
  'user-agent': userAgent,
});
const list = async (token: string, userAgent?: string) =>
  (
    await call<{ items: SessionAnswer[] }>(`${system.url}/api/users/me/sessions`, {
      headers: headersOf(token, userAgent),
    })
  ).body.items;
const end = (token: string, id: string) =>
  request(`${system.url}/api/users/me/sessions/${id}`, { method: 'DELETE', headers: headersOf(token) });
const idOf = (token: string) => new JwtService().decode<{ jti: string }>(token).jti;

describe('a member’s sessions', () => {
  it('are listed with their devices, this one marked, and end one by one', async () => {
    const visitor = new Visitor(system);
    const here = await visitor.join();
    const { body } = await call<{ token: string }>(`${system.url}/api/users/login`, {
      body: { email: visitor.email, password: visitor.password },
      headers: { 'user-agent': PHONE },
    });
    const sessions = await list(here);
    expect(sessions.map(({ device, current }) => [device, current]).toSorted()).toEqual([
      ['Safari on iPhone', false],
      ['Unknown device', true],
    ]);
    expect(sessions.find(({ current }) => current)?._id).toBe(idOf(here));
    expect((await end(here, idOf(body.token))).status).toBe(204);
    expect((await visitor.me(body.token)).status).toBe(401);
    expect(await list(here)).toHaveLength(1);
    expect((await end(here, idOf(body.token))).status).toBe(404);
    expect((await end(here, idOf(here))).status).toBe(204);
    expect((await visitor.me(here)).status).toBe(401);
    const actions = await system.db.rows(
      `SELECT action FROM activities WHERE email = $1 AND action = 'Session ended'`,
      [visitor.email],
    );
    expect(actions).toHaveLength(2);
  });

  it('cannot be seen or ended by others', async () => {
    const [asha, bela] = [new Visitor(system), new Visitor(system)];
    const [hers, other] = [await asha.join(), await bela.join()];
    const answer = await end(other, idOf(hers));
    expect([answer.status, (JSON.parse(answer.text) as ErrorAnswer).code]).toEqual([404, 'UNKNOWN_SESSION']);
    expect((await asha.me(hers)).status).toBe(200);
    expect((await list(other)).map(({ _id }) => _id)).toEqual([idOf(other)]);
  });

  it('leave the list after a sign-out, after ending all, and after a password change', async () => {
    const visitor = new Visitor(system);
    await visitor.join();
    const [first, second] = [(await visitor.login()).body.token, (await visitor.login()).body.token];
    await visitor.signOut(first);
    expect(await list(second)).toHaveLength(2);
    await visitor.signOut(second, true);
    const again = (await visitor.login()).body.token;
    expect((await list(again)).map(({ _id }) => _id)).toEqual([idOf(again)]);
    expect((await end(again, 'nonsense')).status).toBe(400);
  });

  it('end with their row; the token is then refused', async () => {
    const visitor = new Visitor(system);
    const token = await visitor.join();
    await system.db.rows('DELETE FROM sessions WHERE id = $1', [idOf(token)]);
    expect((await visitor.me(token)).status).toBe(401);
    const { sub } = new JwtService().decode<{ sub: string }>(token);
    const nameless = new JwtService().sign({ sub, ver: 0 }, { secret: system.env.JWT_SECRET, expiresIn: 60 });
    expect((await visitor.me(nameless)).status).toBe(401);
  });

  it('record the last use once in ten minutes', async () => {
    const visitor = new Visitor(system);
    const token = await visitor.join();
    const seen = async () =>
      (
        await system.db.rows<{ at: Date; version: string }>(
          'SELECT last_seen_at AS at, xmin::text AS version FROM sessions WHERE id = $1',
          [idOf(token)],
        )
      )[0];
    const before = await seen();
    await visitor.me(token);
    expect(await seen()).toEqual(before);
    await system.db.rows(`UPDATE sessions SET last_seen_at = now() - interval '11 minutes' WHERE id = $1`, [
      idOf(token),
    ]);
    await Promise.all(Array.from({ length: 8 }, () => visitor.me(token)));
    const after = await until(async () => {
      const row = await seen();
      return row && before && row.at >= before.at ? row : undefined;
    });
    await visitor.me(token);
    expect(await seen()).toEqual(after);
  });
});
