import { Global, Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.ts';
import { MediaModule } from '../media/media.module.ts';
import { PrivateFilesModule } from '../media/private/private-files.module.ts';
import { AccountingWorkerModule } from '../accounting/accounting.module.ts';
import { ArchiveLinks, Archives } from './archive.service.ts';
import { ConsentLedger } from './consents.service.ts';
import { ErasedPeople } from './erasure/erased-people.ts';
import { ErasureReplay } from './erasure/erasure-replay.ts';
import { ErasureMetrics, ErasureRunner, RequiredDocuments } from './erasure/erasure-runner.ts';
import { Erasures } from './erasure/erasures.service.ts';
import { AdminPrivacyController, ArchiveController, OwnPrivacyController } from './privacy.controller.ts';

/** HTTP process: consents, exports and erasure requests. */
@Global()
@Module({
  imports: [AuthModule, MediaModule, PrivateFilesModule],
  controllers: [OwnPrivacyController, AdminPrivacyController, ArchiveController],
  providers: [ConsentLedger, ErasedPeople, Erasures, ArchiveLinks, Archives],
  exports: [ConsentLedger, ErasedPeople],
})
export class PrivacyModule {}

/** Worker process: consents and due erasures. */
@Global()
@Module({
  imports: [AccountingWorkerModule],
  providers: [ConsentLedger, ErasureRunner, ErasureReplay, ErasureMetrics, RequiredDocuments],
  exports: [ConsentLedger],
})
export class PrivacyWorkerModule {}
