import { type ReactNode, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { listed } from '#shared/api/listed.ts';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { useMay } from '#shared/session/rights.ts';
import { BackLink } from '#shared/ui/actions/back-link.tsx';
import { Field } from '#shared/ui/forms/field.tsx';
import { Select } from '#shared/ui/forms/inputs/select.tsx';
import { AdminPage } from '#shared/ui/layout/admin-page.tsx';
import { AdminList } from '#shared/ui/lists/admin-list.tsx';
import { EmptyState } from '#shared/ui/lists/empty-state.tsx';
import { pageSize } from '../../payment.ts';
import {
  amountHeads,
  amounts,
  kindWords,
  periodChoices,
  readReportQuery,
  type Report,
  type ReportFormat,
  reportsPath,
} from '../../report.ts';
import { reportFile, useReport } from '../../api.ts';
import { reportColumns } from './report-columns.tsx';
import styles from './report.module.css';
import { messageOf } from '#shared/api/errors.ts';
import { saveFile } from '#shared/lib/save-file.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { toast } from '#shared/ui/feedback/toast.ts';
import { formatCount } from '#shared/india/count.ts';
import { formatRupees } from '#shared/india/rupees.ts';
import { type Column, Table } from '#shared/ui/lists/table.tsx';

type Sum = Report['totals'] & { label: string; count: number };

const columns: readonly Column<Sum>[] = [
  { id: 'label', header: 'Kind', wide: true, cell: ({ label }) => <b>{label}</b> },
  { id: 'count', header: 'Entries', numeric: true, labelled: true, cell: ({ count }) => formatCount(count) },
  ...amounts.map((amount): Column<Sum> => ({
    id: amount,
    header: amountHeads[amount],
    numeric: true,
    labelled: true,
    cell: (sum) => formatRupees(sum[amount]),
  })),
];

/** What the columns add up to, by kind and together, and what was left out. */
function ReportSums({ report }: { report: Report }): ReactNode {
  const { sums, totals, total, testPayments, title } = report;
  const rows = [
    ...sums.map((sum) => ({ ...sum, label: kindWords[sum.kind].all })),
    { ...totals, label: 'Total', count: total },
  ];
  return (
    <>
      <Table caption={`Totals, ${title}`} columns={columns} rows={rows} rowKey={({ label }) => label} dense />
      <p className="small muted">
        Credit notes reduce the invoiced total. Refunds and lost disputes are listed in the column Money back.{' '}
        {testPayments > 0 && (
          <span>
            {`Excluded: ${formatCount(testPayments)} test ${testPayments === 1 ? 'payment' : 'payments'}.`}
          </span>
        )}
      </p>
    </>
  );
}

const formats: readonly { format: ReportFormat; label: string }[] = [
  { format: 'csv', label: 'CSV' },
  { format: 'xlsx', label: 'Excel (XLSX)' },
];

/** The whole period as a file, with its totals. */
function ReportFiles({ period }: { period: string }): ReactNode {
  const [busy, setBusy] = useState<ReportFormat>();

  async function download(format: ReportFormat): Promise<void> {
    setBusy(format);
    try {
      saveFile(await reportFile(period, format), `payments-report-${period}.${format}`);
    } catch (error) {
      toast.error(messageOf(error, 'The file could not be made. Please try again.'));
    } finally {
      setBusy(undefined);
    }
  }

  return formats.map(({ format, label }) => (
    <Button
      key={format}
      size="sm"
      iconBefore="download"
      busy={busy === format}
      busyLabel="Downloading..."
      onClick={() => void download(format)}
    >
      {label}
    </Button>
  ));
}

/** admin-25: what the accountant asks for, of a month or a financial year. */
export function ReportScreen(): ReactNode {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const may = useMay();
  const query = readReportQuery(search);
  const answer = useReport(query);
  const { data } = answer;
  const list = listed(answer, ({ rows }) => rows);
  const chosen = { value: query.period, label: data?.period === query.period ? data.title : query.period };
  return (
    <AdminPage
      title="Payment reports"
      back={<BackLink to={adminPaths.payments}>Back to payments</BackLink>}
      note="Invoices, receipts, refunds and credit notes by their date in India"
      actions={may('payments:export') && <ReportFiles period={query.period} />}
    >
      <div className={styles.page}>
        <Field label="Month or financial year" className={styles.period}>
          {(control) => (
            <Select
              {...control}
              value={query.period}
              options={periodChoices(data?.firstMonth ?? query.period, chosen)}
              onChange={({ target }) => void navigate(reportsPath({ period: target.value, page: 1 }))}
            />
          )}
        </Field>
        {data && list.problem === undefined && <ReportSums report={data} />}
        <AdminList
          list={list}
          noun={['entry', 'entries']}
          page={query.page}
          limit={pageSize}
          hrefFor={(page) => reportsPath({ ...query, page })}
          columns={reportColumns}
          rowKey={({ _id, kind }) => `${kind}-${_id}`}
          dense
          rowHeight={{ row: 2.9, card: 12 }}
          empty={
            <EmptyState
              icon="card"
              title={`No payments in ${chosen.label}`}
              text="No payment was completed or refunded. Choose another month or year."
            />
          }
        />
      </div>
    </AdminPage>
  );
}
