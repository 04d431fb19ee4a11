import { expect, type Page, test } from '@playwright/test';
import { asAdmin } from '../admin/admin-stack.ts';
import { needsStack } from '../buying/buying-stack.ts';
import { expectAccessible, expectNoSidewaysScroll, watchConsole } from '../support/checks.ts';
import { inDatabase } from '../support/database.ts';
import { aClient as herClient } from '../my/my-stack.ts';
import { aCoach } from './desk-stack.ts';

test.beforeEach(needsStack);

interface Answered {
  food: {
    training: { target: { protein: number } | null; meals: { options: { items: { name: string }[] }[] }[] };
  };
}

async function look(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

/** Somebody who eats as Jains do, does not bear milk and dislikes karela. */
async function aJainClient(coach: { email: string }): Promise<string> {
  const { id } = await herClient();
  const answers = {
    goal: 'lose-fat',
    days: 4,
    steps: '4000-7000',
    experience: '1-3',
    height: 164,
    weight: 62.8,
    diet: 'jain',
    allergies: ['peanut'],
    dislikes: 'Karela',
  };
  await inDatabase('INSERT INTO intakes (program_id, answers, completed_at) VALUES ($1, $2, now())', [
    id,
    JSON.stringify(answers),
  ]);
  await inDatabase('UPDATE programs SET coach_id = (SELECT id FROM users WHERE email = $2) WHERE id = $1', [
    id,
    coach.email,
  ]);
  return id;
}

async function open(page: Page, token: string, id: string): Promise<void> {
  await page.addInitScript((kept) => window.localStorage.setItem('access_token', kept), token);
  await page.goto(`/admin/clients/${id}/plan?part=food`);
}

for (const width of [1440, 390]) {
  test(
    `food is written, warned about and published, at ${width} px`,
    {
      tag: width === 1440 ? ['@core'] : ['@phone'],
    },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const consoleErrors = watchConsole(page);
      const coach = await aCoach('Rhea Nair');
      const id = await aJainClient(coach);
      await open(page, coach.token, id);

      // It begins with the formula's first guess.
      await expect(page.getByRole('heading', { name: 'Targets first' })).toBeVisible();
      await expect(page.getByText('62.8 kg, 164 cm, 30 years, 4 days of training a week')).toBeVisible();
      await page.getByRole('button', { name: 'Calculate', exact: true }).click();
      await expect(page.getByText('Resting estimate (Mifflin–St Jeor)')).toBeVisible();
      await look(page);
      await page.getByRole('button', { name: 'Use these targets' }).click();
      const targets = page.getByRole('region', { name: 'Targets of the training day' });
      await expect(targets.getByRole('textbox', { name: 'Protein' })).toHaveValue('120');
      await targets.getByRole('textbox', { name: 'Protein' }).fill('125');

      // A food by an Indian name, one in Devanagari, and the warning of a Jain kitchen.
      const breakfast = page.getByRole('region', { name: 'Breakfast' });
      await breakfast.getByRole('button', { name: 'Food or recipe' }).click();
      const search = page.getByRole('combobox', { name: 'Food or recipe for Breakfast' });
      await search.fill('पनीर');
      await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('Paneer');
      await search.press('Enter');
      await search.fill('pyaz');
      await expect(page.getByRole('listbox').getByRole('option').first()).toContainText(
        'Onion: not in a Jain kitchen',
      );
      await search.press('Enter');
      await search.fill('poha');
      await search.press('Enter');
      await search.press('Escape');
      await expect(breakfast.getByRole('button', { name: 'Food or recipe' })).toBeFocused();
      await expect(breakfast.getByText('Onion: not in a Jain kitchen').first()).toBeVisible();
      await expect(breakfast.getByText('Peanut: named as an allergy')).toBeVisible();

      // An amount by keys, another option, totals.
      const amount = breakfast.getByRole('textbox', { name: /^Paneer/ });
      await amount.fill('2');
      await amount.fill('0');
      await expect(amount).toHaveAttribute('aria-invalid', 'true');
      await amount.blur();
      await expect(amount).toHaveValue('2');
      await amount.press('ArrowUp');
      await expect(amount).toHaveValue('2.25');
      await breakfast.getByRole('button', { name: 'Another option for Breakfast' }).click();
      await expect(breakfast.getByRole('button', { name: /^B / })).toHaveAttribute('aria-pressed', 'true');

      // Another meal, with a food that is in no list.
      await page.getByRole('button', { name: 'Add a meal' }).click();
      await expect(page.getByRole('textbox', { name: 'Name of the meal' }).last()).toBeFocused();
      await page.keyboard.type('Late snack');
      const late = page.getByRole('region', { name: 'Late snack' });
      await late.getByRole('button', { name: 'Food or recipe' }).click();
      await late.getByRole('combobox').fill('Thali');
      await late.getByRole('button', { name: 'Add “Thali” with figures of your own' }).click();
      await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Name' })).toBeFocused();
      await page.keyboard.press('Escape');
      await late.getByRole('combobox').press('Escape');

      // To the rest day, and back.
      await amount.press('Control+d');
      await page.getByRole('button', { name: /^Rest day/ }).click();
      await expect(page.getByRole('region', { name: 'Breakfast' })).toHaveCount(2);
      await page.getByRole('button', { name: /^Training day/ }).click();

      // Details with the source, and a swap of the same energy.
      await breakfast.getByRole('button', { name: /^Paneer.*details and swaps$/ }).click();
      await expect(page.getByText(/^IFCT 2017/).first()).toBeVisible();
      await page.getByRole('button', { name: 'Add a swap' }).click();
      const swap = page.getByRole('combobox', { name: /^Instead of/ });
      await swap.fill('curd');
      await swap.press('Enter');
      await expect(page.getByRole('button', { name: /^Remove Curd/ })).toBeVisible();
      await look(page);
      await page.keyboard.press('Escape');
      await look(page);

      // Kept over a reload.
      await expect(page.getByText(/Kept|kept/).first()).toBeVisible();
      await page.reload();
      await expect(page.getByRole('region', { name: 'Breakfast' }).getByText('Paneer').first()).toBeVisible();
      await expect(
        page.getByRole('region', { name: 'Shopping, one week' }).getByText('Paneer'),
      ).toBeVisible();
      expect(consoleErrors).toEqual([]);
    },
  );
}

