import useSWR, { type SWRResponse } from 'swr';
import { adminKeys } from '../../shared/api/admin-keys.ts';
import { unwrap } from '../../shared/api/client.ts';
import { adminApi } from '../../shared/api/admin-client.ts';
import { countByDay } from './login-days.ts';
import type { ContentCounts, LoginDay, Overview, Summary } from './dashboard.ts';

/** What was answered, and when (ms since 1970). */
interface Dated<T> {
  value: T;
  at: number;
}

/** ms between looks at what waits for somebody. */
const overviewEvery = 60_000;

function useDated<T>(
  key: readonly string[],
  load: () => Promise<T>,
  refreshInterval = 0,
): SWRResponse<Dated<T>, Error> {
  const fetcher = async () => ({ value: await load(), at: Date.now() });
  return useSWR<Dated<T>, Error>(key, fetcher, { refreshInterval });
}

/** Undefined while it is on its way, null when it did not come. */
const shownOf = <T>({ data, error }: SWRResponse<Dated<T>, Error>): T | null | undefined =>
  data?.value ?? (error ? null : undefined);

const loadSummary = (): Promise<Summary> => unwrap(adminApi.GET('/api/users/admin/summary'));

/** admin-3: 7 days, counted from the log's newest entries where the series does not come. */
async function loadLogins(): Promise<readonly LoginDay[]> {
  try {
    const query = { days: 7 };
    return (await unwrap(adminApi.GET('/api/users/admin/login-activity', { params: { query } }))).days;
  } catch {
    const query = { limit: 200, page: 1 };
    const log = await unwrap(adminApi.GET('/api/users/admin/activities', { params: { query } }));
    return countByDay(log.items, Date.now());
  }
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

/** The business in numbers. The rail asks too, for what is unread. */
export function useOverview(): SWRResponse<Dated<Overview>, Error> {
  return useDated(adminKeys.overview, () => unwrap(adminApi.GET('/api/admin/overview')), overviewEvery);
}

/** Everything on the dashboard. Each part is kept when another, or its next answer, fails. */
export function useDashboard() {
  const summary = useDated(adminKeys.summary, loadSummary);
  const logins = useDated(adminKeys.loginActivity, loadLogins);
  const counts = useDated(adminKeys.contentCounts, loadCounts);
  const overview = useOverview();
  const parts = [summary, logins, counts, overview];
  const times = parts.flatMap(({ data }) => (data ? [data.at] : []));
  return {
    summary: shownOf(summary),
    logins: shownOf(logins),
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
