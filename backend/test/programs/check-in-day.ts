import { randomUUID } from 'node:crypto';
import { shippedCheckIn } from '@ironbloom/brand/check-in';
import type { INestApplicationContext } from '@nestjs/common';
import { today } from '../../src/modules/programs/program.domain.ts';
import { ReminderRunner } from '../../src/modules/programs/reminders/reminder-runner.ts';
import { anImage } from '../factories/images.ts';
import type { AdminClient } from '../harness/admin-client.ts';
import type { TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';
import type { Client } from './client.ts';
import { midnight } from './midnight.ts';

/** What the worker does every few seconds, now. */
export const remindNow = (worker: INestApplicationContext): Promise<boolean> =>
  (worker.get(ReminderRunner, { strict: false }) as unknown as { turn: () => Promise<boolean> }).turn();

/** Publishes the first plan of a client whose check-in is today, and waits until it is open. */
export async function startToday(
  system: TestSystem,
  worker: INestApplicationContext,
  client: Client,
  by: AdminClient,
): Promise<void> {
  await system.db.rows(
    `UPDATE programs SET check_in_weekday = extract(dow FROM $2::date), check_in_hour = 0 WHERE id = $1`,
    [client.programId, today()],
  );
  await by.call(`admin/clients/${client.programId}/plans`, 'POST', {
    version: 0,
    html: '<p>Rest.</p>',
    note: 'Week one',
    documentId: null,
  });
  await until(async () => {
    await remindNow(worker);
    const open = await system.db.rows('SELECT 1 FROM check_ins WHERE program_id = $1', [client.programId]);
    return open.length > 0;
  });
}

/** One of today, without the worker. */
export async function openCheckIn(system: TestSystem, { programId }: Client): Promise<void> {
  await system.db.rows(
    `INSERT INTO check_ins (id, program_id, due_on, week, questions) VALUES ($1, $2, $3, 1, $4)`,
    [randomUUID(), programId, today(), JSON.stringify(shippedCheckIn.questions)],
  );
}

export const aPhotograph = (): Promise<Buffer> => anImage(64, 96, 'jpeg');

/** To the check-in of today. @returns the id of the private file */
export async function uploadPhotograph(
  system: TestSystem,
  { programId, token }: Client,
  view: string,
  bytes: Buffer,
): Promise<string> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)]), 'me.jpg');
  const answer = await fetch(
    `${system.url}/api/my/programs/${programId}/check-ins/${today()}/photos/${view}`,
    { method: 'PUT', headers: { authorization: `Bearer ${token}` }, body: form },
  );
  if (!answer.ok) throw new Error(`The photograph was refused: ${await answer.text()}`);
  const [file] = await system.db.rows<{ id: string }>(
    'SELECT photos->>$2 AS id FROM check_ins WHERE program_id = $1',
    [programId, view],
  );
  return file!.id;
}

/** Moves everything of a program into the past, as if so many days had gone by, and does what was due meanwhile. */
export async function daysGoBy(
  system: TestSystem,
  worker: INestApplicationContext,
  programId: string,
  days: number,
): Promise<void> {
  const back = [programId, days];
  await system.db.rows('UPDATE programs SET starts_on = starts_on - $2::int WHERE id = $1', back);
  await system.db.rows(
    `UPDATE check_ins SET due_on = due_on - $2::int, sent_at = sent_at - make_interval(days => $2),
       answered_at = answered_at - make_interval(days => $2) WHERE program_id = $1`,
    back,
  );
  await system.db.rows(
    'UPDATE pauses SET from_on = from_on - $2::int, until_on = until_on - $2::int WHERE program_id = $1',
    back,
  );
  await system.db.rows(
    `UPDATE program_reminders SET due_at = due_at - make_interval(days => $2),
       about = CASE WHEN about ~ '^\\d{4}-' THEN (about::date - $2::int)::text ELSE about END WHERE program_id = $1`,
    back,
  );
  await remindNow(worker);
  await midnight(system, worker);
  await remindNow(worker);
  await remindNow(worker);
}
