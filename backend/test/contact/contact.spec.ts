import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { call, type ErrorAnswer } from '../harness/client.ts';
import { mailsTo, sourceOf } from '../harness/mailbox.ts';
import { AdminClient } from '../harness/admin-client.ts';
import { Shop } from '../harness/shop.ts';
import { anOrderRequest, aPerson } from '../factories/order-request.ts';
import { Visitor } from '../auth/visitor.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';

let system: TestSystem;

beforeAll(async () => {
  system = await startSystem();
  await system.startWorker();
});
afterAll(() => system.stop());

const aMessage = (fields: object = {}) => ({
  name: 'Priya Nair',
  email: 'priya@example.com',
  number: '98765 43210',
  message: 'Do you coach runners?\nI run twice a week.',
  ...fields,
});

const send = <Body>(body: unknown) => call<Body>(`${system.url}/api/contact`, { body });
const stored = () =>
  system.db.rows<{ name: string; message: string }>('SELECT name, message FROM contact_messages');

describe('POST /api/contact', () => {
  it('stores the message and mails it to support with a reply address', async () => {
    const name = `Priya ${randomUUID()}`;
    const answer = await send<{ success: boolean; message: string }>(aMessage({ name }));
    expect([answer.status, answer.body.message]).toEqual([200, 'Message sent successfully!']);
    expect(await stored()).toContainEqual({ name, message: 'Do you coach runners?\nI run twice a week.' });
    const mail = await until(async () => {
      const mails = await mailsTo('hello@ironbloom.example');
      return mails.find(({ subject }) => subject === `Message from ${name}`);
    });
    expect(mail.text).toContain('+91 98765 43210');
    expect(await sourceOf(mail)).toMatch(/^Reply-To: priya@example\.com$/im);
  });

  it.each([
    ['+91 98765 43210', '+91 98765 43210'],
    ['+44 20 7183 8750', '+44 20 7183 8750'],
    ['9876543210', '+91 9876543210'],
    ['098765 43210', '+91 9876543210'],
    ['0091 98765-43210', '+91 9876543210'],
    ['91 9876543210', '+91 9876543210'],
  ])('mails the number %j as %j, with one country code', async (number, shown) => {
    const name = `Priya ${randomUUID()}`;
    await send(aMessage({ name, number }));
    const mail = await until(async () =>
      (await mailsTo('hello@ironbloom.example')).find(({ text }) => text.includes(name)),
    );
    expect(mail.text).toContain(`Phone: ${shown}\n`);
    expect(mail.html).toContain(`>${shown}<`);
  });

  it('stores the normalised address and shows the domain in its own letters', async () => {
    const name = `Priya ${randomUUID()}`;
    await send(aMessage({ name, email: "'Priya\u00a0@bu\u0308cher.example.'" }));
    const rows = await system.db.rows('SELECT email FROM contact_messages WHERE name = $1', [name]);
    expect(rows).toEqual([{ email: 'Priya@xn--bcher-kva.example' }]);
    const mail = await until(async () =>
      (await mailsTo('hello@ironbloom.example')).find(({ text }) => text.includes(name)),
    );
    expect(mail.text).toContain('Email: Priya@bücher.example\n');
  });

  it.each(['.g@example.com', 'h@example..com', 'l@-example.com', 'a@example.com; b@example.com'])(
    'refuses the address %j',
    async (email) => {
      const { status, body } = await send<ErrorAnswer>(aMessage({ email }));
      expect([status, body.fields]).toEqual([400, { email: 'Please enter a valid email' }]);
    },
  );

  it('escapes what was typed in the HTML of the mail', async () => {
    const name = `<b>${randomUUID()}</b>`;
    await send(aMessage({ name, message: '<script>alert(1)</script>' }));
    const mail = await until(async () =>
      (await mailsTo('hello@ironbloom.example')).find(({ text }) => text.includes(name)),
    );
    expect(mail.html).not.toContain('<script>alert');
    expect(mail.html).toContain('&lt;script&gt;');
  });

  it('gives a robot the same answer and stores nothing', async () => {
    const before = await stored();
    const answer = await send<{ success: boolean }>(aMessage({ website: 'http://spam.example' }));
    expect(answer.body).toMatchObject({ success: true });
    expect(await stored()).toHaveLength(before.length);
  });

  it.each([
    [{ name: '' }, 'name'],
    [{ name: '\u200D\u2060' }, 'name'],
    [{ email: 'nobody' }, 'email'],
    [{ number: undefined }, 'number'],
    [{ message: '   ' }, 'message'],
    [{ name: 'A\r\nBcc: everyone@example.com' }, 'name'],
    [{ message: 'x'.repeat(5001) }, 'message'],
  ])('refuses %j and names the field', async (change, field) => {
    const before = await stored();
    const { status, body } = await send<ErrorAnswer>(aMessage(change));
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(Object.keys(body.fields ?? {})).toEqual([field]);
    expect(await stored()).toHaveLength(before.length);
  });
});

describe('a message about a payment', () => {
  it('names the payment in inbox and mail, for its buyer only', async () => {
    const shop = new Shop(system);
    const admin = await AdminClient.create(system);
    const [buyer, stranger] = [new Visitor(system), new Visitor(system)];
    const [token, other] = [await buyer.join(), await stranger.join()];
    const user = aPerson({ email: buyer.email });
    const { paymentId } = await admin.sale(shop, anOrderRequest({ user }));
    const { receiptNumber } = await admin.payment(paymentId);
    const name = `Priya ${randomUUID()}`;
    const about = (bearer: string, body: object = aMessage({ name })) =>
      call(`${system.url}/api/contact/payments/${paymentId}`, {
        body,
        headers: { authorization: `Bearer ${bearer}` },
      });
    expect((await about(other)).status).toBe(404);
    expect((await about('nobody')).status).toBe(401);
    expect(await stored()).not.toContainEqual(expect.objectContaining({ name }));
    expect((await about(token, aMessage({ name, website: 'https://robots.example' }))).status).toBe(200);
    expect((await about(token)).status).toBe(200);
    const { body } = await admin.call<{ items: { name: string; payment: unknown }[] }>(
      `contact/admin/messages?search=${encodeURIComponent(name)}`,
    );
    expect(body.items.map(({ payment }) => payment)).toEqual([{ _id: paymentId, receiptNumber }]);
    const mail = await until(async () =>
      (await mailsTo('hello@ironbloom.example')).find(({ subject }) => subject === `Message from ${name}`),
    );
    expect(mail.text).toContain(`Payment: ${receiptNumber}, `);
    expect(mail.html).toContain(`/admin/payments/${paymentId}`);
  });
});
