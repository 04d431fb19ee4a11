import { expect, test } from '@playwright/test';
import {
  alertSaying,
  aMember,
  boxes,
  codeFor,
  needsAccounts,
  newPerson,
  signIn,
  storedToken,
  subjects,
} from './account-stack.ts';
import { expectAccessible, hydrated } from '../support/checks.ts';

test.beforeEach(needsAccounts);

test('sign-in and sign-up link to each other and to the legal pages', async ({ page }) => {
  await page.goto('/signup');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute(
    'autocomplete',
    'current-password',
  );
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Join us' })).toBeFocused();
  await expect(page).toHaveTitle('Sign up | Ironbloom');
  await expect(page.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', '/terms');
  await expect(page.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
});

test('the mode is in the address, and typed text survives a change of mode', async ({ page }) => {
  await page.goto('/signup');
  await hydrated(page);
  await page.getByLabel('Email').fill('asha@example.com');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('asha@example.com');
  await page.getByLabel('Full name').fill('Asha');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await page.goForward();
  await expect(page.getByLabel('Full name')).toHaveValue('Asha');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Join us' })).toBeVisible();
});

test(
  'a wrong password shows an error under the button, and the right one signs in',
  { tag: '@core' },
  async ({ page }) => {
    const member = await aMember();
    await page.goto('/signup');
    await hydrated(page);
    await signIn(page, { ...member, password: 'wrong-pass' });
    await expect(alertSaying(page, 'The email or password is incorrect.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
    await page.getByLabel('Password', { exact: true }).fill(member.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
    expect(await storedToken(page)).not.toBeNull();
  },
);

test('an unverified address is asked for its code', async ({ page }) => {
  const person = newPerson();
  await page.request.post('/api/users/register', { data: { ...person, type: 'manual' } });
  await codeFor(person.email, subjects.verify);
  await page.goto('/signup');
  await hydrated(page);
  await signIn(page, person);
  await expect(page).toHaveURL('/signup?mode=verify-email');
  const code = await codeFor(person.email, subjects.verify, 2);
  await boxes(page).first().click();
  await page.keyboard.type(code);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page).toHaveURL('/');
});

test('a failed request shows "Login failed"; too many tries show how long to wait', async ({ page }) => {
  // A fast countdown, read while it is visible.
  await page.clock.setFixedTime(new Date());
  await page.goto('/signup');
  await hydrated(page);
  await page.route('**/api/users/login', (route) => route.abort());
  await signIn(page, newPerson());
  await expect(alertSaying(page, 'Login failed')).toBeVisible();
  await page.unroute('**/api/users/login');
  // The stack lifts the rate limits, so this is a hand-made refusal.
  await page.route('**/api/users/login', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '125' },
      json: {
        statusCode: 429,
        code: 'RATE_LIMITED',
        message: 'Too many requests. Please wait 3 minutes and try again.',
        requestId: 'r',
      },
    }),
  );
  await page.keyboard.press('Enter');
  await expect(alertSaying(page, 'Please wait 3 minutes')).toBeVisible();
  await expect(page.getByText('Try again in 2:05')).toBeVisible();
});

test('an admin arrives at the dashboard, or at the admin screen that asked to sign in', async ({ page }) => {
  test.skip(!process.env['ADMIN_PASSWORD'], 'needs the admin of the stack');
  const admin = {
    ...newPerson(),
    email: 'admin@ironbloom.example',
    password: String(process.env['ADMIN_PASSWORD']),
  };
  await page.goto('/signup?next=%2Fadmin%2Fpayments%3Fpage%3D2');
  await hydrated(page);
  await signIn(page, admin);
  await expect(page).toHaveURL('/admin/payments?page=2');
  await page.evaluate(() => window.localStorage.clear());
  await page.goto('/signup?next=%2F%2Fevil.example%2F');
  await hydrated(page);
  await signIn(page, admin);
  await expect(page).toHaveURL('/admin');
});

test('a password submitted before hydration is not put into the address', async ({ page }) => {
  let unblock = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    unblock = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/signup', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('early@example.com');
  await page.getByLabel('Password', { exact: true }).fill('early-pass');
  await page.keyboard.press('Enter');
  unblock();
  await hydrated(page);
  expect(page.url()).not.toContain('early');
  await expect(page.getByLabel('Email')).toHaveValue('early@example.com');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('early-pass');
});
