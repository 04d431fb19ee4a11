import { randomUUID } from 'node:crypto';
import { expect, test, type APIRequestContext } from '@playwright/test';
import { needsStack } from '../buying/buying-stack.ts';
import { rememberOldSlug } from '../content/content-rows.ts';

test.beforeEach(needsStack);

/** A page as the server sends it, before any script. */
async function documentAt(
  request: APIRequestContext,
  path: string,
  expected = 200,
): Promise<{ html: string; headers: Record<string, string>; facts: Record<string, unknown>[] }> {
  const response = await request.get(path);
  expect([path, response.status()]).toEqual([path, expected]);
  const html = await response.text();
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  const facts = [...scripts].map(([, text]) => JSON.parse(text ?? '') as Record<string, unknown>);
  return { html, headers: response.headers(), facts };
}

const types = (facts: Record<string, unknown>[]) => facts.map((fact) => fact['@type']);

/** The value of another attribute of the tag with this one. */
function attributeOf(html: string, having: string, name: string): string | undefined {
  const tag = html.match(/<[^>]+>/g)?.find((each) => each.includes(having)) ?? '';
  return new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];
}

const canonical = (html: string) => attributeOf(html, 'rel="canonical"', 'href');

test(
  'every page has its head, and the icons and the manifest exist',
  { tag: '@core' },
  async ({ request }) => {
    const { html } = await documentAt(request, '/');
    expect(html).toContain('lang="en-IN"');
    for (const name of ['og:title', 'og:description', 'og:url', 'og:image']) {
      expect(html.split(`property="${name}"`), name).toHaveLength(2);
    }
    for (const name of ['description', 'keywords', 'twitter:card', 'theme-color']) {
      expect(html.split(`name="${name}"`), name).toHaveLength(2);
    }
    expect(html.split('rel="canonical"')).toHaveLength(2);
    for (const file of [
      '/favicon.ico',
      '/favicon.svg',
      '/apple-touch-icon.png',
      '/site.webmanifest',
      '/og-default.jpg',
    ]) {
      expect((await request.get(file)).status(), file).toBe(200);
    }
  },
);

test('home has the business, the prices and its social card', { tag: '@core' }, async ({ request }) => {
  const { html, facts } = await documentAt(request, '/');
  expect(types(facts)).toEqual(expect.arrayContaining(['Organization', 'WebSite', 'BreadcrumbList']));
  expect(html).toContain('₹14,375');
  expect(attributeOf(html, 'property="og:title"', 'content')).toContain('Ironbloom');
});

test('an unknown address answers 404 with the error screen', { tag: '@core' }, async ({ request }) => {
  const { html } = await documentAt(request, '/no-such-page', 404);
  expect(html).toContain('noindex, nofollow');
  expect(html).toContain('Unexpected Application Error!');
  expect(html).toContain('404 Not Found');
  const { html: dish } = await documentAt(request, '/recipes/no-such-dish', 404);
  expect(dish).toContain('404 Not Found');
  const { html: article } = await documentAt(request, '/blog/no-such-article', 404);
  expect(article).toContain('Article Not Found');
});

test('both spellings of the FAQ are one page with structured data', { tag: '@core' }, async ({ request }) => {
  for (const path of ['/fitnessFAQ', '/fitnessfAQ']) {
    const { html } = await documentAt(request, path);
    expect(html.match(/"@type":"Question"/g)?.length).toBeGreaterThanOrEqual(5);
    expect(canonical(html)).toMatch(/\/fitnessFAQ$/);
    expect(html).toContain('<h1');
  }
});

test(
  'pictures and videos of the build have content hashes and are cached for a year',
  { tag: '@core' },
  async ({ request }) => {
    const { html } = await documentAt(request, '/');
    const poster = attributeOf(html, 'type="image/avif"', 'imageSrcSet')?.split(' ')[0] ?? '';
    expect(poster).toMatch(/^\/assets\/poster-[\w-]+\.avif$/);
    const answer = await request.get(poster);
    expect(answer.headers()).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(html).not.toContain('/media/');
  },
);

