import { glob, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { findChromium, findChromiumWithWindows } from '../services/chromium.ts';
import { type Stack, withStack } from '../stack/stack.ts';
import { type Outcome, runTests, type Suite } from './suite.ts';

const SCREENS = path.resolve(import.meta.dirname, '../../../frontend/e2e-visual/screens');
/** So many steps of 255 a colour may be off, and in so many of a picture's pixels more than that. */
const ERROR = 8;
const MOST = 20;
/** Photographs keep every sixteenth step of red, green and blue, which a file half as large holds. */
const STEP = 16;
/** What both runs have in common; by the name localhost, as passkeys want it. */
const STACK = { durable: false, seeded: true, nginx: true, host: 'localhost' };

/**
 * The browser's tests against a stack of their own.
 * @param reports a folder for Playwright's report. @param args what Playwright takes: files, `--project=phone`, `--debug`. What
 * somebody asks for by name is run whole, as with `--soak`.
 */
export function browserTests(reports: string, args: string[]): Suite {
  const inSight =
    ['--headed', '--debug', '--ui'].some((flag) => args.includes(flag)) || Boolean(process.env['PWDEBUG']);
  const env = {
    // Quick to look, so that a test of a closed tab need not wait a minute.
    RECONCILE_FIRST_DELAY_MS: '3000',
    RECONCILE_EVERY_MS: '500',
    RATE_LIMIT_SCALE: '1000',
    // Half a day from now: nothing old that a test plants may go meanwhile.
    RETENTION_HOUR: String((new Date().getUTCHours() + 17) % 24),
    // A spec that wants settlements asks for them.
    SETTLEMENTS_HOUR: '23',
    // Slow to send, so that a test on a busy machine still comes between.
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
 * How forty screens look, against their pictures in git, on a stack without a worker: what was planted stays as it is.
 * @param reports a folder for Playwright's report @param update makes the pictures anew where they differ
 * @param args what Playwright takes: files, `-g name`
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
 * Makes fresh screenshots small, as git keeps every one that ever was: 256 colours where that is near enough, else fewer of all.
 * @param since ms of the clock; what was written before is small already
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
