import type { SWRResponse } from 'swr';
import { adminKeys } from '#shared/api/admin-keys.ts';
import { type AdminRequest, useAnswer } from '#shared/api/admin-request.ts';
import { unwrap } from '#shared/api/client.ts';
import { adminApi } from '#shared/api/admin-client.ts';
import { useMay } from '#shared/session/rights.ts';
import { countByDay } from './login-days.ts';
import type { ContentCounts, LoginDay, Overview, Period, RevenueDay, Summary } from './dashboard.ts';

/** What was answered, and when (ms since 1970). */
interface Dated<T> {
  value: T;
  at: number;
}

/** ms between looks at what waits for somebody. */
const overviewEvery = 60_000;

function dated<T>(key: readonly unknown[], load: () => Promise<T>): AdminRequest<Dated<T>> {
  return { key, ask: async () => ({ value: await load(), at: Date.now() }) };
}

/** Undefined while it is on its way, null when it did not come. */
const shownOf = <T>({ data, error }: SWRResponse<Dated<T>, Error>): T | null | undefined =>
  data?.value ?? (error ? null : undefined);

/** The sign-ins of the days, and whether only the log's newest entries were counted. */
interface Logins {
  days: readonly LoginDay[];
  fromLog: boolean;
}

const loadSummary = (): Promise<Summary> => unwrap(adminApi.GET('/api/users/admin/summary'));

/** admin-3: 7 days are counted from the log's newest 200 entries where the series does not come. */
async function loadLogins(days: Period): Promise<Logins> {
  try {
    const query = { days };
    const series = await unwrap(adminApi.GET('/api/users/admin/login-activity', { params: { query } }));
    return { days: series.days, fromLog: false };
  } catch (error) {
    if (days !== 7) throw error;
    const query = { limit: 200, page: 1 };
    const log = await unwrap(adminApi.GET('/api/users/admin/activities', { params: { query } }));
    return { days: countByDay(log.items, Date.now()), fromLog: true };
  }
}

async function loadRevenue(days: Period): Promise<readonly RevenueDay[]> {
  return (await unwrap(adminApi.GET('/api/admin/revenue', { params: { query: { days } } }))).days;
}

/** admin-5: how many there are, from the public lists. */
async function loadCounts(): Promise<ContentCounts> {
  const one = { params: { query: { limit: 1 } } };
  const [blogs, recipes, testimonials] = await Promise.all([
    unwrap(adminApi.GET('/api/blogs', one)),
    unwrap(adminApi.GET('/api/recipes', one)),
    unwrap(adminApi.GET('/api/testimonials', one)),
  ]);
  return { blogs: blogs.total, recipes: recipes.total, testimonials: testimonials.total };
}

export const overviewRequest = dated<Overview>(adminKeys.overview, () =>
  unwrap(adminApi.GET('/api/admin/overview')),
);
const summaryRequest = dated(adminKeys.summary, loadSummary);
const loginsRequest = (days: Period) => dated(adminKeys.loginActivity(days), () => loadLogins(days));
const revenueRequest = (days: Period) => dated(adminKeys.revenueDays(days), () => loadRevenue(days));
const countsRequest = dated(adminKeys.contentCounts, loadCounts);
/** What the dashboard alone asks for. */
export const dashboardRequests = (days: Period) => [
  summaryRequest,
  loginsRequest(days),
  revenueRequest(days),
  countsRequest,
];

/** The business in numbers, for those who may see it. The rail asks too, for what is unread. */
export function useOverview(): SWRResponse<Dated<Overview>, Error> {
  const may = useMay();
  return useAnswer(overviewRequest, { refreshInterval: overviewEvery }, may('dashboard:read'));
}

/** Everything on the dashboard. Each part is kept when another, or its next answer, fails. */
export function useDashboard(days: Period) {
  const summary = useAnswer(summaryRequest);
  const logins = useAnswer(loginsRequest(days), { keepPreviousData: true });
  const revenue = useAnswer(revenueRequest(days), { keepPreviousData: true });
  const counts = useAnswer(countsRequest);
  const overview = useOverview();
  const parts = [summary, logins, revenue, counts, overview];
  const times = parts.flatMap(({ data }) => (data ? [data.at] : []));
  return {
    summary: shownOf(summary),
    logins: shownOf(logins)?.days ?? (logins.error ? null : undefined),
    /** The sign-ins are counted from the newest entries of the log alone. */
    loginsFromLog: shownOf(logins)?.fromLog ?? false,
    revenue: shownOf(revenue),
    /** The charts still show another period. */
    turning: logins.isLoading || revenue.isLoading,
    counts: shownOf(counts),
    overview: shownOf(overview),
    /** When the oldest part on the screen was answered, in ms; undefined before the first. */
    updatedAt: times.length > 0 ? Math.min(...times) : undefined,
    problem: parts.find(({ error }) => error)?.error?.message,
    busy: parts.some(({ isValidating }) => isValidating),
    refresh: () => {
      for (const part of parts) void part.mutate();
    },
  };
}
