import { expect, test } from 'vitest';
import { addressOf, isKept } from './get.ts';

test('a device keeps the answers of a client’s area, and never health answers', () => {
  const path = { id: '0192d3b4-0000-7000-8000-000000000001' };
  expect(isKept(addressOf('/api/my/programs'))).toBe(true);
  expect(isKept(addressOf('/api/my/programs/{id}/training', { path }))).toBe(true);
  expect(isKept(addressOf('/api/my/programs/{id}/intake', { path }))).toBe(false);
  expect(isKept(addressOf('/api/users/me/purchases'))).toBe(true);
  expect(isKept('/api/admin/clients')).toBe(false);
});
