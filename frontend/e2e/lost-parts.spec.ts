import { expect, test, type Page } from '@playwright/test';
import { needsAccounts } from './account-stack.ts';
import { openAsAdmin } from './admin-stack.ts';
import { expectAccessible, expectNoSidewaysScroll, hydrated } from './checks.ts';

const lost = 'This part could not be loaded. If trying again does not help, reload the page.';

/** Loses a file on its way until told otherwise. */
async function lose(page: Page, name: string): Promise<() => Promise<void>> {
  const file = `**/assets/${name}-*.js`;
  await page.route(file, (route) => route.abort());
  return () => page.unroute(file);
}

/** Reloading would cure everything, and lose what was typed. */
async function markDocument(page: Page): Promise<() => Promise<unknown>> {
  await page.evaluate(() => document.documentElement.setAttribute('data-seen', 'yes'));
  return () => expect(page.locator('html')).toHaveAttribute('data-seen', 'yes');
}

test.describe('as the owner', () => {
  test.beforeEach(needsAccounts);

  for (const [file, address, heading] of [
    ['admin-door', '/admin/payments', 'Payments'],
    ['mailroom', '/admin/broadcasts', 'Broadcasts'],
  ] as const) {
    test(`a screen whose code was lost, ${file}, says so and comes when asked again`, async ({ page }) => {
      const find = await lose(page, file);
      await openAsAdmin(page, address);
      await expect(page.getByRole('alert').filter({ hasText: lost })).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      const stillHere = await markDocument(page);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText(lost)).toBeVisible();
      await find();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await stillHere();
    });
  }

  test('the editor’s code may be lost, and what was typed beside it is not', async ({ page }) => {
    const find = await lose(page, 'article-editor');
    await openAsAdmin(page, '/admin/blogs?create=yes');
    await page.getByLabel('Title', { exact: true }).fill('Typed before');
    await expect(page.getByText(lost)).toBeVisible();
    await find();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('textbox', { name: 'Content' })).toBeVisible();
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Typed before');
  });

  test('the broadcast dialog comes with the next press', async ({ page }) => {
    const find = await lose(page, 'broadcast-dialog');
    await openAsAdmin(page, '/admin');
    await page
      .getByRole('link', { name: 'Send Message' })
      .or(page.getByRole('button', { name: 'Send Message' }))
      .first()
      .click();
    await expect(page.getByText(lost)).toBeInViewport();
    await find();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('the menu of a member comes by itself, and the page stands meanwhile', async ({ page }) => {
    const find = await lose(page, 'profile-menu');
    await openAsAdmin(page, '/contact');
    await hydrated(page);
    await expect(page.getByRole('button', { name: 'Send message' })).toBeVisible();
    await find();
    await expect(page.getByRole('button', { name: /menu|account|profile/i }).first()).toBeVisible();
  });
});

test('a part of a page that was lost fails that page, and no later one', async ({ page }) => {
  await page.goto('/no-such-page');
  await hydrated(page);
  const find = await lose(page, 'how-it-works');
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  const stillHere = await markDocument(page);
  await find();
  await page.getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /privacy/i })).toBeVisible();
  await page.getByRole('link', { name: /home/i }).first().click();
  await expect(page.getByRole('button', { name: 'Next step' })).toBeVisible();
  await stillHere();
});

test('a story whose code was lost is told when asked again', async ({ page }) => {
  const find = await lose(page, 'story-dialog');
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('button', { name: 'read more about Meera' }).click();
  await expect(page.getByText(lost)).toBeVisible();
  await find();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'Meera’s transformation' })).toBeVisible();
});
