import { Module } from '@nestjs/common';
import { ENV } from '../../../config/config.module.ts';
import { createPrivateStorage } from '../storage/media-storage.factory.ts';
import { PrivateFileRemoveProcessor } from './private-file-remove.processor.ts';
import { PrivateFilesController } from './private-files.controller.ts';
import { PrivateFiles } from './private-files.service.ts';
import { PrivateStorage } from './private-storage.ts';

const storage = { provide: PrivateStorage, useFactory: createPrivateStorage, inject: [ENV] };

@Module({
  controllers: [PrivateFilesController],
  providers: [storage, PrivateFiles],
  exports: [PrivateFiles, PrivateStorage],
})
export class PrivateFilesModule {}

@Module({ providers: [storage, PrivateFileRemoveProcessor], exports: [PrivateStorage] })
export class PrivateFilesWorkerModule {}
