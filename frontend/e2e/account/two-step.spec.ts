import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, hydrated, watchConsole } from '../support/checks.ts';
import { aMember, bringToken, boxes, needsAccounts, paste, signIn, statusSaying } from './account-stack.ts';
import {
  newStaffMember,
  codeOf,
  dialog,
  enterPassword,
  forgetSteps,
  setUpApp,
  signOut,
  twoStep,
} from './two-step-stack.ts';

test.beforeEach(needsAccounts);

test(
  'an authenticator app is set up, asked for at the next sign-in, and removed',
  { tag: '@layout' },
  async ({ page }, info) => {
    const isPhone = info.project.name === 'phone';
    const consoleErrors = watchConsole(page);
    const look = async (): Promise<void> => {
      if (!isPhone) await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    };
    const person = await newStaffMember(page);
    await page.goto('/profile');
    await twoStep(page).getByRole('button', { name: 'Set up an app' }).click();
    await look();
    await enterPassword(page, { ...person, password: 'another-password' });
    await expect(page.getByText('Your current password is incorrect.')).toBeVisible();
    await enterPassword(page, person);
    const setup = dialog(page, 'Set up an authenticator app');
    await expect(setup.getByRole('img', { name: /QR code/ })).toBeVisible();
    await look();
    await setup.getByLabel('Code', { exact: true }).fill('000000');
    await setup.getByRole('button', { name: 'Turn on' }).click();
    await expect(setup.getByText('This code is incorrect. Please check it and try again.')).toBeVisible();
    const { secret, recoveryCodes } = await setUpApp(page);
    const codes = dialog(page, 'Save your recovery codes');
    await look();
    // Escape and the backdrop do not close a dialog whose content is shown once.
    await page.keyboard.press('Escape');
    await expect(codes).toBeVisible();
    const downloading = page.waitForEvent('download');
    await codes.getByRole('button', { name: 'Download' }).click();
    const file = await readFile(await (await downloading).path(), 'utf8');
    for (const code of recoveryCodes) expect(file).toContain(code);
    await codes.getByRole('button', { name: 'I have saved them' }).click();
    await expect(twoStep(page)).toContainText('10 of 10 left');
    await expect(twoStep(page)).toContainText('not used yet');
    await look();

    await signOut(page);
    await hydrated(page);
    await signIn(page, person);
    await expect(page).toHaveURL('/signup?mode=second-step');
    await expect(page.getByRole('heading', { level: 1, name: 'Enter your code' })).toBeVisible();
    await expect(boxes(page).first()).toBeFocused();
    await expect(boxes(page).first()).toHaveAttribute('autocomplete', 'one-time-code');
    await look();
    // The code of the set-up has been used.
    await forgetSteps(person);
    await paste(page, '000000');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByText('This code is incorrect. Please check it and try again.')).toBeVisible();
    // A reload keeps the step.
    await page.reload();
    await hydrated(page);
    await expect(boxes(page).first()).toBeFocused();
    await paste(page, codeOf(secret));
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL('/admin/clients');

    await signOut(page);
    await hydrated(page);
    await signIn(page, person);
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    const typed = page.getByLabel('Recovery code');
    await expect(typed).toBeFocused();
    await look();
    await typed.fill('AAAA-AAAA-AAAA-AAAA');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByText('This recovery code is incorrect or has already been used.')).toBeVisible();
    await typed.fill((recoveryCodes[0] ?? '').toLowerCase());
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL('/admin/clients');

    await page.goto('/profile');
    await expect(twoStep(page)).toContainText('9 of 10 left');
    await twoStep(page).getByRole('button', { name: 'Make new codes' }).click();
    await enterPassword(page, person);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Make new codes' }).click();
    await expect(codes.getByRole('listitem')).toHaveCount(10);
    await codes.getByRole('button', { name: 'I have saved them' }).click();
    await twoStep(page).getByRole('button', { name: 'Remove the authenticator app' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('You will sign in with your password alone');
    await question.getByRole('button', { name: 'Remove' }).click();
    await expect(statusSaying(page, 'The authenticator app is removed.')).toBeVisible();
    await expect(twoStep(page).getByRole('button', { name: 'Set up an app' })).toBeVisible();
    await signOut(page);
    await hydrated(page);
    await signIn(page, person);
    await expect(page).toHaveURL('/admin/clients');
    expect(consoleErrors).toEqual([]);
  },
);

test('a passkey is added, signs in, and is removed', async ({ page }) => {
  const consoleErrors = watchConsole(page);
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const person = await newStaffMember(page);
  await page.goto('/profile');
  await twoStep(page).getByRole('button', { name: 'Add a passkey' }).click();
  await enterPassword(page, person);
  const adding = dialog(page, 'Add a passkey');
  await adding.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(adding.getByText('Please enter a name')).toBeVisible();
  await expectAccessible(page);
  await adding.getByLabel('Name').fill('My laptop');
  await adding.getByRole('button', { name: 'Add', exact: true }).click();
  await dialog(page, 'Save your recovery codes').getByRole('button', { name: 'I have saved them' }).click();
  await expect(twoStep(page).getByRole('listitem').filter({ hasText: 'My laptop' })).toContainText(
    'not used yet',
  );
  const { credentials } = await client.send('WebAuthn.getCredentials', { authenticatorId });
  expect(credentials).toMatchObject([{ rpId: 'localhost' }]);
  // The device already has a passkey.
  await twoStep(page).getByRole('button', { name: 'Add a passkey' }).click();
  await adding.getByLabel('Name').fill('Once more');
  await adding.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(adding.getByText('This device already has a passkey for your account.')).toBeVisible();
  await adding.getByRole('button', { name: 'Cancel' }).click();

  await signOut(page);
  await hydrated(page);
  await signIn(page, person);
  await expect(page.getByRole('heading', { level: 1, name: 'Use your passkey' })).toBeVisible();
  await expectAccessible(page);
  await client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
  await client.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: true });
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL('/admin/clients');

  await page.goto('/profile');
  const line = twoStep(page).getByRole('listitem').filter({ hasText: 'My laptop' });
  await expect(line).toContainText('last used');
  await line.getByRole('button', { name: 'Remove the passkey My laptop' }).click();
  await enterPassword(page, person);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(statusSaying(page, 'The passkey “My laptop” is removed.')).toBeVisible();
  await expect(line).toHaveCount(0);
  expect(consoleErrors).toEqual([]);
});

test('a second step without a sign-in, or an expired one, leads back to sign-in', async ({ page }) => {
  await page.goto('/signup?mode=second-step');
  await expect(page).toHaveURL('/signup');
  await page.evaluate(() => {
    const step = { ticket: 'made-up', endsAt: Date.now() + 60_000, methods: ['totp'] };
    window.sessionStorage.setItem('second_step', JSON.stringify(step));
  });
  await page.goto('/signup?mode=second-step');
  await hydrated(page);
  await expect(boxes(page).first()).toBeFocused();
  await paste(page, '123456');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'This sign-in has expired' })).toBeVisible();
  await expect(page).toHaveURL('/signup');
});

test('members do not see two-step sign-in', async ({ page }) => {
  const { token } = await aMember();
  await bringToken(page, token);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Active sessions' })).toBeVisible();
  await expect(page.getByText('Two-step sign-in')).toHaveCount(0);
});
