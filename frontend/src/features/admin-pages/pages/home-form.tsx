import type { Claim, HomeContent } from '@ironbloom/brand';
import type { ReactNode } from 'react';
import { freshId } from '../content-values.ts';
import { ItemFields, type TextOf } from '../fields/item-fields.tsx';
import { ListField } from '../fields/list-field.tsx';
import { LinesField, TextsField } from '../fields/text-fields.tsx';
import { errorAt, type PageForm, type PageFormProps } from '../page-form.ts';
import { AboutFields } from './home-about-fields.tsx';
import { StepsField } from './home-steps-field.tsx';

const claimTexts: readonly TextOf<Claim>[] = [
  { name: 'value', label: 'Figure', hint: 'Such as 30+ or 48 hours.' },
  { name: 'label', label: 'Of what' },
];

function HomeFields(props: PageFormProps<HomeContent>): ReactNode {
  const { content, errors, busy, set } = props;
  return (
    <>
      <TextsField
        label="Headline"
        hint="One per line, at most four."
        between={'\n'}
        texts={content.headline}
        error={errorAt(errors, 'headline')}
        busy={busy}
        onChange={(headline) => set({ headline })}
      />
      <LinesField
        label="Subheading"
        value={content.lead}
        error={errors['lead']}
        busy={busy}
        onChange={(lead) => set({ lead })}
      />
      <ListField<Claim>
        name="claims"
        legend="Figures"
        hint="Key numbers of the business. Leave empty to hide the row."
        one="figure"
        most={4}
        items={content.claims}
        errors={errors}
        busy={busy}
        called={({ value, label }) => `${value} ${label}`.trim()}
        create={() => ({ id: freshId(), value: '', label: '' })}
        onChange={(claims) => set({ claims })}
      >
        {(claim, change, path) => (
          <ItemFields<Claim>
            item={claim}
            texts={claimTexts}
            errors={errors}
            path={path}
            busy={busy}
            onChange={change}
          />
        )}
      </ListField>
      <StepsField {...props} />
      <AboutFields {...props} />
      <LinesField
        label="Description for search engines"
        hint="Shown in search results. The keywords are set under Business."
        rows={2}
        value={content.description}
        error={errors['description']}
        busy={busy}
        onChange={(description) => set({ description })}
      />
    </>
  );
}

export const homeForm: PageForm<'home'> = {
  page: 'home',
  title: 'Home',
  Form: HomeFields,
  labels: {
    description: 'Description',
    headline: 'Headline',
    lead: 'Subheading',
    claims: 'Figures',
    steps: 'Steps',
    aboutTitle: 'Heading about coaching',
    aboutLede: 'Introduction about coaching',
    aboutPicture: 'Picture about coaching',
    aboutSections: 'Sections about coaching',
  },
};
