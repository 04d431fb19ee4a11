import { ConsentEntity } from './consent.entity.ts';
import { ErasureEntity } from './erasure/erasure.entity.ts';
import { PrivacyModule, PrivacyWorkerModule } from './privacy.module.ts';
import { RetentionModule, RetentionWorkerModule } from './retention/retention.module.ts';
import type { ModuleDeclaration } from '../../platform/declarations.ts';
import { personalTables, removals } from './privacy.personal-data.ts';

declare module '../../platform/mail/mail-names.ts' {
  interface MailTemplates {
    /** Requested by the account's owner, who can cancel. `on` is a day. */
    'erasure-scheduled': { on: string; days: number };
  }
}

export const privacy: ModuleDeclaration = {
  http: [PrivacyModule, RetentionModule],
  worker: [PrivacyWorkerModule, RetentionWorkerModule],
  entities: [ConsentEntity, ErasureEntity],
  mails: {
    'erasure-scheduled': { subject: 'Your {{business.name}} account will be erased on {{on}}' },
  },
  personalTables,
  removals,
};
