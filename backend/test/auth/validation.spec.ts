import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { call, type ErrorAnswer } from '../harness/client.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';

interface Case {
  screen: 'sign-in' | 'sign-up' | 'reset';
  values: Record<string, string>;
  errors: Record<string, string>;
}

/** Shared with the tests of the browser's forms. */
const cases = JSON.parse(
  readFileSync(new URL('../../../test-cases/account-validation.json', import.meta.url), 'utf8'),
) as Case[];

const PATHS = { 'sign-in': 'login', 'sign-up': 'register', reset: 'auth/reset-password' };

let system: TestSystem;
beforeAll(async () => {
  system = await startSystem();
});
afterAll(() => system.stop());

describe('the server refuses what forms refuse, in the same words', () => {
  it.each(cases)('$screen $values', async ({ screen, values, errors }) => {
    const { confirmPassword, ...rest } = values;
    // Only the reset sends a second password.
    const sent = screen === 'reset' ? { ...values, email: 'nobody@example.com', otp: '123456' } : rest;
    const expected = { ...errors };
    if (screen === 'sign-up') delete expected['confirmPassword'];
    const { status, body } = await call<ErrorAnswer>(`${system.url}/api/users/${PATHS[screen]}`, {
      body: sent,
    });
    const passes = Object.keys(expected).length === 0;
    if (!passes) {
      expect([status, body.fields]).toEqual([400, expected]);
      expect(body.message).toBe(Object.values(body.fields!)[0]);
    } else if (screen === 'sign-in') expect([status, body.code]).toEqual([401, 'INVALID_CREDENTIALS']);
    else if (screen === 'sign-up') expect(status).toBe(201);
    else expect([status, body.code]).toEqual([400, 'INVALID_OTP']);
    expect(confirmPassword === undefined).toBe(screen === 'sign-in');
  });

  it.each([
    ['auth/forgot-password', {}, 'Email is required'],
    ['auth/forgot-password', { email: 'x' }, 'Please enter a valid email'],
    ['auth/resend-otp', { email: null }, 'Email is required'],
    [
      'auth/resend-otp',
      { email: 'a@example.com', purpose: 'x' },
      'Please choose one of: verify-email, reset-password',
    ],
    ['register', { email: 'a@example.com', password: 'secret1' }, 'Name is required'],
    ['login', { email: 'a@example.com' }, 'Password is required'],
    ['auth/reset-password', { email: 'a@example.com', otp: '123456' }, 'Password is required'],
  ])('%s reports the first invalid field of %j', async (path, body, message) => {
    const answer = await call<ErrorAnswer>(`${system.url}/api/users/${path}`, { body });
    expect([answer.status, answer.body.message]).toEqual([400, message]);
  });

  it.each([
    {},
    { email: 1, password: [] },
    { email: null },
    'x',
    [],
    { email: { $ne: '' }, password: 'secret' },
  ])('sign-in refuses %j', async (body) => {
    const answer = await call<ErrorAnswer>(`${system.url}/api/users/login`, {
      body: JSON.stringify(body),
    });
    expect([answer.status, answer.body.code]).toEqual([400, 'VALIDATION_FAILED']);
  });
});
