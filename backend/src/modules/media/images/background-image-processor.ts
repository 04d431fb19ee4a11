import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { startedFile } from '../../../config/places.ts';
import { mediaError } from '../media.errors.ts';
import { ImageRefusal } from './encoded-image.ts';
import type { ImageEncoder } from './image-encoder.ts';
import { ImageProcessor } from './image-processor.ts';
import type { WorkerAnswer, WorkerTask } from './worker-messages.ts';

const WORKER = startedFile('modules/media/images/image-worker');
/** An editor who adds pictures to an article adds the next within a minute. */
const IDLE_MS = 60_000;

interface Waiting {
  resolve(made: unknown): void;
  reject(error: Error): void;
}

/**
 * Encodes in another process, with less right to the processors than readers' requests have: ten uploads would otherwise make
 * readers wait ten times as long. What decoding holds goes with that process when nothing was uploaded for a minute, and a file
 * that ends a decoder ends no request but its own.
 */
@Injectable()
export class BackgroundImageProcessor extends ImageProcessor implements OnApplicationShutdown {
  protected readonly encoder: ImageEncoder = {
    encodeWidths: this.elsewhere('encodeWidths'),
    encodeSocial: this.elsewhere('encodeSocial'),
    encodeSocialUpload: this.elsewhere('encodeSocialUpload'),
    encodeHero: this.elsewhere('encodeHero'),
    encodeLogo: this.elsewhere('encodeLogo'),
    encodeIcon: this.elsewhere('encodeIcon'),
    encodeShareCard: this.elsewhere('encodeShareCard'),
  };
  private readonly waiting = new Map<number, Waiting>();
  private worker: ChildProcess | undefined;
  private idle: NodeJS.Timeout | undefined;
  private lastId = 0;

  onApplicationShutdown(): void {
    this.end();
  }

  private elsewhere<Kind extends keyof ImageEncoder>(kind: Kind): ImageEncoder[Kind] {
    return ((...given: readonly unknown[]) => this.ask({ kind, given })) as ImageEncoder[Kind];
  }

  private ask(task: WorkerTask): Promise<unknown> {
    clearTimeout(this.idle);
    const worker = (this.worker ??= this.start());
    const id = (this.lastId += 1);
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      worker.send({ id, task }, (error) => error && this.take(id)?.reject(error));
    });
  }

  private start(): ChildProcess {
    const worker = fork(WORKER, { serialization: 'advanced' });
    // Before it has begun its threads, which have their priority from here.
    if (worker.pid !== undefined) setPriority(worker.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    worker.on('message', ({ id, answer }: { id: number; answer: WorkerAnswer }) => this.settle(id, answer));
    worker.once('error', (error) => this.lost(worker, error));
    worker.once('exit', (code, signal) =>
      this.lost(worker, new Error(`the image process ended (${signal ?? code})`)),
    );
    return worker;
  }

  private settle(id: number, answer: WorkerAnswer): void {
    const asked = this.take(id);
    if ('made' in answer) asked?.resolve(answer.made);
    else if ('refused' in answer) asked?.reject(new ImageRefusal(answer.refused));
    else asked?.reject(new Error(answer.failed));
    if (this.waiting.size === 0) this.idle = setTimeout(() => this.end(), IDLE_MS).unref();
  }

  private take(id: number): Waiting | undefined {
    const asked = this.waiting.get(id);
    this.waiting.delete(id);
    return asked;
  }

  /** Whoever waited is told; the next picture starts another process. */
  private lost(worker: ChildProcess, cause: Error): void {
    if (this.worker !== worker) return;
    this.worker = undefined;
    for (const id of this.waiting.keys()) this.take(id)?.reject(mediaError('MEDIA_UNAVAILABLE', { cause }));
  }

  private end(): void {
    clearTimeout(this.idle);
    const worker = this.worker;
    if (!worker) return;
    this.lost(worker, new Error('the backend is stopping'));
    worker.kill();
  }
}
