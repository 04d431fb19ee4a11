import { expect, test } from '@playwright/test';
import { needsAccounts, statusSaying } from '../account/account-stack.ts';
import { openAsAdmin } from '../admin/admin-stack.ts';
import { expectAccessible, expectNoSidewaysScroll, watchConsole } from '../support/checks.ts';
import { aName, saveButton, seenByReaders } from './content-stack.ts';
import { aPicture } from './pictures.ts';

needsAccounts();

test('a recipe is created, read, changed and deleted', { tag: '@core' }, async ({ page, context }) => {
  const consoleErrors = watchConsole(page);
  const name = aName('Ragi bowl');
  const slug = name.toLowerCase().replaceAll(' ', '-');
  await openAsAdmin(page, '/admin/recipes');
  await page.getByRole('link', { name: 'New recipe' }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await expect(page.getByLabel('Category')).toHaveValue('veg');
  // A category of its own: other tests count veg recipes meanwhile.
  await page.getByLabel('Category').fill('millet');

  // content-17: newlines or commas; the parsed list is shown at once.
  await page.getByLabel('Ingredients', { exact: true }).fill('ragi, curd\nsalt');
  await expect(page.getByRole('listitem').filter({ hasText: /^(ragi|curd|salt)$/ })).toHaveCount(3);
  await page
    .getByRole('group', { name: 'Split steps at' })
    .getByRole('radio', { name: 'Lines', exact: true })
    .check();
  await page.getByLabel('Steps', { exact: true }).fill('Cook the ragi, then cool it\nServe');
  await expect(page.getByText('2 entries')).toBeVisible();

  await page.getByLabel('YouTube links').fill('https://youtu.be/dQw4w9WgXcQ');
  await page.getByLabel('Select recipe image').setInputFiles(aPicture());
  await page.getByLabel('Alt text of the recipe image').fill('A bowl');
  await page.getByLabel('Calories, kcal').fill('lots');
  await saveButton(page, 'Publish').click();
  await expect(page.getByLabel('Calories, kcal')).toHaveAccessibleDescription(
    'Please enter a number from 0 to 20000',
  );
  await expect(page.getByLabel('Calories, kcal')).toBeFocused();
  await page.getByLabel('Calories, kcal').fill('410');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await saveButton(page, 'Publish').click();
  await expect(statusSaying(page, 'Created.')).toBeVisible();

  const reader = await context.newPage();
  await seenByReaders(reader, `/recipes/${slug}`, 'Cook the ragi, then cool it');

  // An item that was saved with a comma stays one item.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit recipe');
  await expect(page.getByLabel('Steps', { exact: true })).toHaveValue('Cook the ragi, then cool it\nServe');
  await expect(page.getByText('2 entries')).toBeVisible();
  await page.getByLabel('Steps', { exact: true }).fill('Cook the ragi, then cool it\nServe cold');
  await saveButton(page, 'Save changes').click();
  await expect(statusSaying(page, 'Saved.')).toBeVisible();
  await seenByReaders(reader, `/recipes/${slug}`, 'Serve cold');

  await page.getByRole('button', { name: 'Delete recipe' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete this recipe?' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/admin\/recipes$/);
  await expect(page.getByRole('link', { name: `Edit ${name}` })).toHaveCount(0);
  expect((await page.request.get(`/api/recipes/slug/${slug}`)).status()).toBe(404);
  expect(consoleErrors).toEqual([]);
});
