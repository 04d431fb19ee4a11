import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Visitor } from '../auth/visitor.ts';
import type { ErrorAnswer } from '../harness/client.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startSystem();
  await system.startWorker();
});
afterAll(() => system.stop());

const deactivate = (email: string) =>
  system.db.rows('UPDATE users SET deactivated_at = now() WHERE email = $1', [email]);

describe('a deactivated account', () => {
  it('is reported only after the right password; its tokens are refused', async () => {
    const visitor = new Visitor(system);
    const token = await visitor.join();
    await deactivate(visitor.email);
    expect((await visitor.me(token)).status).toBe(401);
    const known = await visitor.login<ErrorAnswer>();
    expect([known.status, known.body.code, known.body.message]).toEqual([
      403,
      'ACCOUNT_DEACTIVATED',
      'This account has been deactivated. Please write to us if you think that is a mistake.',
    ]);
    const stranger = await visitor.login<ErrorAnswer>('not-the-password');
    expect([stranger.status, stranger.body.code]).toEqual([401, 'INVALID_CREDENTIALS']);
    await system.db.rows('UPDATE users SET deactivated_at = NULL WHERE email = $1', [visitor.email]);
    expect((await visitor.login()).status).toBe(200);
  });

  it('refuses a password reset and a registration code', async () => {
    const visitor = new Visitor(system);
    await visitor.join();
    await deactivate(visitor.email);
    await visitor.forgot();
    expect((await visitor.reset(await visitor.code('reset'), 'Str0ng!pass')).status).toBe(200);
    visitor.password = 'Str0ng!pass';
    expect((await visitor.login<ErrorAnswer>()).body.code).toBe('ACCOUNT_DEACTIVATED');

    const registered = new Visitor(system);
    await registered.register();
    const code = await registered.code('verify');
    await deactivate(registered.email);
    expect((await registered.verify<ErrorAnswer>(code)).body.code).toBe('ACCOUNT_DEACTIVATED');
  });
});
