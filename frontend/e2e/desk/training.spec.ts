import { randomUUID } from 'node:crypto';
import { shippedCheckIn } from '@ironbloom/brand/check-in';
import { isoDay } from '@ironbloom/brand/india';
import type { TrainingPlan } from '@ironbloom/brand/plan';
import type { Edit, SessionRef, SetValue } from '@ironbloom/brand/training-log';
import { expect, type Page, test } from '@playwright/test';
import { bringToken, needsAccounts } from '../account/account-stack.ts';
import { asAdmin } from '../admin/admin-stack.ts';
import { aClient, look } from '../my/my-stack.ts';
import { watchConsole } from '../support/checks.ts';
import { inDatabase } from '../support/database.ts';
import { rowsOf } from '../support/plan-row.ts';
import { aCoach, aWord } from './desk-stack.ts';

test.beforeEach(needsAccounts);

type Client = Awaited<ReturnType<typeof aClient>>;

const DAY_MS = 86_400_000;
const day = (ago = 0): string => isoDay(Date.now() - ago * DAY_MS);

const row = rowsOf({
  sets: 3,
  amount: { kind: 'reps', from: 5, to: null, aSide: false },
  load: { kind: 'kg', value: 50 },
});

/** Two sessions a week; the squat goes up week by week. */
const training = (): TrainingPlan => ({
  templateId: null,
  maxima: [{ id: 'back-squat', kg: 70 }],
  weeks: [50, 55, 57.5].map((kg, at) => ({
    id: `week-${at + 1}`,
    name: '',
    note: '',
    days: [
      {
        id: 'lower',
        weekday: 0,
        name: 'Lower A',
        minutes: 50,
        note: '',
        blocks: [
          {
            id: 'b1',
            kind: 'single',
            rows: [
              row('squat', { exerciseId: 'back-squat', name: 'Back squat', load: { kind: 'kg', value: kg } }),
            ],
          },
          {
            id: 'b2',
            kind: 'superset',
            rows: [
              row('press', { name: 'Press', load: { kind: 'pair', value: 12 } }),
              row('plank', {
                name: 'Plank',
                sets: 2,
                load: { kind: 'body', value: 0 },
                amount: { kind: 'time', from: 45, to: null, aSide: false },
              }),
            ],
          },
        ],
      },
      {
        id: 'upper',
        weekday: 3,
        name: 'Upper A',
        minutes: null,
        note: '',
        blocks: [
          { id: 'b3', kind: 'single', rows: [row('row', { name: 'Row', load: { kind: 'kg', value: 40 } })] },
        ],
      },
    ],
  })),
});

/** A client of a coach in her third week, with a plan. */
async function inTraining(name: string, coach: { email: string }): Promise<Client> {
  const client = await aClient();
  await inDatabase('UPDATE payments SET name = $2 WHERE id = $1', [client.id, name]);
  const [user] = await inDatabase<{ id: string }>('SELECT id FROM users WHERE email = $1', [coach.email]);
  await asAdmin('/api/admin/client-assignments', {
    method: 'POST',
    body: { ids: [client.id], coach: user?.id },
  });
  await asAdmin(`/api/admin/clients/${client.id}/plans`, {
    method: 'POST',
    body: { version: 0, html: '', note: '', documentId: null, training: training() },
  });
  await inDatabase(
    `UPDATE programs SET state = 'active', starts_on = $2, called_at = now(), called_by = 'x', assessed_at = now(), assessed_by = 'x' WHERE id = $1`,
    [client.id, day(16)],
  );
  return client;
}

type Part = Omit<Edit, 'id' | 'session' | 'at'>;

const set = (of: string, change: Partial<SetValue>): Part => ({
  kind: 'set',
  of,
  value: {
    rowId: of.split(':')[0]!,
    exerciseId: null,
    name: of.split(':')[0]!,
    kg: null,
    reps: null,
    seconds: null,
    metres: null,
    done: true,
    removed: false,
    ...change,
  },
});
const squats = (kg: number, ...reps: number[]): Part[] =>
  reps.map((count, at) =>
    set(`squat:${at + 1}`, { exerciseId: 'back-squat', name: 'Back squat', kg, reps: count }),
  );
const part = (kind: Edit['kind'], of: string, value: unknown): Part => ({ kind, of, value }) as Part;

