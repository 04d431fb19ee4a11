import { randomBytes } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { ENCODINGS, PageBody } from '../../src/modules/pages/page-body.ts';
import { PageCache } from '../../src/modules/pages/page-cache.ts';

const LIMIT_BYTES = 64 * 1024 * 1024;

it('keeps no more pages than there is room for, their compressed copies counted', async () => {
  const cache = new PageCache(3_600_000);
  const served = async (key: string) => {
    let rendered = false;
    const page = await cache.get(key, () => {
      rendered = true;
      const body = new PageBody(randomBytes(500_000).toString('hex'));
      const headers = { 'cache-control': 'public, max-age=1' };
      return Promise.resolve({ status: 200, headers, body, renderedAt: Date.now(), incomplete: false });
    });
    const copies = await Promise.all([null, ...ENCODINGS].map((encoding) => page.body.in(encoding)));
    return { rendered, bytes: copies.reduce((sum, { length }) => sum + length, 0) };
  };
  const keys = Array.from({ length: 60 }, (_, index) => `/page-${index}`);
  for (const key of keys) await served(key);
  let keptBytes = 0;
  // Newest first, so that what is rendered anew pushes out nothing that is still to be asked for.
  for (const key of keys.toReversed()) {
    const { rendered, bytes } = await served(key);
    if (rendered) break;
    keptBytes += bytes;
  }
  expect(keptBytes).toBeGreaterThan(LIMIT_BYTES / 2);
  expect(keptBytes).toBeLessThanOrEqual(LIMIT_BYTES);
});
