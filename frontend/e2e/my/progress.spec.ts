import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { PlanRow } from '@ironbloom/brand/plan';
import { weekdayOf } from '@ironbloom/brand/plan-days';
import type { PartKind, SetValue } from '@ironbloom/brand/training-log';
import { dayAndMonth, isoDay } from '@ironbloom/brand/india';
import { expect, type Page, test } from '@playwright/test';
import { bringToken } from '../account/account-stack.ts';
import { asAdmin } from '../admin/admin-stack.ts';
import { needsStack } from '../buying/buying-stack.ts';
import { watchConsole } from '../support/checks.ts';
import { inDatabase } from '../support/database.ts';
import { aClient, heading, look } from './my-stack.ts';

test.beforeEach(needsStack);
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

type Client = Awaited<ReturnType<typeof aClient>>;

const DAY_MS = 86_400_000;
const day = (ago = 0): string => isoDay(Date.now() - ago * DAY_MS);

const row = (id: string, name: string): PlanRow => ({
  id,
  exerciseId: id,
  name,
  sets: 2,
  amount: { kind: 'reps', from: 5, to: null, aSide: false },
  load: { kind: 'kg', value: 40 },
  effort: null,
  tempo: '',
  rest: 90,
  each: null,
  note: '',
});
const planned = (id: string, name: string, ago: number, rows: PlanRow[]) => ({
  id,
  weekday: weekdayOf(day(ago)),
  name,
  minutes: null,
  note: '',
  blocks: rows.map((one) => ({ id: `b-${one.id}`, kind: 'single', rows: [one] })),
});

/** A client in her third week, with a plan of two days a week: 8 and 1, 11 and 4 days ago. */
async function inTraining(): Promise<Client> {
  const client = await aClient();
  const days = [
    planned('lower', 'Lower A', 1, [row('back-squat', 'Back squat'), row('plank', 'Plank')]),
    planned('upper', 'Upper A', 4, [row('bench-press', 'Bench press')]),
  ];
  await asAdmin(`/api/admin/clients/${client.id}/plans`, {
    method: 'POST',
    body: {
      version: 0,
      html: '',
      note: '',
      documentId: null,
      training: { templateId: null, maxima: [], weeks: [{ id: 'w', name: '', note: '', days }] },
    },
  });
  await inDatabase(
    "UPDATE programs SET starts_on = $2, state = 'active', state_since = now() WHERE id = $1",
    [client.id, day(14)],
  );
  return client;
}

const names = { lower: 'Lower A', upper: 'Upper A' } as const;

/** Writes a session down, as her phone does. @param parts kind, of and value of each */
async function log(
  { id, token }: Client,
  ago: number,
  dayId: keyof typeof names,
  parts: readonly [PartKind, string, unknown][],
  plannedAgo?: number,
): Promise<void> {
  const session = {
    on: day(ago),
    dayId,
    plannedOn: plannedAgo === undefined ? null : day(plannedAgo),
    weekId: 'w',
    version: 1,
    name: names[dayId],
  };
  const edits = [...parts, ['finished', '', new Date().toISOString()] as const].map(([kind, of, value]) => ({
    id: randomUUID(),
    session,
    kind,
    of,
    value,
    at: new Date().toISOString(),
  }));
  const response = await fetch(new URL(`/api/my/programs/${id}/training/edits`, process.env['BASE_URL']), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ edits }),
  });
  if (!response.ok) throw new Error(`answered ${response.status}: ${await response.text()}`);
}

const set = (rowId: string, name: string, kg: number, reps: number): SetValue => ({
  rowId,
  exerciseId: rowId,
  name,
  kg,
  reps,
  seconds: null,
  metres: null,
  done: true,
  removed: false,
});
const squat = (number: number, kg: number, reps = 5): [PartKind, string, unknown] => [
  'set',
  `back-squat:${number}`,
  set('back-squat', 'Back squat', kg, reps),
];
const press = (kg: number): [PartKind, string, unknown] => [
  'set',
  'bench-press:1',
  set('bench-press', 'Bench press', kg, 8),
];

