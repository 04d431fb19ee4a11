import { equipment, LEVELS, LOGS, muscles, PATTERNS } from '@ironbloom/brand/library';
import { searchNamed } from '@ironbloom/brand/search';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { CompareDialog } from '#shared/document/compare-dialog.tsx';
import { bind, type Bound, LineField, LinesField, type Part, tick, typed } from '#shared/document/fields.tsx';
import { type Editing, useDocument } from '#shared/document/use-document.ts';
import { dayAndMonth } from '#shared/india/dates.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { useAction } from '#shared/ui/actions/use-action.ts';
import { Loaded } from '#shared/ui/feedback/loaded.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { Skeleton } from '#shared/ui/feedback/skeleton.tsx';
import { toast } from '#shared/ui/feedback/toast.ts';
import { Checkbox } from '#shared/ui/forms/checkbox.tsx';
import { Field } from '#shared/ui/forms/field.tsx';
import { Input } from '#shared/ui/forms/input.tsx';
import { Select } from '#shared/ui/forms/inputs/select.tsx';
import { AdminTitle } from '#shared/ui/layout/admin-page.tsx';
import { Grid, Row, Stack } from '#shared/ui/layout/flow.tsx';
import { EmptyState } from '#shared/ui/lists/empty-state.tsx';
import { ConfirmDialog } from '#shared/ui/overlays/confirm-dialog.tsx';
import { Dialog } from '#shared/ui/overlays/dialog.tsx';
import { type Exercise, fetchExercise, useExercise, useExerciseActions, type WholeExercise } from '../api.ts';
import { Chips } from '../chips.tsx';
import { equipmentWords, levelWords, logsWords, muscleName, patternWords, placeWords } from '../words.ts';
import styles from './exercise-drawer.module.css';
import { bodyOf, type ExerciseForm, fieldWords, formOf, problemsOf } from './exercise-form.ts';
import { MergeDialog } from './merge-dialog.tsx';
import { isGone } from './use-exercise-list.ts';

interface DrawerState {
  /** Opened from the list, which is one step back. */
  overList?: boolean;
  /** Of the exercise that the new one is a copy of. */
  from?: string;
}

interface ExerciseDrawerProps {
  /** `new`, or an exercise's. */
  id: string;
  library: readonly Exercise[];
}

/** Reads and edits an exercise beside the list. */
export function ExerciseDrawer({ id, library }: ExerciseDrawerProps): ReactNode {
  const navigate = useNavigate();
  const location = useLocation();
  const leaving = useRef(false);
  const { overList = false, from = '' } = (location.state ?? {}) as DrawerState;
  const isNew = id === 'new';
  const wanted = isNew ? from || null : id;
  const answer = useExercise(wanted);

  function close(): void {
    // Navigation is asynchronous; a second call would also leave the list.
    if (leaving.current) return;
    leaving.current = true;
    if (overList) void navigate(-1);
    else void navigate({ pathname: adminPaths.exercises, search: location.search }, { replace: true });
  }

  const duplicate = (): void =>
    void navigate(
      { pathname: adminPaths.exercise('new'), search: location.search },
      { replace: true, state: { overList, from: id } satisfies DrawerState },
    );

  const shared = { library, onClose: close, onDuplicate: duplicate };
  if (isNew && wanted === null) return <Editor key="new" exercise={null} copyOf={null} {...shared} />;
  if (answer.data && !isNew) return <Editor key={id} exercise={answer.data} copyOf={null} {...shared} />;
  if (answer.data) return <Editor key={`copy ${from}`} exercise={null} copyOf={answer.data} {...shared} />;
  return (
    <Dialog open size="side" title="Exercise" onClose={close}>
      <Loaded
        answer={answer}
        loading={<Skeleton height="20rem" />}
        missing={<EmptyState title="Exercise not found" text="Part of the address may be missing." />}
      >
        {() => null}
      </Loaded>
    </Dialog>
  );
}

interface EditorProps {
  /** Null: a new one. */
  exercise: WholeExercise | null;
  copyOf: WholeExercise | null;
  library: readonly Exercise[];
  onClose: () => void;
  onDuplicate: () => void;
}

const words = {
  saved: 'Saved.',
  unchanged: 'Nothing was changed.',
  marked: 'Not saved: please check the marked fields.',
};

