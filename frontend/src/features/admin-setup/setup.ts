import type { AnswerOf } from '#shared/api/wire.ts';
import { adminPaths } from '#shared/config/admin-paths.ts';

export type SetupState = AnswerOf<'/api/admin/setup'>['items'][number];
export type SetupItem = SetupState['item'];
export type CheckResult = AnswerOf<'/api/admin/setup/{item}/look', 'post'>;
export type Fact = CheckResult['facts'][number];

interface Words {
  title: string;
  /** The screen to edit it, if there is one. */
  to?: { path: string; label: string };
  /** What to do outside the site. */
  hint?: string;
}

/** Words of each item (setup-1). */
export const setupWords: Readonly<Record<SetupItem, Words>> = {
  contact: { title: 'Contact and company', to: { path: adminPaths.settings, label: 'Open settings' } },
  look: { title: 'Logo, icon and colours', to: { path: adminPaths.look, label: 'Open look' } },
  prices: { title: 'Plans and prices', to: { path: adminPaths.plans, label: 'Open plans' } },
  payments: {
    title: 'Razorpay',
    hint: 'Set the keys and the webhook secret on the server. In Razorpay’s dashboard, enter the address above under Webhooks.',
  },
  mail: {
    title: 'Mail',
    hint: 'SPF, DKIM and DMARC are DNS records of your domain. Your mail provider tells you what to enter, and where.',
  },
  certificate: {
    title: 'Certificate',
    hint: 'docs/operations.md explains how to get one.',
  },
  backup: {
    title: 'Backup',
    hint: 'docs/operations.md explains how to make, store and test backups.',
  },
  legal: {
    title: 'Terms and privacy policy',
    to: { path: adminPaths.pageContent('terms'), label: 'Open terms' },
  },
  staff: { title: 'Team', to: { path: adminPaths.staff, label: 'Open team' } },
};

/** Done or skipped. */
export const isDoneOrSkipped = ({ doneAt, skippedAt }: SetupState): boolean =>
  doneAt !== null || skippedAt !== null;
