import { expect, test } from 'vitest';
import { paymentsPath, readPaymentQuery } from './payment-query.ts';

const read = (search: string) => readPaymentQuery(new URLSearchParams(search));

test('filters survive the way through the address', () => {
  const query = {
    search: 'a & b=c+d',
    status: 'failed',
    startDate: '2026-11-01',
    endDate: '2026-11-21',
    flagged: true,
    refundAsked: true,
    toCall: true,
    page: 3,
  } as const;
  const path = paymentsPath(query);
  expect(read(path.slice(path.indexOf('?')))).toEqual(query);
});

test('what is not asked for does not stand in the address', () => {
  expect(paymentsPath({})).toBe('/admin/payments');
  expect(paymentsPath({ page: 1, search: '', flagged: false })).toBe('/admin/payments');
});

test.each([
  ['page=0', { page: 1 }],
  ['page=-4', { page: 1 }],
  ['page=2.9', { page: 2 }],
  ['page=many', { page: 1 }],
  ['status=stolen', { status: '' }],
  ['startDate=yesterday', { startDate: '' }],
  ['endDate=2026-13-40', { endDate: '' }],
  ['flagged=1', { flagged: false }],
])('an address typed by hand asks for nothing that does not exist: %s', (search, expected) => {
  expect(read(search)).toMatchObject(expected);
});
