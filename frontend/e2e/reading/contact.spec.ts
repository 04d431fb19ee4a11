import { expect, test, type Page } from '@playwright/test';
import { mailsTo, needsStack, newBuyer } from '../buying/buying-stack.ts';
import { expectAccessible, hydrated } from '../support/checks.ts';
import { inDatabase } from '../support/database.ts';

const words = {
  sending: 'Sending your message...',
  sent: 'Message sent successfully!',
  failed: 'Your message could not be sent. Please try again.',
};

async function fill(page: Page, person: { name: string; email: string }): Promise<void> {
  await page.getByLabel('Full Name').fill(person.name);
  await page.getByLabel('Email Address').fill(person.email);
  await page.getByLabel('Phone Number').fill('9000012345');
  await page.getByLabel('Your Message').fill('Where do I start?\nI have two dumbbells.');
}

const send = (page: Page) => page.getByRole('button', { name: /Send message|Sending/ });

test.beforeEach(async ({ page }) => {
  await page.goto('/contact');
  await hydrated(page);
});

test('shows the contact details, and sends nothing without the four required fields', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1, name: 'Get in touch' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Send us a message' })).toBeVisible();
  await expect(page.getByText('Within 24 hours')).toBeVisible();
  await expect(page.getByText('Free consultation')).toBeVisible();
  await expect(page.getByLabel('Phone Number')).toHaveAttribute('type', 'tel');
  await expect(page.getByLabel('Phone Number')).toHaveAttribute('placeholder', /^\d{10}$/);
  await expect(page.getByLabel('Email Address')).toHaveAttribute('type', 'email');
  await expect(page.getByLabel('Your Message')).toHaveAttribute('rows', '5');
  await expect(page.locator('form [required]')).toHaveCount(4);

  // The honeypot cannot be reached by keyboard.
  const trap = page.locator('input[name="website"]');
  await expect(page.getByRole('textbox')).toHaveCount(4);
  await expect(trap).toHaveAttribute('tabindex', '-1');
  await page.getByLabel('Your Message').focus();
  await page.keyboard.press('Tab');
  await expect(send(page)).toBeFocused();

  // The browser's own validation; nothing is sent.
  let calls = 0;
  await page.route('**/api/contact', (route) => {
    calls += 1;
    return route.abort();
  });
  await send(page).click();
  await expect(page.getByLabel('Full Name')).toBeFocused();
  await page.getByLabel('Full Name').fill('Priya');
  await page.getByLabel('Email Address').fill('not an address');
  await send(page).click();
  await expect(page.getByLabel('Email Address')).toBeFocused();
  expect(calls).toBe(0);
});

