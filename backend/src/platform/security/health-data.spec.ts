import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { HealthData } from './health-data.ts';

const [old, present] = ['a'.repeat(40), 'b'.repeat(40)];
const owner = randomUUID();
const before = new HealthData({ HEALTH_DATA_KEY: old });
const during = new HealthData({ HEALTH_DATA_KEY: present, HEALTH_DATA_KEY_PREVIOUS: old });
const after = new HealthData({ HEALTH_DATA_KEY: present });

it('opens what it sealed, also under the key before', () => {
  const sealed = before.seal('asthma, an inhaler', owner);
  expect(sealed.toString('latin1')).not.toContain('asthma');
  expect(before.open(sealed, owner).toString()).toBe('asthma, an inhaler');
  expect(during.open(sealed, owner).toString()).toBe('asthma, an inhaler');
  expect(during.seal('x', owner).subarray(0, 4)).toEqual(after.keyId);
});

it('never seals the same twice alike', () => {
  expect(before.seal('same', owner)).not.toEqual(before.seal('same', owner));
});

it('refuses a key that is not set, another owner, and a changed byte', () => {
  const sealed = before.seal('secret', owner);
  expect(() => after.open(sealed, owner)).toThrow('which is not set');
  expect(() => before.open(sealed, randomUUID())).toThrow();
  const damaged = Buffer.from(sealed);
  damaged[damaged.length - 1]! ^= 1;
  expect(() => before.open(damaged, owner)).toThrow();
});