function useExerciseDraft({ exercise, copyOf, onClose }: EditorProps) {
  const { create, change } = useExerciseActions();
  const id = exercise?._id ?? `new${copyOf ? `:${copyOf._id}` : ''}`;
  return useDocument<ExerciseForm, WholeExercise | null>(exercise, {
    draftKey: `admin-draft:exercise:${id}`,
    read: (saved) => {
      if (saved || !copyOf) return formOf(saved);
      return { ...formOf(copyOf), name: `${copyOf.name} (copy)` };
    },
    problemsOf,
    send: (form, version) => (exercise ? change(exercise._id, version, bodyOf(form)) : create(bodyOf(form))),
    latest: () => fetchExercise(exercise!._id),
    stale: 'STALE_EXERCISE',
    words,
    leavesWhenSaved: true,
    onSaved: onClose,
    failed: 'The exercise could not be saved.',
  });
}

function Editor(props: EditorProps): ReactNode {
  const { exercise, library, onClose, onDuplicate } = props;
  const draft = useExerciseDraft(props);
  const { show, hide } = useExerciseActions();
  const [dialog, setDialog] = useState<'merge' | 'shipped'>();
  const { root, dirty, busy, keptAt, problem } = draft;
  const title = exercise?.name ?? 'New exercise';
  const isHidden = exercise !== null && isGone(exercise);
  const visibility = useAction(async () => {
    if (!exercise) return;
    await (isHidden ? show(exercise._id) : hide(exercise._id));
    toast.success(isHidden ? 'Shown again.' : 'Hidden. Plans that have it keep it.');
  });
  return (
    <Dialog
      open
      size="side"
      title={title}
      className={styles.drawer}
      onClose={onClose}
      footer={
        <>
          {exercise && (
            <Row gap="1" className={styles.left}>
              <Button size="sm" variant="quiet" busy={visibility.busy} onClick={() => visibility.run()}>
                {isHidden ? 'Show again' : 'Hide'}
              </Button>
              {!isHidden && (
                <Button size="sm" variant="quiet" onClick={() => setDialog('merge')}>
                  Merge
                </Button>
              )}
            </Row>
          )}
          {exercise && (
            <Button size="sm" onClick={onDuplicate}>
              Duplicate
            </Button>
          )}
          {dirty && (
            <Button size="sm" disabled={busy} onClick={draft.discard}>
              Discard
            </Button>
          )}
          <Button
            size="sm"
            variant="solid"
            disabled={exercise !== null && !dirty && !busy}
            busy={busy}
            busyLabel="Saving..."
            onClick={() => void draft.save()}
          >
            Save
          </Button>
        </>
      }
    >
      <AdminTitle>{title}</AdminTitle>
      <Stack gap="4h">
        <p className="small quiet num">
          {exercise ? <About exercise={exercise} /> : 'Coaches find it as soon as it is saved.'}
          {keptAt !== null && ' Your changes are kept in this browser.'}
        </p>
        {problem && (
          <Notice tone="red" role="alert">
            {problem}
          </Notice>
        )}
        {exercise && (
          <States
            exercise={exercise}
            library={library}
            older={draft.older}
            onShipped={() => setDialog('shipped')}
            onCompare={() => void draft.save()}
          />
        )}
        <Fields root={root} library={library} own={exercise?._id} />
      </Stack>
      <Conflict draft={draft} library={library} />
      {exercise && dialog === 'merge' && (
        <MergeDialog exercise={exercise} library={library} onClose={() => setDialog(undefined)} />
      )}
      {exercise && dialog === 'shipped' && (
        <BackToShipped exercise={exercise} onDone={draft.discard} onClose={() => setDialog(undefined)} />
      )}
    </Dialog>
  );
}

function About({ exercise }: { exercise: WholeExercise }): ReactNode {
  const { shipped, changed, updatedAt, clients } = exercise;
  const origin = shipped ? 'Shipped' : 'Our own';
  const when = updatedAt && (changed || !shipped) ? `, changed ${dayAndMonth(updatedAt)}` : '';
  const uses = clients === 0 ? 'In no client’s plan now.' : `In the plans of ${countOf(clients)}.`;
  return `${origin}${when}. ${uses}`;
}

const countOf = (clients: number): string => (clients === 1 ? '1 client' : `${clients} clients`);

