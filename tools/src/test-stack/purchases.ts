import type { Purchase } from './buyer.ts';
import type { ComposeStack } from './compose-stack.ts';
import { mails } from './mailbox.ts';
import { expect, until } from './step.ts';

const SETTLED_WITHIN_MS = 120_000;

/** Every purchase is recorded once, and complete. @returns how many */
export async function checkCompleted(stack: ComposeStack, purchases: readonly Purchase[]): Promise<number> {
  const orders = new Set(purchases.map(({ orderId }) => orderId));
  const statusNow = async () => {
    const rows = await stack.sql('SELECT razorpay_order_id, status FROM payments');
    return new Map(rows.map((row) => row.split('|') as [string, string]));
  };
  await until(
    'every paid order is completed',
    async () => {
      const status = await statusNow();
      return [...orders].every((order) => status.get(order) === 'completed');
    },
    SETTLED_WITHIN_MS,
  );
  const [double] = await stack.sql(
    "SELECT count(*) FROM (SELECT email FROM payments WHERE email LIKE 'buyer-%' GROUP BY email HAVING count(*) > 1) AS d",
  );
  expect(double === '0', `${double} buyers have more than one payment`);
  return orders.size;
}

/** Every purchase is recorded once and complete, and every buyer has a receipt. @returns so, in words */
export async function checkPurchases(stack: ComposeStack, purchases: readonly Purchase[]): Promise<string> {
  const completed = await checkCompleted(stack, purchases);
  const receiptsOf = async () => {
    const counts = new Map(purchases.map(({ email }) => [email, 0]));
    for (const { to } of await mails(stack.settings.mailboxUrl)) {
      const address = to[0]?.address ?? '';
      const count = counts.get(address);
      if (count !== undefined) counts.set(address, count + 1);
    }
    return [...counts.values()];
  };
  await until(
    'every buyer has a receipt',
    async () => (await receiptsOf()).every((count) => count > 0),
    SETTLED_WITHIN_MS,
  );
  // At least once is what is promised (docs/decisions/004): a worker may die between the sending and its note of it.
  const twice = (await receiptsOf()).filter((count) => count > 1).length;
  return `${completed} purchases completed once, ${purchases.length} receipts${twice > 0 ? `, ${twice} of them twice` : ''}`;
}
