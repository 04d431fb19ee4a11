import { expect, test, type Page } from '@playwright/test';
import { needsStack } from '../buying/buying-stack.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/checks.ts';
import { asAdmin, openAsAdmin } from './admin-stack.ts';

const versionOf = async (page: string): Promise<number> =>
  (await asAdmin<{ version: number }>(`/api/admin/page-content/${page}`)).version;

const publish = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Publish', exact: true }).click();

test.beforeEach(needsStack);

test('a question is added, moved, previewed, published and restored', { tag: '@core' }, async ({ page }) => {
  const before = await versionOf('faq');
  const title = `Is question ${Date.now()} new?`;
  await openAsAdmin(page, '/admin/settings/faq');
  const items = page.getByRole('group', { name: 'Questions' }).getByRole('listitem');
  const preview = page.frameLocator('iframe[title="The page"]');
  await expect(items.first()).toBeVisible();
  const count = await items.count();
  await page.getByRole('button', { name: 'Add question' }).click();
  const added = items.nth(count);
  await expect(added.getByRole('textbox', { name: 'Question' })).toBeFocused();
  await added.getByRole('textbox', { name: 'Question' }).fill(title);
  await added.getByRole('textbox', { name: 'Answer' }).fill('Yes, in {town}.\n\n\n\nAnd in {city}.');

  // A validation error is shown only at its field, which is focused; the edits are kept.
  await publish(page);
  await expect(added.getByText('Unknown variable {town}')).toBeVisible();
  await expect(added.getByRole('textbox', { name: 'Answer' })).toBeFocused();
  await expect(page.getByText('Not published: please check the marked fields.')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await added.getByRole('textbox', { name: 'Answer' }).fill('Yes.\n\n\n\nAnd in {city}.');

  await added.getByRole('button', { name: `Move ${title} up` }).click();
  await expect(items.nth(count - 1)).toContainText(title);
  await expect(page.getByRole('button', { name: `Move ${title} up` })).toBeFocused();
  await expect(preview.getByText(title)).toBeAttached();
  await expect(preview.getByText('{city}')).toHaveCount(0);

  await page.getByRole('button', { name: `Remove ${title}` }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(items.nth(count - 1)).toContainText(title);

  // Offline, publishing fails, and the draft survives a reload.
  await page.context().setOffline(true);
  await publish(page);
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeEnabled();
  await page.context().setOffline(false);
  await page.reload();
  await expect(page.getByText('Not published yet.')).toBeVisible();
  await expect(items.nth(count - 1)).toContainText(title);
  expect(await versionOf('faq')).toBe(before);

  await publish(page);
  await expect(page.getByText('Published. Every page shows it within five seconds.')).toBeVisible();
  await expect(async () => {
    await page.goto('/fitnessFAQ');
    await expect(page.getByRole('heading', { name: 'Fitness FAQ' })).toBeVisible();
    await expect(page.locator('summary', { hasText: title })).toBeVisible({ timeout: 100 });
  }).toPass();
  const id = title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  const { content } = await asAdmin<{ content: { questions: { id: string; answer: string[] }[] } }>(
    '/api/admin/page-content/faq',
  );
  expect(content.questions[count - 1]).toMatchObject({ id, answer: ['Yes.', 'And in {city}.'] });

  await page.goto('/admin/settings/faq?view=history');
  await page.getByRole('button', { name: `Restore revision ${before}`, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText(`Revision ${before} is restored.`)).toBeVisible();
  await page.getByRole('link', { name: 'Back to editing' }).click();
  await expect(items).toHaveCount(count);
});

test('terms show a word diff before they are published', async ({ page }) => {
  const before = await versionOf('terms');
  await openAsAdmin(page, '/admin/settings/terms');
  await page.getByText('Delivery', { exact: true }).first().click();
  const text = page.getByRole('textbox', { name: 'Text' });
  await text.getByText('Nothing is shipped.').click();
  await page.keyboard.press('Home');
  await page.keyboard.type('All ');
  await page.getByLabel('In force since').fill('2027-01-31');
  await page.getByRole('button', { name: 'Remove Our liability' }).click();
  await publish(page);
  const dialog = page.getByRole('dialog', { name: 'What changes' });
  await expect(dialog.getByRole('region', { name: 'Delivery' }).locator('ins')).toContainText('All');
  await expect(dialog.getByRole('region', { name: 'Our liability' }).locator('del')).toContainText(
    'negligence',
  );
  await expect(dialog.getByRole('region')).toHaveCount(2);
  await expect(dialog.locator('ins').first()).toContainText('2027');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('button', { name: 'Remove Our liability' })).toBeVisible();
  expect(await versionOf('terms')).toBe(before);
});
