import { expect, test, type Page } from '@playwright/test';
import {
  alertSaying,
  aMember,
  boxes,
  bringToken,
  codeFor,
  needsAccounts,
  shownBefore,
  signIn,
  storedToken,
  subjects,
} from './account-stack.ts';
import { mailsTo } from '../buying/buying-stack.ts';
import { expectAccessible, expectNoSidewaysScroll, hydrated, watchConsole } from '../support/checks.ts';

test.beforeEach(needsAccounts);

const strong = 'Str0ng!pass';
const update = { name: 'Update password' };

async function askForReset(page: Page, email: string): Promise<void> {
  await page.goto('/signup');
  await hydrated(page);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  // The address of the sign-in form is filled in.
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByRole('heading', { name: 'Email Sent!' })).toBeVisible();
}

async function choose(page: Page, password: string, confirmation = password): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm new password', { exact: true }).fill(confirmation);
}

test(
  'a reset sets a new password and ends every older session',
  { tag: '@core' },
  async ({ page, browser }) => {
    const consoleErrors = watchConsole(page);
    const member = await aMember();
    const elsewhere = await browser.newContext();
    const otherBrowser = await elsewhere.newPage();
    await bringToken(otherBrowser, member.token);
    await otherBrowser.goto(new URL('/contact', process.env['BASE_URL']).href);
    expect(await storedToken(otherBrowser)).toBe(member.token);

    await askForReset(page, member.email);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Enter the code' }).click();
    await expect(page).toHaveURL('/signup?mode=reset-code');
    const code = await codeFor(member.email, subjects.reset);
    await expect(boxes(page).first()).toBeFocused();
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');

    await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
    // The code was entered on the screen before.
    await expect(boxes(page)).toHaveCount(0);
    const rules = page.getByRole('list', { name: 'Password rules' }).getByRole('listitem');
    await expect(rules.filter({ hasText: 'not met yet' })).toHaveCount(5);
    await choose(page, 'Str0ngpass', 'Str0ng');
    await expect(rules.filter({ hasText: 'not met yet' })).toHaveText(/One special character/);
    await page.getByLabel('New password', { exact: true }).focus();
    await expect(page.getByText('Passwords do not match')).toBeVisible();
    await expect(page.getByRole('button', update)).toBeDisabled();
    await expectAccessible(page);
    await choose(page, strong);
    await expect(page.getByText('Passwords do not match')).toHaveCount(0);
    const shown = shownBefore(page, 'Password updated', 'Welcome back');
    await page.getByRole('button', update).click();
    // account-6: 2000 ms.
    expect(await shown).toBeGreaterThan(1_950);
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();

    // The signed-in browser is signed out at its next call.
    await otherBrowser.reload();
    await expect.poll(() => storedToken(otherBrowser)).toBeNull();
    await elsewhere.close();

    await signIn(page, member);
    await expect(alertSaying(page, 'The email or password is incorrect.')).toBeVisible();
    await signIn(page, { ...member, password: strong });
    await expect(page).toHaveURL('/');
    expect(consoleErrors).toEqual([]);
  },
);

test('the mailed link opens the form and leaves no code in the address', async ({ page }) => {
  const consoleErrors = watchConsole(page);
  const member = await aMember();
  await page.request.post('/api/users/auth/forgot-password', { data: { email: member.email } });
  await codeFor(member.email, subjects.reset);
  const mails = await mailsTo(member.email);
  const link = mails.map(({ text }) => /http\S+#reset\S*/.exec(text)?.[0]).find(Boolean) ?? '';
  const told: string[] = [];
  // The browser that opens the mail may be signed in as another member.
  await bringToken(page, member.token);
  await page.goto('/contact');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await expect(page).toHaveURL('/signup?mode=reset-password');
  await expect(page.getByText(`For ${member.email}`)).toBeVisible();
  await expect(boxes(page)).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  page.on('request', (request) => told.push(request.headers()['referer'] ?? ''));
  await choose(page, strong);
  const shown = shownBefore(page, 'Password updated', 'Welcome back');
  await page.getByRole('button', update).click();
  await shown;
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  expect(told.filter((referer) => referer.includes('otp='))).toEqual([]);
  expect(await storedToken(page)).toBeNull();
  // Nor in the history.
  await page.goBack();
  await expect(page).toHaveURL('/contact');
  expect(consoleErrors).toEqual([]);
});

test('without a code in the link the form asks for one; a wrong code offers a new one', async ({ page }) => {
  const member = await aMember();
  await page.goto(`/signup?email=${encodeURIComponent(member.email)}#reset`);
  await hydrated(page);
  await expect(boxes(page)).toHaveCount(6);
  await expect(page.getByText(`For ${member.email}`)).toBeVisible();
  const button = page.getByRole('button', update);
  await expect(button).toHaveAccessibleDescription(
    /^Still needed: the 6-digit code, at least 8 characters, /,
  );
  await choose(page, strong, 'Str0ng');
  await expect(button).toHaveAccessibleDescription(
    'Still needed: the 6-digit code, the same password twice.',
  );
  await choose(page, strong);
  await expect(button).toHaveAccessibleDescription('Still needed: the 6-digit code.');
  await expect(button).toBeDisabled();
  await boxes(page).first().click();
  await page.keyboard.type('123456');
  await expect(button).toHaveAccessibleDescription('');
  await button.click();
  await expect(alertSaying(page, 'Invalid OTP. Please try again.')).toBeVisible();
  await page.getByRole('link', { name: 'Send a new code' }).click();
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
});

test('the code screen survives a reload, and a direct visit leads to sign-in', async ({ page }) => {
  const member = await aMember();
  await askForReset(page, member.email);
  await page.getByRole('link', { name: 'Enter the code' }).click();
  await page.reload();
  await expect(page.getByText(member.email)).toBeVisible();
  await page.evaluate(() => window.sessionStorage.clear());
  await page.reload();
  await expect(page).toHaveURL('/signup');
  await page.goto('/signup?mode=password-updated');
  await expect(page).toHaveURL('/signup');
});

test('an unknown address gets the same answer', async ({ page }) => {
  await askForReset(page, 'nobody-at-all@example.com');
  await page.getByRole('link', { name: 'Enter the code' }).click();
  await boxes(page).first().click();
  await page.keyboard.type('123456');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(alertSaying(page, 'Invalid OTP. Please try again.')).toBeVisible();
});

test('a failed request has its own message (account-9)', async ({ page }) => {
  await page.route('**/api/users/auth/**', (route) => route.abort());
  await page.goto('/signup?mode=forgot-password');
  await hydrated(page);
  await page.getByRole('button', { name: 'Send code' }).click();
  // The browser validates first (a required email input).
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.getByLabel('Email').fill('asha@example.com');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(alertSaying(page, 'Failed to send reset email. Please try again.')).toBeVisible();
  await page.goto('/signup?email=asha%40example.com&otp=123456#reset');
  await hydrated(page);
  await choose(page, strong);
  await page.getByRole('button', update).click();
  await expect(alertSaying(page, 'Failed to reset password. Please try again.')).toBeVisible();
});
