/**
 * Time from the upload of a phone photo to its stored widths, and the delay of readers during ten uploads: `scripts/bench
 * uploads`.
 */
import { setTimeout as delay } from 'node:timers/promises';
import sharp from 'sharp';
import { callApi, signIn } from '../stack/api.ts';
import { withStack } from '../stack/stack.ts';
import { percentile, printRow, printTitle } from './measure.ts';

const PHOTOS = 10;
const READ = ['/', '/blog/sleep', '/api/blogs'];
const READ_EVERY_MS = 20;

/** 12 megapixels with noise, nearly as large as allowed (10 MB). */
const noise = { type: 'gaussian', mean: 128, sigma: 34 } as const;
const create = { width: 4032, height: 3024, channels: 3, background: '#888', noise } as const;
const photo = new Uint8Array(await sharp({ create }).jpeg({ quality: 93 }).toBuffer());

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

const env = { RATE_LIMIT_SCALE: '10000' };
const options = { name: 'bench', durable: true, seeded: true, worker: false, nginx: true, env };
await withStack(options, async (stack) => {
  const token = await signIn(stack.siteUrl, stack.env['ADMIN_EMAIL'], stack.env['ADMIN_PASSWORD']);
  const upload = () => {
    const body = new FormData();
    body.set('alt', 'A photo');
    body.set('image', new Blob([photo], { type: 'image/jpeg' }), 'photo.jpg');
    return callApi(`${stack.siteUrl}/api/admin/media`, { token, body });
  };
  printTitle(`a photo of ${(photo.length / 1e6).toFixed(1)} MB`);
  const alone: number[] = [];
  while (alone.length < PHOTOS) alone.push(await milliseconds(upload));
  printRow({ measure: 'uploaded and stored, median', unit: 'ms', ours: percentile(alone, 0.5) });

  const reads: Promise<number>[] = [];
  const state = { isOver: false };
  const uploads = Promise.all(Array.from({ length: PHOTOS }, upload)).finally(() => (state.isOver = true));
  while (!state.isOver) {
    const url = stack.siteUrl + READ[reads.length % READ.length];
    reads.push(milliseconds(async () => (await fetch(url)).arrayBuffer()));
    await delay(READ_EVERY_MS);
  }
  await uploads;
  for (const share of [0.5, 0.99]) {
    const measure = `readers beside ${PHOTOS} at once, p${share * 100}`;
    printRow({ measure, unit: 'ms', ours: percentile(await Promise.all(reads), share) });
  }
});
