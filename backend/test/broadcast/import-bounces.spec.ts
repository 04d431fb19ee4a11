import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startSystem, type TestSystem } from '../harness/system.ts';

const run = promisify(execFile);
const IMPORT = fileURLToPath(new URL('../../dist/cli/import-bounces.js', import.meta.url));

const returned = (address: string, status: string) => `From MAILER-DAEMON Sat Nov 21 10:00:00 2026
Subject: Undelivered Mail Returned to Sender
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="b"

--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example.com

Final-Recipient: rfc822; ${address}
Action: ${status.startsWith('5') ? 'failed' : 'delayed'}
Status: ${status}
--b--

`;

let system: TestSystem;
let folder: string;

beforeAll(async () => {
  [system, folder] = await Promise.all([startSystem(), mkdtemp(path.join(tmpdir(), 'ironbloom-bounces-'))]);
});
afterAll(async () => {
  await system.stop();
  await rm(folder, { recursive: true, force: true });
});

it('suppresses the bounced addresses of a mailbox file, idempotently', async () => {
  const file = path.join(folder, 'returned.mbox');
  await writeFile(
    file,
    returned('Gone@Example.com', '5.1.1') +
      returned('gone@EXAMPLE.com.', '5.1.1') +
      returned('full@example.com', '4.2.2'),
  );
  const env = { PATH: process.env['PATH'], ...system.variables };
  const read = async () => (await run(process.execPath, [IMPORT, file], { env })).stdout;

  expect(await read()).toBe('3 messages read, 1 addresses added\n');
  expect(await read()).toBe('3 messages read, 0 addresses added\n');
  const listed = await system.db.rows('SELECT email, reason FROM suppressions');
  expect(listed).toEqual([{ email: 'gone@example.com', reason: 'bounced' }]);
});

it('reports a missing argument in one line', async () => {
  const env = { PATH: process.env['PATH'], ...system.variables };
  await expect(run(process.execPath, [IMPORT], { env })).rejects.toMatchObject({
    code: 1,
    stderr: 'usage: import-bounces <mailbox file>\n',
  });
});
