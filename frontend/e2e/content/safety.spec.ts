import { expect, test, type Page } from '@playwright/test';
import { alertSaying, needsAccounts, statusSaying } from '../account/account-stack.ts';
import { openAsAdmin } from '../admin/admin-stack.ts';
import { expectAccessible, expectNoSidewaysScroll, watchConsole } from '../support/checks.ts';
import {
  aName,
  anArticle,
  articlesNamed,
  changeArticle,
  removeArticle,
  saveButton,
  textBox,
} from './content-stack.ts';
import { aPicture } from './pictures.ts';

needsAccounts();

async function fillIn(page: Page, title: string): Promise<void> {
  await openAsAdmin(page, '/admin/blogs?create=yes');
  await page.getByLabel('Title', { exact: true }).fill(title);
  await textBox(page).fill('Typed with care.');
  await page.getByLabel('Select blog image').setInputFiles(aPicture());
  await page.getByLabel('Alt text of the blog image').fill('Plates');
}

test('a connection lost while saving loses no edits', { tag: '@core' }, async ({ page }) => {
  const title = aName('Broken');
  await fillIn(page, title);
  await page.route('**/api/blogs', (route) => route.abort('connectionreset'));
  await saveButton(page, 'Publish').click();
  await expect(alertSaying(page, 'We could not reach the server. Please try again.')).toBeVisible();
  // Beside both save buttons, also after the toast is dismissed.
  await expect(page.getByRole('main').getByText('We could not reach the server.')).toHaveCount(2);
  await expect(textBox(page)).toHaveText('Typed with care.');
  await page.unroute('**/api/blogs');
  await saveButton(page, 'Publish').click();
  await expect(statusSaying(page, 'Created.')).toBeVisible();
  const saved = await articlesNamed(title);
  expect(saved).toHaveLength(1);
  await removeArticle(saved[0]?._id ?? '');
});

test('a lost answer creates no second article, and later edits are kept', async ({ page }) => {
  const title = aName('Lost answer');
  await fillIn(page, title);
  await page.route('**/api/blogs', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await saveButton(page, 'Publish').click();
  await expect(alertSaying(page, 'We could not reach the server.')).toBeVisible();
  expect(await articlesNamed(title)).toHaveLength(1);
  await page.unroute('**/api/blogs');
  await textBox(page).fill('Better words.');
  await saveButton(page, 'Publish').click();
  await expect(statusSaying(page, 'Created.')).toBeVisible();
  const saved = await articlesNamed(title);
  expect(saved).toHaveLength(1);
  const answer = await page.request.get(`/api/blogs/slug/${saved[0]?.slug}`);
  expect(((await answer.json()) as { content: string }).content).toBe('<p>Better words.</p>');
  await removeArticle(saved[0]?._id ?? '');
});

test('an edit whose answer was lost is recognized as saved', async ({ page }) => {
  const article = await anArticle(aName('Edit lost'));
  await openAsAdmin(page, `/admin/blogs/${article._id}`);
  await page.getByLabel('Excerpt').fill('A new excerpt.');
  await page.route('**/api/blogs/*', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await saveButton(page, 'Save changes').click();
  await expect(alertSaying(page, 'We could not reach the server.')).toBeVisible();
  await page.unroute('**/api/blogs/*');
  await saveButton(page, 'Save changes').click();
  await expect(statusSaying(page, 'Saved.')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Two versions' })).toBeHidden();
  await removeArticle(article._id);
});

test('edits made while an article is created are offered on its edit screen', async ({ page }) => {
  const title = aName('Typing on');
  await fillIn(page, title);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/blogs', async (route) => {
    if (route.request().method() !== 'GET') await released;
    await route.continue();
  });
  await saveButton(page, 'Publish').click();
  await textBox(page).fill('Typed with care. And more.');
  release();
  await expect(statusSaying(page, 'Created.')).toBeVisible();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(textBox(page)).toHaveText('Typed with care. And more.');
  const [saved] = await articlesNamed(title);
  await removeArticle(saved?._id ?? '');
});

test('unsaved edits are stored, offered again, and asked about on leaving', async ({ page }) => {
  const consoleErrors = watchConsole(page);
  await openAsAdmin(page, '/admin/blogs?create=yes');
  await page.getByLabel('Title', { exact: true }).fill('Half a thought');
  await textBox(page).fill('And a half.');
  await expect(page.getByText(/^Kept in this browser \d+:\d\d [ap]m IST$/)).toBeVisible();

  await page.getByRole('link', { name: 'All blogs' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Half a thought');
  await page.getByRole('link', { name: 'All blogs' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/admin\/blogs$/);

  await page.getByRole('link', { name: 'New blog' }).click();
  await expect(page.getByText(/You have unsaved work from/)).toBeVisible();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Half a thought');
  await expect(textBox(page)).toHaveText('And a half.');
  expect(consoleErrors).toEqual([]);
});

test('a version conflict shows both versions and asks for each field', async ({ page }) => {
  const consoleErrors = watchConsole(page);
  const article = await anArticle(aName('Shared'), { excerpt: 'Old excerpt', category: 'Strength' });
  await openAsAdmin(page, `/admin/blogs/${article._id}`);
  await page.getByLabel('Excerpt').fill('My excerpt');
  await textBox(page).fill('My words.');
  await changeArticle(article, { excerpt: 'Their excerpt', category: 'Rest days' });

  await saveButton(page, 'Save changes').click();
  const dialog = page.getByRole('dialog', { name: 'Two versions' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expect(dialog.getByRole('radio', { name: 'Excerpt: Mine' })).toBeChecked();
  await expect(dialog.getByRole('radio', { name: 'Content: Mine' })).toBeChecked();
  // Only they changed the category.
  await expect(dialog.getByRole('radio', { name: 'Category: Theirs' })).toBeChecked();
  await expect(dialog.getByText('Their excerpt')).toBeVisible();

  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Someone else saved this at' })).toBeVisible();
  await expect(textBox(page)).toHaveText('My words.');
  await page.getByRole('button', { name: 'Compare' }).click();
  await dialog.getByRole('radio', { name: 'Excerpt: Theirs' }).check();
  await dialog.getByRole('button', { name: 'Save these' }).click();
  await expect(statusSaying(page, 'Saved.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Excerpt')).toHaveValue('Their excerpt');
  await expect(page.getByLabel('Category')).toHaveValue('Rest days');
  const answer = await page.request.get(`/api/blogs/slug/${article.slug}`);
  expect(await answer.json()).toMatchObject({
    excerpt: 'Their excerpt',
    category: 'Rest days',
    content: '<p>My words.</p>',
  });
  await removeArticle(article._id);
  expect(consoleErrors).toEqual([]);
});
