import type { ReactNode } from 'react';
import { formatCount } from '#shared/india/count.ts';
import { formatRupees } from '#shared/india/rupees.ts';
import { Table, type Column } from '#shared/ui/lists/table.tsx';
import { amountHeads, amounts, kindWords, type Report } from '../../report.ts';

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
export function ReportSums({ report }: { report: Report }): ReactNode {
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
