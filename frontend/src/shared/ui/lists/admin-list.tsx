import type { ReactNode } from 'react';
import { formatCount, formatTotal, type Noun, nounOf } from '../../india/count.ts';
import styles from './admin-list.module.css';
import { LoadError } from '../feedback/load-error.tsx';
import { ListNews } from './list-news.tsx';
import { Pager } from './pager.tsx';
import { Table, type Column, type RowHeight } from './table.tsx';

/** A page of something, as far as it is known. */
export interface Listed<Row> {
  /** Undefined until it has come for the first time. */
  rows: readonly Row[] | undefined;
  total: number;
  /** There are more than `total`, which no page shows. */
  more: boolean;
  /** Why it could not be loaded or brought up to date, in words. */
  problem: string | undefined;
  /** An older page stands in for the one that is on its way. */
  waiting: boolean;
  retry: () => void;
}

interface AdminListProps<Row> {
  list: Listed<Row>;
  /** What the rows are. */
  noun: Noun;
  page: number;
  /** Rows a page has room for. */
  limit: number;
  hrefFor: (page: number) => string;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  /** The key of the row that is open over the list. */
  openKey?: string | undefined;
  dense?: boolean;
  /** A press anywhere on a row follows its link. */
  pressable?: boolean;
  rowHeight?: RowHeight;
  /** Shown when there are none. */
  empty: ReactNode;
  /** Shown below the reason when there are none because loading failed. */
  emptyOnFailure?: ReactNode;
}

function captionFor<Row>({ rows, total, more }: Listed<Row>, noun: Noun, before: number): string {
  const from = formatCount(before + 1);
  const to = formatCount(before + (rows?.length ?? 0));
  return `${from} to ${to} of ${formatTotal(total, more)} ${nounOf(total, noun)}`;
}

/** A list of the admin's in each of its states. */
export function AdminList<Row>(props: AdminListProps<Row>): ReactNode {
  const {
    list,
    noun,
    page,
    limit,
    hrefFor,
    columns,
    rowKey,
    openKey,
    dense,
    pressable,
    rowHeight,
    empty,
    emptyOnFailure,
  } = props;
  const { rows, total, problem } = list;
  const loading = rows === undefined && problem === undefined;
  const none = problem === undefined ? empty : emptyOnFailure;
  const pageCount = Math.max(1, Math.ceil(total / limit));
  return (
    <div
      className={styles.list}
      aria-busy={loading || list.waiting || undefined}
      data-older={(rows && list.waiting) || undefined}
    >
      <ListNews list={list} noun={noun} />
      {problem !== undefined && <LoadError message={problem} onRetry={list.retry} />}
      {loading || (rows && rows.length > 0) ? (
        <Table
          caption={loading ? `Loading ${noun[1]}...` : captionFor(list, noun, (page - 1) * limit)}
          columns={columns}
          rows={rows ?? []}
          rowKey={rowKey}
          openKey={openKey}
          dense={dense}
          pressable={pressable}
          rowHeight={rowHeight}
          loadingRows={loading ? Math.min(limit, 8) : 0}
        />
      ) : (
        none && <div className={styles.empty}>{none}</div>
      )}
      {rows && <Pager page={page} pageCount={pageCount} hrefFor={hrefFor} />}
    </div>
  );
}
