import type { ReactNode } from 'react';
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
import { periodChoices, readReportQuery, reportsPath } from '../../report.ts';
import { useReport } from '../../api.ts';
import { reportColumns } from './report-columns.tsx';
import { ReportFiles } from './report-files.tsx';
import { ReportSums } from './report-sums.tsx';
import styles from './report.module.css';

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
