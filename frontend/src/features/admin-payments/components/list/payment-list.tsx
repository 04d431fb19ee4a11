import { type ReactNode, useEffect, useRef, useState } from 'react';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { useMay } from '#shared/session/rights.ts';
import { AdminList } from '#shared/ui/lists/admin-list.tsx';
import { AdminPage } from '#shared/ui/layout/admin-page.tsx';
import { BackLink } from '#shared/ui/actions/back-link.tsx';
import { Button, ButtonLink } from '#shared/ui/actions/button.tsx';
import { EmptyState } from '#shared/ui/lists/empty-state.tsx';
import { exportAddress, usePayments } from '../../api.ts';
import { pageSize, type PaymentStatus, statuses } from '../../payment.ts';
import { noFilters, type PaymentQuery, paymentsPath, readPaymentQuery, ticks } from '../../payment-query.ts';
import { paymentColumns } from './payment-columns.tsx';
import { messageOf } from '#shared/api/errors.ts';
import { startDownload } from '#shared/lib/start-download.ts';
import { toast } from '#shared/ui/feedback/toast.ts';
import { Checkbox } from '#shared/ui/forms/checkbox.tsx';
import { Field } from '#shared/ui/forms/field.tsx';
import { Select } from '#shared/ui/forms/inputs/select.tsx';
import { DateRange } from '#shared/ui/lists/date-range.tsx';
import { ListFilters } from '#shared/ui/lists/list-filters.tsx';
import { useListAddress } from '#shared/ui/lists/use-list-address.ts';
import styles from './payment-filters.module.css';

const statusOptions = [
  { value: '', label: 'All' },
  ...statuses.map((status) => ({ value: status, label: status.charAt(0).toUpperCase() + status.slice(1) })),
];

const tickLabels = { flagged: 'Flagged only', refundAsked: 'Refund requested', toCall: 'To call' } as const;

/** admin-8: what is typed or chosen applies by itself or at Apply, and stands in the address. */
function PaymentFilters({ query }: { query: PaymentQuery }): ReactNode {
  const go = useListAddress(query, paymentsPath);
  const { search, status, startDate, endDate } = query;
  const set = [status, startDate, endDate, ...ticks.map((tick) => query[tick])].filter(Boolean).length;
  return (
    <ListFilters
      search={{
        value: search,
        placeholder: 'Name, email, phone or order id',
        onSearch: (text) => go({ search: text }, 'typed'),
      }}
      set={set}
      onClear={() => go(noFilters)}
      apply
    >
      <Field label="Status" className={styles.status}>
        {(control) => (
          <Select
            {...control}
            name="status"
            options={statusOptions}
            value={status}
            onChange={({ target }) => go({ status: target.value as PaymentStatus | '' })}
          />
        )}
      </Field>
      <DateRange startDate={startDate} endDate={endDate} onChange={(range) => go(range, 'typed')} />
      <div className={styles.ticks}>
        {ticks.map((tick) => (
          <Checkbox
            key={tick}
            label={tickLabels[tick]}
            name={tick}
            checked={query[tick]}
            onChange={({ target }) => go({ [tick]: target.checked })}
          />
        ))}
      </div>
    </ListFilters>
  );
}

interface PaymentListProps {
  /** What is asked for. */
  search: URLSearchParams;
  /** The payment that is open over the list. */
  openId: string | undefined;
}

/** admin-8. */
export function PaymentList({ search, openId }: PaymentListProps): ReactNode {
  const query = readPaymentQuery(search);
  const list = usePayments(query);
  const may = useMay();
  useReturnToRow(openId, list.rows !== undefined);
  const filtered = paymentsPath({ ...query, page: 1 }) !== adminPaths.payments;
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
          <ExportButton query={query} />
        </>
      }
    >
      <PaymentFilters query={query} />
      <AdminList
        list={list}
        noun={['payment', 'payments']}
        page={query.page}
        limit={pageSize}
        hrefFor={(page) => paymentsPath({ ...query, page })}
        columns={paymentColumns}
        rowKey={({ _id }) => _id}
        openKey={openId}
        dense
        pressable
        rowHeight={{ row: 2.9, card: 9.75 }}
        emptyOnFailure={
          <EmptyState icon="card" title="No payments found" text="The payments could not be loaded." />
        }
        empty={
          <EmptyState
            icon="card"
            title="No payments found"
            text={
              filtered
                ? 'No payments match these filters. Widen the dates, or clear the search.'
                : 'Payments are listed here as soon as a buyer starts a checkout.'
            }
            action={
              filtered && (
                <ButtonLink size="sm" to={adminPaths.payments}>
                  Clear filters
                </ButtonLink>
              )
            }
          />
        }
      />
    </AdminPage>
  );
}

/**
 * From an open payment back in the list, at the row of the one that was looked at last: at once, or when the rows have come. Whoever has
 * gone elsewhere meanwhile, to search for instance, stays there.
 */
function useReturnToRow(openId: string | undefined, ready: boolean): void {
  const last = useRef<string>(undefined);
  /** Where the closed payment left the focus. */
  const left = useRef<Element>(null);
  useEffect(() => {
    if (openId !== undefined) {
      last.current = openId;
      left.current = null;
    } else if (last.current !== undefined) {
      left.current ??= document.activeElement;
      if (!ready) return;
      if (document.activeElement === left.current) {
        document.querySelector<HTMLElement>(`main a[href="${adminPaths.payment(last.current)}"]`)?.focus();
      }
      last.current = undefined;
    }
  }, [openId, ready]);
}

/** Everything that the filters let through, as a file for a spreadsheet. */
function ExportButton({ query }: { query: PaymentQuery }): ReactNode {
  const [busy, setBusy] = useState(false);

  async function start(): Promise<void> {
    setBusy(true);
    try {
      startDownload(await exportAddress(query));
    } catch (error) {
      toast.error(messageOf(error, 'The file could not be made. Please try again.'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button size="sm" iconBefore="download" busy={busy} busyLabel="Exporting..." onClick={() => void start()}>
      Export CSV
    </Button>
  );
}
