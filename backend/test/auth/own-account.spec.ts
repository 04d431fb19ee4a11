import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { call, type ErrorAnswer } from '../harness/client.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { type SignedIn, Visitor } from './visitor.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startSystem();
  await system.startWorker();
});
afterAll(() => system.stop());

const NEW = 'N3w!password';

function own<Body = SignedIn>(token: string, method: string, path: string, body?: unknown) {
  const headers = { authorization: `Bearer ${token}` };
  return call<Body>(`${system.url}/api/users/me${path}`, { method, headers, body });
}
const change = <Body = SignedIn>(token: string, currentPassword: string, password = NEW, again = password) =>
  own<Body>(token, 'PUT', '/password', { currentPassword, password, confirmPassword: again });

const actionsOf = async (email: string) => {
  const rows = await system.db.rows<{ action: string }>(
    'SELECT action FROM activities WHERE email = $1 ORDER BY created_at, id',
    [email],
  );
  return rows.map(({ action }) => action);
};

describe('a signed-in member', () => {
  it('changes their name', async () => {
    const visitor = new Visitor(system);
    const token = await visitor.join();
    const { status, body } = await own(token, 'PATCH', '', { name: ' Asha Menon ', role: 'owner' });
    expect([status, body.name, body.role]).toEqual([200, 'Asha Menon', 'member']);
    expect((await visitor.me(token)).body.name).toBe('Asha Menon');
    expect((await actionsOf(visitor.email)).at(-1)).toBe('Name changed');
    for (const name of [' ', '\u200D', '\u115F\u1160']) {
      const empty = await own<ErrorAnswer>(token, 'PATCH', '', { name });
      expect([empty.status, empty.body.fields]).toEqual([400, { name: 'Name is required' }]);
    }
  });

  it('changes their password; other sessions end and a mail is sent', async () => {
    const visitor = new Visitor(system);
    const [here, elsewhere] = [await visitor.join(), (await visitor.login()).body.token];
    const { status, body } = await change(here, visitor.password);
    expect([status, body.email]).toEqual([200, visitor.email]);
    for (const ended of [here, elsewhere]) expect((await visitor.me(ended)).status).toBe(401);
    expect((await visitor.me(body.token)).status).toBe(200);
    expect((await visitor.login<ErrorAnswer>('long-secret-1')).status).toBe(401);
    expect((await visitor.login(NEW)).status).toBe(200);
    expect((await visitor.mail('changed')).text).toContain('every other device was signed out');
    expect(await actionsOf(visitor.email)).toContain('Password changed');
  });

  it('keeps the old password when the change is refused, and is told why', async () => {
    const visitor = new Visitor(system);
    const token = await visitor.join();
    const wrong = await change<ErrorAnswer>(token, 'not-the-password');
    expect([wrong.status, wrong.body.code, wrong.body.fields]).toEqual([
      400,
      'WRONG_PASSWORD',
      { currentPassword: 'Your current password is incorrect.' },
    ]);
    const weak = await change<ErrorAnswer>(token, visitor.password, 'weak');
    expect(weak.body.fields).toEqual({ password: 'Password does not meet all requirements' });
    const differing = await change<ErrorAnswer>(token, visitor.password, NEW, `${NEW}x`);
    expect(differing.body.fields).toEqual({ confirmPassword: 'Passwords do not match' });
    const none = await change<ErrorAnswer>(token, '');
    expect(none.body.fields).toEqual({ currentPassword: 'Password is required' });
    expect((await visitor.me(token)).status).toBe(200);
    expect((await visitor.login()).status).toBe(200);
  });

  it('changes the password once when two requests are concurrent', async () => {
    const visitor = new Visitor(system);
    const token = await visitor.join();
    const answers = await Promise.all(
      ['F1rst!password', 'S3cond!password'].map((password) => change(token, visitor.password, password)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('sets a first password by a mailed code after signing in through Google', async () => {
    const visitor = new Visitor(system);
    const token = await visitor.join();
    await system.db.rows(`UPDATE users SET password_hash = NULL, type = 'google' WHERE email = $1`, [
      visitor.email,
    ]);
    expect((await own<{ set: boolean }>(token, 'GET', '/password')).body).toEqual({ set: false });
    const refused = await change<ErrorAnswer>(token, 'anything');
    expect([refused.status, refused.body.code]).toEqual([409, 'NO_PASSWORD']);
    await visitor.forgot();
    await visitor.reset(await visitor.code('reset'), NEW);
    const { body } = await visitor.login(NEW);
    expect((await own<{ set: boolean }>(body.token, 'GET', '/password')).body).toEqual({ set: true });
  });
});
