import { expect, test, type Page } from '@playwright/test';
import { buyNow, fillPerson, needsStack, newBuyer, paymentsOf, paymentWindow } from './buying-stack.ts';
import { expectAccessible, hydrated } from '../support/checks.ts';

test.beforeEach(needsStack);

const missing = 'Please fill in all required details (name, email, age, gender)';
const missingBuddy = 'Please fill in all buddy details (name, email, age, gender)';

async function open(page: Page, path = '/training-programs'): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

test('inputs side by side are aligned', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/training-programs');
  const top = async (label: string) => (await page.getByLabel(label).boundingBox())?.y;
  expect(await top('Email')).toBe(await top('Phone'));
  expect(await top('Age')).toBe(await top('Gender'));
});

test(
  'missing details are reported in a toast and at their fields',
  { tag: ['@layout', '@core'] },
  async ({ page }) => {
    await open(page);
    const alert = page.getByRole('alert').filter({ hasText: /\S/ });
    await buyNow(page);
    await expect(alert).toHaveText(missing);
    await expect(page.locator('#user-name')).toBeFocused();
    await expect(page.locator('#user-name')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('#user-name-error')).toHaveText('Enter the full name');
    await expectAccessible(page);
    await page.locator('#user-name').fill('P');
    await expect(page.locator('#user-name-error')).toHaveCount(0);

    await page.getByRole('radio', { name: /^Buddy/ }).check();
    await fillPerson(page, 'user', newBuyer());
    await buyNow(page);
    await expect(alert).toHaveText(missingBuddy);
    await expect(page.locator('#buddy-name')).toBeFocused();
    await fillPerson(page, 'buddy', newBuyer(), '81');
    await buyNow(page);
    await expect(alert).toHaveText('Age must be between 16 and 80');
    await expect(page.locator('#buddy-age')).toBeFocused();
    // The error is shown at its own field only and disappears once corrected.
    const boxes = await Promise.all(
      [alert, page.locator('#buddy-age'), page.locator('#buddy-gender')].map((at) => at.boundingBox()),
    );
    const [words, ...fields] = boxes.map((box) => box ?? { y: 0, height: 0, x: 0, width: 0 });
    for (const field of fields) {
      const apart = words!.y + words!.height <= field.y || words!.y >= field.y + field.height;
      const beside = words!.x + words!.width <= field.x || words!.x >= field.x + field.width;
      expect(apart || beside).toBe(true);
    }
    await page.locator('#buddy-age').fill('30');
    await expect(alert).toHaveCount(0);
  },
);

test('form engine and rules load with the first focus', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const arrived = () =>
    ['engine', 'schema'].filter((name) => asked.some((path) => path.includes(`/${name}-`)));
  await open(page);
  await page.evaluate(() => new Promise((rest) => void requestIdleCallback(rest)));
  expect(arrived()).toEqual([]);
  await page.locator('#user-name').focus();
  await expect.poll(arrived).toEqual(['engine', 'schema']);
});

test('typed details survive a change of mode, a reload and Back', { tag: '@core' }, async ({ page }) => {
  await open(page, '/training-programs?type=buddy&duration=12');
  await expect(page.getByRole('radio', { name: /^12 months/ })).toBeChecked();
  const buyer = newBuyer();
  await fillPerson(page, 'user', buyer);
  await page.locator('#buddy-name').fill('Meera Example');
  await page.getByRole('radio', { name: /^Individual/ }).check();
  await expect(page.locator('#buddy-name')).toHaveCount(0);
  await page.getByRole('radio', { name: /^Buddy/ }).check();
  await expect(page.locator('#buddy-name')).toHaveValue('Meera Example');
  await page.reload();
  await expect(page.locator('#buddy-name')).toHaveValue('Meera Example');
  await expect(page.locator('#user-email')).toHaveValue(buyer.email);
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page.locator('#user-gender')).toHaveValue('female');
});

test('both checkouts show their own price list', async ({ page }) => {
  await open(page);
  await expect(page.getByRole('complementary', { name: 'Individual coaching' })).toContainText('₹15,000');
  await open(page, '/simple-payment');
  const summary = page.getByRole('complementary', { name: 'Individual coaching' });
  await expect(summary).toContainText('₹14,375');
  await expect(summary).toContainText('Our coaches');
  await expect(summary.getByRole('img', { name: /^Portrait illustration of/ })).toHaveCount(4);
  await expect(page.getByText('Sandbox: no real money.')).toBeVisible();
  await expect(page.getByText('By paying you agree to the')).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
});

test('a purchase works by keyboard alone', async ({ page }) => {
  const buyer = newBuyer();
  await open(page);
  await page.getByRole('radio', { name: /^Individual/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: /^Buddy/ })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^6 months/ })).toBeChecked();
  for (const email of [buyer.email, newBuyer().email]) {
    for (const text of [buyer.name, email, '', '42']) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(text);
    }
    await page.keyboard.press('Tab');
    await page.keyboard.press('f');
  }
  await page.keyboard.press('Tab');
  await expect(page.getByText('Have a code?')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const frame = await paymentWindow(page);
  await frame.getByRole('button', { name: 'Success' }).focus();
  // Not awaited: the click closes its window and might never resolve.
  void page.keyboard.press('Enter').catch(() => undefined);
  await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
  const [payment] = await paymentsOf(buyer.email);
  expect(payment).toMatchObject({ training_type: 'buddy', duration: 6, amount_paise: 4_700_000 });
});

test(
  'one pay button is visible at a time, and the summary reaches the footer',
  { tag: '@layout' },
  async ({ page }) => {
    for (const path of ['/training-programs?type=buddy', '/simple-payment']) {
      await open(page, path);
      const buttons = page.getByRole('button', { name: 'Buy now' });
      await page.locator('#checkout').getByRole('button', { name: 'Buy now' }).scrollIntoViewIfNeeded();
      await expect(buttons).toHaveCount(1);
      await page.keyboard.press('Control+End');
      await expect(buttons).toHaveCount(1);
      const gap = await page.getByRole('complementary', { name: /coaching$/ }).evaluate((summary) => {
        const footer = document.querySelector('footer')?.getBoundingClientRect().top ?? Number.NaN;
        return Math.round(footer - summary.getBoundingClientRect().bottom);
      });
      expect(gap).toBe(0);
    }
  },
);
