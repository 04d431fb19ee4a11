import { expect, test } from '@playwright/test';
import { adminToken, needsAccounts } from '../account/account-stack.ts';
import { asAdmin, completeSale, openAsAdmin } from './admin-stack.ts';
import { expectAccessible, watchConsole } from '../support/checks.ts';

test.beforeEach(needsAccounts);

interface Summary {
  totalUsers: number;
  admins: number;
  users: number;
  recentLogins: { email: string }[];
}

test(
  'shows the server’s counts, the week’s sign-ins, the last five and the content',
  { tag: '@core' },
  async ({ page }) => {
    const consoleErrors = watchConsole(page);
    await completeSale();
    // The former sign-in may have been yesterday.
    await adminToken();
    await openAsAdmin(page, '/admin');
    const waiting = page.getByRole('region', { name: 'Waits for you' });
    await expect(waiting.getByRole('listitem')).not.toHaveCount(0);
    const users = page.getByRole('region', { name: 'Users' });
    await expect(users).toContainText('Total Users');
    const blogs = await asAdmin<{ total: number }>('/api/blogs?limit=1');
    const manage = page.getByRole('region', { name: 'Content' });
    await expect(manage.getByRole('listitem').first()).toContainText(`Blogs${blogs.total}`);
    for (const kind of ['Blogs', 'Recipes', 'Testimonials']) {
      await expect(manage.getByRole('link', { name: `Manage ${kind}` })).toHaveAttribute(
        'href',
        `/admin/${kind.toLowerCase()}`,
      );
    }
    const summary = await asAdmin<Summary>('/api/users/admin/summary');
    expect(summary.totalUsers).toBe(summary.admins + summary.users);
    const recent = page.getByRole('region', { name: 'Recent Logins' });
    await expect(recent.getByRole('time')).toHaveCount(Math.min(5, summary.recentLogins.length));
    await expect(recent.getByRole('link', { name: 'View all' })).toHaveAttribute(
      'href',
      '/admin/recentlogins',
    );

    const chart = page.getByRole('region', { name: 'Login activity, last 7 days' });
    await chart.getByText('Show as a table').click();
    const rows = chart.getByRole('table').getByRole('row');
    await expect(rows).toHaveCount(8);
    const { days } = await asAdmin<{ days: { count: number }[] }>('/api/users/admin/login-activity?days=7');
    // Read at once: both may update at any time.
    const { drawn, inTable } = await chart.evaluate((region) => ({
      drawn: region.querySelector('[role=img]')?.getAttribute('aria-label') ?? '',
      inTable: [...region.querySelectorAll('td')].map((cell) => cell.textContent),
    }));
    expect(drawn.match(/: (\d+)/g)?.map((text) => text.slice(2))).toEqual(inTable);
    // Other tests sign in meanwhile, but only today.
    expect(inTable.slice(0, 6)).toEqual(days.slice(0, 6).map(({ count }) => String(count)));
    expect(Number(inTable[6])).toBeGreaterThan(0);

    // One switch turns both.
    await page.getByRole('radio', { name: '30 days' }).check();
    await expect(page).toHaveURL('/admin?days=30');
    await expect(page.getByRole('region', { name: 'Login activity, last 30 days' })).toBeVisible();
    const revenue = page.getByRole('region', { name: 'Revenue, last 30 days' });
    await expect(revenue).not.toHaveAttribute('aria-busy');
    await revenue.getByText('Show as a table').click();
    await expect(revenue.getByRole('table').getByRole('row')).toHaveCount(31);
    const sold = await asAdmin<{ days: { count: number }[] }>('/api/admin/revenue?days=30');
    const inRevenue = await revenue.getByRole('row').locator('td:last-child').allInnerTexts();
    // Other tests sell meanwhile, but only today.
    expect(inRevenue.slice(0, -1)).toEqual(sold.days.slice(0, -1).map(({ count }) => String(count)));
    expect(Number(inRevenue.at(-1))).toBeGreaterThan(0);
    await expect(revenue.getByRole('row').last()).toContainText('₹');
    await expectAccessible(page);
    expect(consoleErrors).toEqual([]);
  },
);

