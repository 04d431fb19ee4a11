import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, hydrated, watchConsole } from './checks.ts';

const member = { _id: '1', name: 'Meera Nair', email: 'meera@example.com', role: 'user' };

/** A visit with a token in the browser; the server answers as told. */
async function visitWithToken(page: Page, status: number, body: object, expiresAt?: number): Promise<void> {
  await page.route('**/api/users/me', (route) => route.fulfill({ status, json: body }));
  await page.addInitScript((expiry) => {
    if (window.sessionStorage.getItem('seeded')) return;
    window.sessionStorage.setItem('seeded', 'yes');
    window.localStorage.setItem('access_token', 'token');
    if (expiry) window.localStorage.setItem('access_token_expires_at', String(expiry));
  }, expiresAt);
  await page.goto('/');
  await hydrated(page);
}

const storedToken = (page: Page): Promise<string | null> =>
  page.evaluate(() => window.localStorage.getItem('access_token'));

test.beforeEach(({ page: _page }, { project }) => {
  test.skip(project.name !== 'desktop');
});

test('a member sees the round button, its menu and Logout', async ({ page }) => {
  const complaints = watchConsole(page);
  await visitWithToken(page, 200, member);
  const button = page.getByRole('button', { name: 'Your menu, Meera Nair' });
  await button.click();
  await expect(page.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile');
  await expect(page.getByRole('link', { name: 'Dashboard' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Sign Up' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('link', { name: 'Sign Up' })).toBeVisible();
  expect(await storedToken(page)).toBeNull();
  expect(complaints).toEqual([]);
});

test('an admin also sees the dashboard', async ({ page }) => {
  await visitWithToken(page, 200, { ...member, role: 'admin' });
  const bar = page.getByRole('navigation', { name: 'Main', exact: true });
  await expect(bar.getByRole('link', { name: 'Dashboard' }).first()).toHaveAttribute('href', '/admin');
});

test('a refused token is dropped and leaves a calm, signed-out page', async ({ page }) => {
  await visitWithToken(page, 401, { code: 'UNAUTHENTICATED' });
  await expect(page.getByRole('link', { name: 'Sign Up' })).toBeVisible();
  await expect.poll(() => storedToken(page)).toBeNull();
});

test('a server without accounts leaves a calm, signed-out page', async ({ page }) => {
  await visitWithToken(page, 404, {});
  await expect(page.getByRole('link', { name: 'Sign Up' })).toBeVisible();
});

test('an expired token counts for nothing', async ({ page }) => {
  await visitWithToken(page, 200, member, Date.now() - 1000);
  await expect(page.getByRole('link', { name: 'Sign Up' })).toBeVisible();
});

test('signing in elsewhere in the page is noticed at once', async ({ page }) => {
  await page.route('**/api/users/me', (route) => route.fulfill({ json: member }));
  await page.goto('/');
  await hydrated(page);
  await page.evaluate(() => {
    window.localStorage.setItem('access_token', 'token');
    window.dispatchEvent(new Event('login-changed'));
  });
  await expect(page.getByRole('button', { name: 'Your menu, Meera Nair' })).toBeVisible();
});
