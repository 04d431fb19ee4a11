import { expect, it } from '@jest/globals';
import { normaliseAddress, oneLine } from './address.domain.ts';

it.each([
  ['  Asha@Example.COM ', 'asha@example.com'],
  ['a@b.c', 'a@b.c'],
  [`${'a'.repeat(242)}@example.com`, `${'a'.repeat(242)}@example.com`],
  [`${'a'.repeat(243)}@example.com`, undefined],
  ['', undefined],
  ['asha', undefined],
  ['asha@example', undefined],
  ['@example.com', undefined],
  ['a b@example.com', undefined],
  ['a@ex ample.com', undefined],
  ['a@example.c m', undefined],
  ['a@b@example.com', undefined],
  ['Asha <asha@example.com>', undefined],
  ['a,b@example.com', undefined],
  ['a@example.com;b@example.com', undefined],
  ['a@exa\u0000mple.com', undefined],
  ['a\ud800@example.com', undefined],
])('takes %j as %j', (typed, address) => {
  expect(normaliseAddress(typed)).toBe(address);
});

it('makes one line of what would be two headers', () => {
  expect(oneLine(' Hello\r\nBcc: all@example.com ')).toBe('Hello Bcc: all@example.com');
  expect(oneLine('a\u2028b\u0000c\ud800d')).toBe('a b c d');
  expect(oneLine('abcdef', 3)).toBe('abc');
});
