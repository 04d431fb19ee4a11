import { Row } from '#shared/ui/layout/flow.tsx';
import { type ReactNode, useState } from 'react';
import { AdminList } from '#shared/ui/lists/admin-list.tsx';
import { AdminPage } from '#shared/ui/layout/admin-page.tsx';
import { Button, ButtonLink } from '#shared/ui/actions/button.tsx';
import { EditorIcon } from '#shared/ui/media/editor-icon.tsx';
import { Field } from '#shared/ui/forms/field.tsx';
import { Select } from '#shared/ui/forms/inputs/select.tsx';
import { ListFilters } from '#shared/ui/lists/list-filters.tsx';
import type { Column } from '#shared/ui/lists/table.tsx';
import { removeContent, useContentList } from '../api.ts';
import { createAddress, type Items, type KindName, type Status, statusNames } from '../content.ts';
import type { ContentKind } from '../editing/kind.ts';
import { RemoveDialog } from '../deletion/remove-dialog.tsx';
import { fullDayAndTime } from '#shared/india/dates.ts';
import { Badge } from '#shared/ui/text/badge.tsx';
import styles from './content-columns.module.css';

const statusTones = { draft: 'grey', published: 'green', scheduled: 'amber' } as const;

interface Frame<Row> {
  /** Names the row in its buttons' labels. */
  nameOf: (row: Row) => string;
  imageOf: (row: Row) => string;
  editPath: (id: string) => string;
  onDelete: (row: Row) => void;
}

/** Adds the columns every list has. */
function framed<Row extends { _id: string; status: Status; updatedAt: string }>(
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
    <Row as="span" gap="1" nowrap>
      <ButtonLink size="sm" to={editPath(row._id)} aria-label={`Edit ${nameOf(row)}`}>
        Edit
      </ButtonLink>
      <Button size="sm" variant="quiet" aria-label={`Delete ${nameOf(row)}`} onClick={() => onDelete(row)}>
        Delete
      </Button>
    </Row>
  );
  return [
    { id: 'name', header: 'Name', wide: true, cell: name },
    ...columns,
    { id: 'status', header: 'Status', cell: status },
    { id: 'updated', header: 'Changed', labelled: true, wide: true, className: styles.when, cell: updated },
    { id: 'actions', header: 'Actions', wide: true, cell: actions },
  ];
}

interface ContentListProps<Name extends KindName> {
  kind: Pick<ContentKind<Name>, 'name' | 'listPath' | 'editPath' | 'words'>;
  title: string;
  statuses: readonly Status[];
  /** Names the row in its buttons' labels. */
  nameOf: (item: Items[Name]) => string;
  imageOf: (item: Items[Name]) => string;
  columns: readonly Column<Items[Name]>[];
  /** rem. Typical height on a phone. */
  cardHeight: number;
}

/** content-15: list of a kind of content, with Edit and Delete for each row. */
export function ContentList<Name extends KindName>(props: ContentListProps<Name>): ReactNode {
  const { kind, title, statuses, nameOf, imageOf, columns, cardHeight } = props;
  const { listPath, editPath, words } = kind;
  const list = useContentList(kind.name, listPath);
  const [removing, setRemoving] = useState<Items[Name] | null>(null);

  return (
    <AdminPage
      title={title}
      actions={
        <ButtonLink size="sm" variant="primary" to={createAddress(listPath)}>
          <EditorIcon name="plus" />
          {words.create}
        </ButtonLink>
      }
    >
      <ListFilters list={list} maxLength={200}>
        <Field label="Status">
          {(control) => (
            <Select
              {...control}
              name="status"
              placeholder="All"
              value={list.query.status}
              options={statuses.map((value) => ({ value, label: statusNames[value] }))}
              onChange={(event) => list.go({ status: event.target.value as Status | '' })}
            />
          )}
        </Field>
      </ListFilters>
      <AdminList
        list={list}
        noun={[kind.name.slice(0, -1), kind.name]}
        columns={framed(columns, { nameOf, imageOf, editPath, onDelete: setRemoving })}
        rowHeight={{ row: 4.45, card: cardHeight }}
        rowKey={({ _id }) => _id}
        empty={{
          title: 'Nothing here yet',
          text: 'What you create is listed here.',
          action: (
            <ButtonLink variant="primary" to={createAddress(listPath)}>
              {words.create}
            </ButtonLink>
          ),
        }}
        emptyFiltered={{
          title: 'Nothing found',
          text: 'Try another search or status.',
          action: <Button onClick={list.clear}>Show all</Button>,
        }}
      />
      {removing && (
        <RemoveDialog
          title={words.deletePrompt}
          text={`“${nameOf(removing)}”. ${words.deleteText}`}
          confirmLabel="Delete"
          done={words.deleted}
          remove={() => removeContent(kind.name, removing._id)}
          onRemoved={list.retry}
          onClose={() => setRemoving(null)}
        />
      )}
    </AdminPage>
  );
}
