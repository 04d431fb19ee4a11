import type { HomeContent, HowStep } from '@ironbloom/brand';
import type { ReactNode } from 'react';
import { freshId } from '../content-values.ts';
import { ListField } from '../fields/list-field.tsx';
import { PictureField } from '../fields/picture-field.tsx';
import { LineField, LinesField } from '../fields/text-fields.tsx';
import type { PageFormProps } from '../page-form.ts';

/** The slides of "How it works". */
export function StepsField({ content, errors, busy, set }: PageFormProps<HomeContent>): ReactNode {
  return (
    <ListField<HowStep>
      name="steps"
      legend="How it works"
      hint="The slides, in their order. None: the part is not shown."
      one="step"
      most={6}
      items={content.steps}
      errors={errors}
      busy={busy}
      called={({ title }) => title}
      create={() => ({ id: freshId(), title: '', description: '', picture: null })}
      onChange={(steps) => set({ steps })}
    >
      {(step, change, path) => (
        <>
          <LineField
            label="Title"
            value={step.title}
            error={errors[`${path}.title`]}
            busy={busy}
            onChange={(title) => change({ title })}
          />
          <LinesField
            label="Text"
            value={step.description}
            error={errors[`${path}.description`]}
            busy={busy}
            onChange={(description) => change({ description })}
          />
          <PictureField
            label="Picture"
            picture={step.picture}
            ratio="4 / 3"
            errors={errors}
            path={`${path}.picture`}
            busy={busy}
            onChange={(picture) => change({ picture })}
          />
        </>
      )}
    </ListField>
  );
}
