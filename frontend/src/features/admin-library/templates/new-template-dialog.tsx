import type { TrainingPlan } from '@ironbloom/brand/plan';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { newUuid } from '#shared/lib/uuid.ts';
import { useInlineAction } from '#shared/ui/actions/use-inline-action.ts';
import { toast } from '#shared/ui/feedback/toast.ts';
import { Field } from '#shared/ui/forms/field.tsx';
import { Input } from '#shared/ui/forms/input.tsx';
import { FormDialog } from '#shared/ui/overlays/form-dialog.tsx';
import { fetchNewestFood, type TemplateBody, useTemplateActions } from '../api.ts';
import { ClientChoice } from './client-choice.tsx';

interface NewTemplateDialogProps {
  kind: 'training' | 'food';
  /** @param id of the new template of food */
  onMade: (id: string) => void;
  onClose: () => void;
}

/** Training begins with a blank week in the editor, food with what a client eats. */
export function NewTemplateDialog({ kind, onMade, onClose }: NewTemplateDialogProps): ReactNode {
  const { create } = useTemplateActions();
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const [client, setClient] = useState<string>();
  /** The chosen client's newest plan has no food. */
  const [without, setWithout] = useState(false);
  const isFood = kind === 'food';
  const { busy, problem, run } = useInlineAction(async () => {
    if (!isFood) {
      const { _id } = await create({ ...emptyBody, name: name.trim(), training: blankWeek() });
      void navigate(adminPaths.template(_id));
      return;
    }
    const food = await fetchNewestFood(client!);
    setWithout(food === null);
    if (!food) return;
    const { _id } = await create({ ...emptyBody, name: name.trim(), food });
    toast.success(`${name.trim()} is among the templates.`);
    onMade(_id);
    onClose();
  }, 'The template could not be saved. Please try again.');
  const isReady = name.trim() !== '' && (!isFood || client !== undefined);
  return (
    <FormDialog
      title={isFood ? 'New template of food' : 'New training template'}
      confirmLabel={isFood ? 'Save' : 'Open the editor'}
      busyLabel="Saving..."
      busy={busy}
      disabled={!isReady}
      problem={without ? 'The newest plan of this client has no food.' : problem}
      form={{
        onSubmit: (event) => {
          event.preventDefault();
          if (isReady) run();
        },
      }}
      onClose={onClose}
    >
      <Field label="Name">
        {(control) => (
          <Input
            {...control}
            value={name}
            maxLength={120}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      {isFood && (
        <>
          <p className="muted">
            The food of a client’s newest plan is kept as a template, without its note. Names of meals and
            foods stay as they are written.
          </p>
          <ClientChoice
            chosen={client}
            onChoose={(id) => {
              setClient(id);
              setWithout(false);
            }}
          />
        </>
      )}
    </FormDialog>
  );
}

const emptyBody: TemplateBody = {
  name: '',
  forWhom: '',
  notFor: '',
  clientNote: '',
  progression: '',
  level: null,
  place: null,
  equipment: [],
  minutes: null,
  training: null,
  food: null,
};

function blankWeek(): TemplateBody['training'] {
  const training: TrainingPlan = {
    templateId: null,
    maxima: [],
    weeks: [
      {
        id: newUuid(),
        name: '',
        note: '',
        days: [{ id: newUuid(), weekday: 0, name: '', minutes: null, note: '', blocks: [] }],
      },
    ],
  };
  return training as TemplateBody['training'];
}
