import type { ReactNode } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { formatCount } from '#shared/india/count.ts';
import { dayAndTime } from '#shared/india/dates.ts';
import { formatRupees } from '#shared/india/rupees.ts';
import { useMay } from '#shared/session/rights.ts';
import { BackLink } from '#shared/ui/actions/back-link.tsx';
import { Button } from '#shared/ui/actions/button.tsx';
import { DownloadButton } from '#shared/ui/actions/download-button.tsx';
import { useAction } from '#shared/ui/actions/use-action.ts';
import { LoadError } from '#shared/ui/feedback/load-error.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { toast } from '#shared/ui/feedback/toast.ts';
import { Field } from '#shared/ui/forms/field.tsx';
import { Select } from '#shared/ui/forms/inputs/select.tsx';
import { AdminPage } from '#shared/ui/layout/admin-page.tsx';
import { Stack } from '#shared/ui/layout/flow.tsx';
import { EmptyState } from '#shared/ui/lists/empty-state.tsx';
import { type Column, Table } from '#shared/ui/lists/table.tsx';
import { settlementFile, useFetchSettlements, useSettlements } from './api.ts';
import { periodChoices, readMonth, type SettlementMonth } from './report.ts';
import styles from './report.module.css';

type Settlement = SettlementMonth['settlements'][number];
type Difference = SettlementMonth['differences'][number];

/** A settlement, or the totals. */
type SettlementRow = Omit<Settlement, 'settledAt'> & { settledAt?: string };

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

const settlementColumns: readonly Column<SettlementRow>[] = [
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

const differenceColumns: readonly Column<Difference>[] = [
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

/** admin-26: Razorpay's settlements compared with payments and refunds. */
export function SettlementScreen(): ReactNode {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const may = useMay();
  const month = readMonth(search.get('month') ?? '');
  const { data, error, isLoading, mutate } = useSettlements(month);
  const chosen = { value: month, label: data?.month === month ? data.title : month };
  const months = periodChoices(data?.firstMonth ?? month, chosen).filter(
    ({ value }) => !value.startsWith('FY'),
  );
  return (
    <AdminPage
      title="Settlements"
      back={<BackLink to={adminPaths.payments}>Back to payments</BackLink>}
      note={
        data &&
        (data.fetchedAt
          ? `Fetched from Razorpay: ${dayAndTime(data.fetchedAt)}`
          : 'Nothing fetched from Razorpay yet')
      }
      actions={may('payments:export') && <SettlementActions month={month} />}
    >
      <Stack gap="4h">
        <Field label="Month" className={styles.period}>
          {(control) => (
            <Select
              {...control}
              value={month}
              options={months}
              onChange={({ target }) => void navigate({ search: `?month=${target.value}` })}
            />
          )}
        </Field>
        {error && <LoadError message={error.message} onRetry={() => void mutate()} />}
        {!data && !error && (
          <Table
            caption="Loading settlements..."
            columns={settlementColumns}
            rows={[]}
            rowKey={({ _id }) => _id}
            loadingRows={4}
            dense
          />
        )}
        {data && !error && (
          // Shows the previous month while loading.
          <Stack
            gap="4h"
            className={styles.found}
            aria-busy={isLoading || undefined}
            data-older={isLoading || undefined}
          >
            <MonthResult month={data} />
          </Stack>
        )}
      </Stack>
    </AdminPage>
  );
}

function MonthResult({ month }: { month: SettlementMonth }): ReactNode {
  const { settlements, differences, totals, title, settledWithinDays } = month;
  if (settlements.length === 0 && differences.length === 0) {
    return (
      <EmptyState
        icon="card"
        title="No settlements in this month"
        text="We fetch settlements every day. Choose another month, or fetch this one now."
      />
    );
  }
  const rows: SettlementRow[] = [...settlements, { _id: 'Total', utr: '', ...totals }];
  return (
    <>
      {differences.length === 0 ? (
        <Notice tone="green">Everything matches the payments and refunds on this site.</Notice>
      ) : (
        <Table
          caption={`Differences of ${title}`}
          columns={differenceColumns}
          rows={differences}
          rowKey={({ words, entityId, settlementId, paymentId }) =>
            [words, entityId, settlementId, paymentId].join(' ')
          }
          dense
        />
      )}
      <Table
        caption={`Settlements of ${title}`}
        columns={settlementColumns}
        rows={rows}
        rowKey={({ _id }) => _id}
        dense
      />
      <p className="small muted">
        Bank received is payments minus fees, tax on fees and refunds, plus other credits and debits by
        Razorpay. A payment that is in no settlement after {settledWithinDays} days is listed as a difference
        in the month it was paid.
      </p>
    </>
  );
}

/** Fetches the month from Razorpay, and downloads its lines. */
function SettlementActions({ month }: { month: string }): ReactNode {
  const fetchSettlements = useFetchSettlements();
  const { busy, run } = useAction(async () => {
    const { lines } = await fetchSettlements(month);
    toast.success(`Razorpay has ${formatCount(lines)} ${lines === 1 ? 'line' : 'lines'} of this month.`);
  }, 'Razorpay could not be reached. Please try again.');
  return (
    <>
      <Button size="sm" busy={busy} busyLabel="Fetching..." onClick={() => run()}>
        Fetch now
      </Button>
      <DownloadButton
        fileName={`settlements-${month}.csv`}
        load={() => settlementFile(month)}
        failure="The file could not be made. Please try again."
      >
        CSV
      </DownloadButton>
    </>
  );
}
