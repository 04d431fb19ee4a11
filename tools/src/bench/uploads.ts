/**
 * A photo of a phone from the request to the stored widths, beside sharp alone, and how long readers wait while ten arrive at once:
 * `scripts/bench uploads`.
 */
import { setTimeout as delay } from 'node:timers/promises';
import sharp from 'sharp';
import { callApi, signIn } from '../stack/api.ts';
import { withStack } from '../stack/stack.ts';
import { inTurns, percentile, printRow, printTitle } from './measure.ts';

const WIDTHS = [480, 680, 1080, 1600];
const AT_ONCE = 10;
const READ = ['/', '/blog/sleep', '/api/blogs'];
const READ_EVERY_MS = 20;
const QUIET_MS = 6_000;

/** 12 megapixels with so much grain that it is nearly as large as a file may be (10 MB). */
function aPhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 34 } as const;
  const create = { width: 4032, height: 3024, channels: 3, background: '#888', noise } as const;
  return sharp({ create }).jpeg({ quality: 93 }).toBuffer();
}

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** The least that the product's files of one photo can cost: the widths, formats and settings of its encoder, and nothing else. */
async function bare(photo: Buffer): Promise<void> {
  const { data, info } = await sharp(photo)
    .autoOrient()
    .resize({ width: 1600, height: 2400, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  for (const width of WIDTHS) {
    const resized = () => sharp(data, { raw }).resize({ width });
    await resized()
      .avif({ quality: width > 680 ? 55 : 50, effort: 1 })
      .toBuffer();
    await resized().webp({ quality: 80, effort: 2 }).toBuffer();
  }
  await sharp(data, { raw }).resize({ width: 16 }).webp({ quality: 30 }).toBuffer();
}

sharp.concurrency(2);
sharp.cache(false);
const photo = await aPhoto();
await withStack(
  {
    name: 'bench',
    durable: true,
    seeded: true,
    worker: false,
    nginx: true,
    env: { RATE_LIMIT_SCALE: '10000' },
  },
  async (stack) => {
    const { ADMIN_EMAIL, ADMIN_PASSWORD } = stack.env;
    const token = await signIn(stack.siteUrl, ADMIN_EMAIL, ADMIN_PASSWORD);
    const upload = async () => {
      const body = new FormData();
      body.set('alt', 'A photo');
      body.set('image', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'photo.jpg');
      await callApi(`${stack.siteUrl}/api/admin/media`, { token, body });
    };
    /** What readers wait while `work` goes on, ms. */
    const readersDuring = async (work: Promise<unknown>): Promise<number[]> => {
      const reads: Promise<number>[] = [];
      const state = { isOver: false };
      void work.finally(() => (state.isOver = true));
      while (!state.isOver) {
        const url = stack.siteUrl + (READ[reads.length % READ.length] ?? '');
        reads.push(milliseconds(async () => (await fetch(url)).arrayBuffer()));
        await delay(READ_EVERY_MS);
      }
      await work;
      return Promise.all(reads);
    };
    printTitle(`a photo of ${(photo.length / 1e6).toFixed(1)} MB`);
    const [ours, baseline] = await inTurns(
      () => milliseconds(upload),
      () => milliseconds(() => bare(photo)),
    );
    printRow({ measure: 'uploaded and stored', unit: 'ms', ours, baseline });
    const quiet = await readersDuring(delay(QUIET_MS));
    const busy = await readersDuring(Promise.all(Array.from({ length: AT_ONCE }, upload)));
    for (const share of [0.5, 0.99]) {
      printRow({
        measure: `readers beside ${AT_ONCE} at once, p${share * 100}`,
        unit: 'ms',
        ours: percentile(busy, share),
        baseline: percentile(quiet, share),
      });
    }
  },
);
