import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { needsAccounts } from '../account/account-stack.ts';
import { openAsAdmin, startSale } from './admin-stack.ts';

test.beforeEach(needsAccounts);

const linksOf = (page: Page) => page.getByRole('table').getByRole('link');

/** Opens the older of two payments, reloads, and closes it before the rows have loaded. @returns releases the rows */
async function closeBeforeRows(page: Page): Promise<() => void> {
  const name = `Early ${randomUUID().slice(0, 8)}`;
  const sale = await startSale(name);
  await startSale(name);
  await openAsAdmin(page, `/admin/payments?search=${encodeURIComponent(name)}`);
  await expect(linksOf(page)).toHaveCount(2);
  // The newest is first.
  await linksOf(page).last().click();
  await expect(page).toHaveURL(`/admin/payments/${sale.paymentId}`);

  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/payments/admin/all**', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  const panel = page.getByRole('complementary', { name });
  await expect(panel.getByRole('region', { name: 'Money' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(`/admin/payments?search=${encodeURIComponent(name)}`);
  await expect(linksOf(page)).toHaveCount(0);
  return answer;
}

test('a payment closed before its list has loaded returns the focus to its row once loaded', async ({
  page,
}) => {
  const answer = await closeBeforeRows(page);
  answer();
  await expect(linksOf(page)).toHaveCount(2);
  await expect(linksOf(page).last()).toBeFocused();
});

test('a focus moved to the search before the rows load stays there', async ({ page }) => {
  const answer = await closeBeforeRows(page);
  await page.getByLabel('Search').focus();
  answer();
  await expect(linksOf(page)).toHaveCount(2);
  await expect(page.getByLabel('Search')).toBeFocused();
});
