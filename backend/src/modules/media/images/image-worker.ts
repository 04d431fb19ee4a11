/**
 * The process that encodes pictures: started, and given its work, by `background-image-processor.ts`. A single picture has two processors.
 * From a second one on, until none is left, each has one, and one stays free for readers.
 */
import pLimit from 'p-limit';
import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { encoder } from './encode-all.ts';
import { ImageRefusal } from './encoded-image.ts';
import { spareAProcessor } from './processor-affinity.ts';
import type { WorkerAnswer, WorkerTask } from './worker-messages.ts';

/** One picture holds about 60 MB while it is worked on. */
const semaphore = pLimit(availableParallelism() > 2 ? 2 : 1);
/** Pictures in work and waiting. */
let asked = 0;
let areMany = false;

process.on('message', ({ id, task }: { id: number; task: WorkerTask }) => {
  void take(id, task);
});

async function take(id: number, task: WorkerTask): Promise<void> {
  setAsked(asked + 1);
  const answer = await semaphore(() => answerTo(task));
  setAsked(asked - 1);
  process.send?.({ id, answer });
}

function setAsked(count: number): void {
  asked = count;
  if (asked > 1 && !areMany) share(true);
  if (asked === 0 && areMany) share(false);
}

/** What is in work already goes on so from its next step. */
function share(withReaders: boolean): void {
  areMany = withReaders;
  sharp.concurrency(areMany ? 1 : 2);
  void spareAProcessor(areMany);
}

async function answerTo({ kind, given }: WorkerTask): Promise<WorkerAnswer> {
  try {
    const work = encoder[kind] as (...all: readonly unknown[]) => Promise<unknown>;
    return { made: await work(...given) };
  } catch (error) {
    return error instanceof ImageRefusal ? { refused: error.code } : { failed: String(error) };
  }
}
