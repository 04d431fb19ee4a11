import { searchNamed } from '@ironbloom/brand/search';
import { type ReactNode, useState } from 'react';
import { useInlineAction } from '#shared/ui/actions/use-inline-action.ts';
import { toast } from '#shared/ui/feedback/toast.ts';
import { Field } from '#shared/ui/forms/field.tsx';
import { Input } from '#shared/ui/forms/input.tsx';
import { Stack } from '#shared/ui/layout/flow.tsx';
import { FormDialog } from '#shared/ui/overlays/form-dialog.tsx';
import { type Exercise, useExerciseActions, type WholeExercise } from '../api.ts';
import choices from '../choices.module.css';
import { muscleWords } from '../words.ts';
import styles from './merge-dialog.module.css';
import { isGone } from './use-exercise-list.ts';

const mostFound = 6;

interface MergeDialogProps {
  exercise: WholeExercise;
  library: readonly Exercise[];
  onClose: () => void;
}

/** Two names of one movement become one; it says what follows before. */
export function MergeDialog({ exercise, library, onClose }: MergeDialogProps): ReactNode {
  const { merge } = useExerciseActions();
  const [text, setText] = useState('');
  const [into, setInto] = useState<Exercise>();
  const others = library.filter((one) => one._id !== exercise._id && !isGone(one));
  const like = text.trim() === '' ? sameMuscle(exercise, others) : searchNamed(others, text);
  const shown = like.slice(0, mostFound);
  const { busy, problem, run } = useInlineAction(async () => {
    if (!into) return;
    await merge(exercise._id, into._id);
    toast.success(`${exercise.name} is shown as ${into.name} from now on.`);
    onClose();
  });
  return (
    <FormDialog
      title={`Merge ${exercise.name}`}
      confirmLabel="Merge"
      busyLabel="Merging..."
      busy={busy}
      disabled={!into}
      problem={problem}
      form={{
        onSubmit: (event) => {
          event.preventDefault();
          run();
        },
      }}
      onClose={onClose}
    >
      <p className="muted">For two entries of one movement. Choose the one that stays.</p>
      <Field label="The one that stays">
        {(control) => (
          <Input
            {...control}
            type="search"
            value={text}
            placeholder="Name or other name"
            autoComplete="off"
            onChange={({ target }) => {
              setText(target.value);
              setInto(undefined);
            }}
          />
        )}
      </Field>
      <fieldset className={choices.choices}>
        <legend className="sr">Found exercises</legend>
        {shown.map((one) => (
          <label key={one._id} className={choices.choice}>
            <input type="radio" name="into" checked={into?._id === one._id} onChange={() => setInto(one)} />
            <b>{one.name}</b>
            <span className="small quiet">{muscleWords(one.primary)}</span>
          </label>
        ))}
        {shown.length === 0 && <p className="small muted">Nothing fits.</p>}
      </fieldset>
      {into && (
        <Stack as="section" gap="1h" className={styles.follows} aria-label="What follows" role="status">
          <b>What follows</b>
          <ul>
            <li>
              {reach(exercise.clients)} show the cues and the video of {into.name}.
            </li>
            <li>The name that a coach wrote in a plan stays.</li>
            <li>{exercise.name} is not offered any more. “Show again” takes the merge back.</li>
          </ul>
        </Stack>
      )}
    </FormDialog>
  );
}

const reach = (clients: number): string =>
  clients === 0
    ? 'Plans that have it'
    : `Plans that have it (now of ${clients === 1 ? '1 client' : `${clients} clients`})`;

const sameMuscle = (exercise: WholeExercise, others: readonly Exercise[]): readonly Exercise[] =>
  others.filter(({ pattern, primary }) => pattern === exercise.pattern && primary[0] === exercise.primary[0]);
