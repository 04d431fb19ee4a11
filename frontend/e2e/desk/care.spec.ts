import { randomUUID } from 'node:crypto';
import { intake } from '@ironbloom/brand/coaching';
import { expect, type Page, test } from '@playwright/test';
import { bringToken, needsAccounts, statusSaying } from '../account/account-stack.ts';
import { asAdmin, openAsAdmin } from '../admin/admin-stack.ts';
import { mailsTo } from '../buying/buying-stack.ts';
import { aClient as aClientWithAccount } from '../my/my-stack.ts';
import { aPicture } from '../content/pictures.ts';
import { expectAccessible, expectNoSidewaysScroll, watchConsole } from '../support/checks.ts';
import { inDatabase } from '../support/database.ts';
import { aClient, aCoach, aWord } from './desk-stack.ts';

test.beforeEach(needsAccounts);

const pdf = (name: string, buffer: Buffer = Buffer.from('%PDF-1.4\n%%EOF')) => ({
  name,
  mimeType: 'application/pdf',
  buffer,
});
const day = (ahead: number): string => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);

type Coach = Awaited<ReturnType<typeof aCoach>>;

async function idOf({ email }: Pick<Coach, 'email'>): Promise<string> {
  const [user] = await inDatabase<{ id: string }>('SELECT id FROM users WHERE email = $1', [email]);
  return user?.id ?? '';
}

const assign = async (id: string, coach: Coach): Promise<unknown> =>
  asAdmin('/api/admin/client-assignments', { method: 'POST', body: { ids: [id], coach: await idOf(coach) } });

/** A client with an account, entrusted to a coach. */
async function entrusted(name: string, coach: Coach): ReturnType<typeof aClientWithAccount> {
  const client = await aClientWithAccount();
  await inDatabase('UPDATE payments SET name = $2 WHERE id = $1', [client.id, name]);
  await assign(client.id, coach);
  return client;
}

