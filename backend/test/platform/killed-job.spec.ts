import { createServer, type Server, type Socket } from 'node:net';
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Workers } from '../broadcast/workers.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';

const DEAD_LETTERS = fileURLToPath(new URL('../../dist/cli/dead-letters.js', import.meta.url));

let system: TestSystem;
/** Accepts a connection and never answers, so that the worker is busy when it is killed. */
let silent: Server;
const calls: Socket[] = [];

beforeAll(async () => {
  silent = createServer((socket) => void calls.push(socket.on('error', () => undefined)));
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as { port: number };
  system = await startSystem({ SMTP_URL: `smtp://127.0.0.1:${port}`, JOB_LEASE_MS: '1000' });
});
afterAll(async () => {
  for (const socket of calls) socket.destroy();
  silent.close();
  await system.stop();
});

interface Row {
  attempts: number;
  dead: boolean;
  error: string | null;
}
const job = async () =>
  (
    await system.db.rows<Row>(
      'SELECT attempts, dead_at IS NOT NULL AS dead, last_error AS error FROM outbox ORDER BY created_at LIMIT 1',
    )
  )[0];

async function deadLetters(...args: string[]): Promise<string> {
  const env = { PATH: process.env['PATH'], ...system.variables };
  return (await promisify(execFile)(process.execPath, [DEAD_LETTERS, ...args], { env })).stdout;
}

describe('a job that kills its worker', () => {
  const mailId = randomUUID();

  it('uses up an attempt each time and is dead after the last', async () => {
    await system.db.rows(
      `INSERT INTO mails (id, key, template, to_email, data) VALUES ($1, 'k', 'account-exists', 'a@example.com', '{"name":"A"}')`,
      [mailId],
    );
    await system.db.rows(`INSERT INTO outbox (id, job, payload, attempts) VALUES ($1, 'mail.send', $2, 23)`, [
      randomUUID(),
      { mailId },
    ]);
    for (const attempts of [24, 25]) {
      const worker = new Workers(system.variables);
      const before = calls.length;
      worker.start();
      await until(async () => calls.length > before);
      worker.kill();
      expect(await job()).toMatchObject({ attempts, dead: false });
      // Ends the wait that follows any failure.
      await system.db.rows(`UPDATE outbox SET started_at = now() - interval '2 hours', available_at = now()`);
    }
    const worker = new Workers(system.variables);
    worker.start();
    await until(async () => (await job())?.dead);
    const words = 'the worker ended during the job';
    expect(await job()).toMatchObject({ attempts: 25, error: words });
    await until(async () => (await system.db.rows(`SELECT 1 FROM mails WHERE status = 'failed'`)).length > 0);
    expect(await system.db.rows('SELECT error FROM mails')).toEqual([{ error: words }]);
    worker.kill();
  });

  it('can be listed, retried and cleared by an operator', async () => {
    await system.db.rows(
      `INSERT INTO mails (id, key, template, to_email, data, status, error)
       VALUES ($1, 'code', 'verify-email', 'b@example.com', '{}', 'failed', '550 no such user')`,
      [randomUUID()],
    );
    const lines = (await deadLetters('list')).trim().split('\n');
    expect(lines).toHaveLength(3);
    expect(lines.find((line) => line.includes('  job  '))).toMatch(/mail\.send {2}the worker ended/);
    expect(lines.find((line) => line.includes('verify-email'))).toMatch(/ mail .* 550 no such user$/);

    expect(await deadLetters('retry', 'all')).toBe('1 will be tried again\n');
    expect(await job()).toMatchObject({ attempts: 0, dead: false });
    expect(await system.db.rows('SELECT status FROM mails WHERE id = $1', [mailId])).toEqual([
      { status: 'queued' },
    ]);

    await system.db.rows('UPDATE outbox SET dead_at = now()');
    expect(await deadLetters('clear', 'all')).toBe('2 cleared\n');
    expect(await deadLetters('list')).toBe('');
    expect(await system.db.rows('SELECT 1 FROM outbox')).toEqual([]);
    await expect(deadLetters('clear', 'everything')).rejects.toMatchObject({ code: 1 });
  });
});
