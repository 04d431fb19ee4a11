import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { intake } from '@ironbloom/brand/coaching';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { addDays, today } from '../../src/modules/programs/program.domain.ts';
import { anImage } from '../factories/images.ts';
import { AdminClient } from '../harness/admin-client.ts';
import { request } from '../harness/client.ts';
import { Shop } from '../harness/shop.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';
import { unzipped } from '../harness/zip.ts';
import { aPhotograph, openCheckIn, uploadPhotograph } from './check-in-day.ts';
import { Client } from './client.ts';

let system: TestSystem;
let owner: AdminClient;
let coach: AdminClient;
let client: Client;

beforeAll(async () => {
  system = await startSystem();
  await system.startWorker();
  owner = await AdminClient.create(system);
  coach = await AdminClient.create(system, 'coach');
  client = await Client.create(system, new Shop(system), { owner, coach });
});
afterAll(() => system.stop());

async function upload(token: string, area: string, name: string): Promise<string> {
  const form = new FormData();
  form.set('name', name);
  form.set('file', new Blob([(await anImage(64, 48, 'jpeg')) as Uint8Array<ArrayBuffer>]), name);
  const answer = await fetch(`${system.url}/api/${area}/${client.programId}/files`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { _id: string })._id;
}
const asCoach = (what: string, body: object) =>
  coach.call(`admin/clients/${client.programId}/${what}`, 'POST', body);
const folderOf = (fileId: string) => path.join(system.env.DATA_DIR, 'media', 'private', fileId);

it('is in her export, health answers in clear and files with their bytes; an erasure leaves nothing of it', async () => {
  const answers = Object.fromEntries(intake.health.questions.map(({ id }) => [id, { yes: false }]));
  const health = { answers: { ...answers, joints: { yes: true, more: 'Left knee since the marathon' } } };
  await client.call('intake/answers', 'PUT', { version: 0, answers: { why: 'A wedding in May' } });
  const { body } = await client.call<{ version: number }>('intake/consent', 'POST', { version: 1 });
  expect((await client.call('intake/health', 'PUT', { version: body.version, health })).status).toBe(200);

  const hers = await upload(client.token, 'my/programs', 'knee.jpg');
  const theirs = await upload(coach.token, 'admin/clients', 'squat.jpg');
  const message = { id: randomUUID(), text: 'Is this the right depth?', fileIds: [hers] };
  expect((await client.call('messages', 'POST', message)).status).toBe(200);
  expect((await asCoach('notes', { text: 'Prefers mornings' })).status).toBeLessThan(300);
  expect((await asCoach('tasks', { text: 'Ask about the knee', dueOn: null })).status).toBeLessThan(300);
  const html = `<p>Walk daily</p>`;
  const plan = { version: 0, html, note: 'Start light.', documentId: null, override: 'Walks only' };
  expect((await asCoach('plans', plan)).status).toBe(200);

  const { body: made } = await owner.call<{ url: string }>('admin/privacy/exports', 'POST', {
    email: client.email,
  });
  const archive = unzipped((await request(system.url + made.url)).bytes);
  const text = (name: string) => String(archive.get(`${name}.json`));
  expect(text('intakes')).toContain('A wedding in May');
  expect(text('intakes')).toContain('Left knee since the marathon');
  expect(text('messages-with-the-team')).toContain('Is this the right depth?');
  expect(text('notes-of-the-team')).toContain('Prefers mornings');
  expect(text('tasks-of-the-team')).toContain('Ask about the knee');
  expect(text('plans')).toContain('Walk daily');
  const files = [...archive].filter(([name]) => name.startsWith('private-files/'));
  expect(
    files.map(([name]) => name.slice('private-files/'.length, 'private-files/'.length + 36)).toSorted(),
  ).toEqual([hers, theirs].toSorted());
  for (const [, bytes] of files) expect(bytes.toString('latin1', 0, 4)).toBe('RIFF');

  expect(existsSync(folderOf(hers))).toBe(true);
  expect((await owner.call('admin/privacy/erasures', 'POST', { email: client.email })).status).toBe(202);
  const gone = async () =>
    (await system.db.rows(`SELECT 1 FROM private_files WHERE resource_id = $1`, [client.programId]))
      .length === 0;
  await until(gone);
  for (const id of [hers, theirs]) await until(async () => !existsSync(path.join(folderOf(id), 'file')));
  for (const table of ['intakes', 'program_messages', 'program_plans', 'client_tasks'])
    expect(await system.db.rows(`SELECT 1 FROM ${table} WHERE program_id = $1`, [client.programId])).toEqual(
      [],
    );
  const notes = `SELECT 1 FROM client_notes n JOIN programs g USING (payment_id) WHERE g.id = $1`;
  expect(await system.db.rows(notes, [client.programId])).toEqual([]);
});

