import { chromium, expect, type FullConfig } from '@playwright/test';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { PLANTED, MEMBER } from './support/planted.sql.ts';

/** The Chromium release of the stored pictures. */
const DRAWN_BY = path.join(import.meta.dirname, 'screens/chromium.txt');

/** Seeds the data and signs in. @throws for another Chromium release than that of the stored pictures */
export default async function globalSetup({ projects }: FullConfig): Promise<void> {
  const { BASE_URL, DATABASE_URL, ADMIN_PASSWORD } = process.env;
  if (!BASE_URL || !DATABASE_URL || !ADMIN_PASSWORD) {
    throw new Error('Visual tests need their own stack: run ./scripts/test --visual');
  }
  await knowChromium(projects[0]!.use.launchOptions);
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  for (const statement of PLANTED) await client.query(statement);
  process.env['OWNERS_TOKEN'] = await signIn(BASE_URL, 'admin@ironbloom.example', ADMIN_PASSWORD);
  process.env['MEMBERS_TOKEN'] = await signIn(BASE_URL, MEMBER, ADMIN_PASSWORD);
  await forgetSignIns(client, ['admin@ironbloom.example', MEMBER]);
  await client.end();
}

/** Sign-ins are logged slightly after their answer. */
async function forgetSignIns(client: pg.Client, emails: string[]): Promise<void> {
  for (const email of emails) {
    await expect(async () => {
      const { rowCount } = await client.query(`DELETE FROM activities WHERE email = $1`, [email]);
      expect(rowCount).toBeGreaterThan(0);
    }).toPass();
  }
}

async function knowChromium(options: FullConfig['projects'][0]['use']['launchOptions']): Promise<void> {
  const browser = await chromium.launch(options);
  const version = browser.version();
  await browser.close();
  if (process.env['VISUAL_UPDATE']) {
    await mkdir(path.dirname(DRAWN_BY), { recursive: true });
    await writeFile(DRAWN_BY, `${version}\n`);
    return;
  }
  const drawnBy = (await readFile(DRAWN_BY, 'utf8').catch(() => '')).trim();
  if (version === drawnBy) return;
  throw new Error(
    `The pictures were drawn by Chromium ${drawnBy || '(none yet)'} and this is ${version}: letters would differ everywhere. ` +
      'Take that release (CHROMIUM_PATH), or look at the screens and make the pictures anew: ./scripts/test --visual --update',
  );
}

async function signIn(site: string, email: string, password: string): Promise<string> {
  const response = await fetch(new URL('/api/users/login', site), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!response.ok) throw new Error(`Signing ${email} in answered ${response.status}`);
  return ((await response.json()) as { token: string }).token;
}
