import { Module } from '@nestjs/common';
import { BusinessHistory } from './business-history.api.ts';
import { BusinessRepository } from './business.repository.ts';
import { CurrentBusiness } from './current-business.ts';

/** Both processes: who the site and its mails speak for. */
@Module({
  providers: [BusinessRepository, BusinessHistory, CurrentBusiness],
  exports: [BusinessRepository, BusinessHistory],
})
export class BusinessCoreModule {}
