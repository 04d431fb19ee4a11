import { expect, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, watchConsole } from '../support/checks.ts';

test.beforeEach(async ({ page }) => {
  await page.goto(process.env['GALLERY_URL'] ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test(
  'every component is accessible on both surfaces and fits 360 px',
  { tag: '@layout' },
  async ({ page }) => {
    const consoleErrors = watchConsole(page);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    expect(consoleErrors).toEqual([]);
  },
);

test(
  'a dialog traps the focus, is accessible, closes on Escape and backdrop, and returns the focus',
  { tag: '@core' },
  async ({ page }) => {
    const opener = page.getByRole('button', { name: 'Open dialog' }).first();
    const dialog = page.getByRole('dialog', { name: 'Meera’s transformation' });
    await opener.click();
    await expect(dialog.getByRole('button', { name: 'Close' }).first()).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await page.mouse.click(5, 5);
    await expect(dialog).toBeHidden();
  },
);

test('an alert dialog focuses Cancel and ignores the backdrop', async ({ page }) => {
  await page.getByRole('button', { name: 'Open question' }).first().click();
  const question = page.getByRole('alertdialog', { name: 'Delete this recipe?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectAccessible(page);
  await page.mouse.click(5, 5);
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
});

test('the menu supports arrow keys, Home and End, and Escape returns the focus', async ({ page }) => {
  const trigger = page.getByRole('button', { name: 'Actions' }).first();
  const entry = (name: string) => page.getByRole('button', { name, exact: true });
  await trigger.focus();
  // Closed, the menu leaves the keys to the page.
  await page.keyboard.press('ArrowDown');
  await expect(trigger).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page);
  for (const [key, name] of [
    ['ArrowDown', 'Profile'],
    ['ArrowDown', 'Dashboard'],
    ['End', 'Logout'],
    ['ArrowDown', 'Logout'],
    ['ArrowUp', 'Dashboard'],
    ['Home', 'Profile'],
    ['ArrowUp', 'Profile'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(entry(name)).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(trigger).toBeFocused();
  await expect(entry('Profile')).toBeHidden();
  // The menu closes when the focus leaves it.
  await page.keyboard.press('Enter');
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('Tab');
  await expect(trigger).toHaveAttribute('aria-expanded', 'false');
});

test('toasts use the right live region', async ({ page }) => {
  await page.getByRole('button', { name: 'Success' }).first().click();
  await expect(page.getByRole('status').getByText('Profile saved')).toBeVisible();
  await page.getByRole('button', { name: 'Error' }).first().click();
  const alert = page.getByRole('alert').filter({ hasText: 'Payment failed. Please try again.' });
  await expect(alert).toBeVisible();
  await expectAccessible(page, { within: '[role="alert"]' });
  await alert.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText('Payment failed. Please try again.')).toHaveCount(0);
});
