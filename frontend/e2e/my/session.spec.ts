import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { aMember, bringToken } from '../account/account-stack.ts';
import { asAdmin } from '../admin/admin-stack.ts';
import { needsStack } from '../buying/buying-stack.ts';
import { watchConsole } from '../support/checks.ts';
import { inDatabase } from '../support/database.ts';
import { heading, look } from './my-stack.ts';
import { day, inTraining, logOf, openToday, setDone, skipRest, training } from './training-stack.ts';

test.beforeEach(needsStack);

const bar = (page: Page, text: string) => expect(page.getByText(text)).toBeVisible();

test('a session without a line from opening to finishing is at the coach’s once, in order @core @phone', async ({
  page,
  context,
}) => {
  const consoleErrors = watchConsole(page);
  const { id, token } = await inTraining();
  await openToday(page, token);
  await look(page);
  await context.setOffline(true);
  await page.goto('/my');
  await heading(page, 'Lower A');
  await page.getByRole('link', { name: 'Start session' }).click();
  await heading(page, 'Lower A');
  await look(page);

  // Changed by a press and by typing, then as planned.
  await page.getByRole('button', { name: '2.5 kg more' }).click();
  await page.getByLabel('Repetitions', { exact: true }).last().fill('7');
  await setDone(page, 1);
  await expect(page.getByRole('timer')).toBeVisible();
  await look(page);
  await page.reload();
  await expect(page.getByRole('timer')).toBeVisible();
  await bar(page, '1 of 6 sets');
  await skipRest(page);
  await setDone(page, 2);
  await skipRest(page);

  // The superset goes in turns, and rests after a round.
  await expect(page.getByText('Press, set 1 of 2')).toBeVisible();
  await setDone(page, 1);
  await expect(page.getByText('Plank, set 1 of 2')).toBeVisible();
  await setDone(page, 1);
  await page.reload();
  await bar(page, '4 of 6 sets');
  await skipRest(page);
  await setDone(page, 2);
  await setDone(page, 2);
  await page.getByRole('button', { name: 'Finish session' }).click();
  await heading(page, 'Lower A, done');
  await page.getByRole('radio', { name: '4, Hard' }).check({ force: true });
  await page.getByLabel('In your words').fill('Felt clean.');
  await page.getByLabel('In your words').blur();
  await expect(page.getByText('It is sent by itself')).toBeVisible();
  await look(page);
  expect(consoleErrors.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  await page.close();

  await context.setOffline(false);
  expect(await logOf(id)).toEqual([]);
  const later = await context.newPage();
  await later.goto('/my');
  await heading(later, 'Lower A, done');
  await expect.poll(async () => (await logOf(id))[0]?.sets.length).toBe(6);
  const [session, ...others] = await logOf(id);
  expect(others).toEqual([]);
  expect(session).toMatchObject({ on: day(), dayId: 'lower' });
  expect(session!.finishedAt).not.toBeNull();
  expect(session!.sets.map(({ key, kg, reps, seconds, done }) => [key, kg, reps, seconds, done])).toEqual([
    ['plank:1', null, null, 45, true],
    ['plank:2', null, null, 45, true],
    ['press:1', 12, 8, null, true],
    ['press:2', 12, 8, null, true],
    ['squat:1', 42.5, 7, null, true],
    ['squat:2', 40, 8, null, true],
  ]);
  expect(session!.parts.find(({ key }) => key === 'feel')?.value).toBe(4);
  expect(session!.parts.find(({ key }) => key === 'note')?.value).toBe('Felt clean.');
  // In the order in which she did them.
  const times = await inDatabase<{ key: string }>(
    `SELECT s.key FROM training_sets s JOIN training_sessions n ON n.id = s.session_id WHERE n.program_id = $1 ORDER BY s.edited_at`,
    [id],
  );
  expect(times.map(({ key }) => key)).toEqual([
    'squat:1',
    'squat:2',
    'press:1',
    'plank:1',
    'press:2',
    'plank:2',
  ]);
});

/** The clock of a phone that is wrong by so many hours. */
const wrongBy = (context: BrowserContext, hours: number) =>
  context.addInitScript((ms) => {
    const Right = Date;
    class Wrong extends Right {
      constructor(...given: [] | [number]) {
        if (given.length === 0) super(Right.now() + ms);
        else super(...given);
      }
      static override now(): number {
        return Right.now() + ms;
      }
    }
    window.Date = Wrong as DateConstructor;
  }, hours * 3_600_000);

async function aDevice(browser: Browser, token: string, hours = 0): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await wrongBy(context, hours);
  const page = await context.newPage();
  await openToday(page, token);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Start session' }).click();
  await expect(page.getByText('Back squat, set 1 of 2')).toBeVisible();
  return page;
}

