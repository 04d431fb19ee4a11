import type { TrainingPlan } from '@ironbloom/brand/plan';
import { weekdayOf } from '@ironbloom/brand/plan-days';
import { isoDay } from '@ironbloom/brand/india';
import { expect, type Page } from '@playwright/test';
import { bringToken } from '../account/account-stack.ts';
import { asAdmin } from '../admin/admin-stack.ts';
import { inDatabase } from '../support/database.ts';
import { rowsOf } from '../support/plan-row.ts';
import { aClient, heading } from './my-stack.ts';

const DAY_MS = 86_400_000;
/** A day in India, so many days ago. */
export const day = (ago = 0): string => isoDay(Date.now() - ago * DAY_MS);

const row = rowsOf({
  sets: 2,
  amount: { kind: 'reps', from: 8, to: null, aSide: false },
  load: { kind: 'kg', value: 40 },
});

/** Of two sessions, on the weekdays of these days: today's and yesterday's. @param rest seconds */
export const training = (days = [day(), day(1)] as const, rest = 90): TrainingPlan => ({
  templateId: null,
  maxima: [],
  weeks: ['week-1', 'week-2'].map((id) => ({
    id,
    name: '',
    note: '',
    days: [
      {
        id: 'lower',
        weekday: weekdayOf(days[0]),
        name: 'Lower A',
        minutes: 52,
        note: 'Slowly.',
        blocks: [
          {
            id: 'b1',
            kind: 'single',
            rows: [row('squat', { exerciseId: 'back-squat', name: 'Back squat', note: 'Knees out.', rest })],
          },
          {
            id: 'b2',
            kind: 'superset',
            rows: [
              row('press', {
                exerciseId: 'dumbbell-bench-press',
                name: 'Press',
                load: { kind: 'pair', value: 12 },
              }),
              row('plank', {
                name: 'Plank',
                load: { kind: 'body', value: 0 },
                amount: { kind: 'time', from: 45, to: null, aSide: false },
              }),
            ],
          },
        ],
      },
      {
        id: 'upper',
        weekday: weekdayOf(days[1]),
        name: 'Upper A',
        minutes: null,
        note: '',
        blocks: [{ id: 'b3', kind: 'single', rows: [row('row', { name: 'Row' })] }],
      },
    ],
  })),
});

/** A client with a plan. @param more of the plan @param began days ago; by default she is in her second week */
export async function inTraining(
  more: (id: string) => object | Promise<object> = () => ({}),
  began = 9,
): Promise<Awaited<ReturnType<typeof aClient>>> {
  const client = await aClient();
  await asAdmin(`/api/admin/clients/${client.id}/plans`, {
    method: 'POST',
    body: {
      version: 0,
      html: '',
      note: '',
      documentId: null,
      training: training(),
      ...(await more(client.id)),
    },
  });
  await inDatabase(
    "UPDATE programs SET starts_on = $2, state = 'active', state_since = now() WHERE id = $1",
    [client.id, day(began)],
  );
  return client;
}

interface Log {
  sessions: {
    on: string;
    dayId: string;
    finishedAt: string | null;
    parts: { key: string; value: unknown }[];
    sets: { key: string; kg: number | null; reps: number | null; seconds: number | null; done: boolean }[];
  }[];
}

/** As the coach sees it. */
export const logOf = async (id: string): Promise<Log['sessions']> =>
  (await asAdmin<Log>(`/api/admin/clients/${id}/training`)).sessions;

/** Opens the area with a line, so that all of it is on the phone. */
export async function openToday(page: Page, token: string): Promise<void> {
  await bringToken(page, token);
  await page.goto('/my');
  await heading(page, 'Lower A');
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  // The first visit was not served by the worker.
  await page.reload();
  await heading(page, 'Lower A');
  await expect(page.getByText('The first time').first()).toBeVisible();
}

/** ms in which a press counts as the second one of a double press. */
const DOUBLE_MS = 400;

export async function setDone(page: Page, number: number): Promise<void> {
  await page.getByRole('button', { name: `Set ${number} done`, exact: true }).click();
  await page.waitForTimeout(DOUBLE_MS);
}
export const skipRest = (page: Page) => page.getByRole('button', { name: 'Skip rest' }).click();
