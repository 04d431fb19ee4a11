import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { buyNow, endPayment, fillPerson, needsStack, newBuyer } from '../buying/buying-stack.ts';
import { expectAccessible, expectNoSidewaysScroll, hydrated } from '../support/checks.ts';
import { asAdmin, openAsAdmin, ownersToken } from './admin-stack.ts';

interface Book {
  version: number;
  kinds: { key: string; name: string }[];
  plans: {
    id: string;
    priceList: string;
    kind: string;
    months: number;
    price: number;
    visible: boolean;
  }[];
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

/** Pastes as from a spreadsheet into the cell with the focus. */
const paste = (page: Page, text: string): Promise<void> =>
  page.evaluate((copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', copied);
    const init = { clipboardData, bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', init));
  }, text);

test(
  'plans are typed, pasted, dragged, previewed, published, merged with another owner’s and restored',
  { tag: '@core' },
  async ({ page }) => {
    const before = await read();
    // Wide enough for both lists side by side.
    await page.setViewportSize({ width: 1440, height: 1000 });
    await openAsAdmin(page, '/admin/plans');
    const cell = (name: string) => page.getByLabel(name, { exact: true });
    const months = page.getByLabel(/^Individual, .*months$/);
    await page.getByRole('button', { name: 'Add plan: Individual' }).click();
    await expect(cell('Individual, new plan, months')).toBeFocused();
    await page.keyboard.type('9');
    await publish(page);
    const price = cell('Individual, 9 months, Training programs, price');
    await expect(price).toBeFocused();
    await expect(price).toHaveAccessibleDescription('Enter rupees, such as 15000 or 14375.50');
    await expectAccessible(page);

    // Both lists from a spreadsheet; what has no cell is said, and "Undo" takes all of it back.
    await paste(page, '₹40,000\t60 000\tabout 41\t60,000.00\tyes\n');
    await expect(page.getByText('4 values pasted. 1 left out: there are no cells for them.')).toBeVisible();
    const other = cell('Individual, 9 months, Buy a program, price');
    await expect(other).toHaveValue('about 41');
    await expect(other).toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(price).toHaveValue('');
    await price.focus();
    await paste(page, '₹40,000\t60 000\t41000\t60,000.00');
    await expect(page.getByRole('row').filter({ has: price }).getByText('33%')).toBeVisible();

    // Keys: Tab to the right, Enter down, Escape gives a number up, Alt and an arrow moves the row.
    await page.keyboard.press('Tab');
    await expect(cell('Individual, 9 months, Training programs, usual price')).toBeFocused();
    await page.keyboard.press('Shift+Enter');
    const above = cell('Individual, 12 months, Training programs, usual price');
    await expect(above).toBeFocused();
    const usual = await above.inputValue();
    await page.keyboard.type('1');
    await page.keyboard.press('Escape');
    await expect(above).toHaveValue(usual);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Alt+ArrowUp');
    const valuesOf = (inputs: HTMLElement[]) => inputs.map((input) => (input as HTMLInputElement).value);
    expect(await months.evaluateAll(valuesOf)).toEqual(['3', '6', '9', '12']);
    // A number that is still being typed moves with its row.
    await cell('Individual, 9 months, months').fill('8');
    await page.keyboard.press('Alt+ArrowUp');
    expect(await months.evaluateAll(valuesOf)).toEqual(['3', '8', '6', '12']);
    await cell('Individual, 8 months, months').fill('9');
    await page.keyboard.press('Alt+ArrowDown');
    expect(await months.evaluateAll(valuesOf)).toEqual(['3', '6', '9', '12']);
    const row = (name: string) => page.getByRole('row').filter({ has: cell(name) });
    await row('Individual, 9 months, months')
      .locator('[draggable=true]')
      .dragTo(row('Individual, 3 months, months'));
    expect(await months.evaluateAll(valuesOf)).toEqual(['9', '3', '6', '12']);

    const preview = page.frameLocator('iframe[title="Prices and checkout"]');
    await preview.locator('input[name="duration"][value="9"]').check();
    await expect(preview.getByText('Total today').locator('..')).toContainText('₹40,000');
    await expect(preview.locator('input[name="months"]').first()).toHaveValue('9');

    // Other tests buy on this stack.
    for (const list of ['Training programs', 'Buy a program'])
      await cell(`Individual, 9 months, ${list}, shown`).uncheck();
    await expect(preview.locator('input[name="months"]').first()).toHaveValue('3');
    // The draft survives a reload.
    await page.reload();
    await expect(page.getByText('Not published yet.')).toBeVisible();
    await publish(page);
    await expect(page.getByText('Published. Every page shows it within five seconds.')).toBeVisible();
    const published = await read();
    const added = published.plans.filter((plan) => plan.months === 9);
    expect(added.map(({ price: paise, visible }) => [paise, visible])).toEqual([
      [4_000_000, false],
      [4_100_000, false],
    ]);
    const plan = added[0]!;
    for (const list of ['training-programs', 'simple-payment']) {
      const inList = published.plans.filter(
        ({ priceList, kind }) => priceList === list && kind === 'individual',
      );
      expect(inList.map((each) => each.months)).toEqual([9, 3, 6, 12]);
    }

    await price.fill('41000');
    await publishElsewhere((book) => ({
      ...book,
      plans: book.plans.map((each) => (each.id === plan.id ? { ...each, price: 4_200_000 } : each)),
    }));
    await publish(page);
    const dialog = page.getByRole('dialog', { name: 'Two versions' });
    await expect(dialog.getByText('₹42,000')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('radio', { name: /price: Theirs/ }).check();
    await dialog.getByRole('button', { name: 'Publish these' }).click();
    await expect(dialog).toBeHidden();
    await expect(price).toHaveValue('42000');

    await page.getByRole('link', { name: 'History' }).click();
    await page.getByRole('button', { name: `Restore revision ${before.version}`, exact: true }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Restore' }).click();
    await expect(question).toBeHidden();
    expect((await read()).plans).toEqual(before.plans);
  },
);

test(
  'a plan is removed from one list and added again, on a phone too',
  { tag: '@layout' },
  async ({ page }) => {
    await openAsAdmin(page, '/admin/plans?view=preview');
    const isPhone = (page.viewportSize()?.width ?? 0) < 1200;
    const toPreview = page.getByRole('navigation', { name: 'Edit or preview' });
    if (isPhone) {
      await expect(page.getByRole('table', { name: 'Plans' })).toBeHidden();
      await toPreview.getByRole('link', { name: 'Edit' }).click();
    } else await expect(toPreview).toBeHidden();
    await page.getByRole('button', { name: 'Actions: Buddy, 12 months' }).click();
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Remove from Buy a program' }).filter({ visible: true }).click();
    const question = page.getByRole('alertdialog', { name: 'Remove this plan?' });
    await expect(question).toContainText('Buddy, 12 months (Buy a program) stays on sale until you publish.');
    await question.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('Buddy, 12 months (Buy a program) was removed.')).toBeVisible();
    await page.getByRole('button', { name: 'Add: Buddy, 12 months, Buy a program' }).click();
    await expect(page.getByLabel('Buddy, 12 months, Buy a program, price', { exact: true })).toHaveValue(
      '88000',
    );
    await page.getByRole('button', { name: 'Edit type: Buddy' }).click();
    const type = page.getByRole('dialog', { name: 'Edit plan type' });
    await type.getByLabel('Name', { exact: true }).fill('Individual');
    await type.getByRole('button', { name: 'Save' }).click();
    await expect(type.getByText('A plan type with this name already exists')).toBeVisible();
    await type.getByLabel('Name', { exact: true }).fill('Pair');
    await type.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { name: 'Pair' })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
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