async function lift(page: Page, kg: string, number: number): Promise<void> {
  await page.getByRole('textbox', { name: 'Load in kilograms' }).fill(kg);
  await setDone(page, number);
  await expect(page.getByRole('timer')).toBeVisible();
}

for (const { hours, first } of [
  { hours: 1, first: 'wrong' },
  { hours: -1, first: 'right' },
] as const) {
  test(`two devices without a line, one of them ${hours} h wrong: the later edit of a set counts, no set is lost @phone`, async ({
    browser,
  }) => {
    const { id, token } = await inTraining();
    const wrong = await aDevice(browser, token, hours);
    const right = await aDevice(browser, token);
    const [early, late] = first === 'wrong' ? [wrong, right] : [right, wrong];
    await lift(early, '42.5', 1);
    await skipRest(early);
    await lift(early, '50', 2);
    await lift(late, '45', 1);
    // The later one is sent first.
    await late.context().setOffline(false);
    await expect.poll(async () => (await logOf(id))[0]?.sets.length).toBe(1);
    await early.context().setOffline(false);
    await expect.poll(async () => (await logOf(id))[0]?.sets.length).toBe(2);
    const [session, ...others] = await logOf(id);
    expect(others).toEqual([]);
    expect(session!.sets.map(({ key, kg }) => [key, kg])).toEqual([
      ['squat:1', 45],
      ['squat:2', 50],
    ]);
    const history = await inDatabase<{ kg: number }>(
      `SELECT (e.value->>'kg')::float AS kg FROM training_edits e JOIN training_sessions n ON n.id = e.session_id
        WHERE n.program_id = $1 AND e.key = 'set:squat:1'`,
      [id],
    );
    expect(history).toEqual([{ kg: 42.5 }]);
    await early.reload();
    await expect(early.getByText('2 sets · 45 kg × 8, last set 50 kg × 8')).toBeVisible();
    await wrong.context().close();
    await right.context().close();
  });
}

/** Signs in again, without a browser. */
async function tokenOf({ email, password }: { email: string; password: string }): Promise<string> {
  const response = await fetch(new URL('/api/users/login', process.env['BASE_URL']), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, type: 'manual' }),
  });
  return ((await response.json()) as { token: string }).token;
}

/** Edits that lie in this browser, of everybody. */
const kept = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opened = indexedDB.open('member');
        opened.addEventListener('error', () => reject(new Error('No database')));
        opened.addEventListener('success', () => {
          const counted = opened.result.transaction('edits').objectStore('edits').count();
          counted.addEventListener('success', () => {
            opened.result.close();
            resolve(counted.result);
          });
        });
      }),
  );

test('a session that expires keeps what was written down; only its account sends it; signing out asks and wipes @phone', async ({
  page,
  context,
}) => {
  const client = await inTraining();
  await openToday(page, client.token);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Start session' }).click();
  await lift(page, '42.5', 1);
  await fetch(new URL('/api/users/auth/sign-out', process.env['BASE_URL']), {
    method: 'POST',
    headers: { authorization: `Bearer ${client.token}` },
  });
  await context.setOffline(false);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
  // The beginning of the session, and the set.
  expect(await kept(page)).toBe(2);

  const other = await aMember();
  const signedInAs = async (token: string): Promise<void> => {
    await page.evaluate((text) => localStorage.setItem('access_token', text), token);
    await page.goto('/my');
  };
  await signedInAs(other.token);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.waitForTimeout(1_000);
  expect(await kept(page)).toBe(2);
  // Her sign-out is not that of somebody else.
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/signup\?next=/);
  expect(await kept(page)).toBe(2);
  expect(await logOf(client.id)).toEqual([]);

  await signedInAs(await tokenOf(client));
  await heading(page, 'Lower A');
  await expect.poll(async () => (await logOf(client.id))[0]?.sets.length).toBe(1);
  await expect.poll(() => kept(page)).toBe(0);

  await page.getByRole('link', { name: 'Go on' }).click();
  await expect(page.getByText('1 of 6 sets')).toBeVisible();
  await context.setOffline(true);
  if (await page.getByRole('timer').isVisible()) await skipRest(page);
  await lift(page, '42.5', 2);
  await expect(page.getByText('Waiting to be sent: 1 set.')).toBeVisible();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  const question = page.getByRole('alertdialog', { name: 'Sign out?' });
  await expect(question).toContainText('1 training entry is not sent yet. Signing out deletes it');
  await question.getByRole('button', { name: 'Stay signed in' }).click();
  await context.route('**/training/edits', (route) => route.abort());
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Logout' }).click();
  await question.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL(/\/signup\?next=/);
  expect(await kept(page)).toBe(0);

  await signedInAs(await tokenOf(client));
  await heading(page, 'Lower A');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await heading(page, 'You are signed out');
  await look(page);
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/signup\?next=/);
});

