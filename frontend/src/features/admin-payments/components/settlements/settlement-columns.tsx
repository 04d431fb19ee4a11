import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { formatCount } from '#shared/india/count.ts';
import { dayAndTime } from '#shared/india/dates.ts';
import { formatRupees } from '#shared/india/rupees.ts';
import type { Column } from '#shared/ui/lists/table.tsx';
import type { Difference, Settlement } from '../../settlements.ts';
import styles from '../report/report.module.css';

/** A transfer to the bank, or all of them together. */
export type SettlementRow = Omit<Settlement, 'settledAt'> & { settledAt?: string };

function Transfer({ _id, utr, settledAt }: SettlementRow): ReactNode {
  if (settledAt === undefined) return <b>{_id}</b>;
  return (
    <>
      <span className={styles.number}>{utr || 'No UTR'}</span>
      <span className={styles.second}>{_id}</span>
      <time className={styles.second} dateTime={settledAt}>
        {dayAndTime(settledAt)}
      </time>
    </>
  );
}

const sums = {
  paid: 'Payments',
  refunded: 'Refunds',
  other: 'Other',
  fees: 'Fees',
  tax: 'Tax on fees',
  received: 'Bank received',
} as const;

export const settlementColumns: readonly Column<SettlementRow>[] = [
  { id: 'transfer', header: 'UTR and day', wide: true, cell: Transfer },
  { id: 'lines', header: 'Lines', numeric: true, labelled: true, cell: ({ lines }) => formatCount(lines) },
  ...(Object.keys(sums) as (keyof typeof sums)[]).map((sum): Column<SettlementRow> => ({
    id: sum,
    header: sums[sum],
    numeric: true,
    labelled: true,
    className: styles.amount,
    cell: (row) => formatRupees(row[sum]),
  })),
];

function About({ entityId, settlementId, paymentId }: Difference): ReactNode {
  const id = entityId ?? settlementId ?? 'Payment';
  return (
    <>
      <span className={styles.number}>
        {paymentId ? <Link to={adminPaths.payment(paymentId)}>{id}</Link> : id}
      </span>
      {entityId && settlementId && <span className={styles.second}>in {settlementId}</span>}
    </>
  );
}

export const differenceColumns: readonly Column<Difference>[] = [
  { id: 'words', header: 'Difference', wide: true, cell: ({ words }) => words },
  { id: 'about', header: 'About', wide: true, cell: About },
  {
    id: 'amount',
    header: 'Amount',
    numeric: true,
    labelled: true,
    className: styles.amount,
    cell: ({ amount }) => formatRupees(amount),
  },
  {
    id: 'at',
    header: 'When',
    labelled: true,
    cell: ({ at }) => <time dateTime={at}>{dayAndTime(at)}</time>,
  },
];
