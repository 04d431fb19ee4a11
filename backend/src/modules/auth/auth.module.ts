import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { AccountCodesRepository } from './codes/account-codes.repository.ts';
import { AccountCodesService } from './codes/account-codes.service.ts';
import { AuthController } from './auth.controller.ts';
import { CodeRequestsService } from './codes/code-requests.service.ts';
import { CodesController } from './account/codes.controller.ts';
import { DeviceCookies } from './devices/device-cookies.ts';
import { GoogleController } from './google/google.controller.ts';
import { GoogleSignInService } from './google/google-sign-in.service.ts';
import { GoogleStrategy } from './google/google.strategy.ts';
import { GoogleStateStore } from './google/google-state.store.ts';
import { OwnAccountController } from './account/own-account.controller.ts';
import { OwnSessionsController } from './session/own-sessions.controller.ts';
import { OwnSessionsService } from './session/own-sessions.service.ts';
import { AcceptInvitationService } from './invitations/accept-invitation.service.ts';
import { InvitationsController } from './invitations/invitations.controller.ts';
import { InvitationsRepository } from './invitations/invitations.repository.ts';
import { StaffInvitations } from './invitations/staff-invitations.api.ts';
import { OpenPurchaseService } from './purchase-links/open-purchase.service.ts';
import { PurchaseLinks } from './purchase-links/purchase-links.api.ts';
import { PurchaseLinksController } from './purchase-links/purchase-links.controller.ts';
import { PurchaseLinksRepository } from './purchase-links/purchase-links.repository.ts';
import { OwnAccountService } from './account/own-account.service.ts';
import { RecoveryService } from './account/recovery.service.ts';
import { RegistrationService } from './account/registration.service.ts';
import { IdentityConfirmation } from './second-factor/identity-confirmation.api.ts';
import { OwnSecondFactorController } from './second-factor/own-second-factor.controller.ts';
import { OwnSecondFactorService } from './second-factor/own-second-factor.service.ts';
import { PasskeysService } from './second-factor/passkeys.service.ts';
import { SecondFactorControl } from './second-factor/second-factor-control.api.ts';
import { SecondFactorNotices } from './second-factor/second-factor-notices.ts';
import { SecondFactorsRepository } from './second-factor/second-factors.repository.ts';
import { SecondStepController } from './second-factor/second-step.controller.ts';
import { SecondStepService } from './second-factor/second-step.service.ts';
import { SecondStepTickets } from './second-factor/second-step-tickets.ts';
import { TotpCodes } from './second-factor/totp-codes.ts';
import { SignInService } from './session/sign-in.service.ts';

/** HTTP side of signing up, in and out. */
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
    OwnSessionsService,
    AcceptInvitationService,
    InvitationsRepository,
    StaffInvitations,
    OpenPurchaseService,
    PurchaseLinks,
    PurchaseLinksRepository,
    CodeRequestsService,
    AccountCodesService,
    AccountCodesRepository,
    GoogleSignInService,
    GoogleStrategy,
    GoogleStateStore,
    DeviceCookies,
    SecondStepService,
    SecondStepTickets,
    SecondFactorsRepository,
    SecondFactorNotices,
    SecondFactorControl,
    TotpCodes,
    PasskeysService,
    OwnSecondFactorService,
    IdentityConfirmation,
  ],
  exports: [StaffInvitations, SecondFactorControl, IdentityConfirmation],
})
export class AuthModule {}
