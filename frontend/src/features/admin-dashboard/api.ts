import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import { addressOf, get, useGet } from '#shared/api/get.ts';
import type { AnswerOf } from '#shared/api/wire.ts';
import { useMay } from '#shared/session/rights.ts';
import {
  type ContentCounts,
  countByDay,
  type LoginDay,
  type Maybe,
  type Overview,
  type Period,
  type Revenue,
  type Summary,
} from './dashboard.ts';

/** An answer with its time (ms since 1970). */
interface Dated<T> {
  value: T;
  at: number;
}

/** ms. Polling interval of the overview. */
const overviewEvery = 60_000;

/** @param key null: loads nothing */
function useDated<T>(
  key: string | null,
  load: () => Promise<T>,
  options?: SWRConfiguration<Dated<T>, Error>,
): SWRResponse<Dated<T>, Error> {
  return useSWR<Dated<T>, Error>(key, async () => ({ value: await load(), at: Date.now() }), options);
}

const shownOf = <T>({ data, error }: SWRResponse<Dated<T>, Error>): Maybe<T> =>
  data?.value ?? (error ? null : undefined);

/** `fromLog`: counted from the log's newest entries only. */
interface Logins {
  days: readonly LoginDay[];
  fromLog: boolean;
}

const overviewAddress = addressOf('/api/admin/overview');
const loadOverview = (): Promise<Overview> => get(overviewAddress);
const loadSummary = (): Promise<Summary> => get(addressOf('/api/users/admin/summary'));

/** admin-3: if the series fails, 7 days are counted from the log's newest 200 entries. */
async function loadLogins(days: Period): Promise<Logins> {
  try {
    const series = await get(addressOf('/api/users/admin/login-activity', { query: { days } }));
    return { days: series.days, fromLog: false };
  } catch (error) {
    if (days !== 7) throw error;
    const query = { limit: 200, page: 1 };
    const log = await get(addressOf('/api/users/admin/activities', { query }));
    return { days: countByDay(log.items, Date.now()), fromLog: true };
  }
}

const loadRevenue = (days: Period): Promise<Revenue> =>
  get(addressOf('/api/admin/revenue', { query: { days } }));

export type WaitingItem = AnswerOf<'/api/admin/waiting'>['items'][number];

/** What waits for somebody. */
export const useWaiting = () => useGet(addressOf('/api/admin/waiting'), { refreshInterval: overviewEvery });

/** admin-5: totals of the public lists. */
async function loadCounts(): Promise<ContentCounts> {
  const one = { query: { limit: 1 } };
  const [blogs, recipes, testimonials] = await Promise.all([
    get(addressOf('/api/blogs', one)),
    get(addressOf('/api/recipes', one)),
    get(addressOf('/api/testimonials', one)),
  ]);
  return { blogs: blogs.total, recipes: recipes.total, testimonials: testimonials.total };
}

/** Business figures, if the role may see them. The navigation uses them too, for unread messages. */
export function useOverview(): SWRResponse<Dated<Overview>, Error> {
  const may = useMay();
  const key = may('dashboard:read') ? overviewAddress : null;
  return useDated(key, loadOverview, { refreshInterval: overviewEvery });
}

/** All dashboard data. A failed part keeps its last value. */
export function useDashboard(days: Period) {
  const summary = useDated('dashboard/summary', loadSummary);
  const logins = useDated(`dashboard/logins/${days}`, () => loadLogins(days), { keepPreviousData: true });
  const revenue = useDated(`dashboard/revenue/${days}`, () => loadRevenue(days), { keepPreviousData: true });
  const counts = useDated('dashboard/content-counts', loadCounts);
  const overview = useOverview();
  const parts = [summary, logins, revenue, counts, overview];
  const times = parts.flatMap(({ data }) => (data ? [data.at] : []));
  return {
    summary: shownOf(summary),
    logins: shownOf(logins)?.days ?? (logins.error ? null : undefined),
    /** Counted from the log's newest entries only. */
    loginsFromLog: shownOf(logins)?.fromLog ?? false,
    revenue: shownOf(revenue),
    /** The charts still show the previous period. */
    outdated: logins.isLoading || revenue.isLoading,
    counts: shownOf(counts),
    overview: shownOf(overview),
    /** ms. Time of the oldest part; undefined while none is loaded. */
    updatedAt: times.length > 0 ? Math.min(...times) : undefined,
    problem: parts.find(({ error }) => error)?.error?.message,
    busy: parts.some(({ isValidating }) => isValidating),
    refresh: () => {
      for (const part of parts) void part.mutate();
    },
  };
}