it('check-ins, their photographs, days off and her story are in her export, and an erasure leaves nothing of them', async () => {
  const leaving = await Client.create(system, new Shop(system), { owner, coach });
  const { programId } = leaving;
  await leaving.call('intake/consent', 'POST', { version: 1 });
  await openCheckIn(system, leaving);
  const [checkIn] = await system.db.rows<{ day: string }>(
    'SELECT due_on::text AS day FROM check_ins WHERE program_id = $1',
    [programId],
  );
  await leaving.call(`check-ins/${checkIn!.day}`, 'PATCH', {
    version: 1,
    answers: { weight: 70.5, words: 'Biscuits at five are the hardest' },
  });
  const photograph = await uploadPhotograph(system, leaving, 'front', await aPhotograph());
  await system.db.rows(`UPDATE programs SET state = 'active', starts_on = current_date - 20 WHERE id = $1`, [
    programId,
  ]);
  const [fromOn, untilOn] = [addDays(today(), 2), addDays(today(), 5)];
  const pause = { fromOn, untilOn, reason: 'Travel', words: 'Wedding in Nagpur' };
  expect((await leaving.call('pauses', 'POST', pause)).status).toBe(200);
  await owner.call(`admin/clients/${programId}/end`, 'POST', { reason: 'Done' });
  const told = {
    name: 'Priya N.',
    story: 'I carried both suitcases up the stairs.',
    consent: true,
  };
  expect((await leaving.call('story', 'POST', told)).status).toBe(200);

  const { body: made } = await owner.call<{ url: string }>('admin/privacy/exports', 'POST', {
    email: leaving.email,
  });
  const archive = unzipped((await request(system.url + made.url)).bytes);
  const text = (name: string) => String(archive.get(`${name}.json`));
  expect(text('check-ins')).toContain('Biscuits at five are the hardest');
  expect(text('check-ins')).toContain(photograph);
  expect(text('pauses')).toContain('Wedding in Nagpur');
  expect(text('stories')).toContain('both suitcases');
  const [bytes] = [...archive].flatMap(([name, file]) =>
    name.startsWith(`private-files/${photograph}`) ? [file] : [],
  );
  // Opened: what is stored is encrypted.
  expect(bytes!.toString('latin1', 0, 4)).toBe('RIFF');
  const stored = await readFile(path.join(folderOf(photograph), 'file'));
  expect(stored.toString('latin1', 0, 4)).not.toBe('RIFF');

  expect((await owner.call('admin/privacy/erasures', 'POST', { email: leaving.email })).status).toBe(202);
  await until(async () => !existsSync(path.join(folderOf(photograph), 'file')));
  for (const table of ['check_ins', 'pauses', 'program_reminders'])
    expect(await system.db.rows(`SELECT 1 FROM ${table} WHERE program_id = $1`, [programId])).toEqual([]);
  expect(await system.db.rows(`SELECT 1 FROM testimonials WHERE name = 'Priya N.'`)).toEqual([]);
  expect(await system.db.rows('SELECT 1 FROM private_files WHERE resource_id = $1', [programId])).toEqual([]);
  expect(
    await system.db.rows(
      `SELECT key FROM mails WHERE data::text LIKE '%' || $1 || '%' OR key LIKE '%' || $1`,
      [programId],
    ),
  ).toEqual([]);
});
