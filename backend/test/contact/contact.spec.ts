import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { call, type ErrorAnswer } from '../harness/client.ts';
import { mailsTo, sourceOf } from '../harness/mailbox.ts';
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
  it('keeps the message and mails it to support, to be answered by a reply', async () => {
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
  ])('mails the number %j as %j: one country code', async (number, shown) => {
    const name = `Priya ${randomUUID()}`;
    await send(aMessage({ name, number }));
    const mail = await until(async () =>
      (await mailsTo('hello@ironbloom.example')).find(({ text }) => text.includes(name)),
    );
    expect(mail.text).toContain(`Phone: ${shown}\n`);
    expect(mail.html).toContain(`>${shown}<`);
  });

  it('escapes what was typed in the HTML of the mail', async () => {
    const name = `<b>${randomUUID()}</b>`;
    await send(aMessage({ name, message: '<script>alert(1)</script>' }));
    const mail = await until(async () =>
      (await mailsTo('hello@ironbloom.example')).find(({ text }) => text.includes(name)),
    );
    expect(mail.html).not.toContain('<script>alert');
    expect(mail.html).toContain('&lt;script&gt;');
  });

  it('tells a robot the same and keeps nothing', async () => {
    const before = await stored();
    const answer = await send<{ success: boolean }>(aMessage({ website: 'http://spam.example' }));
    expect(answer.body).toMatchObject({ success: true });
    expect(await stored()).toHaveLength(before.length);
  });

  it.each([
    [{ name: '' }, 'name'],
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
