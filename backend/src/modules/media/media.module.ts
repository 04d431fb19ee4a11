import { Module } from '@nestjs/common';
import { ImageProcessor } from './image-processor.api.ts';
import { MediaController } from './media.controller.ts';
import { MediaCoreModule } from './media-core.module.ts';
import { MediaLibrary } from './media-library.api.ts';
import { UploadsController } from './uploads.controller.ts';

/** HTTP process: taking pictures in and handing them out. */
@Module({
  imports: [MediaCoreModule],
  controllers: [UploadsController, MediaController],
  providers: [MediaLibrary, ImageProcessor],
  exports: [MediaLibrary, ImageProcessor],
})
export class MediaModule {}
