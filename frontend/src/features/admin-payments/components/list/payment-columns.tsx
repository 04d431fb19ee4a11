import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { dayAndTime } from '#shared/india/dates.ts';
import { formatRupees } from '#shared/india/rupees.ts';
import { overPage, type OverPage } from '#shared/lib/over-page.ts';
import { inMonths } from '#shared/lib/plan-words.ts';
import { useMedia } from '#shared/lib/use-media.ts';
import { Badge } from '#shared/ui/text/badge.tsx';
import { EmailText } from '#shared/ui/text/email-text.tsx';
import type { Column } from '#shared/ui/lists/table.tsx';
import { drawerScreen, type PaymentRow } from '../../payment.ts';
import styles from './payment-columns.module.css';
import { StatusBadge } from '../status-badge.tsx';

function Amount({ amount, refunded, test, offer, discount }: PaymentRow): ReactNode {
  return (
    <>
      {formatRupees(amount)}
      {offer && (
        <span className={styles.refunded}>
          {offer}, {formatRupees(discount)} off
        </span>
      )}
      {test && <span className={styles.refunded}>test</span>}
      {refunded > 0 && <span className={styles.refunded}>{`${formatRupees(refunded)} refunded`}</span>}
    </>
  );
}

/** Broken, where there is no room, between day and time alone. */
function Moment({ at }: { at: string }): ReactNode {
  const [time, ...day] = dayAndTime(at).split(', ').toReversed();
  return (
    <time className={styles.moment} dateTime={at}>
      <span>{day},</span> <span>{time}</span>
    </time>
  );
}

/** Opens the payment, over this list where there is room. */
function Name({ _id, name }: PaymentRow): ReactNode {
  const { pathname, search, state } = useLocation();
  const over: OverPage = { over: overPage(state) ?? { pathname, search } };
  return (
    <Link
      className={styles.open}
      to={adminPaths.payment(_id)}
      state={useMedia(drawerScreen) ? over : undefined}
    >
      {name}
    </Link>
  );
}

/** admin-8: the columns of the payments list, in its order. */
export const paymentColumns: readonly Column<PaymentRow>[] = [
  {
    id: 'date',
    header: 'Date',
    className: styles.date,
    cell: ({ createdAt }) => <Moment at={createdAt} />,
  },
  {
    id: 'name',
    header: 'Name',
    className: styles.name,
    cell: (row) => <Name {...row} />,
  },
  {
    id: 'email',
    header: 'Email',
    className: styles.email,
    cell: ({ email }) => <EmailText>{email}</EmailText>,
  },
  {
    id: 'phone',
    header: 'Phone',
    labelled: true,
    className: `num ${styles.phone}`,
    cell: ({ phone }) => phone ?? <span className="quiet">None</span>,
  },
  {
    id: 'type',
    header: 'Type',
    className: styles.type,
    cell: ({ trainingType, duration }) => (
      <>
        {trainingType.toUpperCase()}
        <span className={styles.withType}>, {inMonths(duration)}</span>
      </>
    ),
  },
  {
    id: 'duration',
    header: 'Duration',
    numeric: true,
    className: styles.duration,
    cell: ({ duration }) => inMonths(duration),
  },
  { id: 'amount', header: 'Amount', numeric: true, className: styles.amount, cell: Amount },
  {
    id: 'status',
    header: 'Status',
    className: styles.status,
    cell: ({ status, flagged, disputed, refundAsked, toCall }) => (
      <span className={styles.badges}>
        <StatusBadge status={status} />
        {flagged && <Badge tone="red">flagged</Badge>}
        {disputed && <Badge tone="red">disputed</Badge>}
        {refundAsked && <Badge tone="amber">refund requested</Badge>}
        {toCall && <Badge tone="tint">to call</Badge>}
      </span>
    ),
  },
  {
    id: 'order',
    header: 'Order ID',
    labelled: true,
    className: styles.order,
    cell: ({ razorpayOrderId }) =>
      razorpayOrderId ? <span title={razorpayOrderId}>{razorpayOrderId}</span> : <span>None yet</span>,
  },
];
