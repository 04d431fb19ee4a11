import { expect, type Page, test } from '@playwright/test';
import { bringToken } from '../account/account-stack.ts';
import { asAdmin } from '../admin/admin-stack.ts';
import { endPayment, needsStack, paymentWindow } from '../buying/buying-stack.ts';
import { watchConsole } from '../support/checks.ts';
import { inDatabase } from '../support/database.ts';
import { aPicture } from '../content/pictures.ts';
import { aClient, daysGoBy, expectKept, heading, look } from './my-stack.ts';

test.beforeEach(needsStack);
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

interface CheckIns {
  items: { dueOn: string; version: number; state: string; photos: Record<string, string> }[];
}

const day = (ahead: number): string =>
  new Date(Date.now() + 5.5 * 3_600_000 + ahead * 86_400_000).toISOString().slice(0, 10);

/** Calls the API as a member. */
async function asHer<T>(token: string, path: string, method = 'GET', body?: object | FormData): Promise<T> {
  const isForm = body instanceof FormData;
  const response = await fetch(new URL(path, process.env['BASE_URL']), {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && !isForm && { 'content-type': 'application/json' }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}

/** One of a pair whose first plan is published today, and whose check-in is open. */
async function aRunningHalf() {
  const client = await aClient('buddy');
  const { id, token } = client;
  await inDatabase(
    `UPDATE payments SET buddy = buddy || '{"age": 28, "gender": "female", "phone": null}' WHERE id = (SELECT payment_id FROM programs WHERE id = $1)`,
    [id],
  );
  await inDatabase(
    `UPDATE programs SET check_in_weekday = extract(dow FROM $2::date), check_in_hour = 0 WHERE id = $1`,
    [id, day(0)],
  );
  const owner = await asAdmin<{ _id: string; name: string }>('/api/users/me');
  await asAdmin('/api/admin/client-assignments', { method: 'POST', body: { ids: [id], coach: owner._id } });
  await asAdmin(`/api/admin/clients/${id}/plans`, {
    method: 'POST',
    body: { version: 0, html: '<p>Squat, three sets.</p>', note: '', documentId: null },
  });
  const checkIns = () => asHer<CheckIns>(token, `/api/my/programs/${id}/check-ins`);
  await expect.poll(async () => (await checkIns()).items.length, { timeout: 30_000 }).toBe(1);
  return { ...client, coach: owner.name, checkIn: (await checkIns()).items[0]! };
}

/** Sends a check-in with a photograph, and answers it. */
async function checkInAnswered(id: string, token: string, dueOn: string): Promise<void> {
  const own = `/api/my/programs/${id}`;
  await asHer(token, `${own}/intake/consent`, 'POST', { version: 1 });
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(aPicture().buffer)], { type: 'image/png' }), 'front.png');
  const { questions } = await asHer<{
    questions: {
      id: string;
      kind: string;
      min?: number;
      scale?: { value: number }[];
      views?: string[];
    }[];
  }>(token, `${own}/check-ins/${dueOn}`);
  const views = questions.flatMap((question) => question.views ?? []);
  if (views[0]) await asHer(token, `${own}/check-ins/${dueOn}/photos/${views[0]}`, 'PUT', form);
  const answers: Record<string, unknown> = {};
  for (const { id: question, kind, min, scale } of questions) {
    if (kind === 'number') answers[question] = min;
    if (kind === 'choice') answers[question] = scale?.[0]?.value;
    if (kind === 'text') answers[question] = 'A good week.';
  }
  const { version } = await asHer<{ version: number }>(token, `${own}/check-ins/${dueOn}`);
  await asHer(token, `${own}/check-ins/${dueOn}`, 'PATCH', { version, answers });
  await asHer(token, `${own}/check-ins/${dueOn}/send`, 'POST', {});
  await asAdmin(`/api/admin/clients/${id}/check-ins/${dueOn}/open`, { method: 'POST', body: {} });
  await asAdmin(`/api/admin/clients/${id}/check-ins/${dueOn}/answer`, {
    method: 'POST',
    body: { text: 'Well done.' },
  });
}

