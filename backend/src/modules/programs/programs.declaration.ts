import type { ModuleDeclaration } from '../../platform/declarations.ts';
import { ProgramEntity, ProgramEventEntity } from './program.entity.ts';
import { CoachEntity } from './coaching/coach.entity.ts';
import { ClientTaskEntity } from './follow-up/client-task.entity.ts';
import { ClientNoteEntity } from './follow-up/client-note.entity.ts';
import { HealthOpeningEntity, IntakeEntity } from './intake/intake.entity.ts';
import { ProgramMessageEntity, UnreadReminderEntity } from './messages/program-message.entity.ts';
import { ProgramPlanEntity } from './plans/program-plan.entity.ts';
import { TrainingEditEntity, TrainingSessionEntity, TrainingSetEntity } from './training/training.entity.ts';
import { CheckInEntity } from './check-ins/check-in.entity.ts';
import { PauseEntity } from './term/pause.entity.ts';
import { ProgramReminderEntity } from './reminders/program-reminder.entity.ts';
import { ProgramsModule, ProgramsWorkerModule } from './programs.module.ts';
import { personalTables, removals } from './programs.personal-data.ts';
import { openPhotograph, relationsOf } from './programs.repository.ts';

declare module '../../platform/jobs/job-names.ts' {
  interface JobPayloads {
    'programs.create': { paymentId: string };
    'programs.after-refund': { refundId: string };
    'programs.mail-unread': { programId: string; side: 'client' | 'team'; dueAt: string };
    'programs.mail-report': { messageId: string };
    'programs.release': { userId: string };
  }
}

declare module '../../platform/mail/mail-names.ts' {
  interface MailTemplates {
    /** To a coach. `path` is a page of the admin area. */
    'client-assigned': {
      coach: string;
      client: string;
      item: string;
      months: number;
      until: string | null;
      path: string;
    };
    /** To a client, or to her coach; without one to the owner. */
    'unread-messages': { from: string; count: number; path: string };
    /** To a client without an account; `days`: how long the link works. */
    'claim-program': { openLink: string; days: number };
    /** To a coach who chose one mail a day. */
    'coach-digest': {
      title: string;
      clients: { name: string; reasons: string; path: string }[];
      more: number;
    };
    /** To the owner: `coach` left the team. */
    'clients-unassigned': { coach: string; count: number; path: string };
    /** To the owner. */
    'message-reported': { sender: string; path: string };
    /** To a client. */
    'plan-published': { coach: string | null; first: boolean; path: string };
    /** To a client, on the day of her check-in; on the last day on which it can be sent. */
    'check-in-due': { week: number; coach: string | null; lastDay: string; path: string };
    'check-in-last-day': { week: number; coach: string | null; lastDay: string; path: string };
    'check-in-answered': { coach: string; week: number; path: string };
    /** To a coach, or to the owner without one. Days are shown ones: `2 Dec 2026`. */
    'pause-asked': {
      client: string;
      reason: string;
      from: string;
      until: string;
      days: number;
      path: string;
    };
    /** To a client. `lastDay`: of the program, as it is now. Neither agreed nor refused: it was ended. */
    'pause-decided': {
      agreed: boolean;
      refused: boolean;
      from: string;
      until: string;
      lastDay: string;
      words: string;
      path: string;
    };
    /** Days are shown ones, `amount` is `₹15,000`. */
    renewal: { lastDay: string; startsOn: string; item: string; amount: string; path: string };
    'program-ended': {
      weeks: number;
      checkIns: number;
      changes: { text: string; first: string; last: string }[];
      path: string;
    };
    'pause-ends': { goesOn: string; path: string };
    /** To a client. */
    'coach-assigned': {
      coach: string;
      until: string | null;
      hasAccount: boolean;
      path: string;
    };
  }
}

declare module '../../platform/security/rights.domain.ts' {
  interface RightNames {
    'clients:read': true;
    'clients:assign': true;
    'health:read': true;
  }
}

declare module '../../platform/security/resource-names.ts' {
  interface ResourceNames {
    program: true;
    health: true;
  }
}

export const programs: ModuleDeclaration = {
  http: [ProgramsModule],
  worker: [ProgramsWorkerModule],
  entities: [
    ProgramEntity,
    ProgramEventEntity,
    ClientNoteEntity,
    ClientTaskEntity,
    IntakeEntity,
    HealthOpeningEntity,
    CoachEntity,
    ProgramPlanEntity,
    TrainingSessionEntity,
    TrainingSetEntity,
    TrainingEditEntity,
    ProgramMessageEntity,
    UnreadReminderEntity,
    CheckInEntity,
    PauseEntity,
    ProgramReminderEntity,
  ],
  jobs: {
    'programs.create': { queue: 'programs', concurrency: 5, on: 'payment.completed' },
    'programs.after-refund': { queue: 'programs', on: 'payment.refunded' },
    'programs.mail-unread': { queue: 'programs' },
    'programs.mail-report': { queue: 'programs' },
    'programs.release': { queue: 'programs', on: 'account.rights-changed' },
  },
  mails: {
    'client-assigned': { subject: '{{client}} is your new client', team: true },
    'unread-messages': { subject: 'Message from {{from}}' },
    'claim-program': { subject: 'Your {{business.name}} program is waiting for you' },
    'coach-digest': { subject: '{{title}}', team: true },
    'clients-unassigned': { subject: 'Assign {{coach}}’s clients: {{count}}', team: true },
    'message-reported': { subject: 'A message of {{sender}} was reported', team: true },
    'plan-published': { subject: '{{#if first}}Your plan is ready{{else}}Your plan was updated{{/if}}' },
    'check-in-due': { subject: 'Your check-in of week {{week}}' },
    'check-in-last-day': { subject: 'Your check-in of week {{week}} can be sent until midnight' },
    'check-in-answered': { subject: '{{coach}} answered your check-in' },
    'pause-asked': { subject: '{{client}} asks for days off: {{from}} to {{until}}', team: true },
    'pause-decided': {
      subject:
        '{{#if agreed}}Your days off are agreed{{else if refused}}Your days off were not agreed{{else}}Your training goes on{{/if}}',
    },
    renewal: { subject: 'Your program ends on {{lastDay}}: go on?' },
    'program-ended': { subject: 'Your program is over: what came of it' },
    'pause-ends': { subject: 'Your training goes on tomorrow' },
    'coach-assigned': { subject: '{{coach}} is your coach{{#if until}} until {{until}}{{/if}}' },
  },
  rights: {
    'clients:read': { words: 'See and coach clients', roles: ['owner', 'manager'], own: ['coach'] },
    'health:read': { words: 'Open health answers and photographs', roles: ['owner'], own: ['coach'] },
    'clients:assign': { words: 'Assign clients to coaches', roles: ['owner', 'manager'] },
  },
  resources: {
    program: { right: 'clients:read', relations: relationsOf },
    // By the id of its program.
    health: { right: 'health:read', relations: relationsOf, openSealed: openPhotograph },
  },
  personalTables,
  removals,
};
