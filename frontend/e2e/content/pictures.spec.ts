import { truncate, writeFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { alertSaying, needsAccounts, statusSaying } from '../account/account-stack.ts';
import { openAsAdmin } from '../admin/admin-stack.ts';
import { watchConsole } from '../support/checks.ts';
import { aName, articlesNamed, removeArticle, saveButton, textBox } from './content-stack.ts';
import { aDecompressionBomb, aLargePhoto, anSvgNamedPng, aPicture } from './pictures.ts';

needsAccounts();

async function fillIn(page: Page, title: string): Promise<void> {
  await openAsAdmin(page, '/admin/blogs?create=yes');
  await page.getByLabel('Title', { exact: true }).fill(title);
  await textBox(page).fill('Typed with care.');
  await page.getByLabel('Excerpt').fill('An excerpt.');
}

async function expectNothingLost(page: Page, title: string): Promise<void> {
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(title);
  await expect(textBox(page)).toHaveText('Typed with care.');
  await expect(page.getByLabel('Excerpt')).toHaveValue('An excerpt.');
}

test('a photo of 9 MB uploads with a progress bar', async ({ page }, info) => {
  const consoleErrors = watchConsole(page);
  const title = aName('Large');
  await fillIn(page, title);
  const photo = info.outputPath('photo.png');
  await writeFile(photo, aLargePhoto());
  await page.getByLabel('Select blog image').setInputFiles(photo);
  await page.getByLabel('Alt text of the blog image').fill('Noise');
  const shown = page.getByRole('progressbar', { name: 'Upload' }).first();
  const appears = shown.waitFor({ state: 'visible', timeout: 20_000 });
  await saveButton(page, 'Publish').click();
  await appears;
  await expect(statusSaying(page, 'Created.')).toBeVisible({ timeout: 40_000 });
  const [saved] = await articlesNamed(title);
  expect(saved?.status).toBe('published');
  await removeArticle(saved?._id ?? '');
  expect(consoleErrors).toEqual([]);
});

test('an invalid or too large picture is refused with a message, and the edits are kept', async ({
  page,
}, info) => {
  const title = aName('Refused');
  await fillIn(page, title);
  const image = page.getByLabel(/^(Select|Replace) blog image/);
  const huge = info.outputPath('huge.png');
  await writeFile(huge, '');
  await truncate(huge, 10 * 1024 * 1024 + 1);
  // Checked before the upload.
  await image.setInputFiles(huge);
  await expect(page.getByText('huge.png: Pictures may be at most 10 MB.')).toBeVisible();
  for (const [file, sentence] of [
    [anSvgNamedPng(), /This file is not a picture that we can read/],
    [aDecompressionBomb(), /Pictures may have at most 40 megapixels/],
  ] as const) {
    await image.setInputFiles(file);
    await page.getByLabel('Alt text of the blog image').fill('A trap');
    await saveButton(page, 'Publish').click();
    await expect(alertSaying(page, sentence)).toBeVisible();
    await expect(page.getByLabel('Replace blog image')).toHaveAccessibleDescription(sentence);
    await expectNothingLost(page, title);
  }
  expect(await articlesNamed(title)).toHaveLength(0);

  // With a valid file the same form is saved.
  await image.setInputFiles(aPicture());
  await saveButton(page, 'Publish').click();
  await expect(statusSaying(page, 'Created.')).toBeVisible();
  const [saved] = await articlesNamed(title);
  await removeArticle(saved?._id ?? '');
});

test('a picture is inserted into the text with an alt text', { tag: '@core' }, async ({ page }) => {
  const title = aName('Illustrated');
  await fillIn(page, title);
  await page.getByRole('button', { name: 'Image', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a picture' });
  await dialog.getByLabel('Select the picture').setInputFiles(aPicture());
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await expect(dialog.getByText('Please enter an alt text')).toBeVisible();
  await dialog.getByLabel('Alt text').fill('A squat');
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await expect(dialog).toBeHidden();
  const inText = textBox(page).getByRole('img', { name: 'A squat' });
  await expect(inText).toHaveAttribute('src', /^\/uploads\//);
  await expect(inText).toHaveAttribute('width', '240');

  // A second picture follows the first, text follows both, and a pasted table stays a table.
  await page.getByRole('button', { name: 'Image', exact: true }).click();
  await expect(dialog.getByLabel('Alt text')).toHaveAttribute('aria-required', 'true');
  await dialog.getByLabel('Select the picture').setInputFiles(aPicture());
  await dialog.getByLabel('Alt text').fill('A lunge');
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await expect(dialog).toBeHidden();
  // On touch devices the keyboard may stay closed; the caret keeps its place.
  await textBox(page).focus();
  const atEnd = () =>
    textBox(page).evaluate((box) => box.lastElementChild?.contains(getSelection()?.anchorNode ?? null));
  // The editor restores the caret slightly after the browser has placed it.
  await expect.poll(atEnd).toBe(true);
  await page.keyboard.type('Then rest.');
  await textBox(page).evaluate((box) => {
    const clipboard = new DataTransfer();
    clipboard.setData(
      'text/html',
      '<table><tr><th>Day</th></tr><tr><td style="color:red">Mon</td></tr></table>',
    );
    clipboard.setData('text/plain', 'Day Mon');
    box.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: clipboard, bubbles: true, cancelable: true }),
    );
  });
  // The table's tools appear with the caret in it.
  await textBox(page).getByRole('cell', { name: 'Mon' }).click();
  await expect(page.getByRole('button', { name: 'Remove table' })).toBeVisible();
  await page.getByLabel('Select blog image').setInputFiles(aPicture());
  await page.getByLabel('Alt text of the blog image').fill('A rack');
  await saveButton(page, 'Publish').click();
  await expect(statusSaying(page, 'Created.')).toBeVisible();
  const [saved] = await articlesNamed(title);
  const answer = await page.request.get(`/api/blogs/slug/${saved?.slug}`);
  const { content } = (await answer.json()) as { content: string };
  expect([...content.matchAll(/alt="(.*?)"/g)].map(([, alt]) => alt)).toEqual(['A squat', 'A lunge']);
  expect(content).toMatch(/A lunge.*Then rest\..*<th><p>Day<\/p><\/th>.*<td><p>Mon<\/p><\/td>/s);
  await removeArticle(saved?._id ?? '');
});
