import { Global, Module } from '@nestjs/common';
import { ConsentLedger } from './consents.service.ts';

/** For both processes: whoever asks for a consent writes it down. */
@Global()
@Module({ providers: [ConsentLedger], exports: [ConsentLedger] })
export class ConsentsModule {}
