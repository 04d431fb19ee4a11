import { expect, it } from '@jest/globals';
import { withPassword } from './database-url.ts';

it('puts the password into an address that has none', () => {
  const address = withPassword('postgres://ironbloom@postgres:5432/shop?sslmode=require', 'p@ss/w%rd:?');
  expect(decodeURIComponent(new URL(address).password)).toBe('p@ss/w%rd:?');
  expect(address).toMatch(/^postgres:\/\/ironbloom:[^@]+@postgres:5432\/shop\?sslmode=require$/);
});

it.each([
  ['has one of its own', 'postgres://u:own@db/shop', 'other'],
  ['names no user', 'postgres://db/shop', 'other'],
  ['stands alone', 'postgres://u@db/shop', undefined],
])('leaves an address that %s as it is', (_, address, password) => {
  expect(withPassword(address, password)).toBe(address);
});
