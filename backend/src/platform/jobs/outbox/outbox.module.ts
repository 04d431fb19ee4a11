import { Global, Module } from '@nestjs/common';
import { Outbox } from './outbox.ts';

/** For both processes: promising jobs. Delivering them is `JobsWorkerModule`'s part. */
@Global()
@Module({ providers: [Outbox], exports: [Outbox] })
export class OutboxModule {}
