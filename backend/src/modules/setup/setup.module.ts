import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.ts';
import { PaymentsModule } from '../payments/payments.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { SetupChecks } from './setup-checks.service.ts';
import { SetupController } from './setup.controller.ts';
import { SetupService } from './setup.service.ts';

/** HTTP process: the setup checklist. */
@Module({
  imports: [AuthModule, UsersModule, PaymentsModule],
  controllers: [SetupController],
  providers: [SetupChecks, SetupService],
})
export class SetupModule {}