test('counts the week from the log when its series fails to load', async ({ page }) => {
  await page.route('**/api/users/admin/login-activity*', (route) => route.fulfill({ status: 500, json: {} }));
  const asked = page.waitForRequest('**/api/users/admin/activities?limit=200&page=1');
  await openAsAdmin(page, '/admin');
  await asked;
  const chart = page.getByRole('region', { name: 'Login activity, last 7 days' });
  await expect(chart.getByRole('img')).toHaveAttribute('aria-label', /: [1-9]\d*[^\d]*$/);
  await expect(chart).toContainText('Counted from the newest 200 entries of the activity log only.');
});

test('every target on the dashboard is at least 44 px', { tag: '@layout' }, async ({ page }) => {
  await openAsAdmin(page, '/admin');
  await expect(page.getByText('Revenue this month')).toBeVisible();
  await expect(page.getByText('Show as a table').first()).toBeVisible();
  const small = await page.locator('main :is(a, button, summary)').evaluateAll((targets) =>
    targets
      .map((target) => ({ text: target.textContent, ...target.getBoundingClientRect().toJSON() }))
      .filter(({ width, height }) => width < 44 || height < 44)
      .map(({ text }) => text),
  );
  expect(small).toEqual([]);
});

test('the figures are aligned', { tag: '@layout' }, async ({ page }) => {
  await openAsAdmin(page, '/admin');
  const begins = (group: string) =>
    page
      .getByRole('region', { name: group })
      .getByRole('term')
      .evaluateAll((terms) => terms.map((term) => Math.round(term.getBoundingClientRect().left)));
  await expect(page.getByText('Revenue this month')).toBeVisible();
  const users = await begins('Users');
  const business = await begins('Business');
  expect(business).toHaveLength(8);
  expect(business.filter((left) => !users.includes(left))).toEqual([]);
});

test('waiting work links to its list', async ({ page }) => {
  await openAsAdmin(page, '/admin');
  const business = page.getByRole('region', { name: 'Business' });
  await expect(business).toContainText(/Revenue this month₹[\d,.]+/);
  for (const [name, address] of [
    ['Pending payments', '/admin/payments?status=pending'],
    ['Flagged payments', '/admin/payments?flagged=true'],
    ['Refund requests', '/admin/payments?refundAsked=true'],
    ['To call', '/admin/payments?toCall=true'],
    ['Unread enquiries', '/admin/messages?state=unread'],
    ['Failed mails', '/admin/mails?status=failed'],
  ] as const) {
    await expect(business.getByRole('link', { name })).toHaveAttribute('href', address);
  }
  await business.getByRole('link', { name: 'Pending payments' }).click();
  await expect(page.getByLabel('Status')).toHaveValue('pending');
});

test('a part that fails to load shows an error, and the others stay', async ({ page }) => {
  const consoleErrors = watchConsole(page);
  let broken = true;
  await page.route('**/api/users/admin/summary', (route) =>
    broken
      ? route.fulfill({ status: 400, json: { code: 'BROKEN', message: 'The counts rest today.' } })
      : route.continue(),
  );
  await openAsAdmin(page, '/admin');
  const box = page.getByRole('alert').filter({ hasText: 'The counts rest today.' });
  await expect(box).toBeVisible();
  await expect(page.getByRole('img', { name: /^Sign-ins per day/ })).toBeVisible();
  // No skeleton is left.
  await expect(page.getByRole('region', { name: 'Users' }).getByText('not known')).toHaveCount(3);
  await expect(page.getByText('The list could not be loaded.')).toBeVisible();
  await expectAccessible(page);
  broken = false;
  await page.getByRole('button', { name: 'Refresh', exact: true }).click();
  await expect(box).toBeHidden();
  await expect(
    page.getByRole('region', { name: 'Recent Logins' }).getByRole('listitem').first(),
  ).toContainText('Signed in');
  expect(consoleErrors).toEqual([]);
});

test('offline, former data stays and shows its age', async ({ page, context }) => {
  await openAsAdmin(page, '/admin');
  await expect(page.getByText(/^Updated \d/)).toBeVisible();
  await expect(page.getByRole('img', { name: /^Sign-ins per day/ })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Refresh', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'You are offline.' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Sign-ins per day/ })).toBeVisible();
  await context.setOffline(false);
});
