import { expect, test } from '@playwright/test';
import { needsStack } from '../buying/buying-stack.ts';
import { expectAccessible, hydrated, watchConsole } from '../support/checks.ts';

test.beforeEach(needsStack);

const story = 'Meera’s transformation';

test(
  'Read more opens the story’s address; three ways close it and return the focus',
  { tag: '@core' },
  async ({ page }) => {
    const consoleErrors = watchConsole(page);
    await page.goto('/testimonials');
    await hydrated(page);
    const more = page.getByRole('link', { name: 'read more about Meera' });
    const dialog = page.getByRole('dialog', { name: story });
    const closes = [
      () => dialog.getByRole('button', { name: 'Close' }).nth(0).click(),
      () => dialog.getByRole('button', { name: 'Close' }).nth(1).click(),
      () => page.mouse.click(3, 3),
      () => page.keyboard.press('Escape'),
      () => page.goBack(),
    ];
    for (const close of closes) {
      await more.click();
      await expect(dialog.getByRole('heading', { name: 'Journey' })).toBeVisible();
      await expect(page).toHaveURL(/\?story=/);
      await close();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(/\/testimonials$/);
      await expect(more).toBeFocused();
    }
    await page.goForward();
    await expect(dialog).toBeVisible();
    await expect(dialog).toContainText('78 kg');
    await expect(dialog).toContainText('66 kg');
    await expectAccessible(page);
    expect(consoleErrors).toEqual([]);
  },
);

test('the before and after pictures are side by side and fill their frame', async ({ page }) => {
  await page.goto('/testimonials');
  const card = page.getByRole('article').filter({ hasText: 'Meera' });
  const [before, after] = await Promise.all(
    ['before', 'after'].map((side) =>
      card.getByAltText(`Illustration of Meera ${side} coaching`).boundingBox(),
    ),
  );
  expect(before?.y).toBe(after?.y);
  expect(before?.height).toBe(after?.height);
  expect((before?.x ?? 0) + (before?.width ?? 0)).toBeCloseTo(after?.x ?? 0, 0);
  expect(before?.height).toBeCloseTo((before?.width ?? 0) + (after?.width ?? 0), 0);
});

test('a shared address opens its story, also rendered on the server, and closing it stays on the page', async ({
  page,
  request,
}) => {
  await page.goto('/testimonials');
  const address = await page.getByRole('link', { name: 'read more about Meera' }).getAttribute('href');
  await page.goto('/contact');
  expect(await (await request.get(address ?? '')).text()).toContain('Journey');
  const consoleErrors = watchConsole(page);
  await page.goto(address ?? '');
  const dialog = page.getByRole('dialog', { name: story });
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/testimonials$/);
  await expect(page.getByRole('link', { name: 'read more about Meera' })).toBeFocused();
  expect(consoleErrors).toEqual([]);
});

test('a story can be read without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto('/testimonials');
  await page.getByRole('link', { name: 'read more about Meera' }).click();
  await expect(page.getByRole('heading', { name: 'Journey' })).toBeVisible();
  await context.close();
});

test('the buttons at the bottom lead to the programs and back to the first story', async ({ page }) => {
  await page.goto('/testimonials');
  await hydrated(page);
  const end = page.getByRole('region', { name: 'Write the next one' });
  await expect(end.getByRole('link', { name: 'Get started' })).toHaveAttribute('href', '/training-programs');
  await end.getByRole('link', { name: 'Back to the first story' }).click();
  await expect(page).toHaveURL('/testimonials');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('stories that fail to load show an error and load on retry', async ({ page }) => {
  await page.goto('/contact');
  await hydrated(page);
  await page.route('**/api/testimonials**', (route) =>
    route.fulfill({ status: 503, contentType: 'text/plain', body: '' }),
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'Testimonials' }).click();
  await expect(page.getByText('Failed to load testimonials')).toBeVisible();
  await expectAccessible(page);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: 'read more about Meera' })).toBeVisible();
});
