import { JwtService } from '@nestjs/jwt';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { hashPassword } from '../../src/modules/users/accounts/passwords.ts';
import { call, type ErrorAnswer } from '../harness/client.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { StaffVisitor } from './staff-visitor.ts';
import { Visitor } from './visitor.ts';

const SHORT = 'Str0ng!pass';
const LONG = 'Str0ng!password';

let system: TestSystem;
beforeAll(async () => {
  system = await startSystem();
  await system.startWorker();
});
afterAll(() => system.stop());

const desk = async (token: string) => {
  const headers = { authorization: `Bearer ${token}` };
  const { status, body } = await call<ErrorAnswer>(`${system.url}/api/admin/blogs`, { headers });
  return status === 200 ? 200 : [status, body.code];
};
const setRole = (email: string, role: string) =>
  system.db.rows('UPDATE users SET role = $2 WHERE email = $1', [email, role]);

const change = (token: string, currentPassword: string, password: string) =>
  call<ErrorAnswer & { token: string }>(`${system.url}/api/users/me/password`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}` },
    body: { currentPassword, password, confirmPassword: password },
  });

describe('the password of staff', () => {
  it('is asked for when a member with a short password gets a role, and then opens the admin area', async () => {
    const visitor = new Visitor(system);
    visitor.password = SHORT;
    const token = await visitor.join();
    expect((await visitor.me(token)).body).not.toHaveProperty('passwordDue');
    await setRole(visitor.email, 'editor');
    expect((await visitor.me(token)).body).toMatchObject({ passwordDue: true });
    expect(await desk(token)).toEqual([403, 'STRONGER_PASSWORD_REQUIRED']);

    const refused = await change(token, SHORT, 'Str0ng!1234');
    expect([refused.status, refused.body.code]).toEqual([400, 'STAFF_PASSWORD']);
    expect(refused.body.fields).toHaveProperty('password');
    const { body } = await change(token, SHORT, LONG);
    expect(await desk(body.token)).toBe(200);
    expect((await visitor.me(body.token)).body).not.toHaveProperty('passwordDue');
  });

  it.each(['leavemealone', 'LeaveMeAlone', '1qaz2wsx3edc'])(
    'is asked for where it is long and common: %s',
    async (password) => {
      const visitor = new Visitor(system);
      visitor.password = password;
      const token = await visitor.join();
      await setRole(visitor.email, 'owner');
      expect(await desk(token)).toEqual([403, 'STRONGER_PASSWORD_REQUIRED']);
    },
  );

  it('may be short with a second factor, and is asked for when the factor is removed', async () => {
    const visitor = await StaffVisitor.withApp(system, 'editor');
    const weak = await hashPassword(SHORT);
    await system.db.rows('UPDATE users SET password_hash = $2 WHERE email = $1', [visitor.email, weak]);
    expect(await desk(visitor.token)).toBe(200);
    expect((await visitor.own('totp', 'DELETE')).status).toBe(204);
    expect(await desk(visitor.token)).toEqual([403, 'STRONGER_PASSWORD_REQUIRED']);
  });

  it('is refused in a reset when weak, and the code stays valid', async () => {
    const visitor = await StaffVisitor.create(system, 'editor');
    await visitor.forgot();
    const code = await visitor.code('reset');
    expect((await visitor.reset<ErrorAnswer>(code, SHORT)).body.code).toBe('STAFF_PASSWORD');
    expect((await visitor.reset(code, LONG)).status).toBe(200);
  });

  it('of a member may be short', async () => {
    const visitor = new Visitor(system);
    visitor.password = 'qwerty';
    const token = await visitor.join();
    expect((await visitor.me(token)).status).toBe(200);
    expect((await visitor.login()).status).toBe(200);
  });
});

it.each([
  ['qwerty', true],
  ['PASSWORD', true],
  ['ｐａｓｓｗｏｒｄ', true],
  ['Kaveri-monsoon', false],
  ['', false],
])('%j is easy to guess: %s', async (password, easyToGuess) => {
  const url = `${system.url}/api/users/auth/password-check`;
  expect((await call(url, { body: { password } })).body).toEqual({ easyToGuess });
});

describe('a session of staff', () => {
  const leaveAlone = (token: string, hours: number) =>
    system.db.rows('UPDATE sessions SET last_seen_at = now() - make_interval(mins => $2) WHERE id = $1', [
      new JwtService().decode<{ jti: string }>(token).jti,
      hours * 60,
    ]);
  const sessions = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` };
    return (await call<{ items: object[] }>(`${system.url}/api/users/me/sessions`, { headers })).body.items;
  };

  it.each(['owner', 'editor', 'coach'])('of %s ends after twelve hours without use', async (role) => {
    const visitor = await StaffVisitor.create(system, role);
    await leaveAlone(visitor.token, 11.9);
    expect((await visitor.me(visitor.token)).status).toBe(200);
    const other = (await visitor.login()).body.token;
    await leaveAlone(visitor.token, 12.1);
    expect((await visitor.me(visitor.token)).status).toBe(401);
    // It stays ended.
    expect((await visitor.me(visitor.token)).status).toBe(401);
    expect(await sessions(other)).toHaveLength(1);
  });

  it('has no idle limit for members', async () => {
    const visitor = new Visitor(system);
    const token = await visitor.join();
    await leaveAlone(token, 6 * 24);
    expect((await visitor.me(token)).status).toBe(200);
    expect(await sessions(token)).toHaveLength(1);
  });
});
