import { Module } from '@nestjs/common';
import { ENV } from '../../config/config.module.ts';
import { MediaRepository } from './media.repository.ts';
import { MediaStorage } from './storage/media-storage.ts';
import { createMediaStorage } from './storage/media-storage.factory.ts';

/** What both processes need of pictures: their rows and their files. */
@Module({
  providers: [MediaRepository, { provide: MediaStorage, useFactory: createMediaStorage, inject: [ENV] }],
  exports: [MediaRepository, MediaStorage],
})
export class MediaCoreModule {}
