import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aPerson, anOrderRequest, BUDDY_6_PAISE } from '../factories/order-request.ts';
import { mailsTo, sourceOf } from '../harness/mailbox.ts';
import { AdminClient } from '../harness/admin-client.ts';
import { Shop } from '../harness/shop.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';

const owner = `owner-${randomUUID()}@example.com`;
let system: TestSystem;
let shop: Shop;
let admin: AdminClient;

beforeAll(async () => {
  system = await startSystem({ ADMIN_EMAIL: owner });
  shop = new Shop(system);
  admin = await AdminClient.create(system);
  await system.startWorker();
});
afterAll(() => system.stop());

/** The owner's mails about one order, once none is queued. */
async function told(orderId: string, count = 1) {
  const about = async () => (await mailsTo(owner)).filter(({ text }) => text.includes(orderId));
  await until(async () => (await about()).length >= count);
  await until(async () => (await system.db.rows('SELECT 1 FROM outbox')).length === 0);
  return about();
}

const mailTo = (email: string) =>
  until(async () => {
    const [mail] = await mailsTo(email);
    return mail;
  });

async function buy(fields: Record<string, unknown> = {}) {
  const [user, buddy] = [aPerson(), aPerson({ name: 'Dev Nair' })];
  const sale = await admin.sale(shop, anOrderRequest({ user, buddy, ...fields }));
  return { sale, buyer: String(user.email), buddy: String(buddy.email) };
}

describe('a sale', () => {
  it('is mailed to the owner once, however often it is reported', async () => {
    const phone = '+442071838750';
    const user = aPerson({ name: 'Meera Iyer', phone });
    const sale = await admin.sale(shop, anOrderRequest({ user }));
    const paid = { id: sale.razorpayPaymentId, amount: BUDDY_6_PAISE };
    await Promise.all([
      shop.verify(sale.orderId, sale.razorpayPaymentId),
      shop.webhook('payment.captured', sale.orderId, paid),
      shop.webhook('order.paid', sale.orderId, paid),
    ]);
    const [mail, ...more] = await told(sale.orderId);
    expect(more).toEqual([]);
    expect(mail!.subject).toMatch(/^\[Test\] Meera Iyer bought Buddy, 6 months: call by \d+ \w{3}, .* IST$/);
    expect(mail!.html).toContain(`href="tel:${phone}"`);
    for (const part of [mail!.html, mail!.text]) {
      for (const words of ['Meera Iyer', String(user.email), phone, 'Dev Nair', sale.razorpayPaymentId]) {
        expect(part).toContain(words);
      }
      expect(part).toContain(`/admin/payments/${sale.paymentId}`);
    }
    expect(await sourceOf(mail!)).toMatch(new RegExp(`^Reply-To: ${user.email}$`, 'im'));
  });

  it('sends the buddy one welcome mail', async () => {
    const { buddy, sale } = await buy();
    await shop.verify(sale.orderId, sale.razorpayPaymentId);
    const mail = await mailTo(buddy);
    expect(mail.subject).toBe('Welcome to Ironbloom: you have a training buddy');
    expect(mail.text).toContain('Priya Nair has bought coaching at Ironbloom for the two');
    expect(mail.html).toContain('Buddy coaching, 6 months');
    await told(sale.orderId);
    expect(await mailsTo(buddy)).toHaveLength(1);
  });

  it.each(['Win at evil.example now', 'Call 98765 43210', 'Click <b>here</b>', 'x'.repeat(60)])(
    'carries nothing but names to the buddy: not %j',
    async (name) => {
      const buddy = aPerson({ name });
      const sale = await admin.sale(shop, anOrderRequest({ user: aPerson({ name }), buddy }));
      const mail = await mailTo(String(buddy.email));
      for (const part of [mail.html, mail.text, await sourceOf(mail)]) {
        for (const words of [name, 'evil.example', '43210']) expect(part).not.toContain(words);
      }
      expect(mail.text).toContain('Someone you know has bought coaching');
      await told(sale.orderId);
    },
  );

  it('sends a mailbox that both share no second mail', async () => {
    const email = String(aPerson().email);
    const shared = {
      user: aPerson({ email }),
      buddy: aPerson({ email: `${email.toUpperCase().replace('@', '\u200b＠')}.` }),
    };
    const sale = await admin.sale(shop, anOrderRequest(shared));
    await told(sale.orderId);
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Your Ironbloom receipt/),
    ]);
  });

  it('in test mode says so on its receipt', async () => {
    const { buyer } = await buy();
    const { html, text } = await mailTo(buyer);
    expect(html).toContain('Test payment.');
    expect(text).toContain('Test payment: no real money was moved.');
  });
});

