/** The process that encodes pictures: started, and given its work, by `background-image-processor.ts`. */
import { encodeSocial, encodeWidths } from './encode.ts';
import { ImageRefusal } from './encoded-image.ts';
import type { WorkerAnswer, WorkerTask } from './worker-messages.ts';

process.on('message', ({ id, task }: { id: number; task: WorkerTask }) => {
  void answerTo(task).then((answer) => process.send?.({ id, answer }));
});

async function answerTo(task: WorkerTask): Promise<WorkerAnswer> {
  try {
    if (task.kind === 'widths') return { made: await encodeWidths(task.upload, task.name) };
    return { made: await encodeSocial(task.picture, task.focus, task.name) };
  } catch (error) {
    return error instanceof ImageRefusal ? { refused: error.code } : { failed: String(error) };
  }
}