test('careers has three roles in its structured data', { tag: '@core' }, async ({ request }) => {
  const { html } = await documentAt(request, '/careers');
  expect(html.match(/"@type":"JobPosting"/g)).toHaveLength(3);
  expect(html.match(/"employmentType":"CONTRACTOR"/g)).toHaveLength(3);
});

test('recipes have structured data and social pictures', { tag: '@core' }, async ({ request }) => {
  const list = await documentAt(request, '/recipes');
  expect(types(list.facts)).toEqual(['BreadcrumbList', 'ItemList']);
  const dish = await documentAt(request, '/recipes/paneer-tikka-bowl');
  expect(dish.facts.find((fact) => fact['@type'] === 'Recipe')).toMatchObject({
    totalTime: 'PT25M',
    nutrition: { calories: '420 kcal', fatContent: '16 g' },
  });
  const image = attributeOf(dish.html, 'property="og:image"', 'content');
  expect(image).toMatch(/\/uploads\/[\w-]+\/(?:social|card)-\w+\.jpg$/);
  expect((await request.get(new URL(image ?? '').pathname)).status()).toBe(200);
});

test(
  'an article has structured data, a social card and a feed entry',
  { tag: '@core' },
  async ({ request }) => {
    const { html, facts } = await documentAt(request, '/blog/sleep');
    expect(facts.find((fact) => fact['@type'] === 'BlogPosting')).toMatchObject({
      headline: 'The eighth hour',
      datePublished: '2026-11-08T03:30:00.000Z',
      author: {
        name: 'Sameer Khan',
        jobTitle: 'Masters',
        image: expect.stringMatching(/^http.*\.webp$/),
        description: expect.stringContaining('Sameer'),
      },
    });
    expect(canonical(html)).toMatch(/\/blog\/sleep$/);
    const image = attributeOf(html, 'property="og:image"', 'content');
    expect(image).toMatch(/\/uploads\/[\w-]+\/(?:social|card)-\w+\.jpg$/);
    expect((await request.get(new URL(image ?? '').pathname)).status()).toBe(200);
    expect(attributeOf(html, 'type="application/rss+xml"', 'href')).toBe('/rss.xml');
    expect(attributeOf(html, 'type="application/rss+xml"', 'rel')).toBe('alternate');
  },
);

test('a former address of an article redirects to the new one', { tag: '@core' }, async ({ request }) => {
  const old = `old-address-${randomUUID()}`;
  await rememberOldSlug(old, 'sleep');
  const answer = await request.get(`/blog/${old}`, { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers()['location']).toBe('/blog/sleep');
});

test('every story is in the page and in its structured data', { tag: '@core' }, async ({ request }) => {
  const { html } = await documentAt(request, '/testimonials');
  expect(html).toContain('"@type":"ItemList"');
  const [main = ''] = /<main.*<\/main>/s.exec(html) ?? [];
  const cards = main.match(/<article/g)?.length ?? 0;
  expect(cards).toBeGreaterThanOrEqual(8);
  expect(html.match(/"@type":"Review"/g)).toHaveLength(cards);
  expect(html).toContain('Results vary from person to person.');
  expect(canonical(html)).toMatch(/\/testimonials$/);
});

test('personal pages are not cached and not indexed', { tag: '@core' }, async ({ request }) => {
  for (const [path, words] of [
    ['/signup', 'Welcome back'],
    ['/auth/callback', 'Authenticating...'],
    ['/profile', 'These details stay in this browser'],
    ['/my', 'Loading...'],
    ['/my/messages', 'Loading...'],
    ['/admin', 'Loading...'],
    ['/admin/recentlogins', 'Loading...'],
    ['/admin/payments', 'Loading...'],
    ['/admin/messages', 'Loading...'],
    ['/admin/mails', 'Loading...'],
    ['/admin/nowhere', 'Loading...'],
  ] as const) {
    const { html, headers } = await documentAt(request, path);
    expect([path, headers['cache-control']]).toEqual([path, 'no-store']);
    expect(html).toContain(words);
    expect(html).toContain('<meta name="robots" content="noindex, nofollow"/>');
    // The server renders only the waiting state of the admin area.
    if (path.startsWith('/admin')) expect(html).not.toMatch(/Dashboard|Recent logins/);
  }
});
