import type { INestApplicationContext } from '@nestjs/common';
import { intake } from '@ironbloom/brand/coaching';
import type { FoodPlan, PlanRow, TrainingPlan } from '@ironbloom/brand/plan';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays, today } from '../../src/modules/programs/program.domain.ts';
import { anImage } from '../factories/images.ts';
import { AdminClient } from '../harness/admin-client.ts';
import type { ErrorAnswer } from '../harness/client.ts';
import { request } from '../harness/client.ts';
import { Shop } from '../harness/shop.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { Client } from './client.ts';
import { midnight } from './midnight.ts';

interface PlanAnswer {
  _id: string;
  version: number;
  html: string;
  training: TrainingPlan | null;
  food: FoodPlan | null;
  documentId: string | null;
}
interface PlansAnswer {
  items: { version: number; note: string; hasText: boolean; hasTraining: boolean; hasFood: boolean }[];
}
interface Detail {
  state: string;
  startsOn: string | null;
  endsOn: string | null;
  week: number | null;
  timeline: { kind: string; after: string | null; reason: string | null }[];
}

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
afterAll(() => system.stop());

const aClient = (age?: number) =>
  Client.create(system, shop, { owner, coach, ...(age !== undefined && { age }) });
const plan = (change: object = {}) => ({
  version: 0,
  html: '<h2>Week 1</h2><p>Squat 3 × 8</p>',
  note: 'Start light.',
  documentId: null,
  ...change,
});
const publish = (who: AdminClient, { programId }: Client, body: object) =>
  who.call<PlanAnswer & ErrorAnswer>(`admin/clients/${programId}/plans`, 'POST', body);
const detail = async ({ programId }: Client) => (await owner.call<Detail>(`admin/clients/${programId}`)).body;

