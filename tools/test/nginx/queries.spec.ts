import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { pageQueries } from '../../../frontend/src/shared/config/page-queries.ts';
import { TestProxy } from './test-proxy.ts';

interface Operation {
  parameters?: { name: string; in: string }[];
}

const DOCUMENT = path.join(import.meta.dirname, '../../../frontend/openapi.json');
const FOREIGN = ['utm_source=mail', 'utm_campaign=new-year', 'x=1', 'limits=2', 'Page'];
const LASTING = { 'cache-control': 'public, s-maxage=60' };

let proxy: TestProxy;
/** Query parameters of the readers' API by address. */
let lists: Record<string, string[]>;

beforeAll(async () => {
  proxy = await TestProxy.start();
  proxy.backend.behaviour = ({ url }) => ({ headers: LASTING, body: url });
  const { paths } = JSON.parse(await readFile(DOCUMENT, 'utf8')) as {
    paths: Record<string, { get?: Operation }>;
  };
  const readers = Object.entries(paths).filter(([url]) =>
    /^\/api\/(?:blogs|recipes|testimonials|payments\/plans|auth\/providers)(?:\/|$)/.test(url),
  );
  lists = Object.fromEntries(
    readers.flatMap(([url, { get }]) => {
      const names = (get?.parameters ?? []).filter((one) => one.in === 'query').map(({ name }) => name);
      return get ? [[url.replace(/\{\w+\}/g, 'one'), names]] : [];
    }),
  );
  return () => proxy.stop();
});

const textFor = async (host: string, url: string) => String((await proxy.raw(url, { host })).body);

it('passes only known parameters to the backend', async () => {
  expect(lists).toMatchObject({ '/api/blogs': ['limit', 'page'], '/api/blogs/slug/one': [] });
  const pages = { '/': [], '/contact': [], '/blog/one': [], '/no-such-page': [], ...pageQueries };
  for (const [url, names] of Object.entries<readonly string[]>({ ...pages, ...lists })) {
    const known = names.map((name) => `${name}=a%20b`);
    const asked = await proxy.text(`${url}?${[FOREIGN[0], ...known, ...FOREIGN.slice(1)].join('&')}`);
    const [page = '', query = ''] = asked.split('?');
    expect([page, query.split('&').filter(Boolean).toSorted()]).toEqual([url, known.toSorted()]);
  }
});

it('answers made-up queries and host names from one copy', async () => {
  proxy.backend.on('/whoweare', (_asked, count) => ({ headers: LASTING, body: `render ${count}` }));
  for (const query of ['', '?', '?x=1', '?x=2', '?utm_source=a&utm_medium=b', '?q=1', '?page=2']) {
    expect([query, await proxy.text(`/whoweare${query}`)]).toEqual([query, 'render 1']);
  }
  // The encoding is part of the key; this client names none.
  for (const host of ['a.example', 'b.example:81', 'c.example']) {
    expect([host, await textFor(host, '/whoweare')]).toEqual([host, 'render 2']);
  }
});

it('caches an uploaded picture once for every host name', async () => {
  const url = '/uploads/0b7e7dee-87ab-4c3a-9d43-8c1b1a1f0002/w-960.webp';
  proxy.backend.on(url, (_asked, count) => ({
    status: count === 1 ? 200 : 503,
    headers: { 'cache-control': 'public, max-age=31536000, immutable' },
    body: count === 1 ? 'picture' : 'asked again',
  }));
  for (const host of ['a.example', 'b.example:81', 'c.example']) {
    expect([host, await textFor(host, url)]).toEqual([host, 'picture']);
  }
});

it('caches searches separately and briefly', async () => {
  proxy.backend.behaviour = ({ url }) => ({ headers: LASTING, body: url });
  for (const url of ['/recipes?q=dal', '/recipes?q=rice', '/recipes?q=dal&page=2', '/recipes']) {
    expect(await proxy.text(url)).toBe(url);
    expect(await proxy.text(`${url}${url.includes('?') ? '&' : '?'}utm_source=mail`)).toBe(url);
    expect(proxy.backend.count(url)).toBe(1);
  }
});
