import type { PlanRow, PlanWeek, TrainingPlan } from '@ironbloom/brand/plan';
import { wholeWeekdayNames } from '@ironbloom/brand/plan-days';
import { beginsWord, searchNamed } from '@ironbloom/brand/search';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Field } from '#shared/ui/forms/field.tsx';
import { Input, Textarea } from '#shared/ui/forms/input.tsx';
import { Select } from '#shared/ui/forms/inputs/select.tsx';
import { FormDialog } from '#shared/ui/overlays/form-dialog.tsx';
import { isExercise, mapDay, mapWeek, replaceExercise } from './commands.ts';
import type { Exercise, Library } from './exercises.ts';
import { rowsOfWeek } from './lines.ts';
import styles from './plan-dialogs.module.css';

const submit = (act: () => void) => ({
  onSubmit: (event: FormEvent) => {
    event.preventDefault();
    act();
  },
});

interface TextFieldProps {
  value: string;
  onChange: (typed: string) => void;
  hint?: string;
}

const NameField = ({ value, onChange, hint }: TextFieldProps): ReactNode => (
  <Field label="Name" optional hint={hint}>
    {(control) => (
      <Input
        {...control}
        autoComplete="off"
        maxLength={80}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    )}
  </Field>
);

const NoteField = ({ value, onChange, hint }: TextFieldProps): ReactNode => (
  <Field label="Note" optional hint={hint}>
    {(control) => (
      <Textarea
        {...control}
        rows={3}
        maxLength={600}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    )}
  </Field>
);

interface DayDialogProps {
  week: PlanWeek;
  id: string;
  onChange: (next: PlanWeek) => void;
  onClose: () => void;
}

export function DayDialog({ week, id, onChange, onClose }: DayDialogProps): ReactNode {
  const day = week.days.find((one) => one.id === id);
  const [name, setName] = useState(day?.name ?? '');
  const [weekday, setWeekday] = useState(String(day?.weekday ?? ''));
  const [minutes, setMinutes] = useState(day?.minutes === null ? '' : String(day?.minutes ?? ''));
  const [note, setNote] = useState(day?.note ?? '');
  const length = minutes.trim() === '' ? null : Number(minutes);
  const isWrong = length !== null && !(Number.isInteger(length) && length >= 0 && length <= 600);
  return (
    <FormDialog
      title="The day"
      confirmLabel="Done"
      disabled={isWrong}
      form={submit(() => {
        onChange(
          mapDay(week, id, (one) => ({
            ...one,
            name: name.trim(),
            weekday: weekday === '' ? null : Number(weekday),
            minutes: length,
            note: note.trim(),
          })),
        );
        onClose();
      })}
      onClose={onClose}
    >
      <NameField value={name} onChange={setName} />
      <Field label="Weekday">
        {(control) => (
          <Select
            {...control}
            placeholder="The client chooses"
            options={wholeWeekdayNames.map((label, at) => ({ value: String(at), label }))}
            value={weekday}
            onChange={({ target }) => setWeekday(target.value)}
          />
        )}
      </Field>
      <Field
        label="Length in minutes"
        optional
        error={isWrong ? 'Please write whole minutes, up to 600.' : undefined}
      >
        {(control) => (
          <Input
            {...control}
            inputMode="numeric"
            autoComplete="off"
            value={minutes}
            onChange={({ target }) => setMinutes(target.value)}
          />
        )}
      </Field>
      <NoteField value={note} onChange={setNote} hint="The client reads it above the exercises." />
    </FormDialog>
  );
}

interface PlanDialogProps {
  plan: TrainingPlan;
  /** Of the week. */
  at: number;
  onChange: (next: TrainingPlan) => void;
  onClose: () => void;
}

export function WeekDialog({ plan, at, onChange, onClose }: PlanDialogProps): ReactNode {
  const week = plan.weeks[at]!;
  const [name, setName] = useState(week.name);
  const [note, setNote] = useState(week.note);
  return (
    <FormDialog
      title={`Week ${at + 1}`}
      confirmLabel="Done"
      form={submit(() => {
        onChange(mapWeek(plan, at, (one) => ({ ...one, name: name.trim(), note: note.trim() })));
        onClose();
      })}
      onClose={onClose}
    >
      <NameField value={name} onChange={setName} hint="Such as: Deload" />
      <NoteField value={note} onChange={setNote} hint="The client reads it above the week." />
    </FormDialog>
  );
}

interface ReplaceDialogProps extends PlanDialogProps {
  row: PlanRow;
  library: Library;
}

/** Another exercise in place of one, in this week and the coming ones. */
export function ReplaceDialog(props: ReplaceDialogProps): ReactNode {
  const { plan, at, row, library, onChange, onClose } = props;
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<Exercise>();
  const found = text.trim() === '' ? [] : searchNamed(library.list, text).slice(0, 6);
  const alternatives = (library.byId.get(row.exerciseId ?? '')?.alternatives ?? []).flatMap(
    (id) => library.byId.get(id) ?? [],
  );
  const shown = text.trim() === '' ? alternatives : found;
  const count = plan.weeks
    .slice(at)
    .flatMap((week) => [...rowsOfWeek(week).values()])
    .filter((one) => isExercise(one, row)).length;
  const [asked, setAsked] = useState<string>();
  const name = chosen?.name ?? text.trim();
  const what = count === 1 ? 'it' : `all ${count}`;
  const isAsked = asked === name && !chosen;
  return (
    <FormDialog
      title={`Replace ${row.name}`}
      confirmLabel={isAsked ? `Replace ${what} all the same` : `Replace ${what}`}
      disabled={name === ''}
      problem={
        isAsked ? `“${name}” is not in the library: it has no video, and counts for no muscle.` : undefined
      }
      form={submit(() => {
        const exercise = chosen ?? meantOf(library, text, found);
        if (!exercise && !isAsked) return setAsked(name);
        const other = { exerciseId: exercise?._id ?? null, name: exercise?.name ?? name };
        onChange(replaceExercise(plan, at, row, other));
        onClose();
      })}
      onClose={onClose}
    >
      <p className="muted">
        {`In week ${at + 1} and all that follow: ${count === 1 ? 'one row' : `${count} rows`}. Sets, load and the rest stay.`}
      </p>
      <Field label="With">
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            maxLength={120}
            value={chosen?.name ?? text}
            onChange={({ target }) => {
              setChosen(undefined);
              setText(target.value);
            }}
          />
        )}
      </Field>
      {shown.length > 0 && !chosen && (
        <ul className={styles.found} aria-label={text === '' ? 'Alternatives' : 'Found in the library'}>
          {shown.map((exercise) => (
            <li key={exercise._id}>
              <button type="button" onClick={() => setChosen(exercise)}>
                {exercise.name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </FormDialog>
  );
}

/** What Enter takes: the exercise of this name, or the first suggestion that begins with it. */
function meantOf(library: Library, text: string, found: readonly Exercise[]): Exercise | undefined {
  const exact = library.find(text);
  const [first] = found;
  return exact ? library.byId.get(exact.id) : first && beginsWord(text, first) ? first : undefined;
}
