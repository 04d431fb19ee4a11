import { expect, it } from '@jest/globals';
import { matchTotp, newTotpSecret, SealedSecrets, totpUri } from './totp.ts';

/** RFC 6238, appendix B: key "12345678901234567890"; our codes are the last six of its eight digits. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

it.each([
  [59, '287082', 1],
  [1_111_111_109, '081804', 37_037_036],
  [1_234_567_890, '005924', 41_152_263],
  [20_000_000_000, '353130', 666_666_666],
])('at %s seconds the code is %s', (seconds, code, step) => {
  expect(matchTotp(SECRET, code, seconds * 1000)).toEqual({ step });
});

it.each([
  [-30, { step: 37_037_036 }],
  [30, { step: 37_037_036 }],
  [-60, 'wrong'],
  [60, 'out-of-time'],
  [300, 'out-of-time'],
  [360, 'wrong'],
])('a clock %s seconds off gives %j', (off, match) => {
  expect(matchTotp(SECRET, '081804', (1_111_111_109 + off) * 1000)).toEqual(match);
});

it('refuses other codes', () => {
  for (const code of ['081805', '', '81804', '0818040', '08 1804']) {
    expect(matchTotp(SECRET, code, 1_111_111_109_000)).toBe('wrong');
  }
});

it('makes secrets of 160 bits and an otpauth address', () => {
  const secret = newTotpSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(newTotpSecret()).not.toBe(secret);
  const uri = new URL(totpUri(secret, 'Iron: & Bloom', 'asha+1@example.com'));
  expect(uri.href).toMatch(/^otpauth:\/\/totp\/Iron%3A%20%26%20Bloom:asha%2B1%40example\.com\?/);
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    issuer: 'Iron: & Bloom',
    secret,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});

const [first, second] = ['first-secret-first-secret-first-secret', 'second-secret-second-secret-second'];

it('opens a sealed secret for its owner only, and seals with a fresh IV', () => {
  const secrets = new SealedSecrets({ JWT_SECRET: first });
  const [sealed, again] = [secrets.seal('KZXW6YTB', 'asha'), secrets.seal('KZXW6YTB', 'asha')];
  expect(sealed.equals(again)).toBe(false);
  expect(sealed.includes('KZXW6YTB')).toBe(false);
  expect(secrets.open(sealed, 'asha')).toBe('KZXW6YTB');
  expect(secrets.open(sealed, 'ravi')).toBeUndefined();
});

it('opens a sealed secret after a change of JWT_SECRET while the previous one is configured', () => {
  const sealed = new SealedSecrets({ JWT_SECRET: first }).seal('KZXW6YTB', 'asha');
  const changed = new SealedSecrets({ JWT_SECRET: second, JWT_SECRET_PREVIOUS: first });
  expect(changed.open(sealed, 'asha')).toBe('KZXW6YTB');
  expect(new SealedSecrets({ JWT_SECRET: second }).open(sealed, 'asha')).toBeUndefined();
});

it.each([0, 13, 29])('refuses a sealed secret with byte %s changed, or truncated', (at) => {
  const secrets = new SealedSecrets({ JWT_SECRET: first });
  const sealed = secrets.seal('KZXW6YTB', 'asha');
  expect(secrets.open(sealed.subarray(0, at), 'asha')).toBeUndefined();
  sealed[at]! ^= 1;
  expect(secrets.open(sealed, 'asha')).toBeUndefined();
});
