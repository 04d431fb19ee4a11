import path from 'node:path';
import { findChromium } from '../services/chromium.ts';
import { startStack } from '../stack/stack.ts';
import { countPlaywright } from './counts.ts';
import { makeSmall } from './small-pictures.ts';
import { runInSight, type Suite } from './suite.ts';

const SCREENS = path.resolve(import.meta.dirname, '../../../frontend/e2e-visual/screens');

/**
 * How forty screens look, against their pictures in git, on a stack without a worker: what was planted stays as it is.
 * @param reports a folder for Playwright's report @param update makes the pictures anew where they differ
 * @param args what Playwright takes: files, `-g name`
 */
export const visual = (reports: string, update: boolean, args: string[]): Suite => ({
  name: 'pictures of screens',
  inSight: true,
  run: async () => {
    const begun = Date.now();
    const chromium = await findChromium();
    const stack = await startStack({
      name: 'visual',
      durable: false,
      seeded: true,
      worker: false,
      nginx: true,
      host: 'localhost',
      env: { RATE_LIMIT_SCALE: '1000' },
    });
    try {
      const report = path.join(reports, 'visual.json');
      const { code, output } = await runInSight(
        'playwright',
        [
          'test',
          '--config=playwright.visual.config.ts',
          '--reporter=list,json',
          ...(update ? ['--update-snapshots=changed'] : []),
          ...args,
        ],
        'frontend',
        {
          BASE_URL: stack.siteUrl,
          DATABASE_URL: stack.databaseUrl,
          ADMIN_PASSWORD: stack.env['ADMIN_PASSWORD'],
          CHROMIUM_PATH: chromium,
          PLAYWRIGHT_JSON_OUTPUT_NAME: report,
          ...(update && { VISUAL_UPDATE: '1' }),
        },
      );
      if (update) await makeSmall(SCREENS, begun);
      return { counts: await countPlaywright(report, code), output };
    } finally {
      await stack.stop();
    }
  },
});
