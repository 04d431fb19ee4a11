import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { StaffVisitor } from '../auth/staff-visitor.ts';
import { AdminClient } from '../harness/admin-client.ts';
import type { ErrorAnswer } from '../harness/client.ts';
import { mailsTo } from '../harness/mailbox.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';

const run = promisify(execFile);
const COMMAND = fileURLToPath(new URL('../../dist/cli/reset-second-factor.js', import.meta.url));

let system: TestSystem;
let owner: AdminClient;
beforeAll(async () => {
  system = await startSystem();
  await system.startWorker();
  owner = await AdminClient.create(system);
});
afterAll(() => system.stop());

async function reset(email: string) {
  const [row] = await system.db.rows<{ id: string }>('SELECT id FROM people WHERE email = $1', [email]);
  return owner.call<ErrorAnswer & { account: { hasSecondFactor: boolean; sessions: object[] } }>(
    `admin/people/${row!.id}/reset-second-factor`,
    'POST',
  );
}

const mailed = (email: string, what: RegExp) =>
  until(async () => (await mailsTo(email)).find(({ text }) => what.test(text.replace(/\s+/g, ' '))));

describe('an owner', () => {
  it('sees who has a second factor, and can reset it', async () => {
    const visitor = await StaffVisitor.withApp(system, 'editor');
    const staff = await owner.call<{ staff: { email: string; hasSecondFactor: boolean }[] }>('admin/staff');
    expect(staff.body.staff.find(({ email }) => email === visitor.email)?.hasSecondFactor).toBe(true);
    const { status, body } = await reset(visitor.email);
    expect([status, body.account]).toMatchObject([200, { hasSecondFactor: false, sessions: [] }]);
    expect((await visitor.me(visitor.token)).status).toBe(401);
    const again = await visitor.login();
    expect(again.body.token).toEqual(expect.any(String));
    visitor.token = again.body.token;
    expect(await visitor.factor()).toMatchObject({ totp: null, passkeys: [], recoveryCodesLeft: 0 });
    expect((await reset(visitor.email)).status).toBe(200);
    expect(await owner.activities()).toMatchObject([
      { action: 'Two-step sign-in reset', changes: { after: { email: visitor.email } } },
    ]);
    await mailed(visitor.email, new RegExp(`was reset by an owner \\(${owner.email}\\)`));
  });

  it('cannot reset her own, nor that of a person without an account', async () => {
    const { status, body } = await reset(owner.email);
    expect([status, body.code]).toEqual([409, 'OWN_SECOND_FACTOR']);
    await system.db.rows(
      `INSERT INTO people (id, email, name, standing, since, bought_at) VALUES (gen_random_uuid(), 'buyer@example.com', 'B', 'buyer', now(), now())`,
    );
    expect((await reset('buyer@example.com')).body.code).toBe('NO_ACCOUNT');
  });
});

describe('the command for the last owner', () => {
  const command = async (...args: string[]) => {
    const env = { PATH: process.env['PATH'], ...system.variables };
    return (await run(process.execPath, [COMMAND, ...args], { env })).stdout;
  };

  it('takes the second factor away, logs it and mails it', async () => {
    const visitor = await StaffVisitor.withApp(system);
    expect(await command(visitor.email.toUpperCase())).toBe('two-step sign-in was reset\n');
    expect(await command(visitor.email)).toBe('two-step sign-in was not set up\n');
    expect((await visitor.me(visitor.token)).status).toBe(401);
    expect((await visitor.login()).body.token).toEqual(expect.any(String));
    const rows = await system.db.rows<{ route: string }>(
      `SELECT route FROM activities WHERE email = $1 AND action = 'Two-step sign-in reset'`,
      [visitor.email],
    );
    expect(rows).toEqual([{ route: 'cli/reset-second-factor' }]);
    await mailed(visitor.email, /was reset by the server’s operator/);
  });

  it('reports a missing argument and an unknown address', async () => {
    await expect(command()).rejects.toMatchObject({ stderr: expect.stringContaining('usage:') });
    await expect(command('nobody@example.com')).rejects.toMatchObject({
      stderr: expect.stringContaining('no account has the address nobody@example.com'),
    });
  });
});
