import { expect, test } from 'vitest';
import { readSettlementMonth, settlementsPath } from './settlements.ts';

test('an address that is no month is the current month', () => {
  for (const typed of ['', '2026-13', 'FY2026-27', '2026']) {
    expect(readSettlementMonth(new URLSearchParams({ month: typed }))).toMatch(/^20\d\d-\d\d$/);
  }
  expect(readSettlementMonth(new URLSearchParams('month=2025-03'))).toBe('2025-03');
  expect(settlementsPath('2025-03')).toBe('/admin/payments/settlements?month=2025-03');
});
