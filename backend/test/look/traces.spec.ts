import { setBusiness, shippedBusiness } from '@ironbloom/brand';
import { setLook, shippedLook } from '@ironbloom/brand/look';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Editor } from '../content/editor.ts';
import { ANOTHER_BUSINESS, TRACES_OF_SHIPPED } from '../factories/another-business.ts';
import { LookOwner } from '../factories/look-files.ts';
import { anOrderRequest, aPerson } from '../factories/order-request.ts';
import { AdminClient } from '../harness/admin-client.ts';
import { request } from '../harness/client.ts';
import { mailsTo } from '../harness/mailbox.ts';
import { Shop } from '../harness/shop.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const SHIPPED_FILES = path.join(ROOT, 'brand/assets');
/** The two colours as CSS, JSON and scripts write them, and the ones derived by hand. */
const COLORS =
  /#?(c8ff3d|0b0d0c|d8ff75|b2e827|3f5f00|2f4700|1b230d|2c4300|e4eccb)\b|rgba?\(\s*(11,? 13,? 12|200,? 255,? 61)\b/i;
const FIRST_PAGES =
  '/ /whoweare /contact /testimonials /fitnessFAQ /recipes /blog /careers /privacy /terms /training-programs /simple-payment /payment-success /payment-failed /signup /admin /no-such-page /unsubscribe/nothing /api/business /api/look /api/look/colors /api/look/mark';

let system: TestSystem;
let admin: AdminClient;
let owner: LookOwner;

beforeAll(async () => {
  system = await startSystem();
  admin = await AdminClient.create(system);
  owner = new LookOwner(await Editor.of(system, 'owner'));
  await owner.publishAnother({ accent: '#ff7a59', ink: '#0d1430' });
  const { version } = (await admin.call<{ version: number }>('admin/business')).body;
  await admin.call('admin/business', 'PUT', { ...ANOTHER_BUSINESS, version });
  await until(async () => {
    const { text } = await answerOf('/');
    return text.includes('--lime:#ff7a59') && text.includes('Granite &amp; Tide');
  });
});
afterAll(async () => {
  await system.stop();
  setBusiness(shippedBusiness);
  setLook(shippedLook);
});

const answerOf = (address: string) => request(system.url + address);
const isText = (type: string): boolean => /text|json|javascript|xml|svg/.test(type);
const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Allowed: the owner's screen, which can restore the shipped look, and a picture fetched only while no icon is published. */
const mayNameShipped = (address: string, text: string): boolean =>
  text.includes('/api/admin/look/files') || address.startsWith('/assets/symbol-mono-dark');

/** Addresses of ours in a text: attributes, style sheets, fetches of scripts. */
function addressesIn(text: string): string[] {
  const own = text.replaceAll(system.env.PUBLIC_URL, '');
  const found = [
    ...own.matchAll(/(?:href|src|content|srcset|imagesrcset)="([^"]+)"/gi),
    ...own.matchAll(/url\(["']?([^"')]+)/g),
    ...own.matchAll(/["'`](\.?\/?assets\/[\w./-]+)["'`]/g),
    ...own.matchAll(/["'](\.\/[\w-]+-[\w-]{6,8}\.(?:js|css))["']/g),
    ...own.matchAll(/"(\/uploads\/[^"]+)"/g),
    ...own.matchAll(/"(\/[\w-]+\.(?:png|svg|ico|jpg|webmanifest))"/g),
  ].flatMap(([, all = '']) => all.split(',').map((each) => each.trim().split(' ')[0]!));
  return found
    .map((each) => each.replace(/^\.\//, '/assets/').replace(/^assets\//, '/assets/'))
    .filter((each) => /^\/(?!\/)/.test(each) && !each.startsWith('/api/auth'))
    .map((each) => each.split('#')[0]!);
}

describe('another look', () => {
  it('leaves no trace of the shipped colours and files at any address that the site leads to', async () => {
    const shipped = new Set(
      readdirSync(SHIPPED_FILES).map((name) => hashOf(readFileSync(path.join(SHIPPED_FILES, name)))),
    );
    const seen = new Set(FIRST_PAGES.split(' '));
    const traces: string[] = [];
    let texts = 0;
    for (const address of seen) {
      const { bytes, text, headers } = await answerOf(address);
      if (shipped.has(hashOf(bytes))) traces.push(`${address} is a shipped file`);
      if (!isText(headers.get('content-type') ?? '')) continue;
      texts += 1;
      if (mayNameShipped(address, text)) continue;
      const own = text.replaceAll(system.env.PUBLIC_URL, '');
      const trace = COLORS.exec(own) ?? TRACES_OF_SHIPPED.exec(own);
      if (trace) traces.push(`${address}: ${own.slice(Math.max(0, trace.index - 40), trace.index + 40)}`);
      for (const next of addressesIn(text)) seen.add(next);
    }
    expect(traces).toEqual([]);
    // The crawl has seen scripts, style sheets, icons, articles and pictures.
    expect(texts).toBeGreaterThan(80);
    for (const kind of [
      /\.js$/,
      /\.css$/,
      /\.ico$/,
      /\.webmanifest$/,
      /^\/uploads\/.*logo-0\.svg$/,
      /wide-1600\.avif$/,
      /video-0\.webm$/,
    ]) {
      expect([...seen].some((address) => kind.test(address))).toBe(true);
    }
  });

  it('leaves no trace in any mail', async () => {
    await system.startWorker();
    const [user, buddy] = [aPerson(), aPerson({ name: 'Dev Nair' })];
    await admin.sale(new Shop(system), anOrderRequest({ user, buddy, billing: { state: '32' } }));
    for (const { email } of [user, buddy]) {
      const mail = await until(async () => (await mailsTo(String(email)))[0]);
      expect((COLORS.exec(mail.html) ?? TRACES_OF_SHIPPED.exec(mail.html))?.[0]).toBeUndefined();
      expect(mail.html).toMatch(
        /<img src="http:\/\/127\.0\.0\.1\/uploads\/[\w-]+\/logo-0\.png" width="140" height="28" alt="Granite &amp; Tide"/,
      );
      expect(mail.html).toContain('#0d1430');
    }
  });

  it('leaves no trace in the mail templates', () => {
    const templates = path.join(ROOT, 'backend/templates');
    for (const name of readdirSync(templates, { recursive: true, encoding: 'utf8' })) {
      if (!name.endsWith('.hbs')) continue;
      expect([name, COLORS.exec(readFileSync(path.join(templates, name), 'utf8'))?.[0]]).toEqual([
        name,
        undefined,
      ]);
    }
  });
});
