import { encoder } from './encode-all.js';
import { ImageProcessor } from './image-processor.js';
/** Encodes in its own process, which has no readers: the seed's. */
export class LocalImageProcessor extends ImageProcessor {
    encoder = encoder;
}
//# sourceMappingURL=local-image-processor.js.map