test(
  'the chat link covers neither the form nor its messages at any scroll position',
  { tag: '@layout' },
  async ({ page }) => {
    await expect(page.locator('a[aria-label^="Chat with us"]')).toBeAttached();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    let seen = 0;
    for (let top = 0; top < height; top += 120) {
      await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
      // The link fades: the final state counts.
      const covers = await page.evaluate(async () => {
        // One frame for the scroll event, one for the update.
        for (let frame = 0; frame < 2; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
        const link = document.querySelector('a[aria-label^="Chat with us"]')!;
        const at = link.getBoundingClientRect();
        for (const fading of link.getAnimations()) fading.finish();
        const hidden = getComputedStyle(link).visibility === 'hidden';
        const form = document.querySelector('main form')!.getBoundingClientRect();
        const apart = form.right <= at.left || form.bottom <= at.top || form.top >= at.bottom;
        return { covers: !hidden && !apart, shown: !hidden };
      });
      expect([top, covers.covers]).toEqual([top, false]);
      if (covers.shown) seen += 1;
    }
    expect(seen).toBeGreaterThan(0);
  },
);

test(
  'sends once, shows it for two seconds at least, and clears the fields',
  { tag: '@core' },
  async ({ page }) => {
    needsStack();
    const person = newBuyer();
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/contact')) calls.push(request.postData() ?? '');
    });
    await fill(page, person);
    let unblock = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      unblock = resolve;
    });
    await page.route('**/api/contact', async (route) => {
      await released;
      await route.continue();
    });
    const begun = Date.now();
    await send(page).click();
    await expect(page.getByText(words.sending)).toBeVisible();
    await expect(send(page)).toHaveAccessibleName('Sending...');
    await expect(send(page)).toBeDisabled();
    await send(page).click({ force: true });
    await page.getByLabel('Full Name').press('Enter');
    unblock();
    await expect(page.getByText(words.sent)).toBeVisible();
    expect(Date.now() - begun).toBeGreaterThanOrEqual(2000);
    await expect(send(page)).toBeEnabled();
    for (const label of ['Full Name', 'Email Address', 'Phone Number', 'Your Message']) {
      await expect(page.getByLabel(label)).toHaveValue('');
    }
    expect(calls.map((body) => JSON.parse(body) as unknown)).toEqual([
      {
        ...person,
        number: '+91 9000012345',
        message: 'Where do I start?\nI have two dumbbells.',
        website: '',
      },
    ]);
    await expectAccessible(page);

    const stored = await inDatabase('SELECT message FROM contact_messages WHERE email = $1', [person.email]);
    expect(stored).toEqual([{ message: 'Where do I start?\nI have two dumbbells.' }]);
    await expect
      .poll(
        async () =>
          (await mailsTo('hello@ironbloom.example')).filter(({ html }) => html.includes(person.email)).length,
        { timeout: 15_000 },
      )
      .toBe(1);
  },
);

test('a submit before the form’s code has loaded waits for it and sends once', async ({ page }) => {
  let unblock = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    unblock = resolve;
  });
  let waiting = 0;
  await page.route('**/assets/engine-*.js', async (route) => {
    waiting += 1;
    await released;
    await route.continue();
  });
  const sent: unknown[] = [];
  await page.route('**/api/contact', (route) => {
    sent.push(route.request().postDataJSON());
    return route.fulfill({ json: { success: true, message: words.sent } });
  });
  const person = newBuyer();
  await fill(page, person);
  await send(page).click();
  await expect(send(page)).toHaveAccessibleName('Sending...');
  await page.getByLabel('Full Name').press('Enter');
  expect([waiting, sent.length]).toEqual([1, 0]);
  unblock();
  await expect(page.getByText(words.sent)).toBeVisible();
  expect(sent).toEqual([expect.objectContaining(person)]);
});

test('a failure shows an error and keeps the text; the next try works', async ({ page }) => {
  let broken = true;
  await page.route('**/api/contact', (route) =>
    broken ? route.abort() : route.fulfill({ json: { success: true, message: words.sent } }),
  );
  await fill(page, newBuyer());
  await send(page).click();
  await expect(page.getByText(words.failed)).toBeVisible();
  await expect(page.getByLabel('Your Message')).toHaveValue(/two dumbbells/);
  await expectAccessible(page);
  broken = false;
  await send(page).click();
  await expect(page.getByText(words.sent)).toBeVisible();
});

test('shows the server’s rate limit message, and a field error at its field', async ({ page }) => {
  const refuse = (status: number, body: object) =>
    page.route('**/api/contact', (route) =>
      route.fulfill({ status, json: { statusCode: status, requestId: 'r', ...body } }),
    );
  await refuse(429, { code: 'RATE_LIMITED', message: 'Too many requests. Please try again in 3 minutes.' });
  await fill(page, newBuyer());
  await send(page).click();
  await expect(page.getByRole('status').getByText('Please try again in 3 minutes.')).toBeVisible();
  await page.unrouteAll();
  await refuse(400, {
    code: 'VALIDATION_FAILED',
    message: 'Please check the details',
    fields: { email: 'Please enter a valid email' },
  });
  await send(page).click();
  const email = page.getByLabel('Email Address');
  await expect(email).toHaveAccessibleDescription('Please enter a valid email');
  await expectAccessible(page);
  await email.fill('priya@example.com');
  await expect(page.getByText('Please enter a valid email')).toBeHidden();
});