interface StatesProps {
  exercise: WholeExercise;
  library: readonly Exercise[];
  older: boolean;
  onShipped: () => void;
  onCompare: () => void;
}

function States({ exercise, library, older, onShipped, onCompare }: StatesProps): ReactNode {
  const { changed, hidden, mergedInto } = exercise;
  const into = library.find(({ _id }) => _id === mergedInto)?.name ?? mergedInto;
  return (
    <>
      {older && (
        <Notice
          tone="amber"
          role="alert"
          icon="alert"
          action={
            <Button size="sm" onClick={onCompare}>
              Compare
            </Button>
          }
        >
          <b>Somebody else has saved this exercise.</b> Your changes are still here.
        </Notice>
      )}
      {mergedInto !== null && (
        <Notice tone="amber">
          Merged: plans that have it show the cues and the video of {into}. “Show again” takes that back.
        </Notice>
      )}
      {mergedInto === null && hidden && (
        <Notice tone="amber">
          Hidden: it is not offered while a plan is written. Plans that have it keep it.
        </Notice>
      )}
      {changed && (
        <Notice
          tone="grey"
          action={
            <Button size="sm" variant="quiet" onClick={onShipped}>
              Go back to it
            </Button>
          }
        >
          You see our version. The shipped one is kept.
        </Notice>
      )}
    </>
  );
}

interface BackToShippedProps {
  exercise: WholeExercise;
  onDone: () => void;
  onClose: () => void;
}

function BackToShipped({ exercise, onDone, onClose }: BackToShippedProps): ReactNode {
  const { backToShipped } = useExerciseActions();
  return (
    <ConfirmDialog
      title="Go back to the shipped exercise?"
      text="Our name, cues and the rest are replaced by the shipped ones. The video link stays."
      confirmLabel="Go back"
      work={async () => {
        await backToShipped(exercise._id, exercise.version);
        onDone();
      }}
      done="The shipped exercise is back."
      onClose={onClose}
    />
  );
}

const optionsOf = <Value extends string>(
  values: readonly Value[],
  wordsOf: Readonly<Record<Value, string>>,
) => values.map((value) => ({ value, label: wordsOf[value] }));

interface FieldsProps {
  root: Part<ExerciseForm>;
  library: readonly Exercise[];
  own: string | undefined;
}

function Fields({ root, library, own }: FieldsProps): ReactNode {
  const [primary, secondary, kit] = [bind(root, 'primary'), bind(root, 'secondary'), bind(root, 'equipment')];
  const { equipmentOr } = root.value;
  return (
    <>
      <LineField of={bind(root, 'name')} label="Name" maxLength={120} />
      <LineField
        of={bind(root, 'otherNames')}
        label="Other names"
        hint="Separated by commas. Found while typing in a plan."
      />
      <Chips
        legend="Works most"
        options={muscles}
        chosen={primary.value}
        error={primary.error}
        disabled={root.busy}
        onChange={primary.onChange}
      />
      <Chips
        legend="Also works"
        options={muscles}
        chosen={secondary.value}
        error={secondary.error}
        disabled={root.busy}
        onChange={secondary.onChange}
      />
      <Chips
        legend="Equipment"
        options={equipment}
        chosen={kit.value}
        error={kit.error}
        disabled={root.busy}
        onChange={kit.onChange}
        {...(equipmentOr.length > 0 && { hint: `Or: ${equipmentOr.map(equipmentWords).join('; ')}.` })}
      />
      <Grid columns="1fr 1fr" gap="4">
        <Choice of={bind(root, 'level')} label="Level" options={optionsOf(LEVELS, levelWords)} />
        <Choice of={bind(root, 'place')} label="Place" options={optionsOf(places, placeWords)} />
        <Choice of={bind(root, 'logs')} label="Counted in" options={optionsOf(LOGS, logsWords)} />
        <Choice of={bind(root, 'pattern')} label="Movement" options={optionsOf(PATTERNS, patternWords)} />
      </Grid>
      <Checkbox label="One side of the body at a time" {...tick(bind(root, 'unilateral'))} />
      <LinesField
        of={bind(root, 'cues')}
        label="Cues"
        hint="One a line, at most five. The client reads them under the exercise."
      />
      <LinesField
        of={bind(root, 'mistakes')}
        label="Usual mistakes"
        hint="One a line, at most five."
        rows={3}
      />
      <LineField
        of={bind(root, 'video')}
        label="Video link"
        optional
        type="url"
        hint="YouTube or Vimeo, public or “unlisted”: clients cannot watch a private one."
      />
      <Swaps of={bind(root, 'alternatives')} library={library} own={own} />
    </>
  );
}

