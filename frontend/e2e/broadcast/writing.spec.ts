import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { alertSaying, needsAccounts, statusSaying } from '../account/account-stack.ts';
import {
  addressOf,
  bodyBox,
  chooseContacts,
  composing,
  contactsCsv,
  openComposer,
} from './broadcast-stack.ts';
import { mailTo, mailsTo } from '../buying/buying-stack.ts';
import { expectAccessible, expectNoSidewaysScroll, watchConsole } from '../support/checks.ts';
import { aPicture } from '../content/pictures.ts';

test.beforeEach(needsAccounts);

test(
  'a message that Gmail would clip shows a warning until it is shorter',
  { tag: '@layout' },
  async ({ page }) => {
    const dialog = await openComposer(page);
    await dialog.getByRole('button', { name: 'HTML', exact: true }).click();
    const source = dialog.getByRole('textbox', { name: 'Body' });
    const cut = dialog.getByText('Gmail cuts off messages above 100 kB. This one is');
    await source.fill('<p>Train.</p>'.repeat(7_800));
    await expect(cut).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await chooseContacts(dialog, contactsCsv(randomUUID().slice(0, 8), 2));
    await dialog.getByLabel('Subject').fill('A long one');
    await dialog.getByRole('button', { name: 'Send to 2' }).click();
    const question = dialog.getByRole('alertdialog', { name: 'Send to 2 people?' });
    await expect(question).toContainText('Gmail cuts off messages above 100 kB. This one is');
    await question.getByRole('button', { name: 'Not yet' }).click();
    await source.fill('<p>Train.</p>'.repeat(6_500));
    await expect(cut).toHaveCount(0);
  },
);

test('the delivered mail equals the editor’s text: bold, name, link and picture', async ({ page }) => {
  const consoleErrors = watchConsole(page);
  const mark = randomUUID().slice(0, 8);
  const dialog = await openComposer(page);
  await chooseContacts(dialog, contactsCsv(mark, 1));
  await dialog.getByLabel('Subject').fill(`Written ${mark} for {{name}}`);

  const body = bodyBox(dialog);
  await body.fill('');
  await body.click();
  await page.keyboard.type('Dear ');
  await dialog.getByRole('button', { name: 'Insert name' }).click();
  await page.keyboard.type(', rest is ');
  await dialog.getByRole('button', { name: 'Bold' }).click();
  await page.keyboard.type('training');
  await dialog.getByRole('button', { name: 'Bold' }).click();
  await page.keyboard.type('. ');
  await dialog.getByRole('button', { name: 'Link', exact: true }).click();
  const link = page.getByRole('dialog', { name: 'Link' });
  await link.getByLabel('Address').fill('/recipes');
  await link.getByRole('button', { name: 'Set link' }).click();
  await expect(link.getByText('Please enter a full address, such as https://example.com')).toBeVisible();
  await link.getByLabel('Address').fill('ironbloom.example/plan');
  await link.getByRole('button', { name: 'Set link' }).click();
  await expect(dialog).toBeVisible();

  await dialog.getByRole('button', { name: 'Image', exact: true }).click();
  const picture = page.getByRole('dialog', { name: 'Insert image' });
  await picture.getByLabel('Select an image').setInputFiles(aPicture('monday card.png'));
  await picture.getByLabel('Alt text').fill('The plan of "Monday"');
  await picture.getByRole('button', { name: 'Insert' }).click();
  const shown = body.getByRole('img', { name: 'The plan of "Monday"' });
  await expect(shown).toHaveJSProperty('complete', true);
  expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const preview = dialog.frameLocator('iframe[title="Preview of the message"]');
  await expect(preview.getByText('Dear Person 0, rest is training.')).toBeVisible();
  await expect(preview.getByRole('img', { name: 'The plan of "Monday"' })).toBeVisible();
  const previewed = await preview.locator('.letter p').first().innerHTML();
  await dialog.getByRole('button', { name: 'Send to 1' }).click();
  await expect(statusSaying(page, 'Emails sent: 1 succeeded, 0 failed.')).toBeVisible({ timeout: 60_000 });

  const mail = await mailTo(addressOf(mark, 0));
  expect(mail.subject).toBe(`Written ${mark} for Person 0`);
  expect(mail.html).toContain('Dear Person 0, rest is <strong>training</strong>.');
  expect(mail.html).toContain('<a href="https://ironbloom.example/plan"');
  // The mailbox shows the attachment's address instead of `cid:`: the picture was found by its name.
  expect(mail.html).toMatch(/<img [^>]*alt="The plan of &quot;Monday&quot;"[^>]*>/);
  expect(mail.text).toContain('Dear Person 0, rest is training.');
  expect(mail.text).toContain('https://ironbloom.example/plan');
  expect(mail.attachments).toMatchObject([{ contentId: 'monday-card', contentDisposition: 'inline' }]);
  // The same words and tags, in the preview's order.
  const plain = (html: string): string => html.replaceAll(/\s(src|style)="[^"]*"/g, '');
  expect(plain(mail.html ?? '')).toContain(plain(previewed.slice(0, previewed.indexOf('<img'))));
  expect(consoleErrors.filter((text) => !text.includes('sandboxed'))).toEqual([]);
});

