import { randomUUID } from 'node:crypto';
import { expect, test, type FrameLocator, type Page } from '@playwright/test';
import { hydrated } from '../support/checks.ts';
import { inDatabase } from '../support/database.ts';

/** The addresses that scripts/test hands over. Without them there is nothing to buy from. */
const { SANDBOX_URL: sandboxUrl, MAILBOX_URL: mailboxUrl, DATABASE_URL: databaseUrl } = process.env;

export function needsStack(): void {
  test.skip(!sandboxUrl || !mailboxUrl || !databaseUrl, 'needs the whole stack: run scripts/test');
}

/** Somebody nobody else buys as, so that tests can run beside each other. */
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

/** The button of the form itself; the bar on small screens has a second one. */
export async function buyNow(page: Page): Promise<void> {
  await page.locator('#checkout').getByRole('button', { name: 'Buy now' }).click();
}

/** A new buyer who has filled in the form of the first plan and pressed "Buy now". */
export async function beginBuying(page: Page): Promise<{ name: string; email: string }> {
  const buyer = newBuyer();
  await page.goto('/training-programs');
  await hydrated(page);
  await fillPerson(page, 'user', buyer);
  await buyNow(page);
  return buyer;
}

/** The sandbox's payment window, open and ready. */
export async function paymentWindow(page: Page): Promise<FrameLocator> {
  const frame = page.frameLocator('iframe.razorpay-checkout-frame');
  await expect(frame.getByRole('button', { name: 'Success' })).toBeEnabled();
  return frame;
}

export async function endPayment(page: Page, how: 'Success' | 'Failure' | 'Dismiss'): Promise<void> {
  const frame = await paymentWindow(page);
  const button = frame.getByRole('button', { name: how });
  await expect(button).toBeVisible();
  // The press takes the window away: a mouse that is driven may wait for ever for what became of it.
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

/** The payments of a buyer, as the database has them. */
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

/** In the order of their arrival. By the end of a run they are many: whoever asks again and again asks for few. */
async function mails(filter: Record<string, string> = {}): Promise<Mail[]> {
  const response = await fetch(`${mailboxUrl}/api/email?${new URLSearchParams(filter)}`);
  return (await response.json()) as Mail[];
}

/** Whom mails have reached, of all addresses with that ending; somebody who got two stands there twice. */
export async function mailsEndingIn(ending: string): Promise<string[]> {
  const addresses = (await mails()).flatMap(({ to }) => to.map(({ address }) => address));
  return addresses.filter((address) => address.endsWith(ending));
}

export function mailsTo(email: string): Promise<Mail[]> {
  return mails({ 'to.address': email });
}

/** The one mail that arrives. The mailbox lists it a moment after it has taken it. */
export async function mailTo(email: string): Promise<Mail> {
  await expect.poll(async () => (await mailsTo(email)).length, { timeout: 15_000 }).toBe(1);
  return (await mailsTo(email))[0] as Mail;
}

/** Exactly one mail arrives, and once Razorpay has told all that it has to tell no other is on its way. */
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

/** Tells the stand-in for Razorpay what to do next. */
export async function sandbox(control: string, body: object): Promise<void> {
  const response = await fetch(`${sandboxUrl}/control/${control}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.ok).toBe(true);
}

/** Pays at Razorpay without a browser: what a buyer's bank does after the tab was closed. */
export async function payElsewhere(orderId: string): Promise<void> {
  await sandbox('capture', { orderId });
}
