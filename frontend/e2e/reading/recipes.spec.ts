import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, hydrated } from '../support/checks.ts';
import { needsStack } from '../buying/buying-stack.ts';

needsStack();

const list = '/recipes';
const dish = '/recipes/paneer-tikka-bowl';
const tiles = (page: Page) => page.getByRole('main').getByRole('article');
const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search recipes' });
const chip = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Category' }).getByRole('link', { name, exact: true });

test(
  'without JavaScript the list is searched, filtered and paged by the server',
  { tag: '@core' },
  async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(list);
    const figures = page.getByRole('main').getByRole('list').first();
    await expect(figures).toHaveText(/^4\.7\+ Rating\s*1000\+ Reviews\s*\d+ Recipes$/);
    await expect(tiles(page)).toHaveCount(6);
    await chip(page, 'Non-veg').click();
    await expect(page.getByText('of 4 recipes')).toBeVisible();
    await searchBox(page).fill('chicken');
    await searchBox(page).press('Enter');
    await expect(page).toHaveURL(/category=non-veg&q=chicken/);
    await page.getByRole('link', { name: 'Grilled Chicken Wrap' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grilled Chicken Wrap');
    await context.close();
  },
);

test('searches ingredients within the category, starting at page 1', async ({ page }) => {
  await page.goto(`${list}?page=2`);
  await hydrated(page);
  await expect(page.getByText(/^Showing 7 to 12 of \d+ recipes$/)).toBeVisible();
  await chip(page, 'Veg').click();
  await expect(page).toHaveURL(`${list}?category=veg`);
  await expect(page.getByText('Showing 1 to 6 of 10 recipes')).toBeVisible();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(`${list}?category=veg&page=2`);
  await searchBox(page).pressSequentially('PANEER');
  await expect(page).toHaveURL(`${list}?q=PANEER&category=veg`);
  await expect(tiles(page).first()).toContainText('Paneer');
  await page.goBack();
  await expect(page).toHaveURL(`${list}?category=veg`);
});

test(
  '“Back to Recipes” restores page, category and search, also after another recipe',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto(`${list}?category=veg&page=2`);
    await hydrated(page);
    await tiles(page).first().getByRole('link').click();
    await expect(page).toHaveURL(/\/recipes\/[a-z-]+$/);
    const first = page.url();
    await page.getByRole('region', { name: 'More like this' }).getByRole('link').first().click();
    // The list must be loaded before the reload.
    await expect(page).not.toHaveURL(first);
    await page.reload();
    await hydrated(page);
    await page.getByRole('link', { name: 'Back to Recipes' }).click();
    await expect(page).toHaveURL(`${list}?category=veg&page=2`);
    await expect(page.getByText('Showing 7 to 10 of 10 recipes')).toBeVisible();
  },
);

test('suggests what to do when nothing is found', async ({ page }) => {
  await page.goto(`${list}?q=unicorn`);
  await hydrated(page);
  await expect(page.getByText('No recipes found')).toBeVisible();
  await expect(
    page.getByText("Try adjusting your search terms or filters to find what you're looking for."),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Clear search' }).click();
  await expect(tiles(page)).toHaveCount(6);
  await expect(searchBox(page)).toHaveValue('');
});

test('keeps text that was typed before hydration', async ({ page }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/recipes-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(list, { waitUntil: 'commit' });
  await searchBox(page).fill('oats');
  release();
  await expect(page).toHaveURL(`${list}?q=oats`);
  await expect(searchBox(page)).toHaveValue('oats');
});

test('a visit from another page shows the local copy at once, then the server’s answer', async ({ page }) => {
  await page.goto(list);
  await hydrated(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recipes_cache_v1'))).not.toBeNull();
  await page.evaluate(() => {
    const copy = JSON.parse(localStorage.getItem('recipes_cache_v1') ?? '{}');
    copy.recipes[0].name = 'Yesterday’s Bowl';
    localStorage.setItem('recipes_cache_v1', JSON.stringify(copy));
  });
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/recipes?*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/contact');
  await hydrated(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Recipes' });
  await link.click();
  await expect(page.getByRole('link', { name: 'Yesterday’s Bowl' })).toBeVisible();
  release();
  await expect(page.getByRole('link', { name: 'Yesterday’s Bowl' })).toHaveCount(0);
  await expect(tiles(page)).toHaveCount(6);
});

test('shows an error with a retry when the recipes fail to load', async ({ page }) => {
  await page.route('**/api/recipes?*', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/contact');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Recipes' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to load recipes' })).toBeVisible();
  await page.unroute('**/api/recipes?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(tiles(page)).toHaveCount(6);
});

test('a copy that cannot be revalidated stays, with the error and Try again above it', async ({ page }) => {
  await page.goto(list);
  await hydrated(page);
  await expect(tiles(page)).toHaveCount(6);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await page.route('**/api/recipes?*', (route) =>
    route.fulfill({ status: 503, json: { code: 'BUSY', message: 'Too many visitors.' } }),
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'Recipes' }).click();
  const reason = page.getByRole('alert').filter({ hasText: 'Too many visitors.' });
  await expect(reason).toBeVisible();
  await expect(tiles(page)).toHaveCount(6);
  await page.unroute('**/api/recipes?*');
  await reason.getByRole('button', { name: 'Try again' }).click();
  await expect(reason).toBeHidden();
  await expect(tiles(page)).toHaveCount(6);
});

test(
  'a recipe shows all its parts, and a favourite lasts until the page is left',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto(list);
    await hydrated(page);
    const favourite = page.getByRole('button', { name: 'Favourite Paneer Tikka Bowl' });
    await favourite.click();
    await expect(favourite).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('link', { name: 'Paneer Tikka Bowl' }).click();
    await expect(page).toHaveURL(dish);
    await expect(favourite).toHaveAttribute('aria-pressed', 'true');
    for (const words of ['25 min', '4.8', '126', '420', 'Calories', 'Protein', 'Carbs', 'Fat']) {
      await expect(page.getByRole('main').getByText(words, { exact: true })).toBeVisible();
    }
    await page.getByRole('checkbox', { name: '60 g thick curd' }).check();
    await expect(page.getByRole('heading', { name: 'Video' })).toHaveCount(0);
    const related = page.getByRole('region', { name: 'More like this' }).getByRole('article');
    await expect(related).toHaveCount(3);
    await expect(page.getByRole('form', { name: 'Send us a message' })).toBeVisible();
    await related.first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Paneer Tikka Bowl');
    await page.getByRole('link', { name: 'Back to Recipes' }).click();
    await expect(page).toHaveURL(list);
    await page.reload();
    await hydrated(page);
    await expect(favourite).toHaveAttribute('aria-pressed', 'false');
  },
);

test('a video loads on click, without cookies', async ({ page }) => {
  const asked: string[] = [];
  await page.route(/youtube/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>player</title>' });
  });
  await page.route('**/api/recipes/slug/*', async (route) => {
    const response = await route.fetch();
    const recipe = (await response.json()) as object;
    await route.fulfill({ response, json: { ...recipe, ytLinks: ['https://youtu.be/dQw4w9WgXcQ?t=3'] } });
  });
  await page.goto(list);
  await hydrated(page);
  await page.getByRole('link', { name: 'Paneer Tikka Bowl' }).click();
  const play = page.getByRole('link', { name: 'Play video: Paneer Tikka Bowl' });
  await expect(play).toBeVisible();
  await expectAccessible(page);
  expect(asked).toEqual([]);
  await play.click();
  await expect(page.locator('iframe')).toHaveAttribute(
    'src',
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ/,
  );
});
