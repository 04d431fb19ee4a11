import { type ReactNode, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { dayAndTime } from '#shared/india/dates.ts';
import { useMay } from '#shared/session/rights.ts';
import { BackLink } from '#shared/ui/actions/back-link.tsx';
import { LoadError } from '#shared/ui/feedback/load-error.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { Field } from '#shared/ui/forms/field.tsx';
import { Select } from '#shared/ui/forms/inputs/select.tsx';
import { AdminPage } from '#shared/ui/layout/admin-page.tsx';
import { EmptyState } from '#shared/ui/lists/empty-state.tsx';
import { Table } from '#shared/ui/lists/table.tsx';
import { fetchSettlements, settlementFile, useSettlements } from '../../api.ts';
import { periodChoices } from '../../report.ts';
import { readSettlementMonth, type SettlementMonth, settlementsPath } from '../../settlements.ts';
import { differenceColumns, settlementColumns, type SettlementRow } from './settlement-columns.tsx';
import styles from '../report/report.module.css';
import { messageOf } from '#shared/api/errors.ts';
import { formatCount } from '#shared/india/count.ts';
import { saveFile } from '#shared/lib/save-file.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { toast } from '#shared/ui/feedback/toast.ts';

/** admin-26: what Razorpay paid out, held against what was sold. */
export function SettlementScreen(): ReactNode {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const may = useMay();
  const month = readSettlementMonth(search);
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
      actions={may('payments:export') && <SettlementActions month={month} onFetched={() => mutate()} />}
    >
      <div className={styles.page}>
        <Field label="Month" className={styles.period}>
          {(control) => (
            <Select
              {...control}
              value={month}
              options={months}
              onChange={({ target }) => void navigate(settlementsPath(target.value))}
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
          // The month before stands there until the one that was asked for has come.
          <div
            className={styles.found}
            aria-busy={isLoading || undefined}
            data-older={isLoading || undefined}
          >
            <Found month={data} />
          </div>
        )}
      </div>
    </AdminPage>
  );
}

function Found({ month }: { month: SettlementMonth }): ReactNode {
  const { settlements, differences, totals, title, settledWithinDays } = month;
  if (settlements.length === 0 && differences.length === 0) {
    return (
      <EmptyState
        icon="card"
        title="No settlements in this month"
        text="Updates every morning. Choose another month, or fetch this one now."
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

interface SettlementActionsProps {
  month: string;
  onFetched: () => Promise<unknown>;
}

/** Asks Razorpay for the month again, and saves its lines. */
function SettlementActions({ month, onFetched }: SettlementActionsProps): ReactNode {
  const [busy, setBusy] = useState<'fetch' | 'file'>();

  async function run(what: 'fetch' | 'file', act: () => Promise<void>, otherwise: string): Promise<void> {
    setBusy(what);
    try {
      await act();
    } catch (error) {
      toast.error(messageOf(error, otherwise));
    } finally {
      setBusy(undefined);
    }
  }

  async function fetchNow(): Promise<void> {
    const { lines } = await fetchSettlements(month);
    await onFetched();
    toast.success(`Razorpay has ${formatCount(lines)} ${lines === 1 ? 'line' : 'lines'} of this month.`);
  }

  async function download(): Promise<void> {
    saveFile(await settlementFile(month), `settlements-${month}.csv`);
  }

  return (
    <>
      <Button
        size="sm"
        busy={busy === 'fetch'}
        busyLabel="Fetching..."
        onClick={() => void run('fetch', fetchNow, 'Razorpay could not be reached. Please try again.')}
      >
        Fetch now
      </Button>
      <Button
        size="sm"
        iconBefore="download"
        busy={busy === 'file'}
        busyLabel="Downloading..."
        onClick={() => void run('file', download, 'The file could not be made. Please try again.')}
      >
        CSV
      </Button>
    </>
  );
}
