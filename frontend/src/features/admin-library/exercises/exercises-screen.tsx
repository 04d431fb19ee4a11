import { equipment } from '@ironbloom/brand/library';
import type { ReactNode } from 'react';
import { useLocation, useMatches, useNavigate } from 'react-router-dom';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { formatCount } from '#shared/india/count.ts';
import { Button, ButtonLink } from '#shared/ui/actions/button.tsx';
import { FilterLinks } from '#shared/ui/choices/filter-links.tsx';
import { Field } from '#shared/ui/forms/field.tsx';
import { Select } from '#shared/ui/forms/inputs/select.tsx';
import { KeysHelp, useKeys } from '#shared/ui/keyboard/keys.tsx';
import { AdminPage } from '#shared/ui/layout/admin-page.tsx';
import { Row } from '#shared/ui/layout/flow.tsx';
import { AdminList } from '#shared/ui/lists/admin-list.tsx';
import { ListFilters } from '#shared/ui/lists/list-filters.tsx';
import { type Column, RowLink } from '#shared/ui/lists/table.tsx';
import { Icon } from '#shared/ui/media/icon.tsx';
import { Badge } from '#shared/ui/text/badge.tsx';
import type { Exercise } from '../api.ts';
import { Level } from '../level.tsx';
import { equipmentWords, type Group, groupWords, levelWords, muscleWords, patternWords } from '../words.ts';
import { ExerciseDrawer } from './exercise-drawer.tsx';
import styles from './exercises-screen.module.css';
import {
  type ExerciseList,
  isGone,
  isOfGroup,
  isOfSource,
  type Source,
  sourceWords,
  useExerciseList,
} from './use-exercise-list.ts';

const keys = [
  { keys: ['j', 'k'], what: 'Next, previous exercise', short: 'move' },
  { keys: ['Enter'], what: 'Open the exercise', short: 'open' },
  { keys: ['n'], what: 'New exercise', short: 'new' },
  { keys: ['d'], what: 'Duplicate' },
  { keys: ['/'], what: 'Search', short: 'search' },
  { keys: ['1', '…', '9'], what: 'Muscle group' },
];

const groups = Object.keys(groupWords) as Group[];
const focusedExercise = (): string | undefined =>
  document.activeElement?.closest('tr')?.querySelector<HTMLElement>('[data-exercise]')?.dataset['exercise'];

/** The library; the exercise of the address is open beside it. */
export function ExercisesScreen(): ReactNode {
  const list = useExerciseList();
  const navigate = useNavigate();
  const { search } = useLocation();
  const openId = useMatches().at(-1)?.params['id'];

  const startNew = (from = ''): void =>
    void navigate({ pathname: adminPaths.exercise('new'), search }, { state: { overList: true, from } });

  useKeys((key) => {
    const at = focusedExercise();
    const group = /^[1-9]$/.test(key) ? groups[Number(key) - 1] : undefined;
    if (key === 'n') startNew();
    else if (key === 'd' && at) startNew(at);
    else if (key === '/') document.querySelector<HTMLElement>('main input[type=search]')?.focus();
    else if (group !== undefined) list.go({ group });
    else return false;
    return true;
  });

  return (
    <AdminPage
      title="Exercises"
      documentTitle={openId === undefined ? 'Exercises' : null}
      note={list.all && <Note all={list.all} />}
      actions={
        <ButtonLink
          variant="primary"
          size="sm"
          to={{ pathname: adminPaths.exercise('new'), search }}
          state={{ overList: true }}
        >
          New exercise
        </ButtonLink>
      }
    >
      <Filters list={list} />
      <AdminList
        list={list}
        noun={['exercise', 'exercises']}
        columns={columns(search)}
        rowKey={({ _id }) => _id}
        openKey={openId}
        dense
        pressable
        rowHeight={{ row: 3.4, card: 5 }}
        empty={{ title: 'No exercises', text: 'The library is empty.' }}
        emptyFiltered={{
          title: 'Nothing fits',
          text: 'No exercise fits this search and these filters. Other names are searched, too.',
          action: (
            <Row gap="2">
              <Button size="sm" onClick={list.clear}>
                Clear filters
              </Button>
              <Button size="sm" variant="quiet" onClick={() => startNew()}>
                New exercise
              </Button>
            </Row>
          ),
        }}
      />
      <KeysHelp keys={keys} />
      {openId !== undefined && <ExerciseDrawer id={openId} library={list.all ?? []} />}
    </AdminPage>
  );
}