const places = ['gym', 'home', 'both'] as const;

interface ChoiceProps<Value extends string> {
  of: Bound<Value>;
  label: string;
  options: readonly { value: Value; label: string }[];
}

function Choice<Value extends string>({ of, label, options }: ChoiceProps<Value>): ReactNode {
  return (
    <Field label={label} error={of.error}>
      {(control) => (
        <Select
          {...control}
          {...typed({ ...of, onChange: (value) => of.onChange(value as Value) })}
          options={options}
        />
      )}
    </Field>
  );
}

interface SwapsProps {
  of: Bound<string[]>;
  library: readonly Exercise[];
  own: string | undefined;
}

const mostSwaps = 8;
const mostFound = 5;

/** Exercises that may stand in for it, found by typing. */
function Swaps({ of, library, own }: SwapsProps): ReactNode {
  const [text, setText] = useState('');
  const listId = useId();
  const found =
    text.trim() === ''
      ? []
      : searchNamed(
          library.filter((one) => one._id !== own && !of.value.includes(one._id) && !isGone(one)),
          text,
        ).slice(0, mostFound);
  const add = (id: string): void => {
    of.onChange([...of.value, id]);
    setText('');
  };
  return (
    <Stack gap="2">
      <Field
        label="Swap for"
        hint="Shown in the plan editor and to the client, in this order."
        error={of.error}
      >
        {(control) => (
          <Input
            {...control}
            value={text}
            placeholder="Type a name"
            autoComplete="off"
            disabled={of.busy || of.value.length >= mostSwaps}
            aria-controls={listId}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !found[0]) return;
              event.preventDefault();
              add(found[0]._id);
            }}
          />
        )}
      </Field>
      <Row as="ul" gap="1h" id={listId} className={styles.found} aria-label="Found exercises">
        {found.map(({ _id, name }) => (
          <li key={_id}>
            <Button size="sm" onClick={() => add(_id)}>
              {name}
            </Button>
          </li>
        ))}
      </Row>
      <Row as="ul" gap="1h" className={styles.found} aria-label="Chosen exercises">
        {of.value.map((id) => {
          const name = library.find(({ _id }) => _id === id)?.name ?? id;
          return (
            <li key={id}>
              <Button
                size="sm"
                variant="quiet"
                iconAfter="close"
                disabled={of.busy}
                aria-label={`Remove ${name}`}
                onClick={() => of.onChange(of.value.filter((one) => one !== id))}
              >
                {name}
              </Button>
            </li>
          );
        })}
      </Row>
    </Stack>
  );
}

interface ConflictProps {
  draft: Editing<ExerciseForm, WholeExercise | null>;
  library: readonly Exercise[];
}

function Conflict({ draft: { conflict, busy, compareLater, resolve }, library }: ConflictProps): ReactNode {
  if (!conflict) return null;
  const inWords = (path: string, value: unknown): string => {
    if (path === 'alternatives')
      return (value as string[]).map((id) => library.find(({ _id }) => _id === id)?.name ?? id).join(', ');
    if (path === 'equipment') return equipmentWords(value as string[]);
    if (Array.isArray(value)) return value.map((one) => muscleName(String(one))).join(', ');
    if (typeof value === 'boolean') return value ? 'Yes' : 'No';
    return String(value);
  };
  return (
    <CompareDialog
      key={conflict.theirs.version}
      open
      lead="Somebody else saved this exercise meanwhile. Choose a version for each field."
      fields={conflict.fields.map(({ path, likely, mine, theirs }) => ({
        name: path,
        label: fieldWords[path as keyof ExerciseForm] ?? path,
        likely,
        mine: inWords(path, mine) || '(empty)',
        theirs: inWords(path, theirs) || '(empty)',
      }))}
      confirmLabel="Save these"
      busyLabel="Saving..."
      busy={busy}
      onClose={compareLater}
      onResolve={resolve}
    />
  );
}
