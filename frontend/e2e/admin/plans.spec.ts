import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { buyNow, endPayment, fillPerson, needsStack, newBuyer } from '../buying/buying-stack.ts';
import { expectAccessible, expectNoSidewaysScroll, hydrated } from '../support/checks.ts';
import { asAdmin, openAsAdmin, ownersToken } from './admin-stack.ts';

interface Book {
  version: number;
  kinds: { key: string; name: string }[];
  plans: { id: string; kind: string; months: number; price: number; visible: boolean }[];
}

const read = (): Promise<Book> => asAdmin<Book>('/api/payments/admin/plans');

/** Publishes as another owner. The shop's content stays as it is, as other tests buy there. */
async function publishElsewhere(change: (book: Book) => Book): Promise<void> {
  const response = await fetch(new URL('/api/payments/admin/plans', process.env['BASE_URL']), {
    method: 'PUT',
    headers: { authorization: `Bearer ${await ownersToken()}`, 'content-type': 'application/json' },
    body: JSON.stringify(change(await read())),
  });
  expect(response.status).toBe(200);
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
}

test.beforeEach(needsStack);

test(
  'a plan is edited, previewed, published, merged with another owner’s and restored',
  { tag: '@core' },
  async ({ page }) => {
    const before = await read();
    await openAsAdmin(page, '/admin/plans');
    const section = page.getByRole('region', { name: 'Training programs' });
    await section.getByRole('button', { name: 'Add plan: Individual, Training programs' }).click();
    const row = section.getByRole('group', { name: 'Individual, new plan' });
    await row.getByLabel('Months').fill('9');
    const added = section.getByRole('group', { name: 'Individual, 9 months' });
    await publish(page);
    await expect(added.getByLabel('Price', { exact: true })).toBeFocused();
    await expect(added.getByText('Enter rupees, such as 15000 or 14375.50')).toHaveCount(2);
    await added.getByLabel('Price', { exact: true }).fill('40,000');
    await added.getByLabel('Usual price').fill('60000');
    await expect(added.getByText('33% off')).toBeVisible();

    await page.getByRole('link', { name: 'Preview' }).click();
    await page.locator('input[name="duration"][value="9"]').check();
    await expect(page.getByText('Total today').locator('..')).toContainText('₹40,000');
    await page.getByRole('link', { name: 'Plans', exact: true }).last().click();
    await added.getByLabel('Shown').uncheck();

    // The draft survives a reload.
    await page.reload();
    await expect(page.getByText('Not published yet.')).toBeVisible();
    await publish(page);
    await expect(page.getByText('Published. Every page shows it within five seconds.')).toBeVisible();
    const published = await read();
    const plan = published.plans.find(({ months }) => months === 9);
    expect(plan).toMatchObject({ price: 4_000_000, visible: false });

    await added.getByLabel('Price', { exact: true }).fill('41000');
    await publishElsewhere((book) => ({
      ...book,
      plans: book.plans.map((each) => (each.id === plan?.id ? { ...each, price: 4_200_000 } : each)),
    }));
    await publish(page);
    const dialog = page.getByRole('dialog', { name: 'Two versions' });
    await expect(dialog.getByText('₹42,000')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('radio', { name: /price: Theirs/ }).check();
    await dialog.getByRole('button', { name: 'Publish these' }).click();
    await expect(dialog).toBeHidden();
    await expect(added.getByLabel('Price', { exact: true })).toHaveValue('42000');

    await page.getByRole('link', { name: 'History' }).click();
    await page.getByRole('button', { name: `Restore revision ${before.version}`, exact: true }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Restore' }).click();
    await expect(question).toBeHidden();
    expect((await read()).plans).toEqual(before.plans);
  },
);

test('an offer code has a link, lowers the price and is shown on the payment', async ({ page }) => {
  const code = `E2E-${randomUUID().slice(0, 8)}`.toUpperCase();
  await openAsAdmin(page, '/admin/plans?view=offers');
  await page.getByRole('button', { name: 'New offer' }).click();
  const dialog = page.getByRole('dialog', { name: 'New offer' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Code' })).toBeFocused();
  await dialog.getByRole('textbox', { name: 'Code' }).fill(code.toLowerCase());
  await dialog.getByLabel('Name').fill('From a test');
  await dialog.getByLabel('Percentage').fill('10');
  await dialog.getByLabel('Total uses').fill('1');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: code })).toBeVisible();

  const buyer = newBuyer();
  await page.goto(`/?code=${code.toLowerCase()}`);
  await hydrated(page);
  await page.getByRole('link', { name: 'Get started' }).first().click();
  await expect(page).toHaveURL('/training-programs');
  await expect(page.getByText(`${code} applied: you save ₹1,500.`)).toBeVisible();
  await page.getByRole('radio', { name: /^6 months/ }).check();
  await expect(page.getByText(`${code} applied: you save ₹2,700.`)).toBeVisible();
  await expect(page.getByText('Total today').locator('..')).toContainText('₹24,300');
  await fillPerson(page, 'user', buyer);
  await buyNow(page);
  await endPayment(page, 'Success');
  await expect(page.getByText(`${code}, ₹2,700 off`)).toBeVisible();

  await openAsAdmin(page, `/admin/payments?search=${buyer.email}`);
  await expect(page.getByText(`${code}, ₹2,700 off`)).toBeVisible();

  const next = newBuyer();
  await page.goto('/training-programs');
  await hydrated(page);
  await fillPerson(page, 'user', next);
  await page.getByText('Have a code?').click();
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  await page.getByRole('textbox', { name: 'Code' }).press('Enter');
  await expect(page.getByText('This code has reached its limit of uses.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Code' }).fill('NOBODY-HAS-THIS');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('This code is not valid. Please check the spelling.')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