/** What her phone sends after a session. */
async function log({ id, token }: Client, session: Partial<SessionRef>, ...parts: Part[]): Promise<void> {
  const ref = {
    on: day(),
    dayId: 'lower',
    plannedOn: null,
    weekId: 'week-1',
    version: 1,
    name: 'Lower A',
    ...session,
  };
  const edits = parts.map((one) => ({
    ...one,
    id: randomUUID(),
    session: ref,
    at: new Date().toISOString(),
  }));
  const response = await fetch(new URL(`/api/my/programs/${id}/training/edits`, process.env['BASE_URL']), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ edits }),
  });
  expect(await response.json()).toMatchObject({ refused: [], taken: edits.map((one) => one.id) });
}

const finished = (minutes = 52): Part[] => [
  part('started', '', new Date(Date.now() - minutes * 60_000).toISOString()),
  part('finished', '', new Date().toISOString()),
];

/** Three weeks with all that can be written down. */
async function threeWeeks(client: Client): Promise<void> {
  await log(client, { on: day(14) }, ...squats(50, 5, 5, 5), part('feel', '', 3), ...finished());
  await log(
    client,
    { on: day(7), weekId: 'week-2' },
    ...squats(55, 5, 5, 4),
    set('press:1', { name: 'Press', kg: 12, reps: 5 }),
    part('row-pain', 'squat', 'Left knee, in set 3.'),
    part('feel', '', 4),
    part('note', '', 'Slept badly.'),
    ...finished(),
  );
  await log(
    client,
    { on: day(2), plannedOn: day(3), weekId: 'week-3' },
    ...squats(55, 5, 5, 4),
    part('row-swap', 'press', { exerciseId: null, name: 'Landmine press' }),
    set('press:1', { name: 'Landmine press', kg: 20, reps: 5 }),
    set('press:2', { name: 'Landmine press', kg: 22.5, reps: 5 }),
    part('row-note', 'press', 'No dumbbells free.'),
    part('row-skip', 'plank', 'pain'),
    part('row-pain', 'plank', 'Lower back.'),
    set('x:1', { rowId: null, name: 'Curl', kg: 8, reps: 12 }),
    ...finished(61),
  );
  await log(
    client,
    { dayId: 'upper', name: 'Upper A', weekId: 'week-3' },
    set('row:1', { name: 'Row', kg: 40, reps: 5 }),
    part('row-skip', 'row', 'no-time'),
  );
}

const session = (page: Page, name: string | RegExp) =>
  page.getByRole('listitem').filter({ has: page.locator('summary', { hasText: name }) });

