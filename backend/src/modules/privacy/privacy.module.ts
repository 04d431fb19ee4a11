import { Module } from '@nestjs/common';
import { ErasedPeople } from './erasure/erased-people.ts';
import { ErasuresRepository } from './erasure/erasures.repository.ts';
import { AccountingWorkerModule } from '../accounting/accounting.module.ts';
import { ErasureMetrics, ErasureRunner, KeptPapers } from './erasure/erasure-runner.ts';
import { ErasureReplay } from './erasure/erasure-replay.ts';
import { AuthModule } from '../auth/auth.module.ts';
import { PrivateFilesModule } from '../media/private/private-files.module.ts';
import { MediaModule } from '../media/media.module.ts';
import { AdminPrivacyController, ArchiveController, OwnPrivacyController } from './privacy.controller.ts';
import { ArchiveLinks, Archives } from './archive/archive.service.ts';
import { Erasures } from './erasure/erasures.service.ts';

/** Both processes: who is to be erased, and whether somebody was. */
@Module({ providers: [ErasuresRepository, ErasedPeople], exports: [ErasuresRepository, ErasedPeople] })
export class PrivacyCoreModule {}

/** Worker process: erases who is due. */
@Module({
  imports: [PrivacyCoreModule, AccountingWorkerModule],
  providers: [ErasureRunner, ErasureReplay, ErasureMetrics, KeptPapers],
})
export class PrivacyWorkerModule {}

/** HTTP process: what is known of a person, handed out or erased. */
@Module({
  imports: [PrivacyCoreModule, AuthModule, MediaModule, PrivateFilesModule],
  controllers: [OwnPrivacyController, AdminPrivacyController, ArchiveController],
  providers: [Erasures, ArchiveLinks, Archives],
})
export class PrivacyModule {}
