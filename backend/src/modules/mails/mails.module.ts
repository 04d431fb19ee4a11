import { Global, Module } from '@nestjs/common';
import { Mail } from './mails.api.ts';

/** For both processes: promising mails. */
@Global()
@Module({ providers: [Mail], exports: [Mail] })
export class MailsModule {}
