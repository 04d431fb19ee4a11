import { expect, it } from '@jest/globals';
import { codeHash, newCode } from './account-code.domain.ts';

it('makes six digits, also for small numbers', () => {
  const codes = Array.from({ length: 200 }, newCode);
  for (const code of codes) expect(code).toMatch(/^\d{6}$/);
  expect(new Set(codes).size).toBeGreaterThan(190);
  expect(codes.some((code) => code.startsWith('0'))).toBe(true);
});

it('binds a code to its address and its purpose', () => {
  const key = Buffer.from('key');
  const hash = codeHash(key, 'asha@example.com', 'verify-email', '123456');
  expect(codeHash(key, 'asha@example.com', 'verify-email', '123456')).toBe(hash);
  for (const other of [
    codeHash(Buffer.from('other'), 'asha@example.com', 'verify-email', '123456'),
    codeHash(key, 'ravi@example.com', 'verify-email', '123456'),
    codeHash(key, 'asha@example.com', 'reset-password', '123456'),
    codeHash(key, 'asha@example.com', 'verify-email', '123457'),
  ]) {
    expect(other).not.toBe(hash);
  }
});
