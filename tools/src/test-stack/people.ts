import assert from 'node:assert/strict';
import { createHmac, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { callApi, signIn } from '../stack/api.ts';
import { type ComposeStack, until } from './compose-stack.ts';

const READERS = 4;
const READ_PAUSE_MS = 40;
const BUYERS = 2;
const BUY_PAUSE_MS = 250;
const ANSWER_WITHIN_MS = 15_000;
const PATIENCE_MS = 90_000;
const SETTLED_WITHIN_MS = 120_000;
/** Addresses that nginx caches. */
const PATHS = ['/', '/blog', '/recipes', '/training-programs', '/api/blogs', '/api/recipes?page=1&limit=5'];
const PICTURE = path.resolve(import.meta.dirname, '../../../backend/seed/pictures/blog/sleep.webp');

export interface Read {
  path: string;
  /** When it was sent, ms. */
  at: number;
  ms: number;
  /** 0: no answer. */
  status: number;
  why?: string;
}

export interface Purchase {
  email: string;
  orderId: string;
  /** Answers of calls that were repeated. */
  repeats: string[];
}

export const inWords = (reads: readonly Read[]): string =>
  [...new Set(reads.map(({ path: page, status, why }) => `${page} ${status || why}`))].slice(0, 5).join(', ');

export const adminToken = ({ siteUrl, admin }: ComposeStack): Promise<string> =>
  signIn(siteUrl, admin.email, admin.password);

/** @returns the site's address */
export async function uploadPicture(stack: ComposeStack): Promise<string> {
  const body = new FormData();
  const file = new Uint8Array(await readFile(PICTURE));
  body.append('image', new Blob([file], { type: 'image/webp' }), 'sleep.webp');
  body.append('alt', 'A half-lit moon');
  const token = await adminToken(stack);
  const { url } = await callApi<{ url: string }>(`${stack.siteUrl}/api/admin/media`, { token, body });
  return stack.siteUrl + url;
}

interface Mail {
  subject: string;
  text: string;
  to: { address: string }[];
}

/** Mails in the stack's mailbox (maildev 2). @param email of the recipient */
export async function mails({ mailboxUrl }: ComposeStack, email?: string): Promise<Mail[]> {
  const all = await callApi<Mail[]>(`${mailboxUrl}/email`);
  return email === undefined ? all : all.filter(({ to }) => to.some(({ address }) => address === email));
}

/** Retries a call until it succeeds, with the same intent key. */
export async function patiently<T>(call: () => Promise<T>, onRepeat: (why: string) => void): Promise<T> {
  const giveUpAt = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (Date.now() > giveUpAt) throw error;
      onRepeat(String(error));
      await delay(300);
    }
  }
}

/** Three months, with a unique key and address. */
export function orderRequest() {
  return {
    intentKey: randomUUID(),
    priceList: 'training-programs',
    trainingType: 'individual',
    duration: 3,
    user: { name: 'Load Buyer', email: `buyer-${randomUUID()}@example.com`, age: 30, gender: 'female' },
  };
}

/** Buys three months: order, payment at the sandbox, and its report to the site. */
export async function buy({ siteUrl, sandboxUrl, variables }: ComposeStack): Promise<Purchase> {
  const repeats: string[] = [];
  const again = (why: string) => void repeats.push(why);
  const body = orderRequest();
  const { orderId } = await patiently(
    () => callApi<{ orderId: string }>(`${siteUrl}/api/payments/orders`, { body }),
    again,
  );
  // A sandbox killed after the payment has stored it; the reconciler finds it.
  const { paymentId } = await patiently(
    () => callApi<{ paymentId: string }>(`${sandboxUrl}/control/capture`, { body: { orderId } }),
    () => undefined,
  );
  const signature = createHmac('sha256', variables['RAZORPAY_KEY_SECRET'] ?? '');
  const proof = {
    razorpay_order_id: orderId,
    razorpay_payment_id: paymentId,
    razorpay_signature: signature.update(`${orderId}|${paymentId}`).digest('hex'),
  };
  await patiently(() => callApi(`${siteUrl}/api/payments/verify`, { body: proof }), again);
  return { email: body.user.email, orderId, repeats };
}

/** Runs visitors who read and buy during `work`. @returns the results */
export async function underLoad(stack: ComposeStack, work: () => Promise<void>) {
  const reads: Read[] = [];
  const purchases: Purchase[] = [];
  /** Abandoned purchases. */
  const lost: string[] = [];
  const state = { isOver: false };
  const reader = async (_: unknown, first: number): Promise<void> => {
    for (let turn = first; !state.isOver; turn += 1) {
      const page = PATHS[turn % PATHS.length] ?? '/';
      const at = performance.now();
      const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
      const ended = await fetch(stack.siteUrl + page, { signal })
        .then(async (answer) => {
          await answer.arrayBuffer();
          return { status: answer.status };
        })
        .catch((error: Error) => ({ status: 0, why: String(error.cause ?? error) }));
      reads.push({ path: page, at, ms: performance.now() - at, ...ended });
      await delay(READ_PAUSE_MS);
    }
  };
  const buyer = async (): Promise<void> => {
    while (!state.isOver) {
      await buy(stack).then(
        (purchase) => purchases.push(purchase),
        (error: unknown) => lost.push(String(error)),
      );
      await delay(BUY_PAUSE_MS);
    }
  };
  const people = [...Array.from({ length: READERS }, reader), ...Array.from({ length: BUYERS }, buyer)];
  try {
    await work();
  } finally {
    state.isOver = true;
    await Promise.all(people);
  }
  return {
    reads,
    failures: reads.filter(({ status }) => status !== 200),
    purchases,
    lost,
    /** Answers of buyers' calls that were repeated. */
    repeats: purchases.flatMap(({ repeats }) => repeats),
  };
}

/** Checks that every purchase is recorded once and completed. @returns how many */
export async function checkCompleted(stack: ComposeStack, purchases: readonly Purchase[]): Promise<number> {
  const orders = new Set(purchases.map(({ orderId }) => orderId));
  await until(
    'every paid order is completed',
    async () => {
      const rows = await stack.sql("SELECT razorpay_order_id FROM payments WHERE status = 'completed'");
      return [...orders].every((order) => rows.includes(order));
    },
    SETTLED_WITHIN_MS,
  );
  const double = await stack.sql(
    "SELECT email FROM payments WHERE email LIKE 'buyer-%' GROUP BY email HAVING count(*) > 1",
  );
  assert(double.length === 0, `${double.length} buyers have more than one payment`);
  return orders.size;
}

/** Checks that every purchase is recorded once, completed and has a receipt mail. @returns the result in words */
export async function checkPurchases(stack: ComposeStack, purchases: readonly Purchase[]): Promise<string> {
  const completed = await checkCompleted(stack, purchases);
  const receiptsOf = async () => {
    const arrived = (await mails(stack)).map(({ to }) => to[0]?.address);
    return purchases.map(({ email }) => arrived.filter((address) => address === email).length);
  };
  await until(
    'every buyer has a receipt',
    async () => (await receiptsOf()).every((count) => count > 0),
    SETTLED_WITHIN_MS,
  );
  // At least once (docs/decisions/004): a worker may die between sending and recording it.
  const twice = (await receiptsOf()).filter((count) => count > 1).length;
  return `${completed} purchases completed once, ${purchases.length} receipts${twice > 0 ? `, ${twice} of them twice` : ''}`;
}
