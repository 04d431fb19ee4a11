import { expect, it } from '@jest/globals';
import { SealedSecrets } from './sealed-secrets.ts';

const [first, second] = ['first-secret-first-secret-first-secret', 'second-secret-second-secret-second'];

it('opens to its owner alone, and looks different each time', () => {
  const secrets = new SealedSecrets({ JWT_SECRET: first });
  const [sealed, again] = [secrets.seal('KZXW6YTB', 'asha'), secrets.seal('KZXW6YTB', 'asha')];
  expect(sealed.equals(again)).toBe(false);
  expect(sealed.includes('KZXW6YTB')).toBe(false);
  expect(secrets.open(sealed, 'asha')).toBe('KZXW6YTB');
  expect(secrets.open(sealed, 'ravi')).toBeUndefined();
});

it('opens after the secret was changed as long as the one before is named', () => {
  const sealed = new SealedSecrets({ JWT_SECRET: first }).seal('KZXW6YTB', 'asha');
  const changed = new SealedSecrets({ JWT_SECRET: second, JWT_SECRET_PREVIOUS: first });
  expect(changed.open(sealed, 'asha')).toBe('KZXW6YTB');
  expect(new SealedSecrets({ JWT_SECRET: second }).open(sealed, 'asha')).toBeUndefined();
});

it.each([0, 13, 29])('does not open with byte %s changed, nor cut short', (at) => {
  const secrets = new SealedSecrets({ JWT_SECRET: first });
  const sealed = secrets.seal('KZXW6YTB', 'asha');
  expect(secrets.open(sealed.subarray(0, at), 'asha')).toBeUndefined();
  sealed[at]! ^= 1;
  expect(secrets.open(sealed, 'asha')).toBeUndefined();
});
