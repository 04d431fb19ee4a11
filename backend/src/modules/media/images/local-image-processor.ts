import pLimit from 'p-limit';
import { encoder } from './encode-all.ts';
import type { ImageEncoder } from './image-encoder.ts';
import { ImageProcessor } from './image-processor.ts';

/** One picture holds about 60 MB while it is worked on. */
const AT_ONCE = 2;

/** Encodes in its own process, which has no readers: the seed's. */
export class LocalImageProcessor extends ImageProcessor {
  protected readonly encoder = encoder;
  private readonly semaphore = pLimit(AT_ONCE);

  override encode<Made>(work: (encoder: ImageEncoder) => Promise<Made>): Promise<Made> {
    return this.semaphore(() => super.encode(work));
  }
}
