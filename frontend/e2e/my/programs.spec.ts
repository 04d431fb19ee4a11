import { expect, test } from '@playwright/test';
import { aMember, bringToken } from '../account/account-stack.ts';
import { asAdmin } from '../admin/admin-stack.ts';
import { needsStack } from '../buying/buying-stack.ts';
import { watchConsole } from '../support/checks.ts';
import { inDatabase } from '../support/database.ts';
import { aClient, answerStep, aProgram, heading, look, next } from './my-stack.ts';

test.beforeEach(needsStack);

test('a buddy has a program of her own, without the payment', async ({ page }) => {
  const { token } = await aClient('buddy');
  await bringToken(page, token);
  await page.goto('/my');
  await expect(page.getByText('Paid for you')).toBeVisible();
  await page.goto('/my/me');
  await expect(page.getByRole('heading', { name: 'Buddy coaching, 3 months' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible();
  await expect(page.locator('main').getByText('₹')).toHaveCount(0);
});

test('one of several programs is chosen, and stays chosen from screen to screen', async ({ page }) => {
  const { id: former, email, token } = await aClient();
  await aProgram(email);
  await inDatabase(
    `UPDATE programs SET state = 'ended', starts_on = current_date - 120, state_since = now() - interval '20 days' WHERE id = $1`,
    [former],
  );
  await bringToken(page, token);
  await page.goto('/my');
  await expect(page.getByRole('heading', { level: 1, name: 'You are in' })).toBeVisible();
  await look(page);
  await page.getByLabel('Program', { exact: true }).selectOption({ value: former });
  await expect(page.getByRole('heading', { level: 1, name: /^1[34] weeks$/ })).toBeVisible();
  await page.getByRole('link', { name: 'Messages', exact: true }).click();
  await expect(page.getByText('Messages are closed')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Messages are closed')).toBeVisible();
});

test('without a program the way out is told, and a new one appears by itself', async ({ page }) => {
  const { email, token } = await aMember();
  await bringToken(page, token);
  await page.goto('/my');
  await expect(page.getByRole('heading', { level: 1, name: 'No program yet' })).toBeVisible();
  await look(page);
  await aProgram(email);
  await expect(page.getByRole('heading', { level: 1, name: 'You are in' })).toBeVisible();
});

test(
  'under 18 a parent or guardian is asked for, and nothing is published before they agree',
  { tag: '@phone' },
  async ({ page }) => {
    const consoleErrors = watchConsole(page);
    const { id, token } = await aClient('buyer', 16);
    await bringToken(page, token);
    await page.goto('/my/intake');
    for (const title of ['Your goal', 'History and place', 'Equipment and times', 'Food and home']) {
      await heading(page, title);
      await answerStep(page);
      await next(page);
    }
    await heading(page, 'Health');
    await page.getByRole('button', { name: 'I agree' }).click();
    const noes = page.getByRole('radio', { name: 'No', exact: true });
    await expect(noes).toHaveCount(12);
    for (const no of await noes.all()) await no.check({ force: true });
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await next(page, 'Review');
    await heading(page, 'Health');
    const guardian = page.getByRole('region', { name: 'Your parent or guardian' });
    await look(page);
    await guardian.getByLabel('Name').fill('Anita Nair');
    await guardian.getByLabel('Phone').fill('98450 00012');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await next(page, 'Review');
    await expect(page.getByText('Anita Nair, 98450 00012')).toBeVisible();
    await page.getByRole('button', { name: 'Send my answers' }).click();
    await expect(page.getByText('Next, we speak with your parent or guardian.')).toBeVisible();
    await expect(page.getByText('Nothing is published to you before')).toBeVisible();
    await look(page);
    await page.getByRole('link', { name: 'correct the number' }).click();
    await expect(guardian.getByLabel('Phone')).toHaveValue('98450 00012');
    await page.goto('/my/plan');
    await expect(page.getByText('It is published once we have recorded')).toBeVisible();

    const publish = () =>
      asAdmin(`/api/admin/clients/${id}/plans`, {
        method: 'POST',
        body: { version: 0, html: '<p>Squat, three sets.</p>', note: '', documentId: null },
      });
    await expect(publish()).rejects.toThrow('GUARDIAN_NEEDED');
    await asAdmin(`/api/admin/clients/${id}/guardian`, { method: 'POST', body: {} });
    await page.goto('/my');
    await expect(page.getByText('We have recorded that they agree.')).toBeVisible();
    await publish();
    await page.goto('/my/plan');
    await expect(page.getByText('Squat, three sets.')).toBeVisible();
    expect(consoleErrors).toEqual([]);
  },
);
