import { randomUUID } from 'node:crypto';
import { intake } from '@ironbloom/brand/coaching';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { anOrderRequest, aPerson } from '../factories/order-request.ts';
import { AdminClient } from '../harness/admin-client.ts';
import { call, type ErrorAnswer } from '../harness/client.ts';
import { sessionToken } from '../harness/session.ts';
import { Shop } from '../harness/shop.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';
import { everyAnswer } from './answers.ts';

interface IntakeAnswer {
  version: number;
  answers: Record<string, unknown>;
  health: { answers: Record<string, { yes: boolean; more?: string }> } | null;
  waitsForDoctor: boolean;
  consent: string;
  completedAt: string | null;
  openings: { opener: string }[];
  isMinor: boolean;
  keptFor: string;
}

let system: TestSystem;
let shop: Shop;
let owner: AdminClient;
let manager: AdminClient;
let coach: AdminClient;
let otherCoach: AdminClient;
let programId: string;
let member: string;

beforeAll(async () => {
  system = await startSystem();
  await system.startWorker();
  shop = new Shop(system);
  [owner, manager, coach, otherCoach] = (await Promise.all(
    (['owner', 'manager', 'coach', 'coach'] as const).map((role) => AdminClient.create(system, role)),
  )) as [AdminClient, AdminClient, AdminClient, AdminClient];
});
afterAll(() => system.stop());

/** The token of somebody who bought a program just now, entrusted to `coach`. */
async function aClient(age = 29): Promise<{ token: string; id: string }> {
  const email = `${randomUUID()}@example.com`;
  const user = aPerson({ email, age });
  const { body } = await shop.order(anOrderRequest({ trainingType: 'individual', user, buddy: undefined }));
  await shop.verify(body.orderId, system.sandbox.control.capture(body.orderId));
  const userId = randomUUID();
  await system.db.rows(
    `INSERT INTO users (id, email, name, email_verified_at) VALUES ($1, $2, 'Priya', now())`,
    [userId, email],
  );
  const [program] = await until(async () => {
    const rows = await system.db.rows<{ id: string }>('SELECT id FROM programs WHERE payment_id = $1', [
      body.paymentId,
    ]);
    return rows.length > 0 ? rows : undefined;
  });
  await owner.call('admin/client-assignments', 'POST', { ids: [program!.id], coach: coach.userId });
  return { token: await sessionToken(system, userId), id: program!.id };
}

beforeEach(async () => {
  ({ token: member, id: programId } = await aClient());
});

