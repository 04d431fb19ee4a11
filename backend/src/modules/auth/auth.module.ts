import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { Buyers } from '../sales/buyers.service.ts';
import { UsersWorkerModule } from '../users/users.module.ts';
import { OwnAccountController, OwnSessionsController } from './account/own-account.controller.ts';
import { OwnAccountService } from './account/own-account.service.ts';
import { RecoveryService } from './account/recovery.service.ts';
import { RegistrationService } from './account/registration.service.ts';
import { AuthController, CodesController } from './account/sign-in.controller.ts';
import { SignInService } from './account/sign-in.service.ts';
import { AccountCodes } from './codes/account-codes.service.ts';
import { CodeRequestsService } from './codes/code-requests.service.ts';
import { SendCodeProcessor } from './codes/send-code.processor.ts';
import { DeviceCookies } from './device-cookies.ts';
import { GoogleSignInService } from './google/google-sign-in.service.ts';
import { GoogleStateStore } from './google/google-state.store.ts';
import { GoogleController } from './google/google.controller.ts';
import { GoogleStrategy } from './google/google.strategy.ts';
import { InvitationsController } from './invitations/invitations.controller.ts';
import { StaffInvitations } from './invitations/staff-invitations.service.ts';
import { PurchaseLinksController } from './purchase-links/purchase-links.controller.ts';
import { OpenPurchaseService, PurchaseLinks } from './purchase-links/purchase-links.service.ts';
import { IdentityConfirmation } from './second-factor/identity-confirmation.service.ts';
import { OwnSecondFactorService } from './second-factor/own-second-factor.service.ts';
import { PasskeysService } from './second-factor/passkeys.service.ts';
import { SecondFactorControl } from './second-factor/second-factor-control.service.ts';
import { OwnSecondFactorController, SecondStepController } from './second-factor/second-factor.controller.ts';
import { SecondFactorsRepository } from './second-factor/second-factors.repository.ts';
import { SecondStepService, SecondStepTickets } from './second-factor/second-step.service.ts';
import { TotpCodes } from './second-factor/totp.ts';

/** HTTP process: sign-up, sign-in, sign-out. */
@Module({
  imports: [JwtModule.register({})],
  controllers: [
    AuthController,
    CodesController,
    OwnAccountController,
    OwnSessionsController,
    InvitationsController,
    PurchaseLinksController,
    SecondStepController,
    OwnSecondFactorController,
    GoogleController,
  ],
  providers: [
    SignInService,
    RegistrationService,
    RecoveryService,
    OwnAccountService,
    StaffInvitations,
    OpenPurchaseService,
    PurchaseLinks,
    CodeRequestsService,
    AccountCodes,
    GoogleSignInService,
    GoogleStrategy,
    GoogleStateStore,
    DeviceCookies,
    SecondStepService,
    SecondStepTickets,
    SecondFactorsRepository,
    SecondFactorControl,
    TotpCodes,
    PasskeysService,
    OwnSecondFactorService,
    IdentityConfirmation,
  ],
  exports: [StaffInvitations, SecondFactorControl, IdentityConfirmation],
})
export class AuthModule {}

/** Worker process: creates and mails codes. */
@Module({
  imports: [UsersWorkerModule],
  providers: [SendCodeProcessor, Buyers, AccountCodes],
})
export class AuthWorkerModule {}
