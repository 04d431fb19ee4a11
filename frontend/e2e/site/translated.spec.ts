import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { needsAccounts, newPerson } from '../account/account-stack.ts';
import { asAdmin, openAsAdmin } from '../admin/admin-stack.ts';
import { chooseContacts, contactsCsv, openComposer } from '../broadcast/broadcast-stack.ts';
import { hydrated, idle } from '../support/checks.ts';

/** What Google Translate does to a page: it replaces each text node, which React knows, with two `font` elements. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, textarea, svg, title')) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  });
}

function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  return errors;
}

test('on a translated checkout the summary follows the plan', async ({ page }) => {
  const errors = watchErrors(page);
  await page.goto('/training-programs');
  await hydrated(page);
  await idle(page);
  await translate(page);
  const summary = page.getByRole('complementary', { name: /coaching/ });
  await page.getByRole('radio', { name: /^Buddy/ }).check();
  await expect(summary.getByRole('heading', { level: 2 })).toHaveText('Buddy coaching');
  await page.getByRole('radio', { name: /^12 months/ }).check();
  await expect(summary).toContainText('12 months, about ₹7,333 a month');
  await expect(summary).toContainText('You save (41%)');
  await expect(summary).toContainText('−₹62,000');
  await expect(summary).toContainText('Total today₹88,000');
  await page.getByRole('radio', { name: /^Individual/ }).check();
  await expect(summary.getByRole('heading', { level: 2 })).toHaveText('Individual coaching');
  await expect(summary).toContainText('Total today₹50,000');
  expect(errors).toEqual([]);
});

test('on a translated home page the price follows the choice', async ({ page }) => {
  const errors = watchErrors(page);
  await page.goto('/');
  await hydrated(page);
  await idle(page);
  await translate(page);
  const pricing = page.getByRole('region', { name: 'Choose your plan' });
  await pricing.getByRole('radio', { name: /^Buddy/ }).check();
  await pricing.getByRole('radio', { name: /^6 months/ }).check();
  await expect(pricing).toContainText('₹47,000 / 6 months');
  await expect(pricing).toContainText('You save ₹33,000.');
  await expect(pricing).toContainText('That is about ₹7,833 a month.');
  await expect(pricing).not.toContainText('₹14,375');
  expect(errors).toEqual([]);
});

test('on a translated list of recipes the count follows the search', async ({ page }) => {
  const errors = watchErrors(page);
  await page.goto('/recipes');
  await hydrated(page);
  await idle(page);
  await translate(page);
  await page.getByRole('searchbox').fill('paneer');
  await expect(page.getByText(/^Showing 1 to [1-5] of [1-5] recipes?$/)).toBeVisible();
  await page.getByRole('searchbox').fill('no such dish');
  await expect(page.getByText('No recipes found')).toBeVisible();
  await page.getByRole('searchbox').fill('');
  await expect(page.getByText(/^Showing 1 to 6 of \d+ recipes$/)).toBeVisible();
  expect(errors).toEqual([]);
});

test.describe('with accounts', () => {
  test.beforeEach(needsAccounts);

  test('on a translated code screen the countdown runs to the button', async ({ page }) => {
    const errors = watchErrors(page);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 3_600_000);
    const { name, email, password } = newPerson();
    await page.goto('/signup?mode=sign-up');
    await hydrated(page);
    await page.getByLabel('Full name').fill(name);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('textbox', { name: 'Confirm password' }).fill(password);
    await page.locator('main form button[type="submit"]').click();
    await expect(page.getByText('new code in 5:00')).toBeVisible();
    await translate(page);
    await page.clock.fastForward(60_000);
    await expect(page.getByText('4:00', { exact: true })).toBeVisible();
    await expect(page.getByText('5:00', { exact: true })).toHaveCount(0);
    await page.clock.fastForward(241_000);
    await expect(page.getByRole('button', { name: 'Resend verification code' })).toBeVisible();
    expect(errors).toEqual([]);
  });

  test('in a translated admin area figures, badges and lists update', async ({ page }) => {
    const errors = watchErrors(page);
    let unread = 3;
    await page.route('**/api/admin/overview', async (route) => {
      const overview = (await (await route.fetch()).json()) as object;
      await route.fulfill({ json: { ...overview, messages: { unread } } });
    });
    await openAsAdmin(page, '/admin');
    const figure = page.getByRole('definition').filter({ hasText: /^3$/ }).first();
    await expect(figure).toBeVisible();
    await idle(page);
    await translate(page);
    unread = 1_234;
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByRole('definition').filter({ hasText: /^1,234$/ })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Admin' })).toContainText('99+');
    await page.getByRole('link', { name: 'Blogs', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Blogs' })).toBeVisible();
    await translate(page);
    await page.getByLabel('Search').fill('no such article');
    await expect(page.getByText('Nothing found')).toBeVisible();
    await page.getByLabel('Search').fill('');
    await expect(page.getByText(/^Page 1 of \d+$/)).toBeVisible();
    expect(errors).toEqual([]);
  });

  test('in a translated inbox a message can be marked as unread', async ({ page }) => {
    const errors = watchErrors(page);
    const name = `Asha ${randomUUID().slice(0, 8)}`;
    await asAdmin('/api/contact', {
      method: 'POST',
      body: { name, email: 'asha@example.com', number: '90000 12345', message: 'Can I pause a plan?' },
    });
    await openAsAdmin(page, '/admin/messages?state=unread');
    const line = page.getByRole('button', { name });
    await line.click();
    await expect(line).not.toContainText('Unread');
    await translate(page);
    await page.getByRole('button', { name: 'Mark as unread' }).click();
    await expect(line).toContainText(`Unread: ${name}`);
    expect(errors).toEqual([]);
  });

  test('on the translated plans screen the discount follows the price', async ({ page }) => {
    const errors = watchErrors(page);
    await openAsAdmin(page, '/admin/plans');
    const cell = (name: string) =>
      page.getByLabel(`Individual, 3 months, Training programs, ${name}`, { exact: true });
    const row = page.getByRole('row').filter({ has: cell('price') });
    await expect(row).toBeVisible();
    await idle(page);
    await translate(page);
    await cell('usual price').fill('40000');
    await cell('price').fill('30000');
    await expect(row.getByText('25%')).toBeVisible();
    await cell('price').fill('40000');
    await expect(row.getByText('–')).toBeVisible();
    expect(errors).toEqual([]);
  });

  test('in a translated composer the button counts the people of a contact file', async ({ page }) => {
    const errors = watchErrors(page);
    const dialog = await openComposer(page);
    await translate(page);
    for (const [round, count] of [2, 3].entries()) {
      const mark = randomUUID().slice(0, 8);
      await chooseContacts(dialog, contactsCsv(mark, count));
      await expect(dialog.getByText(`: ${count} contacts, no rows left out.`)).toBeVisible();
      await expect(dialog.getByText('Choose a contact file')).toBeVisible();
      await expect(
        dialog.getByRole('button', { name: `Send to ${[2, 5][round]}`, exact: true }),
      ).toBeVisible();
      await translate(page);
    }
    expect(errors).toEqual([]);
  });
});
