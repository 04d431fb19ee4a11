import { Module } from '@nestjs/common';
import { BusinessRepository } from './business.repository.ts';
import { CurrentBusiness } from './current-business.ts';

/** Both processes: who the site and its mails speak for. */
@Module({ providers: [BusinessRepository, CurrentBusiness], exports: [BusinessRepository] })
export class BusinessCoreModule {}
