import { expect, test } from '@playwright/test';
import { needsStack } from '../buying/buying-stack.ts';
import { idle } from '../support/checks.ts';

test.beforeEach(needsStack);

const pages = [
  '/',
  '/whoweare',
  '/testimonials',
  '/contact',
  '/fitnessFAQ',
  '/careers',
  '/recipes',
  '/recipes/paneer-tikka-bowl',
  '/blog',
  '/blog/sleep',
  '/training-programs',
  '/privacy',
];

/** One character beyond the subset of frontend/scripts/fonts.ts loads 36 or 48 kB, before a page's first picture. */
test('no page loads more of a font than the basic subset', async ({ page }) => {
  const whole: string[] = [];
  page.on('request', (request) => {
    if (/latin.*\.woff2$/.test(request.url())) whole.push(`${page.url()} ${request.url()}`);
  });
  for (const path of pages) {
    await page.goto(path);
    await idle(page);
  }
  expect(whole).toEqual([]);
});

/** The sheets' links are for Vite's loader of lazy chunks. A browser's preload scanner might fetch them. */
test('no page fetches the styles that it has inline', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') fetched.push(new URL(request.url()).pathname);
  });
  for (const path of pages) {
    await page.goto(path);
    await idle(page);
    const inside = await page.locator('style[data-href]').evaluateAll((sheets) => {
      return sheets.flatMap((sheet) => (sheet as HTMLElement).dataset['href']!.split(' '));
    });
    expect(inside.join(' '), path).toContain('.css');
    expect(
      fetched.filter((sheet) => inside.includes(sheet)),
      path,
    ).toEqual([]);
    fetched.length = 0;
  }
});
