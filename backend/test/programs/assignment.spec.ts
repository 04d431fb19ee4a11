import { randomUUID } from 'node:crypto';
import { intake, type shippedCoaching } from '@ironbloom/brand/coaching';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CoachDigest } from '../../src/modules/programs/coaching/coach-digest.ts';
import { anOrderRequest, aPerson } from '../factories/order-request.ts';
import { AdminClient } from '../harness/admin-client.ts';
import { call } from '../harness/client.ts';
import { mailsTo as receivedBy } from '../harness/mailbox.ts';
import type { ErrorAnswer } from '../harness/client.ts';
import { sessionToken } from '../harness/session.ts';
import { Shop } from '../harness/shop.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';
import { dayAndTime, isoDay } from '@ironbloom/brand/india';
import { midnight } from './midnight.ts';
import { everyAnswer } from './answers.ts';

let system: TestSystem;
let shop: Shop;
let worker: Awaited<ReturnType<TestSystem['startWorker']>>;
let owner: AdminClient;
let coaches: AdminClient[];

beforeAll(async () => {
  system = await startSystem({ OWNER_DIGEST_HOUR: '0' });
  worker = await system.startWorker();
  shop = new Shop(system);
  owner = await AdminClient.create(system, 'owner');
  coaches = await Promise.all(Array.from({ length: 3 }, () => AdminClient.create(system, 'coach')));
});
afterAll(() => system.stop());

interface Published {
  coaching: typeof shippedCoaching;
  version: number;
}

/** Publishes a rule, once both processes have heard of it. */
async function publish(change: Partial<typeof shippedCoaching>): Promise<void> {
  const { body } = await owner.call<Published>('admin/coaching');
  const next = { ...body.coaching, ...change };
  const answer = await owner.call<Published>('admin/coaching', 'PUT', { ...next, version: body.version });
  expect(answer.status).toBe(200);
  // Versions are compared every three seconds where a notification was lost.
  await new Promise((resolve) => setTimeout(resolve, 300));
}

async function buy() {
  const email = `${randomUUID()}@example.com`;
  const { body } = await shop.order(
    anOrderRequest({ trainingType: 'individual', user: aPerson({ email }), buddy: undefined }),
  );
  await shop.verify(body.orderId, system.sandbox.control.capture(body.orderId));
  return until(async () => {
    const [row] = await system.db.rows<{ id: string; coachId: string | null }>(
      'SELECT id, coach_id AS "coachId" FROM programs WHERE payment_id = $1',
      [body.paymentId],
    );
    return row && { ...row, email, paymentId: body.paymentId };
  });
}
const mailsTo = (email: string) =>
  system.db.rows<{ template: string }>(
    `SELECT template FROM mails WHERE to_email = $1 AND template LIKE '%assigned'`,
    [email],
  );

beforeEach(async () => {
  await system.db.rows('UPDATE programs SET coach_id = NULL');
  await system.db.rows('DELETE FROM coaches');
});

