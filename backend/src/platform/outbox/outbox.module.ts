import { Global, Module } from '@nestjs/common';
import { Outbox } from './outbox.ts';

/** For both processes: promising jobs. Delivering them is `QueueWorkerModule`'s part. */
@Global()
@Module({ providers: [Outbox], exports: [Outbox] })
export class OutboxModule {}
