import type { INestApplicationContext } from '@nestjs/common';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type PlanPaper, planPdf } from '../../src/modules/programs/plans/plan-pdf.ts';
import { NAMES_IN_SCRIPTS } from '../factories/names-in-scripts.ts';
import { AdminClient } from '../harness/admin-client.ts';
import { type ErrorAnswer, request } from '../harness/client.ts';
import { aLetterhead } from '../factories/letterhead.ts';
import { readGlyphs, readPdf } from '../harness/pdf.ts';
import { Shop } from '../harness/shop.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { Client } from './client.ts';
import { aFoodPlan, aTrainingPlan } from './plan-documents.ts';

const paper = (change: Partial<PlanPaper> = {}): PlanPaper => ({
  letterhead: aLetterhead(),
  client: 'Ananya Deshpande',
  version: 3,
  publishedBy: 'Rhea Nair',
  publishedAt: new Date('2026-11-22T04:00:00Z'),
  note: 'Trap bar instead of the straight bar.',
  weeks: [
    ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29'],
    ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05', '2026-12-06'],
  ],
  training: aTrainingPlan(),
  food: null,
  ...change,
});

const linesOf = async (change: Partial<PlanPaper> = {}, page = 1) =>
  (await readPdf(await planPdf(paper(change)), page)).lines;

describe('a plan on paper', () => {
  it('names client, version and dates, and has each week as tables', async () => {
    const lines = await linesOf();
    expect(lines.slice(0, 11)).toEqual([
      'Ironbloom',
      'Ananya Deshpande',
      'Plan of training, version 3 from 22 Nov 2026, by Rhea Nair, 23 Nov 2026 to 6 Dec 2026',
      'What is new',
      'Trap bar instead of the straight bar.',
      'RPE 8: effort 8 of 10. Tempo 3-1-1: seconds of lowering, pause and lifting.',
      'Week 1  23 Nov to 29 Nov 2026',
      'Mon, 23 Nov: Lower A  52 min',
      'Walk 30 minutes on the other days.',
      'Exercise  Sets  Reps  Load  Effort  Tempo  Rest',
      'A  Back squat  4  6-8  47.5 kg  RPE 8  3-1-1  2:30',
    ]);
    expect(lines).toContain('Knees out.');
    expect(lines.join('\n')).toContain('B1  Deadlift  4  6-8  75%, 75 kg');
    expect(lines).toContain('Thu, 26 Nov: Upper A');
    expect(lines.join('\n')).toContain('Plank  4  45 s');
    expect(lines).toContain('Week 2: Deload  30 Nov to 6 Dec 2026');
    expect(lines.at(-1)).toBe(
      'Ironbloom · Plan of Ananya Deshpande, version 3 · No medical advice  Page 1 of 1',
    );
  });

  it('has meals with options, swaps and sums, the shopping of a week, notes and sources', async () => {
    const lines = await linesOf({ training: null, food: aFoodPlan(), note: '' });
    expect(lines).toContain('Training days: 4 a week');
    expect(lines).toContain('Target: 1,842 kcal, 120 g protein, 210 g carbs, 58 g fat');
    expect(lines).toContain('08:45 Breakfast, option A');
    expect(lines).toContain('Banana  2 × medium  180  2  40  1');
    expect(lines).toContain('or Apple, 2 × medium (180 kcal, 2 g protein)');
    expect(lines).toContain('In all  520  9  94  11');
    expect(lines).toContain('08:45 Breakfast, option B');
    expect(lines).toContain('Dinner before 20:30.');
    expect(lines.join('\n')).toContain('800 g (8 × medium)');
    expect(lines.join('\n')).toMatch(/Banana: (IFCT|USDA)/);
  });

  it('keeps the sum of a meal on the page of its last food', async () => {
    const [meal] = aFoodPlan().training.meals;
    const [option] = meal!.options;
    for (let foods = 30; foods < 44; foods += 1) {
      const items = Array.from({ length: foods }, (_, at) => ({
        ...option!.items[0]!,
        id: `i${at}`,
        swaps: [],
      }));
      const food = {
        ...aFoodPlan(),
        training: { target: null, meals: [{ ...meal!, options: [{ id: 'o', items }] }] },
      };
      const pdf = await planPdf(paper({ training: null, food, note: '' }));
      const { pages } = await readPdf(pdf);
      for (let page = 2; page <= pages; page += 1) {
        const { lines } = await readPdf(pdf, page);
        const at = lines.findIndex((line) => line.startsWith('In all'));
        if (at !== -1) expect(lines[at - 1]).toContain('Banana');
      }
    }
  });

  it('cuts nothing: every row of 26 weeks is there, on numbered pages', async () => {
    const weeks = Array.from({ length: 26 }, () => paper().weeks[0]!);
    const started = performance.now();
    const pdf = await planPdf(paper({ training: aTrainingPlan(26), weeks }));
    const took = performance.now() - started;
    const { pages } = await readPdf(pdf);
    const all: string[] = [];
    for (let page = 1; page <= pages; page += 1) {
      const { lines } = await readPdf(pdf, page);
      expect(lines.at(-1)).toContain(`Page ${page} of ${pages}`);
      all.push(...lines);
    }
    expect(all.filter((line) => line.includes('Back squat'))).toHaveLength(26);
    expect(all.filter((line) => line.includes('Plank'))).toHaveLength(26);
    expect(all.filter((line) => line.startsWith('Week ')).length).toBe(26);
    expect(took).toBeLessThan(10_000);
  });

  it.each(NAMES_IN_SCRIPTS)('writes a name in %s with letters of that script', async (_, client) => {
    const { letters, glyphs } = readGlyphs(
      await planPdf(paper({ client, training: null, food: aFoodPlan() })),
    );
    const found = letters.join('');
    expect(found.includes(client) || found.includes([...client].toReversed().join(''))).toBe(true);
    expect(glyphs).not.toContain(0);
  });

  it('is deterministic', async () => {
    expect((await planPdf(paper())).equals(await planPdf(paper()))).toBe(true);
  });
});