test('a pasted template stays unchanged through the switch, a reload and delivery', async ({ page }) => {
  const consoleErrors = watchConsole(page);
  const mark = randomUUID().slice(0, 8);
  const template =
    `<!doctype html><html><head><title>Never seen</title><style>p { color: red }</style></head>` +
    `<body><table width="100%"><tbody><tr><td style="padding: 8px; background: #C8FF3D">Hello {{name}}, ${mark}</td></tr></tbody></table></body></html>`;
  const dialog = await openComposer(page);
  await chooseContacts(dialog, contactsCsv(mark, 1));
  await dialog.getByLabel('Subject').fill(`Template ${mark}`);
  const html = dialog.getByRole('button', { name: 'HTML' });
  await html.click();
  await expect(html).toHaveAttribute('aria-pressed', 'true');
  await bodyBox(dialog).fill(template);
  await expect(
    dialog.getByText('This message has parts that the visual editor does not support'),
  ).toBeVisible();
  await expect(html).toBeDisabled();
  await expect(dialog.getByText('Removed because mail programs do not show it: style.')).toBeVisible();
  await page.reload();
  await composing(dialog);
  await expect(bodyBox(dialog)).toHaveValue(template);
  await expect(html).toBeDisabled();
  await expectAccessible(page);
  const preview = dialog.frameLocator('iframe[title="Preview of the message"]');
  await expect(preview.getByRole('cell')).toHaveText(`Hello Asha, ${mark}`);

  await chooseContacts(dialog, contactsCsv(mark, 1));
  await dialog.getByRole('button', { name: 'Send to 1' }).click();
  await expect(statusSaying(page, 'Emails sent: 1 succeeded, 0 failed.')).toBeVisible({ timeout: 60_000 });
  const mail = await mailTo(addressOf(mark, 0));
  expect(mail.html).toMatch(/<td style="padding: ?8px; ?background: ?#C8FF3D">Hello Person 0, /);
  expect(mail.html).not.toContain('Never seen');
  expect(mail.html).not.toContain('color: red');
  expect(consoleErrors.filter((text) => !text.includes('sandboxed'))).toEqual([]);
});

test('simple HTML converts to the editor and back, and a picture can be removed', async ({ page }) => {
  const consoleErrors = watchConsole(page);
  const dialog = await openComposer(page);
  const html = dialog.getByRole('button', { name: 'HTML' });
  await html.click();
  await bodyBox(dialog).fill('<h2>Monday</h2><ul><li>Squat</li></ul><p>See you</p>');
  await html.click();
  await expect(bodyBox(dialog).getByRole('heading', { name: 'Monday' })).toBeVisible();
  await dialog.getByLabel('Add image').setInputFiles(aPicture('board.png'));
  await dialog.getByRole('button', { name: 'Insert board' }).click();
  const picture = page.getByRole('dialog', { name: 'Insert image' });
  await picture.getByRole('button', { name: 'Insert' }).click();
  await expect(bodyBox(dialog).locator('img[src^="data:"]')).toHaveCount(1);
  await html.click();
  await expect(bodyBox(dialog)).toHaveValue(/<h2>Monday<\/h2>.*<img [^>]*src="cid:board"/);
  await dialog.getByRole('button', { name: 'Insert name' }).click();
  await expect(bodyBox(dialog)).toHaveValue(/\{\{name\}\}/);
  await html.click();
  await dialog.getByRole('button', { name: 'Remove board' }).click();
  await expect(bodyBox(dialog).locator('img[data-missing], img[src^="data:"]')).toHaveCount(0);
  await dialog
    .getByLabel('Add image')
    .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no') });
  await expect(alertSaying(page, 'notes.txt is not a PNG, JPEG, GIF or WebP image.')).toBeVisible();
  expect(consoleErrors.filter((text) => !text.includes('sandboxed'))).toEqual([]);
});

