/** The process that encodes pictures: started, and given its work, by `background-image-processor.ts`. */
import { encoder } from './encode-all.ts';
import { ImageRefusal } from './encoded-image.ts';
import type { WorkerAnswer, WorkerTask } from './worker-messages.ts';

process.on('message', ({ id, task }: { id: number; task: WorkerTask }) => {
  void answerTo(task).then((answer) => process.send?.({ id, answer }));
});

async function answerTo({ kind, given }: WorkerTask): Promise<WorkerAnswer> {
  try {
    const work = encoder[kind] as (...all: readonly unknown[]) => Promise<unknown>;
    return { made: await work(...given) };
  } catch (error) {
    return error instanceof ImageRefusal ? { refused: error.code } : { failed: String(error) };
  }
}
