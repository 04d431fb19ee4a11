import { glob, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { findChromium, findChromiumWithWindows } from '../services/chromium.ts';
import { type Stack, withStack } from '../stack/stack.ts';
import { type Outcome, runTests, type Suite } from './suite.ts';

const SCREENS = path.resolve(import.meta.dirname, '../../../frontend/e2e-visual/screens');
/** Tolerance: steps of 255 per colour, and the share of pixels beyond it. */
const ERROR = 8;
const MOST = 20;
/** Photographs keep every sixteenth step of red, green and blue: half the file size. */
const STEP = 16;
/** Common to both runs; by the name localhost, as passkeys require. */
const STACK = { durable: false, seeded: true, nginx: true, host: 'localhost' };

/**
 * Browser tests with a stack of their own.
 * @param reports folder of Playwright's report. @param args of Playwright: files, `--project=phone`, `--debug`. Tests named by
 * arguments run in full, as with `--soak`.
 */
export function browserTests(reports: string, args: string[]): Suite {
  const inSight =
    ['--headed', '--debug', '--ui'].some((flag) => args.includes(flag)) || Boolean(process.env['PWDEBUG']);
  const env = {
    // Short interval, so that a test of a closed tab takes no minute.
    RECONCILE_FIRST_DELAY_MS: '3000',
    RECONCILE_EVERY_MS: '500',
    RATE_LIMIT_SCALE: '1000',
    // Twelve hours from now: nothing that a test plants is removed meanwhile.
    RETENTION_HOUR: String((new Date().getUTCHours() + 17) % 24),
    // Off, unless a spec needs settlements.
    SETTLEMENTS_HOUR: '23',
    // Slow sending, so that tests can act in between.
    BROADCAST_PER_SECOND: '10',
  };
  return {
    name: 'tests in the browser',
    inSight,
    run: async () => {
      const chromium = inSight ? findChromiumWithWindows() : await findChromium();
      const more = { CHROMIUM_PATH: chromium, ...(args.length > 0 && { SOAK: '1' }) };
      return withStack({ ...STACK, name: 'e2e', worker: true, google: true, env }, (stack) =>
        playwright(stack, path.join(reports, 'e2e.json'), args, more, inSight),
      );
    },
  };
}

/**
 * Compares screens with their pictures in git, on a stack without a worker.
 * @param reports folder of Playwright's report @param update replaces differing pictures
 * @param args of Playwright: files, `-g name`
 */
export function visualTests(reports: string, update: boolean, args: string[]): Suite {
  return {
    name: 'pictures of screens',
    inSight: true,
    run: async () => {
      const begun = Date.now();
      const env = { RATE_LIMIT_SCALE: '1000' };
      const options = [
        '--config=playwright.visual.config.ts',
        ...(update ? ['--update-snapshots=changed'] : []),
      ];
      const more = { CHROMIUM_PATH: await findChromium(), ...(update && { VISUAL_UPDATE: '1' }) };
      const outcome = await withStack({ ...STACK, name: 'visual', worker: false, env }, (stack) =>
        playwright(stack, path.join(reports, 'visual.json'), [...options, ...args], more, true),
      );
      if (update) await makeSmall(SCREENS, begun);
      return outcome;
    },
  };
}

function playwright(
  stack: Stack,
  report: string,
  args: string[],
  env: NodeJS.ProcessEnv,
  inSight: boolean,
): Promise<Outcome> {
  const asked = {
    BASE_URL: stack.siteUrl,
    MAILBOX_URL: stack.mailboxUrl,
    SANDBOX_URL: stack.sandboxUrl,
    DATABASE_URL: stack.databaseUrl,
    ADMIN_PASSWORD: stack.env['ADMIN_PASSWORD'],
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    ...env,
  };
  const command = { command: 'playwright', args: ['test', '--reporter=list,json', ...args], env: asked };
  return runTests({ ...command, workspace: 'frontend', inSight }, report);
}

/**
 * Compresses new screenshots: 256 colours where close enough, else reduced depth.
 * @param since ms of the clock; older files are compressed already
 */
async function makeSmall(folder: string, since: number): Promise<void> {
  for await (const name of glob('**/*.png', { cwd: folder })) {
    const file = path.join(folder, name);
    if ((await stat(file)).mtimeMs >= since) await writeFile(file, await smaller(await readFile(file)));
  }
}

async function smaller(picture: Buffer): Promise<Buffer> {
  const before = await pixelsOf(picture);
  const palette = await sharp(picture)
    .png({ palette: true, dither: 0, effort: 10, compressionLevel: 9 })
    .toBuffer();
  const after = await pixelsOf(palette);
  const wrong = before.data.filter((value, index) => Math.abs(value - after.data[index]!) > ERROR).length;
  if (wrong <= MOST) return palette;
  const fewer = before.data.map((value) => Math.min(255, Math.round(value / STEP) * STEP));
  const [plain, filtered] = await Promise.all(
    [false, true].map((adaptiveFiltering) =>
      sharp(fewer, { raw: before.info }).png({ compressionLevel: 9, adaptiveFiltering }).toBuffer(),
    ),
  );
  return plain!.length < filtered!.length ? plain! : filtered!;
}

const pixelsOf = (picture: Buffer) =>
  sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
