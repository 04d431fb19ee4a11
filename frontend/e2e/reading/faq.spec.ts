import { expect, test } from '@playwright/test';
import { hydrated } from '../support/checks.ts';

// Another test may be changing the number of questions.
test('one question is open at a time, at first the first one', { tag: '@core' }, async ({ page }) => {
  await page.goto('/fitnessFAQ');
  await hydrated(page);
  const questions = page.locator('main details');
  expect(await questions.count()).toBeGreaterThanOrEqual(5);
  const open = page.locator('main details[open]');
  await expect(open).toHaveCount(1);
  await expect(questions.first()).toHaveAttribute('open', '');
  await questions.nth(2).locator('summary').click();
  await expect(open).toHaveCount(1);
  await expect(questions.nth(2)).toHaveAttribute('open', '');
  await questions.nth(4).locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(open).toHaveCount(1);
  await expect(questions.nth(4)).toHaveAttribute('open', '');
  await page.keyboard.press('Enter');
  await expect(open).toHaveCount(0);
});
