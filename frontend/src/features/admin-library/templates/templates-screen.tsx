import { type ReactNode, useState } from 'react';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { dayAndMonth } from '#shared/india/dates.ts';
import { useMay } from '#shared/session/rights.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { FilterLinks } from '#shared/ui/choices/filter-links.tsx';
import { Field } from '#shared/ui/forms/field.tsx';
import { Select } from '#shared/ui/forms/inputs/select.tsx';
import { KeysHelp, useKeys } from '#shared/ui/keyboard/keys.tsx';
import { AdminPage } from '#shared/ui/layout/admin-page.tsx';
import { AdminList } from '#shared/ui/lists/admin-list.tsx';
import { ListFilters } from '#shared/ui/lists/list-filters.tsx';
import { type Column, RowLink } from '#shared/ui/lists/table.tsx';
import { Badge } from '#shared/ui/text/badge.tsx';
import type { Template } from '../api.ts';
import { Level } from '../level.tsx';
import { placeWords } from '../words.ts';
import { NewTemplateDialog } from './new-template-dialog.tsx';
import { TemplatePreview } from './template-preview.tsx';
import { weeksWords } from './template-words.ts';
import styles from './templates-screen.module.css';
import { kindWords, showWords, type TemplateList, useTemplateList } from './use-template-list.ts';

const keys = [
  { keys: ['1', '2'], what: 'Training, food' },
  { keys: ['j', 'k'], what: 'Next, previous template' },
  { keys: ['Enter'], what: 'Show it beside the list' },
  { keys: ['n'], what: 'New' },
  { keys: ['u'], what: 'Use for a client' },
  { keys: ['d'], what: 'Duplicate' },
  { keys: ['/'], what: 'Search' },
];

const kinds = Object.keys(kindWords) as (keyof typeof kindWords)[];

/** Templates of plans, the chosen one beside them. */
export function TemplatesScreen(): ReactNode {
  const list = useTemplateList();
  const { query, rows } = list;
  const [making, setMaking] = useState(false);
  const isFood = query.kind === 'food';
  const chosen = rows?.find(({ _id }) => _id === query.at) ?? rows?.[0];

  useKeys((key) => {
    const kind = kinds[Number(key) - 1];
    if (kind) list.go({ kind, at: '', days: '' });
    else if (key === 'n') setMaking(true);
    else if (key === '/') document.querySelector<HTMLElement>('main input[type=search]')?.focus();
    else if (key === 'u' || key === 'd') document.querySelector<HTMLElement>(`[data-key=${key}]`)?.click();
    else return false;
    return true;
  });

  return (
    <AdminPage
      title="Templates"
      note="Written once, fitted to each client. A changed template never changes a plan that is already given"
      actions={
        <Button variant="primary" size="sm" onClick={() => setMaking(true)}>
          New
        </Button>
      }
    >
      <Tabs list={list} />
      <div className={styles.sides}>
        <div className={styles.list}>
          <Filters list={list} />
          <AdminList
            list={list}
            noun={['template', 'templates']}
            columns={isFood ? foodColumns(list) : trainingColumns(list)}
            rowKey={({ _id }) => _id}
            openKey={chosen?._id}
            dense
            pressable
            rowHeight={{ row: 2.6, card: 4.5 }}
            empty={{
              title: isFood ? 'No food templates yet' : 'No templates',
              text: isFood
                ? 'With “New”, the food of a client’s plan is kept as a template.'
                : 'With “New”, or “Save as a template” in a client’s plan.',
            }}
            emptyFiltered={{
              title: 'Nothing fits',
              text: 'No template fits this search and these filters.',
              action: (
                <Button size="sm" onClick={list.clear}>
                  Clear filters
                </Button>
              ),
            }}
          />
        </div>
        {chosen && <TemplatePreview key={chosen._id} template={chosen} named={query.at !== ''} />}
      </div>
      <KeysHelp keys={keys} />
      {making && (
        <NewTemplateDialog
          kind={query.kind}
          onMade={(at) => list.go({ at })}
          onClose={() => setMaking(false)}
        />
      )}
    </AdminPage>
  );
}