async function upload(token: string, url: string, bytes: Uint8Array, name: string) {
  const form = new FormData();
  form.set('name', name);
  form.set('file', new Blob([bytes as Uint8Array<ArrayBuffer>]), name);
  const answer = await fetch(`${system.url}/api/${url}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  return {
    status: answer.status,
    body: (await answer.json()) as { _id: string; url: string; contentType: string; code?: string },
  };
}

describe('the first plan', () => {
  it('gives the program its start, today: it is active, its end counted in calendar months', async () => {
    const client = await aClient();
    expect((await publish(coach, client, plan())).status).toBe(200);
    const { state, startsOn, week, timeline } = await detail(client);
    expect([state, startsOn, week]).toEqual(['active', today(), 1]);
    expect(timeline.map(({ kind, after }) => [kind, after]).slice(2)).toEqual([
      ['state', 'assessing'],
      ['state', 'active'],
      ['plan', '1'],
    ]);
    const { body } = await client.call<PlansAnswer>('plans');
    expect(body.items).toMatchObject([
      { version: 1, note: 'Start light.', hasText: true, hasTraining: false, hasFood: false },
    ]);
    expect((await client.call<PlanAnswer>('plans/1')).body.html).toBe(plan().html);
    expect((await client.call('plans/2')).status).toBe(404);
    const mails = await system.db.rows(
      `SELECT 1 FROM mails WHERE to_email = $1 AND template = 'plan-published'`,
      [client.email],
    );
    expect(mails).toHaveLength(1);
  });

  it('may start up to 30 days ahead: the program begins that day at midnight in India, once', async () => {
    const client = await aClient();
    for (const startsOn of [addDays(today(), -1), addDays(today(), 31)]) {
      expect((await publish(coach, client, plan({ startsOn }))).body.code).toBe('BAD_START');
    }
    await publish(coach, client, plan({ startsOn: addDays(today(), 3) }));
    expect((await detail(client)).state).toBe('assessing');
    await system.db.rows('UPDATE programs SET starts_on = $2 WHERE id = $1', [client.programId, today()]);
    await midnight(system, worker);
    expect((await detail(client)).state).toBe('active');
    await system.db.rows(`UPDATE programs SET starts_on = starts_on - interval '6 months' WHERE id = $1`, [
      client.programId,
    ]);
    await midnight(system, worker);
    expect((await detail(client)).state).toBe('ended');
    expect((await publish(coach, client, plan({ version: 1 }))).body.code).toBe('PROGRAM_STATE');
  });

  it('waits for a doctor’s word, or for a coach who writes why it may begin without', async () => {
    const client = await aClient();
    const { body: agreed } = await client.call<{ version: number }>('intake/consent', 'POST', { version: 1 });
    const answers = Object.fromEntries(
      intake.health.questions.map(({ id }) => [id, { yes: id === 'heart' }]),
    );
    await client.call('intake/health', 'PUT', { version: agreed.version, health: { answers } });
    expect((await publish(coach, client, plan())).body.code).toBe('DOCTOR_NEEDED');
    const override = 'Easy walking only; she has an appointment on Monday';
    expect((await publish(coach, client, plan({ override }))).status).toBe(200);
    expect((await detail(client)).timeline.find(({ kind }) => kind === 'override')?.reason).toBe(override);
  });

  it('to somebody under 18 waits until staff have recorded a guardian’s agreement', async () => {
    const client = await aClient(17);
    expect((await publish(coach, client, plan())).body.code).toBe('GUARDIAN_NEEDED');
    expect((await otherCoach.call(`admin/clients/${client.programId}/guardian`, 'POST')).status).toBe(404);
    expect((await coach.call(`admin/clients/${client.programId}/guardian`, 'POST')).status).toBe(200);
    expect((await publish(coach, client, plan())).status).toBe(200);
  });
});

it('of two coaches who publish at once the second is refused, and nothing of the first is lost', async () => {
  const client = await aClient();
  const answers = await Promise.all([
    publish(coach, client, plan()),
    publish(owner, client, plan({ html: '<p>Mine</p>' })),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await client.call<PlansAnswer>('plans')).body.items).toHaveLength(1);
  const next = await publish(coach, client, plan({ version: 1, html: '<p>Week 2</p>' }));
  expect(next.body).toMatchObject({ version: 2, html: '<p>Week 2</p>' });
  expect((await client.call<PlansAnswer>('plans')).body.items.map(({ version }) => version)).toEqual([2, 1]);
});

it('is refused when it is empty, and cleaned of scripts and foreign pictures', async () => {
  const client = await aClient();
  expect((await publish(coach, client, plan({ html: '<p></p><script>x</script>'.slice(7) }))).body.code).toBe(
    'EMPTY_PLAN',
  );
  const { body } = await publish(
    coach,
    client,
    plan({ html: '<p onclick="x">A<img src="https://x.example/y.png"></p>' }),
  );
  expect(body.html).toBe('<p>A</p>');
});

describe('training and food', () => {
  const row = (id: string, change: Partial<PlanRow> = {}): PlanRow => ({
    id,
    exerciseId: 'back-squat',
    name: 'Back squat',
    sets: 4,
    amount: { kind: 'reps', from: 6, to: 8, aSide: false },
    load: { kind: 'kg', value: 57.5 },
    effort: { kind: 'rpe', value: 8 },
    tempo: '3-1-1',
    rest: 150,
    each: { kind: 'kg', add: 2.5, everyWeeks: 1, until: null },
    note: '',
    ...change,
  });
  const many = <Made>(count: number, make: (index: number) => Made): Made[] =>
    Array.from({ length: count }, (_, index) => make(index));
  const training = (weeks: number, days = 1, rows = 1): TrainingPlan => ({
    templateId: null,
    maxima: [{ id: 'back-squat', kg: 80 }],
    weeks: many(weeks, (week) => ({
      id: `w${week}`,
      name: '',
      note: '',
      days: many(days, (weekday) => ({
        id: `d${weekday}`,
        weekday,
        name: 'Lower A',
        minutes: 50,
        note: '',
        blocks: many(rows, (at) => ({ id: `b${at}`, kind: 'single', rows: [row(`r${at}`)] })),
      })),
    })),
  });
  const food: FoodPlan = {
    trainingDays: 4,
    training: { target: { kcal: 1842, protein: 120, carbs: 210, fat: 58 }, meals: [] },
    rest: {
      target: null,
      meals: [
        {
          id: 'm1',
          name: 'சாதம், दाल',
          at: '13:30',
          options: [
            {
              id: 'o1',
              items: [
                {
                  id: 'i1',
                  source: 'food',
                  sourceId: 'rice-white-cooked',
                  name: 'சாதம்',
                  amount: 1,
                  unit: 'katori (150 ml)',
                  unitGrams: 125,
                  figures: { kcal: 130, protein: 2.7, carbs: 27.8, fat: 0.3 },
                  swaps: [],
                },
              ],
            },
          ],
        },
      ],
    },
    note: '',
  };

  it('are kept as they were published; the list says which parts a version has', async () => {
    const client = await aClient();
    const parts = { html: '', training: training(16, 6, 10), food };
    expect((await publish(coach, client, plan(parts))).status).toBe(200);
    expect((await client.call<PlanAnswer>('plans/1')).body).toMatchObject(parts);
    expect((await client.call<PlansAnswer>('plans')).body.items).toMatchObject([
      { hasText: false, hasTraining: true, hasFood: true },
    ]);
    expect((await otherCoach.call(`admin/clients/${client.programId}/plans/1`)).status).toBe(404);
  });

  it('are refused with what is not valid in them', async () => {
    const client = await aClient();
    const [week] = training(1).weeks;
    const withBlocks = (blocks: object[]) => {
      const [day] = week!.days;
      return plan({ training: { ...training(1), weeks: [{ ...week, days: [{ ...day, blocks }] }] } });
    };
    const withRow = (change: object) =>
      withBlocks([{ id: 'b0', kind: 'single', rows: [{ ...row('r0'), ...change }] }]);
    const [first] = week!.days;
    const blocks = ['b0', 'b1'].map((id) => ({ id, kind: 'single', rows: [row('r0')] }));
    const sameRowTwice = { ...training(1), weeks: [{ ...week, days: [{ ...first, blocks }] }] };
    const spoilt = [
      plan({ training: training(27) }),
      withBlocks(
        many(2, (at) => ({
          id: `b${at}`,
          kind: 'circuit',
          rows: many(16, (place) => row(`r${at}-${place}`)),
        })),
      ),
      plan({ training: { ...training(1), weeks: [week, week] } }),
      withRow({ name: ' ' }),
      withRow({ tempo: 'slow' }),
      withRow({ amount: { kind: 'reps', from: 8, to: 6, aSide: false } }),
      plan({ training: sameRowTwice }),
      withRow({ load: { kind: 'stone', value: 9 } }),
      plan({ food: { ...food, trainingDays: 8 } }),
      plan({
        food: { ...food, training: { target: { kcal: -1, protein: 0, carbs: 0, fat: 0 }, meals: [] } },
      }),
    ];
    const nothing = JSON.parse(JSON.stringify(food).replace('"amount":1', '"amount":0')) as FoodPlan;
    spoilt.push(plan({ food: nothing }));
    for (const body of spoilt) expect((await publish(coach, client, body)).status).toBe(400);
    expect((await client.call<PlansAnswer>('plans')).body.items).toEqual([]);
  });
});

describe('its pictures and PDF', () => {
  it('are private files: the client and her coach open them, another client and coach do not', async () => {
    const [client, other] = [await aClient(), await Client.create(system, shop)];
    const photo = await upload(
      coach.token,
      `admin/clients/${client.programId}/files`,
      await anImage(64, 48, 'jpeg'),
      'form.jpg',
    );
    expect([photo.status, photo.body.contentType]).toEqual([201, 'image/webp']);
    const pdf = await upload(
      coach.token,
      `admin/clients/${client.programId}/files`,
      Buffer.from('%PDF-1.7\n'),
      'plan.pdf',
    );
    expect(pdf.body.contentType).toBe('application/pdf');
    const html = `<p><img src="${photo.body.url}" alt="Form" /></p>`;
    const answer = await publish(coach, client, plan({ html, documentId: pdf.body._id }));
    expect(answer.body).toMatchObject({ html, documentId: pdf.body._id });
    const open = async (token: string) =>
      (await request(`${system.url}${photo.body.url}`, { headers: { authorization: `Bearer ${token}` } }))
        .status;
    expect([await open(client.token), await open(coach.token)]).toEqual([200, 200]);
    expect([await open(other.token), await open(otherCoach.token)]).toEqual([404, 404]);
    expect((await publish(owner, other, plan({ html }))).body.code).toBe('UNKNOWN_FILE');
  });

  it('are refused when they are neither, too large, or for somebody else’s client', async () => {
    const client = await aClient();
    const into = `admin/clients/${client.programId}/files`;
    expect((await upload(coach.token, into, Buffer.from('<svg/>'), 'x.svg')).body.code).toBe(
      'IMAGE_UNREADABLE',
    );
    expect((await upload(otherCoach.token, into, await anImage(64, 48, 'jpeg'), 'x.jpg')).status).toBe(404);
    const own = `my/programs/${client.programId}/files`;
    expect((await upload(client.token, own, await anImage(64, 48, 'jpeg'), 'x.jpg')).status).toBe(201);
  });
});
