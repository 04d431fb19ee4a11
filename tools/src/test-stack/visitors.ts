/// <reference lib="dom" />
/** Actions of visitors and staff: a purchase in a browser, and a broadcast. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { launchBrowser } from '../services/chromium.ts';
import { type Broadcast, callApi, startBroadcast } from '../stack/api.ts';
import { seconds } from '../start/progress.ts';
import { type Step, until } from './compose-stack.ts';
import { adminToken, mails } from './people.ts';

const RECIPIENTS = 200;

export const purchase: Step = {
  name: 'a purchase in Chromium',
  run: async (stack) => {
    const email = `priya-${randomUUID().slice(0, 8)}@example.com`;
    const browser = await launchBrowser();
    try {
      const page = await browser.newPage({ baseURL: stack.siteUrl, locale: 'en-IN' });
      const complaints: string[] = [];
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
      page.on('pageerror', (error) => complaints.push(error.message));
      await page.goto('/training-programs');
      // Typing before hydration would be lost.
      await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith('__react')));
      await page.locator('#user-name').fill('Priya Example');
      await page.locator('#user-email').fill(email);
      await page.locator('#user-age').fill('30');
      await page.locator('#user-gender').selectOption('female');
      await page.locator('#checkout').getByRole('button', { name: 'Buy now' }).click();
      const checkout = page.frameLocator('iframe.razorpay-checkout-frame');
      await checkout.getByRole('button', { name: 'Success' }).click();
      await page.getByRole('heading', { name: 'Payment successful' }).waitFor();
      assert(complaints.length === 0, `the browser complains: ${complaints.join('; ')}`);
    } finally {
      await browser.close();
    }
    const [status] = await stack.sql(`SELECT status FROM payments WHERE email = '${email}'`);
    assert(status === 'completed', `the payment is ${status}`);
    const ms = await until('the receipt arrives', async () => (await mails(stack, email)).length === 1);
    return `completed, receipt ${ms.toFixed(0)} ms after`;
  },
};

export const broadcast: Step = {
  name: `a broadcast to ${RECIPIENTS}`,
  run: async (stack) => {
    const token = await adminToken(stack);
    const { _id: id } = await startBroadcast(stack.siteUrl, token, RECIPIENTS);
    const ms = await until('the broadcast ends', async () => {
      const { status } = await callApi<Broadcast>(`${stack.siteUrl}/api/broadcasts/${id}`, { token });
      return status === 'finished';
    });
    const arrived = (await mails(stack)).map(({ to }) => to[0]?.address ?? '');
    const members = arrived.filter((address) => address.startsWith('member-'));
    const once = members.length === RECIPIENTS && new Set(members).size === RECIPIENTS;
    assert(once, `${members.length} mails arrived, at ${new Set(members).size} addresses`);
    return `each once, in ${seconds(ms)}`;
  },
};
