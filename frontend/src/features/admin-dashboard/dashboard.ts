import { adminPaths } from '#shared/config/admin-paths.ts';
import { isoDay } from '#shared/india/dates.ts';
import type { AnswerOf } from '#shared/api/wire.ts';

/** data-10. */
export type Summary = AnswerOf<'/api/users/admin/summary'>;
export type Login = Summary['recentLogins'][number];

/** Sign-ins per day, IST, `YYYY-MM-DD`. */
export type LoginDay = AnswerOf<'/api/users/admin/login-activity'>['days'][number];

/** Revenue (paise) and completed payments per day, IST, `YYYY-MM-DD`. */
export type Revenue = AnswerOf<'/api/admin/revenue'>;

export const periods = [7, 30, 90] as const;
export type Period = (typeof periods)[number];

/** `?days=` of the address. */
export const readPeriod = (search: URLSearchParams): Period =>
  periods.find((days) => String(days) === search.get('days')) ?? 7;

export const dashboardPath = (days: Period): string =>
  days === 7 ? adminPaths.dashboard : `${adminPaths.dashboard}?days=${days}`;

/** Amounts in paise, and numbers of open tasks. */
export type Overview = AnswerOf<'/api/admin/overview'>;

export interface ContentCounts {
  blogs: number;
  recipes: number;
  testimonials: number;
}

/** Undefined: loading. Null: failed. */
export type Maybe<T> = T | null | undefined;

/** An entry of the activity log. */
interface Entry {
  action: string;
  /** ISO-8601. */
  createdAt: string;
}

const dayMs = 86_400_000;

/** Sign-ins of the last 7 days, oldest first, counted from the log's newest entries. @param now ms */
export function countByDay(entries: readonly Entry[], now: number): LoginDay[] {
  const days = entries
    .filter(({ action }) => action === 'Signed in')
    .map(({ createdAt }) => isoDay(createdAt));
  return Array.from({ length: 7 }, (_, index) => {
    const date = isoDay(now - (6 - index) * dayMs);
    return { date, count: days.filter((day) => day === date).length };
  });
}
