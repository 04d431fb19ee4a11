import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { formatCount } from '#shared/india/count.ts';
import { dayAndTime } from '#shared/india/dates.ts';
import { formatRupees } from '#shared/india/rupees.ts';
import { useMay } from '#shared/session/rights.ts';
import { BackLink } from '#shared/ui/actions/back-link.tsx';
import { DownloadButton } from '#shared/ui/actions/download-button.tsx';
import { Field } from '#shared/ui/forms/field.tsx';
import { Select } from '#shared/ui/forms/inputs/select.tsx';
import { AdminPage } from '#shared/ui/layout/admin-page.tsx';
import { Stack } from '#shared/ui/layout/flow.tsx';
import { AdminList } from '#shared/ui/lists/admin-list.tsx';
import { type Column, Table } from '#shared/ui/lists/table.tsx';
import { reportFile, useReport } from './api.ts';
import { amountHeads, amounts, kindWords, periodChoices, type Report, type ReportRow } from './report.ts';
import styles from './report.module.css';

const none = <span className="quiet">None</span>;
const rupees = (paise: number | null): ReactNode => (paise === null ? none : formatRupees(paise));

function Document({ number, refersTo }: ReportRow): ReactNode {
  return (
    <>
      {number ?? none}
      {refersTo && <span className={styles.second}>of {refersTo}</span>}
    </>
  );
}

function Buyer({ name, paymentId, program }: ReportRow): ReactNode {
  return (
    <>
      <Link to={adminPaths.payment(paymentId)}>{name}</Link>
      <span className={styles.second}>{program}</span>
    </>
  );
}

function Supply({ placeOfSupply, buyerGstin, sac, ratePercent }: ReportRow): ReactNode {
  if (ratePercent === null) return none;
  return (
    <>
      {placeOfSupply}
      {buyerGstin && <span className={styles.second}>{buyerGstin}</span>}
      <span className={styles.second}>
        SAC {sac}, {ratePercent} %
      </span>
    </>
  );
}

function Kind({ kind, at }: ReportRow): ReactNode {
  return (
    <>
      {kindWords[kind].one}
      <time className={styles.second} dateTime={at}>
        {dayAndTime(at)}
      </time>
    </>
  );
}

/** CGST and SGST within a state, IGST to another. */
function Taxes(row: ReportRow): ReactNode {
  const parts = (['cgst', 'sgst', 'igst'] as const).filter((part) => row[part]);
  if (parts.length === 0) return rupees(row.igst);
  return parts.map((part) => (
    <span key={part} className={styles.part}>
      {amountHeads[part]} {rupees(row[part])}
    </span>
  ));
}

const amount = (id: 'taxable' | 'total' | 'moneyBack'): Column<ReportRow> => ({
  id,
  header: amountHeads[id],
  numeric: true,
  labelled: true,
  className: styles.amount,
  cell: (row) => rupees(row[id]),
});

const columns: readonly Column<ReportRow>[] = [
  { id: 'kind', header: 'Kind', wide: true, className: styles.kind, cell: Kind },
  { id: 'number', header: 'Number', wide: true, className: styles.number, cell: Document },
  { id: 'buyer', header: 'Buyer', wide: true, className: styles.buyer, cell: Buyer },
  {
    id: 'supply',
    header: 'Place of supply',
    wide: true,
    labelled: true,
    className: styles.supply,
    cell: Supply,
  },
  amount('taxable'),
  { id: 'tax', header: 'Tax', numeric: true, labelled: true, className: styles.amount, cell: Taxes },
  amount('total'),
  amount('moneyBack'),
];

type Sum = Report['totals'] & { label: string; count: number };

const sumColumns: readonly Column<Sum>[] = [
  { id: 'label', header: 'Kind', wide: true, cell: ({ label }) => <b>{label}</b> },
  { id: 'count', header: 'Entries', numeric: true, labelled: true, cell: ({ count }) => formatCount(count) },
  ...amounts.map((name): Column<Sum> => ({
    id: name,
    header: amountHeads[name],
    numeric: true,
    labelled: true,
    cell: (sum) => formatRupees(sum[name]),
  })),
];

/** Totals by kind, and what is excluded. */
function ReportSums({ report }: { report: Report }): ReactNode {
  const { sums, totals, total, testPayments, title, programs } = report;
  const rows = [
    ...sums.map((sum) => ({ ...sum, label: kindWords[sum.kind].all })),
    { ...totals, label: 'Total', count: total },
  ];
  return (
    <>
      <Table
        caption={`Totals, ${title}`}
        columns={sumColumns}
        rows={rows}
        rowKey={({ label }) => label}
        dense
      />
      <p className="small num">
        {`Programs: ${formatCount(programs.sold)} sold and ${formatCount(programs.ended)} ended in ${title}, ${formatCount(programs.active)} in training now.`}
      </p>
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

const formats = { csv: 'CSV', xlsx: 'Excel (XLSX)' } as const;

/** admin-25: accounting report of a month or a financial year. */
export function ReportScreen(): ReactNode {
  const may = useMay();
  const list = useReport();
  const { data, query } = list;
  const { period } = query;
  const chosen = { value: period, label: data?.period === period ? data.title : period };
  return (
    <AdminPage
      title="Payment reports"
      back={<BackLink to={adminPaths.payments}>Back to payments</BackLink>}
      note="Invoices, receipts, refunds and credit notes by their date in India"
      actions={
        may('payments:export') &&
        (Object.keys(formats) as (keyof typeof formats)[]).map((format) => (
          <DownloadButton
            key={format}
            fileName={`payments-report-${period}.${format}`}
            load={() => reportFile(period, format)}
            failure="The file could not be made. Please try again."
          >
            {formats[format]}
          </DownloadButton>
        ))
      }
    >
      <Stack gap="4h">
        <Field label="Month or financial year" className={styles.period}>
          {(control) => (
            <Select
              {...control}
              value={period}
              options={periodChoices(data?.firstMonth ?? period, chosen)}
              onChange={({ target }) => list.go({ period: target.value })}
            />
          )}
        </Field>
        {data && list.problem === undefined && <ReportSums report={data} />}
        <AdminList
          list={list}
          noun={['entry', 'entries']}
          columns={columns}
          rowKey={({ _id, kind }) => `${kind}-${_id}`}
          dense
          rowHeight={{ row: 2.9, card: 12 }}
          empty={{
            icon: 'card',
            title: `No payments in ${chosen.label}`,
            text: 'No payment was completed or refunded. Choose another month or year.',
          }}
        />
      </Stack>
    </AdminPage>
  );
}
