import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { adminToken, aMember, bringToken } from '../account/account-stack.ts';
import { newBuyer, payWithoutBrowser } from '../buying/buying-stack.ts';
import { inDatabase } from '../support/database.ts';

let token: Promise<string> | undefined;

/** One sign-in per worker, as sign-ins are counted. */
export const ownersToken = (): Promise<string> => (token ??= adminToken());

/** Opens an admin screen as the owner. */
export async function openAsAdmin(page: Page, path: string): Promise<void> {
  await bringToken(page, await ownersToken());
  await page.goto(path);
}

/** Opens an admin screen as a new person with this role. */
export async function openAs(page: Page, role: string, path: string): Promise<void> {
  const { email, token: theirs } = await aMember();
  await inDatabase('UPDATE users SET role = $2 WHERE email = $1', [email, role]);
  await bringToken(page, theirs);
  await page.goto(path);
}

interface Call {
  method?: 'GET' | 'POST' | 'PUT';
  body?: object;
}

/** Calls the API as the owner. */
export async function asAdmin<T>(path: string, { method = 'GET', body }: Call = {}): Promise<T> {
  const response = await fetch(new URL(path, process.env['BASE_URL']), {
    method,
    headers: { authorization: `Bearer ${await ownersToken()}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}

interface Order {
  paymentId: string;
  orderId: string;
  statusToken: string;
}

export interface Sale extends Order {
  name: string;
  email: string;
}

/** Starts an order of three months for ₹15,000. */
export async function startSale(name = 'Priya Example', email = newBuyer().email): Promise<Sale> {
  const user = { name, email, phone: '90000 00012', age: 31, gender: 'female' };
  const order = await asAdmin<Order>('/api/payments/orders', {
    method: 'POST',
    body: {
      intentKey: randomUUID(),
      priceList: 'training-programs',
      trainingType: 'individual',
      duration: 3,
      user,
    },
  });
  return { ...order, name, email };
}

export interface StoredPayment {
  status: string;
  amount: number;
  refunded: number;
  refundable: number;
  refunds: { amount: number; status: string; reason: string }[];
  flags: { note: string | null; resolvedAt: string | null }[];
  razorpayPaymentId: string | null;
  receipt: { status: string };
}

export const storedPayment = (id: string): Promise<StoredPayment> => asAdmin(`/api/payments/admin/${id}`);

/** Starts and pays an order, and waits until the server knows. */
export async function completeSale(name?: string, email?: string): Promise<Sale> {
  const sale = await startSale(name, email);
  await payWithoutBrowser(sale.orderId);
  await expect
    .poll(async () => (await storedPayment(sale.paymentId)).status, { timeout: 15_000 })
    .toBe('completed');
  return sale;
}

/** Pays the order again, and waits for the flag. */
export async function payAgain({ orderId, paymentId }: Sale): Promise<void> {
  await payWithoutBrowser(orderId);
  await expect.poll(async () => (await storedPayment(paymentId)).flags.length, { timeout: 15_000 }).toBe(1);
}
