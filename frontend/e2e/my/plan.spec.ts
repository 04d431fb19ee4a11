import { randomUUID } from 'node:crypto';
import type { FoodItem, FoodPlan, PlanRow, TrainingPlan } from '@ironbloom/brand/plan';
import { expect, type Page, test } from '@playwright/test';
import { asAdmin } from '../admin/admin-stack.ts';
import { needsStack } from '../buying/buying-stack.ts';
import { watchConsole } from '../support/checks.ts';
import { inDatabase } from '../support/database.ts';
import { rowsOf } from '../support/plan-row.ts';
import { aClient, heading, look } from './my-stack.ts';

test.beforeEach(needsStack);

const squatRow = rowsOf({
  sets: 4,
  amount: { kind: 'reps', from: 6, to: null, aSide: false },
  load: { kind: 'kg', value: 47.5 },
});
const row = (change: Partial<PlanRow>): PlanRow =>
  squatRow(randomUUID(), { name: 'Back squat', rest: 120, ...change });

/** Monday's and Thursday's sessions. */
const training = (squat: number): TrainingPlan => ({
  templateId: null,
  maxima: [],
  weeks: ['', 'Deload'].map((name, index) => ({
    id: `week-${index}`,
    name,
    note: index === 0 ? 'Begin lightly.' : '',
    days: [
      {
        id: 'monday',
        weekday: 0,
        name: 'Lower A',
        minutes: 52,
        note: '',
        blocks: [
          {
            id: 'b1',
            kind: 'single',
            rows: [
              row({
                id: 'squat',
                exerciseId: 'back-squat',
                load: { kind: 'kg', value: squat },
                note: 'Knees out.',
              }),
            ],
          },
          {
            id: 'b2',
            kind: 'superset',
            rows: [
              row({ id: 'tamil', name: 'குந்து', load: { kind: 'body', value: 0 }, rest: null }),
              row({ id: 'hindi', name: 'उठक-बैठक', load: null, rest: 90 }),
            ],
          },
        ],
      },
      {
        id: 'thursday',
        weekday: 3,
        name: 'Upper A',
        minutes: null,
        note: '',
        blocks: [{ id: 'b3', kind: 'single', rows: [row({ id: 'press', name: 'Bench press' })] }],
      },
    ],
  })),
});

const item = (change: Partial<FoodItem>): FoodItem => ({
  id: randomUUID(),
  source: 'food',
  sourceId: 'curd',
  name: 'Curd',
  amount: 200,
  unit: 'g',
  unitGrams: 1,
  figures: { kcal: 60, protein: 3, carbs: 5, fat: 3 },
  swaps: [],
  ...change,
});

const food = (): FoodPlan => ({
  trainingDays: 4,
  training: {
    target: { kcal: 1_842, protein: 120, carbs: 210, fat: 58 },
    meals: [
      {
        id: 'breakfast',
        name: 'Breakfast',
        at: '08:45',
        options: [
          {
            id: 'a',
            items: [
              item({
                id: 'curd',
                swaps: [item({ id: 'swap', name: 'Paneer', sourceId: 'paneer', amount: 60 })],
              }),
              item({
                id: 'poha',
                source: 'own',
                sourceId: null,
                name: 'पोहा',
                amount: 1,
                unit: 'plate',
                unitGrams: null,
                figures: { kcal: 340, protein: 7, carbs: 54, fat: 10 },
              }),
            ],
          },
          { id: 'b', items: [item({ id: 'curd-b' })] },
        ],
      },
    ],
  },
  rest: { target: { kcal: 1_678, protein: 120, carbs: 160, fat: 62 }, meals: [] },
  note: 'Dinner before 20:30.',
});

interface Published {
  version: number;
}

const publish = (id: string, version: number, change: object) =>
  asAdmin<Published>(`/api/admin/clients/${id}/plans`, {
    method: 'POST',
    body: { version, html: '', note: '', documentId: null, ...change },
  });

async function open(page: Page, token: string, path = '/my/plan'): Promise<void> {
  await page.addInitScript((kept) => window.localStorage.setItem('access_token', kept), token);
  await page.goto(path);
}

