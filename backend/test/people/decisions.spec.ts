import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Visitor } from '../auth/visitor.ts';
import { AdminClient } from '../harness/admin-client.ts';
import type { ErrorAnswer } from '../harness/client.ts';
import { holdLock, sessionsWaiting } from '../harness/locks.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';

let system: TestSystem;
let owner: AdminClient;

beforeAll(async () => {
  system = await startSystem({ ADMIN_EMAIL: 'named@example.com' });
  await system.startWorker();
});
beforeEach(async () => {
  await system.db.rows(`UPDATE users SET role = 'member', deactivated_at = NULL WHERE role = 'owner'`);
  owner = await AdminClient.create(system);
});
afterAll(() => system.stop());

async function personOf(email: string): Promise<string> {
  const [row] = await system.db.rows<{ id: string }>('SELECT id FROM people WHERE email = $1', [email]);
  return row!.id;
}
const act = async (client: AdminClient, email: string, what: string) => {
  const { status, body } = await client.call<ErrorAnswer>(
    `admin/people/${await personOf(email)}/${what}`,
    'POST',
  );
  return status === 200 ? 200 : [status, body.code];
};
const setRole = async (client: AdminClient, email: string, role: string) => {
  const { status, body } = await client.call<ErrorAnswer>(
    `admin/people/${await personOf(email)}/role`,
    'PUT',
    {
      role,
    },
  );
  return status === 200 ? 200 : [status, body.code];
};

describe('deactivating a person', () => {
  it('ends their sessions and blocks sign-in until it is undone', async () => {
    const visitor = new Visitor(system);
    const token = await visitor.join();
    expect(await act(owner, visitor.email, 'deactivate')).toBe(200);
    expect((await visitor.me(token)).status).toBe(401);
    expect((await visitor.login<ErrorAnswer>()).body.code).toBe('ACCOUNT_DEACTIVATED');
    expect(await act(owner, visitor.email, 'reactivate')).toBe(200);
    // Former sessions stay ended.
    expect((await visitor.me(token)).status).toBe(401);
    expect((await visitor.login()).status).toBe(200);
    const _id = await personOf(visitor.email);
    const { email } = visitor;
    const open = { _id, email, role: 'member', deactivated: false };
    const shut = { ...open, deactivated: true };
    expect(await owner.activities()).toMatchObject([
      { action: 'Reactivated', feature: 'Person', changes: { before: shut, after: open } },
      { action: 'Deactivated', feature: 'Person', changes: { before: open, after: shut } },
    ]);
  });

  it('is logged once when repeated', async () => {
    const visitor = new Visitor(system);
    await visitor.join();
    expect(await act(owner, visitor.email, 'deactivate')).toBe(200);
    expect(await act(owner, visitor.email, 'deactivate')).toBe(200);
    expect(await owner.activities()).toHaveLength(1);
  });

  it('is refused for oneself, ADMIN_EMAIL and people without an account', async () => {
    expect(await act(owner, owner.email, 'deactivate')).toEqual([409, 'OWN_ACCOUNT']);
    await system.db.rows(
      `INSERT INTO users (id, email, name, email_verified_at) VALUES (gen_random_uuid(), 'named@example.com', 'N', now())
       ON CONFLICT DO NOTHING`,
    );
    expect(await act(owner, 'named@example.com', 'deactivate')).toEqual([409, 'NAMED_OWNER']);
    expect(await setRole(owner, 'named@example.com', 'editor')).toEqual([409, 'NAMED_OWNER']);
    await system.db.rows(`DELETE FROM users WHERE email = 'named@example.com'`);
    await system.db.rows(
      `INSERT INTO people (id, email, name, standing, since, bought_at) VALUES (gen_random_uuid(), 'buyer@example.com', 'B', 'buyer', now(), now())`,
    );
    expect(await act(owner, 'buyer@example.com', 'deactivate')).toEqual([409, 'NO_ACCOUNT']);
    const nobody = await owner.call<ErrorAnswer>(`admin/people/${randomUUID()}/deactivate`, 'POST');
    expect([nobody.status, nobody.body.code]).toEqual([404, 'UNKNOWN_PERSON']);
  });

  it('can be limited to ending all sessions', async () => {
    const visitor = new Visitor(system);
    const token = await visitor.join();
    expect(await act(owner, visitor.email, 'end-sessions')).toBe(200);
    expect((await visitor.me(token)).status).toBe(401);
    expect((await visitor.login()).status).toBe(200);
    expect((await owner.activities())[0]).toMatchObject({ action: 'Sessions ended', feature: 'Person' });
  });
});

