/// <reference lib="dom" />
/** What people come for: a purchase, an account, the admin area, a broadcast, a picture. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { launchBrowser } from '../services/chromium.ts';
import { type Broadcast, callApi, startBroadcast } from '../stack/api.ts';
import type { ComposeStack, Step } from './compose-stack.ts';
import { adminToken, mails, uploadPicture } from './people.ts';
import { expect, seconds, until } from './expect.ts';

const RECIPIENTS = 200;

async function inBrowser(stack: ComposeStack, visit: (page: Page) => Promise<string>): Promise<string> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ baseURL: stack.siteUrl, locale: 'en-IN' });
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    const words = await visit(page);
    expect(complaints.length === 0, `the browser complains: ${complaints.join('; ')}`);
    return words;
  } finally {
    await browser.close();
  }
}

/** Typing before the page listens would be lost. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith('__react')));
}

export const purchase: Step = {
  name: 'a purchase in Chromium',
  run: (stack) =>
    inBrowser(stack, async (page) => {
      const email = `priya-${randomUUID().slice(0, 8)}@example.com`;
      await open(page, '/training-programs');
      await page.locator('#user-name').fill('Priya Example');
      await page.locator('#user-email').fill(email);
      await page.locator('#user-age').fill('30');
      await page.locator('#user-gender').selectOption('female');
      await page.locator('#checkout').getByRole('button', { name: 'Buy now' }).click();
      await page
        .frameLocator('iframe.razorpay-checkout-frame')
        .getByRole('button', { name: 'Success' })
        .click();
      await page.getByRole('heading', { name: 'Payment successful' }).waitFor();
      const [status] = await stack.sql(`SELECT status FROM payments WHERE email = '${email}'`);
      expect(status === 'completed', `the payment is ${status}`);
      const ms = await until('the receipt arrives', async () => (await mails(stack, email)).length === 1);
      return `completed, receipt ${ms.toFixed(0)} ms after`;
    }),
};

export const registration: Step = {
  name: 'an account with a code',
  run: (stack) =>
    inBrowser(stack, async (page) => {
      const email = `asha-${randomUUID().slice(0, 8)}@example.com`;
      await open(page, '/signup?mode=sign-up');
      await page.getByLabel('Full name').fill('Asha Nair');
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill('secret-pass');
      await page.getByLabel('Confirm password', { exact: true }).fill('secret-pass');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Check your email' }).waitFor();
      let code: string | undefined;
      await until('the code arrives', async () => {
        const [mail] = await mails(stack, email);
        code = mail && /\b\d{6}\b/.exec(mail.text)?.[0];
        return code !== undefined;
      });
      await page.getByRole('textbox', { name: 'Digit 1 of 6' }).fill(code ?? '');
      await page.getByRole('button', { name: 'Verify' }).click();
      await page.waitForURL(stack.siteUrl + '/');
      await page.getByRole('button', { name: 'Your menu, Asha Nair' }).waitFor();
      return 'signed in';
    }),
};

export const admin: Step = {
  name: 'the admin area',
  run: (stack) =>
    inBrowser(stack, async (page) => {
      await open(page, '/signup');
      await page.getByLabel('Email').fill(stack.admin.email);
      await page.getByLabel('Password', { exact: true }).fill(stack.admin.password);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await page.waitForURL((url) => url.pathname === '/' || url.pathname.startsWith('/admin'));
      await open(page, '/admin/payments');
      await page.getByText('Priya Example').first().waitFor();
      return 'signed in, sees the purchase';
    }),
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
    expect(once, `${members.length} mails arrived, at ${new Set(members).size} addresses`);
    return `each once, in ${seconds(ms)}`;
  },
};

export const picture: Step = {
  name: 'an uploaded picture',
  run: async (stack) => {
    const url = await uploadPicture(stack);
    const whole = await fetch(url);
    const bytes = Buffer.from(await whole.arrayBuffer());
    expect(whole.status === 200, `the picture answered ${whole.status}`);
    const part = await fetch(url, { headers: { range: 'bytes=100-199' } });
    const some = Buffer.from(await part.arrayBuffer());
    expect(part.status === 206, `a range of it answered ${part.status}`);
    const range = part.headers.get('content-range');
    expect(range === `bytes 100-199/${bytes.length}`, 'the range is named wrongly');
    expect(some.equals(bytes.subarray(100, 200)), 'the range holds other bytes');
    return `${(bytes.length / 1000).toFixed(0)} kB, ranges exact`;
  },
};