const mine = <Body = IntakeAnswer>(
  path = '',
  method = 'GET',
  body?: unknown,
  token = member,
  id = programId,
) =>
  call<Body & ErrorAnswer>(`${system.url}/api/my/programs/${id}/intake${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
    body,
  });
const allNo = { answers: Object.fromEntries(intake.health.questions.map(({ id }) => [id, { yes: false }])) };

it('is saved piece by piece, and an answer from another device is not overwritten unseen', async () => {
  expect((await mine()).body).toMatchObject({
    version: 0,
    answers: {},
    health: null,
    consent: 'none',
    isMinor: false,
    keptFor: '90 days',
  });
  const first = await mine('/answers', 'PUT', { version: 0, answers: { goal: 'lose-fat', days: 3 } });
  expect(first.body).toMatchObject({ version: 1, answers: { goal: 'lose-fat', days: 3 } });
  const stale = await mine('/answers', 'PUT', { version: 0, answers: { goal: 'sport' } });
  expect([stale.status, stale.body.code]).toEqual([409, 'STALE_INTAKE']);
  const second = await mine('/answers', 'PUT', { version: 1, answers: { days: null, why: 'A wedding' } });
  expect(second.body.answers).toEqual({ goal: 'lose-fat', why: 'A wedding' });
});

it.each([
  [{ goal: 'fame' }],
  [{ days: 9 }],
  [{ equipment: ['barbell', 'spaceship'] }],
  [{ height: 90 }],
  [{ why: 'x'.repeat(601) }],
  [{ heart: 'yes' }],
])('refuses %j', async (answers) => {
  const { status, body } = await mine('/answers', 'PUT', { version: 0, answers });
  expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
});

it('takes health answers after consent only, and stores none of their words', async () => {
  const health = {
    answers: { ...allNo.answers, joints: { yes: true, more: 'Left knee, since the marathon' } },
  };
  expect((await mine('/health', 'PUT', { version: 0, health })).body.code).toBe('CONSENT_NEEDED');
  expect((await mine('/consent', 'POST', { version: 2 })).status).toBe(400);
  const { body } = await mine('/consent', 'POST', { version: 1 });
  const saved = await mine('/health', 'PUT', { version: body.version, health });
  expect(saved.body).toMatchObject({ health, waitsForDoctor: false, consent: 'given' });
  const [row] = await system.db.rows<{ text: string }>(
    'SELECT i::text AS text FROM intakes i WHERE program_id = $1',
    [programId],
  );
  expect(row!.text).not.toContain(Buffer.from('marathon').toString('hex'));
  expect(row!.text).not.toContain('marathon');
});

it('has training wait after a yes that asks for a doctor, until she says what the doctor said', async () => {
  const { body } = await mine('/consent', 'POST', { version: 1 });
  const health = { answers: { ...allNo.answers, chest: { yes: true } } };
  const waiting = await mine('/health', 'PUT', { version: body.version, health });
  expect(waiting.body.waitsForDoctor).toBe(true);
  const may = await mine('/health', 'PUT', {
    version: waiting.body.version,
    health: { ...health, doctor: 'may-train' },
  });
  expect(may.body.waitsForDoctor).toBe(false);
});

it('is complete once all is answered: then the program is assessed', async () => {
  expect((await mine('/complete', 'POST')).body).toMatchObject({
    code: 'INTAKE_INCOMPLETE',
    fields: { goal: expect.any(String) },
  });
  const answered = await mine('/answers', 'PUT', { version: 0, answers: everyAnswer() });
  expect((await mine('/complete', 'POST')).body.fields).toHaveProperty('heart');
  const { body } = await mine('/consent', 'POST', { version: 1 });
  expect(body.version).toBe(answered.body.version + 1);
  await mine('/health', 'PUT', { version: body.version, health: allNo });
  const done = await Promise.all([mine('/complete', 'POST'), mine('/complete', 'POST')]);
  expect(done.map(({ status }) => status)).toEqual([200, 200]);
  const { body: client } = await owner.call<{
    state: string;
    timeline: { kind: string }[];
    reasons: { reason: string }[];
  }>(`admin/clients/${programId}`);
  expect(client.state).toBe('assessing');
  expect(client.timeline.map(({ kind }) => kind)).toEqual([
    'created',
    'assigned',
    'consent',
    'intake',
    'state',
  ]);
  expect(client.reasons.map(({ reason }) => reason)).not.toContain('intake-missing');
});

it('of somebody under 18 needs a parent or guardian', async () => {
  const { token, id } = await aClient(17);
  await mine('/answers', 'PUT', { version: 0, answers: everyAnswer() }, token, id);
  const { body } = await mine('/consent', 'POST', { version: 1 }, token, id);
  const saved = await mine('/health', 'PUT', { version: body.version, health: allNo }, token, id);
  expect(saved.body.isMinor).toBe(true);
  expect((await mine('/complete', 'POST', undefined, token, id)).body.fields).toHaveProperty('guardian');
  const guardian = { name: 'Anita Nair', phone: '98450 12345' };
  await mine('/health', 'PUT', { version: saved.body.version, health: { ...allNo, guardian } }, token, id);
  expect((await mine('/complete', 'POST', undefined, token, id)).status).toBe(200);
});

it('shows health answers to her coach and the owner alone; each opening is logged and shown to her', async () => {
  const { body } = await mine('/consent', 'POST', { version: 1 });
  await mine('/health', 'PUT', { version: body.version, health: allNo });
  const open = (who: AdminClient) =>
    who.call<{ health: unknown } & ErrorAnswer>(`admin/clients/${programId}/health`, 'POST');
  expect((await open(manager)).status).toBe(403);
  expect((await open(otherCoach)).body.code).toBe('NOT_FOUND');
  expect((await open(coach)).body.health).toEqual(allNo);
  expect((await open(owner)).status).toBe(200);
  const { openings } = (await mine()).body;
  expect(openings).toHaveLength(2);
  const openingsFor = (who: AdminClient) =>
    who.call<{ items: unknown } & ErrorAnswer>(`admin/clients/${programId}/health/openings`);
  for (const who of [owner, coach]) expect((await openingsFor(who)).body.items).toEqual(openings);
  expect((await openingsFor(manager)).status).toBe(403);
  expect((await openingsFor(otherCoach)).body.code).toBe('NOT_FOUND');
  expect((await coach.activities())[0]).toMatchObject({
    action: 'Opened health answers',
    feature: 'Program',
  });
  const seen = await manager.call<IntakeAnswer>(`admin/clients/${programId}/intake`);
  expect(seen.body).not.toHaveProperty('health');
});

it('closes them to staff when she takes her consent back, and opens them when she agrees again', async () => {
  const { body } = await mine('/consent', 'POST', { version: 1 });
  await mine('/health', 'PUT', { version: body.version, health: allNo });
  expect((await mine('/consent', 'DELETE')).body).toMatchObject({ consent: 'withdrawn', health: allNo });
  const open = () => coach.call<ErrorAnswer>(`admin/clients/${programId}/health`, 'POST');
  expect((await open()).body.code).toBe('CONSENT_NEEDED');
  await mine('/consent', 'POST', { version: 1 });
  expect((await open()).status).toBe(200);
});

it('is nobody else’s', async () => {
  const { token } = await aClient();
  for (const answer of [
    await mine('', 'GET', undefined, token, programId),
    await mine('/answers', 'PUT', { version: 0, answers: {} }, token, programId),
    await mine('/consent', 'POST', { version: 1 }, token, programId),
    await mine('', 'GET', undefined, token, randomUUID()),
  ]) {
    expect([answer.status, answer.body.code]).toEqual([404, 'NOT_FOUND']);
  }
});
