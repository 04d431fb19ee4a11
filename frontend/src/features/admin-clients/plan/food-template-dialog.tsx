import type { FoodPlan } from '@ironbloom/brand/plan';
import { type ReactNode, useState } from 'react';
import { FormDialog } from '#shared/ui/overlays/form-dialog.tsx';
import { useTemplate } from '../api.ts';
import { TemplateChoice } from './template-choice.tsx';

interface FoodTemplateDialogProps {
  /** The id of a template that was chosen before. */
  chosen: string | null;
  food: FoodPlan | null;
  onFill: (food: FoodPlan) => void;
  onClose: () => void;
}

/** Lays the meals of a template into the plan. Targets are the client's own. */
export function FoodTemplateDialog({ chosen, food, onFill, onClose }: FoodTemplateDialogProps): ReactNode {
  const [id, setId] = useState(chosen ?? '');
  const whole = useTemplate(id);
  const template = whole.data?.food ?? null;
  return (
    <FormDialog
      title="Fill the food from a template"
      confirmLabel="Take the meals"
      disabled={template === null}
      busy={id !== '' && whole.isLoading}
      busyLabel="Loading..."
      problem={whole.error && 'The template could not be loaded. Please try again.'}
      form={{
        onSubmit: (event) => {
          event.preventDefault();
          if (template) onFill(withMeals(food, template));
        },
      }}
      onClose={onClose}
    >
      <p className="muted">
        Meals of the training day and the rest day are taken
        {food ? ', in place of those in the draft; undo brings them back. ' : '. '}
        Targets, notes and the number of training days stay this client’s own.
      </p>
      <TemplateChoice kind="food" chosen={id} onChoose={setId} />
    </FormDialog>
  );
}

const withMeals = (food: FoodPlan | null, template: FoodPlan): FoodPlan => ({
  trainingDays: food?.trainingDays ?? template.trainingDays,
  training: { target: food?.training.target ?? null, meals: template.training.meals },
  rest: { target: food?.rest.target ?? null, meals: template.rest.meals },
  note: food?.note ?? '',
});
