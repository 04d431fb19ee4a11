/**
 * Photos of 10 MB from the request to the stored widths, beside sharp alone, and what readers notice of ten at once:
 * `scripts/bench uploads`.
 */
import { setTimeout as delay } from 'node:timers/promises';
import sharp from 'sharp';
import { startStack } from '../stack/stack.ts';
import { startReaders } from './uploads/readers.ts';
import { bareImages } from './baselines/bare-images.ts';
import { AdminClient } from './support/admin-client.ts';
import { report, resultHeads } from './support/result.ts';
import { medianBy } from './support/table.ts';
import { startSenders, uploader } from './uploads/senders.ts';

const ROUNDS = 5;
const AT_ONCE = 10;
/** Sharp's time through ours; readers' wait in quiet through that during uploads. */
const GOALS = { ratio: 1 / 1.2, slowdown: 1 / 2 };
/** How long readers are watched in quiet, ms. */
const QUIET = 6_000;

/** A photo of a phone: 12 megapixels with so much grain that it is nearly as large as a file may be. */
async function aPhoto(): Promise<Buffer> {
  const [width, height] = [4032, 3024];
  const grain = { type: 'gaussian', mean: 128, sigma: 34 } as const;
  const photo = sharp({ create: { width, height, channels: 3, background: '#888', noise: grain } });
  return photo.jpeg({ quality: 93 }).toBuffer();
}

const middle = (times: readonly number[]) => medianBy(times, (time) => time);
const p99 = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;

const photo = await aPhoto();
const stack = await startStack({
  name: 'bench',
  durable: true,
  seeded: true,
  worker: false,
  nginx: true,
  env: { RATE_LIMIT_SCALE: '10000' },
});
try {
  const admin = await AdminClient.signIn(stack);
  const upload = await uploader(admin, photo);
  await upload();
  await bareImages(photo);
  const rounds: { ours: number; bare: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push({ ours: await upload(), bare: await bareImages(photo) });
  const ours = middle(rounds.map((round) => round.ours));
  const bare = middle(rounds.map((round) => round.bare));
  console.log(
    `a photo of ${(photo.length / 1e6).toFixed(1)} MB, the middle of ${ROUNDS}, in turns\n\n${resultHeads()}`,
  );
  await compareOne('upload: one photo', ours, bare, GOALS.ratio);

  const readers = startReaders(stack.siteUrl);
  const senders = await startSenders({ admin, photo, count: AT_ONCE });
  await readers.during(senders.send());
  // In turns, all rounds' reads together: of one round's the slowest hundredth is what happened to one or two of them.
  const quiet: number[] = [];
  const busy: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    quiet.push(...(await readers.during(delay(QUIET))));
    busy.push(...(await readers.during(senders.send())));
  }
  senders.stop();
  readers.stop();
  await compareOne(`upload: readers' p99 beside ${AT_ONCE}`, p99(busy), p99(quiet), GOALS.slowdown);
} finally {
  await stack.stop();
}

async function compareOne(measure: string, ours: number, bare: number, goal: number): Promise<void> {
  const ratio = bare / ours;
  const shown = (ms: number) => `${ms.toFixed(ms < 10 ? 1 : 0)} ms`;
  await report({
    measure,
    ours: shown(ours),
    baseline: shown(bare),
    ratio,
    goal: `≥ ${goal.toFixed(2)}`,
    met: ratio >= goal,
  });
}
