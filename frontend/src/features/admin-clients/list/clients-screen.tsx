import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMay } from '#shared/session/rights.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { FilterLinks } from '#shared/ui/choices/filter-links.tsx';
import { Skeleton } from '#shared/ui/feedback/skeleton.tsx';
import { AdminPage } from '#shared/ui/layout/admin-page.tsx';
import { ListFrame } from '#shared/ui/lists/admin-list.tsx';
import { KeysHelp, useKeys } from '#shared/ui/keyboard/keys.tsx';
import { type Counts, useClientCounts, useClients } from '../api.ts';
import type { Client } from '../client.ts';
import { AssignDialog } from '../assign-dialog.tsx';
import { OwnCoachingDialog } from '../own-coaching-dialog.tsx';
import { useNow } from '../use-now.ts';
import { Board, moveOnBoard } from './board.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { ClientFilters } from './client-filters.tsx';
import { ClientTable, focusedClient } from './client-table.tsx';
import styles from './clients-screen.module.css';
import { keepOrder } from './list-order.ts';
import { Promises } from './promises.tsx';

const noRows: readonly Client[] = [];
const noun = ['client', 'clients'] as const;

const keysOf = (mayAssign: boolean) => [
  { keys: ['j', 'k'], what: 'Next, previous client', short: 'move' },
  { keys: ['h', 'l'], what: 'On the board: column to the left, to the right' },
  { keys: ['Enter'], what: 'Open the client', short: 'open' },
  ...(mayAssign
    ? [
        { keys: ['x'], what: 'Select the client', short: 'select' },
        { keys: ['a'], what: 'Assign a coach', short: 'assign' },
        { keys: ['Esc'], what: 'Clear the selection' },
      ]
    : []),
  { keys: ['/'], what: 'Search', short: 'search' },
  { keys: ['v'], what: 'List or board' },
];

/** Who needs somebody, as a list or a board; also on a phone. */
export function ClientsScreen(): ReactNode {
  const list = useClients();
  const { isBoard, rows = noRows, query } = list;
  const counts = useClientCounts(query.coach).data;
  const may = useMay();
  const mayAssign = may('clients:assign');
  const navigate = useNavigate();
  const now = useNow();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [assigning, setAssigning] = useState<readonly string[]>();
  const [editingOwn, setEditingOwn] = useState(false);
  const selected = rows.filter(({ _id }) => chosen.has(_id));
  const href = list.hrefFor({ page: query.page });
  useEffect(() => keepOrder(rows, href), [rows, href]);

  function toggle(ids: readonly string[], on?: boolean): void {
    setChosen((before) => {
      const next = new Set(before);
      for (const id of ids) {
        if (on ?? !before.has(id)) next.add(id);
        else next.delete(id);
      }
      return next;
    });
  }

  function act(key: string): boolean {
    const at = focusedClient();
    if (key === 'x' && at && mayAssign) toggle([at]);
    else if (key === 'a' && mayAssign && (selected.length > 0 || at))
      setAssigning(selected.length > 0 ? selected.map(({ _id }) => _id) : [at!]);
    else if (key === '/') document.querySelector<HTMLElement>('main input[type=search]')?.focus();
    else if (key === 'v') void navigate(list.hrefFor({ view: isBoard ? '' : 'board' }));
    else if (key === 'Escape' && selected.length > 0) setChosen(new Set());
    else return isBoard && moveOnBoard(key);
    return true;
  }
  useKeys(act);

  const views = (
    <FilterLinks
      label="View"
      links={[
        { to: list.hrefFor({ view: '' }), label: 'List', current: !isBoard },
        { to: list.hrefFor({ view: 'board' }), label: 'Board', current: isBoard },
      ]}
    />
  );

  return (
    <AdminPage
      title="Clients"
      note={counts && <Attention attention={counts.attention} />}
      actions={
        <>
          {views}
          <Button size="sm" onClick={() => setEditingOwn(true)}>
            Mails and leave
          </Button>
        </>
      }
    >
      {mayAssign && <Promises />}
      <ClientFilters list={list} counts={counts} />
      <ListFrame
        list={list}
        noun={noun}
        empty={{
          icon: 'user',
          title: 'No clients yet',
          text: mayAssign
            ? 'Whoever buys a program appears here, with a first call due.'
            : 'Clients appear here once they are assigned to you.',
        }}
        emptyFiltered={{
          title: 'Nobody matches',
          text: 'No client matches this search and these filters.',
          action: (
            <Button size="sm" onClick={list.clear}>
              Clear filters
            </Button>
          ),
        }}
        loading={<Loading />}
      >
        {isBoard ? (
          <Board
            rows={rows}
            total={list.total}
            now={now}
            endedHref={list.hrefFor({ view: '', stage: 'ended' })}
          />
        ) : (
          <ClientTable rows={rows} now={now} chosen={mayAssign ? chosen : undefined} onToggle={toggle} />
        )}
      </ListFrame>
      <KeysHelp keys={keysOf(mayAssign)}>
        {isBoard && (
          <span>Cards move by themselves: a call, the answers, a published plan. Nothing is dragged.</span>
        )}
      </KeysHelp>
      {selected.length > 0 && (
        <BulkBar
          count={selected.length}
          onAssign={() => setAssigning(selected.map(({ _id }) => _id))}
          onClear={() => setChosen(new Set())}
        />
      )}
      {assigning && (
        <AssignDialog
          clients={rows.filter(({ _id }) => assigning.includes(_id))}
          onDone={() => setChosen(new Set())}
          onClose={() => setAssigning(undefined)}
        />
      )}
      {editingOwn && <OwnCoachingDialog onClose={() => setEditingOwn(false)} />}
    </AdminPage>
  );
}

function Attention({ attention: { late, today, later } }: Pick<Counts, 'attention'>): ReactNode {
  if (late + today + later === 0) return 'Nobody is waiting';
  return (
    <>
      {late > 0 && <b className={styles.late}>{late} late</b>}
      {late > 0 && (today > 0 || later > 0) && ', '}
      {[today > 0 && `${today} due today`, later > 0 && `${later} to keep an eye on`]
        .filter(Boolean)
        .join(', ')}
    </>
  );
}

function Loading(): ReactNode {
  return (
    <div role="status">
      <span className="sr">Loading clients...</span>
      {Array.from({ length: 8 }, (_, index) => (
        <div key={index} className={styles.waiting}>
          <Skeleton height="2.5rem" />
        </div>
      ))}
    </div>
  );
}
