import { expect, test } from 'vitest';
import { addressOf, destination, readMode, readResetLink } from './address.ts';

const query = (text: string): URLSearchParams => new URLSearchParams(text);

test('reads the screen from the address; an unknown one is sign-in', () => {
  expect(readMode(query('mode=sign-up'))).toBe('sign-up');
  expect(readMode(query('mode=constructor'))).toBe('sign-in');
  expect(readMode(query(''))).toBe('sign-in');
});

test('keeps only the return path when the screen changes', () => {
  const from = query('mode=sign-up&next=%2Fadmin%2Fpayments&otp=123456');
  expect(addressOf('sign-in', from)).toBe('/signup?next=%2Fadmin%2Fpayments');
  expect(addressOf('verify-email', query(''))).toBe('/signup?mode=verify-email');
  expect(addressOf('sign-in', query('mode=sign-up'))).toBe('/signup');
});

test.each([
  ['/admin/payments?page=2#row', '/admin/payments?page=2#row'],
  ['/profile', '/profile'],
  ['https://evil.example/', '/admin'],
  ['//evil.example/', '/admin'],
  ['/\\evil.example/', '/admin'],
  ['/\t/evil.example/', '/admin'],
  ['/..//evil.example/', '/admin'],
  ['/.//evil.example/', '/admin'],
  ['/a/..//evil.example/', '/admin'],
  ['/..\\/evil.example/', '/admin'],
  ['/%2e%2e//evil.example/', '/admin'],
  ['//', '/admin'],
  ['/\\', '/admin'],
  ['/\t/', '/admin'],
  ['javascript:alert(1)', '/admin'],
  ['/signup?mode=sign-up', '/admin'],
  ['/auth/callback#access_token=x', '/admin'],
  ['', '/admin'],
])('sends an admin who asked for %j to %j', (next, target) => {
  expect(destination(true, query(String(new URLSearchParams({ next }))))).toBe(target);
});

test('sends a member to the home page, even if the admin area was asked for', () => {
  expect(destination(false, query(''))).toBe('/');
  expect(destination(false, query('next=%2Fadmin%2Fpayments'))).toBe('/');
  expect(destination(false, query('next=%2Fprofile'))).toBe('/profile');
});

test('reads email and code of a reset link; the code is optional', () => {
  expect(readResetLink(query('email=a%40b.co&otp=123456'))).toEqual({ email: 'a@b.co', otp: '123456' });
  expect(readResetLink(query('email=a%40b.co'))).toEqual({ email: 'a@b.co', otp: '' });
  expect(readResetLink(query('otp=123456'))).toBeNull();
});
