import { type FoodPlan, PLAN_LIMITS, type TrainingPlan } from '@ironbloom/brand/plan';
import { wholeWeekdayNames } from '@ironbloom/brand/plan-days';
import { type ReactNode, useState } from 'react';
import { useInlineAction } from '#shared/ui/actions/use-inline-action.ts';
import { toast } from '#shared/ui/feedback/toast.ts';
import { Field } from '#shared/ui/forms/field.tsx';
import { Input, Textarea } from '#shared/ui/forms/input.tsx';
import { Select } from '#shared/ui/forms/inputs/select.tsx';
import { FormDialog } from '#shared/ui/overlays/form-dialog.tsx';
import { useTemplate } from '../api.ts';
import { type TemplateBody, useSaveTemplate } from './api.ts';
import { TemplateChoice } from './template-choice.tsx';
import { hasRows, withoutEmptyRows, withTemplate } from './training/commands.ts';
import { emptyPlan } from './training/lines.ts';

interface TemplateDialogProps {
  /** The id of a template that was chosen before. */
  chosen: string | null;
  plan: TrainingPlan | null;
  /** The client's, from 1. */
  week: number | null;
  onFill: (plan: TrainingPlan) => void;
  onClose: () => void;
}

/** Lays a template into the plan from a week and a weekday on. */
export function TemplateDialog({ chosen, plan, week, onFill, onClose }: TemplateDialogProps): ReactNode {
  const [id, setId] = useState(chosen ?? '');
  const [weekday, setWeekday] = useState('0');
  const weeks = plan && hasRows(plan) ? plan.weeks.length : 0;
  const [at, setAt] = useState(String(Math.min(weeks, week ?? weeks)));
  const whole = useTemplate(id);
  const training = whole.data?.training ?? null;
  const from = Number(at);
  const length = training?.weeks.length ?? 0;
  const last = Math.min(from + length, PLAN_LIMITS.weeks);
  const surplus = from + length - last;
  return (
    <FormDialog
      title="Fill from a template"
      confirmLabel={length === 0 ? 'Fill the weeks' : `Fill weeks ${from + 1} to ${last}`}
      disabled={last === from}
      busy={id !== '' && whole.isLoading}
      busyLabel="Loading..."
      problem={whole.error && 'The template could not be loaded. Please try again.'}
      form={{
        onSubmit: (event) => {
          event.preventDefault();
          if (!training) return;
          const where = { at: from, weekday: weekday === '' ? null : Number(weekday) };
          onFill(withTemplate(plan ?? emptyPlan(), { ...training, templateId: id }, where));
        },
      }}
      onClose={onClose}
    >
      <TemplateChoice kind="training" chosen={id} onChoose={setId} />
      <Field label="First training day">
        {(control) => (
          <Select
            {...control}
            placeholder="The client chooses the days"
            options={wholeWeekdayNames.map((label, place) => ({ value: String(place), label }))}
            value={weekday}
            onChange={({ target }) => setWeekday(target.value)}
          />
        )}
      </Field>
      {weeks > 0 && (
        <Field
          label="From week"
          hint={
            from < weeks
              ? `Weeks ${from + 1} to ${weeks} of the draft are replaced. Undo brings them back.`
              : 'The weeks are added after the last one.'
          }
        >
          {(control) => (
            <Select
              {...control}
              options={Array.from({ length: weeks + 1 }, (_, place) => ({
                value: String(place),
                label: place === weeks ? `${place + 1}, after the last` : String(place + 1),
              }))}
              value={at}
              onChange={({ target }) => setAt(target.value)}
            />
          )}
        </Field>
      )}
      {surplus > 0 && (
        <p className="small muted">
          {`A plan has room for ${PLAN_LIMITS.weeks} weeks: ${surplus === 1 ? 'the last week of the template is' : `the last ${surplus} weeks of the template are`} left out.`}
        </p>
      )}
    </FormDialog>
  );
}

interface SaveTemplateDialogProps {
  /** Training or food. */
  plan: TrainingPlan | FoodPlan;
  onClose: () => void;
}

/** What is known of one client stays out. */
const keptOf = (plan: TrainingPlan | FoodPlan): { training: TrainingPlan | null; food: FoodPlan | null } =>
  'weeks' in plan
    ? { training: { ...withoutEmptyRows(plan), templateId: null, maxima: [] }, food: null }
    : {
        training: null,
        food: {
          ...plan,
          note: '',
          training: { ...plan.training, target: null },
          rest: { ...plan.rest, target: null },
        },
      };

/** Keeps the training or the food of a plan as a template. */
export function SaveTemplateDialog({ plan, onClose }: SaveTemplateDialogProps): ReactNode {
  const save = useSaveTemplate();
  const [name, setName] = useState('');
  const [forWhom, setForWhom] = useState('');
  const { busy, problem, run } = useInlineAction(async () => {
    await save({
      name: name.trim(),
      forWhom: forWhom.trim(),
      notFor: '',
      clientNote: '',
      progression: '',
      level: null,
      place: null,
      equipment: [],
      minutes: null,
      ...(keptOf(plan) as never as Pick<TemplateBody, 'training' | 'food'>),
    });
    toast.success('Saved. It stands among the templates.');
    onClose();
  }, 'The template could not be saved. Please try again.');
  return (
    <FormDialog
      title={'weeks' in plan ? 'Save as a template' : 'Save the food as a template'}
      confirmLabel="Save"
      busyLabel="Saving..."
      busy={busy}
      disabled={name.trim() === ''}
      problem={problem}
      form={{
        onSubmit: (event) => {
          event.preventDefault();
          if (name.trim() !== '') run();
        },
      }}
      onClose={onClose}
    >
      <p className="muted">
        {'weeks' in plan
          ? 'All weeks with their notes are kept, without the known maxima.'
          : 'All meals of both days with their notes are kept, without the targets.'}{' '}
        Please see that no note names the client.
      </p>
      <Field label="Name">
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            maxLength={120}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      <Field label="For whom" optional>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={600}
            value={forWhom}
            onChange={({ target }) => setForWhom(target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
