import type { ReactNode } from 'react';
import { dayAndTime } from '../../../../shared/india/dates.ts';
import { type Column, Table } from '../../../../shared/ui/lists/table.tsx';
import { Badge } from '../../../../shared/ui/text/badge.tsx';
import { EmailText } from '../../../../shared/ui/text/email-text.tsx';
import type { Erasure } from '../../person.ts';

const waitingFor: Record<NonNullable<Erasure['waitsFor']>, string> = {
  'named-owner': 'is named by ADMIN_EMAIL',
  'last-owner': 'is the last owner',
  'open-payment': 'a payment is not decided yet',
  'open-refund': 'a refund is open',
  flagged: 'a payment needs a look',
  busy: 'a mail is on its way',
};

function state({ finishedAt, waitsFor, dueAt }: Erasure): ReactNode {
  if (finishedAt !== null) return <Badge tone="green">erased</Badge>;
  if (waitsFor !== null) return <Badge tone="amber">waits: {waitingFor[waitsFor]}</Badge>;
  return <Badge tone="grey">due {dayAndTime(dueAt)}</Badge>;
}

const columns: readonly Column<Erasure>[] = [
  {
    id: 'who',
    header: 'Who',
    wide: true,
    cell: ({ email }) => (email === null ? 'Not known any more' : <EmailText>{email}</EmailText>),
  },
  {
    id: 'by',
    header: 'Asked by',
    labelled: true,
    cell: ({ askedBy }) => (askedBy === 'self' ? 'themselves' : 'an owner'),
  },
  {
    id: 'when',
    header: 'Asked, done',
    labelled: true,
    cell: ({ createdAt, finishedAt }) => (
      <span className="num">
        {dayAndTime(createdAt)}
        {finishedAt !== null && `, ${dayAndTime(finishedAt)}`}
      </span>
    ),
  },
  { id: 'state', header: 'State', cell: state },
];

/** Who is going to be erased, and that somebody was. */
export function ErasureList({ erasures }: { erasures: readonly Erasure[] }): ReactNode {
  if (erasures.length === 0) {
    return <p className="muted">Nobody was erased yet, and nobody has asked for it.</p>;
  }
  return <Table caption="Erasures" columns={columns} rows={erasures} rowKey={({ _id }) => _id} />;
}
