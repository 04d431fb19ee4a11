import { expect, test, type Page } from '@playwright/test';
import {
  alertSaying,
  aMember,
  boxes,
  codeFor,
  expectCode,
  needsAccounts,
  newPerson,
  paste,
  statusSaying,
  storedToken,
  subjects,
  type Person,
} from './account-stack.ts';
import { mailsTo } from '../buying/buying-stack.ts';
import { expectAccessible, expectNoSidewaysScroll, hydrated, watchConsole } from '../support/checks.ts';

test.beforeEach(needsAccounts);

const verify = { name: 'Verify' };

/** Up to the six boxes. */
async function register(page: Page, person: Person): Promise<void> {
  await page.goto('/signup?mode=sign-up');
  await hydrated(page);
  await page.getByLabel('Full name').fill(person.name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm password', { exact: true }).fill(person.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
}

test('signs up with the mailed code', { tag: '@core' }, async ({ page }) => {
  const consoleErrors = watchConsole(page);
  const heard: string[] = [];
  await page.exposeFunction('hear', (name: string) => heard.push(name));
  await page.addInitScript(() => {
    const tell = (window as unknown as { hear: (name: string) => void }).hear;
    for (const name of ['login-changed', 'auth-changed']) window.addEventListener(name, () => tell(name));
  });
  const person = newPerson();
  await register(page, person);
  await expect(page).toHaveURL('/signup?mode=verify-email');
  await expect(page.getByText(person.email)).toBeVisible();
  await expect(boxes(page).first()).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  // The address survives a reload, as phones may reload the page while the mail is read.
  await page.reload();
  await expect(page.getByText(person.email)).toBeVisible();
  const code = await codeFor(person.email, subjects.verify);
  await boxes(page).first().click();
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: `Your menu, ${person.name}` })).toBeVisible();
  expect(await storedToken(page)).not.toBeNull();
  const expiry = await page.evaluate(() => Number(localStorage.getItem('access_token_expires_at')));
  expect(expiry).toBeGreaterThan(Date.now() + 6 * 86_400_000);
  await expect.poll(() => heard).toEqual(expect.arrayContaining(['login-changed', 'auth-changed']));
  // Back does not lead to the form again, and /signup redirects a member home.
  await page.goto('/signup');
  await expect(page).toHaveURL('/');
  expect(consoleErrors).toEqual([]);
});

test('a common password shows a warning and is accepted', { tag: '@layout' }, async ({ page }) => {
  const person = { ...newPerson(), password: 'qwerty' };
  await page.goto('/signup?mode=sign-up');
  await hydrated(page);
  const password = page.getByLabel('Password', { exact: true });
  const note = page.getByText('This password is easy to guess');
  await password.fill(person.password);
  await expect(note).toHaveCount(0);
  await password.press('Tab');
  await expect(note).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await password.fill('qwerty-of-mine');
  await expect(note).toHaveCount(0);
  await register(page, person);
});

test('five wrong codes lock the code; a new one works', { tag: '@core' }, async ({ page }) => {
  const person = newPerson();
  await register(page, person);
  const right = await codeFor(person.email, subjects.verify);
  const wrong = right === '111111' ? '222222' : '111111';
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    await boxes(page).first().click();
    await paste(page, wrong);
    const answer = page.waitForResponse('**/verify-email');
    await page.getByRole('button', verify).click();
    expect((await answer).status()).toBe(400);
    const words =
      attempt < 5 ? 'Invalid OTP. Please try again.' : 'Too many wrong tries. Please ask for a new code.';
    await expect(alertSaying(page, words)).toBeVisible();
    await expect(boxes(page).first()).toHaveAccessibleDescription(words);
  }
  await expectCode(page, '______');
  // The right code is locked, too.
  const resend = page.getByRole('button', { name: 'Resend verification code' });
  await expect(resend).toBeFocused();
  await boxes(page).first().click();
  await paste(page, right);
  const answer = page.waitForResponse('**/verify-email');
  await page.getByRole('button', verify).click();
  expect(await (await answer).json()).toMatchObject({ code: 'OTP_LOCKED' });
  await resend.click();
  await expect(statusSaying(page, 'OTP sent successfully!')).toBeVisible();
  await expect(page.getByText(/You can ask for a new code in (5:00|4:5\d)/)).toBeVisible();
  await expect(boxes(page).first()).toBeFocused();
  const second = await codeFor(person.email, subjects.verify, 2);
  await paste(page, second);
  await page.getByRole('button', verify).click();
  await expect(page).toHaveURL('/');
});

