import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.ts';
import { PrivateFilesModule } from '../media/private/private-files.module.ts';
import { MediaModule } from '../media/media.module.ts';
import { AdminPrivacyController } from './admin-privacy.controller.ts';
import { ArchiveController } from './archive/archive.controller.ts';
import { ArchiveLinks } from './archive/archive-links.ts';
import { Archives } from './archive/archive.service.ts';
import { Erasures } from './erasure/erasures.service.ts';
import { OwnPrivacyController } from './own-privacy.controller.ts';
import { PrivacyCoreModule } from './privacy-core.module.ts';

/** HTTP process: what is known of a person, handed out or erased. */
@Module({
  imports: [PrivacyCoreModule, AuthModule, MediaModule, PrivateFilesModule],
  controllers: [OwnPrivacyController, AdminPrivacyController, ArchiveController],
  providers: [Erasures, ArchiveLinks, Archives],
})
export class PrivacyModule {}
