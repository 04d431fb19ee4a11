import { isoDay } from '#shared/india/dates.ts';
import type { LoginDay } from './dashboard.ts';

/** Of the activity log, as far as sign-ins are counted from it. */
interface Entry {
  action: string;
  /** ISO-8601. */
  createdAt: string;
}

const dayMs = 86_400_000;

/** Sign-ins of the last 7 days, the oldest first, where only the log's newest entries are known. @param now ms */
export function countByDay(entries: readonly Entry[], now: number): LoginDay[] {
  const days = entries
    .filter(({ action }) => action === 'Signed in')
    .map(({ createdAt }) => isoDay(createdAt));
  return Array.from({ length: 7 }, (_, index) => {
    const date = isoDay(now - (6 - index) * dayMs);
    return { date, count: days.filter((day) => day === date).length };
  });
}
