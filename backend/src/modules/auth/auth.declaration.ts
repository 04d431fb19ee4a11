import { AccountCodeEntity } from './codes/account-code.entity.ts';
import { StaffInvitationEntity } from './invitations/staff-invitation.entity.ts';
import { PurchaseLinkEntity } from './purchase-links/purchase-link.entity.ts';
import { PasskeyEntity, RecoveryCodeEntity, TotpSecretEntity } from './second-factor/second-factor.entity.ts';
import { AuthModule, AuthWorkerModule } from './auth.module.ts';
import type { ModuleDeclaration } from '../../platform/declarations.ts';
import { personalTables, removals } from './auth.personal-data.ts';
import type { CodeReason } from './codes/account-code.domain.ts';

declare module '../../platform/jobs/job-names.ts' {
  interface DomainEvents {
    /** First verification of the account's address. Prepared for coaching: no handler yet. */
    'account.verified': { userId: string };
  }
  interface JobPayloads {
    /** By address, as there may be no account. `device` is the requesting browser. */
    'auth.send-code': { requestId: string; email: string; reason: CodeReason; device: string };
  }
}

declare module '../../platform/mail/mail-names.ts' {
  interface MailTemplates {
    /** Sent to an unverified address: contains nothing that was typed. */
    'verify-email': { code: string; minutes: number };
    'reset-password': {
      code: string;
      minutes: number;
      /** Opens the form with the code filled in. */ link: string;
    };
    'account-exists': Record<string, never>;
    'no-account-yet': { link: string };
    /** `whileSignedIn`: changed with the old password, not by a mailed code. */
    'password-changed': { whileSignedIn: boolean };
    /** Sent when sign-in methods change or a recovery code is used. `what` is a sentence or two. */
    'second-factor': { what: string };
    /** May go to a stranger to us. */
    'staff-invitation': {
      /** An owner's address. */
      inviter: string;
      role: string;
      /** Opens the invitation; works once. */
      link: string;
      hours: number;
    };
    /** Requested again: the address has a purchase, of which the mail says nothing. */
    'purchase-link': { openLink: string; days: number };
  }
}

export const auth: ModuleDeclaration = {
  http: [AuthModule],
  worker: [AuthWorkerModule],
  entities: [
    AccountCodeEntity,
    PasskeyEntity,
    RecoveryCodeEntity,
    TotpSecretEntity,
    PurchaseLinkEntity,
    StaffInvitationEntity,
  ],
  jobs: {
    'auth.send-code': { queue: 'transactional-mail', concurrency: 5 },
  },
  mails: {
    'verify-email': { subject: 'Verify your {{business.name}} account', secret: true },
    'reset-password': { subject: 'Reset your {{business.name}} password', secret: true },
    'account-exists': { subject: 'You already have an account with {{business.name}}' },
    'no-account-yet': { subject: 'Your account with {{business.name}}' },
    'password-changed': { subject: 'Your {{business.name}} password was changed' },
    'second-factor': { subject: 'Security notice for your {{business.name}} account' },
    'staff-invitation': { subject: 'You are invited to work on {{business.name}}', secret: true },
    'purchase-link': { subject: 'Open your purchase with {{business.name}}', secret: true },
  },
  personalTables,
  removals,
};