test('targets are closed under 18, with the reason', async ({ page }) => {
  const coach = await aCoach('Rhea Nair');
  const { id } = await herClient('buyer', 17);
  await inDatabase('UPDATE programs SET coach_id = (SELECT id FROM users WHERE email = $2) WHERE id = $1', [
    id,
    coach.email,
  ]);
  await open(page, coach.token, id);
  await expect(page.getByText('Under 18 there are no targets for food.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Calculate', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Meals without targets' }).click();
  await expect(page.getByText('No targets.')).toBeVisible();
});

test('what was published is answered as it was written', async ({ page }) => {
  const coach = await aCoach('Rhea Nair');
  const id = await aJainClient(coach);
  await open(page, coach.token, id);
  await page.getByRole('button', { name: /^Start at/ }).click();
  const lunch = page.getByRole('region', { name: 'Lunch' });
  await lunch.getByRole('button', { name: 'Food or recipe' }).click();
  const search = page.getByRole('combobox', { name: 'Food or recipe for Lunch' });
  await search.fill('curd');
  await search.press('Enter');
  await page.getByRole('button', { name: 'Publish' }).first().click();
  const dialog = page.getByRole('dialog');
  if (await dialog.isVisible()) await dialog.getByRole('button', { name: /^Publish/ }).click();
  await expect
    .poll(async () => (await asAdmin<{ items: unknown[] }>(`/api/admin/clients/${id}/plans`)).items.length)
    .toBe(1);
  const { food } = await asAdmin<Answered>(`/api/admin/clients/${id}/plans/1`);
  expect(food.training.target?.protein).toBe(120);
  expect(food.training.meals[1]!.options[0]!.items[0]!.name).toContain('Curd');

  // The version can be read and taken along on paper.
  await page.goto(`/admin/clients/${id}?view=plan`);
  await expect(page.getByRole('region', { name: 'Food' }).getByText(/^Curd/)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Version 1 on paper' }).click();
  expect((await download).suggestedFilename()).toBe('plan-version-1.pdf');
});
