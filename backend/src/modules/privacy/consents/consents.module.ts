import { Global, Module } from '@nestjs/common';
import { ConsentLedger } from './consent-ledger.api.ts';

/** For both processes: whoever asks for a consent writes it down. */
@Global()
@Module({ providers: [ConsentLedger], exports: [ConsentLedger] })
export class ConsentsModule {}