/** A check-in that was sent so many days ago. */
const checkIn = (id: string, ago: number, week: number, weight: number) =>
  inDatabase(
    `INSERT INTO check_ins (id, program_id, due_on, week, state, questions, answers, sent_at)
     VALUES (gen_random_uuid(), $1, $2, $3, 'sent',
             '[{"id": "weight", "kind": "number", "text": "Your weight", "quantity": "weight", "min": 30, "max": 300, "required": true, "hint": ""}]',
             jsonb_build_object('weight', $4::float), now())`,
    [id, day(ago), week, weight],
  );

const csvOf = async (page: Page, button: string): Promise<{ name: string; lines: string[] }> => {
  const begun = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const file = await begun;
  const text = await readFile(await file.path(), 'utf8');
  return { name: file.suggestedFilename(), lines: text.replace('\uFEFF', '').trim().split('\r\n') };
};

test('training over time: volume, calendar, lifts and records, in her unit, as CSV, and without a line @phone', async ({
  page,
  context,
}) => {
  const consoleErrors = watchConsole(page);
  const client = await inTraining();
  await log(client, 10, 'upper', [press(30)], 11);
  await log(client, 8, 'lower', [squat(1, 60), squat(2, 60)]);
  await log(client, 1, 'lower', [
    squat(1, 62.5),
    squat(2, 65, 3),
    ['row-skip', 'plank', 'pain'],
    ['row-pain', 'back-squat', 'Left knee'],
  ]);
  await checkIn(client.id, 7, 1, 69.4);
  await bringToken(page, client.token);
  await page.goto('/my/progress');
  await heading(page, 'Progress');
  await look(page);

  // One check-in, one session of a lift: said as what they are.
  await expect(
    page.getByRole('img', { name: `69.4 kg on ${dayAndMonth(day(7))}, the first measure.` }),
  ).toBeVisible();
  await expect(page.getByText('3 of 4', { exact: true })).toBeVisible();
  await expect(page.getByText('one missed, week 2', { exact: true })).toBeVisible();

  const volume = page.getByRole('region', { name: 'Volume per week' });
  await expect(volume.getByRole('img', { name: /^0 kg in week 3 so far, 508 kg in week 2\./ })).toBeVisible();
  await volume.getByText('Show the numbers').click();
  await expect(volume.getByRole('row', { name: '1 840 kg 3', exact: true })).toBeVisible();
  await expect(volume.getByRole('row', { name: '3, so far 0 kg 0', exact: true })).toBeVisible();

  const adherence = page.getByRole('region', { name: 'Adherence' });
  const calendar = adherence.getByRole('table', { name: 'Sessions by day' });
  const cell = (ago: number, words: string) =>
    expect(
      calendar.getByRole('cell', { name: `${dayAndMonth(day(ago))}${ago === 0 ? ', today' : ''}: ${words}` }),
    ).toBeVisible();
  await cell(11, `Upper A, moved to ${dayAndMonth(day(10))}`);
  await cell(10, `Upper A, done, moved from ${dayAndMonth(day(11))}`);
  await cell(8, 'Lower A, done');
  await cell(4, 'Upper A, missed');
  await cell(0, 'rest');
  await cell(-3, 'Upper A, planned');
  await expect(calendar).toHaveAccessibleDescription(
    '3 sessions done, one missed, week 2, 1 moved to another day.',
  );
  await adherence.getByText('Show the numbers').click();
  await expect(adherence.getByRole('row', { name: '2 2 1 1', exact: true })).toBeVisible();

  const lifts = page.getByRole('region', { name: 'Estimated maximum' });
  await expect(
    lifts.getByRole('img', {
      name: `Back squat: From 70 kg on ${dayAndMonth(day(8))} to 72.9 kg on ${dayAndMonth(day(1))}: 2.9 more.`,
    }),
  ).toBeVisible();
  await lifts.getByText('Show the numbers').click();
  await expect(lifts.getByRole('cell', { name: '62.5 kg × 5' })).toBeVisible();
  await lifts.getByLabel('Lift').selectOption('Bench press');
  await expect(lifts.getByRole('img', { name: /^Bench press: 38 kg on .*, the first one\.$/ })).toBeVisible();

  const records = page.getByRole('region', { name: 'Records' }).getByRole('listitem');
  await expect(records).toHaveCount(2);
  await expect(records.first()).toContainText('Back squat65 kg × 3');
  await expect(records.first()).toContainText(`${dayAndMonth(day(1))}, estimate 72.9 kg`);
  await expect(records.first()).toContainText('before 60 kg × 5');
  await look(page);

  const training = await csvOf(page, 'Training as CSV');
  expect(training).toEqual({
    name: 'training.csv',
    lines: [
      'Day,Session,Exercise,Set,kg,Repetitions,Seconds,Metres,Pain,Note',
      `${day(10)},Upper A,Bench press,1,30,8,,,,`,
      `${day(8)},Lower A,Back squat,1,60,5,,,,`,
      `${day(8)},Lower A,Back squat,2,60,5,,,,`,
      `${day(1)},Lower A,Back squat,1,62.5,5,,,Left knee,`,
      `${day(1)},Lower A,Back squat,2,65,3,,,,`,
      `${day(1)},Lower A,Plank,,,,,,,Skipped: pain`,
    ],
  });
  const checkIns = await csvOf(page, 'Check-ins as CSV');
  expect(checkIns.name).toBe('check-ins.csv');
  expect(checkIns.lines.at(-1)).toContain('69.4');

  // What was loaded last stands here without a line, too.
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await page.reload();
  await expect(records).toHaveCount(2);
  await context.setOffline(true);
  await page.reload();
  await heading(page, 'Progress');
  await expect(records).toHaveCount(2);
  await look(page);
  await context.setOffline(false);

  await inDatabase("UPDATE programs SET weight_unit = 'lb' WHERE id = $1", [client.id]);
  await page.reload();
  await expect(records.first()).toContainText('143.3 lb × 3');
  await expect(
    page.getByRole('img', { name: /^0 lb in week 3 so far, 1,119 lb in week 2\..* count in 1,000 lb\.$/ }),
  ).toBeVisible();
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await look(page);
  }
  expect(consoleErrors.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});

