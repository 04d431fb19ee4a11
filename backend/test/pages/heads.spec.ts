import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AdminBlogView } from '../../src/modules/content/blogs/blogs.dto.ts';
import type { AdminRecipeView } from '../../src/modules/content/recipes/recipes.dto.ts';
import { demoArticles, demoOf, demoRecipes } from '../content/demo-seed.ts';
import { Editor } from '../content/editor.ts';
import { anImage } from '../factories/images.ts';
import { request } from '../harness/client.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';

const SITE = 'https://ironbloom.example';
const PAGES = [
  '/',
  '/whoweare',
  '/contact',
  '/testimonials',
  '/fitnessFAQ',
  '/recipes',
  '/blog',
  '/signup',
  '/auth/callback',
  '/profile',
  '/privacy',
  '/terms',
  '/careers',
  '/training-programs',
  '/simple-payment',
  '/payment-success',
  '/payment-failed',
];

let system: TestSystem;
/** Addresses of a demo article and recipe, and of one each made in the admin area. */
const written: string[] = [];

beforeAll(async () => {
  system = await startSystem({ PUBLIC_URL: SITE });
  const seeder = demoOf(system);
  const [articles, recipes] = [demoArticles(), demoRecipes()];
  await seeder.blogs(articles);
  await seeder.recipes(recipes);
  const editor = await Editor.of(system, 'owner');
  const image = await anImage(1_400, 1_000);
  const article = await editor.send<AdminBlogView>('POST', '/blogs', {
    title: 'New',
    content: '<p>Text.</p>',
    image,
  });
  const fields = {
    name: 'Poha',
    category: 'veg',
    prepTime: '20',
    description: 'Rice.',
    ingredients: 'Poha',
    steps: 'Cook',
  };
  const recipe = await editor.send<AdminRecipeView>('POST', '/recipes', { ...fields, image });
  written.push(
    ...articles.map(({ slug }) => `/blog/${slug}`),
    ...recipes.map(({ slug }) => `/recipes/${slug}`),
    `/blog/${article.body.slug}`,
    `/recipes/${recipe.body.slug}`,
  );
});
afterAll(() => system.stop());

/** The page with its structured data. */
async function pageAt(path: string): Promise<string> {
  const response = await request(system.url + path);
  expect([path, response.status]).toEqual([path, 200]);
  return response.text;
}

function contentOf(page: string, name: string): string | undefined {
  return new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`)
    .exec(page)?.[1]
    ?.replaceAll('&amp;', '&');
}

/** Every picture address in the head and structured data of a page. */
function picturesIn(page: string): string[] {
  const facts = [...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, text]) => JSON.parse(text!) as unknown,
  );
  const named = [contentOf(page, 'og:image'), contentOf(page, 'twitter:image')].filter(
    (url) => url !== undefined,
  );
  return [...new Set([...named, ...facts.flatMap(picturesOf)])];
}

function picturesOf(fact: unknown): string[] {
  if (typeof fact === 'string') return /\.(?:jpe?g|png|webp|avif|svg)$/.test(fact) ? [fact] : [];
  return typeof fact === 'object' && fact !== null ? Object.values(fact).flatMap(picturesOf) : [];
}

describe('the head of a page', () => {
  it('names only existing pictures, for seeded and new content', async () => {
    const asked = new Map<string, string>();
    for (const path of [...PAGES, ...written]) {
      for (const url of picturesIn(await pageAt(path))) asked.set(url, path);
    }
    expect(asked.size).toBeGreaterThanOrEqual(2 * written.length);
    const missing: string[] = [];
    for (const [url, path] of asked) {
      const { origin, pathname } = new URL(url);
      const response = await request(system.url + pathname);
      const type = response.headers.get('content-type') ?? '';
      if (origin !== SITE || response.status !== 200 || !type.startsWith('image/')) {
        missing.push(`${path}: ${url} → ${response.status} ${type}`);
      }
    }
    expect(missing).toEqual([]);
  });

  it('has canonical address, card size and structured data on every public page', async () => {
    const keywords = new Map<string, string>();
    for (const path of [...PAGES, ...written]) {
      const page = await pageAt(path);
      const address = SITE + path;
      expect([path, /<link rel="canonical" href="([^"]*)"/.exec(page)?.[1]]).toEqual([path, address]);
      expect([path, contentOf(page, 'og:url')]).toEqual([path, address]);
      expect(Number(contentOf(page, 'og:image:width'))).toBe(1_200);
      expect(Number(contentOf(page, 'og:image:height'))).toBe(630);
      const words = contentOf(page, 'keywords') ?? '';
      expect([path, keywords.get(words)]).toEqual([path, undefined]);
      keywords.set(words, path);
    }
  });
});

describe('the link to the programs', () => {
  const CONTENT = ['/whoweare', '/contact', '/testimonials', '/fitnessFAQ', '/recipes', '/blog', '/careers'];

  it('is in the footer of every content page, with the lowest price', async () => {
    for (const path of [...CONTENT, written[0]!, written.at(-1)!]) {
      const page = await pageAt(path);
      const footer = page.slice(page.indexOf('<footer'));
      expect([path, footer.includes('href="/training-programs"')]).toEqual([path, true]);
      // 50,000 for twelve months.
      expect(footer.replaceAll(/<[^>]*>/g, '')).toContain('from ₹4,167 a month');
    }
  });
});
