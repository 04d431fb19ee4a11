import { Module } from '@nestjs/common';
import { PaymentsCoreModule } from '../payments/payments-core.module.ts';
import { ErasureMetrics } from './erasure/erasure.metrics.ts';
import { ErasureReplay } from './erasure/erasure-replay.ts';
import { ErasureRunner } from './erasure/erasure-runner.ts';
import { KeptPapers } from './erasure/kept-papers.ts';
import { PrivacyCoreModule } from './privacy-core.module.ts';

/** Worker process: erases who is due. */
@Module({
  imports: [PrivacyCoreModule, PaymentsCoreModule],
  providers: [ErasureRunner, ErasureReplay, ErasureMetrics, KeptPapers],
})
export class PrivacyWorkerModule {}
