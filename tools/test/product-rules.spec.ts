import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { productRuleFaults } from '../src/check/product-rules.ts';

let root: string;

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.join(root, path.dirname(file)), { recursive: true });
  await writeFile(path.join(root, file), text);
}

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'ironbloom-rules-'));
  execFileSync('git', ['init', '--quiet'], { cwd: root });
});
afterAll(() => rm(root, { recursive: true }));

it('finds what is cited and not there, named twice, or not in the list of codes', async () => {
  const rule = (name: string) => `- <a id="${name}"></a>**${name}** A rule.\n`;
  await write('docs/product/wire.md', `${rule('toll-1')}\n| bridge | \`CLOSED\` | 403 | Not now. |\n`);
  await write('src/toll.ts', '/** As toll-1 has it. */\nexport const paise = 100;\n');
  await write('backend/src/toll.errors.ts', "defineErrors({\n  CLOSED: { kind: 'forbidden' },\n});\n");
  expect(await productRuleFaults(root)).toEqual([]);

  await write('src/toll.ts', `/** As toll-2 has it. */\n// ${'SPEC'} section 4\n`);
  await write('docs/product/other.md', rule('toll-1'));
  await write('backend/src/toll.errors.ts', "defineErrors({\n  FLOODED: { kind: 'forbidden' },\n});\n");
  expect((await productRuleFaults(root)).toSorted()).toEqual([
    'docs/product/wire.md does not list FLOODED',
    'docs/product/wire.md lists CLOSED, which nothing answers',
    'docs/product/wire.md: there are two rules toll-1',
    'src/toll.ts:1: there is no rule toll-2 in docs/product',
    'src/toll.ts:2: cites a document that is not in the repository',
  ]);
});
