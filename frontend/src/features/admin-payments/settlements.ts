import { adminPaths } from '#shared/config/admin-paths.ts';
import type { paths } from '#shared/api/schema.ts';
import { readReportQuery } from './report.ts';

/** Amounts are paise. */
export type SettlementMonth =
  paths['/api/payments/admin/settlements']['get']['responses'][200]['content']['application/json'];
export type Settlement = SettlementMonth['settlements'][number];
export type Difference = SettlementMonth['differences'][number];

/** `2026-11`. The address can be typed by hand: what is no month is the current one. */
export function readSettlementMonth(search: URLSearchParams): string {
  const month = search.get('month') ?? '';
  const period = month.startsWith('FY') ? '' : month;
  return readReportQuery(new URLSearchParams({ period })).period;
}

export const settlementsPath = (month: string): string =>
  `${adminPaths.settlements}?${new URLSearchParams({ month }).toString()}`;
