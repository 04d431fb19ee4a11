import { type ReactNode, useState } from 'react';
import { exerciseName, LOG_LIMITS, type SkipReason, skipWords } from '@ironbloom/brand/training-log';
import { RadioCards } from '#shared/ui/choices/radio-cards.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { Field } from '#shared/ui/forms/field.tsx';
import { Input, Textarea } from '#shared/ui/forms/input.tsx';
import { FormDialog } from '#shared/ui/overlays/form-dialog.tsx';
import type { Plan } from '../api.ts';
import { usePrograms } from '../program.tsx';
import type { SessionRow } from '../training/session.ts';
import type { Write } from './session-props.ts';

interface RowDialogProps {
  kind: 'swap' | 'skip';
  row: SessionRow;
  plan: Plan;
  write: Write;
  onClose: () => void;
}

export function RowDialog({ kind, ...props }: RowDialogProps): ReactNode {
  return kind === 'swap' ? <Swap {...props} /> : <Skip {...props} />;
}

type Props = Omit<RowDialogProps, 'kind'>;

/** The value of the card for an exercise of her own. */
const OWN = 'own';
/** And for that of the plan. */
const PLANNED = 'planned';

/** What the coach chose stands first. */
function Swap({ row, plan, write, onClose }: Props): ReactNode {
  const { program } = usePrograms();
  const planned = plan.exercises.find(({ _id }) => _id === row.row.exerciseId);
  const others = (planned?.alternatives ?? []).filter(({ _id }) => _id !== row.exerciseId);
  const isSwapped = row.exerciseId !== row.row.exerciseId || row.name !== row.row.name;
  const [chosen, setChosen] = useState(others[0]?._id ?? (isSwapped ? PLANNED : OWN));
  const [own, setOwn] = useState('');
  const [problem, setProblem] = useState<string>();

  function swap(): void {
    const name = exerciseName(own);
    if (chosen === OWN && name === '') {
      setProblem(own.trim() === '' ? 'Please name the exercise.' : 'Please name it in letters.');
      return;
    }
    const other = others.find(({ _id }) => _id === chosen);
    const value =
      chosen === PLANNED
        ? null
        : other
          ? { exerciseId: other._id, name: other.name }
          : { exerciseId: null, name };
    void write('row-swap', row.row.id, value);
    onClose();
  }

  return (
    <FormDialog
      title={`Swap ${row.name}`}
      confirmLabel="Swap"
      variant="primary"
      onClose={onClose}
      form={{
        onSubmit: (event) => {
          event.preventDefault();
          swap();
        },
      }}
    >
      <RadioCards
        legend={others.length > 0 ? 'Instead, chosen for this exercise' : 'Instead'}
        showLegend
        name="swap"
        value={chosen}
        onChange={setChosen}
        options={[
          ...others.map(({ _id, name }) => ({ value: _id, title: name })),
          ...(isSwapped
            ? [{ value: PLANNED, title: planned?.name ?? row.row.name, text: 'As planned' }]
            : []),
          { value: OWN, title: 'Something else' },
        ]}
      />
      {chosen === OWN && (
        <Field label="Exercise" error={problem}>
          {(control) => (
            <Input
              {...control}
              maxLength={LOG_LIMITS.exercise}
              value={own}
              onChange={({ target }) => setOwn(target.value)}
            />
          )}
        </Field>
      )}
      {(row.sets.some(({ value }) => value.done) || program.coach) && (
        <p className="small muted">
          {row.sets.some(({ value }) => value.done) && 'Sets that are done stay as they are. '}
          {program.coach && `${program.coach.name} sees what you did instead.`}
        </p>
      )}
    </FormDialog>
  );
}

function Skip({ row, write, onClose }: Props): ReactNode {
  const { program } = usePrograms();
  const [reason, setReason] = useState<SkipReason>('equipment');
  const [pain, setPain] = useState(row.pain);
  return (
    <FormDialog
      title={`Skip ${row.name}`}
      confirmLabel="Skip"
      variant="primary"
      onClose={onClose}
      form={{
        onSubmit: (event) => {
          event.preventDefault();
          void (async () => {
            if (reason === 'pain' && pain.trim() !== row.pain)
              await write('row-pain', row.row.id, pain.trim());
            await write('row-skip', row.row.id, reason);
          })();
          onClose();
        },
      }}
    >
      <RadioCards
        legend="Why?"
        showLegend
        name="skip"
        value={reason}
        onChange={setReason}
        options={ORDER.map((value) => ({ value, title: skipWords[value] }))}
      />
      {reason === 'pain' && (
        <>
          <Notice tone="amber" icon="alert">
            Stop this exercise.{program.coach && ` ${program.coach.name} sees it marked as pain.`}
          </Notice>
          <Field label="Where, and when?" optional>
            {(control) => (
              <Textarea
                {...control}
                rows={2}
                maxLength={LOG_LIMITS.rowWords}
                value={pain}
                onChange={({ target }) => setPain(target.value)}
              />
            )}
          </Field>
        </>
      )}
    </FormDialog>
  );
}

/** The usual one first. */
const ORDER: readonly SkipReason[] = ['equipment', 'no-time', 'pain', 'other'];
