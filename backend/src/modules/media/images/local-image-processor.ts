import { encoder } from './encode-all.ts';
import { ImageProcessor } from './image-processor.ts';

/** Encodes in its own process, which has no readers: the seed's. */
export class LocalImageProcessor extends ImageProcessor {
  protected readonly encoder = encoder;
}
