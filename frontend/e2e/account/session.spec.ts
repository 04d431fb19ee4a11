import { expect, test } from '@playwright/test';
import { adminToken, aMember, bringToken, needsAccounts, signIn, storedToken } from './account-stack.ts';
import { expectAccessible, hydrated, watchConsole } from '../support/checks.ts';

const day = 86_400_000;

test.beforeEach(needsAccounts);

test(
  'the menu has the profile for members, and the dashboard for admins',
  { tag: ['@phone', '@core'] },
  async ({ page }) => {
    const tokens = { member: (await aMember()).token, admin: await adminToken() };
    await page.goto('/');
    for (const [who, token] of Object.entries(tokens)) {
      await page.evaluate((text) => {
        window.localStorage.setItem('access_token', text);
        window.dispatchEvent(new Event('login-changed'));
      }, token);
      await page.getByRole('button', { name: 'Open menu' }).click();
      const sheet = page.getByRole('dialog', { name: 'Menu' });
      await expect(sheet.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile');
      await expect(sheet.getByRole('link', { name: 'Dashboard' })).toHaveCount(who === 'admin' ? 1 : 0);
      await expect(sheet.getByRole('link', { name: 'Sign Up' })).toHaveCount(0);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
    }
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect.poll(() => storedToken(page).catch(() => 'reloading')).toBeNull();
  },
);

test('an admin sees the dashboard in the header and the menu', async ({ page }) => {
  await bringToken(page, await adminToken());
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: 'Main', exact: true });
  await expect(bar.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/admin');
  await page.getByRole('button', { name: /^Your menu, / }).click();
  await expect(bar.getByRole('link', { name: 'Dashboard' })).toHaveCount(2);
});

test(
  'a member has a profile menu with Logout, which the server records',
  { tag: '@core' },
  async ({ page }) => {
    const consoleErrors = watchConsole(page);
    const member = await aMember();
    await bringToken(page, member.token);
    await page.goto('/');
    await page.getByRole('button', { name: `Your menu, ${member.name}` }).click();
    await expect(page.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile');
    await expect(page.getByRole('link', { name: 'Dashboard' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Sign Up' })).toHaveCount(0);
    await expectAccessible(page);
    const told = page.waitForRequest('**/api/users/auth/sign-out');
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Logout' }).click();
    expect((await told).headers()['authorization']).toBe(`Bearer ${member.token}`);
    // account-22: the page reloads.
    await loaded;
    await expect(page.getByRole('link', { name: 'Sign Up' })).toBeVisible();
    expect(await storedToken(page)).toBeNull();
    // The server refuses a copied token.
    const headers = { authorization: `Bearer ${member.token}` };
    await expect.poll(async () => (await page.request.get('/api/users/me', { headers })).status()).toBe(401);
    expect(consoleErrors).toEqual([]);
  },
);

test('a refused token is removed, and the page is signed out without an error', async ({ page }) => {
  await bringToken(page, 'not.a.token', Date.now() + day);
  await page.goto('/contact');
  await expect(page.getByRole('link', { name: 'Sign Up' })).toBeVisible();
  await expect.poll(() => storedToken(page)).toBeNull();
  await expect(page.getByRole('heading', { name: 'Get in touch' })).toBeVisible();
});

test('an expired token is ignored without a request', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const { token } = await aMember();
  await bringToken(page, token, Date.now() - 1000);
  await page.goto('/');
  await hydrated(page);
  await expect(page.getByRole('link', { name: 'Sign Up' })).toBeVisible();
  expect(asked).not.toContain('/api/users/me');
});

test('a session that expires while the page is open ends at once', async ({ page }) => {
  const consoleErrors = watchConsole(page);
  const { token } = await aMember();
  await page.clock.install();
  await bringToken(page, token, Date.now() + 300_000);
  await page.goto('/profile');
  await expect(page.getByRole('button', { name: /^Your menu/ })).toBeVisible();
  await page.getByLabel('Full Name').fill('Half typed');
  await page.clock.fastForward(301_000);
  await expect(page.getByRole('link', { name: 'Sign Up' })).toBeVisible();
  // The member's profile is hidden.
  await expect(page.getByLabel('Full Name')).toHaveValue('');
  expect(consoleErrors).toEqual([]);
});

test('two tabs share one session', async ({ page, context }) => {
  const member = await aMember();
  await page.goto('/signup');
  const other = await context.newPage();
  await other.goto('/contact');
  await hydrated(other);
  await hydrated(page);
  await signIn(page, member);
  const menu = { name: `Your menu, ${member.name}` };
  await expect(page).toHaveURL('/');
  await expect(other.getByRole('button', menu)).toBeVisible();
  await page.getByRole('button', menu).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(other.getByRole('link', { name: 'Sign Up' })).toBeVisible();
});

test('a tab on the sign-in screen follows when another tab signs in', async ({ page, context }) => {
  const { token } = await aMember();
  await page.goto('/signup?next=%2Fprofile');
  await hydrated(page);
  const other = await context.newPage();
  await other.goto('/contact');
  await other.evaluate((text) => window.localStorage.setItem('access_token', text), token);
  await expect(page).toHaveURL('/profile');
});

test('an offline visitor stays signed in, and has a name once online', async ({ page, context }) => {
  const member = await aMember();
  await bringToken(page, member.token);
  let away = true;
  await page.route('**/api/users/me', (route) => (away ? route.abort() : route.continue()));
  const unanswered = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/users/me'));
  await page.goto('/');
  await unanswered;
  await expect(page.getByRole('button', { name: 'Your menu', exact: true })).toBeVisible();
  away = false;
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: `Your menu, ${member.name}` })).toBeVisible();
  expect(await storedToken(page)).toBe(member.token);
});
