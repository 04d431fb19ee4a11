import type { SitePage } from './public-pages.ts';

/** The screens of the admin area. @param paymentId one that exists */
export function adminPages(paymentId: string): readonly SitePage[] {
  return [
    { name: 'admin', path: '/admin' },
    { name: 'admin-recentlogins', path: '/admin/recentlogins' },
    { name: 'admin-payments', path: '/admin/payments' },
    { name: 'admin-payments-empty', path: '/admin/payments?search=nobody' },
    { name: 'admin-payment', path: `/admin/payments/${paymentId}` },
    { name: 'admin-messages', path: '/admin/messages' },
    { name: 'admin-mails', path: '/admin/mails?status=sent' },
    { name: 'profile', path: '/profile' },
    { name: 'admin-missing', path: '/admin/nowhere' },
  ];
}
