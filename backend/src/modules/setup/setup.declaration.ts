import { SetupItemEntity } from './setup-item.entity.ts';
import { SetupModule } from './setup.module.ts';
import type { ModuleDeclaration } from '../../platform/declarations.ts';
import { personalTables } from './setup.personal-data.ts';

declare module '../../platform/mail/mail-names.ts' {
  interface MailTemplates {
    /** Sent to the person who requests it. */
    'test-mail': Record<string, never>;
  }
}

export const setup: ModuleDeclaration = {
  http: [SetupModule],
  entities: [SetupItemEntity],
  mails: {
    'test-mail': { subject: 'A test mail from {{business.name}}' },
  },
  personalTables,
};
