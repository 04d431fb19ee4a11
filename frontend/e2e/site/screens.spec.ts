import { expect, test } from '@playwright/test';
import { needsStack } from '../buying/buying-stack.ts';
import { bringToken } from '../account/account-stack.ts';
import { openAsAdmin } from '../admin/admin-stack.ts';
import { aClient } from '../my/my-stack.ts';
import { expectAccessible, expectNoSidewaysScroll, loaded, watchConsole } from '../support/checks.ts';
import { shiftOfLateFonts } from '../support/layout-shift.ts';

/** Every screen in its initial state; other specs cover dialogs, errors and empty states. */
const screens = [
  '/',
  '/whoweare',
  '/contact',
  '/testimonials',
  '/fitnessFAQ',
  '/recipes',
  '/recipes/paneer-tikka-bowl',
  '/blog',
  '/blog/sleep',
  '/careers',
  '/privacy',
  '/terms',
  '/training-programs?type=buddy',
  '/simple-payment',
  '/payment-success?payment_id=pay_1234567890abcdef&order_id=order_1234567890abcdef',
  '/payment-failed',
  '/signup',
  '/signup?mode=sign-up',
  '/signup?mode=forgot-password',
  '/signup?mode=purchase',
  '/profile',
  '/no-such-page',
];

const adminScreens = [
  { path: '/admin', heading: 'Dashboard' },
  { path: '/admin/recentlogins', heading: 'Recent Logins' },
  { path: '/admin/payments', heading: 'Payments' },
  { path: '/admin/payments/reports', heading: 'Payment reports' },
  { path: '/admin/payments/settlements', heading: 'Settlements' },
  { path: '/admin/plans', heading: 'Plans' },
  { path: '/admin/plans?view=preview', heading: 'Plans' },
  { path: '/admin/plans?view=offers', heading: 'Plans' },
  { path: '/admin/plans?view=history', heading: 'Plans' },
  { path: '/admin/people', heading: 'People' },
  { path: '/admin/people/staff', heading: 'Team' },
  { path: '/admin/people/privacy', heading: 'Privacy requests' },
  { path: '/admin/settings', heading: 'Settings' },
  { path: '/admin/settings?view=history', heading: 'Settings' },
  { path: '/admin/settings/look', heading: 'Settings' },
  { path: '/admin/settings/look?view=history', heading: 'Settings' },
  { path: '/admin/settings/home', heading: 'Settings' },
  { path: '/admin/settings/company', heading: 'Settings' },
  { path: '/admin/settings/setup', heading: 'Set-up' },
  { path: '/admin/settings/faq', heading: 'Settings' },
  { path: '/admin/settings/faq?view=history', heading: 'Settings' },
  { path: '/admin/settings/careers', heading: 'Settings' },
  { path: '/admin/settings/terms', heading: 'Settings' },
  { path: '/admin/settings/privacy', heading: 'Settings' },
  { path: '/admin/settings/owner-mails', heading: 'Settings' },
  { path: '/admin/settings/retention', heading: 'Settings' },
  { path: '/admin/settings/retention?view=history', heading: 'Settings' },
  { path: '/admin/messages', heading: 'Enquiries' },
  { path: '/admin/clients', heading: 'Clients' },
  { path: '/admin/clients?view=board', heading: 'Clients' },
  { path: '/admin/clients?stage=ended', heading: 'Clients' },
  { path: '/admin/check-ins', heading: 'Check-ins' },
  { path: '/admin/check-ins?state=answered', heading: 'Check-ins' },
  { path: '/admin/conversations', heading: 'Messages' },
  { path: '/admin/exercises', heading: 'Exercises' },
  { path: '/admin/exercises?search=sqaut&source=ours', heading: 'Exercises' },
  { path: '/admin/templates', heading: 'Templates' },
  { path: '/admin/templates?kind=food', heading: 'Templates' },
  { path: '/admin/settings/coaching', heading: 'Settings' },
  { path: '/admin/settings/coaching?view=history', heading: 'Settings' },
  { path: '/admin/settings/check-in', heading: 'Settings' },
  { path: '/admin/settings/check-in?view=history', heading: 'Settings' },
  { path: '/admin/mails', heading: 'Mails' },
  { path: '/admin/broadcasts', heading: 'Broadcasts' },
  { path: '/admin/suppressions', heading: 'Unsubscribed' },
  { path: '/admin/blogs', heading: 'Blogs' },
  { path: '/admin/recipes', heading: 'Recipes' },
  { path: '/admin/testimonials', heading: 'Testimonials' },
  { path: '/admin/nowhere', heading: 'Page not found' },
];

/** Of somebody with a program of today. */
const myScreens = [
  { path: '/my', heading: 'You are in' },
  { path: '/my/plan', heading: 'Your plan' },
  { path: '/my/check-in', heading: 'Check-in' },
  { path: '/my/progress', heading: 'Progress' },
  { path: '/my/messages', heading: 'Messages' },
  { path: '/my/me', heading: 'Dates and payments' },
  { path: '/my/intake', heading: 'Your goal' },
  { path: '/my/nowhere', heading: 'Page not found' },
];

/** axe checks a screen once, as it takes half of the time; phone-only parts (the menu) are checked in their own specs. */
const isPhone = ({ project }: { project: { name: string } }) => project.name === 'phone';

test.beforeEach(needsStack);

for (const path of screens) {
  test(
    `${path} has no layout shift or console error, is accessible and fits the screen`,
    { tag: ['@layout', '@core'] },
    async ({ page }, info) => {
      const consoleErrors = watchConsole(page);
      const moved = await shiftOfLateFonts(page, path);
      expect(moved).toBeLessThan(0.02);
      if (!isPhone(info)) await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      expect(consoleErrors).toEqual([]);
    },
  );
}

for (const { path, heading } of myScreens) {
  test(
    `${path} has no console error, is accessible and fits the screen`,
    { tag: '@layout' },
    async ({ page }, info) => {
      const consoleErrors = watchConsole(page);
      const { token } = await aClient();
      await bringToken(page, token);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await loaded(page);
      if (!isPhone(info)) await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      expect(consoleErrors).toEqual([]);
    },
  );
}

for (const { path, heading } of adminScreens) {
  test(
    `${path} has no console error, is accessible and fits the screen`,
    { tag: '@layout' },
    async ({ page }, info) => {
      const consoleErrors = watchConsole(page);
      await openAsAdmin(page, path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page).toHaveTitle(`${heading} | Ironbloom admin`);
      await expect(page.getByRole('navigation', { name: 'Admin' })).toBeVisible();
      await loaded(page);
      if (!isPhone(info)) await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      expect(consoleErrors).toEqual([]);
    },
  );
}
