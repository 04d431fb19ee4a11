import { expect, it } from '@jest/globals';
import { oneLine } from './one-line.domain.ts';

it('makes one line of what would be two headers', () => {
  expect(oneLine(' Hello\r\nBcc: all@example.com ')).toBe('Hello Bcc: all@example.com');
  expect(oneLine('a\u2028b\u0000c\ud800d')).toBe('a b c d');
  expect(oneLine('abcdef', 3)).toBe('abc');
});
