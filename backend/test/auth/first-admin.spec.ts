import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createDataSource } from '../../src/database/data-source.ts';
import { hashPassword } from '../../src/modules/users/accounts/passwords.ts';
import { Accounts } from '../../src/modules/users/accounts/accounts.service.ts';
import { UnitOfWork } from '../../src/platform/database/unit-of-work.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { Visitor } from './visitor.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startSystem();
  await system.startWorker();
});
afterAll(() => system.stop());

const run = promisify(execFile);
const CREATE_ADMIN = fileURLToPath(new URL('../../dist/cli/create-admin.js', import.meta.url));

/** As start-up with ADMIN_EMAIL and ADMIN_PASSWORD. */
async function ensureAdmin(email: string, password: string): Promise<boolean> {
  const source = await createDataSource(system.env, 'first-admin').initialize();
  try {
    const accounts = new Accounts(system.env, new UnitOfWork(source));
    return await accounts.ensureAdmin(email, 'The owner', await hashPassword(password));
  } finally {
    await source.destroy();
  }
}

describe('the first admin', () => {
  it('is made once, and signs in', async () => {
    const owner = new Visitor(system, 'first@example.com');
    expect(await ensureAdmin('First@example.com', 'owners-password')).toBe(true);
    expect(await ensureAdmin('first@example.com', 'another-password')).toBe(false);
    expect((await owner.login('owners-password')).body.role).toBe('admin');
    expect((await owner.login('another-password')).status).toBe(401);
  });

  it('replaces an unverified registration of the address', async () => {
    const squatter = new Visitor(system, 'squatted@example.com');
    await squatter.register('squatters-password');
    await ensureAdmin('squatted@example.com', 'owners-password');
    expect((await squatter.login('squatters-password')).status).toBe(401);
    expect((await squatter.login('owners-password')).body.role).toBe('admin');
  });

  it('keeps the password of a member who becomes the admin', async () => {
    const member = new Visitor(system);
    await member.join();
    await ensureAdmin(member.email, 'owners-password');
    expect((await member.login()).body.role).toBe('admin');
  });

  it('gets a new password only with --replace-password', async () => {
    const named = { ADMIN_EMAIL: 'lost@example.com', ADMIN_PASSWORD: 'owners-password' };
    const atStart = (password: string, ...flags: string[]) => {
      const env = { PATH: process.env['PATH'], ...system.variables, ...named, ADMIN_PASSWORD: password };
      return run(process.execPath, [CREATE_ADMIN, ...flags], { env });
    };
    await atStart('owners-password', '--replace-password');
    const owner = new Visitor(system, named.ADMIN_EMAIL);
    expect((await owner.login('owners-password')).status).toBe(200);
    expect((await atStart('another-password')).stdout).toBe('admin exists\n');
    expect((await owner.login('another-password')).status).toBe(401);
    await atStart('another-password', '--replace-password');
    expect((await owner.login('another-password')).body.role).toBe('admin');
    expect((await owner.login('owners-password')).status).toBe(401);
  });

  it('is made when ADMIN_EMAIL is set; without it the start succeeds', async () => {
    const atStart = (named: Record<string, string>) => {
      const env = { PATH: process.env['PATH'], ...system.variables, ADMIN_EMAIL: '', ...named };
      return run(process.execPath, [CREATE_ADMIN, '--if-named'], { env });
    };
    expect((await atStart({})).stdout).toBe('');
    const named = { ADMIN_EMAIL: 'at-start@example.com', ADMIN_PASSWORD: 'owners-password' };
    expect((await atStart(named)).stdout).toBe('admin created\n');
    expect((await atStart(named)).stdout).toBe('admin exists\n');
    const owner = new Visitor(system, named.ADMIN_EMAIL);
    expect((await owner.login(named.ADMIN_PASSWORD)).body.role).toBe('admin');
  });
});
