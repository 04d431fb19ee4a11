import type { paths } from '../../shared/api/schema.ts';
import { adminPaths } from '../../shared/config/admin-paths.ts';

export type SetupState =
  paths['/api/admin/setup']['get']['responses']['200']['content']['application/json']['items'][number];
export type SetupItem = SetupState['item'];
export type Looked =
  paths['/api/admin/setup/{item}/look']['post']['responses']['200']['content']['application/json'];
export type Fact = Looked['facts'][number];

interface Words {
  title: string;
  /** Where it is seen to, when that is a screen of ours. */
  to?: { path: string; label: string };
  /** What is seen to elsewhere, and by whom. */
  hint?: string;
}

/** What each item is, and where it is seen to (setup-1). */
export const setupWords: Readonly<Record<SetupItem, Words>> = {
  contact: { title: 'Contact and company', to: { path: adminPaths.settings, label: 'Open settings' } },
  look: { title: 'Logo, icon and colours', to: { path: adminPaths.look, label: 'Open the look' } },
  prices: { title: 'Plans and prices', to: { path: adminPaths.plans, label: 'Open plans' } },
  payments: {
    title: 'Razorpay',
    hint: 'Keys and the webhook’s secret are set where the site runs. In Razorpay’s dashboard, give the address above under Webhooks.',
  },
  mail: {
    title: 'Mail',
    hint: 'SPF, DKIM and DMARC are entries of your domain. Your mail provider says what to enter, and where.',
  },
  certificate: {
    title: 'Certificate',
    hint: 'Whoever runs the machine finds how to get one in docs/operations.md.',
  },
  backup: {
    title: 'Backup',
    hint: 'docs/operations.md says how backups are made, kept elsewhere and tried.',
  },
  legal: {
    title: 'Terms and privacy policy',
    to: { path: adminPaths.pageContent('terms'), label: 'Open the terms' },
  },
  staff: { title: 'People who work here', to: { path: adminPaths.staff, label: 'Open staff' } },
};

/** Nobody needs to look at it again. */
export const isSettled = ({ doneAt, skippedAt }: SetupState): boolean =>
  doneAt !== null || skippedAt !== null;