describe('the owner’s rule', () => {
  it('by hand assigns nobody', async () => {
    await publish({ assignment: 'by-hand' });
    expect((await buy()).coachId).toBeNull();
  });

  it('“fewest” gives each new client to the coach with the fewest, who is not on leave; both are mailed once', async () => {
    await publish({ assignment: 'fewest' });
    await coaches[2]!.call('admin/own-coaching', 'PUT', { leaveUntil: '2099-01-01' });
    const bought = [await buy(), await buy(), await buy(), await buy()];
    const counts = coaches.map(({ userId }) => bought.filter(({ coachId }) => coachId === userId).length);
    expect(counts).toEqual([2, 2, 0]);
    const [first] = bought;
    expect(await mailsTo(first!.email)).toEqual([{ template: 'coach-assigned' }]);
    expect(await mailsTo(coaches.find(({ userId }) => userId === first!.coachId)!.email)).toHaveLength(2);
  });

  it('“language” waits for her answers, then looks for who speaks one of her languages', async () => {
    await publish({ assignment: 'language' });
    const { body: page } = await owner.call<{
      content: { coaches: { id: string; languages: string; picture: object }[] };
      version: number;
    }>('admin/page-content/company');
    const [profile, ...others] = page.content.coaches;
    const content = { ...page.content, coaches: [{ ...profile!, languages: 'English, Hindi' }, ...others] };
    expect(
      (await owner.call('admin/page-content/company', 'PUT', { content, version: page.version })).status,
    ).toBe(200);
    const tie = (profileId: string) =>
      owner.call<ErrorAnswer>(`admin/coaches/${coaches[1]!.userId}/profile`, 'PUT', { profileId });
    expect((await tie('nobody')).body.code).toBe('UNKNOWN_PROFILE');
    expect((await tie(profile!.id)).status).toBe(200);
    const { id, email, coachId } = await buy();
    expect(coachId).toBeNull();
    const userId = randomUUID();
    await system.db.rows(
      `INSERT INTO users (id, email, name, email_verified_at) VALUES ($1, $2, 'P', now())`,
      [userId, email],
    );
    const token = await sessionToken(system, userId);
    const intakeOf = (path: string, method: string, body?: unknown) =>
      call<{ version: number }>(`${system.url}/api/my/programs/${id}/intake/${path}`, {
        method,
        body,
        headers: { authorization: `Bearer ${token}` },
      });
    const answers = { ...everyAnswer(), language: ['ta', 'hi'] };
    await intakeOf('answers', 'PUT', { version: 0, answers });
    const { body: agreed } = await intakeOf('consent', 'POST', { version: 1 });
    const health = {
      answers: Object.fromEntries(intake.health.questions.map((question) => [question.id, { yes: false }])),
    };
    await intakeOf('health', 'PUT', { version: agreed.version, health });
    expect((await intakeOf('complete', 'POST')).status).toBe(200);
    const { body: client } = await owner.call<{ coach: { _id: string; picture: object } }>(
      `admin/clients/${id}`,
    );
    expect(client.coach).toMatchObject({ _id: coaches[1]!.userId, picture: profile!.picture });
    const { body: team } = await owner.call<{ items: { _id: string; profile: object | null }[] }>(
      'admin/coaches',
    );
    const profileOf = (who: AdminClient) => team.items.find(({ _id }) => _id === who.userId)!.profile;
    expect(profileOf(coaches[1]!)).toMatchObject({ languages: 'English, Hindi', picture: profile!.picture });
    expect(profileOf(coaches[0]!)).toBeNull();
  });

  it('changes hands with a line in the timeline and a mail to the new coach; the same coach again is no change', async () => {
    await publish({ assignment: 'by-hand' });
    const { id } = await buy();
    const assign = (to: AdminClient | null) =>
      owner.call('admin/client-assignments', 'POST', { ids: [id], coach: to?.userId ?? null });
    const before = (await mailsTo(coaches[0]!.email)).length;
    await assign(coaches[0]!);
    await assign(coaches[0]!);
    await assign(coaches[1]!);
    await assign(null);
    const { body } = await owner.call<{ timeline: { kind: string; after: string | null }[] }>(
      `admin/clients/${id}`,
    );
    const { body: team } = await owner.call<{ items: { _id: string; name: string }[] }>('admin/coaches');
    const nameOf = ({ userId }: AdminClient) => team.items.find(({ _id }) => _id === userId)!.name;
    expect(body.timeline.filter(({ kind }) => kind === 'assigned').map(({ after }) => after)).toEqual([
      nameOf(coaches[0]!),
      nameOf(coaches[1]!),
      null,
    ]);
    expect(await mailsTo(coaches[0]!.email)).toHaveLength(before + 1);
  });

  it('goes to a stand-in until a day, and back to her own coach on the day after', async () => {
    await publish({ assignment: 'by-hand' });
    const { id, email } = await buy();
    const [own, first, second] = coaches.map(({ userId }) => userId);
    const assign = (coach: string, lastDay?: string) =>
      owner.call<ErrorAnswer>('admin/client-assignments', 'POST', { ids: [id], coach, until: lastDay });
    const client = async () =>
      (await owner.call<{ coach: { _id: string }; standInUntil: string | null }>(`admin/clients/${id}`)).body;
    const inDays = (days: number) => isoDay(Date.now() + days * 86_400_000);
    await assign(own!);
    expect((await assign(first!, inDays(-1))).status).toBe(400);
    expect((await assign(first!, inDays(7))).status).toBe(200);
    expect((await assign(second!, inDays(9))).status).toBe(200);
    expect(await client()).toMatchObject({ coach: { _id: second }, standInUntil: inDays(9) });
    expect(
      (
        await system.db.rows<{ text: string }>(
          `SELECT data->>'until' AS text FROM mails WHERE to_email = $1 AND template = 'coach-assigned' AND data->>'until' IS NOT NULL`,
          [email],
        )
      ).length,
    ).toBe(2);
    await system.db.rows(`UPDATE programs SET stand_in_until = stand_in_until - 10 WHERE id = $1`, [id]);
    await midnight(system, worker);
    expect(await client()).toMatchObject({ coach: { _id: own }, standInUntil: null });
  });

  it('loses her coach when that account leaves the team; the owner is mailed', async () => {
    await publish({ assignment: 'by-hand' });
    const { id } = await buy();
    const leaving = await AdminClient.create(system, 'coach');
    await owner.call('admin/client-assignments', 'POST', { ids: [id], coach: leaving.userId });
    const [person] = await system.db.rows<{ id: string }>('SELECT id FROM people WHERE user_id = $1', [
      leaving.userId,
    ]);
    const left = await owner.call(`admin/people/${person!.id}/role`, 'PUT', { role: 'member' });
    expect(left.status).toBe(200);
    const coachOf = async () => (await owner.call<{ coach: unknown }>(`admin/clients/${id}`)).body.coach;
    await until(async () => (await coachOf()) === null);
    const mails = await system.db.rows(`SELECT 1 FROM mails WHERE template = 'clients-unassigned'`);
    expect(mails).toHaveLength(1);
  });
});