test('an update of the site waits while a session is open, and loses nothing @phone', async ({ page }) => {
  const { id, token } = await inTraining();
  await openToday(page, token);
  await page.getByRole('link', { name: 'Start session' }).click();
  await lift(page, '42.5', 1);
  const active = () => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL);
  const before = await active();
  expect(before).toMatch(/my-worker\.js$/);
  // Another script of the same scope: the next version.
  await page.evaluate(() => navigator.serviceWorker.register('/my-worker.js?next', { scope: '/my' }));
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.scriptURL))
    .toMatch(/next$/);
  await skipRest(page);
  await page.getByRole('textbox', { name: 'Load in kilograms' }).fill('47.5');
  await page.reload();
  await expect(page.getByText('1 of 6 sets')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Load in kilograms' })).toHaveValue('47.5');
  await setDone(page, 2);
  await expect.poll(async () => (await logOf(id))[0]?.sets.map(({ kg }) => kg)).toEqual([42.5, 47.5]);
});

test('a missed day is moved to today; swaps, skips, notes and other sets; a record @phone', async ({
  page,
}) => {
  const consoleErrors = watchConsole(page);
  const { id, token } = await inTraining();
  await inDatabase(
    `WITH session AS (
       INSERT INTO training_sessions (id, program_id, trained_on, day_id, week_id, plan_version, name, finished_at)
       VALUES (gen_random_uuid(), $1, $2, 'upper', 'week', 1, 'Upper A', now()) RETURNING id)
     INSERT INTO training_sets (session_id, key, program_id, trained_on, row_id, exercise_id, name, kg, reps, done, removed, edited_at, edit_id)
     SELECT id, 'squat:1', $1, $2, 'squat', 'back-squat', 'Back squat', 37.5, 8, true, false, now(), gen_random_uuid() FROM session`,
    [id, day(8)],
  );
  await bringToken(page, token);
  await page.goto('/my');
  await expect(page.getByText('Last time 1 × 37.5 kg × 8')).toBeVisible();
  await page.getByRole('link', { name: 'Move it to today' }).click();
  await heading(page, 'Upper A');
  await setDone(page, 1);
  await skipRest(page);
  await page.getByRole('button', { name: 'Finish', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('button', { name: 'Add a set' }).click();
  await expect(page.getByText('1 of 3 sets')).toBeVisible();
  await page.getByRole('button', { name: 'Remove set 3' }).click();
  await expect(page.getByText('1 of 2 sets')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('1 of 3 sets')).toBeVisible();
  await page.getByRole('button', { name: 'Finish', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Finish' }).click();
  await heading(page, 'Upper A, done');
  await page.getByRole('link', { name: 'Done', exact: true }).click();

  await page.getByRole('link', { name: 'Start session' }).click();
  await expect(page.getByRole('cell', { name: '37.5 × 8' })).toBeVisible();
  await page.getByRole('button', { name: 'Note' }).click();
  await page.getByLabel('Note', { exact: true }).fill('A bit stiff.');
  await page.getByLabel(/^Pain/).fill('Left knee, in set 1.');
  await page.getByLabel(/^Pain/).blur();
  await page.getByRole('button', { name: 'Swap' }).click();
  await look(page);
  await page.getByRole('radio', { name: 'Goblet squat' }).check({ force: true });
  await page.getByRole('dialog').getByRole('button', { name: 'Swap' }).click();
  await expect(page.getByText('Goblet squat, set 1 of 2')).toBeVisible();
  await page.getByRole('button', { name: 'Swap' }).click();
  await page.getByRole('radio', { name: /Back squat/ }).check({ force: true });
  await page.getByRole('dialog').getByRole('button', { name: 'Swap' }).click();
  await expect(page.getByText('Back squat, set 1 of 2')).toBeVisible();
  await setDone(page, 1);
  await page.getByRole('button', { name: /^Set 1 done/ }).click();
  await page.getByRole('textbox', { name: 'Load in kilograms' }).fill('62,5');
  await page.getByRole('button', { name: 'Keep set 1' }).click();
  await expect(page.getByRole('cell', { name: '62.5' })).toBeVisible();
  await page.getByRole('button', { name: /Plank/ }).first().click();
  await page.getByRole('region', { name: 'Plank' }).getByRole('button', { name: 'Skip' }).click();
  await page.getByRole('radio', { name: 'Pain' }).check({ force: true });
  await page.getByLabel(/Where, and when/).fill('Lower back.');
  await look(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Skip', exact: true }).click();
  await expect(page.getByText('Skipped: pain')).toBeVisible();
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await look(page);
  }
  await page.getByRole('button', { name: 'Finish', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByText('Records', { exact: true }).last()).toBeVisible();
  await expect(page.getByText('62.5 × 8')).toBeVisible();
  await look(page);
  await expect
    .poll(
      async () => (await logOf(id)).find(({ dayId, on }) => dayId === 'lower' && on === day())?.finishedAt,
    )
    .toBeTruthy();
  const lower = (await logOf(id)).find(({ dayId }) => dayId === 'lower')!;
  expect(Object.fromEntries(lower.parts.map(({ key, value }) => [key, value]))).toMatchObject({
    'row-note:squat': 'A bit stiff.',
    'row-pain:squat': 'Left knee, in set 1.',
    'row-pain:plank': 'Lower back.',
    'row-skip:plank': 'pain',
    'row-swap:squat': null,
  });
  await page.goto('/my/plan');
  await expect(page.getByText(/Done, \d+ min/).first()).toBeVisible();
  await look(page);
  await page.goto('/my');
  await heading(page, 'Lower A, done');
  await look(page);
  expect(consoleErrors).toEqual([]);
});

test('a session that was begun is gone on with, also where the plan has its day no more @phone', async ({
  page,
}) => {
  const { id, token } = await inTraining();
  await bringToken(page, token);
  await page.goto('/my');
  await page.getByRole('link', { name: 'Move it to today' }).click();
  await setDone(page, 1);
  await skipRest(page);
  await expect.poll(async () => (await logOf(id))[0]?.sets.length).toBe(1);
  // Of yesterday, and with a plan that has only today's day since.
  await inDatabase(
    `WITH moved AS (UPDATE training_sessions SET trained_on = $2, planned_on = NULL, parts = jsonb_set(parts, '{started,value}', to_jsonb(now() - interval '1 day'))
                     WHERE program_id = $1)
     UPDATE training_sets SET trained_on = $2 WHERE program_id = $1`,
    [id, day(1)],
  );
  const [week1, ...weeks] = training().weeks;
  const without = [week1!, ...weeks].map((week) => ({
    ...week,
    days: week.days.filter((one) => one.id === 'lower').map((one) => ({ ...one, name: 'Lower B' })),
  }));
  await page.goto('/my');
  await heading(page, 'Lower A');
  await page.getByRole('link', { name: 'Start session' }).click();
  await setDone(page, 1);
  await expect.poll(async () => (await logOf(id)).length).toBe(2);
  await asAdmin(`/api/admin/clients/${id}/plans`, {
    method: 'POST',
    body: {
      version: 1,
      html: '',
      note: '',
      documentId: null,
      training: { ...training(), weeks: without },
    },
  });
  await page.goto('/my');
  // Today's keeps the version with which it was begun.
  await heading(page, 'Lower A');
  await look(page);
  await page.getByRole('link', { name: /^Go on with Upper A/ }).click();
  await heading(page, 'Upper A');
  await expect(page.getByText('1 of 2 sets')).toBeVisible();
  await setDone(page, 2);
  await page.getByRole('button', { name: 'Finish session' }).click();
  await heading(page, 'Upper A, done');
  await expect(page.getByText('Everything is saved.')).toBeVisible();
  await page.getByRole('link', { name: 'Done', exact: true }).click();
  await heading(page, 'Lower A');
  await expect(page.getByRole('link', { name: /^Go on with/ })).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ hasText: 'Upper A, done' })).toBeVisible();
  await page.goto('/my/plan');
  await page.getByRole('link', { name: 'Go on' }).click();
  await heading(page, 'Lower A');
});

test('a session by keyboard: the focus stays, each set is said; swaps, help, removed sets and double presses @phone', async ({
  page,
}) => {
  const { id, token } = await inTraining();
  await openToday(page, token);
  await page.getByRole('link', { name: 'Start session' }).click();
  const load = page.getByRole('textbox', { name: 'Load in kilograms' });
  for (const typed of ['1e3', '0.001', '-501']) {
    await load.fill(typed);
    await setDone(page, 1);
    await expect(page.getByRole('alert').filter({ hasText: /number/ })).toBeVisible();
  }
  await load.fill('0');
  await page.getByRole('button', { name: '2.5 kg less' }).click();
  await expect(load).toHaveValue('-2.5');
  await page.getByRole('button', { name: 'Set 1 done' }).focus();
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('status').filter({ hasText: 'Set 1 of 2 done. Rest 90 seconds.' }),
  ).toBeAttached();
  await expect(page.getByRole('button', { name: 'Skip rest' })).toBeFocused();
  await page.waitForTimeout(400);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Set 2 done' })).toBeFocused();

  await page.getByRole('button', { name: 'Swap' }).click();
  await page.getByRole('radio', { name: 'Something else' }).check({ force: true });
  await page.getByLabel('Exercise', { exact: true }).fill('💪🏃');
  await page.getByRole('dialog').getByRole('button', { name: 'Swap' }).click();
  await expect(page.getByText('Please name it in letters.')).toBeVisible();
  await look(page);
  await page.getByLabel('Exercise', { exact: true }).fill('Leg press 💪');
  await page.getByRole('dialog').getByRole('button', { name: 'Swap' }).click();
  await expect(page.getByText('Set 1: Back squat.')).toBeVisible();
  await look(page);
  await load.fill('100');
  await setDone(page, 2);
  await skipRest(page);
  await expect(page.getByText('2 sets · Back squat -2.5 kg × 8, then Leg press 💪 100 kg × 8')).toBeVisible();

  // The second of two quick presses is not taken for the partner's set.
  await page.evaluate(async () => {
    const press = (): void => document.querySelector<HTMLElement>('form [data-main]')!.click();
    press();
    while (!document.body.textContent.includes('Plank, set 1 of 2'))
      await new Promise((resolve) => requestAnimationFrame(resolve));
    press();
  });
  await expect(page.getByText('Plank, set 1 of 2')).toBeVisible();
  await expect(page.getByText('3 of 6 sets')).toBeVisible();
  await page.waitForTimeout(400);

  // Removed until none is left, and taken back.
  const plank = page.getByRole('region', { name: 'Plank' });
  await plank.getByRole('button', { name: 'Remove set 2' }).click();
  await plank.getByRole('button', { name: 'Remove set 1' }).click();
  await expect(plank.getByText('2 sets were removed.')).toBeVisible();
  await expect(page.getByText('3 of 4 sets')).toBeVisible();
  await plank.getByRole('button', { name: 'Undo' }).click();
  await plank.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('3 of 6 sets')).toBeVisible();
  await expect
    .poll(async () => (await logOf(id))[0]?.sets.filter(({ done }) => done).map(({ key, kg }) => [key, kg]))
    .toEqual([
      ['press:1', 12],
      ['squat:1', -2.5],
      ['squat:2', 100],
    ]);
});