test('says what is not there yet, part by part @phone', async ({ page, context }) => {
  const client = await inTraining();
  await bringToken(page, client.token);
  await page.goto('/my/progress');
  await expect(page.getByText('Nothing measured yet')).toBeVisible();
  await look(page);
  await log(client, 8, 'lower', [squat(1, 60)]);
  await page.reload();
  await expect(page.getByText('Your first weight stands here after your first check-in.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Training as CSV' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Check-ins as CSV' })).toHaveCount(0);
  await look(page);

  const other = await inTraining();
  await checkIn(other.id, 7, 1, 69.4);
  await page.evaluate((text) => localStorage.setItem('access_token', text), other.token);
  await page.goto('/my/progress');
  await expect(
    page.getByText('Your first volume, lifts and records stand here after your first session.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Training as CSV' })).toHaveCount(0);
  await look(page);

  // What waits on this device is not counted.
  await context.route('**/training/edits', (route) => route.abort());
  await page.goto(`/my/session?on=${day()}&day=upper`);
  await page.getByRole('button', { name: 'Set 1 done', exact: true }).click();
  await page.goto('/my/progress');
  await expect(page.getByText('What waits on this device to be sent is not counted here yet.')).toBeVisible();
  await look(page);
});

test('without a line and without an answer of before it says so, and tries again @phone', async ({
  page,
  context,
}) => {
  const client = await inTraining();
  await log(client, 8, 'lower', [squat(1, 60)]);
  await context.route('**/training/progress', (route) => route.abort());
  await bringToken(page, client.token);
  await page.goto('/my/progress');
  await expect(page.getByText('We could not reach the server.')).toBeVisible();
  await look(page);
  await context.unroute('**/training/progress');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: 'Records' })).toBeVisible();
});
