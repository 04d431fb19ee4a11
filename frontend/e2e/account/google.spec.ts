import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import {
  alertSaying,
  aMember,
  boxes,
  bringToken,
  needsAccounts,
  paste,
  storedToken,
} from './account-stack.ts';
import { expectAccessible, hydrated, watchConsole } from '../support/checks.ts';
import { inDatabase } from '../support/database.ts';
import { codeOf, forgetSteps, setUpApp, twoStep } from './two-step-stack.ts';

test.beforeEach(needsAccounts);

interface Choice {
  email: string;
  name?: string;
  verified?: boolean;
}

/** From /signup to the provider's page. */
async function goToGoogle(page: Page, { email, name = 'Asha Nair', verified = true }: Choice): Promise<void> {
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('heading', { name: 'Google sandbox' })).toBeVisible();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Name').fill(name);
  if (!verified) await page.getByLabel('Google has verified this email').uncheck();
}

async function visit(page: Page, address = '/signup'): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

test(
  'signs in with Google, without a token in the address or the history',
  { tag: '@core' },
  async ({ page }) => {
    const consoleErrors = watchConsole(page);
    await visit(page);
    await goToGoogle(page, { email: `google-${randomUUID().slice(0, 8)}@example.com`, name: 'Meera Rao' });
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL('/');
    const token = await storedToken(page);
    expect(token).not.toBeNull();
    const me = await page.request.get('/api/users/me', { headers: { authorization: `Bearer ${token}` } });
    expect(await me.json()).toMatchObject({ name: 'Meera Rao', type: 'google', role: 'member' });
    await page.goBack();
    await page.waitForLoadState();
    expect(page.url()).not.toContain('access_token');
    expect(consoleErrors).toEqual([]);
  },
);

test('returns from Google to the page before', async ({ page }) => {
  await visit(page, '/signup?next=%2Fprofile');
  await goToGoogle(page, { email: `google-${randomUUID().slice(0, 8)}@example.com` });
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/profile');
});

test('Google sign-in asks for the second step', async ({ page }) => {
  const email = `google-${randomUUID().slice(0, 8)}@example.com`;
  await visit(page);
  await goToGoogle(page, { email });
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/');
  await inDatabase(`UPDATE users SET role = 'coach' WHERE email = $1`, [email]);
  await page.goto('/profile');
  // Just signed in, and without a password to confirm.
  await twoStep(page).getByRole('button', { name: 'Set up an app' }).click();
  const { secret } = await setUpApp(page);
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await forgetSteps({ email });
  await page.evaluate(() => window.localStorage.clear());
  await visit(page, '/signup?next=%2Fprofile');
  await goToGoogle(page, { email });
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/signup?mode=second-step&next=%2Fprofile');
  expect(await storedToken(page)).toBeNull();
  await boxes(page).first().focus();
  await paste(page, codeOf(secret));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/profile');
  // A ticket that this tab did not request is refused, too.
  await page.evaluate(() => window.localStorage.clear());
  await page.goto('/auth/callback#second_step=made-up&methods=totp&nonce=made-up');
  await expect(page).toHaveURL('/signup');
});

test('a token that this tab did not request changes no session', async ({ page, context }) => {
  const [stranger, member] = [await aMember(), await aMember()];
  const said = 'This sign-in was not started in this tab';
  for (const nonce of ['', '&nonce=', '&nonce=made-up']) {
    await page.goto(`/auth/callback#access_token=${stranger.token}&expires_in=3600${nonce}`);
    await expect(page).toHaveURL('/signup');
    await expect(alertSaying(page, said)).toBeVisible();
    expect(await storedToken(page)).toBeNull();
    // Makes the next visit a navigation, not a hash change.
    await page.goto('about:blank');
  }
  // A sign-in of another tab.
  await visit(page);
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('heading', { name: 'Google sandbox' })).toBeVisible();
  const other = await context.newPage();
  await other.goto(`/auth/callback#access_token=${stranger.token}&expires_in=3600&nonce=`);
  await expect(alertSaying(other, said)).toBeVisible();
  expect(await storedToken(other)).toBeNull();
  await bringToken(other, member.token);
  await other.goto('/contact');
  await other.goto(`/auth/callback#access_token=${stranger.token}&expires_in=3600`);
  await expect(other).toHaveURL('/');
  expect(await storedToken(other)).toBe(member.token);
});

