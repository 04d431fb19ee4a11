import type { MouseEvent, ReactNode } from 'react';
import { formatCount, formatTotal, type Noun, nounOf } from '../../india/count.ts';
import { Button, ButtonLink } from '../actions/button.tsx';
import { LoadError } from '../feedback/load-error.tsx';
import styles from './admin-list.module.css';
import { EmptyState, type EmptyStateProps } from './empty-state.tsx';
import type { List } from './list-address.ts';
import { Table, type TableProps } from './table.tsx';

interface ListFrameProps {
  list: List<unknown>;
  noun: Noun;
  empty: EmptyStateProps;
  /** Replaces parts of `empty` where a search or a filter is set. */
  emptyFiltered?: Partial<EmptyStateProps>;
  /** Text of the empty list below the error; without it, nothing is shown. */
  emptyOnFailure?: string;
  loading: ReactNode;
  children: ReactNode;
}

/** For a page number past the list's end. */
const pastEnd = { title: 'Nothing on this page', text: 'The list ends before this page.', action: undefined };

/** The loading, error, empty and paging states around a list's rows. */
export function ListFrame(props: ListFrameProps): ReactNode {
  const { list, noun, empty, emptyFiltered, emptyOnFailure, loading, children } = props;
  const { rows, total, limit, problem, query } = list;
  const isLoading = rows === undefined && problem === undefined;
  const isFilled = rows !== undefined && rows.length > 0;
  const isPastEnd = rows?.length === 0 && total > 0;
  return (
    <div
      className={styles.list}
      aria-busy={isLoading || list.waiting || undefined}
      data-older={(rows && list.waiting) || undefined}
    >
      <ListStatus list={list} noun={noun} />
      {problem !== undefined && <LoadError message={problem} onRetry={list.retry} />}
      {isLoading && loading}
      {isFilled && children}
      {!isLoading && !isFilled && (problem === undefined || emptyOnFailure) && (
        <div className={styles.empty}>
          <EmptyState
            {...empty}
            {...(problem === undefined ? list.set.length > 0 && emptyFiltered : { text: emptyOnFailure })}
            {...(isPastEnd && pastEnd)}
          />
        </div>
      )}
      {rows && <Pager page={query.page} pageCount={Math.max(1, Math.ceil(total / limit))} list={list} />}
    </div>
  );
}

interface AdminListProps<Row>
  extends
    Omit<ListFrameProps, 'loading' | 'children'>,
    Omit<TableProps<Row>, 'caption' | 'rows' | 'loadingRows'> {
  list: List<Row>;
}

export function AdminList<Row>(props: AdminListProps<Row>): ReactNode {
  const { list, noun, empty, emptyFiltered, emptyOnFailure, ...table } = props;
  const { rows = [], total, more, limit, query } = list;
  const before = (query.page - 1) * limit;
  const range = `${formatCount(before + 1)} to ${formatCount(before + rows.length)}`;
  return (
    <ListFrame
      {...{ list, noun, empty, emptyFiltered, emptyOnFailure }}
      loading={
        <Table {...table} caption={`Loading ${noun[1]}...`} rows={[]} loadingRows={Math.min(limit, 8)} />
      }
    >
      <Table
        {...table}
        caption={`${range} of ${formatTotal(total, more)} ${nounOf(total, noun)}`}
        rows={rows}
      />
    </ListFrame>
  );
}

/** Announces the number of rows to screen readers after each load. */
function ListStatus({ list, noun }: Pick<ListFrameProps, 'list' | 'noun'>): ReactNode {
  const { rows, total, more, problem, waiting } = list;
  const amount = total === 0 ? 'No' : formatTotal(total, more);
  return (
    <p className="sr" role="status">
      {rows && !waiting && problem === undefined && `${amount} ${nounOf(total, noun)}`}
    </p>
  );
}

interface PagerProps {
  /** From 1. */
  page: number;
  pageCount: number;
  list: Pick<List<unknown>, 'hrefFor' | 'visit'>;
}

function Pager({ page, pageCount, list: { hrefFor, visit } }: PagerProps): ReactNode {
  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    // Other presses open a tab or a window.
    if (!visit || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    visit(event.currentTarget.href);
  }
  function step(target: number, text: string): ReactNode {
    if (target < 1 || target > pageCount) {
      return (
        <Button size="sm" variant="quiet" disabled>
          {text}
        </Button>
      );
    }
    return (
      <ButtonLink size="sm" variant="quiet" to={hrefFor({ page: target })} onClick={follow}>
        {text}
      </ButtonLink>
    );
  }
  return (
    <nav className={styles.pager} aria-label="Pages">
      <p className="small num" role="status">
        {`Page ${page} of ${pageCount}`}
      </p>
      <div className={styles.steps}>
        {/* On a page past the end, Prev leads to the last page. */}
        {step(Math.min(page - 1, pageCount), 'Prev')}
        {step(page + 1, 'Next')}
      </div>
    </nav>
  );
}
