import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { mailsTo, needsStack } from '../buying/buying-stack.ts';

export interface Person {
  name: string;
  email: string;
  password: string;
}

/** A unique person, so that tests can run in parallel. */
export function newPerson(): Person {
  return {
    name: 'Asha Nair',
    email: `asha-${randomUUID().slice(0, 8)}@example.com`,
    password: 'long-secret-pass',
  };
}

/** The code in the `nth` mail (from 1) with this subject. */
export async function codeFor(email: string, subject: RegExp, nth = 1): Promise<string> {
  const codes = async (): Promise<string[]> => {
    const mails = await mailsTo(email);
    return mails
      .filter((mail) => subject.test(mail.subject))
      .map(({ text }) => /\b\d{6}\b/.exec(text)?.[0])
      .filter((code) => code !== undefined);
  };
  await expect
    .poll(async () => (await codes()).length, { timeout: 15_000, intervals: [100] })
    .toBeGreaterThanOrEqual(nth);
  return (await codes())[nth - 1] ?? '';
}

export const subjects = { verify: /verif|confirm|code/i, reset: /reset|password/i };

async function call<T>(path: string, body: unknown): Promise<T> {
  const response = await fetch(new URL(path, process.env['BASE_URL']), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}

/** Creates an account with a verified address, without a browser. */
export async function aMember(asked: Partial<Person> = {}): Promise<Person & { token: string }> {
  const person = { ...newPerson(), ...asked };
  const { name, email, password } = person;
  await call('/api/users/register', { name, email, password, type: 'manual' });
  const otp = await codeFor(email, subjects.verify);
  const { token } = await call<{ token: string }>('/api/users/auth/verify-email', { email, otp });
  return { ...person, token };
}

/** The token of the stack's admin. */
export async function adminToken(): Promise<string> {
  const password = process.env['ADMIN_PASSWORD'];
  test.skip(!password, 'needs the admin of the stack');
  const email = 'admin@ironbloom.example';
  return (await call<{ token: string }>('/api/users/login', { email, password })).token;
}

/** From the sign-in screen, which must be open. */
export async function signIn(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Puts a token into the storage of this page's next visit. */
export async function bringToken(page: Page, token: string, expiresAt?: number): Promise<void> {
  await page.addInitScript(
    ([text, expiry]) => {
      // Frames of other origins have no storage.
      if (window.origin === 'null') return;
      if (window.sessionStorage.getItem('seeded')) return;
      window.sessionStorage.setItem('seeded', 'yes');
      window.localStorage.setItem('access_token', text);
      if (expiry) window.localStorage.setItem('access_token_expires_at', String(expiry));
    },
    [token, expiresAt] as const,
  );
}

export const storedToken = (page: Page): Promise<string | null> =>
  page.evaluate(() => window.localStorage.getItem('access_token'));

export const boxes = (page: Page) =>
  page.getByRole('group', { name: 'Verification code' }).getByRole('textbox');

/** The digits in the six boxes; `_` for an empty one. */
export async function expectCode(page: Page, code: string): Promise<void> {
  const typed = (): Promise<string> =>
    boxes(page).evaluateAll((inputs) =>
      inputs.map((input) => (input as HTMLInputElement).value || '_').join(''),
    );
  await expect.poll(typed).toBe(code);
}

/** Pastes through a real clipboard event. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', pasted);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);
}

/**
 * Resolves, once the heading is `then`, to the ms for which it was `first`, measured in the page. Call it before either
 * heading appears: on a busy machine a test could miss a short state.
 */
export function shownBefore(page: Page, first: string, then: string): Promise<number> {
  return page.evaluate(
    ([passing, last]) =>
      new Promise<number>((resolve) => {
        let came: number | undefined;
        const observer = new MutationObserver(() => {
          const heading = document.querySelector('h1')?.textContent;
          if (heading === passing) came ??= performance.now();
          if (heading !== last || came === undefined) return;
          observer.disconnect();
          resolve(performance.now() - came);
        });
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
    [first, then] as const,
  );
}

export const alertSaying = (page: Page, text: string | RegExp) =>
  page.getByRole('alert').filter({ hasText: text });

export const statusSaying = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

/** For specs that need the server, its database and its mails. */
export function needsAccounts(): void {
  needsStack();
}
