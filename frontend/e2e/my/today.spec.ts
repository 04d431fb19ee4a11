import type { FoodPlan } from '@ironbloom/brand/plan';
import { expect, type Page, test } from '@playwright/test';
import { bringToken } from '../account/account-stack.ts';
import { ownersToken } from '../admin/admin-stack.ts';
import { needsStack } from '../buying/buying-stack.ts';
import { aPicture } from '../content/pictures.ts';
import { watchConsole } from '../support/checks.ts';
import { inDatabase } from '../support/database.ts';
import { heading, look } from './my-stack.ts';
import { day, inTraining, logOf, openToday, setDone, training } from './training-stack.ts';

test.beforeEach(needsStack);

const foodOfDay = (name: string, kcal: number) => ({
  target: { kcal, protein: 120, carbs: 200, fat: 60 },
  meals: [
    {
      id: name,
      name: 'Breakfast',
      at: '08:30',
      options: [
        {
          id: 'a',
          items: [
            {
              id: name,
              source: 'own' as const,
              sourceId: null,
              name,
              amount: 200,
              unit: 'g',
              unitGrams: 1,
              figures: { kcal: 60, protein: 3, carbs: 5, fat: 3 },
              swaps: [],
            },
          ],
        },
      ],
    },
  ],
});
const food = (): FoodPlan => ({
  trainingDays: 2,
  training: foodOfDay('Upma', 1900),
  rest: foodOfDay('Curd', 1700),
  note: '',
});

/** At 390 px and on a desktop. */
async function lookTwice(page: Page): Promise<void> {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await look(page);
  }
}

test('a rest day has the food of a rest day, and what comes next @phone', async ({ page }) => {
  const consoleErrors = watchConsole(page);
  const { token } = await inTraining(() => ({
    food: food(),
    training: training([day(-1), day(-2)]),
  }));
  await bringToken(page, token);
  await page.goto('/my');
  await heading(page, 'Rest day');
  await expect(page.getByText('0 of two sessions done this week.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Tomorrow: Lower A' })).toBeVisible();
  const eaten = page.getByRole('region', { name: 'Food', exact: true });
  await expect(eaten).toContainText('Curd');
  await expect(eaten).toContainText('1,700');
  await lookTwice(page);
  expect(consoleErrors).toEqual([]);
});

test('the first day says so, with the food of a training day @phone', async ({ page }) => {
  const { token } = await inTraining(() => ({ food: food() }), 0);
  await bringToken(page, token);
  await page.goto('/my');
  await heading(page, 'Lower A');
  await expect(page.getByText('Your first day. 52 min · 3 exercises · 6 sets')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Food', exact: true })).toContainText('Upma');
  await expect(page.getByRole('link', { name: 'Move it to today' })).toHaveCount(0);
  await lookTwice(page);
});

declare global {
  interface Window {
    signals: string[];
  }
}

test('a rest ends with a tone and a vibration, the screen stays on by choice, loads are in pounds @phone', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.signals = [];
    navigator.vibrate = (pattern) => window.signals.push(`vibrate ${String(pattern)}`) > 0;
    AudioContext.prototype.createOscillator = new Proxy(AudioContext.prototype.createOscillator, {
      apply: (create, context: AudioContext) => {
        window.signals.push('tone');
        return create.call(context);
      },
    });
    const wakeLock = {
      request: async (type: string) => {
        window.signals.push(`awake ${type}`);
        return { release: async () => void window.signals.push('released') };
      },
    };
    Object.defineProperty(navigator, 'wakeLock', { value: wakeLock });
  });
  const { id, token } = await inTraining(() => ({ training: training(undefined, 2) }));
  await inDatabase("UPDATE programs SET weight_unit = 'lb' WHERE id = $1", [id]);
  await openToday(page, token);
  await page.getByRole('link', { name: 'Start session' }).click();
  const load = page.getByRole('textbox', { name: 'Load in pounds' });
  await expect(load).toHaveValue('88.2');
  await load.fill('100');
  await page.getByRole('button', { name: '5 lb more' }).click();
  const awake = page.getByRole('checkbox', { name: 'Keep the screen on' });
  await awake.check();
  await setDone(page, 1);
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(page.getByRole('timer')).toBeHidden();
  await awake.uncheck();
  await expect
    .poll(() => page.evaluate(() => window.signals))
    .toEqual(['awake screen', 'vibrate 200,100,200', 'tone', 'released']);
  await page.getByRole('checkbox', { name: 'Sound and vibration at the end of a rest' }).uncheck();
  await page.reload();
  await expect(page.getByText('1 of 6 sets')).toBeVisible();
  await setDone(page, 2);
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(page.getByRole('timer')).toBeHidden();
  expect(await page.evaluate(() => window.signals)).toEqual([]);
  await expect.poll(async () => (await logOf(id))[0]?.sets.map(({ kg }) => kg)).toEqual([47.63, 40]);
});

test('the plan and its pictures are fetched ahead, for a time without a line @phone', async ({
  page,
  context,
}) => {
  const { token } = await inTraining(async (id) => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(aPicture().buffer)], { type: 'image/png' }), 'row.png');
    const sent = await fetch(new URL(`/api/admin/clients/${id}/files`, process.env['BASE_URL']), {
      method: 'POST',
      headers: { authorization: `Bearer ${await ownersToken()}` },
      body: form,
    });
    const { url } = (await sent.json()) as { url: string };
    return { html: `<p>Row</p><img src="${url}" alt="The row">` };
  });
  const fetched = page.waitForResponse(/private-files/);
  await openToday(page, token);
  await fetched;
  await expect(page.getByRole('link', { name: 'Plan', exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.goto('/my/plan?part=text');
  const logo = page.getByRole('link', { name: 'Ironbloom home' }).locator('img').first();
  await expect
    .poll(() => logo.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
    .toBeGreaterThan(0);
  await expect(page.getByText('Row', { exact: true })).toBeVisible();
  await expect
    .poll(() =>
      page.getByRole('img', { name: 'The row' }).evaluate((img: HTMLImageElement) => img.naturalWidth),
    )
    .toBeGreaterThan(0);
});
