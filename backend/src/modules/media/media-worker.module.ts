import { Module } from '@nestjs/common';
import { ImageProcessor } from './image-processor.api.ts';
import { MediaCoreModule } from './media-core.module.ts';
import { MediaLibrary } from './media-library.api.ts';
import { MediaRemoveProcessor } from './media-remove.processor.ts';
import { MediaSweeper } from './media-sweeper.ts';

/** Worker process only: removing pictures that nothing shows, and drawing those that nobody waits for. */
@Module({
  imports: [MediaCoreModule],
  providers: [MediaRemoveProcessor, MediaSweeper, MediaLibrary, ImageProcessor],
  exports: [MediaLibrary, ImageProcessor],
})
export class MediaWorkerModule {}
