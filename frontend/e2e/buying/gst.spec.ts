import { expect, test, type Page } from '@playwright/test';
import { asAdmin } from '../admin/admin-stack.ts';
import { expectAccessible, expectNoSidewaysScroll, hydrated, watchConsole } from '../support/checks.ts';
import { inDatabase } from '../support/database.ts';
import { buyNow, endPayment, fillPerson, needsStack, newBuyer, paymentsOf } from './buying-stack.ts';

/** These tests publish a GSTIN, after which every order needs a state: nothing else may run meanwhile. */
test.describe.configure({ mode: 'serial' });
test.beforeEach(needsStack);

interface Published {
  version: number;
  business: { legal: { gstin: string | null } };
}

/** @returns once pages show it: the site's cache may keep a page for a second or two */
async function publishGstin(page: Page, gstin: string | null): Promise<void> {
  const { business, version } = await asAdmin<Published>('/api/admin/business');
  const legal = { ...business.legal, gstin };
  await asAdmin('/api/admin/business', { method: 'PUT', body: { ...business, legal, version } });
  for (const path of ['/simple-payment', '/training-programs']) {
    await expect
      .poll(async () => (await page.request.get(path)).text())
      .toContain(gstin === null ? '"gstin":null' : `"gstin":"${gstin}"`);
  }
}

const invoicesOf = (email: string) =>
  inDatabase<{ number: string; place: string; igst: number; buyer: string | null }>(
    `SELECT t.number, t.place_of_supply AS place, t.igst_paise AS igst, t.buyer_gstin AS buyer
       FROM tax_documents t JOIN payments p ON p.id = t.payment_id WHERE p.email = $1`,
    [email],
  );

test.afterEach(async ({ page }) => publishGstin(page, null));

for (const path of ['/training-programs', '/simple-payment']) {
  test(`${path} asks for the state only while a GSTIN is published @alone`, async ({ page }) => {
    const consoleErrors = watchConsole(page);
    await page.goto(path);
    await hydrated(page);
    await expect(page.getByText('State or union territory')).toHaveCount(0);

    // Published while this page is open: the server refuses, the form asks, and the text is kept.
    await publishGstin(page, '29AAGCB7383J1Z4');
    const buyer = newBuyer();
    await fillPerson(page, 'user', buyer);
    await buyNow(page);
    const state = page.getByLabel('State or union territory');
    await expect(state).toBeVisible();
    await expect(
      page.getByText('Please choose your state. It is required for your tax invoice.'),
    ).toBeVisible();
    await expect(page.locator('#user-name')).toHaveValue(buyer.name);

    // After a reload the form asks at once and keeps the choice.
    await state.selectOption('Maharashtra');
    await page.reload();
    await hydrated(page);
    await expect(state).toHaveValue('27');
    await expect(page.locator('#user-email')).toHaveValue(buyer.email);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    const gstin = page.getByLabel('GSTIN');
    await state.selectOption('');
    await gstin.fill('27AAPFU');
    await buyNow(page);
    await expect(page.locator('#billing-state-error')).toHaveText('Choose your state');
    await expect(page.locator('#billing-gstin-error')).toHaveText(
      'Enter the 15 letters and digits, or leave it empty',
    );
    await state.selectOption('Karnataka');
    await gstin.fill('27aapfu0939f1zv');
    await buyNow(page);
    await expect(page.locator('#billing-gstin-error')).toHaveText(
      'This GSTIN belongs to another state than the one you chose',
    );
    await expect(gstin).toBeFocused();
    await state.selectOption('Maharashtra');
    await buyNow(page);
    await endPayment(page, 'Success');
    await expect.poll(async () => (await paymentsOf(buyer.email))[0]?.status).toBe('completed');
    const [invoice] = await invoicesOf(buyer.email);
    expect(invoice).toMatchObject({ place: '27', buyer: '27AAPFU0939F1ZV' });
    expect(invoice?.number).toMatch(/^TEST\/\d\d-\d\d\/\d+$/);
    expect(invoice?.igst).toBeGreaterThan(0);
    expect(consoleErrors).toEqual([]);
  });
}
