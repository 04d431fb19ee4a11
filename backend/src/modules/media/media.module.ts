import { Module } from '@nestjs/common';
import { ENV } from '../../config/config.module.ts';
import { ImageProcessor } from './image-processor.service.ts';
import { Letterheads } from './letterhead.service.ts';
import { MediaLibrary } from './media-library.service.ts';
import { MediaRemoveProcessor, MediaSweeper } from './media-remove.processor.ts';
import { MediaController, UploadsController } from './media.controller.ts';
import { MediaRepository } from './media.repository.ts';
import { createMediaStorage } from './storage/media-storage.factory.ts';
import { MediaStorage } from './storage/media-storage.ts';

const providers = [
  MediaRepository,
  MediaLibrary,
  Letterheads,
  ImageProcessor,
  { provide: MediaStorage, useFactory: createMediaStorage, inject: [ENV] },
];

/** HTTP process: uploading and serving pictures. */
@Module({
  controllers: [UploadsController, MediaController],
  providers,
  exports: [Letterheads, MediaLibrary, ImageProcessor],
})
export class MediaModule {}

/** Worker process: removing unused pictures, and drawing share cards. */
@Module({
  providers: [...providers, MediaRemoveProcessor, MediaSweeper],
  exports: [Letterheads, MediaLibrary, ImageProcessor],
})
export class MediaWorkerModule {}
