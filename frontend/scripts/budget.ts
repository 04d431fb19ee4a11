/**
 * Prints the JavaScript that a first visit to each page downloads, in Brotli bytes, and fails when a page exceeds its limit.
 * Runs at the end of each build, or as `npm run budget`.
 */
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';

const client = join(import.meta.dirname, '../dist/client');
const entries = ['src/start.ts', 'src/entry-client.tsx'];
const table = 'src/app/router.tsx';
const pageFolder = 'src/app/routes/';
const adminArea = `${pageFolder}admin.tsx`;
const myArea = `${pageFolder}my.tsx`;
/** Pages that need no account. */
const publicPage = /^(home$|buying\/|company\/|reading\/|account\/signup$)/;
/** kB. */
const limit = 110;

/** The scripts of `key` and its static imports. */
function scriptsOf(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) scriptsOf(manifest, imported, found);
  return found;
}

/** Files too small for precompress.ts are sent uncompressed. */
async function sentBytes(file: string): Promise<number> {
  const plain = join(client, file);
  return (await stat(`${plain}.br`).catch(() => stat(plain))).size;
}

async function total(files: Iterable<string>): Promise<number> {
  const sizes = await Promise.all([...files].map(sentBytes));
  return sizes.reduce((sum, size) => sum + size, 0);
}

const kb = (bytes: number): string => (bytes / 1000).toFixed(1).padStart(7);

/** Prints the table; sets a failing exit code when a page is too large. */
export async function reportBudget(): Promise<void> {
  const manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8')) as Manifest;
  const shell = new Set(entries.flatMap((key) => [...scriptsOf(manifest, key)]));
  const shared = await total(shell);
  const tableFiles = scriptsOf(manifest, table);
  // The table of admin screens may be in the same file or in its own.
  const tables = Object.values(manifest).filter(({ file }) => tableFiles.has(file) && !shell.has(file));
  const pages = new Set(tables.flatMap(({ dynamicImports = [] }) => dynamicImports));
  const rows = await Promise.all(
    [...pages]
      .filter((key) => key.endsWith('.tsx'))
      .toSorted()
      .map(async (key) => {
        const area = /\/my\//.test(key) ? myArea : adminArea;
        const frame = key.startsWith(pageFolder) ? [] : [...tableFiles, ...scriptsOf(manifest, area)];
        const all = new Set([...shell, ...frame, ...scriptsOf(manifest, key)]);
        const bytes = await total(all);
        const name = key
          .replace(pageFolder, '')
          .replace(/^src\/(app|features)\//, '')
          .replace(/\.tsx$/, '');
        return { name, bytes, files: all.size };
      }),
  );

  console.log('\nFirst-load JavaScript, Brotli kB');
  console.log(`${'page'.padEnd(58)}${'own'.padStart(7)}${'all'.padStart(9)}  files`);
  for (const row of rows) {
    console.log(`${row.name.padEnd(58)}${kb(row.bytes - shared)}  ${kb(row.bytes)}  ${row.files}`);
  }
  console.log(`${'shared by all'.padEnd(58)}${kb(shared)}\n`);

  for (const { name, bytes } of rows) {
    if (!publicPage.test(name) || bytes <= limit * 1000) continue;
    console.error(`The page ${name} loads ${kb(bytes).trim()} kB; its limit is ${limit} kB.`);
    process.exitCode = 1;
  }
}

if (import.meta.main) await reportBudget();