describe('a refund', () => {
  it('is mailed to buyer and owner once each', async () => {
    const { sale, buyer } = await buy();
    await told(sale.orderId);
    await admin.refund(sale.paymentId, { amount: 1_700_000, reason: 'One month missed' });
    const [, mail, ...more] = await told(sale.orderId, 2);
    expect(more).toEqual([]);
    expect(mail!.subject).toContain('Refund: Priya Nair, ₹17,000');
    expect(mail!.text).toContain('Reason: One month missed');
    expect(mail!.text).toContain(`Asked for by: ${admin.email}`);

    const [note, ...others] = (await mailsTo(buyer)).filter(({ subject }) => subject.includes('refund'));
    expect(others).toEqual([]);
    expect(note!.subject).toBe('Your Ironbloom refund of ₹17,000');
    for (const part of [note!.html, note!.text]) {
      expect(part).toContain('₹47,000');
      expect(part).toContain(sale.razorpayPaymentId);
      expect(part).toMatch(/rfnd_\w+/);
      expect(part).toMatch(/banks\s+show it within 5 to 7 working days/);
      expect(part).not.toContain('One month missed');
    }
  });

  it('of an erased buyer is mailed to the owner only, without a reply address', async () => {
    const { sale } = await buy();
    await told(sale.orderId);
    const erasedBuyer = `UPDATE payments SET email = id || '@erased.invalid', name = 'erased person' WHERE id = $1`;
    await system.db.rows(erasedBuyer, [sale.paymentId]);
    await admin.refund(sale.paymentId, { amount: 100 });
    const [, mail] = await told(sale.orderId, 2);
    expect(mail!.text).toContain('Razorpay has sent the refund.');
    expect(mail!.text).not.toContain('has been notified');
    const [row] = await system.db.rows<{ replyTo: string | null }>(
      `SELECT reply_to AS "replyTo" FROM mails WHERE key LIKE 'owner-refund:%' AND data->>'path' LIKE $1`,
      [`%${sale.paymentId}`],
    );
    expect(row!.replyTo).toBeNull();
  });

  it('is mailed once, as its sale is, when events are delivered twice', async () => {
    const { sale, buyer, buddy } = await buy();
    await told(sale.orderId);
    await admin.refund(sale.paymentId, { amount: 100_000 });
    await told(sale.orderId, 2);
    const [refund] = (await admin.payment(sale.paymentId)).refunds;
    await system.db.rows(
      `INSERT INTO outbox (id, job, payload) VALUES
         (gen_random_uuid(), 'sales.mail-purchase', jsonb_build_object('paymentId', $1::text)),
         (gen_random_uuid(), 'sales.mail-refund', jsonb_build_object('refundId', $2::text))`,
      [sale.paymentId, refund!._id],
    );
    expect(await told(sale.orderId, 2)).toHaveLength(2);
    expect(await mailsTo(buyer)).toHaveLength(2);
    expect(await mailsTo(buddy)).toHaveLength(1);
  });

  it('names a buyer in any script and attaches the document', async () => {
    const name = 'S. தமிழ்செல்வி ਗੁਰਪ੍ਰੀਤ محمد 王小明 💪🏽';
    const user = aPerson({ name });
    const sale = await admin.sale(shop, anOrderRequest({ user }));
    await told(sale.orderId);
    await admin.refund(sale.paymentId, { amount: 1_700_000, reason: 'One month missed' });
    const [, mail] = await told(sale.orderId, 2);
    expect(mail!.subject).toContain(`Refund: ${name}, ₹17,000`);
    const receipt = await mailTo(String(user.email));
    for (const part of [receipt.html, receipt.text]) expect(part).toContain('Hi தமிழ்செல்வி,');
    expect(await sourceOf(receipt)).toContain('Content-Type: application/pdf');
  });

  it('that failed is mailed to the owner, not to the buyer', async () => {
    const { sale, buyer } = await buy();
    await told(sale.orderId);
    system.sandbox.control.setWebhookUrl(`${system.url}/api/payments/webhook`);
    system.sandbox.control.settleRefunds('later');
    await admin.refund(sale.paymentId, { amount: 100_000 });
    const [made] = system.sandbox.control.refunds(sale.razorpayPaymentId);
    system.sandbox.control.settleRefund(made!.id, 'failed');
    const [, mail, ...more] = await told(sale.orderId, 2);
    expect(more).toEqual([]);
    expect(mail!.subject).toContain('A payment of Priya Nair needs your attention');
    expect(mail!.text).toContain('did not reach the buyer');
    expect((await mailsTo(buyer)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Your Ironbloom receipt/),
    ]);
  });
});

describe('a flagged payment', () => {
  it('is mailed to the owner once, with what to do', async () => {
    const { body: order } = await shop.order();
    for (const _ of [1, 2]) {
      await shop.webhook('payment.captured', order.orderId, {
        id: `pay_odd_${order.paymentId}`,
        amount: 100,
      });
    }
    const [mail, ...more] = await told(order.orderId);
    expect(more).toEqual([]);
    expect(mail!.subject).toContain('A payment of Priya Nair needs your attention');
    expect(mail!.text).toContain('Razorpay captured ₹1 as');
    expect(mail!.text).toContain('the order is for ₹47,000');
  });
});
