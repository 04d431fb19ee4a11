import { expect, test } from '@playwright/test';
import { alertSaying, needsAccounts, statusSaying } from '../account/account-stack.ts';
import { openAsAdmin } from '../admin/admin-stack.ts';
import { expectAccessible, expectNoSidewaysScroll, watchConsole } from '../support/checks.ts';
import {
  aName,
  anArticle,
  articlesNamed,
  removeArticle,
  saveButton,
  seenByReaders,
  textBox,
} from './content-stack.ts';
import { aPicture } from './pictures.ts';

needsAccounts();

test('a phone edits an article with a wide table without sideways scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const row = '<tr><td>Monday</td><td>Wednesday</td><td>Friday</td><td>Saturday</td><td>Sunday</td></tr>';
  const content = `<table><caption>A week of five words</caption>${row}</table>`;
  const { _id } = await anArticle(aName('Five days'), { content });
  await openAsAdmin(page, `/admin/blogs/${_id}`);
  await expect(page.getByRole('cell', { name: 'Sunday' })).toBeAttached();
  await expectNoSidewaysScroll(page);
});

test('an article is created, read, changed and deleted', { tag: '@core' }, async ({ page, context }) => {
  const consoleErrors = watchConsole(page);
  const title = aName('Lift slowly');
  const slug = title.toLowerCase().replaceAll(' ', '-');
  const shows = aName('Two plates');
  await openAsAdmin(page, '/admin/blogs');
  await expect(page.getByRole('table')).toBeVisible();

  await page.getByRole('link', { name: 'New blog' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New blog');
  await page.getByLabel('Title', { exact: true }).fill(title);
  await expect(page.getByText(`/blog/${slug} is available`)).toBeVisible();
  await textBox(page).fill('Slow is strong.');

  // content-16: the error without a picture; the edits are kept.
  await saveButton(page, 'Publish').click();
  await expect(alertSaying(page, 'Please select a blog image.')).toBeVisible();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(title);

  await page.getByLabel('Select blog image').setInputFiles(aPicture());
  await page.getByLabel('Alt text of the blog image').fill(shows);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await saveButton(page, 'Publish').click();
  await expect(statusSaying(page, 'Created.')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/blogs\/[0-9a-f-]{36}$/);
  const address = page.url();

  const reader = await context.newPage();
  await seenByReaders(reader, `/blog/${slug}`, 'Slow is strong.');
  await expect(reader.getByRole('img', { name: shows })).toBeVisible();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit blog');
  await textBox(page).fill('Slower is stronger.');
  await page.getByLabel('Featured').check();
  await page.getByLabel('Featured').uncheck();
  await saveButton(page, 'Save changes').click();
  await expect(statusSaying(page, 'Saved.')).toBeVisible();
  await seenByReaders(reader, `/blog/${slug}`, 'Slower is stronger.');

  await page.goto('/admin/blogs');
  await page.getByLabel('Search').fill(title);
  await expect(page).toHaveURL(/search=Lift/);
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('link', { name: `Edit ${title}` })).toHaveAttribute(
    'href',
    new URL(address).pathname,
  );
  await page.getByRole('button', { name: `Delete ${title}` }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete this blog?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(await articlesNamed(title)).toHaveLength(1);
  await page.getByRole('button', { name: `Delete ${title}` }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Nothing found')).toBeVisible();
  expect(await articlesNamed(title)).toHaveLength(0);
  await seenByReaders(reader, `/blog/${slug}`, 'Article Not Found');
  expect(consoleErrors).toEqual([]);
});

test('a scheduled article appears at its time', async ({ page }) => {
  const title = aName('Tomorrow');
  await openAsAdmin(page, '/admin/blogs?create=yes');
  await page.getByLabel('Title', { exact: true }).fill(title);
  await textBox(page).fill('Not yet.');
  await page.getByLabel('Select blog image').setInputFiles(aPicture());
  await page.getByLabel('Alt text of the blog image').fill('A clock');
  await page.getByRole('radio', { name: 'Scheduled' }).check();
  await saveButton(page, 'Schedule').click();
  const when = page.getByLabel('Publish on');
  await expect(when).toBeFocused();
  await expect(when).toHaveAccessibleDescription(/Please choose a publish time\./);

  await when.fill('2020-01-01T09:00');
  await saveButton(page, 'Schedule').click();
  await expect(when).toHaveAccessibleDescription(/Please choose a time in the future\./);

  // An hour from now, in India's time.
  const inIndia = new Date(Date.now() + 3_600_000 + 5.5 * 3_600_000).toISOString().slice(0, 16);
  await when.fill(inIndia);
  await saveButton(page, 'Schedule').click();
  await expect(statusSaying(page, 'Created.')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/blogs\/[0-9a-f-]{36}$/);
  const [saved] = await articlesNamed(title);
  expect(saved?.status).toBe('scheduled');
  await page.reload();
  await expect(when).toHaveValue(inIndia);
  const answer = await page.request.get(`/api/blogs/slug/${saved?.slug}`);
  expect(answer.status()).toBe(404);
  await removeArticle(saved?._id ?? '');
});

test('an article is written by keyboard alone', async ({ page }) => {
  const title = aName('Keys only');
  await openAsAdmin(page, '/admin/blogs?create=yes');
  await page.getByLabel('Title', { exact: true }).focus();
  await page.keyboard.type(title);
  const bold = page.getByRole('button', { name: 'Bold' });
  for (let stops = 0; stops < 6; stops += 1) {
    if (await bold.evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(bold).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'H2, heading 2' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(textBox(page)).toBeFocused();
  await page.keyboard.type('Rest');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Rest is training.');
  await page.getByLabel('Select blog image').setInputFiles(aPicture());
  await page.getByLabel('Alt text of the blog image').focus();
  await page.keyboard.type('A bench');
  const point = page.getByRole('button', { name: /^Focal point/ });
  await point.focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(point).toHaveAccessibleName(/40 % from the left, 48 % from the top/);
  await page.keyboard.press('Control+s');
  await expect(statusSaying(page, 'Created.')).toBeVisible();
  const [saved] = await articlesNamed(title);
  const answer = await page.request.get(`/api/blogs/slug/${saved?.slug}`);
  const article = (await answer.json()) as { content: string; picture: { focalX: number; focalY: number } };
  expect(article.content).toBe('<h2>Rest</h2><p>Rest is training.</p>');
  expect(article.picture).toMatchObject({ focalX: 0.4, focalY: 0.48 });
  await removeArticle(saved?._id ?? '');
});

test('the preview equals the published page, and a taken address is reported while typing', async ({
  page,
}) => {
  const other = await anArticle(aName('Taken'));
  await openAsAdmin(page, '/admin/blogs?create=yes');
  await page.getByLabel('Slug').fill(other.slug);
  await expect(page.getByText(`/blog/${other.slug} is taken.`)).toBeVisible();
  await page.getByRole('button', { name: `Use ${other.slug}-2` }).click();
  await expect(page.getByLabel('Slug')).toHaveValue(`${other.slug}-2`);

  await page.getByLabel('Title', { exact: true }).fill('Seen before');
  await page.getByRole('button', { name: 'HTML' }).click();
  await textBox(page).fill(
    '<h2 onclick="x()">Inside</h2><p>Text</p><img src="https://elsewhere.example/a.png">',
  );
  await expect(page.getByText('One picture comes from another site')).toBeVisible();
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: 'Preview' });
  await expect(preview.getByText('Seen before')).toBeVisible();
  await expect(preview.getByText('Inside')).toBeVisible();
  await expect(preview.locator('img[src^="https://elsewhere"]')).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();
  await removeArticle(other._id);
});

test('a figure, a table, a pull quote and a source reach readers', async ({ page, context }) => {
  const title = aName('Counted');
  await openAsAdmin(page, '/admin/blogs?create=yes');
  await page.getByLabel('Title', { exact: true }).fill(title);
  await textBox(page).fill('Dal is not enough.');
  await page.getByRole('button', { name: '[1], cite a source' }).click();
  const question = page.getByRole('dialog', { name: 'Cite a source' });
  await question.getByRole('button', { name: 'Cite' }).click();
  await expect(question.getByLabel('Reference')).toHaveAccessibleDescription(/Please enter the source/);
  await question.getByLabel('Reference').fill('Indian Food Composition Tables, 2017.');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cite' }).click();
  await page.getByRole('button', { name: 'Pull quote' }).click();
  await page.getByRole('button', { name: 'Video' }).click();
  const video = page.getByRole('dialog', { name: 'Add a video' });
  await video.getByLabel('YouTube link').fill('https://vimeo.com/1');
  await video.getByLabel('Title').fill('A pot of dal');
  await video.getByRole('button', { name: 'Insert' }).click();
  await expect(video.getByLabel('YouTube link')).toHaveAccessibleDescription(
    /Please enter a link to a YouTube video/,
  );
  await video.getByLabel('YouTube link').fill('https://youtu.be/aqz-KE-bpKQ');
  await video.getByRole('button', { name: 'Insert' }).click();
  await page.keyboard.type('Half an hour.');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page.keyboard.type('Portion');
  await page.getByRole('button', { name: 'Caption of the selected picture or table' }).click();
  const caption = page.getByRole('dialog', { name: 'Caption of the table' });
  await caption.getByLabel('Caption').fill('What portions hold');
  await caption.getByRole('button', { name: 'Set caption' }).click();
  await page.getByLabel('Select blog image').setInputFiles(aPicture());
  await page.getByLabel('Alt text of the blog image').fill('A pot');
  await saveButton(page, 'Publish').click();
  await expect(statusSaying(page, 'Created.')).toBeVisible();

  const [saved] = await articlesNamed(title);
  const reader = await context.newPage();
  await seenByReaders(reader, `/blog/${saved?.slug}`, 'Indian Food Composition Tables');
  await expect(reader.locator('aside').filter({ hasText: 'Dal is not enough.' })).toBeVisible();
  await expect(reader.getByRole('link', { name: 'Play video: A pot of dal' })).toBeVisible();
  await expect(reader.getByText('Half an hour.')).toBeVisible();
  await expect(
    reader.getByRole('group', { name: 'What portions hold' }).getByRole('columnheader'),
  ).toHaveCount(3);
  await reader.getByRole('link', { name: 'Source 1', exact: true }).click();
  await expect(reader).toHaveURL(/#source-1$/);

  // The editor loads and saves the text unchanged.
  await page.reload();
  await expect(textBox(page).locator('figure')).toHaveCount(1);
  await removeArticle(saved?._id ?? '');
});
