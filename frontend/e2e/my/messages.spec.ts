import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { aMember, bringToken, signIn } from '../account/account-stack.ts';
import { asAdmin, completeSale, ownersToken } from '../admin/admin-stack.ts';
import { needsStack } from '../buying/buying-stack.ts';
import { aPicture } from '../content/pictures.ts';
import { expectAccessible, watchConsole } from '../support/checks.ts';
import { inDatabase } from '../support/database.ts';
import { aClient, expectKept, heading, look } from './my-stack.ts';

test.beforeEach(needsStack);

const pdf = { name: 'blood test.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') };

/** Resolves once a private picture has arrived. */
const expectDrawn = (page: Page, name: RegExp) =>
  expect
    .poll(() => page.getByRole('img', { name }).evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);

test('pictures and PDFs go both ways, in messages and in a plan', { tag: '@core' }, async ({ page }) => {
  const consoleErrors = watchConsole(page);
  const { id, token } = await aClient();
  await bringToken(page, token);
  await page.goto('/my/messages');
  await expect(page.getByText('You have no coach yet')).toBeVisible();
  await page.getByLabel('Add pictures or a PDF').setInputFiles([aPicture('squat.png'), pdf]);
  await expect(page.getByRole('button', { name: 'Remove squat.png' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove blood test.pdf' })).toBeVisible();
  await page.getByLabel('Your message').fill('Is this deep enough?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('log').getByText('Is this deep enough?')).toBeVisible();
  await expectDrawn(page, /squat\.png/);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'blood test.pdf' }).click();
  expect((await download).suggestedFilename()).toBe('blood test.pdf');
  await look(page);

  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(aPicture().buffer)], { type: 'image/png' }), 'row.png');
  const sent = await fetch(new URL(`/api/admin/clients/${id}/files`, process.env['BASE_URL']), {
    method: 'POST',
    headers: { authorization: `Bearer ${await ownersToken()}` },
    body: form,
  });
  const { url } = (await sent.json()) as { url: string };
  await asAdmin(`/api/admin/clients/${id}/plans`, {
    method: 'POST',
    body: { version: 0, html: `<p>Row</p><img src="${url}" alt="The row">`, note: '', documentId: null },
  });
  await page.goto('/my/plan');
  await expectDrawn(page, /The row/);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'My coaching' })).toBeHidden();
  await expect(page.getByRole('img', { name: 'The row' })).toBeVisible();
  expect(consoleErrors).toEqual([]);
});

test('older messages come on demand, and one can be reported', async ({ page }) => {
  const { id, token } = await aClient();
  await inDatabase(
    `INSERT INTO program_messages (id, program_id, side, sender_id, sender, text, file_ids, sent_at)
     SELECT gen_random_uuid(), $1, 'team', gen_random_uuid(), 'Dev Menon', 'Message ' || n, '{}', now() - make_interval(mins => 100 - n)
       FROM generate_series(1, 60) AS n`,
    [id],
  );
  await bringToken(page, token);
  await page.goto('/my');
  await expect(page.getByRole('link', { name: 'Messages 60 unread' })).toBeVisible();
  await page.goto('/my/messages');
  await expect(page.getByText('Message 60', { exact: true })).toBeInViewport();
  await expect(page.getByText('Message 10', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Older messages' }).click();
  await expect(page.getByText('Message 1', { exact: true })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Older messages' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Report this message of Dev Menon' }).last().click();
  await page.getByRole('button', { name: 'Report', exact: true }).click();
  await expect(page.getByText('Please say why')).toBeVisible();
  await page.getByLabel('What is wrong with it?').fill('Not for me');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Report', exact: true }).click();
  await expect(page.getByRole('log').getByText('Reported', { exact: true })).toBeVisible();
});

test('a refund in full cancels the program: it can be read, and the thread is closed', async ({ page }) => {
  const { name, email, token } = await aMember();
  const sale = await completeSale(name, email);
  await page.goto('/my/plan');
  await expect(page).toHaveURL('/signup?next=%2Fmy%2Fplan');
  await page.evaluate((kept) => window.localStorage.setItem('access_token', kept), token);
  await page.goto('/my/messages');
  await page.getByLabel('Your message').fill('Please refund me');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('log').getByText('Sent', { exact: true })).toBeVisible();
  await asAdmin(`/api/payments/admin/${sale.paymentId}/refunds`, {
    method: 'POST',
    body: { refundKey: randomUUID(), amount: 1_500_000, reason: 'Asked for it' },
  });
  await expect(async () => {
    await page.goto('/my');
    await expect(page.getByRole('heading', { level: 1, name: 'Cancelled' })).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
  await expect(page.getByText(/refunded in full on .*\. Messages are closed\./)).toBeVisible();
  await look(page);
  await page.goto('/my/messages');
  await expect(page.getByText(/^Messages are closed\. You can read what is here until/)).toBeVisible();
  await expect(page.getByRole('log').getByText('Please refund me')).toBeVisible();
  await expect(page.getByLabel('Your message')).toHaveCount(0);
  await look(page);
  await page.goto('/my/intake');
  await heading(page, 'Your answers');
  await expect(page.getByRole('button', { name: /^Change/ })).toHaveCount(0);
  await look(page);
});

test('where the stream does not open, messages come by asking', async ({ page }) => {
  const { id, token } = await aClient();
  await page.route('**/messages/stream', (route) => route.fulfill({ status: 503 }));
  await bringToken(page, token);
  const refused = page.waitForResponse('**/messages/stream');
  await page.goto('/my/messages');
  expect((await refused).status()).toBe(503);
  await expect(page.getByText('You have no coach yet')).toBeVisible();
  await asAdmin(`/api/admin/clients/${id}/messages`, {
    method: 'POST',
    body: { id: randomUUID(), text: 'Welcome.', fileIds: [] },
  });
  await expect(page.getByRole('log').getByText('Welcome.')).toBeVisible({ timeout: 15_000 });
});

test('a session that ends while she writes loses nothing', async ({ page }) => {
  const client = await aClient();
  await bringToken(page, client.token);
  await page.goto('/my/messages');
  await page.getByLabel('Your message').fill('Before the session ended');
  await expectKept(page, 'Before the session ended');
  await page.evaluate(() => {
    window.localStorage.removeItem('access_token');
    window.dispatchEvent(new Event('login-changed'));
  });
  await expect(page).toHaveURL('/signup?next=%2Fmy%2Fmessages');
  await signIn(page, client);
  await expect(page).toHaveURL('/my/messages');
  await expect(page.getByLabel('Your message')).toHaveValue('Before the session ended');
});
