import { useId, type ReactNode } from 'react';
import { roleWords } from '#shared/session/rights.ts';
import { Table, type Column } from '#shared/ui/lists/table.tsx';
import { Icon } from '#shared/ui/media/icon.tsx';
import { roleChoices, type StaffOverview } from '../../person.ts';
import styles from './staff-screen.module.css';

type RightRow = StaffOverview['rights'][number];

const columns: readonly Column<RightRow>[] = [
  { id: 'right', header: 'Right', className: styles.right, cell: ({ words }) => words },
  ...roleChoices.map(({ value }): Column<RightRow> => ({
    id: value,
    header: roleWords[value],
    labelled: true,
    className: styles.role,
    cell: ({ roles }) =>
      roles.includes(value) ? (
        <span className={styles.yes}>
          <Icon name="check" />
          <span className="sr">yes</span>
        </span>
      ) : (
        <span className={styles.no}>
          <span aria-hidden="true">–</span>
          <span className="sr">no</span>
        </span>
      ),
  })),
];

/** The server's own table: what each role may do. */
export function RightsTable({ rights }: Pick<StaffOverview, 'rights'>): ReactNode {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 className="label" id={id}>
        What each role may do
      </h2>
      <div className={styles.rights}>
        <Table caption="Rights by role" columns={columns} rows={rights} rowKey={({ right }) => right} />
      </div>
    </section>
  );
}
