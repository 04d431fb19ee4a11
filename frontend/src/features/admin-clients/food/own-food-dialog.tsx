import type { FoodPortion } from '@ironbloom/brand/plan';
import { type ReactNode, useRef } from 'react';
import { useDialogForm } from '#shared/forms/use-dialog-form.ts';
import { Field } from '#shared/ui/forms/field.tsx';
import { Input } from '#shared/ui/forms/input.tsx';
import { Grid } from '#shared/ui/layout/flow.tsx';
import { FormDialog } from '#shared/ui/overlays/form-dialog.tsx';
import { ownPortion } from './food-plan.ts';

interface OwnFoodDialogProps {
  name: string;
  /** Changes this one. */
  portion?: FoodPortion;
  onSave: (portion: FoodPortion) => void;
  onClose: () => void;
}

const fields = [
  ['kcal', 'kcal'],
  ['protein', 'Protein, g'],
  ['carbs', 'Carbs without fibre, g'],
  ['fat', 'Fat, g'],
] as const;

/** A food that is in no list, with the figures of one unit, as on its label. */
export function OwnFoodDialog({ name, portion, onSave, onClose }: OwnFoodDialogProps): ReactNode {
  const { register, errors, dialog } = useDialogForm({
    rules: async () => (await import('./own-food-rules.ts')).ownFood,
    send: async ({ name: typed, unit, ...figures }) => {
      const made = ownPortion(typed, unit, figures);
      onSave(portion ? { ...portion, name: typed, unit, figures } : made);
    },
  });
  const first = useRef<HTMLInputElement>(null);
  const { ref: registered, ...named } = register('name');
  return (
    <FormDialog
      title="Food of your own"
      confirmLabel={portion ? 'Save' : 'Add'}
      {...dialog}
      initialFocus={first}
      onClose={onClose}
    >
      <Grid columns="2fr 1fr" gap="3">
        <Field label="Name" error={errors['name']}>
          {(control) => (
            <Input
              {...control}
              {...named}
              ref={(element) => {
                first.current = element;
                registered?.(element);
              }}
              defaultValue={portion?.name ?? name}
              maxLength={200}
              autoComplete="off"
            />
          )}
        </Field>
        <Field label="For one" error={errors['unit']}>
          {(control) => (
            <Input
              {...control}
              {...register('unit')}
              defaultValue={portion?.unit ?? 'plate'}
              maxLength={60}
              autoComplete="off"
            />
          )}
        </Field>
      </Grid>
      <Grid columns="repeat(4, minmax(0, 1fr))" gap="3">
        {fields.map(([figure, label]) => (
          <Field key={figure} label={label} error={errors[figure]}>
            {(control) => (
              <Input
                {...control}
                {...register(figure)}
                defaultValue={portion ? String(portion.figures[figure]) : ''}
                inputMode="decimal"
                autoComplete="off"
              />
            )}
          </Field>
        ))}
      </Grid>
    </FormDialog>
  );
}
