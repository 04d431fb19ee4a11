import type { paths } from '../../shared/api/schema.ts';
import { adminPaths } from '../../shared/config/admin-paths.ts';
import { readPage } from '../../shared/lib/page-number.ts';

type List = paths['/api/admin/mails']['get']['responses'][200]['content']['application/json'];

/** A mail to one person, with how its sending goes. */
export type Mail = List['items'][number];
export type MailStatus = Mail['status'];

export const pageSize = 20;

export const statuses: readonly { value: MailStatus; label: string }[] = [
  { value: 'failed', label: 'Failed' },
  { value: 'queued', label: 'Waiting' },
  { value: 'sent', label: 'Sent' },
];

const templateWords: Readonly<Record<string, string>> = {
  receipt: 'Receipt',
  refund: 'Refund',
  'buddy-hello': 'Hello to a buddy',
  'owner-notice': 'Notice to you',
  'verify-email': 'Verification code',
  'reset-password': 'Password reset code',
  'account-exists': 'Account exists already',
  'no-account-yet': 'No account yet',
  'password-changed': 'Password was changed',
  'contact-message': 'Contact message',
};

/** What a mail is, for people; a template that came later than these words keeps its own name. */
export const wordsForTemplate = (template: string): string => templateWords[template] ?? template;

export interface MailQuery {
  status: MailStatus;
  /** From 1. */
  page: number;
}

/** The failed ones first: they are why somebody comes here. */
export function readMailQuery(search: URLSearchParams): MailQuery {
  const asked = search.get('status');
  return {
    status: statuses.find(({ value }) => value === asked)?.value ?? 'failed',
    page: readPage(search),
  };
}

export function mailsPath({ status, page }: MailQuery): string {
  const query = new URLSearchParams({ status, ...(page > 1 && { page: String(page) }) });
  return `${adminPaths.mails}?${query.toString()}`;
}