it('promises are the owner’s: desk, mails, pages and requests for a refund go by what is published', async () => {
  await publish({ callHours: 12, planHours: 36, refundDays: 1 });
  const { id, email, paymentId } = await buy();
  const { body } = await owner.call<{ boughtAt: string; reasons: { reason: string; due: string }[] }>(
    `admin/clients/${id}`,
  );
  const due = body.reasons.find(({ reason }) => reason === 'call-due')!.due;
  expect(Date.parse(due) - Date.parse(body.boughtAt)).toBe(12 * 3_600_000);
  const [notice] = await system.db.rows<{ lead: string }>(
    `SELECT data->>'lead' AS lead FROM mails WHERE key = 'owner-sale:' || $1`,
    [paymentId],
  );
  expect(notice!.lead).toContain(`Get in touch by ${dayAndTime(due)}, and send the plan by `);
  const receipt = await until(async () =>
    (await receivedBy(email)).find(
      ({ subject }) => subject.includes('receipt') || subject.includes('Receipt'),
    ),
  );
  for (const part of [receipt.text, receipt.html])
    expect(part.replaceAll(/\s+/g, ' ')).toMatch(/within 12 hours; .* within 36 hours.* within 1 day\./);
  const faq = await call(`${system.url}/api/page-content/faq`);
  expect(JSON.stringify(faq.body)).toContain('write within 12 hours for an assessment');
  await publish({ callHours: 24, planHours: 48, refundDays: 7 });
});

it('settings are published with history, compared and restored as all others are', async () => {
  const { body: latest } = await owner.call<Published>('admin/coaching');
  const stale = await owner.call<ErrorAnswer>('admin/coaching', 'PUT', {
    ...latest.coaching,
    planHours: 72,
    version: latest.version - 1,
  });
  expect(stale.body.code).toBe('STALE_COACHING');
  const doubled = [...latest.coaching.snippets, { ...latest.coaching.snippets[0]!, id: 'again' }];
  const refused = await owner.call<ErrorAnswer>('admin/coaching', 'PUT', {
    ...latest.coaching,
    snippets: doubled,
    version: latest.version,
  });
  expect([refused.status, refused.body.code]).toEqual([400, 'VALIDATION_FAILED']);
  await publish({ planHours: 36 });
  const { body } = await owner.call<{
    revisions: { changes: { what: string; before: string; after: string }[] }[];
  }>('admin/coaching/revisions');
  expect(body.revisions[0]!.changes).toEqual([
    { what: 'Plan', before: 'within 48 hours', after: 'within 36 hours' },
  ]);
});

it('a coach who chose one mail a day gets one, about every client who needs her, and none at once', async () => {
  await publish({ assignment: 'by-hand' });
  const coach = await AdminClient.create(system, 'coach');
  await coach.call('admin/own-coaching', 'PUT', { mails: 'daily' });
  const [first, second] = [await buy(), await buy()];
  const ids = [first.id, second.id];
  await owner.call('admin/client-assignments', 'POST', { ids, coach: coach.userId });
  expect(await mailsTo(coach.email)).toEqual([]);
  await system.db.rows(`DELETE FROM nightly_runs WHERE job = 'coach-digest'`);
  const digest = worker.get(CoachDigest, { strict: false }) as unknown as { turn: () => Promise<boolean> };
  await digest.turn();
  await digest.turn();
  const mails = await system.db.rows<{ clients: { path: string; reasons: string }[] }>(
    `SELECT data->'clients' AS clients FROM mails WHERE to_email = $1 AND template = 'coach-digest'`,
    [coach.email],
  );
  expect(mails).toHaveLength(1);
  const [{ clients } = { clients: [] }] = mails;
  expect(clients.map(({ path }) => path).toSorted()).toEqual(
    ids.map((id) => `/admin/clients/${id}`).toSorted(),
  );
  expect(clients[0]!.reasons).toMatch(
    /^First call, by .* IST; Plan due, by .* IST; Questions unanswered, since /,
  );
});

