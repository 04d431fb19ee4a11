import { EnquiryEntity } from './enquiry.entity.ts';
import { ContactModule } from './contact.module.ts';
import type { ModuleDeclaration } from '../../platform/declarations.ts';
import { personalTables, removals } from './contact.personal-data.ts';

declare module '../../platform/mail/mail-names.ts' {
  interface MailTemplates {
    'contact-message': {
      name: string;
      email: string;
      number: string;
      message: string;
      /** Its payment; `path` is a page of the admin area. */
      payment: { receiptNumber: string; path: string } | null;
    };
  }
}

declare module '../../platform/security/rights.domain.ts' {
  interface RightNames {
    'messages:read': true;
  }
}

export const contact: ModuleDeclaration = {
  http: [ContactModule],
  entities: [EnquiryEntity],
  mails: {
    'contact-message': { subject: 'Message from {{name}}', team: true },
  },
  rights: {
    'messages:read': { words: 'Read and mark messages', roles: ['owner', 'manager'] },
  },
  personalTables,
  removals,
};
