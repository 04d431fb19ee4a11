import { expect, type Page, test } from '@playwright/test';
import { bringToken } from '../account/account-stack.ts';
import { asAdmin } from '../admin/admin-stack.ts';
import { needsStack } from '../buying/buying-stack.ts';
import { watchConsole } from '../support/checks.ts';
import { inDatabase } from '../support/database.ts';
import { aLargePhoto, aPicture } from '../content/pictures.ts';
import { aClient, heading, look } from './my-stack.ts';

test.beforeEach(needsStack);
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

type Client = Awaited<ReturnType<typeof aClient>>;

const SAID = 'Four sessions, half a kilo. Keep the bedtime.';

/** Calls the API as the client. */
async function asClient({ id, token }: Client, path: string, method: string, body?: object): Promise<void> {
  const isForm = body instanceof FormData;
  const response = await fetch(new URL(`/api/my/programs/${id}/${path}`, process.env['BASE_URL']), {
    method,
    headers: { authorization: `Bearer ${token}`, ...(!isForm && { 'content-type': 'application/json' }) },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
}

/** Somebody in her second week, whose check-in opened today; a week ago she sent one, with a photograph. */
async function aClientWithCheckIn(): Promise<Client & { day: string }> {
  const client = await aClient();
  const { id } = client;
  const owner = await asAdmin<{ _id: string }>('/api/users/me');
  await asAdmin('/api/admin/client-assignments', { method: 'POST', body: { ids: [id], coach: owner._id } });
  await asClient(client, 'intake/consent', 'POST', { version: 1 });
  await inDatabase('UPDATE intakes SET completed_at = now() WHERE program_id = $1', [id]);
  await inDatabase(
    `UPDATE programs SET check_in_weekday = extract(dow FROM now() AT TIME ZONE 'Asia/Kolkata'), check_in_hour = 0 WHERE id = $1`,
    [id],
  );
  await asAdmin(`/api/admin/clients/${id}/plans`, {
    method: 'POST',
    body: { version: 0, html: '<p>Squat.</p>', note: 'Week one', documentId: null },
  });
  const opened = () =>
    inDatabase<{ day: string }>('SELECT due_on::text AS day FROM check_ins WHERE program_id = $1', [id]);
  await expect.poll(async () => (await opened()).length, { timeout: 30_000 }).toBe(1);
  const [{ day } = { day: '' }] = await opened();
  await inDatabase('UPDATE programs SET starts_on = starts_on - 7 WHERE id = $1', [id]);
  await inDatabase('UPDATE check_ins SET week = 2 WHERE program_id = $1', [id]);
  await inDatabase(
    `INSERT INTO check_ins (id, program_id, due_on, week, state, questions, answers, sent_at)
     SELECT gen_random_uuid(), program_id, due_on - 7, 1, 'sent', questions,
            '{"weight": 69.4, "waist": 84.5, "training": 4, "food": 4, "sleep": 3, "stress": 3, "hunger": 2}', now() - interval '7 days'
       FROM check_ins WHERE program_id = $1`,
    [id],
  );
  const [{ before } = { before: '' }] = await inDatabase<{ before: string }>(
    'SELECT min(due_on)::text AS before FROM check_ins WHERE program_id = $1',
    [id],
  );
  const form = new FormData();
  const { buffer, name } = aPicture('before.png');
  form.set('file', new Blob([new Uint8Array(buffer)]), name);
  await asClient(client, `check-ins/${before}/photos/front`, 'PUT', form);
  await asAdmin(`/api/admin/clients/${id}/check-ins/${before}/open`, { method: 'POST', body: {} });
  await asAdmin(`/api/admin/clients/${id}/check-ins/${before}/answer`, {
    method: 'POST',
    body: { text: 'A good first week.' },
  });
  return { ...client, day };
}

const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible();

const choose = (page: Page, question: string, answer: string) =>
  page.getByRole('group', { name: question }).getByRole('radio', { name: answer }).check({ force: true });

test(
  'a check-in on two devices, sent without a line, answered, and what it shows over time',
  { tag: ['@core', '@phone'] },
  async ({ page, browser, context }) => {
    const consoleErrors = watchConsole(page);
    const client = await aClientWithCheckIn();
    const { id, day, token } = client;
    await bringToken(page, token);
    await page.goto('/my');
    await expect(page.getByRole('heading', { name: 'Due today' })).toBeVisible();
    await look(page);
    await page.getByRole('link', { name: 'Check in', exact: true }).click();

    // What was measured last week stands beside; it is saved by itself, over a reload.
    await heading(page, 'Check-in');
    await expect(page.getByText('Last week: 69.4 kg')).toBeVisible();
    await look(page);
    const weight = page.getByLabel('Your weight this week');
    await weight.fill('12');
    await weight.blur();
    await expect(page.getByText('At least 30 kg.')).toBeVisible();
    await weight.fill('68,9');
    await choose(page, 'How did you sleep?', '4, Well');
    await saved(page);
    await page.reload();
    await expect(weight).toHaveValue('68.9');
    await expect(page.getByRole('radio', { name: '4, Well' })).toBeChecked();
    await page.getByRole('button', { name: /^Send to/ }).click();
    await expect(page.getByText('Please answer this question.').first()).toBeVisible();
    await look(page);

    // Another device goes on with it, and this one takes that over.
    const other = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const laptop = await other.newPage();
    await bringToken(laptop, token);
    await laptop.goto('/my/check-in');
    await expect(laptop.getByLabel('Your weight this week')).toHaveValue('68.9');
    await laptop.getByLabel('Your waist this week').fill('84');
    await choose(laptop, 'How closely did you follow the training?', '5, All of it');
    await saved(laptop);
    await look(laptop);
    await other.close();
    await choose(page, 'How many days went close to the food plan?', '4, Five or six');
    await expect(page.getByText('Answers from another device were loaded.')).toBeVisible();
    await expect(page.getByLabel('Your waist this week')).toHaveValue('84');
    await choose(page, 'How much pressure was there this week?', '2, A little');
    await choose(page, 'How hungry were you between meals?', '2, A little');
    await saved(page);

    // Photographs: added, deleted, added again.
    const front = page.getByLabel('Front: add a photo');
    // As large as a phone's: through nginx.
    await front.setInputFiles({ name: 'front.png', mimeType: 'image/png', buffer: aLargePhoto() });
    await expect(page.getByRole('img', { name: 'Front, your photo' })).toBeVisible();
    await page.getByRole('button', { name: 'Delete: Front' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(front).toBeAttached();
    await front.setInputFiles(aPicture('front.png'));
    await expect(page.getByRole('img', { name: 'Front, your photo' })).toBeVisible();

    // Sent without a line: it says so, and goes once the line is back, from whichever screen.
    await context.setOffline(true);
    await page.getByLabel('What went well').fill('Slept well. Knee fine.');
    await page.getByRole('button', { name: /^Send to/ }).click();
    await expect(page.getByText('Will be sent by itself once you are online')).toBeVisible();
    await look(page);
    await context.setOffline(false);
    await heading(page, 'Check-in sent');
    await look(page);
    const [row] = await inDatabase<{ state: string; answers: object }>(
      'SELECT state, answers FROM check_ins WHERE program_id = $1 AND due_on = $2',
      [id, day],
    );
    expect(row).toMatchObject({
      state: 'sent',
      answers: { weight: 68.9, waist: 84, training: 5, words: 'Slept well. Knee fine.' },
    });
    await expect(page.getByText('68.9 kg, 0.5 less')).toBeVisible();

    // It can be changed until it is opened.
    await page.getByRole('button', { name: 'Change it' }).click();
    await page.getByLabel('Your waist this week').fill('83.5');
    await saved(page);
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText('83.5 cm, 1 less')).toBeVisible();
    await asAdmin(`/api/admin/clients/${id}/check-ins/${day}/open`, { method: 'POST', body: {} });
    await page.reload();
    await expect(page.getByText('it can no longer be changed.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Change it' })).toHaveCount(0);

    // The answer, by the address in the mail.
    await asAdmin(`/api/admin/clients/${id}/check-ins/${day}/answer`, {
      method: 'POST',
      body: { text: SAID },
    });
    await page.goto('/my');
    await page.getByRole('link', { name: 'Check-in answered' }).click();
    await page.goto(`/my/check-in/${day}`);
    await expect(page.getByText(SAID)).toBeVisible();
    await look(page);
    await page.getByRole('link', { name: /69\.4 kg/ }).click();
    await expect(page.getByText('A good first week.')).toBeVisible();

    // What it shows over time, in her units.
    await page.getByRole('link', { name: 'Progress' }).click();
    await heading(page, 'Progress');
    await expect(page.getByRole('img', { name: /From 69\.4 kg on .* to 68\.9 kg/ })).toBeVisible();
    await page.getByText('Show the numbers').first().click();
    await expect(page.getByRole('cell', { name: '−0.5', exact: true }).first()).toBeVisible();
    const slider = page.getByRole('slider');
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    await expect(slider).toHaveValue('51');
    await look(page);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Check-ins as CSV' }).click();
    expect((await download).suggestedFilename()).toBe('check-ins.csv');

    await page.goto('/my/me');
    const units = page.getByRole('region', { name: 'Check-in and units' });
    await units.getByRole('radio', { name: 'lb' }).check({ force: true });
    await expect(page.getByText('Saved.')).toBeVisible();
    await units.getByLabel('Time zone of the hour').selectOption('Europe/Berlin');
    await expect(units.getByText('Days and dates here are those of India.')).toBeVisible();
    await look(page);
    await page.goto('/my/progress');
    await expect(page.getByText('151.9 lb', { exact: false }).first()).toBeAttached();
    expect(consoleErrors.filter((each) => !each.includes('net::ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  },
);

test(
  'one whose days are over stays readable, and says that it was not sent',
  { tag: '@phone' },
  async ({ page }) => {
    const client = await aClientWithCheckIn();
    await asClient(client, `check-ins/${client.day}`, 'PATCH', {
      version: 1,
      answers: { words: 'A hard week' },
    });
    await inDatabase(`UPDATE check_ins SET state = 'missed' WHERE program_id = $1 AND due_on = $2`, [
      client.id,
      client.day,
    ]);
    await bringToken(page, client.token);
    await page.goto(`/my/check-in/${client.day}`);
    await heading(page, 'Not sent');
    await expect(page.getByText('A hard week')).toBeVisible();
    await look(page);
    await page.goto('/my/check-in/2020-01-01');
    await expect(page.getByText('No check-in of this day')).toBeVisible();
  },
);

test(
  'sent without a line, it goes from another screen, after a reload',
  { tag: '@phone' },
  async ({ page, context }) => {
    const client = await aClientWithCheckIn();
    await asClient(client, `check-ins/${client.day}`, 'PATCH', {
      version: 1,
      answers: { training: 4, food: 4, sleep: 4, stress: 2, hunger: 2 },
    });
    await bringToken(page, client.token);
    await page.goto('/my/check-in');
    await context.route('**/check-ins/*/send', (route) => route.abort());
    await page.getByRole('button', { name: /^Send to/ }).click();
    await expect(page.getByText('Will be sent by itself once you are online')).toBeVisible();
    await page.goto('/my');
    await expect(page.getByRole('link', { name: 'Check-in not sent yet' })).toBeVisible();
    await look(page);
    await context.unrouteAll();
    await expect(page.getByRole('link', { name: 'Check-in sent' })).toBeVisible({ timeout: 15_000 });
  },
);

test('before the first one it is said when it comes', { tag: '@phone' }, async ({ page }) => {
  const { token } = await aClient();
  await bringToken(page, token);
  await page.goto('/my/check-in');
  await expect(page.getByText('The first one opens in your first week of training.')).toBeVisible();
  await look(page);
  await page.goto('/my/progress');
  await expect(page.getByText('Nothing measured yet')).toBeVisible();
  await look(page);
});
