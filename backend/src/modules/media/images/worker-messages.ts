import type { RefusalCode } from './encoded-image.ts';
import type { ImageEncoder } from './image-encoder.ts';

/** What the image process is asked for, and what it answers. */
export interface WorkerTask {
  kind: keyof ImageEncoder;
  /** Of the encoder's function of that name. */
  given: readonly unknown[];
}

export type WorkerAnswer =
  | { made: unknown }
  /** The picture's fault. */
  | { refused: RefusalCode }
  | { failed: string };