function Note({ all }: { all: readonly Exercise[] }): ReactNode {
  const offered = all.filter((exercise) => !isGone(exercise));
  const own = offered.filter(({ shipped }) => !shipped).length;
  return `${formatCount(offered.length)} in the library, ${formatCount(own)} of them our own`;
}

function Filters({ list }: { list: ExerciseList }): ReactNode {
  const { query, all = [] } = list;
  const counted = (words: string, fits: (exercise: Exercise) => boolean): string =>
    `${words} ${all.filter(fits).length}`;
  const choice = (name: 'equipment' | 'level' | 'place', any: string, words: Record<string, string>) => (
    <Field label={`${name.charAt(0).toUpperCase()}${name.slice(1)}`}>
      {(control) => (
        <Select
          {...control}
          value={query[name]}
          placeholder={any}
          options={Object.entries(words).map(([value, label]) => ({ value, label }))}
          onChange={({ target }) => list.go({ [name]: target.value })}
        />
      )}
    </Field>
  );
  return (
    <>
      <div className={styles.groups}>
        <FilterLinks
          label="Muscle group"
          links={groups.map((group) => ({
            to: list.hrefFor({ group }),
            label: counted(
              groupWords[group],
              (exercise) => isOfSource(exercise, query.source) && isOfGroup(exercise, group),
            ),
            current: query.group === group,
          }))}
        />
      </div>
      <ListFilters list={list} placeholder="Name or other name">
        {choice('equipment', 'Any', Object.fromEntries(equipment.map(({ id, name }) => [id, name])))}
        {choice('level', 'Any', levelWords)}
        {choice('place', 'Anywhere', { gym: 'Gym', home: 'Home' })}
        <Field label="Show">
          {(control) => (
            <Select
              {...control}
              value={query.source}
              options={(Object.entries(sourceWords) as [Source, string][]).map(([value, words]) => ({
                value,
                label: counted(words, (exercise) => isOfSource(exercise, value)),
              }))}
              onChange={({ target }) => list.go({ source: target.value as Source })}
            />
          )}
        </Field>
      </ListFilters>
    </>
  );
}

const columns = (search: string): readonly Column<Exercise>[] => [
  {
    id: 'name',
    header: 'Exercise',
    className: styles.name,
    cell: ({ _id, name, otherNames }) => (
      <span data-exercise={_id}>
        <RowLink to={{ pathname: adminPaths.exercise(_id), search }} state={{ overList: true }}>
          {name}
        </RowLink>
        {otherNames[0] && <span className={styles.other}>{otherNames[0]}</span>}
      </span>
    ),
  },
  {
    id: 'muscle',
    header: 'Muscle',
    className: styles.muscle,
    cell: ({ primary }) => muscleWords(primary),
  },
  { id: 'also', header: 'Also', className: styles.also, cell: ({ secondary }) => muscleWords(secondary) },
  {
    id: 'equipment',
    header: 'Equipment',
    className: styles.equipment,
    cell: (exercise) => equipmentWords(exercise.equipment),
  },
  { id: 'level', header: 'Level', className: styles.level, cell: ({ level }) => <Level level={level} /> },
  { id: 'move', header: 'Movement', className: styles.also, cell: ({ pattern }) => patternWords[pattern] },
  {
    id: 'video',
    header: 'Video',
    className: styles.video,
    cell: ({ video }) =>
      video === null ? (
        <span className="quiet">None</span>
      ) : (
        <>
          <Icon name="play" className={styles.play} />
          <span className="sr">Has a video</span>
        </>
      ),
  },
  { id: 'source', header: 'Source', className: styles.source, cell: (exercise) => <Origin of={exercise} /> },
];

function Origin({ of }: { of: Exercise }): ReactNode {
  if (of.mergedInto !== null) return <Badge tone="amber">Merged</Badge>;
  if (of.hidden) return <Badge tone="amber">Hidden</Badge>;
  if (!of.shipped) return <Badge tone="tint">Ours</Badge>;
  return of.changed ? <Badge tone="tint">Shipped, ours</Badge> : <Badge tone="grey">Shipped</Badge>;
}
