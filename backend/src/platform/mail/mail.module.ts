import { Global, Module } from '@nestjs/common';
import { Mail } from './mail.ts';

/** For both processes: promising mails. */
@Global()
@Module({ providers: [Mail], exports: [Mail] })
export class MailModule {}
