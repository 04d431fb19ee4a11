import type { FileOnDisk } from '../../../platform/files/file-on-disk.ts';
import { imageTypeOf } from '../../../platform/files/image-signature.ts';
import { imageError, MAX_IMAGE_BYTES } from '../../../platform/files/image.errors.ts';
import { mediaError } from '../media.errors.ts';
import { type EncodedImage, type ImageFile, ImageRefusal } from './encoded-image.ts';
import type { FocalPoint } from './focal-crop.domain.ts';
import type { ImageEncoder } from './image-encoder.ts';

/**
 * Turns whatever was uploaded into files of ours: decoded, turned upright, freed of EXIF, in a few
 * widths. What cannot be decoded whole is refused, so that nothing of the sender's bytes is served.
 */
export abstract class ImageProcessor {
  protected abstract readonly encoder: ImageEncoder;

  /**
   * @param name what the files' names begin with
   * @throws IMAGE_UNREADABLE, IMAGE_DAMAGED, IMAGE_TOO_LARGE, IMAGE_TOO_MANY_PIXELS
   */
  async process(upload: FileOnDisk, name: string): Promise<EncodedImage> {
    this.expectPicture(upload);
    return this.encode((encoder) => encoder.encodeWidths(upload.path, name));
  }

  /** The part around the focal point, in the shape that social networks show. @param picture a file of ours */
  social(picture: Uint8Array, focus: FocalPoint, name: string): Promise<ImageFile> {
    return this.encode((encoder) => encoder.encodeSocial(picture, focus, name));
  }

  /** By its first bytes alone. @throws IMAGE_UNREADABLE, IMAGE_TOO_LARGE */
  expectPicture({ size, head }: FileOnDisk): void {
    if (size > MAX_IMAGE_BYTES) throw imageError('IMAGE_TOO_LARGE');
    if (!imageTypeOf(head)) throw mediaError('IMAGE_UNREADABLE');
  }

  /** @throws what is wrong with the picture */
  async encode<Made>(work: (encoder: ImageEncoder) => Promise<Made>): Promise<Made> {
    try {
      return await work(this.encoder);
    } catch (error) {
      throw error instanceof ImageRefusal ? mediaError(error.code, { cause: error }) : error;
    }
  }
}
