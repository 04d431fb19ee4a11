import { PAYMENT, PROGRAM } from './support/planted.sql.ts';
import { picture, type Screen } from './support/screens.ts';

const screens: readonly Omit<Screen, 'as'>[] = [
  { name: 'admin', path: '/admin' },
  { name: 'admin-figures', path: '/admin', from: '[aria-labelledby="login-activity"]' },
  {
    name: 'admin-go-to',
    path: '/admin/blogs',
    before: async (page) => {
      // On a phone it stands behind “More”.
      if (page.viewportSize()!.width < 1024) await page.getByRole('button', { name: 'More' }).click();
      await page.getByRole('button', { name: 'Go to' }).click();
      await page.getByRole('dialog', { name: 'Go to' }).waitFor();
    },
  },
  { name: 'admin-logins', path: '/admin/recentlogins' },
  { name: 'admin-payments', path: '/admin/payments' },
  { name: 'admin-payments-nothing-found', path: '/admin/payments?search=nobody-at-all' },
  { name: 'admin-payment', path: `/admin/payments/${PAYMENT}` },
  {
    name: 'admin-refund',
    path: `/admin/payments/${PAYMENT}`,
    before: (page) =>
      page
        .getByRole('button', { name: /refund/i })
        .first()
        .click(),
  },
  { name: 'admin-clients', path: '/admin/clients' },
  { name: 'admin-clients-board', path: '/admin/clients?view=board' },
  { name: 'admin-client', path: `/admin/clients/${PROGRAM}` },
  { name: 'admin-client-plan', path: `/admin/clients/${PROGRAM}?view=plan` },
  { name: 'admin-client-training', path: `/admin/clients/${PROGRAM}?view=training` },
  { name: 'admin-client-messages', path: `/admin/clients/${PROGRAM}?view=messages` },
  { name: 'admin-plan', path: `/admin/clients/${PROGRAM}/plan` },
  {
    name: 'admin-plan-food',
    path: `/admin/clients/${PROGRAM}/plan?part=food`,
    before: (page) => page.getByRole('heading', { name: 'This day' }).waitFor(),
  },
  { name: 'admin-exercises', path: '/admin/exercises' },
  { name: 'admin-templates', path: '/admin/templates' },
  { name: 'admin-people', path: '/admin/people' },
  { name: 'admin-messages', path: '/admin/messages' },
  { name: 'admin-mails', path: '/admin/mails' },
  { name: 'admin-blogs', path: '/admin/blogs' },
  { name: 'admin-blog-new', path: '/admin/blogs?create=yes' },
  { name: 'admin-plans', path: '/admin/plans' },
  { name: 'admin-look', path: '/admin/settings/look' },
];

picture(screens.map((screen) => ({ ...screen, as: 'owner' as const })));
