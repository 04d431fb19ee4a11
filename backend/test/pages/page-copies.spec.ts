import { readFile } from 'node:fs/promises';
import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from '@jest/globals';
import { busyPage } from '../../src/modules/pages/busy-page.ts';
import { PageBody } from '../../src/modules/pages/page-body.ts';
import { PageCache } from '../../src/modules/pages/page-cache.ts';

const headers = { 'cache-control': 'public, max-age=0' };
const rendered = (html: string) => () =>
  Promise.resolve({
    status: 200,
    headers,
    body: new PageBody(html),
    renderedAt: Date.now(),
    incomplete: false,
  });

it('compresses a page that is rendered as it was before no second time', async () => {
  const cache = new PageCache(0);
  const [first, same, changed] = [
    await cache.get('/', rendered('<p>as it was</p>')),
    await cache.get('/', rendered('<p>as it was</p>')),
    await cache.get('/', rendered('<p>edited</p>')),
  ];
  const copies = await Promise.all([first, same, changed].map(({ body }) => body.in('br')));
  expect(copies[1]).toBe(copies[0]);
  expect(same.renderedAt).toBeGreaterThanOrEqual(first.renderedAt);
  expect(changed.body.etag).not.toBe(first.body.etag);
  expect(await changed.body.in(null)).toEqual(Buffer.from('<p>edited</p>'));
});

it('compresses a page that stays as it is more thoroughly, while the first copy is sent', async () => {
  const html = busyPage() + (await readFile(new URL('../../../CONTRIBUTING.md', import.meta.url), 'utf8'));
  const body = new PageBody(html);
  const first = await body.in('br');
  await Promise.all([body.shrink(), body.shrink()]);
  const later = await body.in('br');
  expect(later.length).toBeLessThan(first.length);
  expect(brotliDecompressSync(later).toString()).toBe(html);
  expect(body.weight).toBe(2 * html.length + later.length);
});
