import type { ReactNode } from 'react';
import { fullDayAndTime } from '#shared/india/dates.ts';
import { Badge } from '#shared/ui/text/badge.tsx';
import { Button, ButtonLink } from '#shared/ui/actions/button.tsx';
import type { Column } from '#shared/ui/lists/table.tsx';
import type { Status } from '../content.ts';
import styles from './content-columns.module.css';

export const statusNames: Record<Status, string> = {
  draft: 'Draft',
  published: 'Published',
  scheduled: 'Scheduled',
};
const statusTones = { draft: 'grey', published: 'green', scheduled: 'amber' } as const;

interface Frame<Row> {
  /** How one is called, for its row's buttons. */
  nameOf: (row: Row) => string;
  imageOf: (row: Row) => string;
  editPath: (id: string) => string;
  onDelete: (row: Row) => void;
}

/** What every list shows around its own columns. */
export function framed<Row extends { _id: string; status: Status; updatedAt: string }>(
  columns: readonly Column<Row>[],
  { nameOf, imageOf, editPath, onDelete }: Frame<Row>,
): Column<Row>[] {
  const name = (row: Row): ReactNode => (
    <span className={styles.name}>
      <img src={imageOf(row)} alt="" width={56} height={42} loading="lazy" />
      <span className="label">{nameOf(row)}</span>
    </span>
  );
  const status = (row: Row): ReactNode => (
    <Badge tone={statusTones[row.status]} dot>
      {statusNames[row.status]}
    </Badge>
  );
  const updated = (row: Row): ReactNode => <span className="num quiet">{fullDayAndTime(row.updatedAt)}</span>;
  const actions = (row: Row): ReactNode => (
    <span className={styles.actions}>
      <ButtonLink size="sm" to={editPath(row._id)} aria-label={`Edit ${nameOf(row)}`}>
        Edit
      </ButtonLink>
      <Button size="sm" variant="quiet" aria-label={`Delete ${nameOf(row)}`} onClick={() => onDelete(row)}>
        Delete
      </Button>
    </span>
  );
  return [
    { id: 'name', header: 'Name', wide: true, cell: name },
    ...columns,
    { id: 'status', header: 'Status', cell: status },
    { id: 'updated', header: 'Changed', labelled: true, wide: true, className: styles.when, cell: updated },
    { id: 'actions', header: 'Actions', wide: true, cell: actions },
  ];
}
