import type { ReactNode } from 'react';
import { dayAndTime } from '#shared/india/dates.ts';
import { type Column, Table } from '#shared/ui/lists/table.tsx';
import { Badge } from '#shared/ui/text/badge.tsx';
import { EmailText } from '#shared/ui/text/email-text.tsx';
import type { Erasure } from '../../person.ts';

const waitingFor: Record<NonNullable<Erasure['waitsFor']>, string> = {
  'named-owner': 'set as ADMIN_EMAIL',
  'last-owner': 'last owner',
  'open-payment': 'a payment is pending',
  'open-refund': 'a refund is open',
  flagged: 'a payment is flagged',
  busy: 'a mail is being sent',
};

function state({ finishedAt, waitsFor, dueAt }: Erasure): ReactNode {
  if (finishedAt !== null) return <Badge tone="green">erased</Badge>;
  if (waitsFor !== null) return <Badge tone="amber">waiting: {waitingFor[waitsFor]}</Badge>;
  return <Badge tone="grey">due {dayAndTime(dueAt)}</Badge>;
}

const columns: readonly Column<Erasure>[] = [
  {
    id: 'who',
    header: 'Person',
    wide: true,
    cell: ({ email }) => (email === null ? 'No longer known' : <EmailText>{email}</EmailText>),
  },
  {
    id: 'by',
    header: 'Requested by',
    labelled: true,
    cell: ({ askedBy }) => (askedBy === 'self' ? 'themselves' : 'an owner'),
  },
  {
    id: 'when',
    header: 'Requested, completed',
    labelled: true,
    cell: ({ createdAt, finishedAt }) => (
      <span className="num">
        {dayAndTime(createdAt)}
        {finishedAt !== null && `, ${dayAndTime(finishedAt)}`}
      </span>
    ),
  },
  { id: 'state', header: 'Status', cell: state },
];

/** Who is going to be erased, and that somebody was. */
export function ErasureList({ erasures }: { erasures: readonly Erasure[] }): ReactNode {
  if (erasures.length === 0) {
    return <p className="muted">No erasure requests yet.</p>;
  }
  return <Table caption="Erasures" columns={columns} rows={erasures} rowKey={({ _id }) => _id} />;
}
