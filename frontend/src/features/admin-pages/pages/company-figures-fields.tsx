import type { CompanyContent, CompanyFigure, CompanyGoal } from '@ironbloom/brand';
import type { ReactNode } from 'react';
import { Checkbox } from '#shared/ui/forms/checkbox.tsx';
import { freshId } from '../content-values.ts';
import { ListField } from '../fields/list-field.tsx';
import { NumberField } from '../fields/number-field.tsx';
import { LineField } from '../fields/text-fields.tsx';
import type { PageFormProps } from '../page-form.ts';

/** What the business counts, and how far it wants to come. */
export function FiguresFields({ content, errors, busy, set }: PageFormProps<CompanyContent>): ReactNode {
  const { goal } = content;
  const change = (part: Partial<CompanyGoal>): void => set({ goal: { ...goal, ...part } });
  return (
    <>
      <LineField
        label="Heading of the figures"
        value={content.figuresTitle}
        error={errors['figuresTitle']}
        busy={busy}
        onChange={(figuresTitle) => set({ figuresTitle })}
      />
      <ListField<CompanyFigure>
        name="figures"
        legend="Figures"
        hint="Leave empty, without a goal, to hide this section."
        one="figure"
        most={3}
        items={content.figures}
        errors={errors}
        busy={busy}
        called={({ value, label }) => (label ? `${value.toLocaleString('en-US')} ${label}` : '')}
        create={() => ({ id: freshId(), value: 0, label: '', towardsGoal: false })}
        onChange={(figures) => set({ figures })}
      >
        {(figure, changeFigure, path) => (
          <>
            <NumberField
              label="Figure"
              value={figure.value}
              error={errors[`${path}.value`]}
              busy={busy}
              onChange={(value) => changeFigure({ value })}
            />
            <LineField
              label="Label"
              value={figure.label}
              error={errors[`${path}.label`]}
              busy={busy}
              onChange={(label) => changeFigure({ label })}
            />
            <Checkbox
              label="Counts towards the goal"
              checked={figure.towardsGoal}
              disabled={busy}
              onChange={({ target }) => changeFigure({ towardsGoal: target.checked })}
            />
          </>
        )}
      </ListField>
      <NumberField
        label="Goal"
        hint="Enter 0 to hide the goal."
        value={goal.value}
        error={errors['goal.value']}
        busy={busy}
        onChange={(value) => change({ value })}
      />
      <LineField
        label="Label of the goal"
        optional
        value={goal.label}
        error={errors['goal.label']}
        busy={busy}
        onChange={(label) => change({ label })}
      />
      <LineField
        label="Alt text of the goal’s bar"
        hint="Describes it for people who cannot see it."
        optional
        value={goal.progress}
        error={errors['goal.progress']}
        busy={busy}
        onChange={(progress) => change({ progress })}
      />
    </>
  );
}