test('the coach sees what was trained: sessions, lifts, the week beside a check-in, the last sets', async ({
  page,
  browser,
}) => {
  const consoleErrors = watchConsole(page);
  const word = aWord();
  const coach = await aCoach(`Rhea ${word}`);
  const client = await inTraining(`Aditi ${word}`, coach);
  await page.setViewportSize({ width: 1440, height: 900 });
  await bringToken(page, coach.token);
  await page.goto(`/admin/clients/${client.id}?view=training`);
  await expect(page.getByText('Nothing logged yet')).toBeVisible();
  await expect(
    page.getByText('The first session that Aditi logs stands here, beside the plan.'),
  ).toBeVisible();
  await look(page);

  await threeWeeks(client);
  await page.goto(`/admin/clients/${client.id}`);
  const box = page.getByRole('region', { name: 'Training' });
  await expect(box).toContainText('This week1 of 2');
  await expect(box).toContainText(/Last sessionUpper A, .*, not finished/);
  await expect(box.getByRole('listitem')).toHaveText([/^Pain: Lower back\.Plank, Lower A/]);
  await look(page);
  await box.getByRole('link', { name: 'All sessions' }).click();

  const sessions = page.getByRole('region', { name: 'Sessions', exact: true });
  await expect(sessions.locator('summary')).toHaveText([
    /Upper A.*1 of 3 sets, 200 kg.*Not finished/,
    /Lower A.*5 of 8 sets, 1 beside the plan, 1,079 kg, 61 min, moved from.*Pain/,
    /Lower A.*4 of 8 sets, 830 kg, 52 min.*Pain.*Hard/,
    /Lower A.*3 of 8 sets, 750 kg, 52 min.*Right/,
  ]);
  await expect(session(page, 'Upper A').getByRole('row').nth(1)).toHaveText(
    /ARow.*3 × 5, 40 kg.*40 kg × 5.*1 of 3 sets.*Skipped: no time/,
  );
  const second = session(page, '61 min');
  await second.locator('summary').click();
  await expect(second.getByRole('row')).toHaveText([
    'ExercisePlannedDone',
    /ABack squat.*3 × 5, 57\.5 kg.*55 kg × 5, 5, 4/,
    /B1Landmine pressin place of Press.*3 × 5, 2 × 12 kg.*20 kg × 5; 22\.5 kg × 5.*2 of 3 sets.*“No dumbbells free\.”/,
    /B2Plank.*2 × 45 s, Body.*Skipped for pain: Lower back\./,
    /Curl.*Not in the plan.*8 kg × 12/,
  ]);
  await session(page, /830 kg/)
    .locator('summary')
    .click();
  await expect(session(page, /830 kg/)).toContainText('“Slept badly.”');
  await expect(
    page.getByRole('img', { name: 'This week 1 of 2; 2 of 4 planned sessions done until then.' }),
  ).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Lift' })).toHaveValue('back-squat');
  await expect(
    page.getByRole('img', { name: /^64\.2 kg on .* \(55 kg × 5\), \+5\.8 kg since/ }),
  ).toBeVisible();
  await look(page);

  // Her week beside her answers. The check-in may be there already: the worker opens them on their weekday.
  await inDatabase(
    `INSERT INTO check_ins (id, program_id, due_on, week, questions, state, answers, sent_at)
     VALUES (gen_random_uuid(), $1, $2, 3, $3, 'sent', '{"weight": 62.8}', now())
     ON CONFLICT ON CONSTRAINT check_ins_of_day DO UPDATE SET state = 'sent', answers = EXCLUDED.answers, sent_at = now()`,
    [client.id, day(), JSON.stringify(shippedCheckIn.questions)],
  );
  await page.goto(`/admin/check-ins/${client.id}/${day()}`);
  const line = (name: string) => page.getByRole('row').filter({ hasText: name });
  await expect(line('Sessions logged')).toHaveText(/1 of 2.*1 of 2.*same/);
  await expect(line('Volume logged')).toHaveText(/830 kg.*1,279 kg.*\+54%/);
  await look(page);

  // Beside the plan's row, where the load is held.
  await page.goto(`/admin/clients/${client.id}/plan`);
  await page.getByRole('grid').getByText('Back squat').click();
  const side = page.getByRole('complementary', { name: 'Details' });
  await expect(side.getByRole('heading', { name: 'Aditi’s last sets' })).toBeVisible();
  await expect(side.getByText(/kg × 5, 5/)).toHaveText([
    /On .* it was 55 kg × 5, 5, 4\. Hold 55 kg one more week\?/,
    '55 kg × 5, 5, 4',
    '55 kg × 5, 5, 4',
    '50 kg × 5, 5, 5',
  ]);
  await expect(side).toContainText('Estimated maximum 64.2 kg');
  await expect(side).toContainText('Loads in % are of these 70 kg, whatever the log says.');
  await expect(side).toContainText('Left knee, in set 3.');
  await look(page);
  await side.getByRole('button', { name: 'Hold at 55 kg' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Back squat' })).toContainText('55 kg');
  await expect(side.getByRole('button', { name: 'Hold at 55 kg' })).toHaveCount(0);
  await page.getByRole('grid').getByText('Back squat').click();
  await side.getByRole('button', { name: 'Set to 64 kg, from the log' }).click();
  await expect(side).toContainText('Loads in % are of these 64 kg');
  expect(consoleErrors).toEqual([]);

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const hers = await phone.newPage();
  await bringToken(hers, coach.token);
  for (const [path, shown] of [
    [`/admin/clients/${client.id}?view=training`, 'Sessions by week'],
    [`/admin/clients/${client.id}`, 'Last session'],
    [`/admin/check-ins/${client.id}/${day()}`, 'Sessions logged'],
  ] as const) {
    await hers.goto(path);
    await expect(hers.getByText(shown, { exact: true }).first()).toBeVisible();
    await look(hers);
  }
  await hers.goto(`/admin/clients/${client.id}/plan`);
  await hers.getByRole('button', { name: /Back squat/ }).click();
  await expect(hers.getByRole('dialog')).toContainText('Last: 55 kg × 5, 5, 4');
  await look(hers);
  await phone.close();
});

test('another coach sees nothing of it', async ({ page }) => {
  const word = aWord();
  const client = await inTraining(`Aditi ${word}`, await aCoach(`Rhea ${word}`));
  await log(client, { on: day(7) }, ...squats(50, 5));
  const other = await aCoach(`Sameer ${word}`);
  await bringToken(page, other.token);
  await page.goto(`/admin/clients/${client.id}?view=training`);
  await expect(page.getByText('Client not found')).toBeVisible();
  await expect(page.getByText('Lower A')).toHaveCount(0);
});
