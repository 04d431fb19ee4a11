import { Module } from '@nestjs/common';
import { ErasureRunner } from './erasure/erasure-runner.ts';
import { PrivacyCoreModule } from './privacy-core.module.ts';

/** Worker process: erases who is due. */
@Module({ imports: [PrivacyCoreModule], providers: [ErasureRunner] })
export class PrivacyWorkerModule {}
