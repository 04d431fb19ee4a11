import { intake } from '@ironbloom/brand/coaching';
import { shippedCheckIn } from '@ironbloom/brand/check-in';
import { isoDay } from '@ironbloom/brand/india';
import { expect, type Page, test } from '@playwright/test';
import { bringToken, needsAccounts, statusSaying } from '../account/account-stack.ts';
import { asAdmin, openAsAdmin } from '../admin/admin-stack.ts';
import { mailsTo } from '../buying/buying-stack.ts';
import { aPicture } from '../content/pictures.ts';
import { aClient } from '../my/my-stack.ts';
import { expectAccessible, expectNoSidewaysScroll, watchConsole } from '../support/checks.ts';
import { inDatabase } from '../support/database.ts';
import { aCoach, aWord } from './desk-stack.ts';

test.beforeEach(needsAccounts);

type Coach = Awaited<ReturnType<typeof aCoach>>;
type Client = Awaited<ReturnType<typeof aClient>>;
type Answers = Readonly<Record<string, string | number>>;

const day = (ahead = 0): string => isoDay(Date.now() + ahead * 86_400_000);
const week4 = { weight: 63.4, waist: 79.5, training: 4, food: 4, sleep: 4, stress: 2, hunger: 2 };
const week5 = { weight: 62.8, waist: 78.5, training: 3, food: 4, sleep: 3, stress: 4, hunger: 2 };
const answer = (page: Page) => page.getByRole('textbox', { name: 'Your answer to' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

async function asClient(
  { id, token }: Client,
  path: string,
  method: string,
  body?: object | FormData,
): Promise<unknown> {
  const isForm = body instanceof FormData;
  const response = await fetch(new URL(`/api/my/programs/${id}/${path}`, process.env['BASE_URL']), {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && !isForm && { 'content-type': 'application/json' }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

/** A client in her fifth week of thirteen, entrusted to a coach. */
async function inWeekFive(name: string, coach: Coach): Promise<Client> {
  const client = await aClient();
  await inDatabase('UPDATE payments SET name = $2 WHERE id = $1', [client.id, name]);
  const [user] = await inDatabase<{ id: string }>('SELECT id FROM users WHERE email = $1', [coach.email]);
  await asAdmin('/api/admin/client-assignments', {
    method: 'POST',
    body: { ids: [client.id], coach: user?.id },
  });
  await inDatabase(
    `UPDATE programs SET state = 'active', starts_on = $2, called_at = now(), called_by = 'x', assessed_at = now(), assessed_by = 'x' WHERE id = $1`,
    [client.id, day(-28)],
  );
  return client;
}

/** Opens a check-in as if it were due today. */
const open = (client: Client, week: number): Promise<unknown> =>
  inDatabase(
    `INSERT INTO check_ins (id, program_id, due_on, week, questions) VALUES (gen_random_uuid(), $1, $2, $3, $4)`,
    [client.id, day(), week, JSON.stringify(shippedCheckIn.questions)],
  );

async function send(client: Client, answers: Answers, withPhoto = false): Promise<void> {
  await asClient(client, `check-ins/${day()}`, 'PATCH', { version: 1, answers });
  if (withPhoto) await photograph(client);
  await asClient(client, `check-ins/${day()}/send`, 'POST');
}

/** The check-in of a week ago, answered. */
async function lastWeek(client: Client, answers: Answers, withPhoto = false): Promise<void> {
  await open(client, 4);
  await send(client, answers, withPhoto);
  await inDatabase(
    `UPDATE check_ins SET due_on = due_on - 7, sent_at = sent_at - interval '7 days', opened_at = now(), state = 'answered',
       answer = 'Well done.', answered_by = 'Dev', answered_at = sent_at - interval '7 days' + interval '3 hours'
      WHERE program_id = $1`,
    [client.id],
  );
}

async function photograph(client: Client): Promise<void> {
  const { name, mimeType, buffer } = aPicture('front.png', [480, 600]);
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(buffer)], { type: mimeType }), name);
  await asClient(client, `check-ins/${day()}/photos/front`, 'PUT', form);
}

test(
  'the queue by keyboard: read beside last week, photographs, a snippet, answer and next',
  { tag: '@core' },
  async ({ page, browser }) => {
    const consoleErrors = watchConsole(page);
    const word = aWord();
    const coach = await aCoach(`Rhea ${word}`);
    const [aditi, joseph] = [`Aditi ${word}`, `Joseph ${word}`];
    const first = await inWeekFive(aditi, coach);
    await asClient(first, 'intake/consent', 'POST', { version: intake.health.consent.version });
    await lastWeek(first, { ...week4, words: 'Felt strong on squats.' }, true);
    await open(first, 5);
    await send(
      first,
      { ...week5, words: 'Quarter end at work. Missed Thursday.', pain: 'Left wrist a bit.' },
      true,
    );
    await inDatabase(
      `UPDATE check_ins SET sent_at = now() - interval '26 hours' WHERE program_id = $1 AND week = 5`,
      [first.id],
    );
    const second = await inWeekFive(joseph, coach);
    await open(second, 5);
    await send(second, week5);

    await page.setViewportSize({ width: 1440, height: 900 });
    await bringToken(page, coach.token);
    await page.goto('/admin/check-ins');
    await expect(page.getByText('2 wait, 1 late')).toBeVisible();
    const queue = page.getByRole('list', { name: 'Waiting check-ins' });
    await expect(queue.getByRole('link')).toHaveText([
      /^.*Aditi.*Quarter end at work.*2 h late$/s,
      /Joseph.*23 h/s,
    ]);
    await expectAccessible(page);
    await page.screenshot({ path: '/tmp/d2s/queue.png' });
    await page.keyboard.press('j');
    await expect(heading(page, aditi)).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: 'Your weight this week' });
    await expect(row).toContainText('63.4 kg');
    await expect(row).toContainText('62.8 kg');
    await expect(row).toContainText('−0.6 kg');
    await expect(page.getByRole('row').filter({ hasText: 'How did you sleep?' })).toContainText('−1, worse');
    await expect(page.getByText('Week 4: Felt strong on squats.')).toBeVisible();

    // Nothing of the photographs is loaded before they are asked for.
    await expect(page.getByText('shown to Aditi')).toBeVisible();
    const opened = () =>
      inDatabase<{ count: string }>('SELECT count(*) FROM health_openings WHERE program_id = $1', [first.id]);
    expect((await opened())[0]?.count).toBe('0');
    await page.keyboard.press('p');
    await expect(page.getByRole('img', { name: 'Front, week 5' })).toHaveAttribute('src', /^blob:/);
    await expect(page.getByRole('img', { name: 'Front, week 4' })).toHaveAttribute('src', /^blob:/);
    await expect.poll(async () => Number((await opened())[0]?.count)).toBeGreaterThan(0);
    // The key of the rail belongs to the photographs now.
    await page.keyboard.press('[');
    await expect(page.getByRole('button', { name: 'Fold' })).toHaveAttribute('aria-pressed', 'false');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await page.screenshot({ path: '/tmp/d2s/review.png', fullPage: true });
    await page.keyboard.press('r');
    await expect(answer(page)).toBeFocused();
    await page.keyboard.type('/plan ');
    await expect(answer(page)).toHaveValue(/^Aditi, your plan is in\./);
    // What is written outlives a reload, and a lost line.
    await answer(page).fill('One missed session is nothing.');
    await page.waitForTimeout(600);
    await page.reload();
    await expect(answer(page)).toHaveValue('One missed session is nothing.');
    await page.context().setOffline(true);
    await answer(page).press('Control+Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'was not sent' })).toContainText(
      'Your answer to Aditi was not sent. It is kept here.',
    );
    await expect(answer(page)).toHaveValue('One missed session is nothing.');
    await page.context().setOffline(false);
    await answer(page).press('Control+Enter');
    await expect(statusSaying(page, 'Sent to Aditi.')).toBeVisible();
    await expect(heading(page, joseph)).toBeVisible();
    await expect
      .poll(async () => (await mailsTo(first.email)).map(({ text }) => text).join(' '))
      .toContain(`/my/check-in/${day()}`);

    // The last one: sent, and her plan is written.
    await page.keyboard.press('r');
    await page.keyboard.type('Keep going.');
    await page.keyboard.press('Control+Shift+Enter');
    await expect(page).toHaveURL(new RegExp(`/admin/clients/${second.id}/plan$`));
    await expect(page.getByRole('link', { name: 'Text and PDF' })).toBeVisible();
    await page.goto('/admin/check-ins');
    await expect(page.getByText('2 answered today')).toBeVisible();
    await page.screenshot({ path: '/tmp/d2s/empty.png' });
    await expect(page.getByText('Nothing waits').first()).toBeVisible();
    await expectAccessible(page);
    expect(consoleErrors.filter((line) => !line.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);

    const phone = await browser.newContext({ viewport: { width: 360, height: 780 }, hasTouch: true });
    const hers = await phone.newPage();
    await bringToken(hers, coach.token);
    for (const path of [
      '/admin/check-ins?state=answered',
      `/admin/check-ins/${first.id}/${day()}`,
      `/admin/clients/${first.id}?view=check-ins`,
      `/admin/clients/${first.id}?view=progress`,
      `/admin/clients/${first.id}`,
    ]) {
      await hers.goto(path);
      await expect(hers.getByText(aditi).first()).toBeVisible();
      await expect(hers.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
      for (const width of [360, 390, 768, 1440]) {
        await hers.setViewportSize({ width, height: 844 });
        await expectNoSidewaysScroll(hers);
      }
      await hers.screenshot({
        path: '/tmp/d2s/wide-' + path.replace(/\W+/g, '_').slice(-18) + '.png',
        fullPage: true,
      });
      await hers.setViewportSize({ width: 390, height: 844 });
      await hers.screenshot({
        path: '/tmp/d2s/phone-' + path.replace(/\W+/g, '_').slice(-18) + '.png',
        fullPage: true,
      });
      await hers.setViewportSize({ width: 360, height: 780 });
      await expectAccessible(hers);
    }
    await phone.close();
  },
);

test('two at once: who was faster is named, and no word is lost', async ({ page, browser }) => {
  const word = aWord();
  const coach = await aCoach(`Sameer ${word}`);
  const client = await inWeekFive(`Kavya ${word}`, coach);
  await lastWeek(client, week4);
  await open(client, 5);
  await send(client, week5);
  const path = `/admin/check-ins/${client.id}/${day()}`;
  await bringToken(page, coach.token);
  await page.goto(`/admin/clients/${client.id}`);
  await page.getByRole('link', { name: 'Answer check-in' }).click();
  await expect(page).toHaveURL(path);
  // On a phone the review is a page, and the answer is below it.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(answer(page)).toBeFocused();
  await page.getByRole('main').getByRole('link', { name: 'Check-ins' }).click();
  await expect(page.getByRole('list', { name: 'Waiting check-ins' })).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  const context = await browser.newContext();
  const hers = await context.newPage();
  await bringToken(hers, coach.token);
  await hers.goto(path);
  await answer(hers).fill('From the coach.');
  await openAsAdmin(page, path);
  await answer(page).fill('From the owner.');
  await page.getByRole('button', { name: 'Send, next' }).click();
  await expect(statusSaying(page, 'Sent to Kavya.')).toBeVisible();
  await hers.getByRole('button', { name: 'Send, next' }).click();
  await expect(hers.getByRole('alert').filter({ hasText: 'was not sent' })).toContainText('was faster');
  await expect(hers.getByText('From the owner.')).toBeVisible();
  await expect(hers.getByText('From the coach.')).toBeVisible();
  await expectAccessible(hers);
  await hers.screenshot({ path: '/tmp/d2s/two.png', fullPage: true });
  await hers.getByRole('button', { name: 'Discard my words' }).click();
  await expect(hers.getByText('From the coach.')).toHaveCount(0);
  await context.close();
});

test('days off: asked for and agreed, ended, and given', async ({ page }) => {
  const word = aWord();
  const coach = await aCoach(`Farah ${word}`);
  const client = await inWeekFive(`Leela ${word}`, coach);
  await asClient(client, 'pauses', 'POST', {
    fromOn: day(),
    untilOn: day(6),
    reason: 'Travel',
    words: 'A wedding.',
  });
  await bringToken(page, coach.token);
  await page.goto(`/admin/clients?reason=pause-asked`);
  await page.getByRole('link', { name: `Leela ${word}` }).click();
  const box = page.getByRole('region', { name: 'Days off' });
  await expect(box).toContainText('7 days');
  await expect(box).toContainText('“A wedding.”');
  await expectAccessible(page);
  await page.screenshot({ path: '/tmp/d2s/daysoff.png', fullPage: true });
  await box.getByRole('button', { name: 'Refuse' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Refuse' }).click();
  await expect(page.getByText('Please say why')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await box.getByRole('button', { name: 'Agree' }).click();
  await page.getByRole('dialog').getByLabel('A word to her').fill('Enjoy it.');
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Agree' }).click();
  await expect(box).toContainText('Runs now, travel');
  await expect(page.getByText('Paused', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('Days off agreed');
  await box.getByRole('button', { name: 'End the pause now' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End the pause' }).click();
  // It began today, so that no day of it has passed.
  await expect(box).toContainText('no day taken');
  await box.getByRole('button', { name: 'Give days off' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('First day off').fill(day(3));
  await dialog.getByLabel('Last day off').fill(day(2));
  await dialog.getByRole('button', { name: 'Give days off' }).click();
  await expect(dialog.getByText('The last day is before the first one')).toBeVisible();
  await dialog.getByLabel('Last day off').fill(day(4));
  await dialog.getByRole('button', { name: 'Give days off' }).click();
  await expect(box).toContainText('Given by the team');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('the owner publishes the questions of check-ins @alone', async ({ page }) => {
  await openAsAdmin(page, '/admin/settings/check-in');
  const publish = page.getByRole('main').getByRole('button', { name: 'Publish', exact: true });
  await page.getByLabel('Add a question').selectOption('choice');
  const added = page
    .getByRole('listitem')
    .filter({ has: page.getByLabel('Question', { exact: true }) })
    .last();
  await publish.click();
  await expect(added.getByText('This is required')).toBeVisible();
  await added.getByLabel('Question', { exact: true }).fill('How was your energy?');
  await added.getByRole('button', { name: 'Move How was your energy? up' }).click();
  await expect(page.getByRole('region', { name: 'As clients see it' })).toContainText('How was your energy?');
  await page.reload();
  await expect(page.getByText('How was your energy?').first()).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.screenshot({ path: '/tmp/d2s/form-phone.png', fullPage: true });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.screenshot({ path: '/tmp/d2s/form-wide.png', fullPage: true });
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
  await publish.click();
  await expect(statusSaying(page, 'Published.')).toBeVisible();
  const form = () =>
    asAdmin<{ checkIn: { questions: { id: string; text: string }[] } }>('/api/admin/check-in-form');
  expect((await form()).checkIn.questions.at(-2)?.text).toBe('How was your energy?');
  // It is asked from the next check-in on.
  const client = await inWeekFive(`Nisha ${aWord()}`, await aCoach('Dev'));
  await asClient(client, 'preferences', 'PUT', {
    weekday: new Date(day()).getUTCDay(),
    hour: 0,
    zone: null,
    weightUnit: 'kg',
    lengthUnit: 'cm',
  });
  await expect
    .poll(
      () =>
        inDatabase('SELECT questions::text FROM check_ins WHERE program_id = $1', [client.id]).then(
          JSON.stringify,
        ),
      { timeout: 40_000 },
    )
    .toContain('How was your energy?');
  await page.getByRole('link', { name: 'History' }).click();
  await expect(page.getByText('How was your energy?').first()).toBeVisible();
  await page.getByRole('link', { name: 'Back to editing' }).click();
  await page.getByText('How was your energy?').first().click();
  await page.getByRole('button', { name: 'Remove How was your energy?' }).click();
  await publish.click();
  await expect(statusSaying(page, 'Published.')).toBeVisible();
});
