import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { STANDING_PAGES } from '../../src/modules/pages/discovery.ts';
import { warmPages } from '../../src/modules/pages/warm-pages.ts';
import { request } from '../harness/client.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startSystem({ PAGE_CACHE_MS: '3600000' });
});
afterAll(() => system.stop());

const warm = () => warmPages(system.app as NestFastifyApplication);

it('renders every standing page before anybody asks', async () => {
  expect(await warm()).toBe(STANDING_PAGES.length);
  // Rendered now, it would have to say that the articles cannot be shown.
  await system.db.rows('ALTER TABLE blogs RENAME TO blogs_away');
  const page = await request(`${system.url}/blog`);
  expect([page.status, page.headers.get('cache-control')]).toEqual([
    200,
    expect.stringContaining('s-maxage'),
  ]);
});

it('renders them, too, when the database cannot say what else there is', async () => {
  expect(await warm()).toBe(STANDING_PAGES.length);
});