test('without Google the button says so and stays on the page', async ({ page }) => {
  await page.route('**/api/auth/providers', (route) =>
    route.fulfill({ json: { google: false, googleShown: true } }),
  );
  await page.goto('/contact');
  await hydrated(page);
  await page.getByRole('link', { name: 'Sign Up' }).first().click();
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(alertSaying(page, 'Google sign-in is not set up on this site yet.')).toBeVisible();
  await expect(page).toHaveURL('/signup');
  await expectAccessible(page);
});

test('a cancelled Google sign-in says so and changes nothing', async ({ page }) => {
  await visit(page);
  await goToGoogle(page, { email: 'asha@example.com' });
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/signup');
  await expect(alertSaying(page, 'Google sign-in was cancelled.')).toBeVisible();
  expect(await storedToken(page)).toBeNull();
  await expectAccessible(page);
});

test('an address that Google has not verified cannot sign in', { tag: '@core' }, async ({ page }) => {
  const member = await aMember();
  await visit(page);
  await goToGoogle(page, { email: member.email, verified: false });
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(alertSaying(page, 'Google has not verified your email address.')).toBeVisible();
  await expect(page).toHaveURL('/signup');
  expect(await storedToken(page)).toBeNull();
});

test('a return that this browser did not start is refused', async ({ page }) => {
  await page.goto('/api/auth/google/callback?code=stolen&state=made-up');
  await expect(page).toHaveURL('/signup');
  await expect(alertSaying(page, 'This sign-in was not started in this browser')).toBeVisible();
  expect(await storedToken(page)).toBeNull();
});

test('with Google, a return without a token is an error', async ({ page }) => {
  await page.goto('/auth/callback');
  await expect(page).toHaveURL('/signup');
  await expect(alertSaying(page, 'Google sign-in failed. Please try again.')).toBeVisible();
  expect(await storedToken(page)).toBeNull();
});

test('without Google the demo token is stored with a warning, and removed once refused', async ({ page }) => {
  // The stack has a provider; the embedded default answers this.
  await page.route('**/api/auth/providers', (route) => route.fulfill({ json: { google: false } }));
  const consoleErrors = watchConsole(page);
  let refuse = (): void => undefined;
  const asked = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  await page.route('**/api/users/me', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto('/auth/callback#error=not_configured');
  await expect(page).toHaveURL('/');
  expect(await storedToken(page)).not.toBeNull();
  const life = await page.evaluate(
    () => Number(localStorage.getItem('access_token_expires_at')) - Date.now(),
  );
  expect(life).toBeGreaterThan(3_500_000);
  expect(life).toBeLessThanOrEqual(3_600_000);
  expect(consoleErrors).toEqual([expect.stringContaining('demo token')]);
  await expect(alertSaying(page, 'Google sign-in is not set up on this site yet.')).toBeVisible();
  refuse();
  await expect.poll(() => storedToken(page)).toBeNull();
});

test('a token without an expiry lasts an hour; the page shows Authenticating meanwhile', async ({ page }) => {
  const { token } = await aMember();
  const { html } = await page.request.get('/auth/callback').then(async (answer) => ({
    html: await answer.text(),
    cache: expect(answer.headers()['cache-control']).toBe('no-store'),
  }));
  expect(html).toContain('Authenticating...');
  expect(html).toContain('noindex, nofollow');
  await visit(page);
  await page.evaluate(() => {
    window.sessionStorage.setItem('auth_return', JSON.stringify({ nonce: 'mine', next: '' }));
  });
  await page.goto(`/auth/callback#access_token=${token}&nonce=mine`);
  await expect(page).toHaveURL('/');
  const life = await page.evaluate(
    () => Number(localStorage.getItem('access_token_expires_at')) - Date.now(),
  );
  expect(life).toBeGreaterThan(3_500_000);
  expect(life).toBeLessThanOrEqual(3_600_000);
});
