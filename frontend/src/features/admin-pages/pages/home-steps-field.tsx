import { type HomeContent, type HowStep, type StepIcon, stepIcons } from '@ironbloom/brand';
import type { ReactNode } from 'react';
import { Field } from '#shared/ui/forms/field.tsx';
import { Select } from '#shared/ui/forms/inputs/select.tsx';
import { freshId } from '../content-values.ts';
import { ItemFields, type TextOf } from '../fields/item-fields.tsx';
import { ListField } from '../fields/list-field.tsx';
import { bind, bindWhole, type PageFormProps } from '../page-form.ts';

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

interface IconFieldProps {
  value: StepIcon;
  error: string | undefined;
  busy: boolean;
  onChange: (icon: StepIcon) => void;
}

function IconField({ value, error, busy, onChange }: IconFieldProps): ReactNode {
  return (
    <Field label="Icon" error={error}>
      {(control) => (
        <Select
          {...control}
          options={iconOptions}
          value={value}
          disabled={busy}
          onChange={({ target }) => onChange(target.value as StepIcon)}
        />
      )}
    </Field>
  );
}

/** The slides of "How it works". */
export function StepsField({ part }: PageFormProps<HomeContent>): ReactNode {
  return (
    <ListField<HowStep>
      {...bindWhole(part, 'steps')}
      legend="How it works"
      hint="Slides, shown in this order. Leave empty to hide this section."
      one="step"
      most={6}
      called={({ title }) => title}
      create={() => ({ id: freshId(), title: '', description: '', icon: 'check', picture: null })}
    >
      {(item) => (
        <>
          <IconField {...bind(item, 'icon')} />
          <ItemFields<HowStep> part={item} texts={texts} picture={{ label: 'Picture', ratio: '4 / 3' }} />
        </>
      )}
    </ListField>
  );
}