/** Questions and snippets have screens of their own. */
function Tabs({ list: { query, all = [], hrefFor } }: { list: TemplateList }): ReactNode {
  const may = useMay();
  const elsewhere = [
    { to: adminPaths.checkInForm, label: 'Check-in questions', current: false },
    { to: adminPaths.coaching, label: 'Snippets', current: false },
  ];
  return (
    <FilterLinks
      label="Kind of template"
      links={[
        ...kinds.map((kind) => ({
          to: hrefFor({ kind, at: '', days: '' }),
          label: `${kindWords[kind]} ${all.filter((one) => one.kind === kind && !one.hidden).length}`,
          current: query.kind === kind,
        })),
        ...(may('settings:manage') ? elsewhere : []),
      ]}
    />
  );
}

function Filters({ list }: { list: TemplateList }): ReactNode {
  const { query, all = [] } = list;
  const days = [...new Set(all.flatMap(({ training }) => training?.days ?? []))].toSorted((a, b) => a - b);
  const counted = all.filter(({ kind, hidden }) => hidden && kind === query.kind).length;
  return (
    <div className={styles.filters}>
      <ListFilters list={list} placeholder="Name, for whom or equipment">
        {query.kind === 'training' && (
          <Field label="Days a week">
            {(control) => (
              <Select
                {...control}
                value={String(query.days)}
                placeholder="Any"
                options={days.map((count) => ({ value: String(count), label: String(count) }))}
                onChange={({ target }) => list.go({ days: target.value as '' })}
              />
            )}
          </Field>
        )}
        <Field label="Show">
          {(control) => (
            <Select
              {...control}
              value={query.show}
              options={Object.entries(showWords).map(([value, label]) => ({
                value,
                label: value === 'hidden' ? `${label} ${counted}` : label,
              }))}
              onChange={({ target }) => list.go({ show: target.value as keyof typeof showWords })}
            />
          )}
        </Field>
      </ListFilters>
    </div>
  );
}

const nameColumn = (list: TemplateList): Column<Template> => ({
  id: 'name',
  header: 'Template',
  className: styles.name,
  cell: ({ _id, name }) => (
    <RowLink to={list.hrefFor({ at: _id, page: list.query.page })} replace preventScrollReset>
      {name}
    </RowLink>
  ),
});

const lastColumns: readonly Column<Template>[] = [
  {
    id: 'source',
    header: 'Source',
    className: styles.source,
    cell: ({ shipped, changed }) => {
      if (!shipped) return <Badge tone="tint">Ours</Badge>;
      return changed ? <Badge tone="tint">Shipped, ours</Badge> : <Badge tone="grey">Shipped</Badge>;
    },
  },
  {
    id: 'changed',
    header: 'Changed',
    className: styles.changed,
    cell: ({ updatedAt, shipped, changed }) =>
      updatedAt && (changed || !shipped) ? dayAndMonth(updatedAt) : <span className="quiet">Never</span>,
  },
];

const trainingColumns = (list: TemplateList): readonly Column<Template>[] => [
  nameColumn(list),
  {
    id: 'length',
    header: 'Length',
    className: styles.length,
    cell: ({ training }) => weeksWords(training?.weeks ?? 0),
  },
  {
    id: 'days',
    header: 'Days',
    numeric: true,
    className: styles.less,
    cell: ({ training }) => training?.days ?? 0,
  },
  {
    id: 'place',
    header: 'Place',
    className: styles.place,
    cell: ({ place }) => (place ? placeWords[place] : <span className="quiet">Any</span>),
  },
  { id: 'level', header: 'Level', className: styles.less, cell: ({ level }) => <Level level={level} /> },
  {
    id: 'clients',
    header: 'In use',
    numeric: true,
    className: styles.use,
    cell: ({ clients }) => (
      <>
        {clients}
        <span className={styles.phoneWords}> in use</span>
      </>
    ),
  },
  ...lastColumns,
];

const foodColumns = (list: TemplateList): readonly Column<Template>[] => [
  nameColumn(list),
  {
    id: 'kcal',
    header: 'Energy',
    labelled: true,
    cell: ({ food }) => (food?.kcal ? `${food.kcal} kcal` : <span className="quiet">No target</span>),
  },
  {
    id: 'protein',
    header: 'Protein',
    labelled: true,
    cell: ({ food }) => (food?.protein ? `${food.protein} g` : <span className="quiet">–</span>),
  },
  { id: 'meals', header: 'Meals', numeric: true, labelled: true, cell: ({ food }) => food?.meals ?? 0 },
  ...lastColumns,
];