test('the code boxes support typing, paste, Backspace and arrows, for digits only', async ({ page }) => {
  await register(page, newPerson());
  const box = (n: number) => page.getByRole('textbox', { name: `Digit ${n} of 6` });
  const button = page.getByRole('button', verify);
  await expect(box(1)).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(box(1)).toHaveAttribute('inputmode', 'numeric');
  await expect(button).toBeDisabled();
  await page.keyboard.type('1a2b3');
  await expectCode(page, '123___');
  await expect(box(4)).toBeFocused();
  await page.keyboard.press('Backspace');
  await expect(box(3)).toBeFocused();
  await expectCode(page, '12____');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('9');
  await expectCode(page, '19____');
  await page.keyboard.press('Home');
  await expect(box(1)).toBeFocused();
  await paste(page, 'Your code: 48-15 1623 42');
  await expectCode(page, '481516');
  await expect(button).toBeEnabled();
  await page.keyboard.press('Backspace');
  await expectCode(page, '48151_');
  await expect(button).toBeDisabled();
  // A phone's suggestion arrives as one input in the first box.
  await box(1).fill('907856');
  await expectCode(page, '907856');
});

test('the countdown runs from five minutes to a button', async ({ page }) => {
  await page.clock.install();
  // The clock stands still from here on, an hour ahead.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await register(page, newPerson());
  await expect(page.getByText('new code in 5:00')).toBeVisible();
  await page.clock.fastForward(60_000);
  await expect(page.getByText('new code in 4:00')).toBeVisible();
  await page.clock.fastForward(239_000);
  await expect(page.getByText('new code in 0:01')).toBeVisible();
  await page.clock.fastForward(1_000);
  await page.keyboard.type('123');
  await page.getByRole('button', { name: 'Resend verification code' }).click();
  await expect(statusSaying(page, 'OTP sent successfully!')).toBeVisible();
  await expectCode(page, '______');
  await expect(page.getByText('new code in 5:00')).toBeVisible();
});

test('errors are shown at each field and cleared on edit', async ({ page }) => {
  await page.goto('/signup?mode=sign-up');
  await hydrated(page);
  await page.getByRole('button', { name: 'Create account' }).click();
  for (const words of [
    'Name is required',
    'Email is required',
    'Password is required',
    'Please confirm your password',
  ]) {
    await expect(page.getByText(words, { exact: true })).toBeVisible();
  }
  await expect(page.getByLabel('Full name')).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('Email').fill('asha@example');
  await expect(page.getByText('Email is required')).toHaveCount(0);
  await expect(page.getByText('Name is required')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('12345');
  await page.getByLabel('Confirm password', { exact: true }).fill('123456');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please enter a valid email')).toBeVisible();
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
});

test('an address with an account gets a mail, and the screen reveals nothing', async ({ page }) => {
  const member = await aMember();
  await register(page, { ...member, name: 'Somebody Else', password: 'another-pass' });
  await expect(page.getByText(member.email)).toBeVisible();
  const subjectsOf = async () => (await mailsTo(member.email)).map(({ subject }) => subject);
  await expect.poll(subjectsOf, { timeout: 15_000 }).toContainEqual(expect.stringMatching(/already/i));
});
