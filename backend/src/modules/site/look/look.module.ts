import { setLook, shippedLook } from '@ironbloom/brand/look';
import { Module, type OnModuleInit } from '@nestjs/common';
import { Publications } from '../../../platform/database/publications/publications.ts';
import { MediaModule } from '../../media/media.module.ts';
import { LookFilesController } from './look-files.controller.ts';
import { LOOK, LookPublications } from './look-publications.ts';
import { LookUploads } from './look-uploads.service.ts';
import { AdminLookController, LookController } from './look.controller.ts';

/** Both processes: keeps the published look in memory. */
@Module({})
export class CurrentLookModule implements OnModuleInit {
  constructor(private readonly publications: Publications) {}

  async onModuleInit(): Promise<void> {
    await this.publications.keepLatest(LOOK, shippedLook, setLook);
  }
}

/** HTTP process: reading and publishing the look. */
@Module({
  imports: [CurrentLookModule, MediaModule],
  controllers: [LookController, LookFilesController, AdminLookController],
  providers: [LookUploads, LookPublications],
})
export class LookModule {}