/** Calls the API as a client, about her program. */
async function asClient<T>(
  { id, token }: { id: string; token: string },
  path: string,
  method: string,
  body: object,
): Promise<T> {
  const response = await fetch(new URL(`/api/my/programs/${id}/${path}`, process.env['BASE_URL']), {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}

test('a plan as a PDF, a guardian, and health answers whose opening is shown', async ({ page, browser }) => {
  const consoleErrors = watchConsole(page);
  const word = aWord();
  const coach = await aCoach(`Rhea ${word}`);
  const client = await entrusted(`Meena ${word}`, coach);
  await inDatabase('UPDATE payments SET age = 17 WHERE id = $1', [client.id]);
  const { version } = await asClient<{ version: number }>(client, 'intake/consent', 'POST', {
    version: intake.health.consent.version,
  });
  await asClient(client, 'intake/health', 'PUT', {
    version,
    health: {
      answers: Object.fromEntries(intake.health.questions.map(({ id }) => [id, { yes: false }])),
      guardian: { name: 'Sunita Rao', phone: '98450 12345' },
    },
  });
  await bringToken(page, coach.token);
  await page.goto(`/admin/clients/${client.id}?view=plan`);
  await page.getByRole('link', { name: 'Write the plan' }).click();
  await page.getByRole('link', { name: 'Text and PDF' }).click();
  const field = page.getByLabel('Select the PDF');
  await field.setInputFiles({ name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('Squat') });
  await expect(page.getByText('Please choose a PDF.')).toBeVisible();
  await field.setInputFiles(pdf('large.pdf', Buffer.alloc(10 * 1_048_576 + 1, '%PDF-1.4 ')));
  await expect(page.getByText('A PDF may have at most 10 MB.')).toBeVisible();
  // It is called a PDF, and is none: the server looks inside.
  await field.setInputFiles(pdf('words.pdf', Buffer.from('Squat')));
  await expect(page.getByText('The contents of this file are no PDF.')).toBeVisible();
  await field.setInputFiles(pdf('squat.pdf', aPicture().buffer));
  await expect(page.getByText('The contents of this file are no PDF.')).toBeVisible();
  await field.setInputFiles(pdf('plan.pdf'));
  await expect(page.getByText('plan.pdf', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('main').getByRole('button', { name: 'Publish', exact: true }).click();
  const publish = page.getByRole('dialog').getByRole('button', { name: 'Publish' });
  await publish.click();
  await expect(page.getByText('Meena is under 18: nothing is published')).toBeVisible();
  await page.getByRole('button', { name: 'Record the agreement' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Record' }).click();
  await expect(page.getByText('Their agreement is recorded.')).toBeVisible();
  await publish.click();
  await expect(statusSaying(page, 'Published. Meena is told by mail.')).toBeVisible();
  await page.getByRole('link', { name: /^Back to/ }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PDF of version 1' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);

  await page.goto(`/admin/clients/${client.id}?view=intake`);
  await expect(page.getByText('shown to Meena')).toBeVisible();
  await expect(page.getByText('Sunita Rao')).toHaveCount(0);
  await page.getByRole('button', { name: 'Open health answers' }).click();
  await expect(page.getByText('Sunita Rao')).toBeVisible();
  const health = page.getByRole('region', { name: 'Health answers' });
  await expect(health.getByRole('region', { name: 'Who opened them' })).toContainText(coach.name);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page
    .getByRole('navigation', { name: `Meena ${word}` })
    .getByRole('link', { name: 'Overview' })
    .click();
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText(
    'Agreement of the parent or guardian recorded',
  );

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const hers = await phone.newPage();
  await bringToken(hers, client.token);
  await hers.goto('/my/me');
  await expect(hers.getByRole('region', { name: 'Health answers' }).getByText(coach.name)).toBeVisible();
  await phone.close();
  expect(consoleErrors).toEqual([]);
});

test('a profile, mails and leave, and a stand-in until a day', async ({ page, browser }) => {
  const word = aWord();
  const [coach, other] = [await aCoach(`Dev ${word}`), await aCoach(`Farah ${word}`)];
  const name = `Asha ${word}`;
  const client = await entrusted(name, coach);

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const hers = await phone.newPage();
  await bringToken(hers, coach.token);
  await hers.goto('/admin/clients');
  await hers.getByRole('button', { name: 'Mails and leave' }).click();
  const own = hers.getByRole('dialog', { name: 'Mails and leave' });
  await own.getByRole('radio', { name: 'Once a day' }).check({ force: true });
  await own.getByLabel('On leave until').fill(day(9));
  await expectAccessible(hers);
  await own.getByRole('button', { name: 'Save' }).click();
  await expect(statusSaying(hers, 'Saved.')).toBeVisible();
  const [kept] = await inDatabase<{ mails: string }>('SELECT mails FROM coaches WHERE user_id = $1', [
    await idOf(coach),
  ]);
  expect(kept?.mails).toBe('daily');

  const clients = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const her = await clients.newPage();
  await bringToken(her, client.token);
  await her.goto('/my');
  await expect(her.getByText(`${coach.name} is on leave until`)).toBeVisible();

  // The owner ties the coach to a published profile: clients and the desk see her photograph.
  await openAsAdmin(page, '/admin/settings/coaching');
  const profile = page.getByLabel(`${coach.name}, Coach`);
  await profile.selectOption({ index: 1 });
  await expect(statusSaying(page, `Saved for ${coach.name}.`)).toBeVisible();
  await page.goto(`/admin/clients/${client.id}`);
  await expect(page.locator('main header picture img')).toBeVisible();
  await page.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('button', { name: 'Assign to a coach' }).click();
  const dialog = page.getByRole('dialog', { name: `Coach of ${name}` });
  const card = dialog.locator('label').filter({ hasText: coach.name });
  await expect(card).toContainText('1 open program, on leave until');
  await expect(card).toContainText('Coaching since');
  await expect(card.locator('img')).toBeVisible();
  await dialog.getByRole('radio', { name: other.name }).check({ force: true });
  await dialog.getByLabel('Only until').fill(day(9));
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Assign' }).click();
  await expect(statusSaying(page, `${name}: assigned to ${other.name}.`)).toBeVisible();
  await expect(page.locator('main header')).toContainText('(stand-in');
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText(
    `Handed over from ${coach.name} to ${other.name} until`,
  );
  await her.reload();
  await expect(her.getByText(other.name).first()).toBeVisible();
  await expect
    .poll(async () => (await mailsTo(client.email)).map(({ subject }) => subject))
    .toContainEqual(expect.stringContaining(`${other.name} is your coach until`));
  await clients.close();
  await phone.close();
});

test('the line cut and back, two at once, and a message that is reported to the owner', async ({
  page,
  browser,
}) => {
  const word = aWord();
  const coach = await aCoach(`Sameer ${word}`);
  const client = await entrusted(`Leela ${word}`, coach);
  const context = await browser.newContext();
  const hers = await context.newPage();
  await bringToken(hers, coach.token);
  await hers.goto(`/admin/clients/${client.id}?view=messages`);
  const log = hers.getByRole('log');
  const write = (text: string) =>
    asClient(client, 'messages', 'POST', { id: randomUUID(), text, fileIds: [] });
  await expect(hers.getByText('No messages yet')).toBeVisible();
  await write('Is rice fine?');
  await expect(log.getByText('Is rice fine?')).toBeVisible();
  await context.setOffline(true);
  await write('And dal?');
  await hers.getByRole('textbox', { name: 'Your message' }).fill('Both are fine.');
  await hers.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(log.getByText('Waiting to be sent', { exact: true })).toBeVisible();
  await expect(log.getByText('And dal?')).toHaveCount(0);
  await context.setOffline(false);
  await expect(log.getByText('And dal?')).toBeVisible({ timeout: 15_000 });
  await expect(log.getByText('Waiting to be sent', { exact: true })).toHaveCount(0);
  await expect(log.getByText('Both are fine.')).toHaveCount(1);

  await log.getByRole('button', { name: `Report this message of` }).first().click();
  await hers.getByLabel('What is wrong with it?').fill('It is a test.');
  await hers.getByRole('button', { name: 'Report', exact: true }).click();
  await expect(log.getByText('Reported', { exact: true })).toBeVisible();
  await openAsAdmin(page, `/admin/clients/${client.id}?view=messages`);
  await expect(page.getByText('A message was reported.')).toBeVisible();
  await expect(page.getByText('Reported because: It is a test.')).toBeVisible();
  await expectAccessible(page);
  await expect
    .poll(
      async () => (await mailsTo('admin@ironbloom.example')).some(({ text }) => text.includes(client.id)),
      {
        timeout: 15_000,
      },
    )
    .toBe(true);

  // Both have the client open: a mark set twice is set once.
  await Promise.all([page, hers].map((each) => each.goto(`/admin/clients/${client.id}`)));
  const mark = (on: Page) => on.getByRole('checkbox', { name: 'Mark as called' });
  await expect(mark(page)).toBeVisible();
  await mark(hers).click();
  await expect(hers.getByRole('checkbox', { name: 'Undo: First call' })).toBeChecked();
  await mark(page).click();
  await expect(page.getByRole('checkbox', { name: 'Undo: First call' })).toBeChecked();
  await expect(page.getByText(new RegExp(`^${coach.name}, `))).toBeVisible();
  await context.close();
});

test('a coach sees no payments; every screen of the desk fits a phone', async ({ page }) => {
  const word = aWord();
  const coach = await aCoach(`Lakshmi ${word}`);
  const id = await aClient(`Zoya ${word}`);
  await assign(id, coach);
  await page.setViewportSize({ width: 360, height: 780 });
  await bringToken(page, coach.token);
  for (const path of [
    '/admin/clients',
    '/admin/clients?view=board',
    `/admin/clients/${id}`,
    `/admin/clients/${id}?view=plan`,
    `/admin/clients/${id}?view=check-ins`,
    `/admin/clients/${id}?view=progress`,
    `/admin/clients/${id}?view=messages`,
    `/admin/clients/${id}?view=intake`,
    `/admin/clients/${id}?view=notes`,
    '/admin/check-ins',
    '/admin/conversations',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
    await expect(page.locator('main')).not.toContainText(/₹|\bPayment|refund|receipt/i);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
  // What a refund in full did to the program, without the word.
  await inDatabase(`UPDATE programs SET state = 'cancelled', state_since = now() WHERE id = $1`, [id]);
  await inDatabase(
    `INSERT INTO program_events (id, program_id, kind, before, after) VALUES (gen_random_uuid(), $1, 'state', 'new', 'cancelled')`,
    [id],
  );
  for (const view of ['', '?view=messages']) {
    await page.goto(`/admin/clients/${id}${view}`);
    await expect(page.getByText(view === '' ? 'Program cancelled' : 'This thread is closed')).toBeVisible();
    await expect(page.locator('main')).not.toContainText(/refund/i);
  }
});
