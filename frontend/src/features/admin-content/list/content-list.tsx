import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { AdminList } from '../../../shared/ui/admin-list.tsx';
import { AdminPage } from '../../../shared/ui/admin-page.tsx';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { Input, Select } from '../../../shared/ui/input.tsx';
import type { Column } from '../../../shared/ui/table.tsx';
import { removeContent, useContentList } from '../api.ts';
import { pageSize, type Items, type KindName, type ListQuery, type Status } from '../content.ts';
import { EditorIcon } from '../../../shared/ui/editor-icon.tsx';
import { fullDayAndTime } from '../../../shared/lib/india-time.ts';
import { RemoveDialog } from '../form/remove-dialog.tsx';
import styles from './content-list.module.css';
import { createAddress, listAddress, readListQuery } from './list-query.ts';

interface ContentListProps<Kind extends KindName> {
  kind: Kind;
  /** Heading. */
  title: string;
  /** What the rows are, in the plural. */
  noun: string;
  /** On the button that opens the create form. */
  createLabel: string;
  path: string;
  editPath: (id: string) => string;
  statuses: readonly Status[];
  /** How one is called, for its row's buttons. */
  nameOf: (item: Items[Kind]) => string;
  imageOf: (item: Items[Kind]) => string;
  columns: readonly Column<Items[Kind]>[];
  deletePrompt: string;
  deleteText: string;
  deleted: string;
}

const statusNames: Record<Status, string> = {
  draft: 'Draft',
  published: 'Published',
  scheduled: 'Scheduled',
};
const statusTones = { draft: 'grey', published: 'green', scheduled: 'amber' } as const;
/** ms without a key before the list follows. */
const pause = 250;

/** SPEC section 2: the list of a kind of content, with an Edit link and a Delete button each. */
export function ContentList<Kind extends KindName>(props: ContentListProps<Kind>): ReactNode {
  const { kind, title, noun, createLabel, path, editPath, statuses, nameOf, imageOf, columns } = props;
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const query = readListQuery(params);
  const list = useContentList(kind, query);
  const [removing, setRemoving] = useState<Items[Kind] | null>(null);
  const filtered = query.search !== '' || query.status !== '';

  const go = (change: Partial<ListQuery>): void =>
    void navigate(listAddress(path, { ...query, page: 1, ...change }), { replace: true });

  const all = frame(
    columns,
    (item) => <NameCell name={nameOf(item)} image={imageOf(item)} />,
    (item) => (
      <ActionsCell name={nameOf(item)} editPath={editPath(item._id)} onDelete={() => setRemoving(item)} />
    ),
  );

  return (
    <AdminPage
      title={title}
      actions={
        <ButtonLink size="sm" variant="primary" to={createAddress(path)}>
          <EditorIcon name="plus" />
          {createLabel}
        </ButtonLink>
      }
    >
      <div className={styles.filters} role="search">
        <SearchInput value={query.search} onSearch={(search) => go({ search })} />
        <Field label="Status">
          {(control) => (
            <Select
              {...control}
              name="status"
              placeholder="All"
              value={query.status}
              options={statuses.map((value) => ({ value, label: statusNames[value] }))}
              onChange={(event) => go({ status: event.target.value as Status | '' })}
            />
          )}
        </Field>
      </div>
      <AdminList
        list={list}
        noun={noun}
        page={query.page}
        limit={pageSize}
        hrefFor={(page) => listAddress(path, { ...query, page })}
        columns={all}
        rowKey={({ _id }) => _id}
        empty={
          <EmptyState
            title={filtered ? 'Nothing found' : 'Nothing here yet'}
            text={filtered ? 'Try other words, or all states.' : 'What you write appears here.'}
            action={
              filtered ? (
                <Button onClick={() => go({ search: '', status: '' })}>Show all</Button>
              ) : (
                <ButtonLink variant="primary" to={createAddress(path)}>
                  {createLabel}
                </ButtonLink>
              )
            }
          />
        }
      />
      <RemoveDialog
        open={removing !== null}
        prompt={props.deletePrompt}
        text={removing ? `“${nameOf(removing)}”. ${props.deleteText}` : ''}
        confirmLabel="Delete"
        done={props.deleted}
        remove={async () => {
          if (removing) await removeContent(kind, removing._id);
        }}
        onRemoved={list.retry}
        onClose={() => setRemoving(null)}
      />
    </AdminPage>
  );
}

type Cell<Row> = (row: Row) => ReactNode;

/** What every list shows around its own columns. */
function frame<Row extends { status: Status; updatedAt: string }>(
  columns: readonly Column<Row>[],
  name: Cell<Row>,
  actions: Cell<Row>,
): Column<Row>[] {
  const status: Cell<Row> = (row) => (
    <Badge tone={statusTones[row.status]} dot>
      {statusNames[row.status]}
    </Badge>
  );
  const updated: Cell<Row> = (row) => <span className="num quiet">{fullDayAndTime(row.updatedAt)}</span>;
  return [
    { id: 'name', header: 'Name', wide: true, cell: name },
    ...columns,
    { id: 'status', header: 'Status', cell: status },
    { id: 'updated', header: 'Changed', labelled: true, cell: updated },
    { id: 'actions', header: 'Actions', wide: true, cell: actions },
  ];
}

function NameCell({ name, image }: { name: string; image: string }): ReactNode {
  return (
    <span className={styles.name}>
      <img src={image} alt="" width={56} height={42} loading="lazy" />
      <span className="label">{name}</span>
    </span>
  );
}

function ActionsCell(props: { name: string; editPath: string; onDelete: () => void }): ReactNode {
  const { name, editPath, onDelete } = props;
  return (
    <span className={styles.actions}>
      <ButtonLink size="sm" to={editPath} aria-label={`Edit ${name}`}>
        Edit
      </ButtonLink>
      <Button size="sm" variant="quiet" aria-label={`Delete ${name}`} onClick={onDelete}>
        Delete
      </Button>
    </span>
  );
}

/** The address follows what is typed, a moment later. */
function SearchInput({ value, onSearch }: { value: string; onSearch: (text: string) => void }): ReactNode {
  const [typed, setTyped] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef(value);
  useEffect(() => () => clearTimeout(timer.current), []);
  // Cleared from elsewhere, or Back; our own words, arriving late, must not overwrite newer ones.
  useEffect(() => {
    if (asked.current === value) return;
    asked.current = value;
    setTyped(value);
  }, [value]);
  return (
    <Field label="Search">
      {(control) => (
        <Input
          {...control}
          type="search"
          name="search"
          autoComplete="off"
          maxLength={200}
          value={typed}
          onChange={(event) => {
            const text = event.target.value;
            setTyped(text);
            clearTimeout(timer.current);
            timer.current = setTimeout(() => {
              asked.current = text;
              onSearch(text);
            }, pause);
          }}
        />
      )}
    </Field>
  );
}