test('a line break in a name or subject cannot inject a header', async ({ page }) => {
  const mark = randomUUID().slice(0, 8);
  const dialog = await openComposer(page);
  await chooseContacts(dialog, {
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Email,Name\n${addressOf(mark, 0)},Eve\n${addressOf(mark, 1)},"Eve\r\nBcc: all"\n`),
  });
  await expect(dialog.getByText('1 of 1 selected')).toBeVisible();
  await expect(dialog.getByText('Name with a line break')).toBeAttached();
  await bodyBox(dialog).fill('Hello {{name}}, see you.');
  // As pasted: the browser removes the line break of an input.
  await dialog.getByLabel('From Name').fill('Coach\r\nBcc: all@example.com');
  await dialog.getByLabel('Subject').fill(`Lines ${mark}\r\nBcc: all@example.com`);
  // A changed request, as a client without the form could send.
  await page.route('**/api/broadcasts', async (route) => {
    const sent = route.request().postDataJSON() as object;
    if (route.request().method() !== 'POST') return route.continue();
    await route.continue({ postData: { ...sent, subject: `Lines ${mark}\r\nBcc: all@example.com` } });
  });
  await dialog.getByRole('button', { name: 'Send to 1' }).click();
  const refused = alertSaying(page, 'Subject must be one line of plain text.');
  await expect(refused).toBeVisible();
  await expect(dialog.getByLabel('Subject')).toHaveAccessibleDescription(
    'Subject must be one line of plain text.',
  );
  expect(await mailsTo(addressOf(mark, 0))).toEqual([]);
  await page.unroute('**/api/broadcasts');
  await refused.getByRole('button').click();
  await dialog.getByRole('button', { name: 'Send to 1' }).click();
  await expect(statusSaying(page, 'Emails sent: 1 succeeded, 0 failed.')).toBeVisible({ timeout: 60_000 });
  const mail = await mailTo(addressOf(mark, 0));
  expect(mail.subject).toMatch(/^Lines \w+ ?Bcc: all@example\.com$/);
  expect(mail.headers['bcc']).toBeUndefined();
  expect(await mailsTo('all@example.com')).toEqual([]);
});

test('two tabs share a draft, and the second message is sent separately on retry', async ({
  page,
  context,
}) => {
  const mark = randomUUID().slice(0, 8);
  const dialog = await openComposer(page);
  await dialog.getByLabel('Subject').fill(`First ${mark}`);
  await bodyBox(dialog).fill('Hello {{name}}');
  const kept = () => page.evaluate(() => localStorage.getItem('admin-broadcast-draft') ?? '');
  // Typed last: an earlier save may have stored the subject alone.
  await expect.poll(kept).toContain('Hello {{name}}');
  const tab = await context.newPage();
  const second = await openComposer(tab);
  await expect(second.getByLabel('Subject')).toHaveValue(`First ${mark}`);

  await chooseContacts(dialog, contactsCsv(mark, 1));
  await dialog.getByRole('button', { name: 'Send to 1' }).click();
  await expect(statusSaying(page, 'Emails sent: 1 succeeded, 0 failed.')).toBeVisible({ timeout: 60_000 });

  await chooseContacts(second, contactsCsv(mark, 1));
  await second.getByLabel('Subject').fill(`Second ${mark}`);
  await second.getByRole('button', { name: 'Send to 1' }).click();
  await expect(
    alertSaying(
      tab,
      'Another message from this draft was already sent: see Broadcasts. To send this one as well, press Send again.',
    ),
  ).toBeVisible();
  await second.getByRole('button', { name: 'Send to 1' }).click();
  await expect(statusSaying(tab, 'Emails sent: 1 succeeded, 0 failed.')).toBeVisible({ timeout: 60_000 });
  const subjects = (await mailsTo(addressOf(mark, 0))).map(({ subject }) => subject);
  expect(subjects.toSorted()).toEqual([`First ${mark}`, `Second ${mark}`]);
});
