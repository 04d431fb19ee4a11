import pLimit from 'p-limit';
import { imageTypeOf } from '../../../platform/files/image-signature.js';
import { imageError, MAX_IMAGE_BYTES } from '../../../platform/files/image.errors.js';
import { mediaError } from '../media.errors.js';
import { ImageRefusal } from './encoded-image.js';
/** One picture holds about 60 MB while it is worked on. */
const CONCURRENCY = 2;
/**
 * Turns whatever was uploaded into files of ours: decoded, turned upright, freed of EXIF, in a few
 * widths. What cannot be decoded whole is refused, so that nothing of the sender's bytes is served.
 */
export class ImageProcessor {
    semaphore = pLimit(CONCURRENCY);
    /**
     * @param name what the files' names begin with
     * @throws IMAGE_UNREADABLE, IMAGE_DAMAGED, IMAGE_TOO_LARGE, IMAGE_TOO_MANY_PIXELS
     */
    async process(upload, name) {
        this.expectPicture(upload);
        return this.encode((encoder) => encoder.encodeWidths(upload, name));
    }
    /** The part around the focal point, in the shape that social networks show. @param picture a file of ours */
    social(picture, focus, name) {
        return this.encode((encoder) => encoder.encodeSocial(picture, focus, name));
    }
    /** By its first bytes alone. @throws IMAGE_UNREADABLE, IMAGE_TOO_LARGE */
    expectPicture(upload) {
        if (upload.length > MAX_IMAGE_BYTES)
            throw imageError('IMAGE_TOO_LARGE');
        if (!imageTypeOf(upload))
            throw mediaError('IMAGE_UNREADABLE');
    }
    /** @throws what is wrong with the picture */
    encode(work) {
        return this.semaphore(async () => {
            try {
                return await work(this.encoder);
            }
            catch (error) {
                throw error instanceof ImageRefusal ? mediaError(error.code, { cause: error }) : error;
            }
        });
    }
}
//# sourceMappingURL=image-processor.js.map