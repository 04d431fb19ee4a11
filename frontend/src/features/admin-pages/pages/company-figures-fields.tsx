import type { CompanyContent } from '@ironbloom/brand';
import type { ReactNode } from 'react';
import { Checkbox } from '#shared/ui/forms/checkbox.tsx';
import { freshId } from '../content-values.ts';
import { ListField } from '../fields/list-field.tsx';
import { NumberField } from '../fields/number-field.tsx';
import { LineField } from '../fields/text-fields.tsx';
import { bind, bindTick, bindWhole, partOf, type PageFormProps } from '../page-form.ts';

/** What the business counts, and how far it wants to come. */
export function FiguresFields({ part }: PageFormProps<CompanyContent>): ReactNode {
  const goal = partOf(bindWhole(part, 'goal'));
  return (
    <>
      <LineField label="Heading of the figures" {...bind(part, 'figuresTitle')} />
      <ListField
        {...bindWhole(part, 'figures')}
        legend="Figures"
        hint="Leave empty, without a goal, to hide this section."
        one="figure"
        most={3}
        called={({ value, label }) => (label ? `${value.toLocaleString('en-US')} ${label}` : '')}
        create={() => ({ id: freshId(), value: 0, label: '', towardsGoal: false })}
      >
        {(item) => (
          <>
            <NumberField label="Figure" {...bind(item, 'value')} />
            <LineField label="Label" {...bind(item, 'label')} />
            <Checkbox label="Counts towards the goal" {...bindTick(item, 'towardsGoal')} />
          </>
        )}
      </ListField>
      <NumberField label="Goal" hint="Enter 0 to hide the goal." {...bind(goal, 'value')} />
      <LineField label="Label of the goal" optional {...bind(goal, 'label')} />
      <LineField
        label="Alt text of the goal’s bar"
        hint="Describes it for people who cannot see it."
        optional
        {...bind(goal, 'progress')}
      />
    </>
  );
}
