import type { paths } from '../../shared/api/schema.ts';

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

/** Paise, and things that wait for somebody. */
export type Overview = Answer<'/api/admin/overview'>;

export interface ContentCounts {
  blogs: number;
  recipes: number;
  testimonials: number;
}