test('a session of a program that is over is there to read; what was refused is shown with its numbers @phone', async ({
  page,
  context,
}) => {
  const { id, token } = await inTraining();
  await openToday(page, token);
  await page.getByRole('link', { name: 'Start session' }).click();
  await lift(page, '42.5', 1);
  await expect.poll(async () => (await logOf(id))[0]?.sets.length).toBe(1);
  await context.setOffline(true);
  await skipRest(page);
  await lift(page, '45', 2);
  const over = "UPDATE programs SET state = 'ended', state_since = now() - interval '3 days' WHERE id = $1";
  await inDatabase(over, [id]);
  await context.setOffline(false);
  await expect(page.getByText('Back squat, set 2: 45 kg × 8')).toBeVisible();
  await look(page);
  await page.reload();
  await heading(page, 'Lower A, not finished');
  await expect(page.getByText('1 of 2 sets · 42.5 kg × 8')).toBeVisible();
  await expect(page.getByText('nothing more can be written down')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change a set' })).toHaveCount(0);
  await look(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await look(page);
});

test('a browser that stores nothing says so before she begins @phone', async ({ page }) => {
  const { token } = await inTraining();
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Not allowed', 'SecurityError');
    };
  });
  await bringToken(page, token);
  await page.goto('/my');
  await expect(page.getByRole('alert').filter({ hasText: 'does not let us store anything' })).toBeVisible();
});
