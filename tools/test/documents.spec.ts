import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { documentFaults } from '../src/check/documents.ts';

let root: string;

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.join(root, path.dirname(file)), { recursive: true });
  await writeFile(path.join(root, file), text);
}

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'ironbloom-documents-'));
  await write('backend/src/modules/toll/bridge/toll.service.ts', '');
  await write('README.md', 'Runs `modules/toll/bridge/toll.service.ts`, sends `text/html`.');
  await write('CONTRIBUTING.md', '');
});
afterAll(() => rm(root, { recursive: true }));

it('finds a file that a document names and that is not there, and a room without its line', async () => {
  await write(
    'docs/architecture.md',
    '| `backend/src/modules/toll` |\n| `backend/src/modules/toll/bridge` |\n',
  );
  expect(await documentFaults(root)).toEqual([]);

  await write('docs/architecture.md', '| `backend/src/modules/toll` |\n\nSee `modules/toll/tunnel.ts`.\n');
  expect(await documentFaults(root)).toEqual([
    'docs/architecture.md:3: there is no modules/toll/tunnel.ts',
    'docs/architecture.md: says nothing of backend/src/modules/toll/bridge',
  ]);
});
