import { expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { inDatabase } from '../support/database.ts';
import { aMember, bringToken, type Person } from './account-stack.ts';

/** A new staff member, signed in on this page. */
export async function newStaffMember(page: Page, role = 'coach'): Promise<Person> {
  const { token, ...person } = await aMember();
  await inDatabase('UPDATE users SET role = $2 WHERE email = $1', [person.email, role]);
  await bringToken(page, token);
  return person;
}

/** The app's code for this key. @param ahead steps of 30 seconds */
export const codeOf = (secret: string, ahead = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({
    timestamp: Date.now() + ahead * 30_000,
  });

/** Forgets the used codes, as if half a minute had passed. */
export async function forgetSteps({ email }: Pick<Person, 'email'>): Promise<void> {
  await inDatabase(
    'UPDATE totp_secrets SET last_step = 0 WHERE user_id = (SELECT id FROM users WHERE email = $1)',
    [email],
  );
}

export const twoStep = (page: Page) => page.getByRole('region', { name: 'Two-step sign-in' });
export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

export async function enterPassword(page: Page, { password }: Person): Promise<void> {
  const asks = dialog(page, 'Confirm your password');
  await asks.getByLabel('Password', { exact: true }).fill(password);
  await asks.getByRole('button', { name: 'Continue' }).click();
}

/** From the dialog with the key to the one with the recovery codes. @returns the key and the codes */
export async function setUpApp(page: Page): Promise<{ secret: string; recoveryCodes: string[] }> {
  const setup = dialog(page, 'Set up an authenticator app');
  const secret = (await setup.getByTestId('totp-secret').textContent()) ?? '';
  await setup.getByLabel('Code', { exact: true }).fill(codeOf(secret));
  await setup.getByRole('button', { name: 'Turn on' }).click();
  const codes = dialog(page, 'Save your recovery codes').getByRole('listitem');
  await expect(codes).toHaveCount(10);
  return { secret, recoveryCodes: await codes.allTextContents() };
}

export async function signOut(page: Page): Promise<void> {
  await page.evaluate(() => window.localStorage.clear());
  await page.goto('/signup');
}
