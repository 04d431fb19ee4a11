import { expect, test } from '@playwright/test';
import { expectAccessible, hydrated } from '../support/checks.ts';

test.describe('wide screens', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
  });

  test(
    'the header lists its links in order, and turns solid over the hero after a scroll',
    { tag: '@core' },
    async ({ page }) => {
      const bar = page.getByRole('navigation', { name: 'Main', exact: true });
      await expect(bar.getByRole('link')).toHaveText(['Testimonials', 'Who we are', 'Contact', 'Sign Up']);
      const ground = (): Promise<string> =>
        page.getByRole('banner').evaluate((element) => getComputedStyle(element).backgroundImage);
      expect(await ground()).toContain('gradient');
      await page.mouse.wheel(0, 600);
      await expect.poll(ground).toBe('none');
    },
  );

  test(
    'Resources opens by keyboard, and closes on Escape and on an outside click',
    { tag: '@core' },
    async ({ page }) => {
      const button = page.getByRole('button', { name: 'Resources' });
      const bar = page.getByRole('navigation', { name: 'Main', exact: true });
      const blog = bar.getByRole('link', { name: 'Blog' });
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      for (const [name, href] of [
        ['Blog', '/blog'],
        ['Recipes', '/recipes'],
        ['Careers', '/careers'],
      ] as const) {
        await expect(bar.getByRole('link', { name })).toHaveAttribute('href', href);
      }
      await expectAccessible(page);
      await page.keyboard.press('Tab');
      await expect(blog).toBeFocused();
      await page.keyboard.press('End');
      await expect(bar.getByRole('link', { name: 'Careers' })).toBeFocused();
      await page.keyboard.press('ArrowUp');
      await expect(bar.getByRole('link', { name: 'Recipes' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(blog).toBeHidden();
      await expect(button).toBeFocused();

      await button.click();
      await expect(blog).toBeVisible();
      await page.mouse.click(40, 500);
      await expect(blog).toBeHidden();
    },
  );

  test('the current page is marked by path prefix, home only exactly', async ({ page }) => {
    const home = page.getByRole('banner').getByRole('link', { name: 'Ironbloom home' });
    await expect(home).toHaveAttribute('aria-current', 'page');
    await page.goto('/testimonials/anything');
    const link = page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link');
    await expect(link.filter({ hasText: 'Testimonials' })).toHaveAttribute('aria-current', 'page');
    await expect(home).not.toHaveAttribute('aria-current', 'page');
  });
});

test.describe('small screens', { tag: ['@phone', '@core'] }, () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
  });

  test('the menu lists the same pages without Careers, and traps and returns the focus', async ({ page }) => {
    const opener = page.getByRole('button', { name: 'Open menu' });
    await opener.click();
    const sheet = page.getByRole('dialog', { name: 'Menu' });
    await expect(sheet.getByRole('navigation').getByRole('link')).toHaveText([
      'Home',
      'Testimonials',
      'Who we are',
      'Blog',
      'Recipes',
      'Contact',
    ]);
    await expect(sheet.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/signup');
    await expectAccessible(page);
    for (let step = 0; step < 14; step += 1) {
      await page.keyboard.press('Tab');
      // Between the last control and the first, the focus is on the browser: the body.
      const behind = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      );
      expect(behind).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('a link in the menu navigates and closes the menu', async ({ page }) => {
    await page.getByRole('button', { name: 'Open menu' }).click();
    const sheet = page.getByRole('dialog', { name: 'Menu' });
    await sheet.getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL('/contact');
    await expect(sheet).toBeHidden();
  });

  test('Back closes the menu', async ({ page }) => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'T&C' }).click();
    await expect(page).toHaveURL('/terms');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const sheet = page.getByRole('dialog', { name: 'Menu' });
    await expect(sheet).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(sheet).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(sheet).toBeVisible();
  });
});
