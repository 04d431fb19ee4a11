import { Module } from '@nestjs/common';
import { MediaModule } from '../../media/media.module.ts';
import { PublishingModule } from '../publishing/publishing.module.ts';
import { AdminLookController } from './admin-look.controller.ts';
import { LookController } from './look.controller.ts';
import { LookCoreModule } from './look-core.module.ts';
import { LookFilesController } from './look-files.controller.ts';
import { LookPublishing } from './look-publishing.service.ts';
import { LookUploads } from './look-uploads.service.ts';

/** HTTP process: how the site looks, and how the owner changes it. */
@Module({
  imports: [LookCoreModule, MediaModule, PublishingModule],
  controllers: [LookController, LookFilesController, AdminLookController],
  providers: [LookUploads, LookPublishing],
})
export class LookModule {}
