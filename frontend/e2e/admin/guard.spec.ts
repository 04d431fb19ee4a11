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

/** As a link of the site leads there: the document stays. */
const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);

test(
  'a stranger goes home, a member reads why not, and neither asks for anything of the admin’s',
  { tag: '@core' },
  async ({ page }) => {
    const complaints = watchConsole(page);
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
    // A step through the history before the page has come to life would be another visit than the server's.
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
    expect(complaints).toEqual([]);
  },
);

test('a visitor’s page names and fetches nothing of the admin’s', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto('/');
  await idle(page);
  expect(fetched.filter((path) => /admin/.test(path))).toEqual([]);
});

test('the menu button of the area holds all links of the site, Careers too', async ({ page }) => {
  await openAsAdmin(page, '/admin');
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
    'Profile',
    'Dashboard',
  ]);
});

test('while it is not known who asks, nobody is sent away', async ({ page }) => {
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

test('a token that the server refuses in the middle of the work ends it', async ({ page }) => {
  await openAsAdmin(page, '/admin/mails');
  await expect(page.getByRole('heading', { level: 1, name: 'Mails' })).toBeVisible();
  await page.route('**/api/admin/mails**', (route) =>
    route.fulfill({ status: 401, json: { code: 'UNAUTHENTICATED', message: 'Please sign in to continue.' } }),
  );
  await page.getByRole('link', { name: 'Sent' }).click();
  await expect(page).toHaveURL('/');
  expect(await storedToken(page)).toBeNull();
});

test(
  'the rail leads everywhere, says where one is, and the keyboard lands in the content',
  { tag: ['@layout', '@core'] },
  async ({ page }) => {
    await openAsAdmin(page, '/admin');
    const rail = page.getByRole('navigation', { name: 'Admin' });
    await expect(rail.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
    await rail.getByRole('link', { name: 'Mails' }).click();
    await expect(page).toHaveURL('/admin/mails');
    await expect(page.getByRole('heading', { level: 1, name: 'Mails' })).toBeVisible();
    await expect(rail.locator('[aria-current=page]')).toHaveText('Mails');
    await expect(rail.getByRole('link', { name: 'Mails' })).toBeInViewport();
    await expect(page.locator('main')).toBeFocused();
  },
);
