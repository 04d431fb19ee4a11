import type { ModuleDeclaration } from '../../platform/declarations.ts';
import { OwnerDigestItemEntity, OwnerMailSettingsEntity } from './notifications/owner-mails.entities.ts';
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
      /** It renews a program. */
      renewal: boolean;
      /** To the purchase (account-39). */
      openLink: string;
    };
    refund: {
      /** Refunded and paid amounts. */
      amount: string;
      /** Null for a capture that was no sale. */
      paid: string | null;
      item: string;
      receiptNumber: string | null;
      date: string;
      razorpayPaymentId: string;
      razorpayRefundId: string | null;
      test: boolean;
    };
    /** Answer to a refund request. */
    'refund-answer': {
      /** Date of the request. */
      asked: string;
      item: string;
      receiptNumber: string | null;
      /** As written by staff, possibly several lines. */
      answer: string;
      /** Amount of the refund; null: declined. */
      amount: string | null;
      test: boolean;
    };
    'buddy-hello': {
      /** The reader is a stranger to us: null unless it is a plain name. */
      buyer: string | null;
      item: string;
      /** It renews a program. */
      renewal: boolean;
      openLink: string;
    };
    /** To the owner. `path` is a page of the admin area. */
    'owner-notice': {
      title: string;
      lead: string;
      lines: { label: string; value: string }[];
      path: string;
      /** Of the button; by default it opens the payment. */
      action?: string;
      /** To call; the button then calls. */
      phone?: string | null;
      figure?: { label: string; value: string } | null;
    };
    /** Daily mail to the owner. Lines link to pages of the admin area; `more` are only counted. */
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
  entities: [RefundRequestEntity, OwnerMailSettingsEntity, OwnerDigestItemEntity],
  jobs: {
    'sales.mail-purchase': { queue: 'sales', concurrency: 5, on: 'payment.completed' },
    'sales.mail-refund': { queue: 'sales', on: 'payment.refunded' },
  },
  mails: {
    receipt: { subject: 'Your {{business.name}} receipt {{receiptNumber}}' },
    refund: { subject: 'Your {{business.name}} refund of {{amount}}' },
    'refund-answer': { subject: 'Your {{business.name}} refund request' },
    'buddy-hello': {
      subject:
        '{{#if (lookup this "renewal")}}{{business.name}}: your program goes on{{else}}Welcome to {{business.name}}: you have a training buddy{{/if}}',
    },
    'owner-notice': { subject: '{{title}}', team: true },
    'owner-digest': { subject: '{{title}}', team: true },
  },
  rights: {
    'payments:read': { words: 'See payments', roles: ['owner', 'manager', 'accountant'] },
    'payments:export': { words: 'Export payments', roles: ['owner', 'manager', 'accountant'] },
    'payments:manage': {
      words: 'Send receipts again, resolve flags, write notes',
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
