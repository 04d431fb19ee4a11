import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { needsStack } from '../buying/buying-stack.ts';
import { expectAccessible, expectNoSidewaysScroll, watchConsole } from '../support/checks.ts';
import { clientOf } from '../desk/desk-stack.ts';
import { completeSale, openAs, openAsAdmin, startSale } from './admin-stack.ts';

test.beforeEach(needsStack);

const palette = (page: Page) => page.getByRole('dialog', { name: 'Go to' });
const field = (page: Page) => palette(page).getByLabel('Client, screen, person, payment or article');

test('the palette finds screens, people, payments and articles by keyboard alone', async ({ page }) => {
  const consoleErrors = watchConsole(page);
  const name = `Kiran ${randomUUID().slice(0, 8)}`;
  const sale = await completeSale(name);
  await clientOf(name);
  await openAsAdmin(page, '/admin');
  // Shortcuts work once the area has hydrated.
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused({ timeout: 1000 });
  }).toPass();
  await expect(palette(page).getByRole('region', { name: 'Screens' }).getByRole('link')).not.toHaveCount(0);
  await expectAccessible(page);

  await page.keyboard.type('set-up');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/settings/setup');
  await expect(palette(page)).toBeHidden();

  await page.keyboard.press('Control+k');
  await page.keyboard.type(sale.name);
  await expect(palette(page).getByRole('region', { name: 'Clients' }).getByRole('link')).toHaveCount(1);
  const payment = palette(page).getByRole('region', { name: 'Payments' }).getByRole('link');
  await expect(payment).toHaveCount(1);
  await expect(palette(page).getByRole('region', { name: 'People' }).getByRole('link')).toHaveCount(1);
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowDown');
  await expect(payment).toBeFocused();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/admin/payments/${sale.paymentId}`);

  await page.keyboard.press('Control+k');
  await expect(palette(page).getByRole('region', { name: 'Recent' }).getByRole('link')).toHaveText([
    new RegExp(`^${sale.name}`),
    /^Set-up/,
  ]);
  // An unpaid order of the same name cannot be refunded.
  await startSale(sale.name);
  await page.keyboard.type(`refund ${sale.name}`);
  await expect(palette(page).getByRole('region', { name: 'Actions' }).getByRole('link')).toHaveCount(1);
  await page.keyboard.press('Enter');
  const refund = page.getByRole('dialog', { name: 'Refund' });
  await expect(refund).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(refund).toBeHidden();
  await expect(page).toHaveURL(`/admin/payments/${sale.paymentId}`);

  await page.keyboard.press('Control+k');
  await page.keyboard.type('unicorn, dancing');
  await expect(palette(page).getByText('No results.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
  expect(consoleErrors).toEqual([]);
});

test(
  'the palette has a button, and shows permitted results only',
  { tag: '@layout' },
  async ({ page }, info) => {
    await openAs(page, 'editor', '/admin/blogs');
    if (info.project.name === 'phone') await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Go to' }).click();
    await field(page).fill('eighth hour');
    const articles = palette(page).getByRole('region', { name: 'Articles' });
    await expect(articles.getByRole('link', { name: 'The eighth hour' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await field(page).fill('pay');
    await expect(palette(page).getByRole('link', { name: 'Payments' })).toHaveCount(0);
    await field(page).fill('eighth hour');
    await articles.getByRole('link').click();
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('The eighth hour');
  },
);

test('j and k move through a list, and Enter opens a row', async ({ page }) => {
  await completeSale(`Kiran ${randomUUID().slice(0, 8)}`);
  await completeSale(`Kiran ${randomUUID().slice(0, 8)}`);
  await openAsAdmin(page, '/admin/payments?search=Kiran');
  const links = page.getByRole('table').getByRole('row').locator('a');
  await expect(links.nth(1)).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(async () => {
    await page.keyboard.press('k');
    await expect(links.nth(0)).toBeFocused({ timeout: 1000 });
  }).toPass();
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await expect(links.nth(0)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/payments\/[0-9a-f-]{36}$/);
});
