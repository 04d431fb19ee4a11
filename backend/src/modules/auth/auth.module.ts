import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { AccountCodesRepository } from './account-codes.repository.ts';
import { AccountCodesService } from './account-codes.service.ts';
import { AuthController } from './auth.controller.ts';
import { CodeRequestsService } from './code-requests.service.ts';
import { CodesController } from './codes.controller.ts';
import { Devices } from './devices.ts';
import { GoogleController } from './google.controller.ts';
import { GoogleSignInService } from './google-sign-in.service.ts';
import { GoogleStrategy } from './google.strategy.ts';
import { GoogleStateStore } from './google-state.store.ts';
import { OwnAccountController } from './own-account.controller.ts';
import { OwnAccountService } from './own-account.service.ts';
import { RecoveryService } from './recovery.service.ts';
import { RegistrationService } from './registration.service.ts';
import { SignInService } from './sign-in.service.ts';

/** HTTP side of signing up, in and out. */
@Module({
  imports: [JwtModule.register({})],
  controllers: [AuthController, CodesController, OwnAccountController, GoogleController],
  providers: [
    SignInService,
    RegistrationService,
    RecoveryService,
    OwnAccountService,
    CodeRequestsService,
    AccountCodesService,
    AccountCodesRepository,
    GoogleSignInService,
    GoogleStrategy,
    GoogleStateStore,
    Devices,
  ],
})
export class AuthModule {}
