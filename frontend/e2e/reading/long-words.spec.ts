import { expect, test, type Page } from '@playwright/test';
import { needsStack } from '../buying/buying-stack.ts';
import { expectNoSidewaysScroll, hydrated } from '../support/checks.ts';

test.beforeEach(needsStack);

/** Wider than any line of the design on any screen. */
const word = (letters: number): string => 'W'.repeat(letters);

/** Puts these texts into the API's answer: into the first of a list, or the requested one. */
async function written(page: Page, path: string, texts: object): Promise<void> {
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { items?: object[] };
    const { items: [first, ...others] = [] } = answer;
    const json = answer.items
      ? { ...answer, items: [{ ...first, ...texts }, ...others] }
      : { ...answer, ...texts };
    await route.fulfill({ response, json });
  });
}

/** From another page, so that the browser requests the data. */
async function openFromContact(page: Page, name: string): Promise<void> {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/contact');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
  await expectFits(page);
}

async function expectFits(page: Page): Promise<void> {
  await expect(page.getByText(/W{20}/).first()).toBeVisible();
  await expectNoSidewaysScroll(page);
}

test('an article with very long words does not scroll sideways', async ({ page }) => {
  const long = word(160);
  const content = `<p>${long}</p><h2>${long}</h2><pre><code>${long}</code></pre><table><tr><td>${long}</td></tr></table>`;
  const texts = { title: long, excerpt: long, category: word(60), author: word(100), featured: true };
  await written(page, '**/api/blogs?*', texts);
  await written(page, '**/api/blogs/slug/*', { ...texts, content });
  await openFromContact(page, 'Blog');
  await page.getByRole('searchbox', { name: 'Search articles' }).fill('www');
  await expect(page).toHaveURL('/blog?q=www');
  await expectFits(page);
  await page.getByRole('region', { name: 'Search results' }).getByRole('link', { name: long }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(long);
  await expectFits(page);
});

test('a recipe with very long words does not scroll sideways', async ({ page }) => {
  const long = word(100);
  const texts = { name: long, description: long, category: word(40), ingredients: [long], steps: [long] };
  await written(page, '**/api/recipes?*', texts);
  await written(page, '**/api/recipes/slug/*', texts);
  await openFromContact(page, 'Recipes');
  await page.getByRole('link', { name: long }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(long);
  await expectFits(page);
});

test('a story with very long words does not scroll sideways, nor does its dialog', async ({ page }) => {
  const name = word(80);
  const long = word(90);
  await written(page, '**/api/testimonials?*', { name, story: long, fullStory: long });
  await openFromContact(page, 'Testimonials');
  await page.getByRole('link', { name: `read more about ${name}` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Journey' })).toBeVisible();
  const excess = await dialog.evaluate((box) =>
    Math.max(...[box, ...box.querySelectorAll('*')].map((each) => each.getBoundingClientRect().right)),
  );
  expect(excess).toBeLessThanOrEqual(360);
});
