import { expect, test, type Page } from '@playwright/test';
import { needsStack } from '../buying/buying-stack.ts';
import { expectAccessible, hydrated } from '../support/checks.ts';

needsStack();

const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search articles' });
const results = (page: Page) => page.getByRole('region', { name: 'Search results' });
const grid = (page: Page) => page.getByRole('region', { name: 'More articles' }).getByRole('article');
const category = (page: Page, name: RegExp) =>
  page.getByRole('complementary', { name: /Categories/ }).getByRole('link', { name });
const featured = 'Add one plate: a plain guide to progressive overload';

/** The seed has ten; other tests publish more. */
const expectAll = (page: Page) =>
  expect.poll(() => grid(page).count(), { timeout: 10_000 }).toBeGreaterThanOrEqual(9);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'shows the featured post, the others, the categories and the three latest',
    { tag: '@core' },
    async ({ page }) => {
      await page.goto('/blog');
      await expect(page.getByRole('heading', { level: 2, name: featured })).toBeVisible();
      const others = await grid(page).count();
      expect(others).toBeGreaterThanOrEqual(9);
      await expect(page.getByRole('article').filter({ hasText: 'Read More' })).toHaveCount(others + 1);
      await expect(category(page, /^All/)).toHaveText(new RegExp(`^All\\s*${others + 1}$`));
      await expect(category(page, /^All/)).toHaveAttribute('aria-current', 'true');
      await expect(category(page, /^Training\s*4$/)).toBeVisible();
      await expect(page.getByRole('region', { name: 'Latest posts' }).getByRole('listitem')).toHaveCount(3);
      await expect(results(page)).toHaveCount(0);
    },
  );

  test('searches on the server', { tag: '@core' }, async ({ page }) => {
    await page.goto('/blog?category=Training');
    await expect(results(page).getByText('4 articles found')).toBeVisible();
    await searchBox(page).fill('hips');
    await searchBox(page).press('Enter');
    await expect(results(page).getByText('1 article found')).toBeVisible();
  });
});

test('typing shows the results above the grid; clearing hides them', { tag: '@core' }, async ({ page }) => {
  await page.goto('/blog');
  await hydrated(page);
  await searchBox(page).pressSequentially('PROTEIN');
  await expect(page).toHaveURL('/blog?q=PROTEIN');
  await expect(results(page).getByText('1 article found')).toBeVisible();
  await expect(results(page).getByRole('link', { name: 'Protein on a vegetarian plate' })).toBeVisible();
  await expectAll(page);
  await expect(page.getByRole('heading', { level: 2, name: featured })).toBeVisible();
  await searchBox(page).fill('unicorn');
  await expect(results(page).getByText('No articles found')).toBeVisible();
  await expectAccessible(page);
  await results(page).getByRole('link', { name: 'Clear search' }).click();
  await expect(page).toHaveURL('/blog');
  await expect(searchBox(page)).toHaveValue('');
  await expect(results(page)).toHaveCount(0);
});

test(
  'a category shows its results, combines with the text, and Back closes it',
  { tag: '@layout' },
  async ({ page }) => {
    await page.goto('/blog');
    await hydrated(page);
    await category(page, /^Recovery/).click();
    await expect(page).toHaveURL('/blog?category=Recovery');
    await expect(results(page).getByRole('article')).toHaveCount(2);
    await expect(results(page).getByRole('heading', { name: '2 articles found' })).toBeInViewport();
    await expectAccessible(page);
    await searchBox(page).fill('sleep');
    await expect(page).toHaveURL('/blog?q=sleep&category=Recovery');
    await expect(results(page).getByRole('article')).toHaveCount(1);
    await page.goBack();
    await expect(page).toHaveURL('/blog');
  },
);

test('shows an error with a retry when the articles fail to load', async ({ page }) => {
  await page.route('**/api/blogs?*', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/contact');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByText('Failed to load blogs')).toBeVisible();
  await page.unroute('**/api/blogs?*');
  await page.route('**/api/blogs?*', (route) =>
    route.fulfill({
      status: 503,
      json: { statusCode: 503, code: 'BUSY', message: 'Back in a minute.', requestId: 'r' },
    }),
  );
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Back in a minute.')).toBeVisible();
  await page.unroute('**/api/blogs?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectAll(page);
});
