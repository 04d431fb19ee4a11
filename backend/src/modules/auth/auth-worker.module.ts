import { Module } from '@nestjs/common';
import { Buyers } from '../sales/buyers.api.ts';
import { UsersWorkerModule } from '../users/users.module.ts';
import { AccountCodesRepository } from './codes/account-codes.repository.ts';
import { AccountCodesService } from './codes/account-codes.service.ts';
import { SendCodeProcessor } from './codes/send-code.processor.ts';

/** Worker process: making and mailing codes. */
@Module({
  imports: [UsersWorkerModule],
  providers: [SendCodeProcessor, Buyers, AccountCodesService, AccountCodesRepository],
})
export class AuthWorkerModule {}
