import { randomUUID } from 'node:crypto';
import { expect, test, type FrameLocator, type Page } from '@playwright/test';
import { hydrated } from '../support/checks.ts';
import { inDatabase } from '../support/database.ts';

/** Set by scripts/test; without them buying is not possible. */
const { SANDBOX_URL: sandboxUrl, MAILBOX_URL: mailboxUrl, DATABASE_URL: databaseUrl } = process.env;

export function needsStack(): void {
  test.skip(!sandboxUrl || !mailboxUrl || !databaseUrl, 'needs the whole stack: run scripts/test');
}

/** A unique buyer, so that tests can run in parallel. */
export function newBuyer(): { name: string; email: string } {
  return { name: 'Priya Example', email: `priya-${randomUUID().slice(0, 8)}@example.com` };
}

export async function fillPerson(
  page: Page,
  who: 'user' | 'buddy',
  person: { name: string; email: string },
  age = '30',
): Promise<void> {
  await page.locator(`#${who}-name`).fill(person.name);
  await page.locator(`#${who}-email`).fill(person.email);
  await page.locator(`#${who}-age`).fill(age);
  await page.locator(`#${who}-gender`).selectOption('female');
}

/** The form's button; small screens have a second one in a bar. */
export async function buyNow(page: Page): Promise<void> {
  await page.locator('#checkout').getByRole('button', { name: 'Buy now' }).click();
}

/** A new buyer who has filled in the form of the first plan and clicked "Buy now". */
export async function beginBuying(page: Page): Promise<{ name: string; email: string }> {
  const buyer = newBuyer();
  await page.goto('/training-programs');
  await hydrated(page);
  await fillPerson(page, 'user', buyer);
  await buyNow(page);
  return buyer;
}

/** The sandbox's payment window, once ready. */
export async function paymentWindow(page: Page): Promise<FrameLocator> {
  const frame = page.frameLocator('iframe.razorpay-checkout-frame');
  await expect(frame.getByRole('button', { name: 'Success' })).toBeEnabled();
  return frame;
}

export async function endPayment(page: Page, how: 'Success' | 'Failure' | 'Dismiss'): Promise<void> {
  const frame = await paymentWindow(page);
  const button = frame.getByRole('button', { name: how });
  await expect(button).toBeVisible();
  // The click closes the window, so Playwright's mouse click might never resolve.
  await button.evaluate((element: HTMLElement) => void setTimeout(() => element.click()));
}

interface StoredPayment {
  status: string;
  training_type: string;
  duration: number;
  amount_paise: number;
  razorpay_order_id: string;
  razorpay_payment_id: string | null;
}

/** A buyer's payments in the database. */
export function paymentsOf(email: string): Promise<StoredPayment[]> {
  const columns = 'status, training_type, duration, amount_paise, razorpay_order_id, razorpay_payment_id';
  return inDatabase(`SELECT ${columns} FROM payments WHERE email = $1 ORDER BY created_at`, [email]);
}

interface Mail {
  subject: string;
  html: string;
  text: string;
  to: { address: string }[];
  headers: Record<string, string>;
  attachments?: { contentId: string; contentDisposition: string; fileName: string }[];
}

/** In order of arrival. Filter, as a run has many mails. */
async function mails(filter: Record<string, string> = {}): Promise<Mail[]> {
  const response = await fetch(`${mailboxUrl}/api/email?${new URLSearchParams(filter)}`);
  return (await response.json()) as Mail[];
}

/** Recipients whose address has this ending. An address with two mails is listed twice. */
export async function mailsEndingIn(ending: string): Promise<string[]> {
  const addresses = (await mails()).flatMap(({ to }) => to.map(({ address }) => address));
  return addresses.filter((address) => address.endsWith(ending));
}

export function mailsTo(email: string): Promise<Mail[]> {
  return mails({ 'to.address': email });
}

/** The one mail that arrives. The mailbox lists it slightly later. */
export async function mailTo(email: string): Promise<Mail> {
  await expect.poll(async () => (await mailsTo(email)).length, { timeout: 15_000 }).toBe(1);
  return (await mailsTo(email))[0] as Mail;
}

/** One mail arrives, and none after Razorpay has sent its last event. */
export async function expectOneReceipt(email: string): Promise<Mail> {
  await mailTo(email);
  await sandbox('flush', {});
  const written = await inDatabase<{ status: string }>('SELECT status FROM mails WHERE to_email = $1', [
    email,
  ]);
  expect(written).toHaveLength(1);
  const arrived = await mailsTo(email);
  expect(arrived).toHaveLength(1);
  return arrived[0] as Mail;
}

/** Controls the Razorpay sandbox. */
export async function sandbox(control: string, body: object): Promise<void> {
  const response = await fetch(`${sandboxUrl}/control/${control}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.ok).toBe(true);
}

/** Pays at Razorpay without a browser, as after a closed tab. */
export async function payWithoutBrowser(orderId: string): Promise<void> {
  await sandbox('capture', { orderId });
}
