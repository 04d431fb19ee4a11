import { type HomeContent, type HowStep, type StepIcon, stepIcons } from '@ironbloom/brand';
import type { ReactNode } from 'react';
import { Field } from '#shared/ui/forms/field.tsx';
import { Select } from '#shared/ui/forms/inputs/select.tsx';
import { freshId } from '../content-values.ts';
import { ItemFields, type TextOf } from '../fields/item-fields.tsx';
import { ListField } from '../fields/list-field.tsx';
import type { PageFormProps } from '../page-form.ts';

const texts: readonly TextOf<HowStep>[] = [
  { name: 'title', label: 'Title' },
  { name: 'description', label: 'Text', lines: true },
];

const iconNames: Record<StepIcon, string> = {
  check: 'Check mark',
  user: 'Person',
  growth: 'Rising line',
  chat: 'Speech bubble',
  phone: 'Phone',
  clock: 'Clock',
};
const iconOptions = stepIcons.map((value) => ({ value, label: iconNames[value] }));

/** The slides of "How it works". */
export function StepsField({ content, errors, busy, set }: PageFormProps<HomeContent>): ReactNode {
  return (
    <ListField<HowStep>
      name="steps"
      legend="How it works"
      hint="Slides, shown in this order. Leave empty to hide this section."
      one="step"
      most={6}
      items={content.steps}
      errors={errors}
      busy={busy}
      called={({ title }) => title}
      create={() => ({ id: freshId(), title: '', description: '', icon: 'check', picture: null })}
      onChange={(steps) => set({ steps })}
    >
      {(step, change, path) => (
        <>
          <Field label="Icon" error={errors[`${path}.icon`]}>
            {(control) => (
              <Select
                {...control}
                options={iconOptions}
                value={step.icon}
                disabled={busy}
                onChange={({ target }) => change({ icon: target.value as StepIcon })}
              />
            )}
          </Field>
          <ItemFields<HowStep>
            item={step}
            texts={texts}
            picture={{ label: 'Picture', ratio: '4 / 3' }}
            errors={errors}
            path={path}
            busy={busy}
            onChange={change}
          />
        </>
      )}
    </ListField>
  );
}
