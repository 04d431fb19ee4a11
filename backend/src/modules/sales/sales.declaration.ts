import type { ModuleDeclaration } from '../../platform/declarations.ts';
import { OwnerDigestItemEntity, OwnerMailSettingsEntity } from './notifications/owner-mails.entities.ts';
import { PaymentNoteEntity } from './payments/payment-note.entity.ts';
import { RefundRequestEntity } from './refund-requests/refund-request.entity.ts';
import { SalesModule, SalesWorkerModule } from './sales.module.ts';
import { impersonalTables, personalTables } from './sales.personal-data.ts';

declare module '../../platform/jobs/job-names.ts' {
  interface JobPayloads {
    'sales.mail-purchase': { paymentId: string };
    'sales.mail-refund': { refundId: string };
  }
}

declare module '../../platform/mail/mail-names.ts' {
  interface MailTemplates {
    receipt: {
      receiptNumber: string;
      firstName: string;
      item: string;
      amount: string;
      /** "MONSOON, ₹1,500 off" */
      offer: string | null;
      date: string;
      razorpayPaymentId: string;
      razorpayOrderId: string;
      gstin: string | null;
      /** No real money moved. */
      test: boolean;
      /** To the purchase, for who holds it (account-39). */
      openLink: string;
    };
    refund: {
      name: string;
      /** What went back, and of how much. */
      amount: string;
      /** Null where it was no sale. */
      paid: string | null;
      item: string;
      receiptNumber: string | null;
      date: string;
      razorpayPaymentId: string;
      razorpayRefundId: string | null;
      test: boolean;
    };
    /** To who asked for a refund. */
    'refund-answer': {
      name: string;
      /** When they asked. */
      asked: string;
      item: string;
      receiptNumber: string | null;
      /** As the owner wrote it, of several lines. */
      answer: string;
      /** What goes back; null: nothing does. */
      amount: string | null;
      test: boolean;
    };
    /** To somebody who never wrote to us: names are null where they could be anything but names. */
    'buddy-hello': { name: string | null; buyer: string | null; item: string; openLink: string };
    /** To the owner. `path` is a page of the admin area. */
    'owner-notice': { title: string; lead: string; lines: { label: string; value: string }[]; path: string };
    /** To the owner, once a day. Each part's lines lead to a page of the admin area; `more` are counted, not shown. */
    'owner-digest': {
      title: string;
      sections: { title: string; lines: { text: string; path: string }[]; more: number }[];
    };
  }
}

declare module '../../platform/security/rights.domain.ts' {
  interface RightNames {
    'payments:read': true;
    'payments:export': true;
    'payments:manage': true;
    'payments:refund': true;
    'payments:refund-any': true;
  }
}

export const sales: ModuleDeclaration = {
  http: [SalesModule],
  worker: [SalesWorkerModule],
  entities: [RefundRequestEntity, PaymentNoteEntity, OwnerMailSettingsEntity, OwnerDigestItemEntity],
  jobs: {
    'sales.mail-purchase': { queue: 'sales', concurrency: 5, on: 'payment.completed' },
    'sales.mail-refund': { queue: 'sales', on: 'payment.refunded' },
  },
  mails: {
    receipt: { subject: 'Your {{business.name}} receipt {{receiptNumber}}' },
    refund: { subject: 'Your {{business.name}} refund of {{amount}}' },
    'refund-answer': { subject: 'Your {{business.name}} refund request' },
    'buddy-hello': { subject: 'Welcome to {{business.name}}: you have a training buddy' },
    'owner-notice': { subject: '{{title}}' },
    'owner-digest': { subject: '{{title}}' },
  },
  rights: {
    'payments:read': { words: 'See payments', roles: ['owner', 'manager', 'accountant'] },
    'payments:export': { words: 'Export payments', roles: ['owner', 'manager', 'accountant'] },
    'payments:manage': {
      words: 'Send receipts again, resolve flags, mark calls, write notes',
      roles: ['owner', 'manager'],
    },
    'payments:refund': {
      words: 'Refund up to the limit, answer refund requests',
      roles: ['owner', 'manager'],
    },
    'payments:refund-any': { words: 'Refund any amount', roles: ['owner'] },
  },
  personalTables,
  impersonalTables,
};
