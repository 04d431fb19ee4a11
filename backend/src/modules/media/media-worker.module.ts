import { Module } from '@nestjs/common';
import { CardImages } from './card-images.api.ts';
import { BackgroundImageProcessor } from './images/background-image-processor.ts';
import { ImageProcessor } from './images/image-processor.ts';
import { MediaCoreModule } from './media-core.module.ts';
import { MediaLibrary } from './media-library.api.ts';
import { MediaRemoveProcessor } from './media-remove.processor.ts';
import { MediaSweeper } from './media-sweeper.ts';

/** Worker process only: removing pictures that nothing shows, and drawing those that nobody waits for. */
@Module({
  imports: [MediaCoreModule],
  providers: [
    MediaRemoveProcessor,
    MediaSweeper,
    MediaLibrary,
    CardImages,
    { provide: ImageProcessor, useClass: BackgroundImageProcessor },
  ],
  exports: [MediaLibrary, CardImages],
})
export class MediaWorkerModule {}
