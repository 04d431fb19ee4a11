import { adminPaths } from '#shared/config/admin-paths.ts';
import type { paths } from '#shared/api/schema.ts';

type Answer<P extends keyof paths> = paths[P] extends {
  get: { responses: { 200: { content: { 'application/json': infer Body } } } };
}
  ? Body
  : never;

/** data-10. */
export type Summary = Answer<'/api/users/admin/summary'>;
export type Login = Summary['recentLogins'][number];

/** Sign-ins of a day in Asia/Kolkata, `YYYY-MM-DD`. */
export type LoginDay = Answer<'/api/users/admin/login-activity'>['days'][number];

/** Paise and completed payments of a day in Asia/Kolkata, `YYYY-MM-DD`. */
export type RevenueDay = Answer<'/api/admin/revenue'>['days'][number];

/** Days that the charts can show. */
export const periods = [7, 30, 90] as const;
export type Period = (typeof periods)[number];

/** `?days=` of the dashboard's address. */
export const readPeriod = (search: URLSearchParams): Period =>
  periods.find((days) => String(days) === search.get('days')) ?? 7;

export const dashboardPath = (days: Period): string =>
  days === 7 ? adminPaths.dashboard : `${adminPaths.dashboard}?days=${days}`;

/** Paise, and things that wait for somebody. */
export type Overview = Answer<'/api/admin/overview'>;

export interface ContentCounts {
  blogs: number;
  recipes: number;
  testimonials: number;
}
