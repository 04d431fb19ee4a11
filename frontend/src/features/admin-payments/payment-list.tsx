import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { fullDayAndTime, rowDate } from '#shared/india/dates.ts';
import { formatRupees } from '#shared/india/rupees.ts';
import { overPage, type OverPage } from '#shared/lib/over-page.ts';
import { inMonths } from '#shared/lib/plan-words.ts';
import { startDownload } from '#shared/lib/start-download.ts';
import { useMedia } from '#shared/lib/use-media.ts';
import { useMay } from '#shared/session/rights.ts';
import { BackLink } from '#shared/ui/actions/back-link.tsx';
import { Button, ButtonLink } from '#shared/ui/actions/button.tsx';
import { useAction } from '#shared/ui/actions/use-action.ts';
import { Checkbox } from '#shared/ui/forms/checkbox.tsx';
import { Field } from '#shared/ui/forms/field.tsx';
import { Select } from '#shared/ui/forms/inputs/select.tsx';
import { AdminPage } from '#shared/ui/layout/admin-page.tsx';
import { AdminList } from '#shared/ui/lists/admin-list.tsx';
import { DateRange } from '#shared/ui/lists/date-range.tsx';
import { ListFilters } from '#shared/ui/lists/list-filters.tsx';
import { type Column, RowLink } from '#shared/ui/lists/table.tsx';
import { Badge } from '#shared/ui/text/badge.tsx';
import { EmailText } from '#shared/ui/text/email-text.tsx';
import { exportAddress, type PaymentList } from './api.ts';
import { marksOf } from './marks.ts';
import { drawerScreen, type PaymentRow, type PaymentStatus, statuses } from './payment.ts';
import styles from './payment-list.module.css';

/** pay-13: yellow, green, red; grey for anything else. */
const tones: Record<PaymentStatus, 'amber' | 'green' | 'red' | 'grey'> = {
  pending: 'amber',
  completed: 'green',
  failed: 'red',
  cancelled: 'grey',
};

export function StatusBadge({ status }: { status: PaymentStatus }): ReactNode {
  return (
    <Badge tone={tones[status]} dot>
      {status}
    </Badge>
  );
}

/** One line: the status, the first marks with their words, and how many more there are. */
function Status(row: PaymentRow): ReactNode {
  const marks = marksOf(row);
  const words = marks.map(({ text }) => text).join(', ');
  return (
    <span className={styles.marks} title={words || undefined}>
      <StatusBadge status={row.status} />
      {marks.map(({ text, tone }) => (
        <span key={text} className={styles.mark} data-tone={tone}>
          {text}
        </span>
      ))}
      {/* Hidden marks are still read by screen readers. */}
      {marks.length > 1 && <MoreMarks className={styles.afterOne} count={marks.length - 1} />}
      {marks.length > 2 && <MoreMarks className={styles.afterTwo} count={marks.length - 2} />}
    </span>
  );
}

const MoreMarks = ({ className, count }: { className: string | undefined; count: number }): ReactNode => (
  <span className={`${styles.more} ${className}`} aria-hidden="true">{`+${count}`}</span>
);

/** Opens the payment, beside the list on wide screens. */
function Name({ _id, name }: PaymentRow): ReactNode {
  const { pathname, search, state } = useLocation();
  const isWide = useMedia(drawerScreen);
  const isBeside = overPage(state) !== undefined;
  const over: OverPage = { over: { pathname, search } };
  return (
    <RowLink
      to={adminPaths.payment(_id)}
      title={name}
      // The next payment takes the place of the open one: Back leads to the list.
      replace={isBeside}
      state={isBeside ? state : isWide ? over : undefined}
    >
      {name}
    </RowLink>
  );
}

/** admin-8: columns and their order. */
const columns: readonly Column<PaymentRow>[] = [
  {
    id: 'date',
    header: 'Date',
    hint: 'Times are in India (IST)',
    className: styles.date,
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} title={fullDayAndTime(createdAt)}>
        {rowDate(createdAt)}
      </time>
    ),
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
    className: `num ${styles.phone}`,
    cell: ({ phone, email }) =>
      phone === null ? (
        <>
          <span className={`quiet ${styles.noPhone}`}>None</span>
          <span className={styles.forPhone}>{email}</span>
        </>
      ) : (
        <span title={phone}>{phone}</span>
      ),
  },
  {
    id: 'type',
    header: 'Type',
    className: styles.type,
    cell: ({ trainingType, duration }) => (
      <span title={`${trainingType.toUpperCase()}, ${inMonths(duration)}`}>
        {trainingType.toUpperCase()}
        <span className={styles.withType}>{`, ${duration} mo`}</span>
      </span>
    ),
  },
  {
    id: 'duration',
    header: 'Duration',
    numeric: true,
    className: styles.duration,
    cell: ({ duration }) => <span title={inMonths(duration)}>{`${duration} mo`}</span>,
  },
  {
    id: 'amount',
    header: 'Amount',
    numeric: true,
    className: styles.amount,
    cell: ({ amount }) => formatRupees(amount),
  },
  { id: 'status', header: 'Status', className: styles.status, cell: Status },
  {
    id: 'order',
    header: 'Order ID',
    className: styles.order,
    cell: ({ razorpayOrderId }) =>
      razorpayOrderId ? <span title={razorpayOrderId}>{razorpayOrderId}</span> : <span>None yet</span>,
  },
];

