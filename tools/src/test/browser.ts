import path from 'node:path';
import { findChromium, findChromiumWithWindows } from '../services/chromium.ts';
import { startStack } from '../stack/stack.ts';
import { countPlaywright } from './counts.ts';
import { runInSight, runQuietly, type Suite } from './suite.ts';

/** Somebody looks on and takes part. */
const inSight = (args: string[]): boolean =>
  ['--headed', '--debug', '--ui'].some((flag) => args.includes(flag)) || Boolean(process.env['PWDEBUG']);

/**
 * The browser's tests against a stack of their own.
 * @param reports a folder for Playwright's report. @param args what Playwright takes: files, `--project=phone`, `--debug`. What
 * somebody asks for by name is run whole, as with `--soak`.
 */
export const inBrowser = (reports: string, args: string[]): Suite => ({
  name: 'tests in the browser',
  inSight: inSight(args),
  run: async () => {
    const chromium = inSight(args) ? findChromiumWithWindows() : await findChromium();
    const stack = await startStack({
      name: 'e2e',
      durable: false,
      seeded: true,
      worker: true,
      google: true,
      nginx: true,
      // As on this machine by hand, and as passkeys want it.
      host: 'localhost',
      env: {
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
      },
    });
    try {
      const report = path.join(reports, 'e2e.json');
      const { code, output } = await (inSight(args) ? runInSight : runQuietly)(
        'playwright',
        ['test', '--reporter=list,json', ...args],
        'frontend',
        {
          BASE_URL: stack.siteUrl,
          MAILBOX_URL: stack.mailboxUrl,
          SANDBOX_URL: stack.sandboxUrl,
          DATABASE_URL: stack.databaseUrl,
          ADMIN_PASSWORD: stack.env['ADMIN_PASSWORD'],
          CHROMIUM_PATH: chromium,
          PLAYWRIGHT_JSON_OUTPUT_NAME: report,
          ...(args.length > 0 && { SOAK: '1' }),
        },
      );
      return { counts: await countPlaywright(report, code), output };
    } finally {
      await stack.stop();
    }
  },
});
