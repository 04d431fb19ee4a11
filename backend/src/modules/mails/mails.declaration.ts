import { MailEntity } from './mail.entity.ts';
import { MailsModule, MailsWorkerModule } from './mails.module.ts';
import type { ModuleDeclaration } from '../../platform/declarations.ts';
import { personalTables, removals } from './mails.personal-data.ts';

declare module '../../platform/jobs/job-names.ts' {
  interface JobPayloads {
    'mail.send': { mailId: string };
  }
}

declare module '../../platform/security/rights.domain.ts' {
  interface RightNames {
    'mails:read': true;
  }
}

export const mails: ModuleDeclaration = {
  http: [MailsModule],
  worker: [MailsWorkerModule],
  entities: [MailEntity],
  jobs: {
    'mail.send': { queue: 'transactional-mail', concurrency: 5 },
  },
  rights: {
    'mails:read': { words: 'See mails, resend failed ones', roles: ['owner', 'manager'] },
  },
  personalTables,
  removals,
};