const statusOptions = Object.entries(statuses).map(([value, label]) => ({ value, label }));

const ticks = { flagged: 'Flagged only', refundAsked: 'Refund requested', toCall: 'To call' } as const;

/** admin-8: filters apply by themselves or at Apply, and are kept in the address. */
function PaymentFilters({ list }: { list: PaymentList }): ReactNode {
  const { status, startDate, endDate } = list.query;
  return (
    <ListFilters list={list} placeholder="Name, email, phone or order id" apply>
      <Field label="Status" className={styles.statusFilter}>
        {(control) => (
          <Select
            {...control}
            name="status"
            options={statusOptions}
            value={status}
            onChange={({ target }) => list.go({ status: target.value as typeof status })}
          />
        )}
      </Field>
      <DateRange startDate={startDate} endDate={endDate} onChange={(range) => list.go(range, 'typed')} />
      <div className={styles.ticks}>
        {(Object.keys(ticks) as (keyof typeof ticks)[]).map((tick) => (
          <Checkbox
            key={tick}
            label={ticks[tick]}
            name={tick}
            checked={list.query[tick] === 'true'}
            onChange={({ target }) => list.go({ [tick]: target.checked ? 'true' : '' })}
          />
        ))}
      </div>
    </ListFilters>
  );
}

interface PaymentListScreenProps {
  list: PaymentList;
  /** The payment open beside the list. */
  openId: string | undefined;
}

/** admin-8. */
export function PaymentListScreen({ list, openId }: PaymentListScreenProps): ReactNode {
  const may = useMay();
  useReturnToRow(openId, list.rows !== undefined);
  return (
    <AdminPage
      title="Payments"
      {...(openId !== undefined && { documentTitle: null })}
      back={may('dashboard:read') && <BackLink to={adminPaths.dashboard}>Back</BackLink>}
      actions={
        <>
          <ButtonLink size="sm" to={adminPaths.reports}>
            Reports
          </ButtonLink>
          <ButtonLink size="sm" to={adminPaths.settlements}>
            Settlements
          </ButtonLink>
          <ExportButton list={list} />
        </>
      }
    >
      <PaymentFilters list={list} />
      <div className={styles.list}>
        <AdminList
          list={list}
          noun={['payment', 'payments']}
          columns={columns}
          rowKey={({ _id }) => _id}
          openKey={openId}
          dense
          pressable
          rowHeight={{ row: 2.75, card: 6.1875 }}
          empty={{
            icon: 'card',
            title: 'No payments found',
            text: 'Payments are listed here as soon as a buyer starts a checkout.',
          }}
          emptyFiltered={{
            text: 'No payments match these filters. Widen the dates, or clear the search.',
            action: (
              <ButtonLink size="sm" to={adminPaths.payments}>
                Clear filters
              </ButtonLink>
            ),
          }}
          emptyOnFailure="The payments could not be loaded."
        />
      </div>
    </AdminPage>
  );
}

/**
 * Keeps the row of the open payment in view. Returns the focus to it once the payment is closed and the rows are loaded, unless
 * the focus is elsewhere by then.
 */
function useReturnToRow(openId: string | undefined, ready: boolean): void {
  const last = useRef<string>(undefined);
  useEffect(() => {
    const id = openId ?? last.current;
    last.current = id;
    if (!ready || id === undefined) return;
    const link = document.querySelector<HTMLElement>(`main a[href="${adminPaths.payment(id)}"]`);
    if (openId !== undefined) {
      link?.closest('tr')?.scrollIntoView({ block: 'nearest' });
      return;
    }
    if (document.activeElement === document.body) link?.focus();
    last.current = undefined;
  }, [openId, ready]);
}

/** Exports the filtered list. */
function ExportButton({ list }: { list: PaymentList }): ReactNode {
  const { busy, run } = useAction(
    async () => startDownload(await exportAddress(list.query)),
    'The file could not be made. Please try again.',
  );
  return (
    <Button size="sm" iconBefore="download" busy={busy} busyLabel="Exporting..." onClick={() => run()}>
      Export CSV
    </Button>
  );
}
