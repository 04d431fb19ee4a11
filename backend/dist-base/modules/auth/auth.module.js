var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { AccountCodesRepository } from './codes/account-codes.repository.js';
import { AccountCodesService } from './codes/account-codes.service.js';
import { AuthController } from './auth.controller.js';
import { CodeRequestsService } from './codes/code-requests.service.js';
import { CodesController } from './account/codes.controller.js';
import { DeviceCookies } from './devices/device-cookies.js';
import { GoogleController } from './google/google.controller.js';
import { GoogleSignInService } from './google/google-sign-in.service.js';
import { GoogleStrategy } from './google/google.strategy.js';
import { GoogleStateStore } from './google/google-state.store.js';
import { OwnAccountController } from './account/own-account.controller.js';
import { OwnSessionsController } from './session/own-sessions.controller.js';
import { OwnSessionsService } from './session/own-sessions.service.js';
import { AcceptInvitationService } from './invitations/accept-invitation.service.js';
import { InvitationsController } from './invitations/invitations.controller.js';
import { InvitationsRepository } from './invitations/invitations.repository.js';
import { StaffInvitations } from './invitations/staff-invitations.api.js';
import { OpenPurchaseService } from './purchase-links/open-purchase.service.js';
import { PurchaseLinks } from './purchase-links/purchase-links.api.js';
import { PurchaseLinksController } from './purchase-links/purchase-links.controller.js';
import { PurchaseLinksRepository } from './purchase-links/purchase-links.repository.js';
import { OwnAccountService } from './account/own-account.service.js';
import { RecoveryService } from './account/recovery.service.js';
import { RegistrationService } from './account/registration.service.js';
import { IdentityConfirmation } from './second-factor/identity-confirmation.api.js';
import { OwnSecondFactorController } from './second-factor/own-second-factor.controller.js';
import { OwnSecondFactorService } from './second-factor/own-second-factor.service.js';
import { PasskeysService } from './second-factor/passkeys.service.js';
import { SecondFactorControl } from './second-factor/second-factor-control.api.js';
import { SecondFactorNotices } from './second-factor/second-factor-notices.js';
import { SecondFactorsRepository } from './second-factor/second-factors.repository.js';
import { SecondStepController } from './second-factor/second-step.controller.js';
import { SecondStepService } from './second-factor/second-step.service.js';
import { SecondStepTickets } from './second-factor/second-step-tickets.js';
import { TotpCodes } from './second-factor/totp-codes.js';
import { SignInService } from './session/sign-in.service.js';
/** HTTP side of signing up, in and out. */
let AuthModule = class AuthModule {
};
AuthModule = __decorate([
    Module({
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
], AuthModule);
export { AuthModule };
//# sourceMappingURL=auth.module.js.map