import { Module } from '@nestjs/common';
import { BrandImages } from './brand-images.api.ts';
import { BackgroundImageProcessor } from './images/background-image-processor.ts';
import { ImageProcessor } from './images/image-processor.ts';
import { MediaController } from './media.controller.ts';
import { MediaCoreModule } from './media-core.module.ts';
import { MediaLibrary } from './media-library.api.ts';
import { UploadsController } from './uploads.controller.ts';

/** HTTP process: taking pictures in and handing them out. */
@Module({
  imports: [MediaCoreModule],
  controllers: [UploadsController, MediaController],
  providers: [MediaLibrary, BrandImages, { provide: ImageProcessor, useClass: BackgroundImageProcessor }],
  exports: [MediaLibrary, BrandImages],
})
export class MediaModule {}
