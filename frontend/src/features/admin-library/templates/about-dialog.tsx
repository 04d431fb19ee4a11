import { equipment, LEVELS } from '@ironbloom/brand/library';
import { type ReactNode, useState } from 'react';
import { ApiError, messageOf } from '#shared/api/errors.ts';
import { bind, LineField, LinesField, type Part, typed } from '#shared/document/fields.tsx';
import { withValue } from '#shared/document/document.ts';
import type { FieldErrors } from '#shared/forms/engine.ts';
import { useAction } from '#shared/ui/actions/use-action.ts';
import { toast } from '#shared/ui/feedback/toast.ts';
import { Field } from '#shared/ui/forms/field.tsx';
import { Select } from '#shared/ui/forms/inputs/select.tsx';
import { Grid } from '#shared/ui/layout/flow.tsx';
import { FormDialog } from '#shared/ui/overlays/form-dialog.tsx';
import { type TemplateBody, useTemplateActions, type WholeTemplate } from '../api.ts';
import { Chips } from '../chips.tsx';
import { levelWords, placeWords } from '../words.ts';
import { bodyOf } from './template-words.ts';

interface AboutDialogProps {
  template: WholeTemplate;
  onClose: () => void;
}

interface AboutForm {
  name: string;
  forWhom: string;
  notFor: string;
  clientNote: string;
  progression: string;
  /** Empty: suits any level. */
  level: string;
  place: string;
  equipment: string[];
  minutes: string;
}

const formOf = (template: WholeTemplate): AboutForm => {
  const { name, forWhom, notFor, clientNote, progression, level, place, minutes } = template;
  return {
    name,
    forWhom,
    notFor,
    clientNote,
    progression,
    level: level ?? '',
    place: place ?? '',
    equipment: template.equipment,
    minutes: minutes === null ? '' : String(minutes),
  };
};

const changeOf = ({ level, place, minutes, ...about }: AboutForm): Partial<TemplateBody> => ({
  ...about,
  level: (level || null) as TemplateBody['level'],
  place: (place || null) as TemplateBody['place'],
  minutes: minutes.trim() === '' ? null : Number(minutes),
});

function problemsOf({ name, minutes }: AboutForm): FieldErrors {
  return {
    ...(name.trim() === '' && { name: 'Enter a name' }),
    ...(!/^\d{0,3}$/.test(minutes.trim()) && { minutes: 'Enter a whole number' }),
  };
}

/** Name and words of a template; its document stays as it is. */
export function AboutDialog({ template, onClose }: AboutDialogProps): ReactNode {
  const { change } = useTemplateActions();
  const [form, setForm] = useState(() => formOf(template));
  const [errors, setErrors] = useState<FieldErrors>({});
  const [problem, setProblem] = useState<string>();
  const { busy, run } = useAction(
    async () => {
      await change(template._id, template.version, bodyOf(template, changeOf(form)));
      toast.success('Saved.');
      onClose();
    },
    (error) => {
      setErrors((error instanceof ApiError && error.fields) || {});
      setProblem(messageOf(error, 'The template could not be saved.'));
    },
  );
  const root: Part<AboutForm> = {
    value: form,
    path: '',
    errors,
    busy,
    set: (path, value) => {
      setForm((before) => withValue(before, path, value));
      setErrors({});
      setProblem(undefined);
    },
  };
  const isTraining = template.kind === 'training';
  const kit = bind(root, 'equipment');
  return (
    <FormDialog
      title="About this template"
      confirmLabel="Save"
      busyLabel="Saving..."
      busy={busy}
      problem={problem}
      gap="4"
      form={{
        onSubmit: (event) => {
          event.preventDefault();
          const found = problemsOf(form);
          setErrors(found);
          if (Object.keys(found).length === 0) run();
        },
      }}
      onClose={onClose}
    >
      <LineField of={bind(root, 'name')} label="Name" maxLength={120} />
      <LinesField of={bind(root, 'forWhom')} label="For whom" optional rows={2} maxLength={600} />
      <LinesField of={bind(root, 'notFor')} label="Not for" optional rows={2} maxLength={600} />
      {isTraining && (
        <>
          <Grid columns="1fr 1fr 1fr" gap="4">
            <Choice
              of={root}
              name="level"
              label="Level"
              options={LEVELS.map((level) => [level, levelWords[level]])}
            />
            <Choice of={root} name="place" label="Place" options={Object.entries(placeWords)} />
            <LineField of={bind(root, 'minutes')} label="Minutes" optional inputMode="numeric" />
          </Grid>
          <Chips
            legend="Needs"
            options={equipment}
            chosen={kit.value}
            error={kit.error}
            disabled={busy}
            onChange={kit.onChange}
          />
          <LinesField of={bind(root, 'progression')} label="How it grows" optional rows={2} maxLength={600} />
        </>
      )}
      <LinesField of={bind(root, 'clientNote')} label="To the client" optional maxLength={2000} />
    </FormDialog>
  );
}

interface ChoiceProps {
  of: Part<AboutForm>;
  name: 'level' | 'place';
  label: string;
  options: readonly (readonly [string, string])[];
}

function Choice({ of, name, label, options }: ChoiceProps): ReactNode {
  const bound = bind(of, name);
  return (
    <Field label={label} error={bound.error}>
      {(control) => (
        <Select
          {...control}
          {...typed(bound)}
          placeholder="Any"
          options={options.map(([value, words]) => ({ value, label: words }))}
        />
      )}
    </Field>
  );
}
