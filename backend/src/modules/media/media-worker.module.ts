import { Module } from '@nestjs/common';
import { MediaCoreModule } from './media-core.module.ts';
import { MediaRemoveProcessor } from './media-remove.processor.ts';
import { MediaSweeper } from './media-sweeper.ts';

/** Worker process only: removing pictures that nothing shows. */
@Module({ imports: [MediaCoreModule], providers: [MediaRemoveProcessor, MediaSweeper] })
export class MediaWorkerModule {}
