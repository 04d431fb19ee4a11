import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { call, type ErrorAnswer } from '../harness/client.ts';
import { sessionToken } from '../harness/session.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';

interface Entry {
  _id: string;
  email: string;
  action: string;
  createdAt: string;
}
interface Activities {
  items: Entry[];
  total: number;
  more?: true;
  page: number;
  limit: number;
}

let system: TestSystem;
let token: string;

beforeAll(async () => {
  system = await startSystem({ ADMIN_EMAIL: 'owner@example.com' });
  const id = randomUUID();
  await system.db.rows(
    `INSERT INTO users (id, email, name, role, email_verified_at) VALUES
       ($1, 'admin@example.com', 'Admin', 'owner', now()),
       (gen_random_uuid(), 'owner@example.com', 'Owner', 'member', now()),
       (gen_random_uuid(), 'a@example.com', 'A', 'member', now()),
       (gen_random_uuid(), 'b@example.com', 'B', 'member', NULL)`,
    [id],
  );
  token = await sessionToken(system, id);
});
afterAll(() => system.stop());

const get = <Body>(path: string) =>
  call<Body>(`${system.url}/api/users/admin/${path}`, { headers: { authorization: `Bearer ${token}` } });

/** @param at an SQL expression */
const log = (email: string, at: string, action = 'Signed in') =>
  system.db.rows(
    `INSERT INTO activities (id, email, action, feature, route, ip, created_at)
     VALUES (gen_random_uuid(), $1, $2, 'Account', '/api/users/login', '203.0.113.7', ${at})`,
    [email, action],
  );

const TODAY = `(now() AT TIME ZONE 'Asia/Kolkata')::date`;
/** First moment of a day in India, and the last before it. */
const dayStart = (ago: number) => `(${TODAY} - ${ago})::timestamp AT TIME ZONE 'Asia/Kolkata'`;
const lastMoment = (ago: number) => `${dayStart(ago - 1)} - interval '1 microsecond'`;
const daysAgo = async (ago: number) =>
  (await system.db.rows<{ day: string }>(`SELECT (${TODAY} - ${ago})::text AS day`))[0]!.day;

describe('the owner’s lists', () => {
  it('counts accounts and shows the last five sign-ins', async () => {
    for (let n = 1; n <= 6; n += 1) await log(`u${n}@example.com`, `now() - interval '${n} seconds'`);
    await log('failed@example.com', 'now()', 'Sign-in failed');
    const { status, body, headers } = await get<{ recentLogins: Entry[] }>('summary');
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(body).toMatchObject({ totalUsers: 4, admins: 2, users: 2 });
    expect(body.recentLogins.map(({ email }) => email)).toEqual(
      [1, 2, 3, 4, 5].map((n) => `u${n}@example.com`),
    );
    expect(Object.keys(body.recentLogins[0] ?? {}).toSorted()).toEqual(
      ['_id', 'email', 'action', 'feature', 'route', 'ip', 'changes', 'createdAt'].toSorted(),
    );
    await system.db.rows('DELETE FROM activities');
  });

  it('counts sign-ins per day in India, empty days included', async () => {
    let today: string;
    let days: { date: string; count: number }[];
    do {
      // Once more, in case midnight falls in between.
      await system.db.rows('DELETE FROM activities');
      today = await daysAgo(0);
      await log('x@example.com', dayStart(0));
      await log('x@example.com', lastMoment(1));
      await log('x@example.com', dayStart(1));
      await log('x@example.com', dayStart(6));
      await log('x@example.com', lastMoment(7));
      await log('x@example.com', dayStart(0), 'Sign-in failed');
      ({ days } = (await get<{ days: typeof days }>('login-activity')).body);
    } while ((await daysAgo(0)) !== today);
    expect(days.map(({ count }) => count)).toEqual([1, 0, 0, 0, 0, 2, 1]);
    expect(days.at(-1)?.date).toBe(today);
    expect((await get<{ days: unknown[] }>('login-activity?days=30')).body.days).toHaveLength(30);
    await system.db.rows('DELETE FROM activities');
  });

  it('records changed fields, and no write without a change', async () => {
    const changes = { before: { title: 'Old', featured: false }, after: null };
    await log('editor@example.com', "now() - interval '1 second'", 'Deleted');
    await system.db.rows('UPDATE activities SET changes = $1', [JSON.stringify(changes)]);
    await log('visitor@example.com', 'now()');
    const { body } = await get<{ items: { changes: unknown }[] }>('activities');
    expect(body.items.map((entry) => entry.changes)).toEqual([null, changes]);
    await system.db.rows('DELETE FROM activities');
  });

  it('pages through the log without gaps or repetitions, also by days', async () => {
    const [firstDay, secondDay] = [await daysAgo(3), await daysAgo(2)];
    await system.db.rows(
      `INSERT INTO activities (id, email, action, feature, route, created_at)
       SELECT gen_random_uuid(), n || '@example.com', 'Updated', 'Blog', '/api/blogs/:id',
              $1::timestamp AT TIME ZONE 'Asia/Kolkata' + interval '1 hour' * (n / 3)
         FROM generate_series(1, 101) AS n`,
      [firstDay],
    );
    const seen: Entry[] = [];
    for (let page = 1; page <= 6; page += 1) {
      const { body } = await get<Activities>(`activities?page=${page}`);
      expect(body).toMatchObject({ total: 101, page, limit: 20 });
      seen.push(...body.items);
    }
    expect(new Set(seen.map(({ _id }) => _id)).size).toBe(101);
    const times = seen.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted().toReversed());
    expect((await get<Activities>('activities?page=7')).body).toMatchObject({ items: [], total: 101 });

    await log('late@example.com', 'now()');
    expect((await get<Activities>('activities?limit=1')).body).toMatchObject({
      total: 102,
      items: [{ email: 'late@example.com' }],
    });
    const of = async (query: string) => (await get<Activities>(`activities?limit=200&${query}`)).body;
    const first = await of(`from=${firstDay}&to=${firstDay}`);
    expect([first.total, first.items.length]).toEqual([71, 71]);
    expect((await of(`from=${secondDay}`)).total).toBe(31);
    expect((await of(`to=${firstDay}&from=`)).total).toBe(71);
  });

  it('counts and shows the newest 10,000 entries and says when there are more', async () => {
    await system.db.rows('DELETE FROM activities');
    await system.db.rows(
      `INSERT INTO activities (id, email, action, feature, route)
       SELECT gen_random_uuid(), 'a@example.com', 'Updated', 'Blog', '/api/blogs/:id' FROM generate_series(1, 10000)`,
    );
    const last = (await get<Activities>('activities?page=500')).body;
    expect([last.total, last.more, last.items.length]).toEqual([10_000, undefined, 20]);
    await log('late@example.com', 'now()');
    const more = (await get<Activities>('activities?page=500')).body;
    expect([more.total, more.more, more.items.length]).toEqual([10_000, true, 20]);
    const beyond = await get<ErrorAnswer>('activities?page=501');
    expect([beyond.status, beyond.body.code]).toEqual([400, 'PAGE_TOO_DEEP']);
    await system.db.rows('DELETE FROM activities');
  });

  it.each([
    'activities?limit=201',
    'activities?page=0',
    'activities?from=yesterday',
    'login-activity?days=91',
  ])('refuses %s', async (path) => {
    const { status, body } = await get<ErrorAnswer>(path);
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
  });
});
