import { expect, test } from '@playwright/test';
import { needsAccounts, statusSaying } from '../account/account-stack.ts';
import { openAsAdmin } from '../admin/admin-stack.ts';
import { expectAccessible, expectNoSidewaysScroll, watchConsole } from '../support/checks.ts';
import { aName, reachesReaders, saveButton, seenByReaders } from './content-stack.ts';
import { aPicture } from './pictures.ts';

needsAccounts();

test('a story is created, changed and erased', { tag: '@core' }, async ({ page, context }) => {
  const consoleErrors = watchConsole(page);
  const name = aName('Kavya');
  await openAsAdmin(page, '/admin/testimonials');
  await page.getByRole('link', { name: 'New testimonial' }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Short story').fill('I walk to work now.');
  await page.getByLabel('Full story').fill('It began with a bus that did not come.');
  await page.getByLabel('Before, kg').fill('82 kg');
  await page.getByLabel('After, kg').fill('70.5');
  await page.getByLabel('Consent given on').fill('2026-10-01');
  await saveButton(page, 'Publish').click();
  await expect(page.getByLabel('Select before image')).toHaveAccessibleDescription(
    'Please select a before image.',
  );
  await page.getByLabel('Select before image').setInputFiles(aPicture());
  await page.getByLabel('Select after image').setInputFiles(aPicture());
  await page.getByLabel('Alt text of the before image').fill('Kavya in January');
  await page.getByLabel('Alt text of the after image').fill('Kavya in July');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await saveButton(page, 'Publish').click();
  await expect(statusSaying(page, 'Created.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit testimonial');

  const reader = await context.newPage();
  await seenByReaders(reader, '/testimonials', name);
  await expect(page.getByLabel('Consent given on')).toHaveValue('2026-10-01');
  await expect(page.getByLabel('After, kg')).toHaveValue('70.5');
  await page.getByLabel('Short story').fill('I run to work now.');
  await saveButton(page, 'Save changes').click();
  await expect(statusSaying(page, 'Saved.')).toBeVisible();
  await seenByReaders(reader, '/testimonials', 'I run to work now.');

  const picture = await page.getByRole('img', { name: 'Kavya in July' }).getAttribute('src');
  await page.getByRole('button', { name: 'Withdraw consent' }).click();
  const question = page.getByRole('alertdialog', { name: 'Withdraw consent?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page).toHaveURL(/\/admin\/testimonials$/);
  await expect(page.getByRole('button', { name: `Delete ${name}` })).toHaveCount(0);
  await expect
    .poll(async () => (await page.request.get(picture ?? '')).status(), { timeout: 10_000 })
    .toBe(404);
  await reachesReaders('/testimonials', (html) => !html.includes(name));
  await reader.goto('/testimonials');
  await expect(reader.getByText(name)).toHaveCount(0);
  expect(consoleErrors).toEqual([]);
});

test('a story is deleted from the list', async ({ page }) => {
  const name = aName('Ravi');
  await openAsAdmin(page, '/admin/testimonials?create=yes');
  await page.getByLabel('Name', { exact: true }).fill(name);
  for (const side of ['before', 'after']) {
    await page.getByLabel(`Select ${side} image`).setInputFiles(aPicture());
    await page.getByLabel(`Alt text of the ${side} image`).fill(side);
  }
  // Consent is required.
  await saveButton(page, 'Publish').click();
  const unsure = page.getByRole('dialog', { name: 'Date of consent' });
  await expect(unsure.getByLabel('Consent given on')).toBeFocused();
  await expectAccessible(page);
  await unsure.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/create=yes/);
  await page.getByRole('radio', { name: 'Draft' }).check();
  await saveButton(page, 'Save draft').click();
  await expect(statusSaying(page, 'Created.')).toBeVisible();
  await page.getByRole('radio', { name: 'Published' }).check();
  await saveButton(page, 'Publish').click();
  await unsure.getByLabel('Consent given on').fill('2026-10-01');
  await unsure.getByLabel('How').fill('By email');
  await unsure.getByRole('button', { name: 'Publish' }).click();
  await expect(statusSaying(page, 'Saved.')).toBeVisible();
  await page.goto('/admin/testimonials');
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete this testimonial?' });
  await page.route('**/api/testimonials/*', (route) =>
    route.fulfill({ status: 500, json: { message: 'The story is held by somebody.' } }),
  );
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(
    question.getByRole('alert').filter({ hasText: 'The story is held by somebody.' }),
  ).toBeVisible();
  await page.unroute('**/api/testimonials/*');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: `Delete ${name}` })).toHaveCount(0);
});
