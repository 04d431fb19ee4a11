import { Global, Module } from '@nestjs/common';
import { Events } from '../events.ts';
import { Outbox } from './outbox.ts';

/** For both processes: jobs and events written in a transaction. Delivering them is `JobsWorkerModule`'s part. */
@Global()
@Module({ providers: [Outbox, Events], exports: [Outbox, Events] })
export class OutboxModule {}