async function askForPause(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ask for a pause' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask for a pause' });
  await dialog.getByLabel('First day off').fill(day(2));
  await dialog.getByLabel('Last day off').fill(day(8));
}

test(
  'twelve weeks: a check-in, days off, going on, the end and her story',
  { tag: ['@core', '@phone'] },
  async ({ page }) => {
    const consoleErrors = watchConsole(page);
    const { id, token, checkIn } = await aRunningHalf();
    await checkInAnswered(id, token, checkIn.dueOn);
    await bringToken(page, token);

    // Days off: what is typed stays over a reload, is refused by words, sent, taken back, and sent again.
    await page.goto('/my/me');
    await look(page);
    await askForPause(page);
    const dialog = page.getByRole('dialog', { name: 'Ask for a pause' });
    await expect(dialog.getByText('7 of 30 left')).toBeVisible();
    await dialog.getByLabel('Words for').fill('Wedding in Nagpur.');
    await expectKept(page, 'Wedding in Nagpur.');
    await page.reload();
    await page.getByRole('button', { name: 'Ask for a pause' }).click();
    await expect(dialog.getByLabel('Words for')).toHaveValue('Wedding in Nagpur.');
    await expect(dialog.getByLabel('Last day off')).toHaveValue(day(8));
    await dialog.getByRole('button', { name: /^Ask / }).click();
    await expect(dialog.getByText('Please choose one')).toBeVisible();
    await dialog.getByRole('radio', { name: 'Travel' }).check({ force: true });
    await look(page);
    await dialog.getByRole('button', { name: /^Ask / }).click();
    await expect(page.getByText('You asked for 7 days off')).toBeVisible();
    await look(page);
    await page.getByRole('button', { name: 'Take it back' }).click();
    await expect(page.getByText('You asked for 7 days off')).toHaveCount(0);
    await askForPause(page);
    await dialog.getByRole('radio', { name: 'Travel' }).check({ force: true });
    await dialog.getByRole('button', { name: /^Ask / }).click();
    await expect(page.getByText('You asked for 7 days off')).toBeVisible();
    const [pause] = await inDatabase<{ id: string }>(
      `SELECT id FROM pauses WHERE program_id = $1 AND state = 'asked'`,
      [id],
    );
    await asAdmin(`/api/admin/clients/${id}/pauses/${pause?.id}/decision`, {
      method: 'POST',
      body: { agree: true, words: 'Enjoy it.' },
    });
    await page.reload();
    await expect(page.getByText('Agreed: 7 days off')).toBeVisible();
    await expect(page.getByText('“Enjoy it.”')).toBeVisible();
    await expect(page.getByText('7 days', { exact: true })).toBeVisible();

    // In the pause, and back.
    await daysGoBy(id, 3, 'paused');
    await page.goto('/my');
    await heading(page, 'Paused');
    await expect(page.getByText('Days off until')).toBeVisible();
    await look(page);
    await daysGoBy(id, 6, 'active');
    await page.reload();
    await heading(page, 'Week 1');

    // Two weeks before the end she can go on: alone, another length. Nothing is lost by a closed window or a refusal.
    await daysGoBy(id, 80, 'active');
    await page.goto('/my');
    await page.getByRole('link', { name: 'See the lengths' }).click();
    const renewal = page.getByRole('region', { name: /^Go on after/ });
    await expect(renewal.getByText('It does not renew by itself.')).toBeVisible();
    await expect(renewal.getByText('For you and Priya.')).toBeVisible();
    await look(page);
    await renewal.getByRole('radio', { name: 'You alone' }).check({ force: true });
    await renewal.getByRole('radio', { name: /^6 months/ }).check({ force: true });
    const renew = renewal.getByRole('button', { name: /^Renew for ₹/ });
    await renew.click();
    await endPayment(page, 'Dismiss');
    await expect(page.getByText('Payment cancelled. You have not been charged')).toBeVisible();
    await renew.click();
    await endPayment(page, 'Failure');
    await expect(renewal.getByRole('alert')).toContainText('Payment failed.');
    await expect(renewal.getByRole('radio', { name: /^6 months/ })).toBeChecked();
    await look(page);
    await renew.click();
    await paymentWindow(page);
    await endPayment(page, 'Success');
    await heading(page, 'Payment successful');
    await expect(page.getByText('Your program goes on from the day after its last one.')).toBeVisible();
    await expect(page.getByText('Within 24 hours we contact you')).toHaveCount(0);
    await look(page);
    const goingOn = () =>
      inDatabase<{ id: string; months: number }>('SELECT id, months FROM programs WHERE renews_id = $1', [
        id,
      ]);
    await expect.poll(async () => (await goingOn())[0]?.months, { timeout: 15_000 }).toBe(6);

    // The running program stays in front, and says what comes.
    await page.getByRole('link', { name: 'Open my coaching' }).click();
    await heading(page, 'Week 12');
    await expect(page.getByText(/^Paid: it goes on from .*Individual coaching, 6 months/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'See the lengths' })).toHaveCount(0);
    const [next] = await goingOn();
    await page.getByLabel('Program', { exact: true }).selectOption({ value: next?.id });
    await heading(page, 'You go on');
    await look(page);

    // After the end: the new one is in front; the former one in figures, and her story, once.
    await daysGoBy(id, 12, 'ended');
    await inDatabase(`UPDATE programs SET state = 'active', starts_on = $2 WHERE id = $1`, [
      next?.id,
      day(0),
    ]);
    await page.goto('/my');
    await heading(page, 'Week 1');
    await page.goto(`/my?program=${id}#story`);
    await expect(page.getByText('Check-ins sent')).toBeVisible();
    await expect(page.getByText('You can write messages until')).toBeVisible();
    await look(page);
    await page.getByRole('button', { name: 'Tell your story' }).click();
    const story = page.getByRole('dialog', { name: 'Tell your story' });
    await story.getByLabel('Your story').fill('I carried both suitcases up the stairs.');
    await story.getByRole('button', { name: 'Send my story' }).click();
    await expect(story.getByText('Please agree, or leave the story out')).toBeVisible();
    await look(page);
    await page.reload();
    await page.getByRole('button', { name: 'Tell your story' }).click();
    await expect(story.getByLabel('Your story')).toHaveValue('I carried both suitcases up the stairs.');
    await story.getByRole('checkbox').check();
    await story.getByRole('button', { name: 'Send my story' }).click();
    await expect(page.getByText('Thank you. Your story was sent. We read it')).toBeVisible();
    await expect(story).toBeHidden();
    await look(page);
    const told = await inDatabase<{ draft: boolean }>(
      'SELECT draft FROM testimonials WHERE id = (SELECT story_id FROM programs WHERE id = $1)',
      [id],
    );
    expect(told).toEqual([{ draft: true }]);
    expect(consoleErrors).toEqual([]);
  },
);