describe('a role', () => {
  it('is given, changed and removed, effective with the next call', async () => {
    const visitor = new Visitor(system);
    const token = await visitor.join();
    const rights = async () => (await visitor.me<{ rights: string[] }>(token)).body.rights;
    expect(await setRole(owner, visitor.email, 'editor')).toBe(200);
    expect(await rights()).toEqual(['content:edit']);
    expect(await setRole(owner, visitor.email, 'accountant')).toBe(200);
    expect(await rights()).toEqual(['payments:read', 'payments:export']);
    expect(await setRole(owner, visitor.email, 'member')).toBe(200);
    expect(await rights()).toEqual([]);
    expect(await setRole(owner, visitor.email, 'emperor')).toEqual([400, 'VALIDATION_FAILED']);
    expect((await owner.activities())[0]).toMatchObject({
      action: 'Role changed',
      changes: { before: { role: 'accountant' }, after: { role: 'member' } },
    });
  });

  it('is refused for an unverified address', async () => {
    const visitor = new Visitor(system);
    await visitor.register();
    expect(await setRole(owner, visitor.email, 'owner')).toEqual([409, 'NOT_VERIFIED']);
  });
});

describe('the last owner', () => {
  it('cannot be demoted, not even by themselves', async () => {
    const second = await AdminClient.create(system);
    expect(await setRole(owner, second.email, 'manager')).toBe(200);
    expect(await setRole(owner, owner.email, 'manager')).toEqual([409, 'LAST_OWNER']);
    // A deactivated owner does not count.
    const third = await AdminClient.create(system);
    await system.db.rows('UPDATE users SET deactivated_at = now() WHERE email = $1', [third.email]);
    expect(await setRole(owner, owner.email, 'manager')).toEqual([409, 'LAST_OWNER']);
    expect(await setRole(owner, third.email, 'member')).toBe(200);
  });

  it('stays when two owners remove one another at once', async () => {
    const second = await AdminClient.create(system);
    for (let round = 0; round < 5; round += 1) {
      await system.db.rows(
        `UPDATE users SET role = 'owner', deactivated_at = NULL, token_version = 0 WHERE email = ANY($1)`,
        [[owner.email, second.email]],
      );
      const release = await holdLock(system, `SELECT 1 FROM users WHERE role = 'owner' FOR UPDATE`);
      const both = Promise.all([
        setRole(owner, second.email, 'member'),
        round % 2 === 0 ? setRole(second, owner.email, 'member') : act(second, owner.email, 'deactivate'),
      ]);
      // Both have passed the guard and wait for one another's decision.
      await until(async () => (await sessionsWaiting(system)) === 2);
      await release();
      const outcomes = await both;
      expect(outcomes.filter((outcome) => outcome === 200)).toHaveLength(1);
      const left = await system.db.rows(
        `SELECT 1 FROM users WHERE role = 'owner' AND deactivated_at IS NULL AND email = ANY($1)`,
        [[owner.email, second.email]],
      );
      expect(left).toHaveLength(1);
      const [refused] = outcomes.filter((outcome) => outcome !== 200);
      expect(refused).toEqual([409, 'LAST_OWNER']);
    }
  });
});
