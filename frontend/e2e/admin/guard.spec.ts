import { expect, test, type Page } from '@playwright/test';
import {
  alertSaying,
  adminToken,
  aMember,
  bringToken,
  needsAccounts,
  storedToken,
} from '../account/account-stack.ts';
import { openAsAdmin } from './admin-stack.ts';
import { expectAccessible, idle, watchConsole } from '../support/checks.ts';

const screens = [
  '/admin',
  '/admin/recentlogins',
  '/admin/payments',
  '/admin/messages',
  '/admin/mails',
  '/admin/nowhere',
];

test.beforeEach(needsAccounts);

/** A client-side navigation: the document stays. */
const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);

test(
  'a visitor is sent home, a member sees why there is no access, and neither loads admin code',
  { tag: '@core' },
  async ({ page }) => {
    const consoleErrors = watchConsole(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/admin');
    await expect(page).toHaveURL('/');
    for (const path of screens) {
      await follow(page, path);
      await expect(page).toHaveURL('/');
    }
    const { token } = await aMember();
    await page.evaluate((text) => window.localStorage.setItem('access_token', text), token);
    await page.goto('/admin');
    // A history step before hydration would load another document.
    await expect(page.getByRole('heading', { level: 1, name: 'Access denied' })).toBeVisible();
    for (const path of screens) {
      await follow(page, path);
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1, name: 'Access denied' })).toBeVisible();
    }
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL('/');
    expect(asked.filter((address) => /\/admin/.test(address) && address.startsWith('/api'))).toEqual([]);
    expect(consoleErrors).toEqual([]);
  },
);

test('a visitor’s page neither names nor loads admin code', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto('/');
  await idle(page);
  expect(fetched.filter((path) => /admin/.test(path))).toEqual([]);
});

test('the admin area’s menu has all links of the site, with Careers', async ({ page }) => {
  await openAsAdmin(page, '/admin');
  // Until the admin area has loaded, the button opens the site's menu.
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(
    page.getByRole('dialog', { name: 'Menu' }).getByRole('navigation').getByRole('link'),
  ).toHaveText([
    'Home',
    'Testimonials',
    'Who we are',
    'Blog',
    'Recipes',
    'Careers',
    'Contact',
    'My coaching',
    'Dates and payments',
    'Profile',
    'Dashboard',
  ]);
});

test('nobody is redirected while the user is unknown', async ({ page }) => {
  await bringToken(page, await adminToken());
  let away = true;
  await page.route('**/api/users/me', (route) => (away ? route.abort() : route.continue()));
  await page.goto('/admin');
  await expect(alertSaying(page, 'Failed to fetch user')).toBeVisible();
  await expectAccessible(page);
  await expect(page).toHaveURL('/admin');
  away = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

test('a token refused during work ends the session', async ({ page }) => {
  await openAsAdmin(page, '/admin/mails');
  await expect(page.getByRole('heading', { level: 1, name: 'Mails' })).toBeVisible();
  // Only the list that is asked for next: the one on screen refreshes by itself.
  await page.route('**/api/admin/mails?*status=sent*', (route) =>
    route.fulfill({ status: 401, json: { code: 'UNAUTHENTICATED', message: 'Please sign in to continue.' } }),
  );
  await page.getByRole('link', { name: 'Sent' }).click();
  await expect(page).toHaveURL('/');
  expect(await storedToken(page)).toBeNull();
});

test(
  'the rail marks the current screen, and a link moves the focus to the content',
  { tag: ['@layout', '@core'] },
  async ({ page }) => {
    await openAsAdmin(page, '/admin');
    const rail = page.getByRole('navigation', { name: 'Admin' });
    await expect(rail.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
    // The rail of a desktop and the tab bar of a phone have this link.
    await rail.getByRole('link', { name: 'Check-ins' }).click();
    await expect(page).toHaveURL('/admin/check-ins');
    await expect(page.getByRole('heading', { level: 1, name: 'Check-ins' })).toBeVisible();
    await expect(rail.locator('[aria-current=page]')).toContainText('Check-ins');
    await expect(rail.getByRole('link', { name: 'Check-ins' })).toBeInViewport();
    await expect(page.locator('main')).toBeFocused();
  },
);

test('on a phone the menu button opens all of admin', { tag: '@phone' }, async ({ page }) => {
  await openAsAdmin(page, '/admin');
  // Until the admin area has loaded, the button opens the site's menu.
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.getByRole('button', { name: 'Open menu' }).click();
  const sheet = page.getByRole('dialog', { name: 'All of admin' });
  await expect(sheet.getByRole('link', { name: 'View site' })).toHaveAttribute('href', '/');
  await expectAccessible(page);
  await sheet.getByRole('link', { name: 'Mails' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mails' })).toBeVisible();
  await expect(sheet).toBeHidden();
});
