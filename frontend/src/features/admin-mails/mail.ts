import type { paths } from '#shared/api/schema.ts';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { readPage } from '#shared/lib/page-number.ts';

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