test('a price that has changed is said and shown, and the choice stays', async ({ page }) => {
  const { id, token } = await aRunningHalf();
  await daysGoBy(id, 85, 'active');
  let isStale = true;
  await page.route('**/api/my/programs/*/renewal', async (route) => {
    if (route.request().method() !== 'GET' || !isStale) return route.fallback();
    const response = await route.fetch();
    const body = (await response.json()) as { plans: { amount: number }[] };
    return route.fulfill({
      response,
      json: { ...body, plans: body.plans.map((plan) => ({ ...plan, amount: plan.amount - 100_00 })) },
    });
  });
  await bringToken(page, token);
  await page.goto('/my/me#renewal');
  const renewal = page.getByRole('region', { name: /^Go on after/ });
  await renewal.getByRole('radio', { name: /^12 months/ }).check({ force: true });
  const shown = await renewal.getByRole('button', { name: /^Renew for/ }).textContent();
  isStale = false;
  await renewal.getByRole('button', { name: /^Renew for/ }).click();
  await expect(renewal.getByRole('alert')).toContainText('The price of this plan has changed.');
  await expect(renewal.getByRole('radio', { name: /^12 months/ })).toBeChecked();
  await expect(renewal.getByRole('button', { name: /^Renew for/ })).not.toHaveText(shown ?? '');
  await renewal.getByRole('button', { name: /^Renew for/ }).click();
  await paymentWindow(page);
});
