import { picture } from './support/screens.ts';

const ids = 'payment_id=pay_1234567890abcdef&order_id=order_1234567890abcdef';

picture([
  { name: 'programs', path: '/training-programs' },
  { name: 'programs-buddy-form', path: '/training-programs?type=buddy', from: '#checkout' },
  {
    name: 'programs-refused',
    path: '/training-programs',
    before: (page) => page.locator('#checkout').getByRole('button', { name: 'Buy now' }).click(),
    from: '#checkout [aria-invalid="true"]',
  },
  { name: 'payment-success', path: `/payment-success?${ids}` },
  { name: 'payment-failed', path: '/payment-failed' },
]);
