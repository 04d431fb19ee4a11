import { readFileSync } from 'node:fs';
import { type CheckInQuestion, fitsQuestion } from '@ironbloom/brand/check-in';
import { foodRulesOf, warningsOf } from '@ironbloom/brand/food-warnings';
import { shippedFoods } from '@ironbloom/brand/foods';
import { isoDay } from '@ironbloom/brand/india';
import { dayFigures, figureNames, offTarget } from '@ironbloom/brand/nutrition';
import { type FoodPlan, rowsOf, type TrainingPlan } from '@ironbloom/brand/plan';
import { afterAll, afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import { type DemoClients, seedClients } from '../../src/cli/demo-clients.ts';
import { BACKEND_FOLDER } from '../../src/config/places.ts';
import { foodPlan, trainingPlan } from '../../src/modules/library/plan-documents.dto.ts';
import { UnitOfWork } from '../../src/platform/database/unit-of-work.ts';
import { HealthData } from '../../src/platform/security/health-data.ts';
import { AdminClient } from '../harness/admin-client.ts';
import { call } from '../harness/client.ts';
import { fakeOnly } from '../harness/fake-clock.ts';
import { sessionToken } from '../harness/session.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';

let system: TestSystem;
const demo = JSON.parse(readFileSync(new URL('seed/clients.json', BACKEND_FOLDER), 'utf8')) as DemoClients;

beforeAll(async () => {
  system = await startSystem();
});
afterAll(() => system.stop());
afterEach(() => void jest.useRealTimers());

const seed = () =>
  seedClients(system.app.get(UnitOfWork), system.app.get(HealthData), demo, 'not-a-password');

it('stores six clients in their states once, with answers, plans and messages that the product opens', async () => {
  expect(await seed()).toBe(6);
  expect(await seed()).toBe(0);
  const owner = await AdminClient.create(system);
  const { body } = await owner.call<{
    items: { _id: string; name: string; state: string; week: number | null; hasAccount: boolean }[];
  }>('admin/clients?limit=100');
  const states = Object.fromEntries(body.items.map(({ name, state }) => [name, state]));
  expect(states).toEqual({
    'Priya Raman': 'new',
    'Harpreet Gill': 'assessing',
    'Ananya Deshpande': 'active',
    'Leela Rao': 'active',
    'Karthik Rao': 'paused',
  });
  expect(body.items.every(({ hasAccount }) => hasAccount)).toBe(true);
  const week = (name: string) => body.items.find((item) => item.name === name)!.week;
  expect([week('Ananya Deshpande'), week('Leela Rao')]).toEqual([5, 12]);
  const ended = await owner.call<{ items: { name: string }[] }>('admin/clients?stage=ended');
  expect(ended.body.items.map(({ name }) => name)).toEqual(['Joseph Mathew']);

  const harpreet = body.items.find(({ name }) => name === 'Harpreet Gill')!._id;
  const opened = await owner.call<{ waitsForDoctor: boolean }>(`admin/clients/${harpreet}/health`, 'POST');
  expect(opened.body).toMatchObject({ waitsForDoctor: true });

  const [account] = await system.db.rows<{ id: string }>('SELECT id FROM users WHERE email = $1', [
    'ananya.deshpande@example.com',
  ]);
  const headers = { authorization: `Bearer ${await sessionToken(system, account!.id)}` };
  const programs = await call<{ items: { _id: string }[] }>(`${system.url}/api/my/programs`, { headers });
  const plansAt = `${system.url}/api/my/programs/${programs.body.items[0]!._id}/plans`;
  const plans = await call<{ items: { version: number; hasTraining: boolean; hasFood: boolean }[] }>(
    plansAt,
    {
      headers,
    },
  );
  expect(plans.body.items).toMatchObject([
    { version: 2, hasTraining: true, hasFood: true },
    { version: 1, hasTraining: true, hasFood: true },
  ]);
  const newest = await call<{ training: TrainingPlan; food: FoodPlan; exercises: unknown[] }>(
    `${plansAt}/2`,
    {
      headers,
    },
  );
  const { training, food, exercises } = newest.body;
  expect([training.templateId, training.weeks.length, food.training.target!.kcal]).toEqual([
    'upper-lower-4',
    8,
    1720,
  ]);
  // Weekdays move with the day of the demo.
  const [first, ...others] = training.weeks[0]!.days.map(({ weekday }) => weekday!);
  expect(others.map((weekday) => (weekday - first! + 7) % 7)).toEqual([1, 3, 4]);
  const bench = rowsOf(training).filter(({ id }) => id === 'upper-a-1');
  expect(bench.map(({ amount }) => amount!.to)).toEqual([8, 8, 8, 8, 7, 7, 7, 7]);
  expect(exercises.length).toBeGreaterThan(20);
  const used = await owner.call<{ items: { _id: string; clients: number }[] }>('admin/templates');
  expect(
    used.body.items.filter(({ clients }) => clients > 0).map(({ _id, clients }) => [_id, clients]),
  ).toEqual([
    ['busy-2x30', 1],
    ['upper-lower-4', 1],
    ['home-dumbbells-3', 1],
  ]);
  const documents = await system.db.rows<{ training: unknown; food: unknown }>(
    'SELECT training, food FROM program_plans',
  );
  expect(documents).toHaveLength(10);
  for (const document of documents) {
    expect(trainingPlan.safeParse(document.training).error).toBeUndefined();
    expect(foodPlan.safeParse(document.food).error).toBeUndefined();
  }

  const checkIns = await call<{ items: { week: number; state: string; answer: string | null }[] }>(
    `${system.url}/api/my/programs/${programs.body.items[0]!._id}/check-ins`,
    { headers },
  );
  expect(checkIns.body.items.map(({ week: of, state }) => [of, state])).toEqual([
    [4, 'answered'],
    [3, 'answered'],
    [2, 'answered'],
  ]);
  const [paused] = await system.db.rows<{ days: number; paused: number }>(
    `SELECT z.until_on - z.from_on + 1 AS days, g.paused_days AS paused FROM pauses z JOIN programs g ON g.id = z.program_id
      WHERE z.state = 'agreed'`,
  );
  expect(paused).toEqual({ days: 21, paused: 21 });
  const fit = await system.db.rows<{ questions: CheckInQuestion[]; answers: Record<string, unknown> }>(
    'SELECT questions, answers FROM check_ins',
  );
  expect(fit.length).toBe(12);
  for (const { questions, answers } of fit) {
    const asked = questions.filter(({ id }) => id in answers);
    expect(asked.map(({ id }) => id).toSorted()).toEqual(Object.keys(answers).toSorted());
    expect(asked.every((question) => fitsQuestion(question, answers[question.id]))).toBe(true);
  }
});

it('has three weeks of training of those who train, on the days of their plans', async () => {
  const owner = await AdminClient.create(system, 'owner');
  const clients = await owner.call<{ items: { _id: string; name: string }[] }>('admin/clients?limit=100');
  const ananya = clients.body.items.find(({ name }) => name === 'Ananya Deshpande')!._id;
  const { body } = await owner.call<{
    sessions: { on: string; name: string; finishedAt: string | null; sets: object[] }[];
    bests: { exerciseId: string; kg: number; before: number | null }[];
  }>(`admin/clients/${ananya}/training`);
  const [newest] = body.sessions;
  expect(
    body.sessions.map(({ on, name, sets }) => [
      (Date.parse(newest!.on) - Date.parse(on)) / 86_400_000,
      name,
      sets.length,
    ]),
  ).toEqual([
    [0, 'Upper A', 19],
    [1, 'Lower A', 19],
    [4, 'Upper B', 14],
    [5, 'Lower B', 13],
    [7, 'Upper A', 14],
    [8, 'Lower A', 13],
    [12, 'Lower B', 19],
    [14, 'Upper A', 20],
    [15, 'Lower A', 19],
  ]);
  expect(body.bests.some(({ before }) => before !== null)).toBe(true);
  const progress = await owner.call<{
    weeks: { sessions: number; planned: number; volume: number }[];
  }>(`admin/clients/${ananya}/training/progress`);
  expect(progress.body.weeks.map(({ sessions, planned }) => [sessions, planned])).toEqual([
    [0, 4],
    [0, 4],
    [3, 4],
    [4, 4],
    [2, 4],
  ]);
  const trained = await system.db.rows<{ name: string; sessions: number; strays: number }>(
    `SELECT u.name, count(*)::int AS sessions,
            count(*) FILTER (WHERE s.trained_on < g.starts_on OR NOT EXISTS (
              SELECT 1 FROM program_plans l CROSS JOIN jsonb_array_elements(l.training->'weeks') w
                CROSS JOIN jsonb_array_elements(w->'days') d
               WHERE l.program_id = s.program_id AND l.version = s.plan_version AND w->>'id' = s.week_id AND d->>'id' = s.day_id
                 AND (d->>'weekday')::int = extract(isodow FROM s.trained_on) - 1))::int AS strays
       FROM training_sessions s JOIN programs g ON g.id = s.program_id
       JOIN payments p ON p.id = g.payment_id
       JOIN users u ON lower(u.email) = lower(CASE g.half WHEN 'buyer' THEN p.email ELSE p.buddy->>'email' END)
      GROUP BY u.name ORDER BY u.name`,
  );
  expect(trained).toEqual([
    { name: 'Ananya Deshpande', sessions: 9, strays: 0 },
    { name: 'Joseph Mathew', sessions: 9, strays: 0 },
    { name: 'Karthik Rao', sessions: 6, strays: 0 },
    { name: 'Leela Rao', sessions: 9, strays: 0 },
  ]);
});

it('has meals in the plans of two clients that keep to their answers and come near the targets', async () => {
  const fed = await system.db.rows<{ food: FoodPlan; answers: Record<string, unknown>; id: string }>(
    `SELECT l.food, i.answers, l.program_id AS id FROM program_plans l JOIN intakes i ON i.program_id = l.program_id
      WHERE jsonb_array_length(l.food->'training'->'meals') > 0`,
  );
  const owner = await AdminClient.create(system);
  const clients = await owner.call<{ items: { _id: string; name: string }[] }>('admin/clients?limit=100');
  const nameOf = (id: string) => clients.body.items.find(({ _id }) => _id === id)?.name;
  expect(new Set(fed.map(({ id }) => nameOf(id)))).toEqual(new Set(['Ananya Deshpande', 'Leela Rao']));
  for (const { food, answers, id } of fed) {
    const known = await owner.call<{ targets: { may: string } }>(`admin/clients/${id}/food`);
    expect(known.body.targets.may).not.toBe('none');
    for (const day of [food.training, food.rest]) {
      const sum = dayFigures(day);
      for (const name of figureNames) expect(offTarget(sum[name], day.target![name])).toBeUndefined();
      for (const { sourceId } of day.meals.flatMap(({ options }) => options.flatMap(({ items }) => items))) {
        const eaten = shippedFoods.find((one) => one.id === sourceId)!;
        expect(warningsOf({ food: eaten }, foodRulesOf(answers))).toEqual([]);
      }
    }
  }
});

it.each(['00:10', '08:20', '23:50'])('at %s in India nothing of the demo is still to come', async (time) => {
  await system.db.rows('TRUNCATE programs CASCADE');
  await system.db.rows(`DELETE FROM payments WHERE razorpay_order_id LIKE 'order_demo_%'`);
  await system.db.rows('DELETE FROM users WHERE email = ANY($1)', [
    [demo.coach, ...demo.clients].map(({ email }) => email),
  ]);
  const now = new Date(`2026-11-28T${time}:00+05:30`);
  fakeOnly('Date', now.getTime());
  expect(await seed()).toBe(6);
  const [latest] = await system.db.rows<Record<string, Date | null>>(
    `SELECT (SELECT max(greatest(bought_at, called_at, assessed_at, state_since, last_message_at)) FROM programs) AS programs,
            (SELECT max(created_at) FROM program_events) AS timeline,
            (SELECT max(greatest(sent_at, read_at)) FROM program_messages) AS messages,
            (SELECT max(greatest(consented_at, completed_at)) FROM intakes) AS intakes,
            (SELECT max(published_at) FROM program_plans) AS plans,
            (SELECT max(greatest(sent_at, answered_at)) FROM check_ins) AS "checkIns",
            (SELECT max(finished_at) FROM training_sessions) AS sessions,
            (SELECT max(edited_at) FROM training_sets) AS sets,
            (SELECT max(created_at) FROM client_notes WHERE author = $1) AS notes`,
    [demo.coach.email],
  );
  const late = Object.entries(latest!).filter(([, at]) => at === null || at > now);
  expect(late).toEqual([]);
  const weeks = await system.db.rows<{ started: number }>(
    `SELECT ($1::date - starts_on)::int AS started FROM programs WHERE state = 'active' ORDER BY 1`,
    [isoDay(now.getTime())],
  );
  expect(weeks.every(({ started }) => started >= 0)).toBe(true);
});
