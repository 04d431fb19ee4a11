import type { ClientReason } from '@ironbloom/brand/coaching';
import type { ReactNode } from 'react';
import { useMay } from '#shared/session/rights.ts';
import { useSession } from '#shared/session/session.ts';
import { FilterLinks } from '#shared/ui/choices/filter-links.tsx';
import { Field } from '#shared/ui/forms/field.tsx';
import { Select } from '#shared/ui/forms/inputs/select.tsx';
import { ListFilters } from '#shared/ui/lists/list-filters.tsx';
import { type ClientList, type Counts, useClientCounts, useCoaches } from '../api.ts';
import { reasonFilter, stageFilter } from '../words.ts';
import styles from './client-filters.module.css';

type StageFilter = keyof typeof stageFilter;

/** Of one stage, or of all that are not over. */
function countOf(counts: Counts, stage: StageFilter): { count: number; overdue: number } {
  if (stage !== '') return counts.stages[stage] ?? { count: 0, overdue: 0 };
  const { ended: _ended, ...open } = counts.stages;
  const count = Object.values(open).reduce((sum, one) => sum + one.count, 0);
  return { count, overdue: counts.attention.late };
}

const named = (words: string, count: number | undefined): string =>
  count === undefined ? words : `${words} ${count}`;

interface ClientFiltersProps {
  list: ClientList;
  /** Of the chosen coach. */
  counts: Counts | undefined;
}

/** Stage, whose clients, search, reason and coach; the address keeps them. */
export function ClientFilters({ list, counts }: ClientFiltersProps): ReactNode {
  const mayAssign = useMay()('clients:assign');
  const own = useSession().user?._id ?? '';
  const all = useClientCounts().data;
  const mine = useClientCounts(mayAssign ? own : '').data;
  const coaches = useCoaches().data?.items;
  const { query, isBoard } = list;
  const openOf = (some: Counts | undefined): number | undefined => some && countOf(some, '').count;
  const reasons = Object.entries(reasonFilter).map(([value, label]) => ({
    value,
    label: value === '' ? label : named(label, counts?.reasons[value as ClientReason]?.count ?? 0),
  }));
  return (
    <>
      <div className={styles.views}>
        {!isBoard && (
          <FilterLinks
            label="Stage"
            links={(Object.entries(stageFilter) as [StageFilter, string][]).map(([stage, words]) => ({
              to: list.hrefFor({ stage }),
              label: <StageLabel words={words} counted={counts && countOf(counts, stage)} />,
              current: query.stage === stage,
            }))}
          />
        )}
        {mayAssign && (
          <FilterLinks
            label="Whose clients"
            links={[
              {
                to: list.hrefFor({ coach: '' }),
                label: named('Everybody', openOf(all)),
                current: query.coach === '',
              },
              {
                to: list.hrefFor({ coach: own }),
                label: named('Mine', openOf(mine)),
                current: query.coach === own,
              },
            ]}
          />
        )}
      </div>
      <ListFilters list={list} placeholder="Name, email or phone">
        <Field label="Reason">
          {(control) => (
            <Select
              {...control}
              value={query.reason}
              options={reasons}
              onChange={({ target }) => list.go({ reason: target.value as keyof typeof reasonFilter })}
            />
          )}
        </Field>
        {mayAssign && (
          <Field label="Coach">
            {(control) => (
              <Select
                {...control}
                value={query.coach}
                placeholder="Any coach"
                options={(coaches ?? []).map(({ _id, name, openPrograms }) => ({
                  value: _id,
                  label: named(name, openPrograms),
                }))}
                onChange={({ target }) => list.go({ coach: target.value })}
              />
            )}
          </Field>
        )}
      </ListFilters>
    </>
  );
}

function StageLabel(props: {
  words: string;
  counted: { count: number; overdue: number } | undefined;
}): ReactNode {
  const { words, counted } = props;
  return (
    <span>
      {named(words, counted?.count)}
      {counted !== undefined && counted.overdue > 0 && (
        <span className={styles.late}> {counted.overdue} late</span>
      )}
    </span>
  );
}
