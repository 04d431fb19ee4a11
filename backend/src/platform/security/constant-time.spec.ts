import { expect, it } from '@jest/globals';
import { isSameSecret } from './keys.ts';

it.each([
  ['abc', 'abc'],
  ['', ''],
  [Buffer.from('abc'), 'abc'],
])('%j is %j', (a, b) => {
  expect(isSameSecret(a, b)).toBe(true);
});

it.each([
  ['abc', 'abd'],
  ['abc', 'ab'],
  ['abc', ''],
  ['abc', 'ABC'],
  [Buffer.from([0]), Buffer.from([0, 0])],
])('%j is not %j', (a, b) => {
  expect(isSameSecret(a, b)).toBe(false);
});
