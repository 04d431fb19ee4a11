import { Injectable } from '@nestjs/common';
import type { FileOnDisk } from '../../platform/files/file-on-disk.ts';
import { imageTypeOf } from '../../platform/files/image-signature.ts';
import type { HeroImages, MadeFiles } from './images/encoded-image.ts';
import type { FocalPoint } from './images/focal-crop.domain.ts';
import { ImageProcessor } from './images/image-processor.ts';

export type { EncodedImage, ImageFile } from './images/encoded-image.ts';
export { videoTypeOf } from './video/video-type.ts';

/** Makes what a brand is known by of what was uploaded, in the image process; `MediaLibrary.keep` stores it. Each @throws as ImageProcessor. */
@Injectable()
export class BrandImages {
  constructor(private readonly processor: ImageProcessor) {}

  hero(upload: FileOnDisk, focus: FocalPoint): Promise<HeroImages> {
    this.processor.expectPicture(upload);
    return this.processor.encode((encoder) => encoder.encodeHero(upload.path, focus));
  }

  social(upload: FileOnDisk, focus: FocalPoint): Promise<MadeFiles> {
    this.processor.expectPicture(upload);
    return this.processor.encode((encoder) => encoder.encodeSocialUpload(upload.path, focus, 'social-0.jpg'));
  }

  /** @param drawing a PNG, or an SVG that has been cleaned */
  logo(drawing: Buffer): Promise<MadeFiles> {
    return this.processor.encode((encoder) => encoder.encodeLogo(drawing, 'logo-0.png'));
  }

  icon(drawing: Buffer, ground: string): Promise<MadeFiles> {
    return this.processor.encode((encoder) => encoder.encodeIcon(drawing, ground));
  }

  isPng(upload: Buffer): boolean {
    return imageTypeOf(upload) === 'image/png';
  }
}