for (const width of [390, 1440]) {
  test(
    `a plan with training and food, at ${width} px`,
    { tag: width === 390 ? ['@core', '@phone'] : [] },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const consoleErrors = watchConsole(page);
      const { id, token } = await aClient();
      await publish(id, 0, { training: training(45), food: food() });
      await publish(id, 1, {
        training: training(47.5),
        food: food(),
        html: '<h2>How to begin</h2><p>Read this first.</p>',
        note: 'The squat goes up.',
      });
      await open(page, token);
      await heading(page, 'Your plan');
      const parts = page.getByRole('navigation', { name: 'Part of the plan' });
      await expect(parts.getByRole('link')).toHaveText(['Training', 'Food', 'Text']);
      await expect(page.getByText('The squat goes up.')).toBeVisible();

      // Training: this week with its dates; a session opens with its rows.
      await expect(page.getByLabel('Week', { exact: true })).toHaveValue('0');
      await expect(page.getByText('Begin lightly.')).toBeVisible();
      const session = page.getByRole('group').filter({ hasText: 'Lower A' }).first();
      if (!(await session.getByText('Knees out.').isVisible())) await session.getByText('Lower A').click();
      await expect(session.getByText('குந்து')).toBeVisible();
      await expect(session.getByText('उठक-बैठक')).toBeVisible();
      await expect(session.getByText('47.5')).toBeVisible();
      await expect(session.getByText('superset')).toBeVisible();
      await session.getByText('How to do it').first().click();
      await expect(session.getByText('Often goes wrong')).toBeVisible();
      await look(page);
      await page.getByRole('button', { name: 'The week after' }).click();
      await expect(page.getByRole('heading', { name: 'Week 2: Deload' })).toBeAttached();

      // What the version changed.
      await page.getByRole('button', { name: 'Compare with version 1' }).click();
      await expect(page.getByText('Back squat: load 47.5 kg instead of 45 kg')).toBeVisible();
      await expect(page.getByText('The text is new')).toBeVisible();
      await look(page);
      await page.keyboard.press('Escape');

      // Food.
      await parts.getByRole('link', { name: 'Food' }).click();
      await expect(page.getByText('1,842')).toBeVisible();
      await expect(page.getByText('पोहा').first()).toBeVisible();
      await page.getByText('One swap').click();
      await expect(page.getByText('Paneer')).toBeVisible();
      await expect(page.getByRole('definition').filter({ hasText: '800 g' })).toBeVisible();
      await page.getByText('Where the figures are from').click();
      await expect(page.getByText('typed by your coach')).toBeVisible();
      await look(page);
      await page.getByRole('button', { name: 'Rest days' }).click();
      await expect(page.getByText('No meals are written for this day.')).toBeVisible();

      // Text, an earlier version, and back.
      await parts.getByRole('link', { name: 'Text' }).click();
      await expect(page.getByRole('heading', { name: 'How to begin' })).toBeVisible();
      await page.getByRole('link', { name: 'Version 1, from' }).click();
      await expect(page.getByText('This is version 1')).toBeVisible();
      await look(page);
      await page.getByRole('link', { name: 'Back to the newest one' }).click();

      // Paper.
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Plan as PDF, version 2' }).click();
      expect((await download).suggestedFilename()).toBe('plan-version-2.pdf');
      await parts.getByRole('link', { name: 'Training' }).click();
      await page.emulateMedia({ media: 'print' });
      await expect(parts).toBeHidden();
      await expect(page.getByText('Lower A').first()).toBeVisible();
      expect(consoleErrors).toEqual([]);
    },
  );
}

test('a plan that is a text alone has no parts', async ({ page }) => {
  const { id, token } = await aClient();
  await publish(id, 0, { html: '<p>Walk every day.</p>' });
  await open(page, token);
  await expect(page.getByText('Walk every day.')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Part of the plan' })).toHaveCount(0);
});

test('nobody under 18 is given targets', async ({ page }) => {
  const { id, token } = await aClient('buyer', 17);
  await inDatabase(
    `INSERT INTO intakes (program_id, guardian_agreed_at) VALUES ($1, now())
     ON CONFLICT (program_id) DO UPDATE SET guardian_agreed_at = now()`,
    [id],
  );
  await expect(publish(id, 0, { food: food() })).rejects.toThrow('FOOD_TARGETS');
  const { training: trained, rest, ...plan } = food();
  await publish(id, 0, {
    food: { ...plan, training: { ...trained, target: null }, rest: { ...rest, target: null } },
  });
  await open(page, token);
  await expect(page.getByText('पोहा').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Each day' })).toHaveCount(0);
});
