import { expect, it } from '@jest/globals';
import { lettersOf, newRecoveryCodes } from './recovery-codes.ts';

it('makes ten codes of 80 bits', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
});

it('accepts a code in any spelling', () => {
  for (const typed of ['oiba2345mnopqrst', ' 018A 2345 mnop qrst ', 'OIBA–2345–MNOP–QRST']) {
    expect(lettersOf(typed)).toBe('OIBA2345MNOPQRST');
  }
});
