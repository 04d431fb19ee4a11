import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { device } from '../offline/device.ts';
import { forgetMember } from './logout.ts';
import { memberStore } from './member-store.ts';
import { readToken, storeToken } from './token.ts';

it('forgets the token, what was typed and the device’s store, also where pictures cannot be deleted', async () => {
  vi.stubGlobal('caches', { delete: () => Promise.reject(new DOMException('Not allowed', 'SecurityError')) });
  storeToken(`x.${btoa(JSON.stringify({ sub: 'ananya' }))}.x`);
  memberStore('note').write('typed');
  const db = await device();
  await db.put('kept', { owner: 'ananya', address: '/api/my/programs', answer: {}, keptAt: 0 });
  await forgetMember();
  expect(readToken()).toBeNull();
  expect(Object.keys(localStorage).filter((key) => key.startsWith('my:'))).toEqual([]);
  // The stores are cleared even if the pictures are not.
  await vi.waitFor(async () => expect(await db.getAll('kept')).toEqual([]));
});