it('counts the promises of this month that were kept, of those that were due or done', async () => {
  await publish({ callHours: 24, planHours: 48 });
  interface Promises {
    calls: { due: number; kept: number };
  }
  const promises = async () => (await owner.call<Promises>('admin/client-promises')).body.calls;
  const before = await promises();
  const [kept, late, open] = [await buy(), await buy(), await buy()];
  await system.db.rows('UPDATE programs SET test = false WHERE id = ANY($1)', [[kept.id, late.id, open.id]]);
  await owner.call(`admin/clients/${kept.id}/marks/called`, 'PUT', { set: true });
  await owner.call(`admin/clients/${late.id}/marks/called`, 'PUT', { set: true });
  await system.db.rows(`UPDATE programs SET called_at = bought_at + interval '25 hours' WHERE id = $1`, [
    late.id,
  ]);
  expect(await promises()).toEqual({ due: before.due + 2, kept: before.kept + 1 });
  expect((await coaches[0]!.call('admin/client-promises')).status).toBe(403);
});

it('counts who is late, due today and to be kept an eye on, of all clients and of one’s own', async () => {
  const attention = async (who: AdminClient, query = '') =>
    (
      await who.call<{ attention: { late: number; today: number; later: number } }>(
        `admin/clients/counts${query}`,
      )
    ).body.attention;
  const [all, own] = [await attention(owner), await attention(coaches[0]!)];
  const [late, later] = [await buy(), await buy()];
  await owner.call('admin/client-assignments', 'POST', { ids: [late.id], coach: coaches[0]!.userId });
  await system.db.rows(`UPDATE programs SET bought_at = now() - interval '30 hours' WHERE id = $1`, [
    late.id,
  ]);
  await system.db.rows(`UPDATE programs SET called_at = now(), bought_at = now() WHERE id = $1`, [later.id]);
  expect(await attention(owner)).toEqual({ ...all, late: all.late + 1, later: all.later + 1 });
  expect(await attention(coaches[0]!)).toEqual({ ...own, late: own.late + 1 });
  const of = async (coachId: string) => attention(owner, `?coach=${coachId}`);
  expect(await of(owner.userId)).toEqual({ late: 0, today: 0, later: 0 });
  expect(await of(coaches[0]!.userId)).toEqual(await attention(coaches[0]!));
  // A coach counts her own, whomever she asks for.
  expect(await attention(coaches[0]!, `?coach=${owner.userId}`)).toEqual(await attention(coaches[0]!));
});

it('names the payment to who may see payments, and not to her coach', async () => {
  const { id } = await buy();
  await owner.call('admin/client-assignments', 'POST', { ids: [id], coach: coaches[0]!.userId });
  const seenBy = async (who: AdminClient) =>
    (await who.call<{ paymentId: string | null }>(`admin/clients/${id}`)).body.paymentId;
  expect(await seenBy(owner)).toMatch(/^[0-9a-f-]{36}$/);
  expect(await seenBy(coaches[0]!)).toBeNull();
});

it('a coach reads the snippets that are published', async () => {
  const { body } = await coaches[0]!.call<{ items: { shortcut: string }[] }>('admin/snippets');
  const { body: latest } = await owner.call<Published>('admin/coaching');
  expect(body.items).toEqual(latest.coaching.snippets);
});

it('a coach changes her own mails and leave, and no settings', async () => {
  const [coach] = coaches;
  expect((await coach!.call('admin/coaching')).status).toBe(403);
  expect((await coach!.call('admin/coaches')).status).toBe(403);
  const changed = await coach!.call('admin/own-coaching', 'PUT', { mails: 'daily' });
  expect(changed.body).toEqual({ mails: 'daily', leaveUntil: null });
  expect((await coach!.call('admin/own-coaching')).body).toEqual({ mails: 'daily', leaveUntil: null });
});
