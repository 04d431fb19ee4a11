import type { CompanyContent } from '@ironbloom/brand';
import type { ReactNode } from 'react';
import { SearchFields } from '../fields/search-fields.tsx';
import { LineField, LinesField } from '../fields/text-fields.tsx';
import type { PageForm, PageFormProps } from '../page-form.ts';
import { FiguresFields } from './company-figures-fields.tsx';
import { CoachesField, GalleryField, StationsField } from './company-lists.tsx';

function CompanyFields(props: PageFormProps<CompanyContent>): ReactNode {
  const { content, errors, busy, set } = props;
  const line = (name: 'headline' | 'historyTitle' | 'coachesTitle', label: string): ReactNode => (
    <LineField
      label={label}
      value={content[name]}
      error={errors[name]}
      busy={busy}
      onChange={(text) => set({ [name]: text })}
    />
  );
  return (
    <>
      {line('headline', 'Headline')}
      <LinesField
        label="Subheading"
        value={content.lead}
        error={errors['lead']}
        busy={busy}
        onChange={(lead) => set({ lead })}
      />
      {line('historyTitle', 'Heading of the history')}
      <StationsField {...props} />
      <FiguresFields {...props} />
      {line('coachesTitle', 'Heading of the coaches')}
      <CoachesField {...props} />
      <GalleryField {...props} />
      <SearchFields content={content} errors={errors} busy={busy} set={set} />
    </>
  );
}

export const companyForm: PageForm<'company'> = {
  page: 'company',
  title: 'Who we are',
  Form: CompanyFields,
  labels: {
    description: 'Description',
    keywords: 'Keywords',
    headline: 'Headline',
    lead: 'Subheading',
    historyTitle: 'Heading of the history',
    stations: 'History',
    figuresTitle: 'Heading of the figures',
    figures: 'Figures',
    goal: 'Goal',
    coachesTitle: 'Heading of the coaches',
    coaches: 'Coaches',
    gallery: 'Gallery',
  },
};
