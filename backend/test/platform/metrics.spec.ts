import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { freePort } from '../../../tools/src/services/ports.ts';
import { call, request } from '../harness/client.ts';
import { until } from '../harness/until.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { Workers } from '../broadcast/workers.ts';

let system: TestSystem;
let workers: Workers;
let backendPort: number;
let workerPort: number;

beforeAll(async () => {
  [backendPort, workerPort] = await Promise.all([freePort(), freePort()]);
  system = await startSystem({ METRICS_PORT: String(backendPort) });
  workers = new Workers({ ...system.variables, METRICS_PORT: String(workerPort) });
});
afterAll(async () => {
  workers.kill();
  await system.stop();
});

const page = async (port: number) => (await request(`http://127.0.0.1:${port}/metrics`)).text;
/** Value of one line, labels included. */
const valueOf = (text: string, series: string): number | undefined => {
  const line = text.split('\n').find((each) => each.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
};

it('counts answers by route pattern, not by address', async () => {
  await call(`${system.url}/api/payments/status/a-token-nobody-may-see`);
  await call(`${system.url}/api/testimonials`);
  const counted = 'http_request_duration_seconds_count{method="GET",route="/api/testimonials",status="200"}';
  // An answer is counted after it is sent.
  const text = await until(async () => {
    const now = await page(backendPort);
    return valueOf(now, counted) !== undefined && now;
  });
  expect(valueOf(text, counted)).toBe(1);
  expect(text).not.toContain('nobody-may-see');
  expect(valueOf(text, 'database_pool_waiting')).toBe(0);
  expect(valueOf(text, 'process_resident_memory_bytes')).toBeGreaterThan(10_000_000);
});

it('are not served at the site’s address', async () => {
  expect((await request(`${system.url}/metrics`)).status).toBe(404);
});

it('report pending and stuck work', async () => {
  await system.db.rows(
    `INSERT INTO outbox (id, job, payload, created_at, due_at, available_at, attempts, last_error, dead_at)
     SELECT gen_random_uuid(), job, '{}', now() - old, now() - late, now() + interval '1 hour', 1, error, now() - dead
       FROM (VALUES
         -- Claimed again and again, and never run.
         ('mail.send', interval '90 s', interval '90 s', NULL, NULL::interval),
         -- Waits for its next attempt, as it should.
         ('mail.send', interval '2 h', interval '-1 h', '421 try again later', NULL),
         ('mail.send', interval '2 h', interval '1 h', '421 try again later', interval '6 days'),
         ('mail.send', interval '9 days', interval '9 days', '421 try again later', interval '8 days'),
         ('media.remove', interval '2 h', interval '-1 h', NULL, NULL)
       ) AS jobs (job, old, late, error, dead)`,
  );
  await system.db.rows(
    `INSERT INTO mails (id, key, template, to_email, data, status, created_at, dismissed_at)
     SELECT gen_random_uuid(), template || old, template, 'a@example.com', '{}', 'failed', now() - old, dismissed
       FROM (VALUES
         ('verify-email', interval '1 h', NULL::timestamptz),
         ('verify-email', interval '25 h', NULL),
         ('receipt', interval '25 h', NULL),
         ('receipt', interval '1 h', now())
       ) AS mails (template, old, dismissed)`,
  );
  await system.db.rows(
    `INSERT INTO payments (id, intent_key, intent_hash, status_token, status, price_list, training_type, kind_name, duration,
                           amount_paise, name, email, age, gender, created_at)
     SELECT gen_random_uuid(), gen_random_uuid(), '', 'token', 'completed', 'training-programs', 'individual', 'Individual', 3,
            1500000, 'Asha', 'asha@example.com', 30, 'female', now() - interval '2 days'`,
  );
  workers.start();
  const text = await until(() => page(workerPort).catch(() => undefined));
  expect(valueOf(text, 'ironbloom_jobs{queue="transactional-mail",state="waiting"}')).toBe(2);
  expect(valueOf(text, 'ironbloom_jobs{queue="transactional-mail",state="dead"}')).toBe(1);
  expect(valueOf(text, 'ironbloom_jobs{queue="transactional-mail",state="failing"}')).toBe(1);
  expect(valueOf(text, 'ironbloom_oldest_job_seconds{queue="transactional-mail"}')).toBeGreaterThan(89);
  expect(valueOf(text, 'ironbloom_oldest_job_seconds{queue="transactional-mail"}')).toBeLessThan(3_600);
  expect(valueOf(text, 'ironbloom_oldest_job_seconds{queue="media"}')).toBe(0);
  expect(valueOf(text, 'ironbloom_reconciler_lag_seconds')).toBe(0);
  // No webhook since that payment.
  expect(valueOf(text, 'ironbloom_last_webhook_seconds')).toBeGreaterThan(172_799);
  expect(valueOf(text, 'ironbloom_broadcast_waiting')).toBe(0);
  // Without TLS nothing is reported; 0 would raise an alarm.
  expect(valueOf(text, 'ironbloom_certificate_seconds_left')).toBeUndefined();
  expect(valueOf(text, 'ironbloom_mails_unsent{status="failed"}')).toBe(2);
});

it('include every metric of the alerts and docs/metrics.md', async () => {
  await request(system.url);
  const text = (await page(backendPort)) + (await page(workerPort));
  const spoken = ['deploy/prometheus/alerts.yml', 'docs/metrics.md']
    .map((file) => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8'))
    .flatMap((words) => words.match(/\b(?:ironbloom|database|http)_[a-z_]+[a-z]/g) ?? []);
  const names = [...new Set(spoken)];
  expect(names.length).toBeGreaterThan(12);
  const known = new Set(text.match(/^# TYPE \S+/gm)?.map((line) => line.replace('# TYPE ', '')));
  expect(names.filter((name) => !known.has(name.replace(/_count$/, '')))).toEqual([]);
  expect(text).toMatch(/http_request_duration_seconds_count\{method="GET",route="\/\*",status="200"\} 1/);
});

it('report the age of the last complete backup, or of the wait for the first', async () => {
  const [{ since } = { since: 0 }] = await system.db.rows<{ since: number }>(
    'SELECT extract(epoch FROM now() - finished_at)::float AS since FROM last_backup',
  );
  const said = async () => valueOf(await page(workerPort), 'ironbloom_last_backup_seconds') ?? Number.NaN;
  expect(Math.abs((await said()) - since)).toBeLessThan(60);
  await system.db.rows(`UPDATE last_backup SET finished_at = now() - interval '40 hours'`);
  await until(async () => (await said()) > 143_999);
});

it('leave out what cannot be read and show the rest', async () => {
  await system.db.rows('ALTER TABLE mails RENAME TO mails_away');
  try {
    const text = await until(async () => {
      const now = await page(workerPort);
      return valueOf(now, 'ironbloom_mails_unsent{status="failed"}') === undefined && now;
    });
    expect(valueOf(text, 'ironbloom_payments_flagged')).toBe(0);
  } finally {
    await system.db.rows('ALTER TABLE mails_away RENAME TO mails');
  }
});

it('report a process that is gone as down', () => {
  const [alerts, scrape] = ['alerts.yml', 'prometheus.yml'].map((file) =>
    readFileSync(new URL(`../../../deploy/prometheus/${file}`, import.meta.url), 'utf8'),
  );
  // A stopped container has no DNS name, so there is no `up` with 0.
  const names = /names: \[(.*)\]/.exec(scrape ?? '')?.[1]?.split(', ') ?? [];
  expect(names).toEqual(['backend', 'worker']);
  for (const name of names) expect(alerts).toContain(`absent(up{job="ironbloom",process="${name}"} == 1)`);
});
