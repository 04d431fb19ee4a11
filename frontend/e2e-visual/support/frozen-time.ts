import type { Page } from '@playwright/test';

/** The browser's fixed time: a Friday morning in India. */
const NOW = new Date('2026-11-20T10:30:00+05:30');
const DAY_MS = 86_400_000;
const INDIA_MS = 5.5 * 3_600_000;
/** Seeded instants (`planted.sql.ts`), recognized by their milliseconds. */
const PLANTED = /"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.777Z)"/g;
/** Days of charts. */
const DAY = /"(\d{4}-\d\d-\d\d)"/g;

const dayOf = (ms: number): number => Math.floor((ms + INDIA_MS) / DAY_MS);

/** ms from the server's today to the day of the pictures. */
const distance = (): number => (dayOf(NOW.getTime()) - dayOf(Date.now())) * DAY_MS;

/** Fixes the browser's clock, and shifts the dates of API answers from the server's today to that day. */
export async function freezeTime(page: Page): Promise<void> {
  await page.clock.setFixedTime(NOW);
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    if (!response.headers()['content-type']?.includes('json')) return route.fulfill({ response });
    const moved = (text: string) => new Date(Date.parse(text) + distance()).toISOString();
    let body = (await response.text()).replace(PLANTED, (_, instant: string) => `"${moved(instant)}"`);
    if (/\/(?:revenue|login-activity)\?|\/(?:programs|clients)\b/.test(route.request().url())) {
      body = body.replace(DAY, (_, day: string) => `"${moved(day).slice(0, 10)}"`);
    }
    // Devices correct their clock by it.
    body = body.replace(/"now":"[^"]+"/, `"now":"${NOW.toISOString()}"`);
    // The amount depends on the day of the month.
    body = body.replace(/"thisMonth":\d+/, '"thisMonth":18400000');
    return route.fulfill({ response, body });
  });
}
