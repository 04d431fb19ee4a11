/**
 * A library of 2,000 exercises, a client's plan of 16 weeks × 6 days × 10 rows, and 10,000 programs with a million sets:
 * `scripts/bench coaching`.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { shippedExercises } from '@ironbloom/brand/library';
import type { PlanRow, TrainingPlan } from '@ironbloom/brand/plan';
import { searchNamed } from '@ironbloom/brand/search';
import pg from 'pg';
import { signIn } from '../stack/api.ts';
import { type Stack, withStack } from '../stack/stack.ts';
import { percentile, printRow, printTitle } from './measure.ts';

const TIMES = 101;
const LIBRARY = 2_000;
const PLAN = { weeks: 16, days: 6, rows: 10 };
const SEARCH_GOAL = { most: 10 };
const LIST_GOAL = { most: 100 };
const PLAN_GOAL = { most: 100 };
const TODAY_GOAL = { most: 50 };
const PROGRESS_GOAL = { most: 100 };
const CLIENT = 'client500@example.com';
/** One letter, words, another name, and texts with typing errors. */
const TEXTS = ['b', 'bench pr', 'rdl', 'sqaut wiht', 'romainan dedlift', 'zzzzzz'];

const series = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));

function longPlan(): TrainingPlan {
  const row = (index: number): PlanRow => {
    const { id, name } = shippedExercises[index % shippedExercises.length]!;
    return {
      id: `row-${index}`,
      exerciseId: id,
      name,
      sets: 4,
      amount: { kind: 'reps', from: 6, to: 8, aSide: false },
      load: { kind: 'kg', value: 60 + index },
      effort: { kind: 'rpe', value: 8 },
      tempo: '3-1-1',
      rest: 150,
      each: { kind: 'kg', add: 2.5, everyWeeks: 1, until: null },
      note: 'Two lighter sets before the first one.',
    };
  };
  const day = (weekday: number) => ({
    id: `day-${weekday}`,
    weekday,
    name: `Day ${weekday + 1}`,
    minutes: 60,
    note: '',
    blocks: series(PLAN.rows, (index) => ({
      id: `block-${weekday}-${index}`,
      kind: 'single' as const,
      rows: [row(weekday * PLAN.rows + index)],
    })),
  });
  return {
    templateId: null,
    maxima: [],
    weeks: series(PLAN.weeks, (week) => ({
      id: `week-${week + 1}`,
      name: '',
      note: '',
      days: series(PLAN.days, day),
    })),
  };
}

/** @returns the program with the plan */
async function plant({ databaseUrl }: Stack): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const own = series(LIBRARY - shippedExercises.length, (index) => {
      const { id: _, ...content } = shippedExercises[index % shippedExercises.length]!;
      return { id: `own-${index}`, content: { ...content, name: `${content.name} ${index}` } };
    });
    await client.query(
      `INSERT INTO exercises (id, content) SELECT id, content FROM jsonb_to_recordset($1::jsonb) AS own (id text, content jsonb)`,
      [JSON.stringify(own)],
    );
    await client.query(await readFile(path.join(import.meta.dirname, 'coaching.sql'), 'utf8'));
    const { rows } = await client.query<{ id: string }>(
      `SELECT g.id FROM programs g JOIN payments p ON p.id = g.payment_id WHERE p.email = $1`,
      [CLIENT],
    );
    const programId = rows[0]!.id;
    await client.query(
      `INSERT INTO program_plans (id, program_id, version, html, training, note, published_by)
       VALUES (gen_random_uuid(), $1, 1, '', $2, '', 'bench@example.com')`,
      [programId, JSON.stringify(longPlan())],
    );
    await client.query('VACUUM ANALYZE');
    return programId;
  } finally {
    await client.end();
  }
}

async function timed(work: () => unknown): Promise<number[]> {
  const times: number[] = [];
  // A first round warms up.
  for (let time = 0; time <= TIMES; time += 1) {
    const begun = performance.now();
    await work();
    if (time > 0) times.push(performance.now() - begun);
  }
  return times;
}

function print(measure: string, times: readonly number[], goal: { most: number }): void {
  printRow({ measure: `${measure}, median`, unit: 'ms', ours: percentile(times, 0.5), goal });
  printRow({ measure: `${measure}, 95th percentile`, unit: 'ms', ours: percentile(times, 0.95), goal });
}

const env = { RATE_LIMIT_SCALE: '1000000' };
await withStack(
  { name: 'bench', durable: true, seeded: true, worker: false, nginx: true, env },
  async (stack) => {
    const programId = await plant(stack);
    const { siteUrl } = stack;
    const token = await signIn(siteUrl, stack.env.ADMIN_EMAIL, stack.env.ADMIN_PASSWORD);
    const hers = await signIn(siteUrl, CLIENT, stack.env.ADMIN_PASSWORD);
    const get = async <Answer>(address: string, bearer = token): Promise<Answer> => {
      const answer = await fetch(siteUrl + address, { headers: { authorization: `Bearer ${bearer}` } });
      if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
      return (await answer.json()) as Answer;
    };
    const { items } = await get<{ items: { name: string; otherNames: string[] }[] }>('/api/admin/exercises');
    if (items.length !== LIBRARY) throw new Error(`The library has ${items.length} exercises`);

    printTitle(`a library of ${LIBRARY} exercises`);
    print('list over HTTP', await timed(() => get('/api/admin/exercises')), LIST_GOAL);
    for (const text of TEXTS)
      print(`search “${text}”`, await timed(() => searchNamed(items, text)), SEARCH_GOAL);

    printTitle(`a plan of ${PLAN.weeks} weeks × ${PLAN.days} days × ${PLAN.rows} rows`);
    const at = `/api/admin/clients/${programId}/plans/1`;
    print('opened over HTTP', await timed(() => get(at)), PLAN_GOAL);

    printTitle('10,000 programs with a million sets');
    const training = `/api/my/programs/${programId}/training`;
    print('today over HTTP', await timed(() => get(training, hers)), TODAY_GOAL);
    print('progress over HTTP', await timed(() => get(`${training}/progress`, hers)), PROGRESS_GOAL);
  },
);
