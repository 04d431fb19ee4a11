import { expect, test } from 'vitest';
import { addressOf, destination, readMode, readResetLink } from './address.ts';

const query = (text: string): URLSearchParams => new URLSearchParams(text);

test('the mode stands in the address, and an unknown one is sign-in', () => {
  expect(readMode(query('mode=sign-up'))).toBe('sign-up');
  expect(readMode(query('mode=constructor'))).toBe('sign-in');
  expect(readMode(query(''))).toBe('sign-in');
});

test('changing the screen keeps where to go, and nothing else', () => {
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
])('an admin asked for %j goes to %j', (next, target) => {
  expect(destination(true, query(String(new URLSearchParams({ next }))))).toBe(target);
});

test('a member goes home, also when the admin area asked', () => {
  expect(destination(false, query(''))).toBe('/');
  expect(destination(false, query('next=%2Fadmin%2Fpayments'))).toBe('/');
  expect(destination(false, query('next=%2Fprofile'))).toBe('/profile');
});

test('a reset link names an address; the code may be typed', () => {
  expect(readResetLink(query('email=a%40b.co&otp=123456'))).toEqual({ email: 'a@b.co', otp: '123456' });
  expect(readResetLink(query('email=a%40b.co'))).toEqual({ email: 'a@b.co', otp: '' });
  expect(readResetLink(query('otp=123456'))).toBeNull();
});
