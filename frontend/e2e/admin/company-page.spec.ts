import { expect, test } from '@playwright/test';
import { needsStack } from '../buying/buying-stack.ts';
import { expectAccessible, expectNoSidewaysScroll, watchConsole } from '../support/checks.ts';
import { openAsAdmin } from './admin-stack.ts';

test.beforeEach(needsStack);

const portrait = 'media/people/coach-3.webp';

test('an owner adds a coach with a photo, previews, publishes and restores the page', async ({ page }) => {
  const consoleErrors = watchConsole(page);
  await openAsAdmin(page, '/admin/settings/company');
  const coaches = page.getByRole('group', { name: 'Coaches', exact: true });
  await coaches.getByRole('button', { name: 'Add coach' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Mira Kurup');
  await page.getByLabel('Field', { exact: true }).fill('Rowing');
  await page.getByLabel('City').fill('Kochi');
  await coaches.locator('input[type=file]').setInputFiles(portrait);
  await page.getByLabel('Alt text of the photo').fill('Mira at the oars');
  const preview = page.frameLocator('iframe[title="The page"]');
  await expect(preview.getByText('Mira Kurup')).toBeVisible();
  await expect(preview.getByRole('img', { name: 'Mira at the oars', includeHidden: true })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published. Every page shows it within five seconds.')).toBeVisible();

  await expect(async () => {
    await page.goto('/whoweare');
    await expect(page.getByText('Mira Kurup')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const photo = page.getByRole('img', { name: 'Mira at the oars' });
  await photo.scrollIntoViewIfNeeded();
  await expect(photo).toHaveJSProperty('complete', true);
  expect(await photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);

  await page.goto('/admin/settings/company?view=history');
  await page.getByRole('button', { name: /revision 1\b/i }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('Revision 1 is restored.')).toBeVisible();
  expect(consoleErrors).toEqual([]);
});

test('a headline that is too long shows an error at its field, and the edits are kept', async ({ page }) => {
  await openAsAdmin(page, '/admin/settings/home');
  const headline = page.getByLabel('Headline', { exact: true });
  await headline.fill('Online &\nOffline\nA line that goes on for far too long');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(headline).toHaveAttribute('aria-invalid', 'true');
  await expect(headline).toBeFocused();
  await page.reload();
  await expect(headline).toHaveValue(/far too long/);
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(headline).toHaveValue('Online &\nOffline\nFitness\nCoaching');
});
