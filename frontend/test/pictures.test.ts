// @vitest-environment node
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PictureFiles } from '../src/shared/ui/media/site-picture.tsx';

const run = promisify(execFile);

let root: string;
const at = (name: string): string => join(root, name);
const paint = async (background: string): Promise<void> => {
  const create = { width: 1600, height: 900, channels: 3, background } as const;
  await writeFile(at('rest.webp'), await sharp({ create }).webp().toBuffer());
};

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'ironbloom-pictures-'));
  await mkdir(at('cache'));
  await paint('#a00');
  await writeFile(at('entry.js'), `export { default } from './rest.webp?w=480;1600&as=picture';`);
});
// A build that failed may still write files.
afterEach(() => rm(root, { recursive: true, maxRetries: 10 }));

/** In a process of its own: the bundler does not recognize the regular expressions of vitest's context. */
const script = `
  import { build } from 'vite';
  import { pictures } from './scripts/pictures.ts';
  const root = process.argv[1];
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [pictures(root + '/cache')],
    build: {
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: root + '/entry.js',
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'entry.mjs' },
      },
    },
  });
  const { default: files } = await import(root + '/dist/entry.mjs');
  process.stdout.write(JSON.stringify(files));
`;

/** The import's value, and the files' bytes by address. */
async function built(): Promise<{ files: PictureFiles; bytes: Map<string, Buffer> }> {
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script, root], {
    cwd: join(import.meta.dirname, '..'),
  });
  const names = await readdir(at('dist/assets'));
  const bytes = names.map(
    async (name) => [`/assets/${name}`, await readFile(at(`dist/assets/${name}`))] as const,
  );
  return { files: JSON.parse(stdout) as PictureFiles, bytes: new Map(await Promise.all(bytes)) };
}

/** Address and width of each file of a `srcset`. */
const inSet = (set: string): string[][] => set.split(', ').map((each) => each.split(' '));

test('encodes an original in each width and format, with content hashes as names', async () => {
  const { files, bytes } = await built();
  expect(files.img).toMatchObject({ w: 1600, h: 900, src: inSet(files.sources.webp)[1]![0] });
  for (const [format, decoded] of [
    ['avif', 'heif'],
    ['webp', 'webp'],
  ] as const) {
    const set = inSet(files.sources[format]);
    expect(set.map(([, width]) => width)).toEqual(['480w', '1600w']);
    for (const [address, width] of set) {
      expect(address).toMatch(new RegExp(`^/assets/rest-[\\w-]{8}\\.${format}$`));
      const { format: found, width: px } = await sharp(bytes.get(address!)).metadata();
      expect([found, `${px}w`]).toEqual([decoded, width]);
    }
  }
});

test('reuses the cache, and names a changed original anew', async () => {
  const before = await built();
  const made = await readdir(at('cache'));
  const times = async () => Promise.all(made.map(async (file) => (await stat(at(`cache/${file}`))).mtimeMs));
  const first = await times();
  expect((await built()).files).toEqual(before.files);
  expect(await times()).toEqual(first);

  await paint('#00a');
  const after = await built();
  expect([...after.bytes.keys()].filter((name) => before.bytes.has(name))).toEqual([]);
  const { dominant } = await sharp(after.bytes.get(after.files.img.src)).stats();
  expect(dominant.b).toBeGreaterThan(dominant.r);
});

test('fails the build for a file that is not a picture', async () => {
  await writeFile(at('rest.webp'), 'no picture');
  await expect(built()).rejects.toThrow('unsupported image format');
});