describe('over the API', () => {
  let system: TestSystem;
  let worker: INestApplicationContext;
  let shop: Shop;
  let owner: AdminClient;
  let coach: AdminClient;
  let otherCoach: AdminClient;

  beforeAll(async () => {
    system = await startSystem();
    worker = await system.startWorker();
    shop = new Shop(system);
    owner = await AdminClient.create(system, 'owner');
    coach = await AdminClient.create(system, 'coach');
    otherCoach = await AdminClient.create(system, 'coach');
  });
  afterAll(async () => {
    await worker.close();
    await system.stop();
  });

  const body = (change: object = {}) => ({
    version: 0,
    html: '',
    note: '',
    documentId: null,
    training: aTrainingPlan(),
    food: aFoodPlan(),
    ...change,
  });
  const publish = (client: Client, change: object = {}) =>
    coach.call<ErrorAnswer & { version: number }>(
      `admin/clients/${client.programId}/plans`,
      'POST',
      body(change),
    );
  const aClient = (age = 29) => Client.create(system, shop, { owner, coach, age });
  const download = (url: string, method = 'GET') => request(`${system.url}${url}`, { method });

  it('is downloaded once by a ticket, by the client and her coach', async () => {
    const client = await aClient();
    expect((await publish(client)).status).toBe(200);
    const own = await client.call<{ url: string }>('plans/1/pdf', 'POST');
    expect((await download(own.body.url, 'HEAD')).status).toBe(200);
    const { status, bytes } = await download(own.body.url);
    expect(status).toBe(200);
    const { lines, title } = await readPdf(bytes);
    expect(title).toBe('Plan of Priya Nair, version 1');
    expect(lines.join('\n')).toContain('Back squat');
    expect((await download(own.body.url)).status).toBe(404);
    const path = `admin/clients/${client.programId}/plans/1/pdf`;
    expect((await coach.call(path, 'POST')).status).toBe(200);
    expect((await otherCoach.call(path, 'POST')).status).toBe(404);
    expect((await client.call('plans/2/pdf', 'POST')).status).toBe(404);
  });

  it('is missing for a version that is a text alone', async () => {
    const client = await aClient();
    await publish(client, { html: '<p>Walk</p>', training: null, food: null });
    expect((await client.call('plans/1/pdf', 'POST')).status).toBe(404);
  });

  const answerHealth = async (client: Client, yes: string, doctor?: string) => {
    const { body: agreed } = await client.call<{ version: number }>('intake/consent', 'POST', { version: 1 });
    const { intake } = await import('@ironbloom/brand/coaching');
    const answers = Object.fromEntries(intake.health.questions.map(({ id }) => [id, { yes: id === yes }]));
    await client.call('intake/health', 'PUT', {
      version: agreed.version,
      health: { answers, ...(doctor && { doctor }) },
    });
  };
  const facts = async (client: Client) =>
    (
      await coach.call<{ targets: { may: string; why: string | null }; body: object; answers: object }>(
        `admin/clients/${client.programId}/food`,
      )
    ).body;

  it('refuses targets for whom there are none, and takes the same plan without them', async () => {
    const client = await aClient();
    await answerHealth(client, 'eating');
    const { code, fields } = (await publish(client)).body as { code: string; fields?: object };
    expect(code).toBe('FOOD_TARGETS');
    expect(Object.keys(fields ?? {})).toEqual(['food.training.target']);
    const { targets } = await facts(client);
    expect(targets.may).toBe('none');
    expect(targets.why).not.toMatch(/eat(ing)? disorder|pregnan/i);
    const food = aFoodPlan();
    const without = { ...food, training: { ...food.training, target: null } };
    expect((await publish(client, { food: without })).status).toBe(200);
  });

  it('refuses them under 18, and while a doctor’s word is waited for', async () => {
    const minor = await aClient(17);
    await coach.call(`admin/clients/${minor.programId}/guardian`, 'POST');
    expect((await publish(minor)).body.code).toBe('FOOD_TARGETS');
    const waiting = await aClient();
    await answerHealth(waiting, 'heart');
    expect((await publish(waiting, { override: 'Walking only' })).body.code).toBe('FOOD_TARGETS');
  });

  it('leaves typed targets to a doctor or dietitian after some answers, and calculates for others', async () => {
    const client = await aClient();
    await answerHealth(client, 'longterm', 'may-train');
    expect((await facts(client)).targets.may).toBe('type');
    expect((await publish(client)).status).toBe(200);
    const other = await aClient();
    await other.call('intake/answers', 'PUT', {
      version: 0,
      answers: { height: 164, weight: 62.8, diet: 'jain', goal: 'lose-fat', why: 'Mine' },
    });
    const found = await facts(other);
    expect(found).toMatchObject({
      targets: { may: 'calculate', why: null },
      body: { years: 29, cm: 164, kg: 62.8, weighedOn: null },
      answers: { diet: 'jain', goal: 'lose-fat' },
    });
    expect(found.answers).not.toHaveProperty('why');
    expect((await otherCoach.call(`admin/clients/${other.programId}/food`)).status).toBe(404);
  });

  /** Of the training day, as the client sees it. */
  const targetOf = async (client: Client) =>
    (await client.call<{ food: { training: { target: object | null } } }>('plans/1')).body.food.training
      .target;

  it('takes the weight of the newest check-in, and has no targets under a BMI of 18.5', async () => {
    const client = await aClient();
    await client.call('intake/answers', 'PUT', { version: 0, answers: { height: 170, weight: 60 } });
    const checkIn = (dueOn: string, weight: number) =>
      system.db.rows(
        `INSERT INTO check_ins (id, program_id, due_on, week, state, questions, answers, sent_at)
         VALUES (gen_random_uuid(), $1, $2, 1, 'sent', '[]', $3, now())`,
        [client.programId, dueOn, JSON.stringify({ weight })],
      );
    await checkIn('2026-11-01', 55);
    expect(await facts(client)).toMatchObject({
      body: { kg: 55, weighedOn: '2026-11-01' },
      targets: { may: 'calculate' },
    });
    expect((await publish(client)).status).toBe(200);
    await checkIn('2026-11-08', 53);
    expect((await facts(client)).targets.may).toBe('none');
    expect(await targetOf(client)).toBeNull();
    expect((await publish(client, { version: 1 })).body.code).toBe('FOOD_TARGETS');
  });

  it('hides targets from a client whose later answer forbids them', async () => {
    const client = await aClient();
    expect((await publish(client)).status).toBe(200);
    expect(await targetOf(client)).not.toBeNull();
    await answerHealth(client, 'eating');
    expect(await targetOf(client)).toBeNull();
  });
});
